#!/usr/bin/env python3
"""Writes an app of XIBs and Swift files, each XIB with its class.

    generate_app.py FOLDER [XIBS [SWIFT [SEED]]]

By default 375 XIBs and 2,000 Swift files: a class for each XIB, and models, services, formatters and screens without a XIB, in
folders of features. Screens have labels, text fields, buttons, images and stack views with constraints, outlets and actions.
"""
import pathlib
import random
import sys

HEAD = '''<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" \
propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="%(name)s" \
customModule="App" customModuleProvider="target">
            <connections>
%(outlets)s
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
'''
TAIL = '''            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <constraints>
%(constraints)s
            </constraints>
        </view>
    </objects>
</document>
'''
RECT = '<rect key="frame" x="16" y="%(y)d" width="361" height="%(height)d"/>'
FONT = '<fontDescription key="fontDescription" type="system" pointSize="17"/>'
KINDS = {
    'label': (21, '''<label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
verticalHuggingPriority="251" text="%(text)s" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" \
translatesAutoresizingMaskIntoConstraints="NO" id="%(id)s">
%(rect)s
''' + FONT + '''
<color key="textColor" systemColor="labelColor"/>
<nil key="highlightedColor"/>
</label>'''),
    'textField': (44, '''<textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="%(text)s" textAlignment="natural" minimumFontSize="17" \
translatesAutoresizingMaskIntoConstraints="NO" id="%(id)s">
%(rect)s
''' + FONT + '''
<constraints>
<constraint firstAttribute="height" constant="44" id="%(id)s-h"/>
</constraints>
<textInputTraits key="textInputTraits" autocorrectionType="no"/>
</textField>'''),
    'button': (44, '''<button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
translatesAutoresizingMaskIntoConstraints="NO" id="%(id)s">
%(rect)s
<constraints>
<constraint firstAttribute="height" constant="44" id="%(id)s-h"/>
</constraints>
<state key="normal" title="%(text)s"/>
<connections>
<action selector="%(member)sTapped:" destination="-1" eventType="touchUpInside" id="%(id)s-a"/>
</connections>
</button>'''),
    'stackView': (40, '''<stackView opaque="NO" contentMode="scaleToFill" spacing="8" \
translatesAutoresizingMaskIntoConstraints="NO" id="%(id)s">
%(rect)s
<subviews>
<label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="%(text)s" textAlignment="natural" \
lineBreakMode="tailTruncation" id="%(id)s-l">
<rect key="frame" x="0.0" y="0.0" width="304" height="40"/>
''' + FONT + '''
<nil key="textColor"/>
</label>
<switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" contentHorizontalAlignment="center" \
contentVerticalAlignment="center" on="YES" id="%(id)s-s">
<rect key="frame" x="312" y="0.0" width="51" height="40"/>
</switch>
</subviews>
<constraints>
<constraint firstAttribute="height" constant="40" id="%(id)s-h"/>
</constraints>
</stackView>'''),
    'imageView': (80, '''<imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" \
image="star.fill" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="%(id)s">
%(rect)s
<constraints>
<constraint firstAttribute="height" constant="80" id="%(id)s-h"/>
</constraints>
</imageView>'''),
}
NOUNS = 'account order invoice message address payment profile comment photo document event project report task ticket team'.split()
VERBS = 'load save update delete refresh validate submit cancel share select'.split()
SWIFT_TYPES = {
    'label': 'UILabel', 'textField': 'UITextField', 'button': 'UIButton', 'stackView': 'UIStackView', 'imageView': 'UIImageView'
}


def indented(text, spaces):
    return '\n'.join(' ' * spaces + line for line in text.split('\n'))


def constraint(first, attribute, second, other, constant, number):
    return '<constraint firstItem="%s" firstAttribute="%s" secondItem="%s" secondAttribute="%s" constant="%d" id="k%d"/>' % (
        first, attribute, second, other, constant, number)


def screen(name, number, choose):
    """The text of a XIB, and the members of its class: names, kinds and ids. No other class has members of these names."""
    views, constraints, members = [], [], []
    y, previous = 75, None
    for index in range(choose.randint(6, 14)):
        kind = choose.choice(list(KINDS))
        height, form = KINDS[kind]
        member = '%s%s%d' % (choose.choice(NOUNS), kind[0].upper() + kind[1:], 100 * number + index)
        identifier = '%03x-%02d-abc' % (choose.randrange(4096), index)
        views.append(form % {
            'id': identifier, 'member': member, 'text': '%s %s' % (choose.choice(VERBS).title(), choose.choice(NOUNS)),
            'rect': RECT % {'y': y, 'height': height}})
        members.append((member, kind, identifier))
        above = (previous, 'bottom') if previous else ('safe', 'top')
        key = 3 * index
        constraints += [
            constraint(identifier, 'top', *above, 16, key), constraint(identifier, 'leading', 'safe', 'leading', 16, key + 1),
            constraint('safe', 'trailing', identifier, 'trailing', 16, key + 2)]
        previous, y = identifier, y + height + 16
    outlets = ['<outlet property="view" destination="root" id="o-v"/>'] + [
        '<outlet property="%s" destination="%s" id="o-%s"/>' % (member, identifier, identifier)
        for member, _, identifier in members]
    text = HEAD % {'name': name, 'outlets': indented('\n'.join(outlets), 16)}
    text += indented('\n'.join(views), 16) + '\n' + TAIL % {'constraints': indented('\n'.join(constraints), 16)}
    return text, members


