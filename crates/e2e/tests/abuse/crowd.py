"""A crowd that asks and does not listen: connections with half a request, and streams that nobody reads.

    python3 crowd.py ADDRESS PORT

A line `come HALVES PATH=COUNT..` on standard input opens so many connections with half a head, and so
many streams of events of each of these tables, each of somebody else; a line `go` hangs them all up. Each
is answered with a line that says how many there were.
"""

import resource, secrets, socket, sys

ADDRESS = (sys.argv[1], int(sys.argv[2]))
HALF = b"GET /games HTTP/1.1\r\nHost: clew\r\nX-Half: "

_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def stream(path):
    who = secrets.token_hex(16)
    lines = [f"GET {path}/events HTTP/1.1", "Host: clew", f"Authorization: Bearer {who}", "", ""]
    return "\r\n".join(lines).encode()


def open_one(request):
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # little is kept for who does not read
    line.connect(ADDRESS)
    line.sendall(request)
    return line


lines = []
for order in sys.stdin:
    word, *words = order.split()
    if word == "come":
        lines = [open_one(HALF) for _ in range(int(words[0]))]
        for path, count in (word.split("=") for word in words[1:]):
            lines.extend(open_one(stream(path)) for _ in range(int(count)))
        print("there", len(lines), flush=True)
    else:
        count = len(lines)
        for line in lines:
            line.close()
        lines = []
        print("gone", count, flush=True)
