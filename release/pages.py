#!/usr/bin/env python3
"""Writes the pages of a website that DocC does not: the home page, and a page for each rule and for each command, with an index.

pages.py THEMEC OUTPUT, where THEMEC is the program whose rules and commands are described.
"""
import html
import json
import pathlib
import re
import subprocess
import sys

STYLE = """
:root{color-scheme:light dark;--ink:#1d1d1f;--muted:#57575c;--line:#d2d2d7;--paper:#fff;--block:#f5f5f7;--link:#0058b0}
@media (prefers-color-scheme:dark){:root{--ink:#f5f5f7;--muted:#a6a6ac;--line:#424245;--paper:#1d1d1f;--block:#2a2a2d;--link:#6cb2ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 -apple-system,BlinkMacSystemFont,Inter,"Segoe UI",sans-serif}
header,main{max-width:52rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:1rem;padding-bottom:1rem}
nav a{display:inline-block;margin-right:1.25rem}
a{color:var(--link)}
h1{font-size:1.9rem;line-height:1.2;overflow-wrap:anywhere}
h2{font-size:1.25rem;margin-top:2rem}
pre{overflow:auto;background:var(--block);border-radius:8px;padding:1rem;font-size:.85rem;line-height:1.45}
code,pre{font-family:ui-monospace,Menlo,"DejaVu Sans Mono",monospace}
dt{margin-top:.75rem;font-weight:600}dd{margin:0;color:var(--muted)}
label{display:block;margin:1rem 0 .25rem}
input{font:inherit;width:100%;max-width:24rem;padding:.4rem .6rem;border:1px solid var(--muted);border-radius:8px;background:var(--paper);color:inherit}
img{max-width:100%;height:auto}
.name{color:var(--muted);margin-bottom:.25rem;font-size:.9rem}
"""

FILTER = """
const input = document.getElementById('filter'), rows = [...document.querySelectorAll('#rows > div')];
input.addEventListener('input', () => {
  const words = input.value.toLowerCase().split(/\\s+/);
  for (const row of rows) row.hidden = !words.every(word => row.textContent.toLowerCase().includes(word));
});
"""


def page(title, body, depth, script=""):
    up = "../" * depth
    links = [("index.html", "themec"), ("documentation/", "Documentation"), ("rules/index.html", "Rules"),
             ("commands/index.html", "Commands"), ("gallery/index.html", "Gallery"),
             ("specimen/index.html", "Specimen")]
    nav = "".join(f'<a href="{up}{path}">{name}</a>' for path, name in links)
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{html.escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><header><nav aria-label=\"Site\">{nav}</nav></header><main>{body}</main>"
        + (f"<script>{script}</script>" if script else "") + "</body></html>\n")


def prose(text):
    """Paragraphs with code in backticks."""
    parts = []
    for paragraph in text.split("\n\n"):
        escaped = html.escape(paragraph, quote=False)
        parts.append("<p>" + re.sub(r"`([^`]+)`", r"<code>\1</code>", escaped) + "</p>")
    return "".join(parts)


def examples(title, found):
    text = f"<h2>{title}</h2>" if found else ""
    for example in found:
        for file in example:
            text += f'<p class="name">{html.escape(file["name"])}</p>'
            if file["text"]:
                text += f'<pre tabindex="0"><code>{html.escape(file["text"])}</code></pre>'
    return text


def rule_page(rule):
    code = rule["code"]
    fix = rule.get("fix")
    body = f"<h1>{html.escape(code)}</h1>{prose(rule['summary'] + '.')}<h2>Why</h2>{prose(rule['why'])}"
    body += f"<h2>Severity</h2><p>{rule['severity']}" + ("" if rule["default"] != "off" else ", off by default") + "</p>"
    if fix:
        words = f"{fix['safety']}: {fix['summary']}" if isinstance(fix, dict) else str(fix)
        body += f"<h2>Fix</h2>{prose(words)}"
    body += examples("Reported", rule.get("flagged", [])) + examples("Accepted", rule.get("accepted", []))
    body += (
        "<h2>To suppress it</h2><p>Here: <code>lint:ignore=\"" + code + "\"</code> on an element. Everywhere, in "
        f"<code>.themec.yml</code>:</p><pre tabindex=\"0\"><code>lint:\n  rules:\n    {code}: off\n</code></pre>")
    return page(f"{code} · themec", body, 3)


