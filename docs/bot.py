"""A bot for Clew in plain Python: it opens a table, fills it up with bots and plays at random.

    python3 docs/bot.py http://127.0.0.1:7077 GAME
"""

import json, random, secrets, sys, time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

URL, GAME = sys.argv[1:3]
WHO = "Bearer " + secrets.token_hex(16)  # this token identifies the bot: keep it secret


def ask(address, body=None):
    headers = {"Authorization": WHO, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(URL + address, data, headers))


def post(address, **body):
    while True:
        try:
            return json.load(ask(address, body))
        except HTTPError as error:
            if error.code not in (429, 503):  # too much at once: later the same again
                raise
            time.sleep(int(error.headers["Retry-After"]))


def states(table):
    while True:  # a stream may end (`event: bye`): then ask for another
        for line in ask(table + "/events"):
            if line.startswith(b'data: {"table":'):
                yield json.loads(line[6:])


quick = json.load(ask("/games/" + GAME))["quick"]  # with these settings even a game without a plan ends soon
table = "/tables/" + post("/tables", game=GAME, settings=quick)["table"]
post(table + "/join", name="Python")
for seat in json.load(ask(table))["seats"]:
    if seat["kind"] == "free":
        post(f"{table}/seats/{seat['seat']}/bot", level="random")
post(table + "/seats/A/ready", entropy=secrets.token_hex(16))
post(table + "/start")

for state in states(table):
    if state["state"] in ("over", "closed"):
        break
    for seat, actions in state["legal"].items():
        try:
            action = random.choice([one for one in actions if one != "give-up"] or actions)
            key = secrets.token_hex(8)  # sent twice with the same key, it is done once
            post(table + "/act", seat=seat, action=action, seen=state["seq"], key=key)
        except HTTPError as error:
            if error.code != 409:  # 409: others were quicker, and the next state tells of it
                raise

print(f"{GAME}: {state.get('outcome', 'closed')} after {state['seq']} appends, {URL}{table}/record")
