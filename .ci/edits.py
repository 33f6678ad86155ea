#!/usr/bin/env python3
"""Checks that a cached run prints the same as one without a cache after random edits.

    edits.py THEMEC [EDITS [SEED]]

Edits documents, sources, texts, catalogs, project files and the configuration of an app; creates, renames and deletes them; saves
files as editors do. Now and then, two runs share the cache, and one is killed.
"""
import importlib.util
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
STORYBOARD = '''<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
colorMatched="YES" initialViewController="list">
    <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
    </dependencies>
    <scenes>
        <scene sceneID="s-1">
            <objects>
                <tableViewController storyboardIdentifier="List" id="list" customClass="ListController" customModule="App" \
customModuleProvider="target" sceneMemberID="viewController">
                    <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" rowHeight="44" id="table">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <prototypes>
                            <tableViewCell contentMode="scaleToFill" reuseIdentifier="RowCell" id="cell" customClass="RowCell" \
customModule="App" customModuleProvider="target">
                                <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <tableViewCellContentView key="contentView" contentMode="center" id="content">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                                    <autoresizingMask key="autoresizingMask"/>
                                </tableViewCellContentView>
                                <connections>
                                    <segue destination="detail" kind="show" identifier="showDetail" id="segue"/>
                                </connections>
                            </tableViewCell>
                        </prototypes>
                        <connections>
                            <outlet property="dataSource" destination="list" id="o-1"/>
                            <outlet property="delegate" destination="list" id="o-2"/>
                        </connections>
                    </tableView>
                </tableViewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="r-1" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        <scene sceneID="s-2">
            <objects>
                <viewController storyboardIdentifier="Detail" id="detail" customClass="DetailController" customModule="App" \
customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="view">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Details" fixedFrame="YES" \
translatesAutoresizingMaskIntoConstraints="NO" id="title">
                                <rect key="frame" x="16" y="100" width="200" height="21"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                <color key="textColor" name="accent"/>
                            </label>
                        </subviews>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                    <connections>
                        <outlet property="titleLabel" destination="title" id="o-3"/>
                    </connections>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="r-2" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
    </scenes>
</document>
'''
CODE = {
    'ListController.swift': '''import UIKit

typealias Controller = UITableViewController

class ListController: Controller {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "RowCell", for: indexPath)
    cell.imageView?.image = UIImage(named: "logo")
    return cell
  }

  func open() {
    performSegue(withIdentifier: Names.detail, sender: self)
    _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail")
  }
}
''',
    'DetailController.swift': '''import UIKit

class DetailController: BaseController {
  @IBOutlet weak var titleLabel: UILabel!
}

enum Names {
  static let detail = "showDetail"
}
''',
    'Icons.swift': 'import UIKit\n\nfunc icon() -> UIImage? { UIImage(named: "nowhere") }\n',
    'BaseController.swift': 'import UIKit\n\nclass BaseController: UIViewController {\n}\n',
    'RowCell.swift': 'import UIKit\n\nclass RowCell: UITableViewCell {\n}\n',
}
CONTENTS = {
    'project.yml': 'name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App]\n',
    '.themec.yml': 'lint:\n  rules:\n    a11y/label: warning\n',
    'App/Assets.xcassets/Contents.json': '{"info": {"author": "xcode", "version": 1}}\n',
    'App/Assets.xcassets/logo.imageset/Contents.json': '{"images": [], "info": {"author": "xcode", "version": 1}}\n',
    'App/Assets.xcassets/accent.colorset/Contents.json':
        '{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": '
        '{"red": "0.8", "green": "0.8", "blue": "0.9", "alpha": "1.0"}}}], "info": {"author": "xcode", "version": 1}}\n',
    'App/Base.lproj/Main.storyboard': STORYBOARD,
    'App/de.lproj/Main.strings': '"title.text" = "Einzelheiten zu diesem Eintrag, die lang sind";\n',
    'App/Themes/NoteScreenletView_default.xml':
        '<document type="com.liferay.screens.theme" screenlet="Note" theme="default">\n  <objects>\n    <view id="root" '
        'customClass="NoteView">\n      <rect key="frame" x="0" y="0" width="320" height="200"/>\n      <subviews>\n        '
        '<label id="title" text="Note">\n          <rect key="frame" x="10" y="10" width="80" height="21"/>\n        </label>\n'
        '      </subviews>\n    </view>\n  </objects>\n</document>\n',
    'App/Themes/NoteScreenletView_blue.xml':
        '<document type="com.liferay.screens.theme" screenlet="Note" theme="blue" parent="default" kind="child">\n  <objects>\n'
        '    <label id="title" text="Blue"/>\n  </objects>\n</document>\n',
}
MANIFESTS = {
    'Package.swift':
        '// swift-tools-version:5.5\nimport PackageDescription\n'
        'let package = Package(name: "App", targets: [.target(name: "App", path: "App", exclude: ["%s"])])\n',
    'project.yml': 'name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources:\n'
                   '      - path: App\n        excludes: ["%s"]\n',
}
NAMES = ['titleLabel', 'DetailController', 'RowCell', 'showDetail', 'logo', 'addTarget', 'delegate', 'typealias', 'UIView',
         'accent', 'Detail', 'List', 'loadNibNamed', 'awakeFromNib', 'NoteView', 'BaseController']


