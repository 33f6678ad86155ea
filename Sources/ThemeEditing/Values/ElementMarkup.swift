internal import ThemeSyntax

/// An element to write.
struct ElementMarkup: Sendable {
  var name: String
  var attributes: [(name: String, value: String)]
  /// Character data of an element without children.
  var text: String?
  var children: [ElementMarkup] = []

  init(_ name: String, _ attributes: [(name: String, value: String)] = [], text: String? = nil) {
    self.name = name
    self.attributes = attributes
    self.text = text
  }

  /// Copies an element of a tree, with a change of it or of an element inside.
  init(_ node: NodeID, of tree: ElementTree, changing target: NodeID? = nil, by change: (inout ElementMarkup) -> Void) {
    self.init(
      tree[node].name, tree.attributes(of: node).map { ($0.writtenName, $0.value) },
      text: tree[node].isLeaf ? tree[node].text : nil)
    children = tree.children(of: node).map { ElementMarkup($0, of: tree, changing: target, by: change) }
    if node == target { change(&self) }
  }

  /// Returns a number that is set at run time.
  static func runtimeNumber(_ keyPath: String, _ text: String) -> ElementMarkup {
    let isWhole = parseNumber(text).map { Int(exactly: $0) != nil } ?? false
    var element = ElementMarkup("userDefinedRuntimeAttribute", [("type", "number"), ("keyPath", keyPath)])
    element.children = [ElementMarkup(isWhole ? "integer" : "real", [("key", "value"), ("value", text)])]
    return element
  }

  mutating func set(_ name: String, to value: String) {
    if let place = attributes.firstIndex(where: { $0.name == name }) {
      attributes[place].value = value
    } else {
      attributes.append((name, value))
    }
  }

  /// Returns the bytes from `<` to `>`.
  /// - Parameter indentation: the indentation of the line on which the element starts; nil to write it on one line.
  func bytes(_ style: MarkupStyle, indentation: [UInt8]?) -> [UInt8] {
    var bytes = Array("<\(name)".utf8)
    for attribute in attributes {
      bytes += " \(attribute.name)=\"".utf8
      bytes += escapedValue(attribute.value)
      bytes.append(UInt8(ascii: "\""))
    }
    if children.isEmpty, text == nil {
      bytes += (style.hasSpaceInEmptyTag ? " />" : "/>").utf8
      return bytes
    }
    bytes.append(UInt8(ascii: ">"))
    if children.isEmpty {
      bytes += escapedText(text ?? "").withLineEnds(style.lineEnd)
    } else {
      let inner = indentation.map { $0 + style.indentation }
      for child in children {
        if let inner { bytes += style.lineEnd + inner }
        bytes += child.bytes(style, indentation: inner)
      }
      if let indentation { bytes += style.lineEnd + indentation }
    }
    bytes += "</\(name)>".utf8
    return bytes
  }
}
