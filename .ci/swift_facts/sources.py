"""Swift sources of which the facts are true."""

import re

# Text that the facts' own script took for an action: `userAction(name: String?` of a declaration.
DECLARATIONS = {"String?"}
# The parameter that such a method passes on.
PARAMETERS = {"name"}


def parameters(style, text):
    """A parameter list, which may be broken at its commas."""
    if style.maybe(0.3):
        return re.sub(r",\s*(?![^<\[(]*[>\])][^()]*\()", lambda found: "," + style.choose("\n", " ", " /* , */ "), text)
    return text


def view_model(style, facts):
    is_optional = any(member["optional"] for member in facts["attributes"] + facts["methods"])
    members = []
    for attribute in facts["attributes"]:
        accessors = style.choose("{ get set }", "{get set}", "{\nget\nset\n}") if attribute["access"] == "readwrite" else "{ get }"
        prefix = style.attribute("@objc") + "optional " if attribute["optional"] else ""
        members.append(f"{prefix}var {style.name(attribute['name'])}{style.choose(': ', ' : ', ':')}{style.type(attribute['type'])} {accessors}")
    for method in facts["methods"]:
        prefix = style.attribute("@objc") + "optional " if method["optional"] else ""
        members.append(f"{prefix}func {method['name']}{parameters(style, method['signature'])}")
    head = (style.attribute("@objc") if is_optional or style.maybe(0.3) else "") + style.modifiers(style.choose("public", ""))
    inherited = f":{style.gap()}" + f",{style.gap()}".join(facts["inherits"]) if facts["inherits"] else ""
    return f"{head}protocol {facts['name']}{inherited} {{\n" + "\n\n".join(style.member(text) for text in members) + "\n}"


def class_source(style, facts, members, movable=()):
    """A class; `movable` members may stand in an extension."""
    inherited = list(facts["inherits"])
    extension = []
    moved = []
    if style.extensions:
        moved = [text for text in movable if style.maybe()]
        if len(inherited) > 1 and style.maybe():
            extension = [inherited.pop()]
    members = members + [text for text in movable if text not in moved] + [style.noise()]
    head = style.attribute(style.choose("@objc", f"@objc({facts['name'].replace('-', '_')})", "@objcMembers")) if style.maybe() else ""
    head += style.modifiers(style.choose("open", "public", "final", ""))
    clause = f"{style.choose(':', ' :')}{style.gap()}" + f",{style.gap()}".join(inherited) if inherited else ""
    text = f"import UIKit\n\n{head}class{style.gap()}{style.name(facts['name'])}{clause} {{\n"
    text += "\n\n".join(style.member(member) for member in members if member) + "\n}\n"
    if moved or extension:
        clause = f": {extension[0]}" if extension else ""
        text += f"\nextension {facts['name']}{clause} {{\n" + "\n\n".join(style.member(member) for member in moved) + "\n}\n"
    return text


def outlets(style, facts):
    """Outlets with their types; neighbors may share a `var`."""
    members = []
    rest = list(facts)
    while rest:
        outlet = rest.pop(0)
        bindings = f"{style.name(outlet['name'])}: {style.type(outlet['type'])}"
        if rest and style.maybe(0.1):
            following = rest.pop(0)
            shared = following["type"] == outlet["type"] and style.maybe()
            bindings = f"{outlet['name']}, {following['name']}: {outlet['type']}" if shared else \
                f"{bindings}, {following['name']}: {following['type']}"
        prefix = style.attribute("@IBOutlet") + style.modifiers(style.choose("weak", ""), style.choose("open", "public", "fileprivate", ""))
        observer = " {\ndidSet {\nprint(oldValue as Any)\n}\n}" if "," not in bindings and style.maybe(0.2) else ""
        members.append(f"{prefix}var {bindings}{observer}")
    return members