def make(root):
    spec = importlib.util.spec_from_file_location('generate_app', REPOSITORY / 'Benchmarks' / 'generate_app.py')
    generate_app = importlib.util.module_from_spec(spec)
    sys.dont_write_bytecode = True
    spec.loader.exec_module(generate_app)
    generate_app.write(root, 24, 60)
    for name, text in CODE.items():
        (root / 'App' / name).write_text(text)
    for name, text in CONTENTS.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)


def changed_document(text, choose):
    """A document after an edit in Interface Builder, or after one by hand."""
    tags = list(re.finditer(r'<\w[^>]*>', text))
    tag = choose.choice(tags)
    kind = choose.randrange(9)
    if kind == 0:
        numbers = list(re.finditer(r'(?<==")\d+(?=")', text))
        return spliced(text, choose.choice(numbers), str(choose.randrange(400))) if numbers else text
    if kind == 1:
        return spliced(text, tag, tag.group() + '<unknown/>' if choose.random() < 0.1 else tag.group() + ' ')
    if kind == 2:
        outlets = list(re.finditer(r'\s*<outlet [^>]*/>', text))
        return spliced(text, choose.choice(outlets), '') if outlets else text
    if kind == 3:
        outlets = list(re.finditer(r'(?<=<outlet property=")\w+', text))
        return spliced(text, choose.choice(outlets), choose.choice(NAMES)) if outlets else text
    if kind == 4:
        classes = list(re.finditer(r'(?<=customClass=")\w+', text))
        return spliced(text, choose.choice(classes), choose.choice(NAMES)) if classes else text
    if kind == 5:
        lines = list(re.finditer(r'\s*<constraint [^>]*/>', text))
        return spliced(text, choose.choice(lines), '') if lines else text
    if kind == 6:
        return text.replace('systemBackgroundColor', choose.choice(['systemBackgroundColr', 'labelColor', 'systemBackgroundColor']), 1)
    if kind == 7:
        names = list(re.finditer(r'(?<=[iI]dentifier=")\w+', text))
        return spliced(text, choose.choice(names), choose.choice(NAMES)) if names else text
    return text[:tag.start()] + text[tag.end():] if choose.random() < 0.2 else text


def changed_code(text, choose):
    kind = choose.randrange(8)
    lines = text.split('\n')
    line = choose.randrange(len(lines))
    if kind == 0:
        lines.insert(line, '  // Uses %s.' % choose.choice(NAMES))
    elif kind == 1:
        lines.append('// %d' % choose.randrange(1000))
    elif kind == 2:
        return re.sub(r'(?<=var )(\w+)', lambda found: found.group() + choose.choice(['', 'X']), text, count=1)
    elif kind == 3:
        return re.sub(r'(?<=class )(\w+)', lambda found: choose.choice([found.group(), choose.choice(NAMES)]), text, count=1)
    elif kind == 4:
        return re.sub(r'"\w+"', '"%s"' % choose.choice(NAMES), text, count=1)
    elif kind == 5:
        return re.sub(r': UI\w+|: Base\w+', ': ' + choose.choice(['UIView', 'UIViewController', 'BaseController', 'Controller']), text, 1)
    elif kind == 6:
        lines.append('extension %s { @objc func %s() {} }' % (choose.choice(NAMES), choose.choice(NAMES)))
    else:
        del lines[line]
    return '\n'.join(lines)


def spliced(text, match, new):
    return text[:match.start()] + new + text[match.end():]


