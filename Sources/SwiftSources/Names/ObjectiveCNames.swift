package import CodeModel
package import ThemeSource

/// The names in the messages of an Objective-C source by which it loads documents and resources, in source order. Only
/// messages that look in the app are read. Also works if ``readsSwift`` is false.
package func objectiveCNameUses(in file: SourceFile) -> [NameUse] {
  let tokens = ObjectiveCTokens(bytes: file.bytes)
  var reader = ObjectiveCNameReader(file: file.id, tokens: tokens, values: ObjectiveCValues(tokens))
  for message in tokens.messages(in: tokens.tokens.indices) { reader.read(message) }
  return reader.uses.sorted { $0.span.range.start < $1.span.range.start }
}

private struct ObjectiveCNameReader {
  let file: FileID
  let tokens: ObjectiveCTokens
  let values: ObjectiveCValues
  private(set) var uses: [NameUse] = []

  init(file: FileID, tokens: ObjectiveCTokens, values: ObjectiveCValues) {
    self.file = file
    self.tokens = tokens
    self.values = values
  }

  /// The parts of selectors that take a name.
  private static let kinds: [String: NameUse.Kind] = [
    "nibWithNibName": .nib, "initWithNibName": .nib, "loadNibNamed": .nib, "storyboardWithName": .storyboard,
    "instantiateViewControllerWithIdentifier": .controller, "performSegueWithIdentifier": .segue,
    "segueWithIdentifier": .madeSegue, "dequeueReusableCellWithIdentifier": .cell,
    "dequeueReusableCellWithReuseIdentifier": .cell, "dequeueReusableHeaderFooterViewWithIdentifier": .cell,
    "withReuseIdentifier": .cell, "forCellReuseIdentifier": .registeredCell,
    "forCellWithReuseIdentifier": .registeredCell, "forHeaderFooterViewReuseIdentifier": .registeredCell,
    "reuseIdentifier": .registeredCell, "imageNamed": .image, "colorNamed": .color, "fontWithName": .font,
  ]

  mutating func read(_ message: ObjectiveCMessage) {
    let receiver = tokens.text(message.receiver)
    for part in message.parts {
      let word = tokens[part.name]
      if ["isEqualToString", "isEqual"].contains(word) {
        readComparison(receiver, message, part)
      } else if word == "initWithIdentifier", receiver.hasSuffix("Segue alloc ]") {
        add(.madeSegue, part.argument)
      }
      guard var kind = Self.kinds[word], isOfUIKit(word, receiver) else { continue }
      // `registerNib:forSupplementaryViewOfKind:withReuseIdentifier:` and `dequeue…:withReuseIdentifier:`.
      if word == "withReuseIdentifier", tokens[message.parts.first?.name ?? 0].hasPrefix("register") {
        kind = .registeredCell
      }
      if [.nib, .storyboard, .image, .color].contains(kind), !looksInApp(message) {
        // The scenes of a storyboard in another bundle are not known.
        if kind == .storyboard { add(.storyboard, part.argument, isKnown: false) }
        continue
      }
      let isOptional = word == "dequeueReusableCellWithIdentifier" && argument("forIndexPath", of: message) == nil
      let ownClass = kind == .segue && receiver == "self" ? values.implementedClass(at: part.name) : nil
      add(kind, part.argument, container: container(of: kind, message), isOptional: isOptional, ownClass: ownClass)
    }
  }

  /// `[segue.identifier isEqualToString:@"detail"]`, or the other way around.
  private mutating func readComparison(
    _ receiver: String, _ message: ObjectiveCMessage, _ part: ObjectiveCMessage.Part
  ) {
    let argument = tokens.text(part.argument)
    func isIdentifier(_ text: String) -> Bool {
      ["segue . identifier", "[ segue identifier ]"].contains(text)
        || text == "identifier" && isInShouldPerformSegue(part.name)
    }
    if isIdentifier(receiver) {
      add(.comparedSegue, part.argument)
    } else if isIdentifier(argument) {
      add(.comparedSegue, message.receiver)
    }
  }