def action(style, selector):
    """A method with a selector, written in one of the ways that give it."""
    prefix = style.attribute("@IBAction") + style.modifiers(style.choose("open", "public", "private", ""))
    base, _, argument = selector.partition(":")
    if not selector.endswith(":"):
        return f"{prefix}func {style.name(base)}() {{}}"
    if "With" in base:
        name, label = base.split("With")
        return f"{prefix}func {name}({label[0].lower()}{label[1:]}: UITextField) {{}}"
    if style.maybe(0.2):
        return f"@objc({selector}) {prefix}func other{base}(sender: Any?) {{}}"
    return f"{prefix}func {base}({style.choose('_', '_ ')} sender: {style.choose('UIButton', 'AnyObject?', 'Any')}) {{}}"


def property(style, name):
    return style.choose(
        f"var {name}: String?", f"open var {name}: String? {{\nget {{\nreturn nil\n}}\nset {{\n}}\n}}",
        f"lazy var {name}: UILabel = {{\nlet label = UILabel()\nreturn label\n}}()", f"static let {name} = \"{name}\"",
        f"override open var {name}: Int {{\nreturn 1\n}}", f"var {name} = [String: () -> Void]() {{\nwillSet {{}}\n}}",
        f"private(set) public var {name} = 1.0", f"@Published var {name}: (String, Int) -> Void = {{ _, _ in }}")


def view_class(style, facts):
    movable = [action(style, selector) for selector in facts["actions"]]
    members = outlets(style, facts["outlets"]) + [property(style, name) for name in facts["properties"]]
    return class_source(style, facts, members, movable)


def screenlet(style, facts):
    members = []
    for inspectable in facts["inspectables"]:
        value = inspectable["default"]
        # The type of a literal need not be written.
        is_literal = value is not None and re.fullmatch(r'true|false|\d+|"[^"]*"', value)
        is_shown = is_literal and inspectable["type"] in ("Bool", "String", "Int") and style.maybe()
        annotation = "" if is_shown else f": {inspectable['type']}"
        text = style.attribute("@IBInspectable") + style.modifiers(style.choose("open", "public", ""), style.choose("dynamic", ""))
        text += f"var {inspectable['name']}{annotation}" + (f"{style.choose(' = ', ' =')} {value}" if value is not None else "")
        members.append(text + style.choose("", " {\ndidSet {\nload()\n}\n}"))
    members += [f"{style.attribute('@IBOutlet')}open weak var {name}: AnyObject?" for name in facts["outlets"]]
    constants, top = action_constants(style, facts)
    members += constants
    names = {row["action"]: row["constant"] for row in facts["actions"]}
    public = [public_method(style, text) for text in facts["publicMethods"] if not text.startswith("createInteractor(")]
    dispatcher = interactors(style, facts, names)
    text = top + class_source(style, facts, members, dispatcher + public)
    for delegate in facts["delegates"]:
        methods = [f"{style.attribute('@objc')}optional func {parameters(style, whole(style, text, index))}"
                   for index, text in enumerate(delegate["methods"])]
        text += f"\n@objc{style.gap()}public protocol {delegate['name']} : BaseScreenletDelegate {{\n\n" + "\n\n".join(methods) + "\n}\n"
    return text


def whole(style, text, index):
    """The facts cut signatures at their first line break: the rest is made up."""
    return f"{text}\n\t\ton{index} value: AnyObject)" if text.endswith(",") else text


def public_method(style, text):
    returns = " -> " in text.rsplit(")", 1)[-1]
    body = "\nfatalError()\n" if returns else ""
    return f"{style.attribute('@objc') if style.maybe(0.2) else ''}{style.choose('open', 'public')} func {parameters(style, text)} {{{body}}}"


def action_constants(style, facts):
    """Constants of actions: in the class, and those of others at the top level."""
    members = [f"{style.modifiers('static', style.choose('open', 'public', ''))}let {row['constant']} = \"{row['action']}\""
               if style.maybe(0.8) else
               f"open class var {row['constant']}: String {{ return \"{row['action']}\" }}"
               for row in facts["actions"]]
    return members, ""


def action_name(style, names, action):
    """An expression for an action."""
    if action in names:
        return style.choose(names[action], f"Self.{names[action]}", f"\"{action}\"")
    if action == "defaultAction":
        return style.choose("BaseScreenlet.DefaultAction", "\"defaultAction\"")
    return style.choose(f'"{action}"', f'#"{action}"#')


