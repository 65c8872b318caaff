"""Plays random games with the action mask, then reads the decisions of a bot: python3 learn.py [games] [skymines command]"""
import json
import random
import subprocess
import sys

games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
skymines = sys.argv[2:] or ["npx", "skymines"]
env = subprocess.Popen([*skymines, "env"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(**request):
    env.stdin.write(json.dumps(request) + "\n")
    env.stdin.flush()
    reply = json.loads(env.stdout.readline())
    if "error" in reply:
        raise RuntimeError(reply["error"])
    return reply


chance, ids = random.Random(7), 0
for game in range(games):
    seen = ask(do="reset", game="one", options={"players": ["Ana", "Ben"], "seed": f"python {game}"})
    while seen["seat"] is not None:
        seen = ask(do="act", game="one", id=chance.choice([id for id, may in enumerate(seen["mask"]) if may]))
        ids += 1
print(f"{games} games, {ids} ids; the last game ended {seen['totals']}, rewards {seen['rewards']}")
env.stdin.close()

lines = subprocess.check_output([*skymines, "dataset", "--games", "1", "--players", "2", "--seed", "python"], text=True)
decisions = [json.loads(line) for line in lines.splitlines()]
print(f"{len(decisions)} decisions of {len(decisions[0]['features'])} features")
