internal import CodeModel
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

struct CompletionItem: Encodable {
  var label: String
  /// A number of `CompletionItemKind`.
  var kind: Int
  var detail: String?
  var textEdit: TextEdit
}

struct CompletionList: Encodable {
  var isIncomplete = false
  var items: [CompletionItem]
}

/// The kind of word that completes an unfinished document at a position, from the bytes before it.
enum MarkupContext: Equatable {
  case element(prefix: Int)
  case endTag(prefix: Int)
  case attribute(tag: Int, prefix: Int)
  case value(tag: Int, attribute: String, prefix: Int)
  case none

  /// - Parameter offset: The position. The numbers in the cases are offsets of `<` and of the first byte of the word.
  init(_ bytes: [UInt8], at offset: Int) {
    let before = bytes[..<min(max(0, offset), bytes.count)]
    guard let opening = before.lastIndex(of: UInt8(ascii: "<")) else {
      self = .none
      return
    }
    var index = opening + 1
    if index < before.endIndex, before[index] == UInt8(ascii: "/") {
      self = before[index...].contains(UInt8(ascii: ">")) ? .none : .endTag(prefix: index + 1)
      return
    }
    if index < before.endIndex, [UInt8(ascii: "!"), UInt8(ascii: "?")].contains(before[index]) {
      self = .none
      return
    }
    while index < before.endIndex, before[index].isMarkupName { index += 1 }
    if index == before.endIndex {
      self = .element(prefix: opening + 1)
      return
    }
    var name = index..<index
    while index < before.endIndex {
      let byte = before[index]
      if byte == UInt8(ascii: ">") {
        self = .none
        return
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let end = before[(index + 1)...].firstIndex(of: byte) else {
          self = .value(tag: opening, attribute: String(decoding: before[name], as: UTF8.self), prefix: index + 1)
          return
        }
        index = end + 1
      } else if byte.isMarkupName {
        let start = index
        while index < before.endIndex, before[index].isMarkupName { index += 1 }
        name = start..<index
      } else {
        index += 1
      }
    }
    let last = before.last ?? 0
    if last.isMarkupName {
      self = .attribute(tag: opening, prefix: name.lowerBound)
    } else {
      self = last <= 0x20 ? .attribute(tag: opening, prefix: offset) : .none
    }
  }
}

extension Sequence<UInt8> {
  /// Whether letters occur in their order, ignoring the case of ASCII letters.
  fileprivate func contains(inOrder letters: [UInt8]) -> Bool {
    var rest = letters[...]
    for byte in self where byte.lowercased == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self }

  fileprivate var isMarkupName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}

extension Inquiry {
  /// The words that can be written at a position.
  func completions(at position: Position) -> CompletionList {
    let offset = positions.offset(of: position)
    if Path.name(of: path) == Configuration.fileName { return configurationKeys(at: offset) }
    guard isMarkup(path) else { return CompletionList(items: []) }
    switch MarkupContext(source.bytes, at: offset) {
    case .element(let prefix):
      let kinds = parentKind(at: prefix - 1)?.descriptor?.children ?? ElementKind.all
      return list(kinds.map { ($0.name, 7, $0.className) }, from: prefix, to: offset)
    case .endTag(let prefix):
      guard let node = openElement(at: prefix - 2) else { return CompletionList(items: []) }
      return list([(tree[node].name, 7, nil)], from: prefix, to: offset)
    case .attribute(let tag, let prefix):
      guard let descriptor = kind(at: tag).descriptor else { return CompletionList(items: []) }
      let written =
        tree.innermost(at: UInt32(clamping: tag)).map { node in
          Set(tree.attributes(of: node).filter { !($0.nameRange.offsets ~= prefix) }.map(\.name))
        } ?? []
      let names = descriptor.attributes.filter { !written.contains($0) }
      return list(names.map { ($0.name, 10, nil) }, from: prefix, to: offset)
    case .value(let tag, let attribute, let prefix):
      return list(values(ofAttribute: attribute, in: tag), from: prefix, to: offset)
    case .none: return CompletionList(items: [])
    }
  }

  /// The maximum number of words in a list.
  private static var mostWords: Int { 500 }

  /// The words, or of many words those with the typed letters in their order. The client asks for more after the next key.
  private func list(_ words: [(String, Int, String?)], from start: Int, to end: Int) -> CompletionList {
    let range = positions.range(of: SourceRange(min(start, end)..<end))
    var (words, known, isIncomplete) = (words, Set<String>(), false)
    if words.count > Self.mostWords {
      let typed = source.bytes[min(start, end)..<end].map(\.lowercased)
      words = Array(words.lazy.filter { $0.0.utf8.contains(inOrder: typed) }.prefix(Self.mostWords))
      isIncomplete = true
    }
    return CompletionList(
      isIncomplete: isIncomplete,
      items: words.filter { known.insert($0.0).inserted }.map { word, kind, detail in
        CompletionItem(label: word, kind: kind, detail: detail, textEdit: TextEdit(range: range, newText: word))
      })
  }

  private func kind(at tag: Int) -> ElementKind {
    let name = source.bytes[(tag + 1)...].prefix { $0.isMarkupName }
    return ElementKind(name: String(decoding: name, as: UTF8.self))
  }

  /// The innermost element that is open at an offset.
  private func openElement(at offset: Int) -> NodeID? {
    let offset = UInt32(clamping: offset)
    var next = tree.innermost(at: offset)
    while let node = next, tree[node].startTagEnd > offset { next = tree.parent(of: node) }
    return next
  }

  private func parentKind(at offset: Int) -> ElementKind? { openElement(at: offset).map { tree.kind(of: $0) } }