def methods(choose, fields):
    """Methods with bodies as apps have them: guards, closures, switches and loops."""
    parts = []
    for verb in choose.sample(VERBS, choose.randint(3, 6)):
        noun, field = choose.choice(NOUNS), choose.choice(fields)
        parts.append('''
  func %(verb)s%(Noun)s(identifier: String, completion: @escaping (Result<Int, Error>) -> Void) {
    guard !identifier.isEmpty, let url = URL(string: "https://example.org/%(noun)s/\\(identifier)") else {
      completion(.failure(AppError.invalid(identifier)))
      return
    }
    var request = URLRequest(url: url)
    request.httpMethod = "%(method)s"
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    URLSession.shared.dataTask(with: request) { [weak self] data, response, error in
      guard let self = self else { return }
      if let error = error {
        DispatchQueue.main.async { completion(.failure(error)) }
        return
      }
      // The number of entries is all that callers need.
      let entries = (try? JSONDecoder().decode([String: Int].self, from: data ?? Data())) ?? [:]
      for (key, value) in entries where value > %(bound)d {
        switch key {
        case "%(noun)s": self.%(field)s = "\\(value)"
        case "none", "empty": continue
        default: print("unknown key \\(key) in \\(response.debugDescription)")
        }
      }
      DispatchQueue.main.async { completion(.success(entries.count)) }
    }.resume()
  }
''' % {'verb': verb, 'Noun': noun.title(), 'noun': noun, 'field': field, 'bound': choose.randrange(100),
            'method': choose.choice(['GET', 'POST', 'PUT'])})
    return ''.join(parts)


def screen_class(name, members, choose):
    lines = ['import UIKit', '', '/// Shows a screen of the app.', 'class %s: UIViewController {' % name]
    lines += ['  @IBOutlet private weak var %s: %s!' % (member, SWIFT_TYPES[kind]) for member, kind, _ in members]
    lines += ['  private var status = ""', '', '  override func viewDidLoad() {', '    super.viewDidLoad()']
    lines += ['    %s.isHidden = status.count > %d' % (member, choose.randrange(9)) for member, _, _ in members]
    lines.append('  }')
    for member, kind, _ in members:
        if kind == 'button':
            lines += ['', '  @IBAction func %sTapped(_ sender: UIButton) {' % member, '    %s.isEnabled = false' % member, '  }']
    return '\n'.join(lines) + '\n' + methods(choose, ['status']) + '}\n'


def other_class(name, choose):
    fields = ['%sName' % noun for noun in choose.sample(NOUNS, 5)]
    lines = ['import Foundation', '', 'enum %sState: Equatable {' % name, '  case idle, loading', '  case failed(String)', '}', '']
    lines += ['final class %s {' % name] + ['  var %s = ""' % field for field in fields]
    return '\n'.join(lines) + '\n' + methods(choose, fields) + '}\n\nextension %s: CustomStringConvertible {\n' % name + (
        '  var description: String { [%s].joined(separator: ", ") }\n}\n' % ', '.join(fields))


def write(folder, xibs=375, swift=2000, seed=7):
    """Returns the paths of the XIBs, each with the members of its class."""
    choose = random.Random(seed)
    folder = pathlib.Path(folder)
    (folder / '.git').mkdir(parents=True)
    (folder / '.themec.yml').write_text('swift: [App]\n')
    screens = []
    for index in range(swift):
        feature = folder / 'App' / ('Feature%02d' % (index % 40))
        feature.mkdir(parents=True, exist_ok=True)
        if index < xibs:
            name = 'Screen%04dController' % index
            text, members = screen(name, index, choose)
            (feature / (name + '.xib')).write_text(text)
            (feature / (name + '.swift')).write_text(screen_class(name, members, choose))
            screens.append((feature / (name + '.xib'), members))
        else:
            name = '%s%s%04d' % (choose.choice(NOUNS).title(), choose.choice(['Service', 'Model', 'Store', 'Formatter']), index)
            (feature / (name + '.swift')).write_text(other_class(name, choose))
    (folder / 'App' / 'AppError.swift').write_text('enum AppError: Error {\n  case invalid(String)\n}\n')
    return screens


if __name__ == '__main__':
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    write(sys.argv[1], *map(int, sys.argv[2:]))
