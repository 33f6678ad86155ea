"""Sends 1,000 random messages to the server: broken ones, wrong versions and positions, unknown methods.

Every request must be answered, and the server must end as asked. Usage: traffic.py THEMEC
"""
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import threading

import project

METHODS = (
    "hover definition references completion rename prepareRename documentHighlight codeAction selectionRange "
    "linkedEditingRange colorPresentation foldingRange documentColor formatting rangeFormatting inlayHint codeLens "
    "diagnostic dance"
).split()
NOTIFICATIONS = [
    "textDocument/didOpen", "textDocument/didChange", "textDocument/didChange", "textDocument/didClose",
    "textDocument/didSave", "workspace/didChangeWatchedFiles", "$/cancelRequest",
]


def main():
    choose = random.Random(5)
    folder = pathlib.Path(tempfile.mkdtemp())
    project.write(folder)
    uri = (folder / "LoginPane.xib").as_uri()
    server = subprocess.Popen([sys.argv[1], "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    received = []

    def read():
        while True:
            length = None
            while line := server.stdout.readline().strip():
                length = int(line.split(b":")[1])
            if length is None:
                return
            received.append(json.loads(server.stdout.read(length)))

    reader = threading.Thread(target=read, daemon=True)
    reader.start()

    def send(body):
        body = body if isinstance(body, bytes) else json.dumps(body).encode()
        server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        server.stdin.flush()

    def value(depth=0):
        plain = [None, True, -1, 2**62, 1e300, "x", "file://", [], {}, {"uri": uri}]
        return choose.choice(plain + ([[value(depth + 1)], {"a": value(depth + 1)}] if depth < 3 else []))

    def position():
        return {"line": choose.randrange(-2, 40), "character": choose.choice([choose.randrange(-2, 90), 2**62])}

    def document(version):
        return {"uri": uri, "languageId": "xml", "version": version, "text": project.XIB}

    send({"id": 0, "method": "initialize", "params": {"rootUri": folder.as_uri(), "capabilities": {}}})
    send({"method": "initialized", "params": {}})
    asked, version = [], 1
    for number in range(1, 1001):
        kind = choose.random()
        if kind < 0.1:
            send(value())
        elif kind < 0.15:
            send(bytes(choose.randrange(256) for _ in range(choose.randrange(40))))
        elif kind < 0.2:
            server.stdin.write(b"X: y\r\n\r\n")
        elif kind < 0.4:
            version += choose.choice([-1, 0, 1, 1, 1])
            change = {"text": choose.choice(["", "<a", "ä😀"]), "range": {"start": position(), "end": position()}}
            params = {"id": number - 1, "textDocument": document(version), "contentChanges": [change]}
            params["changes"] = [{"uri": uri, "type": choose.choice([1, 2, 3, 9])}]
            send({"method": choose.choice(NOTIFICATIONS), "params": params})
        else:
            place = position()
            params = {"textDocument": {"uri": uri}, "position": place, "positions": [place]}
            params |= {"range": {"start": place, "end": place}, "newName": choose.choice(["", "a", '"'])}
            params |= {"color": {"red": 1e300, "green": 0, "blue": 0, "alpha": 1}}
            asked.append(number)
            method = "textDocument/" + choose.choice(METHODS)
            send({"id": number, "method": method, "params": choose.choice([value(), params])})
    send({"id": "end", "method": "shutdown"})
    send({"method": "exit"})
    status = server.wait(60)
    reader.join(10)
    answered = {message.get("id") for message in received if "method" not in message}
    assert status == 0, f"exit status {status}"
    # Checks that the shutdown interrupts are not answered.
    missing = [number for number in asked[:-50] if number not in answered]
    assert not missing, f"unanswered: {missing}"
    assert "internal error" not in json.dumps(received)
    print(f"1000 random messages: {len(asked)} requests were answered")


main()
