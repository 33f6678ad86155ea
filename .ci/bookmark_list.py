#!/usr/bin/env python3
"""The example BookmarkList at a terminal, against nginx with 10,000 bookmarks: scrolling, sorting, each cache strategy with
the server stopped and started, the time from a key to the frame, and the memory while scrolling.

usage: bookmark_list.py [--release] PROGRAM
"""

import atexit
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

from bookmark import Program, free_port

COUNT, FIRST, SIZE = 10_000, 50, 25
DOWN, PAGE_DOWN, END, HOME = "\x1b[B", "\x1b[6~", "\x1b[F", "\x1b[H"


def write_pages(folder):
    """A file for each page, in both orders."""
    def row(number):
        return {"entryId": number, "name": f"Page {COUNT - number:05}", "url": f"https://example.org/{number}"}

    for order in ("added", "name"):
        os.makedirs(f"{folder}/pages/{order}")
        rows = [row(number) for number in range(1, COUNT + 1)]
        if order == "name":
            rows.reverse()
        bounds = [(0, FIRST)] + [(start, start + SIZE) for start in range(FIRST, COUNT, SIZE)]
        for start, end in bounds:
            with open(f"{folder}/pages/{order}/{start}-{end}.json", "w") as file:
                json.dump({"rows": rows[start:end], "count": COUNT}, file)


class Server:
    """nginx with the pages, which can be stopped and started at the same address."""

    def __init__(self, folder):
        self.folder, self.port, self.process = folder, free_port(), None
        write_pages(folder)
        with open(f"{folder}/nginx.conf", "w") as file:
            file.write(
                f"daemon off; master_process off; error_log {folder}/error.log; pid {folder}/nginx.pid;\n"
                "events {}\nhttp { types { application/json json; } default_type application/json;\n"
                f"log_format request '$request_uri'; access_log {folder}/access.log request;\n"
                + "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
                + f"server {{ listen 127.0.0.1:{self.port}; root {folder}/pages;\n"
                "location = /bookmarks { try_files /$arg_order/$arg_start-$arg_end.json =404; } } }\n")
        atexit.register(self.stop)

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        self.process = subprocess.Popen(
            ["nginx", "-c", f"{self.folder}/nginx.conf", "-p", self.folder], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise SystemExit("bookmark list: nginx does not start")

    def stop(self):
        if self.process:
            self.process.terminate()
            self.process.wait()
            self.process = None

    def requests(self):
        with open(f"{self.folder}/access.log") as file:
            return file.read().split()


def resident(process):
    """The memory of the program in KB; 0 where the system does not tell."""
    try:
        with open(f"/proc/{process.pid}/status") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1))
    except (OSError, AttributeError):
        return 0


def titles(running):
    return re.findall(r"Page \d{5}", running.text())


def check(condition, message, running=None):
    if not condition:
        raise SystemExit(f"bookmark list: {message}" + (f":\n{running.text()}" if running else ""))


def main():
    limit = 3 if sys.argv[1] == "--release" else None
    program = sys.argv[-1]
    if not shutil.which("nginx"):
        print("SKIPPED: BookmarkList at a terminal (no nginx)")
        return
    folder = tempfile.mkdtemp()
    server = Server(folder)
    server.start()
    environment = {"PATH": os.environ["PATH"], "HOME": folder, "TERM": "xterm-256color", "LANG": "C.UTF-8"}

    def start(policy, cache, theme="shelf"):
        return Program(
            [program, "--server", server.address, "--policy", policy, "--cache", f"{folder}/{cache}", "--theme", theme],
            environment)

    # Scrolled to the end, line by line at first, then page by page.
    running = start("remote-first", "scrolled")
    running.until("10000 bookmarks")
    running.send("\t")
    # While a page is loaded, a second frame follows; the first one is measured.
    times = sorted(running.latency(DOWN) for _ in range(200))
    median, worst = times[len(times) // 2], times[-1]
    print(f"key to frame while scrolling by a row: median {median:.2f} ms, 95% {times[189]:.2f} ms, worst {worst:.2f} ms")
    check(limit is None or median <= limit, f"a key takes {median:.2f} ms")
    half = 0
    pages = 0
    paged = []
    while "Page 00000" not in running.text():
        paged.append(running.latency(PAGE_DOWN))
        pages += 1
        if pages == 300:
            half = resident(running.process)
        check(pages < 3000, "the end of the list is not reached", running)
    full = resident(running.process)
    paged.sort()
    print(f"key to frame while scrolling by a page: median {paged[len(paged) // 2]:.2f} ms, worst {paged[-1]:.2f} ms")
    print(f"scrolled to the end with {pages} pages: memory {half} KB after 300 pages, {full} KB at the end")
    requests = server.requests()
    check(len(requests) == 1 + (COUNT - FIRST) // SIZE, f"{len(requests)} requests")
    check(len(set(requests)) == len(requests), "a page was requested twice")

    # Ten times to the start and the end, which loads nothing.
    for _ in range(10):
        running.send(HOME)
        running.until("Page 09999")
        running.send(END)
        running.until("Page 00000")
    check(len(server.requests()) == len(requests), "pages were loaded again")
    again = resident(running.process)
    print(f"memory after ten times to the start and the end: {again} KB")
    check(half == 0 or again - half < 8192, f"memory grows by {again - half} KB")

    back = sorted(running.latency("\x1b[5~") for _ in range(100))
    print(f"key to frame while scrolling by a page that is loaded: median {back[50]:.2f} ms, worst {back[-1]:.2f} ms")

    # Sorted, then loaded again.
    running.send("\t\r")
    running.until("Page 00000")
    running.until("Sort by date")
    running.send("\t" + END)
    running.until("Page 09999")
    running.send("r")
    running.until("Page 00000")
    check(server.requests()[-1] == f"/bookmarks?start=0&end={FIRST}&order=name", server.requests()[-1])
    check(running.end(lambda: running.send("\x03")) == 0, "Control-C is no error")
    print("sorted, and loaded again in that order")

    # Each strategy: loaded once, then without the server, then with it.
    for policy in ("remote-only", "remote-first", "cache-only", "cache-first"):
        running = start("remote-first", policy)
        running.until("10000 bookmarks")
        running.end(lambda: running.send("\x03"))
        server.stop()
        running = start(policy, policy)
        if policy == "remote-only":
            running.until("does not accept")
            running.send("x")
            running.until("Press R to try again")
        else:
            running.until("(cached)")
            check(titles(running)[0] == "Page 09999", "the first page is not shown", running)
            running.send("\t" + END)
            running.until("Not loaded")
        server.start()
        if policy == "remote-only":
            running.send("\tr")
            running.until("10000 bookmarks")
        else:
            running.send("\r")
            if policy == "cache-only":
                time.sleep(0.5)
                running.pump(0.1)
                check("Page 00000" not in running.text(), "the server is used", running)
            else:
                running.until("Page 00000")
        check(running.end(lambda: running.send("\x03")) == 0, "Control-C is no error")
        print(f"{policy}: server stopped and started")

    for theme in ("default", "default-collection", "westeros"):
        running = start("remote-first", theme, theme)
        running.until("Page 09999")
        running.send(END)
        running.until("Page 00000")
        running.end(lambda: running.send("\x03"))
    print("scrolled to the end with three more themes")
    server.stop()
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
