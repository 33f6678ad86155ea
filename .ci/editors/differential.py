"""Compares the diagnostics of the server after random edits with those of `themec lint` on the saved copy.

Usage: differential.py THEMEC FOLDER [EDITS]. FOLDER has the documents and Swift files to copy: the first twenty, which are edited.
"""
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile


class Client:
    def __init__(self, program, folder):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last = 0
        self.request(
            "initialize",
            {"rootUri": folder.as_uri(), "capabilities": {"general": {"positionEncodings": ["utf-8"]}}},
        )
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.last += 1
        self.send({"id": self.last, "method": method, "params": params})
        while True:
            length = None
            while (line := self.process.stdout.readline().strip()) or length is None:
                assert line, "the server ended"
                length = int(line.split(b":")[1])
            message = json.loads(self.process.stdout.read(length))
            if message.get("id") == self.last and "method" not in message:
                assert "error" not in message, message
                return message["result"]

    def diagnostics(self, folder):
        found = []
        for file in self.request("workspace/diagnostic", {"previousResultIds": []})["items"]:
            path = file["uri"][len(folder.as_uri()) + 1 :]
            for item in file["items"]:
                start = item["range"]["start"]
                found.append((path, start["line"] + 1, item["code"], item["message"].split("\nhelp: ")[0]))
        return sorted(found)

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(30)


def lint(program, folder):
    run = subprocess.run(
        [program, "lint", ".", "--no-cache", "--format", "json"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    return sorted(
        (item["file"], item["range"]["start"]["line"], item["code"], item["message"])
        for item in json.loads(run.stdout)
        if item.get("file") and not item["file"].startswith("<")
    )


def main():
    program, source = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    edits = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    choose = random.Random(38)
    folder = pathlib.Path(tempfile.mkdtemp())
    (folder / ".git").mkdir()
    paths = sorted(path for path in source.rglob("*") if path.suffix in (".xml", ".xib", ".storyboard", ".swift"))[:20]
    texts = {}
    for path in paths:
        texts[path.name] = path.read_bytes().decode()
        (folder / path.name).write_bytes(path.read_bytes())
    assert len(texts) == len(paths), "two files have the same name"
    client = Client(program, folder)
    for name, text in texts.items():
        document = {"uri": (folder / name).as_uri(), "languageId": "xml", "version": 1, "text": text}
        client.notify("textDocument/didOpen", {"textDocument": document})
    for version in range(2, edits + 2):
        name = choose.choice(sorted(texts))
        lines = texts[name].split("\n")
        line = choose.randrange(len(lines))
        bytes_ = lines[line].encode()
        start = choose.randint(0, len(bytes_))
        while start < len(bytes_) and bytes_[start] & 0xC0 == 0x80:
            start += 1
        end = min(len(bytes_), start + choose.randint(0, 3))
        while end < len(bytes_) and bytes_[end] & 0xC0 == 0x80:
            end += 1
        text = choose.choice(["", "x", '"', "0", '<view id="a"/>', "id", "ä"])
        lines[line] = (bytes_[:start] + text.encode() + bytes_[end:]).decode()
        texts[name] = "\n".join(lines)
        (folder / name).write_bytes(texts[name].encode())
        place = {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}
        client.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": (folder / name).as_uri(), "version": version},
                "contentChanges": [{"range": place, "text": text}],
            },
        )
        found, wanted = client.diagnostics(folder), lint(program, folder)
        if found != wanted:
            only = lambda a, b: "\n".join(map(str, sorted(set(a) - set(b))))
            sys.exit(f"edit {version} of {name}\nserver only:\n{only(found, wanted)}\nlint only:\n{only(wanted, found)}")
        if version % 20 == 0:
            fresh = Client(program, folder)
            assert fresh.diagnostics(folder) == found, f"another server differs after edit {version}"
            fresh.end()
    assert client.end() == 0
    shutil.rmtree(folder)
    print(f"{edits} random edits: the server reports what lint reports")


main()
