"""Random play by OpenSpiel, in C++: steps a second on one core.

python3 openspiel.py SECONDS

Its evaluator plays games in C++ from a state to the end: for each step it asks for the legal actions,
or for chance's outcomes, takes one at random and applies it. Python cannot call it by itself: a search
of two simulations does, once at the state and once a step later, and plays as many games at each as it
is told to, so many that all else it does is as nothing. It does not say how many steps that took, so the
length of a random game is found apart, by the same steps made from Python.
"""

import json
import random
import sys
import time

import pyspiel

GAMES = ["tic_tac_toe", "connect_four", "breakthrough", "hex", "backgammon"]
# The length is known well enough when so many games were played, or so much time is gone.
LENGTHS = 2000


def length(state):
    """The steps of one random game, nature's included."""
    state, steps = state.clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            action = random.choices(actions, weights)[0]
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(action)
        steps += 1
    return steps


def mean_length(state, seconds):
    """The mean of many."""
    until, lengths = time.monotonic() + seconds, []
    while len(lengths) < LENGTHS and (time.monotonic() < until or len(lengths) < 20):
        lengths.append(length(state))
    return sum(lengths) / len(lengths), len(lengths)


def games_per_second(game, state, seconds):
    """Random games in C++, half of them from a step later on."""
    count = 1
    while True:
        evaluator = pyspiel.RandomRolloutEvaluator(count, count)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 1000, False, 1, False)
        start = time.process_time()
        bot.step(state)
        passed = time.process_time() - start
        if passed >= seconds / 2:
            return 2 * count / passed
        count = count * 2 if passed <= 0.01 else max(count + 1, int(count * seconds / passed))


def main():
    seconds = float(sys.argv[1])
    found = []
    for name in GAMES:
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        mean, games = mean_length(state, seconds)
        steps = games_per_second(game, state, seconds) * (mean - 0.5)
        found.append({"game": name, "steps_per_s": steps, "length": mean, "lengths": games})
    print(json.dumps(found))


main()
