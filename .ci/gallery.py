#!/usr/bin/env python3
"""Opens a gallery of the shipped themes in headless Chromium: filters, comparison, inspector, and axe if it is installed.

usage: gallery.py THEMEC
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

CHROMIUM = next((path for path in map(shutil.which, ["chromium", "chromium-browser", "google-chrome"]) if path), None)

INDEX = """
const form = document.getElementById('filters');
const shown = () => [...document.querySelectorAll('#cards .card')].filter(card => !card.hidden);
function set(key, value) { form.elements[key].value = value; form.dispatchEvent(new Event('input')); }
const result = {first: shown().length};
set('text', 'login'); result.text = shown().every(card => card.dataset.screenlet === 'Login') && shown().length;
set('text', ''); set('theme', 'westeros'); result.theme = shown().every(card => card.dataset.theme === 'westeros') && shown().length;
set('theme', ''); set('appearance', 'dark'); result.dark = shown().every(card => card.dataset.appearance === 'dark') && shown().length;
set('size', ''); set('appearance', ''); result.all = shown().length;
result.cards = document.querySelectorAll('#cards .card').length;
result.count = document.getElementById('count').textContent;
const buttons = document.querySelectorAll('#cards button');
buttons[0].click(); buttons[1].click();
result.compared = document.querySelectorAll('#compare .card').length;
buttons[0].click(); buttons[1].click();
result.emptied = document.getElementById('compare').hidden;
return result;
"""

THEME = """
const view = [...document.querySelectorAll('.view')].find(view => view.getAttribute('role') === 'button');
view.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
const panel = document.getElementById('inspector');
const hovered = panel.textContent;
const marked = document.querySelectorAll('.marked').length;
view.click();
document.querySelector('.view').dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
return {hovered, marked, kept: panel.textContent === hovered};
"""

AXE = "return axe.run(document, {rules: {'color-contrast': {enabled: false}}}).then(r => r.violations.map(v => [v.id, v.nodes[0].html]));"


def evaluate(page, body, scripts=()):
    """The result of a script that runs in a copy of a page beside it."""
    html = open(page, encoding="utf-8").read()
    html = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", html)
    run = "window.addEventListener('load', async () => { let r; try { r = await (async () => {%s})() } catch (e) { r = 'error: ' + e } " % body
    run += "document.body.replaceChildren(Object.assign(document.createElement('pre'), {id: 'result', textContent: JSON.stringify(r)})) });"
    tags = "".join(f"<script>{script}</script>" for script in [*scripts, run])
    copy = os.path.join(os.path.dirname(page), "test-page.html")
    with open(copy, "w", encoding="utf-8") as file:
        file.write(html.replace("</body>", tags + "</body>"))
    try:
        dom = subprocess.run(
            [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000", "--dump-dom", "file://" + copy],
            capture_output=True, text=True, timeout=300).stdout
    finally:
        os.remove(copy)
    found = re.search(r'<pre id="result">(.*?)</pre>', dom, re.S)
    if not found:
        sys.exit(f"gallery.py: no result of {page}")
    return json.loads(found.group(1).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))


def main():
    tool = os.path.abspath(sys.argv[1])
    if not CHROMIUM:
        print("gallery.py: SKIPPED: no Chromium")
        return
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([tool, "gallery", "-o", "Pages", "--quiet", "--isolated"], cwd=folder, check=True)
        pages = os.path.join(folder, "Pages")
        index = evaluate(os.path.join(pages, "index.html"), INDEX)
        screens = len(os.listdir(os.path.join(pages, "screens")))
        expected = {"cards": screens, "all": screens, "compared": 2, "emptied": True, "count": f"{screens} of {screens} screens"}
        for key, value in expected.items():
            if index[key] != value:
                sys.exit(f"gallery.py: {key} is {index[key]!r}, not {value!r}")
        for key in ["text", "theme", "dark"]:
            if not index[key] or not 0 < index[key] < screens:
                sys.exit(f"gallery.py: the filter '{key}' shows {index[key]!r} of {screens} screens")
        theme = evaluate(os.path.join(pages, "themes", "login-default.html"), THEME)
        if "loginButton" not in theme["hovered"] or "backgroundColor" not in theme["hovered"] or theme["marked"] != 1 or not theme["kept"]:
            sys.exit(f"gallery.py: the inspector shows {theme}")
        axe = os.environ.get("THEMEC_AXE")
        if axe:
            script = open(axe, encoding="utf-8").read()
            for page in ["index.html"] + [f"themes/{name}" for name in sorted(os.listdir(os.path.join(pages, "themes")))]:
                violations = evaluate(os.path.join(pages, page), AXE, [script])
                if violations:
                    sys.exit(f"gallery.py: {page}: {violations}")
        print(f"gallery.py: {screens} screens" + (", axe finds nothing" if axe else "; SKIPPED: axe (THEMEC_AXE is not set)"))


main()
