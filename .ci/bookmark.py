#!/usr/bin/env python3
"""The example AddBookmark at a terminal, against real servers: nginx serves a page, and a portal answers in every way.

usage: bookmark.py PROGRAM
"""

import atexit
import base64
import fcntl
import json
import glob
import os
import pty
import select
import shutil
import signal
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pyte

COLUMNS, ROWS = 64, 24
TITLE = "Café & Bar – “Ünïcode”"


class Program:
    """A program at a terminal of its own."""

    def __init__(self, command, environment):
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.master, slave = pty.openpty()
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.slave = slave
        self.before = termios.tcgetattr(slave)
        # A script that runs under nohup would hand down that SIGHUP is ignored.
        signals = (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGHUP)
        restore = lambda: [signal.signal(number, signal.SIG_DFL) for number in signals]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, start_new_session=True, env=environment,
            preexec_fn=lambda: (restore(), fcntl.ioctl(0, termios.TIOCSCTTY, 0)))

    def pump(self, seconds):
        ready, _, _ = select.select([self.master], [], [], seconds)
        if ready:
            data = os.read(self.master, 65536)
            self.raw += data
            self.stream.feed(data)
        return bool(ready)

    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    def until(self, wanted, seconds=10):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if wanted in self.text():
                return self.text()
            self.pump(0.05)
        raise SystemExit(f"bookmark: '{wanted}' did not appear:\n{self.text()}")

    def until_gone(self, unwanted, seconds=10):
        end = time.monotonic() + seconds
        while unwanted in self.text():
            if time.monotonic() > end:
                raise SystemExit(f"bookmark: '{unwanted}' stays:\n{self.text()}")
            self.pump(0.05)

    def send(self, text):
        os.write(self.master, text.encode())
        # What turns never stops drawing.
        end = time.monotonic() + 1
        while self.pump(0.15) and time.monotonic() < end:
            pass

    def latency(self, key):
        """Milliseconds from a key to the first byte of its frame."""
        started = time.perf_counter()
        os.write(self.master, key.encode())
        select.select([self.master], [], [], 5)
        elapsed = (time.perf_counter() - started) * 1000
        end = time.monotonic() + 0.3
        while self.pump(0.05) and time.monotonic() < end:
            pass
        return elapsed

    def threads(self):
        """What each thread of the program waits in, where the system tells."""
        found = []
        for task in glob.glob(f"/proc/{self.process.pid}/task/*"):
            for name in ("comm", "wchan", "syscall"):
                try:
                    with open(f"{task}/{name}") as file:
                        found.append(file.read().strip())
                except OSError:
                    pass
            found.append("")
        return " ".join(found)

    def end(self, how):
        how()
        end = time.monotonic() + 10
        while self.process.poll() is None and time.monotonic() < end:
            self.pump(0.05)
        while self.pump(0.05):
            pass
        code = self.process.poll()
        if code is None:
            threads = self.threads()
            self.process.kill()
            raise SystemExit(f"bookmark: the program does not end:\n{self.text()}\n{self.raw[-200:]!r}\n{threads}")
        if b"\x1b[?1049l" not in self.raw or termios.tcgetattr(self.slave) != self.before:
            raise SystemExit("bookmark: the terminal is not restored")
        os.close(self.slave)
        os.close(self.master)
        return code


