"""Checks test vectors, or a port of the rules with them: python3 check_vectors.py FOLDER [command of the port]"""
import gzip
import hashlib
import json
import pathlib
import subprocess
import sys

folder, command = pathlib.Path(sys.argv[1]), sys.argv[2:]
manifest = json.loads((folder / "manifest.json").read_text())
port = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) if command else None


def ask(**request):
    port.stdin.write(json.dumps(request) + "\n")
    port.stdin.flush()
    return json.loads(port.stdout.readline() or sys.exit("The port stopped."))


def text(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def tidy(value, depth=0):  # sorts lists whose order has no meaning
    if isinstance(value, dict):
        sets = {} if value.get("type") == "arrangeStartingDecks" else manifest["unordered"]
        return {key: tidy(item, sets.get(key, 0)) for key, item in value.items()}
    if isinstance(value, list):
        return sorted(map(tidy, value), key=text) if depth == 1 else [tidy(item, depth - 1) for item in value]
    return value


def problems(line, reply):  # without a port, `reply` is the line itself
    legal, listed = ({text(tidy(action)) for action in part["legal"]} for part in (line, reply))
    yield from (f"{'missing' if action in legal else 'illegal'} action: {action}" for action in sorted(legal ^ listed))
    state, whole = tidy(reply.get("state", {})), line.get("state", {})
    checksum = hashlib.sha256(text(state).encode()).hexdigest()[:16]
    pairs = [(key, state[key], whole[key]) for key in state if key in whole]
    pairs += [(key, reply.get(key), line[key]) for key in ("scores", "winners") if key in line]
    pairs += [("checksum", checksum, line["checksum"])] if sorted(state) == manifest["state"] and "play" in line else []
    for key, mine, ours in ((key, text(mine), text(ours)) for key, mine, ours in pairs if mine != ours):
        start = max(0, next((at for at, (a, b) in enumerate(zip(mine, ours)) if a != b), 0) - 50)
        yield f"{key}: ...{mine[start:start + 99]}, expected ...{ours[start:start + 99]}"
    for action, reasons in ((case["action"], case["reasons"]) for case in line.get("rejected", [])):
        reason = ask(do="explain", action=action) if port else {}
        if text(action) in legal or reason and [reason["code"], reason["rule"]] not in reasons:
            yield f"rejected action {text(action)}: {reason}, expected {reasons}"


for file in manifest["files"]:
    data, reply = (folder / file["name"]).read_bytes(), {}
    data = gzip.decompress(data) if file["name"].endswith(".gz") else data
    if hashlib.sha256(data).hexdigest() != file["sha256"]:
        sys.exit(f"{file['name']}: wrong checksum")
    for number, line in enumerate(map(json.loads, data.splitlines()), 1):
        if "legal" in line and (found := list(problems(line, reply if port else line))):
            sys.exit("\n  ".join([f"{file['name']}, line {number}:", *found]))
        if port and ("options" in line or "play" in line):
            reply = ask(do="play", action=line["play"]) if "play" in line else ask(do="start", options=line["options"])
    print(f"{file['name']}: {number} lines")
