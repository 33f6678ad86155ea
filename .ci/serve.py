#!/usr/bin/env python3
"""Serves a theme with `themec preview --serve` and edits it: the requests that are refused, and the page in headless Chromium.
Then lets the language server serve a preview: unsaved edits, and the selection in the page and in the editor.

usage: serve.py THEMEC [EDITS]

Prints the time from the writing of a file, or from an unsaved edit, to the change of the page. Skipped if the build cannot serve
pages.
"""
import fcntl
import http.client
import json
import os
import pathlib
import queue
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

CHROMIUM = next((path for path in map(shutil.which, ["chromium", "chromium-browser", "google-chrome"]) if path), None)

THEME = """<?xml version="1.0" encoding="UTF-8"?>
<document>
    <theme screenlet="Note" name="default" kind="default"/>
    <objects>
        <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
            <subviews>
                <label text="Text 0" id="title">
                    <rect key="frame" x="10" y="20" width="200" height="21"/>
                </label>
                <label text="Other" id="other">
                    <rect key="frame" x="10" y="60" width="200" height="21"/>
                </label>
            </subviews>
        </view>
    </objects>
</document>
"""


def request(port, path, host=None, method="GET"):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.putrequest(method, path, skip_host=True)
    connection.putheader("Host", host or f"127.0.0.1:{port}")
    connection.endheaders()
    answer = connection.getresponse()
    return answer, answer.read()


def check_access(port, token):
    page, body = request(port, f"/{token}/")
    assert page.status == 200 and b"live.js" in body, page.status
    assert "default-src 'none'" in page.getheader("Content-Security-Policy")
    assert page.getheader("Referrer-Policy") == "no-referrer"
    for host in ["example.org", f"example.org:{port}", "127.0.0.1", f"127.0.0.1:{port}.example.org"]:
        assert request(port, f"/{token}/", host)[0].status == 403, host
    last = "1" if token[-1] == "0" else "0"
    for path in ["/", "/index.html", f"/{token[:-1]}{last}/", f"/{token[:-1]}/", f"/{token}", f"/{token}x/"]:
        answer, body = request(port, path)
        assert answer.status == 404 and not body, path
    for path in ["../../etc/passwd", "..%2f..%2fetc%2fpasswd", "//etc/passwd", "missing.html"]:
        assert request(port, f"/{token}/{path}")[0].status == 404, path
    assert request(port, f"/{token}/", method="POST")[0].status == 403


def check_listening(port):
    """Only 127.0.0.1 listens at the port."""
    found = set()
    for name in ["tcp", "tcp6"]:
        if not os.path.exists(f"/proc/net/{name}"):
            return
        for line in open(f"/proc/net/{name}").read().splitlines()[1:]:
            address, state = line.split()[1], line.split()[3]
            if state == "0A" and int(address.split(":")[1], 16) == port:
                found.add(address.split(":")[0])
    assert found == {"0100007F"}, found