class Portal(BaseHTTPRequestHandler):
    """A portal whose answer depends on the first folder of its address."""

    records = []

    def log_message(self, *arguments):
        pass

    def answer(self, status, body, kind="application/json", **headers):
        data = body if isinstance(body, bytes) else body.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(data)

    def do_POST(self):
        mode = self.path.split("/")[1]
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        form = urllib.parse.parse_qs(body.decode(), keep_blank_values=True)
        authorization = self.headers.get("Authorization", "")
        try:
            if mode == "ok":
                Portal.records.append((form["name"][0], form["url"][0], authorization))
                self.answer(200, json.dumps({"entryId": 99}))
            elif mode == "unauthorized":
                self.answer(401, json.dumps({"exception": "SecurityException", "message": "Authenticated access required"}))
            elif mode == "broken":
                self.answer(500, "<h1>oops</h1>", "text/html")
            elif mode == "exception":
                self.answer(200, json.dumps({"exception": "com.liferay.bookmarks.exception.EntryURLException"}))
            elif mode == "malformed":
                self.answer(200, '{"entryId": ')
            elif mode == "large":
                self.answer(200, b'{"entryId": "' + b"x" * (10 << 20) + b'"}')
            elif mode == "slow":
                self.send_response(200)
                self.end_headers()
                for _ in range(600):
                    self.wfile.write(b" ")
                    self.wfile.flush()
                    time.sleep(0.1)
            elif mode == "loop":
                self.answer(307, "", Location=self.path)
            elif mode == "elsewhere":
                host = "localhost" if "127.0.0.1" in self.headers.get("Host", "") else "127.0.0.1"
                self.answer(307, "", Location=f"http://{host}:{self.server.server_port}/ok{self.path[len('/elsewhere'):]}")
            elif mode == "never":
                time.sleep(30)
        except (BrokenPipeError, ConnectionResetError):
            pass


