#!/usr/bin/env python3
"""Checks the English of comments and of the names of tests.

    .ci/comments.py FOLDER…

Counts words that comments of Swift projects rarely need, for every 10,000 words of comments and of names of tests in
backticks. A rate above its limit is an error, which names the files with most of the words. Generated files are left out.
"""
import collections
import pathlib
import re
import sys

# Word or phrase, and how often 10,000 words may have it.
LIMITS = {
    r'what': 15, r'behind': 2, r'stands?': 2, r'says?': 3, r'said': 1, r'of (?:its|their|his) own': 2, r'beside': 2,
    r'whatever': 1, r'whose': 8, r'none of': 3, r'(?:is|are) to be': 1, r'as it (?:was|is) (?:written|asked)': 1,
    r'comes? (?:behind|before|again)': 1, r'takes? away': 0.5, r'hears? of': 0.3, r'not to blame': 0.3, r'asked about': 1,
    r'another one': 2, r'the like': 0.3, r'in the making': 0.3, r'lies?': 2, r'nothing': 6, r'(?:some|no)body': 2,
}
# First word, and how many percent of the doc comments may begin with it.
FIRST_WORDS = {'what': 1.5, 'whose': 0.5, 'that': 1.0, 'of': 0.3, 'where': 1.5}

TEST_NAME = re.compile(r'\b(?:func|struct|class|enum) `([^`]+)`')
COMMENT = re.compile(r'\s*(///?) ?(.*)')
CODE = re.compile(r'`[^`]*`')


def texts(path):
    """The comments of a file as (text, whether it is a doc comment), and the names of its tests."""
    block = []
    is_doc = False
    for line in path.read_text(encoding='utf-8', errors='replace').split('\n') + ['']:
        comment = COMMENT.match(line)
        if comment:
            is_doc = is_doc or comment[1] == '///' and not block
            block.append(comment[2])
            continue
        if block:
            yield ' '.join(block), is_doc
        block, is_doc = [], False
        for name in TEST_NAME.findall(line):
            yield name, False


def main(folders):
    words = 0
    doc_comments = 0
    places = collections.defaultdict(collections.Counter)
    firsts = collections.Counter()
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob('*.swift')):
            if 'Generated' in path.parts or path.name == 'EmbeddedFiles.swift':
                continue
            for text, is_doc in texts(path):
                prose = CODE.sub(' ', text)
                words += len(re.findall(r"[A-Za-z']+", prose))
                for pattern in LIMITS:
                    places[pattern][path] += len(re.findall(r'\b(?:%s)\b' % pattern, prose, re.I))
                if is_doc:
                    doc_comments += 1
                    first = re.match(r'[A-Za-z]+', text)
                    firsts[first[0].lower() if first else ''] += 1
    if not words:
        sys.exit('no comments in ' + ' '.join(folders))
    failures = 0
    for pattern, limit in LIMITS.items():
        rate = sum(places[pattern].values()) / words * 10_000
        if rate > limit:
            failures += 1
            most = ', '.join('%s (%d)' % item for item in places[pattern].most_common(3))
            print("'%s': %.1f of 10,000 words, at most %g: %s" % (pattern, rate, limit, most))
    for word, limit in FIRST_WORDS.items():
        share = firsts[word] / max(1, doc_comments) * 100
        if share > limit:
            failures += 1
            print("'%s' begins %.1f %% of the doc comments, at most %g %%" % (word, share, limit))
    print('%d words in comments and names of tests, %d doc comments, %d rates above their limits'
          % (words, doc_comments, failures))
    sys.exit(1 if failures else 0)


main(sys.argv[1:] or ['Sources', 'Tests', 'Plugins', 'Examples', 'Benchmarks'])
