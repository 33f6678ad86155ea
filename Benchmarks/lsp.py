#!/usr/bin/env python3
"""Measures `themec lsp` on a generated app: the times of answers, and the memory after thousands of edits.

    Benchmarks/lsp.py THEMEC [--xibs N] [--swift N] [--edits N] [--keys N] [--rounds N]

Speaks JSON-RPC over pipes as an editor does. Times are wall milliseconds, from the writing of a message to the reading of
its answer.
"""
import argparse
import json
import os
import pathlib
import queue
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

import generate_app


class Client:
    """A server with a pipe, from which a thread reads."""

    def __init__(self, program, folder):
        self.folder, self.last = folder, 0
        self.process = subprocess.Popen([program, 'lsp'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder)
        self.messages = queue.SimpleQueue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        while True:
            length = None
            while line := self.process.stdout.readline().strip():
                length = int(line.split(b':')[1])
            if length is None:
                return self.messages.put((time.perf_counter(), None))
            body = self.process.stdout.read(length)
            self.messages.put((time.perf_counter(), json.loads(body)))

    def send(self, **message):
        body = json.dumps({'jsonrpc': '2.0', **message}).encode()
        self.process.stdin.write(b'Content-Length: %d\r\n\r\n' % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, **parameters):
        self.send(method=method, params=parameters)

    def wait(self, is_wanted):
        """The time and the contents of the next such message."""
        while True:
            at, message = self.messages.get(timeout=60)
            if message is None:
                sys.exit('the server ended')
            if is_wanted(message):
                return at, message

    def request(self, method, **parameters):
        """The milliseconds to the answer, and the answer."""
        self.last += 1
        start = time.perf_counter()
        self.send(id=self.last, method=method, params=parameters)
        at, message = self.wait(lambda found: found.get('id') == self.last and 'method' not in found)
        if 'error' in message:
            sys.exit('%s: %s' % (method, message['error']['message']))
        return (at - start) * 1000, message['result']

    def start(self):
        """Returns the time at which the initialization began."""
        start = time.perf_counter()
        self.request(
            'initialize', rootUri=self.folder.as_uri(),
            capabilities={
                'general': {'positionEncodings': ['utf-8']},
                # The measured changes are those of the client.
                'workspace': {'workspaceEdit': {'documentChanges': True}, 'didChangeWatchedFiles': {'dynamicRegistration': True}}})
        self.notify('initialized')
        return start

    def diagnostics(self, document):
        """The time at which the diagnostics of a document's version arrive, and the diagnostics."""
        at, message = self.wait(
            lambda found: found.get('method') == 'textDocument/publishDiagnostics'
            and found['params']['uri'] == document.uri and found['params'].get('version') == document.version)
        return at, message['params']['diagnostics']

    def settle(self):
        """Waits until the whole project is checked."""
        self.request('workspace/diagnostic', previousResultIds=[])

    def memory(self):
        """The resident megabytes."""
        if sys.platform != 'linux':
            shown = subprocess.run(['ps', '-o', 'rss=', '-p', str(self.process.pid)], capture_output=True, text=True).stdout
            return int(shown) / 1024
        status = pathlib.Path('/proc/%d/status' % self.process.pid).read_text()
        return int(re.search(r'VmRSS:\s*(\d+)', status)[1]) / 1024

    def end(self):
        self.request('shutdown')
        self.notify('exit')
        self.process.wait(30)


class Document:
    """An open file. Positions are in bytes, and the file has ASCII characters only."""

    def __init__(self, client, path):
        self.client, self.uri, self.text, self.version = client, path.as_uri(), path.read_text(), 1
        client.notify(
            'textDocument/didOpen',
            textDocument={
                'uri': self.uri, 'languageId': 'swift' if path.suffix == '.swift' else 'xml', 'version': 1, 'text': self.text})

    def position(self, offset):
        before = self.text[:offset]
        return {'line': before.count('\n'), 'character': offset - before.rfind('\n') - 1}

    def replace(self, start, end, text):
        """Sends an edit. Returns the time before."""
        place = {'start': self.position(start), 'end': self.position(end)}
        self.text = self.text[:start] + text + self.text[end:]
        self.version += 1
        at = time.perf_counter()
        self.client.notify(
            'textDocument/didChange', textDocument={'uri': self.uri, 'version': self.version},
            contentChanges=[{'range': place, 'text': text}])
        return at

    def at(self, offset):
        return {'textDocument': {'uri': self.uri}, 'position': self.position(offset)}

    def find(self, pattern, choose):
        """The offset of the end of a random match."""
        return choose.choice([match.end() for match in re.finditer(pattern, self.text)])


# What is typed where, one key at a time: the start of the place, and the keys.
TYPED = [
    (r' text="', 'Good morning '), (r'<rect key="frame" x="16" y="', '1234'), (r'<outlet property="', 'renamed'),
    (r'<subviews>\n', '<label opaque="NO" text="New" id="new-1"/>'), (r'<constraint firstItem="', 'unknown'),
    (r'backgroundColor" systemColor="', 'tint'), (r'customClass="', 'My'),
]
# Where words are completed.
COMPLETED = {
    'element': r'<subviews>\n\s*<', 'attribute': r'<(?:label|button|textField) ', 'value': r' contentMode="', 'id': r' destination="',
    'class': r' customClass="', 'outlet': r'<outlet property="', 'action': r' selector="', 'color': r' systemColor="',
    'image': r' image="', 'key': r'<color key="',
}


def type_keys(document, choose, count, pause):
    """The milliseconds from each key to the diagnostics of its version. Words are removed again."""
    times = []
    while len(times) < count:
        pattern, keys = choose.choice(TYPED)
        start = document.find(pattern, choose)
        for index, key in enumerate(keys):
            sent = document.replace(start + index, start + index, key)
            times.append((document.client.diagnostics(document)[0] - sent) * 1000)
            time.sleep(pause)
        sent = document.replace(start, start + len(keys), '')
        times.append((document.client.diagnostics(document)[0] - sent) * 1000)
    return times


def type_swift(client, path, choose, count, pause):
    """The milliseconds from each key in a Swift file to the end of the check of the document that it affects."""
    document, times = Document(client, path), []
    client.settle()
    for index in range(count):
        start = document.find(r'// The number of |string: "https://', choose)
        sent = document.replace(start, start, choose.choice('abc'))
        client.request('textDocument/foldingRange', textDocument={'uri': document.uri})
        times.append((time.perf_counter() - sent) * 1000)
        time.sleep(pause)
    return times


def complete(client, document, choose, count):
    """The milliseconds to complete, by kind of word. Before each request a key is typed, as in an editor."""
    times = {name: [] for name in COMPLETED}
    for _ in range(count):
        for name, pattern in COMPLETED.items():
            if not re.search(pattern, document.text):
                continue
            start = document.find(pattern, choose)
            document.replace(start, start, 's')
            taken, found = client.request('textDocument/completion', **document.at(start + 1))
            times[name].append(taken)
            document.replace(start, start + 1, '')
    return times


def rename(client, document, members):
    """The milliseconds to rename each outlet; the edits are not applied."""
    times = []
    for member, _, _ in members:
        start = document.text.index('<outlet property="%s"' % member) + len('<outlet property="') + 1
        taken, edit = client.request('textDocument/rename', newName='renamedMember', **document.at(start))
        files = [change['textDocument']['uri'] for change in edit['documentChanges']]
        assert len(files) == 2, files
        times.append(taken)
    return times


def grow(client, documents, choose, count):
    """Edits documents and waits for the diagnostics of each edit. The megabytes at some numbers of edits."""
    memory = [(0, client.memory())]
    for number in range(1, count + 1):
        document = choose.choice(documents)
        pattern, keys = choose.choice(TYPED)
        start = document.find(pattern, choose)
        document.replace(start, start, keys)
        client.diagnostics(document)
        document.replace(start, start + len(keys), '')
        client.diagnostics(document)
        if 2 * number in (1000, 5000, 10_000, 20_000) or 2 * number >= count:
            client.settle()
            memory.append((2 * number, client.memory()))
        if 2 * number >= count:
            return memory
    return memory


def share(times, percent):
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)]


