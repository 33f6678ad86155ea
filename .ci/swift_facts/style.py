"""How a Swift source may be written without meaning anything else."""

import random


class Style:
    """Choices of one source, the same for the same seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.indent = self.random.choice(["\t", "  ", "    "])
        self.newline = self.random.choice(["\n", "\n", "\r\n"])
        self.comments = self.random.random() < 0.6
        self.conditions = self.random.random() < 0.4
        self.extensions = self.random.random() < 0.4

    def maybe(self, probability=0.5):
        return self.random.random() < probability

    def choose(self, *values):
        return self.random.choice(values)

    def name(self, name):
        """A name, which may be in backticks where it is declared."""
        return f"`{name}`" if self.maybe(0.05) else name

    def comment(self):
        """A comment that looks like code."""
        return self.choose(
            "// @IBOutlet weak var fake: UILabel!", "/* class Fake: UIView { */", "/* nested /* comment */ } */",
            "// userAction(name: \"fake\")", "/// Documentation with `code` and \"quotes\".", "// ünïcode: 名前 🎉 ")

    def gap(self):
        """What may stand between two tokens."""
        if not self.comments or self.maybe(0.8):
            return " "
        return self.choose(" /* class Fake {} */ ", " // }\n", "\n", "  ")

    def attribute(self, attribute):
        """An attribute before a declaration, on its line or not."""
        if self.maybe(0.25):
            return f"{attribute}\n"
        if self.comments and self.maybe(0.1):
            return f"{attribute} // {{\n"
        if self.maybe(0.05):
            return f"#if os(iOS)\n{attribute}\n#endif\n"
        return f"{attribute} "

    def modifiers(self, *modifiers):
        """Modifiers in any order."""
        present = [modifier for modifier in modifiers if modifier]
        self.random.shuffle(present)
        return "".join(f"{modifier} " for modifier in present)

    def type(self, text):
        """A type, with a comment or a line break in it where the text has a space."""
        if self.comments and " " in text and self.maybe(0.2):
            return text.replace(" ", self.choose(" /* T */ ", "\n"), 1)
        return text

    def member(self, text):
        """A member with what may surround it."""
        if self.comments and self.maybe(0.3):
            text = f"{self.comment()}\n{text}"
        if self.comments and self.maybe(0.1):
            text = f"{text} // trailing }}"
        if self.conditions and self.maybe(0.2):
            text = self.choose(
                f"#if os(iOS)\n{text}\n#endif", f"#if DEBUG\n#else\n{text}\n#endif",
                f"#if canImport(UIKit) && !os(tvOS)\n{text}\n#elseif os(macOS)\n#endif")
        return text

    def noise(self):
        """Members that have nothing to do with the facts."""
        return self.choose(
            "", "", "", "struct Box<T> where T: AnyObject { var outlet: T? }",
            "final class Inner: UIView { @IBOutlet var inner: UILabel? ; @IBAction func innerTap() {} }",
            "init() { let text = \"class Fake { \\(\"userAction(name: \\\"fake\\\")\") }\"; print(text) }",
            "deinit { print(#\"@IBOutlet \\#(self) \"}\"#) }",
            "subscript(index: Int) -> Int { return index }")

    def body(self, text):
        """A whole source, indented by its braces."""
        lines = []
        depth = 0
        for line in text.split("\n"):
            stripped = line.strip()
            closing = len(stripped) - len(stripped.lstrip("})"))
            lines.append(self.indent * max(0, depth - closing) + stripped)
            depth += stripped.count("{") - stripped.count("}") if not stripped.startswith(("//", "/*", "///")) else 0
        prefix = self.choose("", "", "\ufeff", "// Copyright\n\n", "#!/usr/bin/swift\n")
        return (prefix + "\n".join(lines) + "\n").replace("\n", self.newline)