def serve(context=None):
    server = ThreadingHTTPServer(("127.0.0.1", 0), Portal)
    server.daemon_threads = True
    if context:
        server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def nginx(folder):
    """Serves a page in ISO 8859-1 with entities, whose charset the server's header tells. Returns its address."""
    os.makedirs(f"{folder}/pages")
    page = "<!doctype html><html><head>\n<title>\n Caf\u00e9 &amp; Bar &ndash; &#8220;&Uuml;n&iuml;code&rdquo;\n</title></head><p>Hello"
    with open(f"{folder}/pages/page.html", "wb") as file:
        file.write(page.encode("iso-8859-1"))
    port = free_port()
    with open(f"{folder}/nginx.conf", "w") as file:
        file.write(
            f"daemon off; master_process off; error_log {folder}/error.log; pid {folder}/nginx.pid;\n"
            f"events {{}}\nhttp {{ access_log off; types {{ text/html html; }} charset iso-8859-1;\n"
            + "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
            + f"server {{ listen 127.0.0.1:{port}; root {folder}/pages; }} }}\n")
    process = subprocess.Popen(
        ["nginx", "-c", f"{folder}/nginx.conf", "-p", folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    atexit.register(process.kill)
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process, f"http://127.0.0.1:{port}/page.html"
        time.sleep(0.05)
    process.kill()
    raise SystemExit("bookmark: nginx does not start")


def main():
    program = sys.argv[1]
    folder = tempfile.mkdtemp()
    environment = {
        "PATH": os.environ["PATH"], "HOME": folder, "TERM": "xterm-256color", "LANG": "C.UTF-8",
        "LIFERAY_PASSWORD": "s3cret-pa55"}
    web, page = nginx(folder) if shutil.which("nginx") else (None, None)
    if not web:
        print("SKIPPED: the page of nginx (no nginx)")
    server = serve()
    certificate = f"{folder}/certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", certificate, "-out", certificate,
         "-subj", "/CN=localhost", "-days", "2"], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    # The key and the certificate stand in one file.
    context.load_cert_chain(certificate)
    secure = serve(context)

    def start(mode, theme="default", base=None):
        path = f"{folder}/{mode}.plist"
        address = f"{base or f'http://127.0.0.1:{server.server_port}'}/{mode}"
        with open(path, "w") as file:
            file.write(
                '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>'
                f"<key>server</key><string>{address}</string><key>version</key><integer>70</integer>"
                "<key>companyId</key><integer>20116</integer><key>groupId</key><integer>20143</integer></dict></plist>")
        running = Program(
            [program, "--server-context", path, "--user", "ada@example.org", "--theme", theme], environment)
        running.until({"default": "Keep a page", "flat7": "Keep a page", "ocean": "Worth coming"}[theme])
        return running

    def fill(running, address, title):
        running.send(address)
        # Ocean's fields stand below each other; elsewhere the button is between them.
        if "Find the title" not in running.text():
            running.send("\t")
        running.send("\t" + "\x15" + title)
        running.send("\t" if "Find the title" not in running.text() else "\t\t")

    # The way through, with each theme.
    for theme, message in (("default", "Bookmark added"), ("ocean", "Bookmark added"), ("flat7", "Bookmark added")):
        running = start("ok", theme)
        if page:
            running.send(page)
            running.send("\t\r" if theme != "ocean" else "\t\t\r")
            running.until(TITLE)
            running.send("\t" if theme != "ocean" else "\x1b[Z")
            running.send(" mine")
            running.send("\t" if theme != "ocean" else "\t\t")
        else:
            page_typed = "http://127.0.0.1/page.html"
            fill(running, page_typed, TITLE + " mine")
        running.send("\r")
        running.until(message)
        record = Portal.records[-1]
        wanted = base64.b64encode(b"ada@example.org:s3cret-pa55").decode()
        if record != (TITLE + " mine", page or page_typed, f"Basic {wanted}"):
            raise SystemExit(f"bookmark: the portal recorded {record}")
        running.until_gone(message)
        if running.end(lambda: running.send("\x03")) != 0:
            raise SystemExit("bookmark: Control-C is no error")
        if b"s3cret" in running.raw:
            raise SystemExit("bookmark: the password was shown")
    print("the title is fetched and the bookmark posted, with three themes")

    # Each failure has its own message and keeps the fields.
    failures = [
        ("unauthorized", None, "password is wrong"), ("broken", None, "500"), ("exception", None, "EntryURL"),
        ("malformed", None, "answer"), ("large", None, "MB"), ("loop", None, "redirect"), ("slow", None, "15 seconds"),
        ("closed", f"http://127.0.0.1:{free_port()}", "connect"),
        ("tls", f"https://localhost:{secure.server_port}", "certificate"),
        ("elsewhere", None, "redirect"),
    ]
    before = len(Portal.records)
    for mode, base, words in failures:
        running = start(mode, base=base)
        fill(running, "https://example.org/a?b=c", "A title that stays")
        running.send("\r")
        text = running.until("Could not add the bookmark", seconds=30)
        rows = [row.split("│")[1].strip() for row in text.split("\n") if row.count("│") >= 2]
        reason = rows[rows.index("Could not add the bookmark") + 1:rows.index("any key closes")]
        print(f"{mode}: {' '.join(reason)}")
        if words.lower() not in text.lower():
            raise SystemExit(f"bookmark: the message does not speak of '{words}':\n{text}")
        running.send("x")
        text = running.text()
        if "https://example.org/a?b=c" not in text or "A title that stays" not in text or "Could not" in text:
            raise SystemExit(f"bookmark: the fields are not kept:\n{text}")
        running.end(lambda: running.send("\x03"))
    if any(authorization for _, _, authorization in Portal.records[before:]):
        raise SystemExit("bookmark: a password was sent to another host")

    # While a request runs: keys are answered at once, Escape cancels, every end restores the terminal.
    running = start("never")
    running.send("https://example.org/")
    fill(running, "", "Cancelled")
    running.send("\r")
    running.until("Adding the bookmark")
    running.send("\x1b")
    running.until_gone("Adding the bookmark", seconds=2)
    if "Cancelled" not in running.text():
        raise SystemExit("bookmark: the field is lost")
    running.end(lambda: running.send("\x03"))
    for ending in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, None):
        running = start("never")
        fill(running, "https://example.org/", "Ended")
        running.send("\r")
        running.until("Adding the bookmark")
        code = running.end(lambda: running.send("\x03") if ending is None else running.process.send_signal(ending))
        if code != (0 if ending is None else -ending):
            raise SystemExit(f"bookmark: ended with {code} after {ending}")

    if page:
        # A page that never answers: its request shows no message, so that one can type meanwhile.
        running = start("never")
        sleeper = socket.create_server(("127.0.0.1", 0))
        running.send(f"http://127.0.0.1:{sleeper.getsockname()[1]}/\t\r\t")
        times = sorted(running.latency(key) for key in "The quick brown fox jumps over the lazy dog")
        print(f"key to frame while a request runs: median {times[len(times) // 2]:.2f} ms, worst {times[-1]:.2f} ms")
        running.until("lazy dog")
        running.end(lambda: running.send("\x03"))
        web.terminate()
        web.wait()
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
