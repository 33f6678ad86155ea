package import ThemeSource
internal import ThemeSyntax

/// A text in a file with translations, with its key in the theme.
package struct TranslatedText: Sendable, Equatable {
  package var key: String
  package var value: String
  /// The location of the key.
  package var span: SourceSpan?

  package init(key: String, value: String, span: SourceSpan?) {
    self.key = key
    self.value = value
    self.span = span
  }
}

/// Translations by key.
struct TranslatedTexts {
  private(set) var entries: [TranslatedText] = []
  private var known: [String: Int] = [:]

  /// Adds a text. Of two with the same key the last one counts, and is reported.
  mutating func add(_ text: TranslatedText) -> [Diagnostic] {
    guard let old = known[text.key] else {
      known[text.key] = entries.count
      entries.append(text)
      return []
    }
    entries[old].value = text.value
    return [
      Diagnostic(
        .duplicateKey, "duplicate key '\(text.key.escaped)'", at: text.span, about: .key(text.key),
        related: entries[old].span.map { [Diagnostic.Related($0, "first occurrence")] } ?? [],
        help: "keep one of them; the last one is used")
    ]
  }
}

/// A text of a theme that users see, with a key in ibtool's form: `f7D-kx-dsJ.text`, `kq3-Yb-Mpp.normalTitle`.
package struct LocalizedString: Sendable, Equatable {
  package var key: String
  package var value: String
  /// The comment for translators: `Class = "UILabel"; text = "Welcome"; ObjectID = "f7D-kx-dsJ";`.
  package var comment: String
}

extension MarkupTree {
  struct TextPlace {
    var key: String
    var object: Int
    /// The element with the text as its attribute or content.
    var element: Int
    var attribute: String?
  }

  /// The nonempty strings that users see, sorted by key. Only the first of several objects with one id counts.
  package var localizedStrings: [LocalizedString] {
    textPlaces.lazy.filter { !text(at: $0).isEmpty }.map { place in
      let value = text(at: place)
      let property = place.key.dropFirst((id(of: place.object) ?? "").count + 1)
      let name = property.contains("[") ? place.key : String(property)
      let kind = nodes[place.object].kind
      return LocalizedString(
        key: place.key, value: value,
        comment: "Class = \"\(kind.className ?? nodes[place.object].name)\"; \(name) = \(quoted(value)); "
          + "ObjectID = \"\(id(of: place.object) ?? "")\";"
          + (note(on: place.object).map { " Note = \(quoted($0));" } ?? ""))
    }
  }

  /// The comment for localizers on an object, from Interface Builder's identity inspector.
  private func note(on object: Int) -> String? {
    guard let comments = child(of: object, key: "userComments") else { return nil }
    let fragments = nodes[comments].children.compactMap { string("content", of: $0) ?? nodes[$0].text }
    let text = (nodes[comments].text ?? "") + fragments.joined()
    let trimmed = text.drop { $0.isWhitespace }
    return trimmed.isEmpty ? nil : String(trimmed)
  }

  func text(at place: TextPlace) -> String {
    if let value = place.attribute.flatMap({ string($0, of: place.element) }) { return value }
    let text = nodes[place.element].text ?? ""
    guard string("base64-UTF8", of: place.element) == "YES" else { return text }
    return decodeBase64(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The places of all texts, sorted by key, without duplicates.
  var textPlaces: [TextPlace] {
    var places: [TextPlace] = []
    for index in isEmpty ? [] : subtree(of: root) {
      guard let id = id(of: index), nodes[index].kind != .placeholder else { continue }
      switch nodes[index].kind.role {
      case .view, .controller, .object: collect(index, id: id, into: &places)
      case .document, .guide, .value, .structure, .list, .constraint, .connection, .resource, .metadata, .edit, .opaque:
        break
      }
    }
    var seen: Set<String> = []
    return places.filter { seen.insert($0.key).inserted }.sorted {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }
  }

  private func collect(_ index: Int, id: String, into places: inout [TextPlace]) {
    func add(_ names: [String], of element: Int, as property: (String) -> String) {
      for name in names {
        if string(name, of: element) != nil {
          places.append(TextPlace(key: "\(id).\(property(name))", object: index, element: element, attribute: name))
        } else if let child = child(of: element, key: name), isText(child) {
          places.append(TextPlace(key: "\(id).\(property(name))", object: index, element: child, attribute: nil))
        }
      }
    }
    func addItems(_ list: Int, _ property: String) {
      for (place, item) in nodes[list].children.enumerated() {
        let key = "\(id).\(property)[\(place)]"
        if string("title", of: item) != nil {
          places.append(TextPlace(key: key, object: index, element: item, attribute: "title"))
        } else if isText(item) {
          places.append(TextPlace(key: key, object: index, element: item, attribute: nil))
        }
      }
    }
    add(nodes[index].kind.localizedAttributes.map(\.name), of: index) { $0 }
    for child in nodes[index].children {
      switch nodes[child].kind {
      case .state: if let state = string("key", of: child) { add(["title"], of: child) { _ in state + "Title" } }
      case .buttonConfiguration: add(["title", "subtitle"], of: child) { "configuration." + $0 }
      case .segments: addItems(child, "segmentTitles")
      case .scopeButtonTitles: addItems(child, "scopeButtonTitles")
      case .accessibility:
        add(["label", "hint"], of: child) { "accessibility" + ($0 == "label" ? "Label" : "Hint") }
      default: break
      }
    }
  }

  private func isText(_ index: Int) -> Bool { nodes[index].kind.isString }
}

extension MarkupTree {
  /// Sets strings by key; keys that match no string of the theme are reported.
  package mutating func setStrings(_ strings: [TranslatedText]) -> [Diagnostic] {
    let places = Dictionary(textPlaces.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var keys = StringKeys(places.keys)
    var diagnostics: [Diagnostic] = []
    let used = Set(strings.map(\.key))
    for string in strings {
      guard let place = places[string.key] else {
        diagnostics.append(keys.unknown(string, used: used))
        continue
      }
      if let attribute = place.attribute {
        set(attribute, to: string.value, of: place.element)
      } else if string.value != text(at: place) {
        removeAttribute("base64-UTF8", of: place.element)
        setText(string.value, of: place.element)
      }
    }
    return diagnostics
  }
}
