#!/usr/bin/env python3
"""Drives a full-screen command through pseudo terminals and checks what it leaves behind.

Usage: live.py [--keys KEYS]... [--crash KEY]... [--letter KEY] [--random NUMBER] [--theme FILE] [--only NAME] [--quit KEY] -- COMMAND...

Checks that the settings of the terminal and its screen are as before after the command quits, after each signal that it can
catch and after a crash; that it follows the size of the terminal from 20 x 5 to 300 x 100; that it can be stopped and
continued; that its differences leave the same screen as a full redraw; and that it writes no sequences but those listed here.
Each scenario runs in a terminal that answers queries as Kitty does, and in one that answers none. Needs pyte and tmux.

  --keys KEYS   keys to type in every scenario, with Python's escapes, such as '\\t' and '\\x1b[B'
  --crash KEY   a key that makes the command crash by itself
  --letter KEY  a key that types a letter after the keys of --keys, whose frame may take 200 bytes
  --random NUM  type so many random keys and clicks, which may write to the files of COMMAND: use it on a copy
  --theme FILE  run COMMAND also with copies of FILE whose texts, bytes and names would steer a terminal
  --only NAME   only the scenario of that name
  --quit KEY    the key that quits (default: q)
"""

import argparse
import glob
import fcntl
import os
import pty
import re
import select
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unicodedata

import pyte

ENTER = b"\x1b[?1049h"
LEAVE = b"\x1b[?1049l"

# The sequences that may be written: (private marker and intermediate bytes, final byte).
ALLOWED = {
    (b"", b"H"), (b"", b"C"), (b"", b"m"), (b"", b"J"), (b"", b"K"), (b"", b"c"), (b"", b"t"),
    (b"?", b"h"), (b"?", b"l"), (b"?", b"u"), (b"?$", b"p"), (b">", b"u"), (b"<", b"u"),
}
SEQUENCE = re.compile(rb"\x1b\[([?<=>]?)([0-9;:]*)([ -/]*)([@-~])")

# What Kitty answers to each query.
ANSWERS = {
    b"\x1b[?2026$p": b"\x1b[?2026;2$y", b"\x1b[?u": b"\x1b[?0u", b"\x1b[16t": b"\x1b[6;32;16t", b"\x1b[c": b"\x1b[?62;c",
}

ENDING = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]


class Fault(Exception):
    pass


def expect(condition, message):
    if not condition:
        raise Fault(message)


def before(text, character):
    place = text.index(character)
    return text[max(0, place - 40):place + 10].encode("utf-8", errors="surrogateescape")


def check_output(output):
    """Every byte is text that can steer nothing, or belongs to an allowed sequence."""
    # Behind the last sequence of an ended session, the terminal echoes what is typed.
    end = output.rfind(LEAVE)
    if end >= 0 and ENTER not in output[end:]:
        output = output[:end + len(LEAVE)]
    rest = SEQUENCE.sub(lambda m: b"" if (m[1] + m[3], m[4]) in ALLOWED else m[0], output)
    rest = rest.replace(b"\x07", b"")
    text = rest.decode("utf-8", errors="surrogateescape")
    # The last character can be cut.
    for character in text[:-3] + "".join(c for c in text[-3:] if unicodedata.category(c) != "Cs"):
        kind = unicodedata.category(character)
        expect(kind != "Cs", f"wrote bytes that are no UTF-8: {before(text, character)!r}")
        bidi = 0x202A <= ord(character) <= 0x202E or 0x2066 <= ord(character) <= 0x2069
        expect(kind != "Cc" and not bidi and character not in "\u2028\u2029\u200e\u200f\u061c",
               f"wrote U+{ord(character):04X}: {rest[:80]!r}")