def interactors(style, facts, names):
    if facts["dispatches"] == "inherited":
        return []
    is_declared = any(text.startswith("createInteractor(") for text in facts["publicMethods"])
    override = "" if is_declared else "override "
    sender = "Any?" if is_declared else style.choose("Any?", "AnyObject?")
    head = f"{override}open func createInteractor(name: String, sender: {sender}) -> Interactor? {{\n"
    casts = list(facts["senderCasts"])
    helpers = []
    if facts["dispatches"] == "none":
        return [head + "return nil\n}"]
    if facts["dispatches"] == "any":
        lines = [f"let value{index} = sender as{style.choose('!', '?')} {cast}" for index, cast in enumerate(casts)]
        return [head + "\n".join(lines) + "\nlet interactor = SomeInteractor(screenlet: self)\ninteractor.onSuccess = {\nreturn\n}\nreturn interactor\n}"]
    branches = []
    for index, answered in enumerate(facts["dispatched"]):
        mine = casts[index::len(facts["dispatched"])]
        lines = []
        for number, cast in enumerate(mine):
            way = style.choose("guard", "let", "is", "helper")
            if way == "guard":
                lines.append(f"guard let value{number} = sender as? {cast} else {{ return nil }}")
            elif way == "let":
                lines.append(f"let value{number} = (sender as! {cast})")
            elif way == "is":
                lines.append(f"if sender is {cast} {{ print(name) }}")
            else:
                helpers.append(f"fileprivate func helper{index}{number}(_ object: Any?) -> Int {{\nreturn (object as! {cast}).count\n}}")
                lines.append(f"_ = helper{index}{number}(sender)")
        lines.append(style.choose("return SomeInteractor(screenlet: self)", "let interactor = X(self)\nreturn interactor", "return make(1)"))
        branches.append((action_name(style, names, answered), "\n".join(lines)))
    last = style.choose("return nil", "return super.createInteractor(name: name, sender: sender)")
    if style.maybe(0.6):
        cases = "".join(f"case {name}:\n{lines}\n" for name, lines in branches)
        text = f"switch name {{\n{cases}default:\n{last}\n}}"
    else:
        text = " else ".join(f"if {style.choose(f'name == {name}', f'{name} == name')} {{\n{lines}\n}}" for name, lines in branches) + f"\n{last}"
    return [head + text + "\n}"] + helpers


def view(style, facts):
    members = []
    if facts["progressMessages"]:
        text = lambda: style.choose("NoProgress", '""', 'LocalizedString("default", key: "k", obj: self)')
        entries = ",\n".join(
            f"{action_name(style, {}, action)} : [" + ", ".join(f".{kind}: {text()}" for kind in kinds) + "]"
            for action, kinds in facts["progressMessages"].items())
        members.append(style.choose(
            f"override open var progressMessages: [String: ProgressMessages] {{\nreturn [\n{entries}\n]\n}}",
            f"open override var progressMessages: [String: ProgressMessages] {{\nget {{\nlet messages: [String: ProgressMessages] = [{entries}]\nreturn messages\n}}\n}}"))
    calls = []
    for fired in facts["userActions"]:
        if fired in DECLARATIONS:
            members.append(f"open func userAction{len(members)}(name: String?, sender: AnyObject? = nil) {{}}")
        elif fired in PARAMETERS:
            calls.append("userAction(name: name, sender: sender)")
        else:
            name = action_name(style, {}, fired)
            calls.append(style.choose(
                f"userAction(name: {name}, sender: sender)", f"self.userAction(name: {name})",
                f"_ = self.screenlet?.performAction(name: {name}, sender: sender)", f"if true {{\nDispatchQueue.main.async {{\nself.userAction(name: {name})\n}}\n}}"))
    members.append("func fireAll(_ name: String?, _ sender: AnyObject?) {\n" + "\n".join(calls) + "\n}")
    movable = [f"{style.attribute('@IBAction')}func {name}({style.choose('', '_ sender: UIButton', 'sender: Any?')}) {{}}" for name in facts["ibActions"]]
    movable += [f"{style.modifiers('override', style.choose('open', 'public'))}func {name}({style.choose('', '_ value: Int')}) {{\nsuper.{name}()\n}}" for name in facts["overrides"]]
    return class_source(style, facts, members, movable)