def row(name, times, most=None, percent=95):
    found = share(times, percent)
    print('%-46s %8.1f %8.1f %8.1f  %s' % (
        name, statistics.median(times), share(times, 95), max(times),
        '' if most is None else 'p%d at most %d ms: %s' % (percent, most, 'met' if found <= most else 'MISSED')), flush=True)


def first_diagnostics(program, folder, path, rounds):
    """The milliseconds from `initialize` to the diagnostics of the opened file, in new processes."""
    times = []
    for _ in range(rounds):
        client = Client(program, folder)
        start = client.start()
        times.append((client.diagnostics(Document(client, path))[0] - start) * 1000)
        client.end()
    return times


def measure(options, folder):
    folder = folder.resolve()
    choose = random.Random(options.seed)
    screens = generate_app.write(folder, options.xibs, options.swift)
    print('# %d XIBs, %d Swift files; milliseconds%sp50      p95     most' % (options.xibs, options.swift, ' ' * 18))
    path, members = choose.choice(screens)
    row('initialize to the diagnostics of the opened file', first_diagnostics(options.themec, folder, path, options.rounds), 300, 50)
    client = Client(options.themec, folder)
    start = client.start()
    document = Document(client, path)
    client.settle()
    print('%-46s %8.1f' % ('initialize to the diagnostics of all files', (time.perf_counter() - start) * 1000))
    row('key to its diagnostics', type_keys(document, choose, options.keys, 0), 20)
    row('key to its diagnostics, ten keys a second', type_keys(document, choose, options.keys // 3, 0.1), 20)
    completions = complete(client, document, choose, 20)
    row('completion', [taken for times in completions.values() for taken in times], 10)
    for name, times in completions.items():
        if times:
            row('  of %s' % name, times)
    row('rename of an outlet', rename(client, document, members), 100)
    row('key in a Swift file to the next answer', type_swift(client, path.with_suffix('.swift'), choose, 30, 0.1))
    row('key to its diagnostics, with an edited class', type_keys(document, choose, options.keys // 3, 0), 20)
    documents = [document] + [Document(client, other) for other, _ in choose.sample(screens, min(9, len(screens))) if other != path]
    client.settle()
    for edits, megabytes in grow(client, documents, choose, options.edits):
        verdict = 'at most 150: %s' % ('met' if megabytes <= 150 else 'MISSED')
        print('%-46s %8.1f MB  %s' % ('memory after %d edits of %d documents' % (edits, len(documents)), megabytes, verdict), flush=True)
    client.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('themec', type=os.path.abspath)
    parser.add_argument('--xibs', type=int, default=375)
    parser.add_argument('--swift', type=int, default=2000)
    parser.add_argument('--edits', type=int, default=10_000)
    parser.add_argument('--keys', type=int, default=300)
    parser.add_argument('--rounds', type=int, default=5)
    parser.add_argument('--seed', type=int, default=7)
    options = parser.parse_args()
    folder = pathlib.Path(tempfile.mkdtemp())
    try:
        measure(options, folder / 'app')
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