class Terminal:
    """A process with a terminal of its own, whose slave side stays open, so that its settings can be read afterwards."""

    def __init__(self, command, answers, columns=100, rows=30, piped=False):
        self.answers = answers
        self.output = b""
        self.master, self.slave = pty.openpty()
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.resize(columns, rows)
        self.before = termios.tcgetattr(self.slave)
        self.status = None
        self.pid = os.fork()
        if self.pid == 0:
            # A job in the background inherits signals that are ignored.
            for number in ENDING + [signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU]:
                signal.signal(number, signal.SIG_DFL)
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for stream in range(3):
                os.dup2(self.slave, stream)
            if piped:
                os.dup2(os.open("/dev/null", os.O_RDONLY), 0)
            environment = dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor", LC_ALL="C.UTF-8")
            environment.pop("NO_COLOR", None)
            os.execvpe(command[0], command, environment)
        try:
            self.wait_for(lambda: ENTER in self.output or self.has_ended(), "did not enter the alternate screen")
            expect(ENTER in self.output, "ended at once")
        except (Fault, OSError) as fault:
            self.close()
            raise Fault(str(fault)) from fault
        self.settle()

    def resize(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.screen.resize(rows, columns)

    def read(self, seconds):
        """Reads what arrives within a time; returns whether anything did."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        data = os.read(self.master, 1 << 16)
        self.output += data
        # pyte takes private markers other than `?` for other sequences; none of these changes the screen.
        self.stream.feed(re.sub(rb"\x1b\[[<>?][0-9;]*\$?[pu]|\x1b\[16t|\x1b\[c", b"", data))
        for query, answer in ANSWERS.items() if self.answers else []:
            for _ in range(data.count(query)):
                os.write(self.master, answer)
        return True

    def wait_for(self, condition, message, seconds=20):
        end = time.time() + seconds
        while not condition():
            expect(time.time() < end, message)
            self.read(0.05)

    def settle(self, silence=0.25):
        """Waits until the program neither writes nor computes. On a busy machine it may compute long after the last event."""
        deadline = time.monotonic() + 20
        while self.read(silence) or (self.is_computing() and time.monotonic() < deadline):
            pass

    def is_computing(self):
        """Whether a thread of the program runs or waits for a processor."""
        states = []
        for path in glob.glob(f"/proc/{self.pid}/task/*/stat"):
            try:
                with open(path) as file:
                    states.append(file.read().rsplit(")", 1)[1].split()[0])
            except OSError:
                pass
        return "R" in states

    def type(self, keys):
        """Types keys; returns the number of bytes written in return."""
        before = len(self.output)
        os.write(self.master, keys)
        self.settle()
        return len(self.output) - before

    def kill(self, number):
        os.kill(self.pid, number)

    def has_ended(self):
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = status
        return self.status is not None

    def wait(self):
        """The status with which the process ended."""
        self.wait_for(self.has_ended, "did not end")
        self.settle(0.05)
        return self.status

    def is_stopped(self):
        with open(f"/proc/{self.pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] == "T"

    def check_restored(self):
        expect(termios.tcgetattr(self.slave) == self.before, "left the terminal's settings changed")
        entered = self.output.rindex(ENTER)
        expect(self.output.find(LEAVE, entered) > 0, "did not leave the alternate screen")
        modes = {}
        for marker, numbers, _, final in SEQUENCE.findall(self.output):
            if marker == b"?" and final in b"hl":
                for number in numbers.split(b";"):
                    modes[number] = final
        # Line wrap and the cursor are on in the beginning, all others off.
        for number, final in modes.items():
            expect((final == b"h") == (number in (b"7", b"25")), f"left mode {number.decode()} changed")
        pushed = self.output.count(b"\x1b[>1u")
        popped = self.output.count(b"\x1b[<1u")
        expect(pushed == popped, f"pushed {pushed} keyboard modes and popped {popped}")
        expect(not self.answers or pushed > 0, "did not enable Kitty's keyboard protocol")
        check_output(self.output)

    def close(self):
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.master)
        os.close(self.slave)

    def shown(self):
        """What each cell looks like: a space shows its background alone, unless it is reversed or has a line."""
        def look(cell):
            if cell.data == " " and not (cell.reverse or cell.underscore or cell.strikethrough):
                return " ", cell.bg
            return cell.data, cell.bg, cell.fg, cell.bold, cell.reverse, cell.underscore, cell.strikethrough

        return [[look(self.screen.buffer[row][column]) for column in range(self.screen.columns)]
                for row in range(self.screen.lines)]


def quit_by_key(terminal, options):
    terminal.type(options.quit)
    status = terminal.wait()
    expect(os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0, f"ended with status {status:#x}")
    terminal.check_restored()


def end_by_signal(number):
    def scenario(terminal, options):
        terminal.kill(number)
        status = terminal.wait()
        expect(os.WIFSIGNALED(status) and os.WTERMSIG(status) == number, f"ended with status {status:#x}")
        terminal.check_restored()
    return scenario


def crash_by_key(key):
    def scenario(terminal, options):
        terminal.type(key)
        expect(os.WIFSIGNALED(terminal.wait()), "did not crash")
        expect(termios.tcgetattr(terminal.slave) == terminal.before, "left the terminal's settings changed")
        expect(LEAVE in terminal.output, "did not leave the alternate screen")
    return scenario


def resize(terminal, options):
    for columns, rows in [(20, 5), (300, 100), (1, 1), (40, 12), (100, 30)]:
        terminal.resize(columns, rows)
        terminal.wait_for(lambda: b"\x1b[2J" in terminal.output, "did not clear the screen")
        terminal.settle()
        compare_with_redraw(terminal, f"at {columns} x {rows}")
    quit_by_key(terminal, options)


def compare_with_redraw(terminal, place):
    """A process that is continued redraws: the screen must not change by that."""
    before = terminal.shown()
    count = len(terminal.output)
    terminal.kill(signal.SIGCONT)
    terminal.wait_for(lambda: re.search(rb"\x1b\[2J.*\x1b\[\d+;\d+H", terminal.output[count:], re.DOTALL), "did not redraw")
    terminal.settle()
    after = terminal.shown()
    text = lambda cells: "".join(cell[0] for cell in cells)
    for row, (old, new) in enumerate(zip(before, after)):
        stale = next((f"column {column}: {one}, {two}" for column, (one, two) in enumerate(zip(old, new)) if one != two), None)
        expect(stale is None, f"row {row} {place} was stale at {stale}:\n{text(old)}\n{text(new)}")


def differences(terminal, options):
    for keys in options.keys or [b"\t", b"\x1b[B", b"\x1b[<0;5;5M\x1b[<0;5;5m", b"\x1b[200~pasted\x1b[201~"]:
        terminal.type(keys)
        compare_with_redraw(terminal, f"after {keys!r}")
    quit_by_key(terminal, options)


def stop_and_continue(terminal, options):
    # Nobody can stop a process of a session without a shell but by SIGSTOP, after which the shell has changed the settings.
    terminal.kill(signal.SIGSTOP)
    terminal.wait_for(terminal.is_stopped, "did not stop")
    termios.tcsetattr(terminal.slave, termios.TCSANOW, terminal.before)
    count = len(terminal.output)
    terminal.kill(signal.SIGCONT)
    terminal.wait_for(lambda: ENTER in terminal.output[count:], "did not enter the alternate screen again")
    terminal.settle()
    expect(not termios.tcgetattr(terminal.slave)[3] & termios.ICANON, "did not enter raw mode again")
    quit_by_key(terminal, options)


def flood(terminal, options):
    """Bytes that no terminal sends do no harm."""
    state = 1
    for _ in range(40):
        noise = bytearray()
        for _ in range(500):
            state = state * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
            noise.append(state >> 56)
        # Neither keys that quit or suspend, nor the end of a paste that began by chance.
        os.write(terminal.master, bytes(noise).translate(None, options.quit + b"\x03\x1a\x1c[qQ:STZ]zx\x11\x18"))
        # Noise comes faster than it is read.
        while terminal.read(0.01):
            pass
    terminal.settle(0.3)
    expect(not terminal.has_ended(), "ended by noise")
    os.write(terminal.master, b"\x1b[201~")
    terminal.settle(0.3)
    check_output(terminal.output)
    end_by_signal(signal.SIGTERM)(terminal, options)


def letters(terminal, options):
    for keys in options.keys or []:
        terminal.type(keys)
    most = max(terminal.type(options.letter) for _ in range(10))
    print(f"    {most} bytes at most for a letter")
    expect(0 < most <= 200, f"wrote {most} bytes for a letter")
    end_by_signal(signal.SIGTERM)(terminal, options)


def random_events(terminal, options):
    """Random events leave no stale cell, and no memory behind."""
    keys = [b"\t", b"\x1b[Z", b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\x1b[5~", b"\x1b[6~", b"\x1b[H", b"\x1b[F", b"\r",
            b" ", b"\x7f", b"\x1b[I", b"\x1b[O", "é".encode(), "日".encode(), "👩‍👩‍👧".encode(), b"\x1b[200~two\rlines\x1b[201~"]
    keys += [bytes([code]) for code in range(0x21, 0x7F) if bytes([code]) not in (options.quit, *options.crash)]
    state, memory = 1, []

    def below(limit):
        nonlocal state
        state = state * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        return (state >> 33) % limit

    for number in range(options.random):
        if below(5) == 0:
            place = f"{below(terminal.screen.columns) + 1};{below(terminal.screen.lines) + 1}"
            button = (0, 0, 32, 64, 65)[below(5)]
            typed = f"\x1b[<{button};{place}M\x1b[<0;{place}m".encode()
        else:
            typed = keys[below(len(keys))]
        os.write(terminal.master, typed)
        # An escape character ends what a dialog asks for.
        terminal.settle(0.005)
        if number % 97 == 96:
            terminal.type(b"\x1b")
            terminal.settle(1)
            expect(not terminal.has_ended(), f"ended after {number} random events")
            compare_with_redraw(terminal, f"after {number} random events")
            with open(f"/proc/{terminal.pid}/statm") as file:
                memory.append(int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 10)
    check_output(terminal.output)
    if memory:
        print(f"    resident memory {memory[0]} KB at first, {memory[len(memory) // 2]} KB, {memory[-1]} KB at last")
    end_by_signal(signal.SIGTERM)(terminal, options)


class Tmux:
    """A shell in tmux, whose screens are real."""

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        self.socket = os.path.join(self.folder, "tmux")
        self.run("-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "30",
                 "env", "PS1=$ ", "TERM=tmux-256color", "LC_ALL=C.UTF-8", "bash", "--norc", "--noprofile")
        time.sleep(0.5)

    def run(self, *arguments):
        return subprocess.run(["tmux", "-S", self.socket, "-u", *arguments], check=True, capture_output=True).stdout.decode()

    def type(self, text):
        self.run("send-keys", "-l", text)
        self.run("send-keys", "Enter")

    def screen(self):
        return self.run("capture-pane", "-p")

    def is_alternate(self):
        return self.run("display-message", "-p", "#{alternate_on}").strip() == "1"

    def wait_for(self, condition, message, seconds=20):
        end = time.time() + seconds
        while not condition():
            expect(time.time() < end, f"{message}:\n{self.screen()}")
            time.sleep(0.05)

    def close(self):
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], capture_output=True)
        shutil.rmtree(self.folder, ignore_errors=True)


def in_a_shell(options):
    """The screen of a shell before, while the command is stopped by Control-Z, and after it."""
    tmux = Tmux()
    try:
        tmux.type("stty -a | md5sum; echo MARK")
        tmux.wait_for(lambda: "\nMARK" in tmux.screen(), "no shell")
        settings = re.search(r"[0-9a-f]{32}", tmux.screen())[0]
        tmux.type(shlex.join(options.command))
        tmux.wait_for(tmux.is_alternate, "did not enter the alternate screen")
        time.sleep(1)
        expect("MARK" not in tmux.screen(), "drew over the shell's screen")
        tmux.run("send-keys", "C-z")
        tmux.wait_for(lambda: not tmux.is_alternate(), "did not leave the alternate screen when stopped")
        tmux.wait_for(lambda: "Stopped" in tmux.screen(), "was not stopped")
        expect("MARK" in tmux.screen(), "left the shell's screen changed")
        tmux.type("bg")
        time.sleep(1)
        expect(not tmux.is_alternate(), "took the terminal while in the background")
        tmux.type("fg")
        tmux.wait_for(tmux.is_alternate, "did not enter the alternate screen again")
        time.sleep(0.5)
        tmux.run("send-keys", "-l", options.quit.decode())
        tmux.wait_for(lambda: not tmux.is_alternate(), "did not leave the alternate screen")
        tmux.type("clear; stty -a | md5sum; echo END")
        tmux.wait_for(lambda: "\nEND" in tmux.screen(), "the shell is not usable")
        expect(settings in tmux.screen(), "left the terminal's settings changed")
    finally:
        tmux.close()


def refusals(options):
    """Without a terminal that can do it, there is an error and no sequence."""
    for term in ["dumb", ""]:
        master, slave = pty.openpty()
        environment = dict(os.environ, TERM=term)
        process = subprocess.run(options.command, stdin=slave, stdout=slave, stderr=subprocess.PIPE, env=environment,
                                 timeout=60, start_new_session=True)
        expect(process.returncode not in (0, -signal.SIGABRT), f"ended with status {process.returncode} where TERM={term}")
        expect(b"TERM" in process.stderr or b"terminal" in process.stderr, f"unclear error: {process.stderr!r}")
        expect(not select.select([master], [], [], 0)[0], "wrote to a terminal that is not capable of it")
        os.close(master)
        os.close(slave)


def hostile_copies(theme, folder):
    """Copies of a theme with the characters in it, and in their names, that could steer a terminal or reorder a line."""
    with open(theme, "rb") as file:
        original = file.read()
    allowed = "".join(f"&#x{code:X};" for code in [0x9B, 0x90, 0x9D, 0x85, 0x7F, 0x202E, 0x2066, 0x200F, 0x2028, 0x61C, 9, 10])
    steering = b"\x1b]0;owned\x07\x1b[2J\x1b[31m\x1bP1$r\x1b\\\x9b5m\xc2\x9b5m\x08\x00"
    replaced = re.compile(rb'((?:text|title|placeholder|userLabel|id|customClass|name)=")([^"]*)')
    texts = {
        "references": replaced.sub(lambda m: m[1] + m[2] + b"31m" + allowed.encode(), original),
        "bytes": replaced.sub(lambda m: m[1] + m[2] + steering, original),
        "a name\x1b[31m\x07\u009b\u202e": original,
        "only noise": steering * 50,
    }
    for name, text in texts.items():
        path = os.path.join(folder, name + os.path.splitext(theme)[1])
        with open(path, "wb") as file:
            file.write(text)
        yield path


def hostile_themes(options):
    with tempfile.TemporaryDirectory() as folder:
        for path in hostile_copies(options.theme, folder):
            try:
                terminal = Terminal(options.command + [path], True)
            except Fault:
                # A file that cannot be read may end the command, with an error that is just as harmless.
                process = subprocess.run(options.command + [path], capture_output=True, timeout=60)
                expect(process.returncode > 0, f"neither began nor failed with {path!r}")
                check_output(process.stderr.replace(b"\n", b""))
                continue
            try:
                for keys in options.keys or [b"\t", b"\x1b[B", b"?", b"\x1b"]:
                    terminal.type(keys)
                quit_by_key(terminal, options)
            finally:
                terminal.close()


def without_a_terminal(options):
    process = subprocess.run(options.command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                             timeout=60, start_new_session=True, env=dict(os.environ, TERM="xterm"))
    expect(process.returncode > 0, f"ended with status {process.returncode}")
    expect(b"terminal" in process.stderr and not process.stdout, f"unclear error: {process.stderr!r} {process.stdout!r}")


def piped_input(options):
    """Keys come from the terminal even if standard input is something else."""
    terminal = Terminal(options.command, True, piped=True)
    try:
        quit_by_key(terminal, options)
    finally:
        terminal.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    as_bytes = lambda text: text.encode().decode("unicode_escape").encode("latin-1")
    parser.add_argument("--keys", type=as_bytes, action="append")
    parser.add_argument("--crash", type=as_bytes, action="append", default=[])
    parser.add_argument("--quit", type=as_bytes, default=b"q")
    parser.add_argument("--letter", type=as_bytes)
    parser.add_argument("--only", action="append")
    parser.add_argument("--theme")
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    scenarios = {
        "quit": quit_by_key, "resize": resize, "differences": differences, "stop and continue": stop_and_continue,
        "noise": flood,
    }
    for name in ["INT", "TERM", "HUP", "QUIT", "ILL", "TRAP", "SEGV", "ABRT", "BUS", "FPE"]:
        scenarios[f"SIG{name}"] = end_by_signal(getattr(signal, f"SIG{name}"))
    for key in options.crash:
        scenarios[f"crash by {key.decode()}"] = crash_by_key(key)
    if options.letter:
        scenarios["letters"] = letters
    if options.random:
        scenarios["random events"] = random_events
    faults = 0

    def attempt(name, run):
        nonlocal faults
        try:
            run()
            print(f"ok: {name}")
        except (Fault, subprocess.SubprocessError) as fault:
            faults += 1
            print(f"FAILED: {name}: {fault}")

    for answers in [False, True]:
        for name, scenario in scenarios.items():
            if options.only and name not in options.only:
                continue
            def run():
                terminal = Terminal(options.command, answers)
                try:
                    scenario(terminal, options)
                finally:
                    terminal.close()
            attempt(f"{name}, {'Kitty' if answers else 'no answers'}", run)
    if options.only:
        sys.exit(1 if faults else 0)
    if shutil.which("tmux"):
        attempt("a shell in tmux", lambda: in_a_shell(options))
    else:
        print("SKIPPED: a shell in tmux (no tmux)")
    if options.theme:
        attempt("hostile themes", lambda: hostile_themes(options))
    attempt("input that is no terminal", lambda: piped_input(options))
    attempt("no terminal", lambda: without_a_terminal(options))
    attempt("incapable terminals", lambda: refusals(options))
    sys.exit(1 if faults else 0)


main()
