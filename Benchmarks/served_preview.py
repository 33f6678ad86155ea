#!/usr/bin/env python3
"""Measures how soon headless Chromium shows an edit in a served preview.

    Benchmarks/served_preview.py THEMEC [EDITS]

Prints wall milliseconds from the writing of a file, or from an unsaved edit that the
language server receives, to the new text in the page.
"""
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '.ci'))
import serve


def row(name, times):
    found = sorted(times)[min(len(times) - 1, len(times) * 95 // 100)]
    print('%-24s %8.1f %8.1f %8.1f  p95 at most 100 ms: %s' % (
        name, statistics.median(times), found, max(times), 'met' if found <= 100 else 'MISSED'), flush=True)


def saved(program, folder, theme, edits):
    server = subprocess.Popen(
        [program, 'preview', '--serve', '.'], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        port, token = server.stdout.readline().strip().removeprefix('http://127.0.0.1:').strip('/').split('/')
        return serve.check_browser(int(port), token, theme, edits)
    finally:
        server.terminate()
        server.wait(10)


def main():
    program, edits = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 100
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / '.git').mkdir()
        theme = folder / 'NoteView_default.xml'
        theme.write_text(serve.THEME)
        print('# %d edits; milliseconds%sp50      p95     most' % (edits, ' ' * 8))
        row('saved file', saved(program, folder, theme, edits))
        row('unsaved edit', serve.check_editor(program, folder, theme, edits))


main()
