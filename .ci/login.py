#!/usr/bin/env python3
"""The example Login at a terminal, against a portal that knows one user: passwords, stored credentials, signing out, redirects.

usage: login.py PROGRAM
"""

import base64
import json
import os
import pathlib
import plistlib
import signal
import stat
import sys
import tempfile
import threading
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from bookmark import Program

PROJECT = str(pathlib.Path(__file__).resolve().parent.parent / "Examples/Login")
USER, PASSWORD, WRONG = "ada@example.com", "L0velace & Söhne", "Byr0n!"


class Portal(BaseHTTPRequestHandler):
    """A portal that knows one user. The server's attributes say what else it does."""

    def log_message(self, *arguments):
        pass

    def answer(self, status, value, **headers):
        data = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        for name, text in headers.items():
            self.send_header(name, text)
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        self.server.requests.append((self.path, self.headers.get("Authorization"), {}))
        self.answer(200, {"userId": "1"})

    def do_POST(self):
        form = urllib.parse.parse_qs(self.rfile.read(int(self.headers.get("Content-Length", 0))).decode())
        authorization = self.headers.get("Authorization")
        self.server.requests.append((self.path, authorization, form))
        time.sleep(self.server.delay)
        if self.server.redirect:
            status, address = self.server.redirect
            return self.answer(status, {}, Location=address + self.path)
        known = base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
        if authorization != f"Basic {known}":
            return self.answer(401, {"exception": "java.lang.SecurityException", "message": "Authenticated access required"})
        if self.path.startswith("/api/jsonws/user/"):
            return self.answer(200, {"userId": "20139", "firstName": "Ada", "emailAddress": USER})
        self.answer(200, {"entryId": 41})


def serve(host="127.0.0.1"):
    server = ThreadingHTTPServer((host, 0), Portal)
    server.requests, server.delay, server.redirect = [], 0, None
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://{host}:{server.server_port}"


def check(condition, message):
    if not condition:
        raise SystemExit(f"login: {message}")


def done(message):
    print(f"ok: {message}", flush=True)


class Session:
    """Starts the program, again and again, with one server context and one file for credentials."""

    def __init__(self, program, folder, address):
        self.credentials = folder / "private" / "credentials.json"
        context = folder / "liferay-server-context.plist"
        context.write_bytes(plistlib.dumps({"server": address, "companyId": 20116, "groupId": 20143}))
        self.command = [program, "--project", PROJECT, "--server-context", str(context), "--credentials", str(self.credentials)]
        self.environment = dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor", LC_ALL="C.UTF-8", HOME=str(folder))

    def start(self, *options):
        return Program([*self.command, *options], self.environment)

    def end(self, program, how=None):
        code = program.end(how or (lambda: os.write(program.master, b"\x03")))
        for secret in (PASSWORD, WRONG):
            check(secret.encode() not in program.raw, "a password was written to the terminal")
        return code


def sign_in(program, password):
    program.until("Sign in")
    program.send(USER + "\r")
    program.send(password + "\r")


def add_bookmark(program, title):
    program.until("Add bookmark")
    program.send("https://example.org\t\t")
    program.send(title + "\r")
    program.until("Bookmark added")
    program.send("\r")


def first_start(session, portal):
    program = session.start("--remember")
    sign_in(program, WRONG)
    program.until("The user name or the password is wrong.")
    check(not session.credentials.exists(), "a wrong password was stored")
    program.send(" ")
    program.until_gone("Could not sign in")
    check(USER in program.text() and "•" * len(WRONG) in program.text(), "the fields are not kept")
    done("a wrong password is said, and the fields are kept")
    program.send("\x15" + PASSWORD + "\r")
    add_bookmark(program, "Mine & yours")
    path, authorization, form = portal.requests[-1]
    check(form["name"] == ["Mine & yours"] and form["url"] == ["https://example.org"], f"the portal received {form}")
    check(authorization == portal.requests[-2][1], "the bookmark was not added in the session")
    check(stat.S_IMODE(session.credentials.stat().st_mode) == 0o600, "others can read the credentials")
    check(stat.S_IMODE(session.credentials.parent.stat().st_mode) == 0o700, "others can list the folder of the credentials")
    check(session.end(program) == 0, "the program failed")
    done("the right password, a bookmark in the same session, credentials that only the user can read")


def second_start(session, portal):
    count = len(portal.requests)
    program = session.start("--theme", "flat7")
    program.until("Read later")
    check(len(portal.requests) == count, "an implicit login asked the portal")
    program.send("\x1b")
    program.send("\x1b")
    program.until("Welcome")
    for _ in range(50):
        if not session.credentials.exists():
            break
        time.sleep(0.1)
    check(not session.credentials.exists(), "the credentials were not forgotten")
    done("stored credentials need no password, and signing out forgets them")
    program.send(USER + "\r")
    program.send(PASSWORD + "\r")
    program.until("Read later")
    check(session.end(program) == 0, "the program failed")
    check(not session.credentials.exists(), "credentials were stored without --remember")
    done("signing in again")


def third_start(session, portal):
    program = session.start()
    program.until("Sign in")
    portal.delay = 30
    sign_in(program, PASSWORD)
    program.until("Signing in…")
    check(session.end(program, lambda: program.process.send_signal(signal.SIGTERM)) != 0, "a signal was ignored")
    portal.delay = 0
    done("a signal in the middle of a request restores the terminal")


def redirects(session, portal):
    other, address = serve("localhost")
    for status in (301, 302, 303, 307, 308):
        portal.redirect = (status, address)
        program = session.start()
        sign_in(program, PASSWORD)
        program.until("Could not sign in")
        session.end(program)
    portal.redirect = None
    leaked = [request for request in other.requests if request[1] or PASSWORD in str(request)]
    check(not leaked, f"credentials were sent to another host: {leaked}")
    other.shutdown()
    done("redirects to another host take no credentials with them")


def log_out(session):
    program = session.start("--remember")
    sign_in(program, PASSWORD)
    program.until("Keep a page")
    check(session.end(program) == 0 and session.credentials.exists(), "the credentials were not stored")
    program = session.start("--logout")
    end = time.monotonic() + 10
    while program.process.poll() is None and time.monotonic() < end:
        program.pump(0.1)
    check(program.process.poll() == 0 and not session.credentials.exists(), "--logout did not forget the credentials")
    done("--logout")


def main():
    program = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        portal, address = serve()
        session = Session(program, pathlib.Path(folder), address)
        first_start(session, portal)
        second_start(session, portal)
        third_start(session, portal)
        redirects(session, portal)
        log_out(session)
        portal.shutdown()


if __name__ == "__main__":
    main()