def save(path, text, choose):
    """Writes a file, sometimes as editors do: under another name first."""
    if choose.random() < 0.5:
        path.write_text(text)
        return
    temporary = path.with_name(path.name + '~')
    temporary.write_text(text)
    os.replace(temporary, path)


def edit(root, originals, choose):
    """One edit. Returns its description."""
    files = sorted(path for path in root.rglob('*') if path.is_file() and '.git' not in path.parts)
    path = choose.choice(files)
    if choose.random() < 0.5:
        path = choose.choice([file for file in files if file.suffix in ('.swift', '.xib', '.storyboard', '.xml')] or files)
    name = str(path.relative_to(root))
    chance = choose.random()
    if chance < 0.1:
        lost = [file for file in originals if not (root / file).exists()]
        changed = [file for file in originals if (root / file).exists() and (root / file).read_text() != originals[file]]
        for file in (lost or changed)[:8] if lost or changed else []:
            (root / file).parent.mkdir(parents=True, exist_ok=True)
            save(root / file, originals[file], choose)
        return 'restored files'
    if chance < 0.13:
        path.unlink()
        return 'deleted ' + name
    if chance < 0.16:
        path.rename(path.with_name('Moved' + path.name))
        return 'renamed ' + name
    if chance < 0.19:
        shutil.copy(path, path.with_name('Copy' + path.name))
        return 'copied ' + name
    if chance < 0.22:
        file = root.parent / choose.choice(['.themec.yml', 'note.txt', 'theme-set.xml'])
        file.unlink() if file.exists() else file.write_text('')
        return 'changed %s above' % file.name
    if chance < 0.25:
        manifest = root / choose.choice(['Package.swift', 'project.yml'])
        excluded = choose.choice([file.name for file in files if file.suffix == '.swift'] or ['None.swift'])
        manifest.write_text(MANIFESTS[manifest.name] % choose.choice([excluded, 'None.swift']))
        return 'changed %s' % manifest.name
    text = path.read_text()
    if path.suffix in ('.xib', '.storyboard', '.xml'):
        new = changed_document(text, choose)
    elif path.suffix == '.swift':
        new = changed_code(text, choose)
    elif path.name == '.themec.yml':
        new = choose.choice(['', CONTENTS['.themec.yml'], 'lint:\n  rules:\n    layout/ambiguous: off\n'])
    else:
        new = choose.choice([text + ' ', text[:choose.randrange(len(text) + 1)], text.replace('1', '2', 1)])
    save(path, new, choose)
    return 'edited ' + name


def main():
    themec = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    choose = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    different = 0
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder).resolve() / 'above' / 'app'
        root.mkdir(parents=True)
        make(root)
        originals = {
            str(path.relative_to(root)): path.read_text() for path in sorted(root.rglob('*'))
            if path.is_file() and '.git' not in path.parts}
        lint = [themec, 'lint', '.', '--format', 'json', '-j', '2']
        cached = lint + ['--cache-dir', os.path.join(folder, 'cache')]

        def run(command):
            done = subprocess.run(command, cwd=root, capture_output=True)
            return done.returncode, done.stdout, done.stderr

        run(cached)
        for number in range(count):
            edits = [edit(root, originals, choose) for _ in range(choose.choice([1, 1, 1, 2, 3]))]
            chance = choose.random()
            if chance < 0.1:
                other = subprocess.Popen(cached, cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                warm = run(cached)
                other.wait()
            else:
                if chance < 0.15:
                    killed = subprocess.Popen(cached, cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                    time.sleep(choose.random() * 0.1)
                    killed.send_signal(signal.SIGKILL)
                    killed.wait()
                warm = run(cached)
            cold = run(lint + ['--no-cache'])
            if warm != cold:
                different += 1
                print('edit %d: %s' % (number, ', '.join(edits)))
                kept = pathlib.Path(os.environ.get('KEEP_FAILURES', folder)) / ('failure-%d' % number)
                if 'KEEP_FAILURES' in os.environ:
                    shutil.copytree(root, kept, ignore=shutil.ignore_patterns('.git'))
                for label, output in (('cached', warm), ('fresh', cold)):
                    print('  %s: status %d, %d bytes' % (label, output[0], len(output[1])))
                    if 'KEEP_FAILURES' in os.environ:
                        (kept / (label + '.json')).write_bytes(output[1] + output[2])
    print('%d edits: %d different' % (count, different))
    return 1 if different else 0


if __name__ == '__main__':
    sys.exit(main())
