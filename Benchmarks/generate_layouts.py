#!/usr/bin/env python3
"""Writes a XIB whose constraints are a large system of one kind.

    generate_layouts.py KIND VIEWS [WISHES [SEED]] > FILE

- chain: a row of views between two edges, each as wide as it wishes, as far as there is room.
- grid: rows of columns of equal width and height.
- pulled: a chain in which each view has weak wishes for the places of both its edges too, which makes the linear program dense.
- web: views hung on earlier ones at random, by equalities and inequalities, with wishes at several priorities, WISHES for
  each view (2 by default).
"""
import random
import sys

HEAD = '''<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" \
propertyAccessControl="none" useAutolayout="YES" colorMatched="YES">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="r">
            <rect key="frame" x="0.0" y="0.0" width="%(width)d" height="%(height)d"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>'''
# Without indentation, so that ten thousand views stay below the limit of a file's bytes.
VIEW = '''<view translatesAutoresizingMaskIntoConstraints="NO" id="%(id)s">
<rect key="frame" x="%(x)d" y="%(y)d" width="%(width)d" height="%(height)d"/>
</view>'''
TAIL = '''            </constraints>
        </view>
    </objects>
</document>'''


class Document:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.views = []
        self.constraints = []
        self.width = self.height = 0

    def view(self, x, y, width, height):
        identifier = 'v%d' % len(self.views)
        self.views.append(VIEW % {'id': identifier, 'x': x, 'y': y, 'width': width, 'height': height})
        self.width, self.height = max(self.width, x + width), max(self.height, y + height)
        return identifier

    def constrain(self, first, attribute, second=None, other=None, constant=0, relation=None, priority=None):
        parts = ['firstItem="%s" firstAttribute="%s"' % (first, attribute)]
        if relation:
            parts.append('relation="%s"' % relation)
        if second:
            parts.append('secondItem="%s" secondAttribute="%s"' % (second, other or attribute))
        if constant:
            parts.append('constant="%d"' % constant)
        if priority:
            parts.append('priority="%s"' % priority)
        self.constraints.append('<constraint %s id="c%d"/>' % (' '.join(parts), len(self.constraints)))

    def write(self):
        print(HEAD % {'width': self.width, 'height': self.height})
        print('\n'.join(self.views))
        print('            </subviews>\n            <constraints>')
        print('\n'.join(self.constraints))
        print(TAIL)


def chain(document, count, pulled):
    end, edge = 'r', 'leading'
    for index in range(count):
        view = document.view(75 * index + 8, 0, 67, 40)
        document.constrain(view, 'leading', end, edge, 8)
        document.constrain(view, 'top', 'r', 'top')
        document.constrain(view, 'height', constant=40)
        wish = document.random.randint(20, 120)
        document.constrain(view, 'width', constant=wish, relation='lessThanOrEqual', priority=250)
        document.constrain(view, 'width', constant=wish, relation='greaterThanOrEqual', priority=750)
        if pulled:
            document.constrain(view, 'leading', 'r', 'leading', 10, priority=2)
            document.constrain(view, 'trailing', 'r', 'leading', 20, priority=2)
        end, edge = view, 'trailing'
    document.constrain('r', 'trailing', end, 'trailing')


def grid(document, count):
    side = max(1, round(count ** 0.5))
    first = None
    above = ['r'] * side
    for row in range(side):
        left = 'r'
        for column in range(side):
            view = document.view(58 * column + 8, 38 * row + 8, 50, 30)
            document.constrain(view, 'leading', left, 'leading' if column == 0 else 'trailing', 8)
            document.constrain(view, 'top', above[column], 'top' if row == 0 else 'bottom', 8)
            if first:
                document.constrain(view, 'width', first, 'width')
                document.constrain(view, 'height', first, 'height')
            first = first or view
            above[column] = left = view
        if row == 0:
            document.constrain('r', 'trailing', left, 'trailing', 8)
    document.constrain('r', 'bottom', above[0], 'bottom', 8)


def web(document, count, wishes):
    views = []
    relations = [None, 'lessThanOrEqual', 'greaterThanOrEqual']
    for index in range(count):
        near = views[-30:]
        view = document.view(10 * index, 0, 40, 40)
        distance = document.random.randint(1, 40)
        document.constrain(view, 'top', 'r', 'top')
        document.constrain(view, 'height', constant=40)
        if index == 0:
            document.constrain(view, 'leading', 'r', 'leading')
        elif index % 3:
            document.constrain(view, 'leading', document.random.choice(near), 'leading', distance)
        else:
            document.constrain(view, 'leading', document.random.choice(near), 'leading', distance // 8, 'greaterThanOrEqual')
        for _ in range(wishes):
            other = document.random.choice(near + [view])
            if other != view:
                document.constrain(
                    view, 'leading', other, 'leading', 2 * distance, document.random.choice(relations),
                    document.random.choice([250, 251, 500, 750, 999]))
        document.constrain(view, 'leading', 'r', 'leading', 10, priority=2)
        document.constrain(view, 'width', constant=document.random.randint(20, 60), priority=500)
        views.append(view)


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in ('chain', 'grid', 'pulled', 'web'):
        sys.exit(__doc__)
    kind, count = sys.argv[1], int(sys.argv[2])
    document = Document(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    if kind == 'grid':
        grid(document, count)
    elif kind == 'web':
        web(document, count, int(sys.argv[3]) if len(sys.argv) > 3 else 2)
    else:
        chain(document, count, kind == 'pulled')
    document.write()


main()