  /// Whether `identifier` is the parameter of `shouldPerformSegueWithIdentifier:`, and no variable inside of it.
  private func isInShouldPerformSegue(_ index: Int) -> Bool {
    guard let function = values.function(at: index) else { return false }
    let declarations = function.filter { tokens[$0] == "identifier" && values.isDeclared(at: $0) }
    return declarations.count == 1
      && function.prefix { tokens[$0] != "{" }.contains { tokens[$0] == "shouldPerformSegueWithIdentifier" }
  }

  private mutating func add(
    _ kind: NameUse.Kind, _ range: Range<Int>, isKnown: Bool = true, container: ActionReference? = nil,
    isOptional: Bool = false, ownClass: String? = nil
  ) {
    for (value, place) in values.strings(range) {
      // The value of a variable is reported where it is used, unless it is one of two.
      let isInside = range.contains(place.lowerBound) || tokens.string(place.lowerBound) != nil
      guard let bytes = tokens.bytes(of: isInside ? place : range) else { continue }
      var use = NameUse(
        kind, isKnown ? value : nil, at: SourceSpan(file: file, range: SourceRange(bytes)), container: container,
        isOptional: isOptional)
      use.ownClass = ownClass
      if ownClass != nil { use.callee = .method("performSegueWithIdentifier", label: "sender") }
      uses.append(use)
    }
  }

  /// The storyboard of a controller, or the nib of a cell.
  private func container(of kind: NameUse.Kind, _ message: ObjectiveCMessage) -> ActionReference? {
    let (source, word): (Range<Int>?, String) =
      switch kind {
      case .controller: (message.receiver, "storyboardWithName")
      case .registeredCell: (argument("registerNib", of: message), "nibWithNibName")
      default: (nil, "")
      }
    guard let source else { return nil }
    let value = values.value(source)
    // The outermost message is the last one.
    guard let made = tokens.messages(in: value).last, made.range.lowerBound == value.lowerBound + 1, looksInApp(made),
      let name = argument(word, of: made)
    else { return nil }
    let strings = values.strings(name)
    return strings.count == 1 ? strings[0].value : nil
  }

  private func argument(_ part: String, of message: ObjectiveCMessage) -> Range<Int>? {
    message.parts.first { tokens[$0.name] == part }?.argument
  }

  /// Whether a message is sent to an object of UIKit, as far as its receiver shows: other classes have methods with the
  /// same names.
  private func isOfUIKit(_ word: String, _ receiver: String) -> Bool {
    switch word {
    case "imageNamed": return receiver == "UIImage"
    case "colorNamed": return receiver == "UIColor"
    case "fontWithName": return receiver == "UIFont"
    case "loadNibNamed": return Self.ownBundles.contains(receiver)
    case "performSegueWithIdentifier":
      let name = receiver.lowercased()
      return ["self", "super"].contains(name) || name.contains("controller") || name.contains("vc")
    case "instantiateViewControllerWithIdentifier":
      // A property is a storyboard by its name, a local variable or the result of a message may be one.
      return receiver.hasSuffix("]") || receiver.hasSuffix("toryboard") || !receiver.contains(" ")
    default: return true
    }
  }

  /// The bundles of the app, and of the object's class.
  private static let ownBundles: Set<String> = [
    "[ NSBundle mainBundle ]", "NSBundle . mainBundle", "[ NSBundle bundleForClass : [ self class ] ]",
    "[ NSBundle bundleForClass : self . class ]", "[ NSBundle bundleForClass : self ]",
  ]

  /// Whether a message names no bundle, or an own one.
  private func looksInApp(_ message: ObjectiveCMessage) -> Bool {
    guard let bundle = message.parts.first(where: { ["bundle", "inBundle"].contains(tokens[$0.name]) }) else {
      return true
    }
    let text = tokens.text(values.value(bundle.argument))
    return text == "nil" || Self.ownBundles.contains(text)
  }
}