class Browser:
    """Headless Chromium, driven through a pipe with the DevTools protocol."""

    def __init__(self, address):
        to_browser, from_browser = os.pipe(), os.pipe()
        self.folder = tempfile.mkdtemp()

        def connect():
            # One of the pipes may have the number 3 or 4.
            ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (to_browser[0], from_browser[1])]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", f"--user-data-dir={self.folder}"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser[0])
        os.close(from_browser[1])
        self.output, self.input = os.fdopen(to_browser[1], "wb"), os.fdopen(from_browser[0], "rb")
        self.buffer, self.last, self.session = b"", 0, None
        target = self.call("Target.createTarget", url=address)["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def call(self, method, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.output.write(json.dumps(message).encode() + b"\0")
        self.output.flush()
        while True:
            while b"\0" not in self.buffer:
                data = os.read(self.input.fileno(), 1 << 16)
                assert data, "Chromium ended"
                self.buffer += data
            text, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(text)
            if answer.get("id") == self.last:
                return answer["result"]

    def value(self, expression):
        return self.call("Runtime.evaluate", expression=expression, returnByValue=True)["result"].get("value")

    def wait(self, expression, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.value(expression):
                return
            time.sleep(0.002)
        sys.exit(f"serve.py: not after {seconds} s: {expression}\n{self.value('document.body.innerText')}")

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def check_browser(port, token, theme, edits):
    browser = Browser(f"http://127.0.0.1:{port}/{token}/themes/note-default.html")
    try:
        browser.wait("document.body?.innerText.includes('Text 0')")
        browser.value("window.isSamePage = true")
        times = []
        for number in range(1, edits + 1):
            text = THEME.replace("Text 0", f"Text {number}.")
            start = time.monotonic()
            theme.write_text(text)
            browser.wait(f"document.body?.innerText.includes('Text {number}.')")
            times.append((time.monotonic() - start) * 1000)
        assert browser.value("window.isSamePage"), "the page was loaded again"
        # The inspector works in the replaced page.
        browser.wait(
            "document.querySelector('.view').dispatchEvent(new MouseEvent('mouseover', {bubbles: true})), "
            "!document.getElementById('inspector').innerText.includes('Point at a view')")
        return times
    finally:
        browser.close()


class Editor:
    """A client of the language server that shows documents."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen([program, "lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.messages = queue.SimpleQueue()
        threading.Thread(target=self.read, daemon=True).start()
        window = {"showDocument": {"support": True}}
        self.request("initialize", rootUri=folder.as_uri(), capabilities={"window": window})
        self.notify("initialized")

    def read(self):
        while length := self.process.stdout.readline():
            self.process.stdout.readline()
            self.messages.put(json.loads(self.process.stdout.read(int(length.split(b":")[1]))))

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, **parameters):
        self.send(method=method, params=parameters)

    def request(self, method, **parameters):
        self.send(id=1, method=method, params=parameters)
        return self.wait(lambda message: message.get("id") == 1 and "method" not in message)["result"]

    def wait(self, is_wanted):
        while True:
            message = self.messages.get(timeout=30)
            if is_wanted(message):
                return message

    def shown(self):
        """The parameters of the next request to show a document."""
        message = self.wait(lambda message: message.get("method") == "window/showDocument")
        self.send(id=message["id"], result={"success": True})
        return message["params"]

    def open(self, path):
        self.uri, self.text, self.version = path.as_uri(), path.read_text(), 1
        document = {"uri": self.uri, "languageId": "xml", "version": 1, "text": self.text}
        self.notify("textDocument/didOpen", textDocument=document)

    def change(self, text):
        self.text, self.version = text, self.version + 1
        identifier = {"uri": self.uri, "version": self.version}
        self.notify("textDocument/didChange", textDocument=identifier, contentChanges=[{"text": text}])

    def preview(self):
        """The address of the page of the open document."""
        self.request("workspace/executeCommand", command="themec.preview", arguments=[self.uri])
        shown = self.shown()
        assert shown["external"], shown
        return shown["uri"]

    def line(self, text):
        return next(number for number, line in enumerate(self.text.split("\n")) if text in line)

    def close(self):
        self.process.kill()
        self.process.wait()


def check_selection(editor, browser):
    """The view that is selected in the page or in the editor is selected in the other."""
    marked = "document.querySelector('.view.marked')?.innerText"
    browser.value("[...document.querySelectorAll('.view')].find(view => view.innerText.startsWith('Other')).click()")
    shown = editor.shown()
    assert shown["uri"] == editor.uri and not shown["external"] and shown["takeFocus"], shown
    assert shown["selection"]["start"]["line"] == editor.line('text="Other"'), shown
    place = {"line": editor.line('id="title"'), "character": 30}
    editor.request("textDocument/documentHighlight", textDocument={"uri": editor.uri}, position=place)
    browser.wait(f"{marked}?.startsWith('Text')")
    # The selection remains when the page is replaced.
    editor.change(editor.text.replace("Text", "New text"))
    browser.wait(f"{marked}?.startsWith('New text')")
    place = {"line": editor.line('text="Other"') + 1, "character": 30}
    editor.notify("themec/selection", textDocument={"uri": editor.uri}, position=place)
    browser.wait(f"{marked}?.startsWith('Other')")


def unsaved_edits(editor, browser, edits):
    """The milliseconds from each unsaved edit to the change of the page."""
    times = []
    for number in range(1, edits + 1):
        text = THEME.replace("Text 0", f"Text {number}.")
        start = time.monotonic()
        editor.change(text)
        browser.wait(f"document.body?.innerText.includes('Text {number}.')")
        times.append((time.monotonic() - start) * 1000)
    return times


def check_editor(program, folder, theme, edits):
    theme.write_text(THEME)
    editor = Editor(program, folder)
    try:
        editor.open(theme)
        browser = Browser(editor.preview())
        try:
            browser.wait("document.body?.innerText.includes('Text 0')")
            times = unsaved_edits(editor, browser, edits)
            # A document with errors is shown as it was.
            editor.change("<document>")
            time.sleep(0.3)
            assert browser.value(f"document.body.innerText.includes('Text {edits}.')")
            editor.change(THEME)
            browser.wait("document.body?.innerText.includes('Text 0')")
            check_selection(editor, browser)
            return times
        finally:
            browser.close()
    finally:
        editor.close()


def main():
    program, edits = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10
    folder = pathlib.Path(tempfile.mkdtemp())
    (folder / ".git").mkdir()
    theme = folder / "NoteView_default.xml"
    theme.write_text(THEME)
    server = subprocess.Popen(
        [os.path.abspath(program), "preview", "--serve", "."], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        line = server.stdout.readline()
        if not line:
            sys.exit(server.stderr.read())
        port, token = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/([0-9a-f]{64})/\n", line).groups()
        port = int(port)
        check_access(port, token)
        check_listening(port)
        print("served pages: other hosts, tokens and methods are refused")
        if not CHROMIUM:
            return print("SKIPPED: served pages in a browser (no Chromium)")
        times = check_browser(port, token, theme, edits)
        print(f"served pages: {edits} edits, shown after {statistics.median(times):.0f} ms (median), {max(times):.0f} ms (most)")
        times = check_editor(os.path.abspath(program), folder, theme, edits)
        print(f"served by lsp: {edits} edits, shown after {statistics.median(times):.0f} ms (median), {max(times):.0f} ms (most)")
    finally:
        server.terminate()
        server.wait(10)
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