  private func values(ofAttribute name: String, in tag: Int) -> [(String, Int, String?)] {
    let kind = kind(at: tag)
    let attribute = AttributeName(name: name)
    switch kind.descriptor?.type(of: attribute) {
    case .boolean: return [("YES", 12, nil), ("NO", 12, nil)]
    case .oneOf(let words): return words.map { ($0, 20, nil) }
    case .reference: return referableIDs(by: attribute, of: kind).map { ($0.id.text, 18, $0.name) }
    case .id: return inheritedIDs(of: kind).map { ($0.id.text, 18, $0.name) }
    default: break
    }
    switch attribute {
    case .customClass: return snapshot.facts.classes.code.classNames.map { ($0, 7, nil) }
    case .key: return keys(of: kind, at: tag).map { ($0, 10, nil) }
    case .property: return members(at: tag).properties.map { ($0, 5, nil) }
    case .selector: return members(at: tag).methods.map { ($0, 2, nil) }
    case .attribute where kind == .unset:
      let unset = tree.innermost(at: UInt32(clamping: tag)).flatMap { tree.string(.reference, of: $0) }
      return (unset.map { inheritedAttributes(of: ObjectID($0)) } ?? []).map { ($0, 10, nil) }
    case .parent where kind == .theme: return themeNames.map { ($0, 12, nil) }
    case .screenlet where kind == .theme: return snapshot.screenlets.map { ($0, 12, nil) }
    default: return resourceNames(kind, attribute)
    }
  }

  private func keys(of kind: ElementKind, at tag: Int) -> [String] {
    guard let parent = parentKind(at: tag) else { return [] }
    return parent.descriptor?.keys(of: kind)?.names ?? []
  }

  /// The outlets and actions of the classes at both ends of the connection at a tag.
  private func members(at tag: Int) -> (properties: [String], methods: [String]) {
    guard let list = openElement(at: tag), let object = tree.parent(of: list) else { return ([], []) }
    let destination = tree.innermost(at: UInt32(clamping: tag)).flatMap { tree.attribute(.destination, of: $0) }
    let owners = [object] + (destination.flatMap { ObjectIndex(tree)[$0] }.map { [$0] } ?? [])
    var (properties, methods): ([String], [String]) = ([], [])
    let classes = snapshot.facts.classes
    for owner in owners.compactMap({ tree.string(.customClass, of: $0) }).flatMap({ classes.lineage(of: $0) }) {
      guard let type = classes.code.type(named: owner) else { continue }
      properties += type.properties.filter(\.property.isOutlet).map(\.property.name)
      methods += type.methods.filter(\.method.isAction).map(\.method.selector)
    }
    return (properties, methods)
  }

  private var themeNames: [String] {
    guard let record = snapshot.file(at: path) else { return [] }
    let names = snapshot.files(of: record.family).compactMap { $0.name.themeName }
    return Set(names).sorted()
  }

  private func resourceNames(_ kind: ElementKind, _ attribute: AttributeName) -> [(String, Int, String?)] {
    let shared = setsInUse.flatMap { $0.entries.map(\.resource) }
    let own = tree.all.compactMap { tree.isResource($0) ? tree.resourceName(of: $0) : nil }
    let assets = snapshot.assetNames(of: path)
    func names(_ wanted: ResourceName.Kind) -> [String] {
      Set((shared + own).filter { $0.kind == wanted }.map(\.name)).sorted()
    }
    if kind == .color, attribute == .name { return (names(.color) + assets.colors.sorted()).map { ($0, 16, nil) } }
    if kind == .fontDescription || kind == .font, attribute == .name {
      return (names(.font) + snapshot.postScriptNames.sorted()).map { ($0, 12, nil) }
    }
    let isImage = attribute.name.lowercased().hasSuffix("image") || (kind == .image && attribute == .name)
    return isImage
      ? (names(.image) + assets.images.sorted() + assets.imageFiles.sorted()).map { ($0, 17, nil) } : []
  }

  /// The sets with the resources of a theme, or of a set.
  private var setsInUse: [ThemeSet] {
    let sets = snapshot.facts.sets
    guard let record = snapshot.file(at: path) else { return [] }
    if let theme = snapshot.theme(in: record) {
      return theme.themes.resolved(theme.id).value.palette.map { theme.themes.sets[$0] }
    }
    let own = sets.ids.first { Path.absolute(sets[$0].document.path) == path }
    return own.map { sets.lineage(of: $0).map { sets[$0] } } ?? []
  }

  private func configurationKeys(at offset: Int) -> CompletionList {
    let line = source.bytes[..<min(offset, source.bytes.count)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let written = source.bytes[line..<min(offset, source.bytes.count)]
    guard let start = written.firstIndex(where: { $0 != 0x20 }) ?? Optional(offset),
      !written.contains(UInt8(ascii: ":"))
    else { return CompletionList(items: []) }
    // The key of the line above with less indentation.
    var (indentation, path): (Int, [String]) = (start - line, [])
    for line in String(decoding: source.bytes[..<line], as: UTF8.self).split(separator: "\n").reversed() {
      let spaces = line.prefix { $0 == " " }.count
      guard spaces < indentation, let colon = line.firstIndex(of: ":"), !line.hasPrefix("#") else { continue }
      path.insert(String(line[..<colon].drop { $0 == " " }), at: 0)
      indentation = spaces
    }
    let prefix = path.map { $0 + "." }.joined()
    let keys = ConfigurationReference.keys.filter { $0.path.hasPrefix(prefix) }.map { key in
      let rest = key.path.dropFirst(prefix.count)
      let name = rest.prefix { $0 != "." && $0 != "[" }
      // Keys with other keys below them have no summary.
      return (String(name), 10, name == rest ? key.summary : nil)
    }
    return list(keys, from: start, to: offset)
  }
}