def run(*arguments):
    return subprocess.run(arguments, capture_output=True, text=True, check=True).stdout


def index(title, words, rows):
    return (
        f'<h1>{title}</h1><p>{words}</p><label for="filter">Search</label><input id="filter" type="search">'
        f'<dl id="rows">{rows}</dl>')


def row(path, name, summary):
    return f'<div><dt><a href="{path}/index.html">{html.escape(name)}</a></dt><dd>{html.escape(summary)}</dd></div>'


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def commands(command, words=()):
    """The commands below one, with the words by which they are called."""
    for inner in command.get("subcommands", []):
        if inner.get("shouldDisplay", True) and inner["commandName"] != "help":
            found = [*words, inner["commandName"]]
            yield found, inner.get("abstract", "")
            yield from commands(inner, found)


def specimen(themec, folder):
    folder.mkdir(parents=True)
    body = "<h1>Specimen</h1><p>How themec draws text, controls, layers and bars, from one sheet that <code>themec preview --specimen</code> draws.</p>"
    for appearance in ["light", "dark"]:
        run(themec, "preview", "--specimen", "--appearance", appearance, "--quiet", "-o", str(folder / f"{appearance}.svg"))
        body += (
            f'<h2>{appearance.capitalize()}</h2><a href="{appearance}.svg"><img src="{appearance}.svg" '
            f'alt="Text, controls, layers and bars in their states, in the {appearance} appearance"></a>')
    write(folder / "index.html", page("Specimen · themec", body, 1))


def main(themec, output):
    output = pathlib.Path(output)
    rules = json.loads(run(themec, "rules", "--format", "json"))
    rows = ""
    for rule in rules:
        write(output / "rules" / rule["code"] / "index.html", rule_page(rule))
        rows += row(rule["code"], rule["code"], rule["summary"])
    text = index("Rules", f"The {len(rules)} rules of <code>themec lint</code>.", rows)
    write(output / "rules" / "index.html", page("Rules · themec", text, 1, FILTER))
    rows = ""
    for words, summary in commands(json.loads(run(themec, "--experimental-dump-help"))["command"]):
        name = " ".join(words)
        help_text = html.escape(run(themec, "help", *words))
        body = f'<h1>themec {name}</h1><pre tabindex="0"><code>{help_text}</code></pre>'
        write(output / "commands" / "-".join(words) / "index.html", page(f"themec {name}", body, 2))
        rows += row("-".join(words), name, summary)
    write(output / "commands" / "index.html", page("Commands · themec", index("Commands", "What each command does, and its options.", rows), 1, FILTER))
    specimen(themec, output / "specimen")
    home = (
        "<h1>themec</h1><p>themec lints, previews and compiles the XIBs, storyboards and themes of iOS apps, in the terminal, "
        "without Xcode.</p><ul>"
        '<li><a href="documentation/themecompiler/">Documentation</a>: the theme language, your app, configuration, editors, and the '
        "library</li>"
        '<li><a href="documentation/screenlets/">The run time of Screenlets</a></li>'
        '<li><a href="commands/index.html">Commands</a> and their options</li>'
        f'<li><a href="rules/index.html">Rules</a>: what each of the {len(rules)} reports, and why</li>'
        '<li><a href="gallery/index.html">Gallery</a>: the shipped themes on several devices</li>'
        '<li><a href="specimen/index.html">Specimen</a>: how text, controls, layers and bars are drawn</li></ul>')
    write(output / "index.html", page("themec", home, 0))


if __name__ == "__main__":
    main(*sys.argv[1:])
