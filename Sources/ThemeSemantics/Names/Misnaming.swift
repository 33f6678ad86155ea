internal import ThemeSource
internal import ThemeSyntax

/// A file that is intended as a theme of a Screenlet but not named as one.
struct Misnaming {
  /// The reason to regard the file as a Screenlet's theme.
  enum Evidence {
    /// The header contains the Screenlet's name.
    case header(ElementTree.Attribute)
    /// The root view's class belongs to one of its themes.
    case rootClass(ElementTree.Attribute)
    /// The file's name is similar to that of one of its themes.
    case name
    /// The theme's name is a misspelling of `default`, the theme of the header or of the root view's class.
    case defaultTheme(misspelled: String, ElementTree.Attribute)
  }

  var screenlet: String
  var evidence: Evidence
  /// The correct file name.
  var right: String

  /// Returns `nil` if the name matches the file's contents, or if there is no evidence of a theme.
  init?(of document: ThemeDocument, known: KnownScreenlets) {
    guard document.format == .xib else { return nil }
    let name = FileName(of: document)
    let found: Misnaming?
    if let header = document.header {
      found =
        Misnaming(name, header, document, known)
        ?? Misnaming(name, ofDefault: document.defaultThemeName(in: header), document, known)
    } else {
      let rootClass = ViewClassName(ofRoot: document)
      let isDefault = rootClass?.name.screenlet == name.screenlet && rootClass?.name.themeName == ThemeName.standard
      found =
        Misnaming(name, rootClass, known)
        ?? Misnaming(name, ofDefault: isDefault ? rootClass?.written : nil, document, known)
        ?? Misnaming(name, rootClass, document, known)
    }
    guard let found, found.right != document.fileName else { return nil }
    self = found
  }

  private init(_ screenlet: String, _ evidence: Evidence, right: String) {
    self.screenlet = screenlet
    self.evidence = evidence
    self.right = right
  }
}

// MARK: Evidence

extension Misnaming {
  /// Detects a header with a known Screenlet in a file with a name that contains none.
  private init?(_ name: FileName, _ header: ThemeHeader, _ document: ThemeDocument, _ known: KnownScreenlets) {
    guard let stated = header.screenlet, let written = document.tree.attribute(.screenlet, of: header.node),
      known.isKnown(stated)
    else { return nil }
    let own = document.fileName
    if let screenlet = name.screenlet {
      guard !screenlet.isSpelled(like: stated), !known.has(screenlet, besides: stated), own.hasPrefix(screenlet) else {
        return nil
      }
      self.init(stated, .header(written), right: stated + own.dropFirst(screenlet.count))
      return
    }
    guard header.kind != nil || header.viewModel != nil else { return nil }
    self.init(
      stated, .header(written),
      right: FileName.canonical(
        screenlet: stated, theme: header.name ?? ThemeName.standard, isExtension: name.isExtension))
  }

  /// Detects a root view with the class of a known Screenlet's theme, in a file with a name that contains no Screenlet
  /// or a similar one.
  private init?(_ name: FileName, _ rootClass: ViewClassName?, _ known: KnownScreenlets) {
    guard let rootClass, let screenlet = rootClass.name.screenlet, let theme = rootClass.name.themeName else {
      return nil
    }
    if let own = name.screenlet {
      guard !own.isSpelled(like: screenlet),
        own.foldedName == screenlet.foldedName || closestMatch(to: own, in: [screenlet]) != nil,
        !known.has(own, besides: screenlet)
      else { return nil }
    }
    guard known.isKnown(screenlet) else { return nil }
    // A Child theme has its parent's class, so the theme in the file's name is right.
    let meant = NearName(name.stem, of: screenlet)?.theme ?? name.themeName ?? theme
    self.init(
      screenlet, .rootClass(rootClass.written),
      right: name.renamed(className: rootClass.name.className, screenlet: screenlet, theme: meant))
  }

  /// Detects a misspelled `default` in the name of the default theme of a Screenlet that has no other.
  private init?(
    _ name: FileName, ofDefault written: ElementTree.Attribute?, _ document: ThemeDocument, _ known: KnownScreenlets
  ) {
    guard let written, let screenlet = name.screenlet, let theme = name.themeName, theme != ThemeName.standard,
      isTypo(theme, of: ThemeName.standard), !theme.hasLetters(of: ThemeName.standard), !known.hasDefault(screenlet)
    else { return nil }
    let right = document.fileName.replacing("_" + theme, with: "_" + ThemeName.standard)
    self.init(screenlet, .defaultTheme(misspelled: theme, written), right: right)
  }

  /// Detects a name that is similar to a known Screenlet's theme, if no other evidence exists.
  private init?(_ name: FileName, _ rootClass: ViewClassName?, _ document: ThemeDocument, _ known: KnownScreenlets) {
    guard name.stem.utf8.contains(where: NearName.isSeparator) else { return nil }
    if rootClass == nil, document.hasCodeOfItsOwn { return nil }
    if let screenlet = name.screenlet, known.isKnown(screenlet) { return nil }
    let isXML = name.ending == .xml
    let candidates = isXML ? known.all() : known.own()
    for screenlet in candidates.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      guard let near = NearName(name.stem, of: screenlet),
        rootClass.map({ $0.name.screenlet?.foldedName == screenlet.foldedName }) ?? true
      else { continue }
      // `Login_header.xml` may be a part.
      if !near.hasView, isXML, near.theme != ThemeName.standard, !known.own().contains(screenlet) { continue }
      self.init(
        screenlet, .name,
        right: name.renamed(
          className: screenlet + (near.hasScreenlet ? "ScreenletView" : "View"), screenlet: screenlet, theme: near.theme
        ))
      return
    }
    return nil
  }
}

extension KnownScreenlets {
  /// Whether a Screenlet exists besides another of which its name may be a misspelling. The file of a default theme alone
  /// is no evidence if the other Screenlet lacks its default theme.
  fileprivate func has(_ screenlet: String, besides other: String) -> Bool {
    isDeclared(screenlet) || isKnown(screenlet) && hasDefault(other)
  }
}

/// A class with the name of a theme's View class: `LoginView_flat7`.
private struct ViewClassName {
  var name: FileName
  var written: ElementTree.Attribute

  /// Returns `nil` if the root view has another class.
  init?(ofRoot document: ThemeDocument) {
    guard let root = document.rootViews.first, let written = document.tree.attribute(.customClass, of: root) else {
      return nil
    }
    // A theme's name follows a '_', which most classes do not contain.
    let value = written.value
    guard value.utf8.contains(UInt8(ascii: "_")), let last = value.split(separator: ".").last else { return nil }
    name = FileName(path: last + ".xib")
    guard name.screenlet != nil else { return nil }
    self.written = written
  }
}

extension ThemeDocument {
  /// Whether the root view has one of the Screenlet's View classes.
  func hasViewClass(of screenlet: String) -> Bool {
    ViewClassName(ofRoot: self)?.name.screenlet?.isSpelled(like: screenlet) == true
  }

  /// The header's attribute that makes the theme a default theme; `nil` if there is none.
  fileprivate func defaultThemeName(in header: ThemeHeader) -> ElementTree.Attribute? {
    if header.name == ThemeName.standard { return tree.attribute(.name, of: header.node) }
    return header.kind == ThemeKind.default.rawValue ? tree.attribute(.kind, of: header.node) : nil
  }

  fileprivate var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Whether the root view or File's Owner has a class.
  fileprivate var hasCodeOfItsOwn: Bool {
    if rootViews.first.map({ tree.attribute(.customClass, of: $0) != nil }) == true { return true }
    return tree.nodes(.placeholder).contains {
      tree.has(.placeholderIdentifier, "IBFilesOwner", of: $0) && tree.attribute(.customClass, of: $0) != nil
    }
  }
}

extension FileName {
  /// The file's name with another class and theme; in canonical form for an `.xml` file.
  fileprivate func renamed(className: String, screenlet: String, theme: String) -> String {
    let base = ending == .xml ? screenlet + "ScreenletView" : className
    let theme = ThemeName.isValid(theme) ? theme : ThemeName.repaired(theme) ?? ThemeName.standard
    var device = ""
    if case .device(let name) = variant { device = "~" + name }
    return "\(base)_\(theme)\(isExtension ? ThemeName.extensionSuffix : "")\(device).\(ending == .xml ? "xml" : "xib")"
  }
}

/// A name that is similar to a Screenlet theme's: `AddBookmark_default`, `Addbookmarkview-gold`, `LoginViev gold`.
struct NearName {
  var theme: String
  /// Whether it contains `Screenlet`, and `View` or a similar word.
  var hasScreenlet: Bool
  var hasView: Bool

  static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".")
  }

  init?(_ stem: String, of screenlet: String) {
    var rest = Array(stem.utf8)[...]
    guard Self.remove(screenlet, from: &rest) else { return nil }
    hasScreenlet = Self.remove("screenlet", from: &rest)
    let view = rest.prefix(4)
    guard
      let mark = rest.firstIndex(where: Self.isSeparator)
        // `LoginViewgold` lacks a separator.
        ?? (view.elementsEqual("View".utf8) && rest.dropFirst(4).first.map { (0x61...0x7A).contains($0) } == true
          ? view.endIndex : nil)
    else { return nil }
    let word = String(decoding: rest[..<mark], as: UTF8.self).lowercased()
    hasView = !word.isEmpty
    guard word.isEmpty || word == "view" || Self.isNearlyView(word) else { return nil }
    guard let theme = ThemeName.repaired(String(decoding: rest[mark...].drop(while: Self.isSeparator), as: UTF8.self))
    else { return nil }
    self.theme = theme
  }

  /// Removes a word from the start, ignoring case. Returns whether it was there.
  private static func remove(_ word: String, from rest: inout ArraySlice<UInt8>) -> Bool {
    func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    let wanted = word.utf8
    guard rest.count >= wanted.count, rest.prefix(wanted.count).elementsEqual(wanted, by: { folded($0) == folded($1) })
    else { return false }
    rest = rest.dropFirst(wanted.count)
    return true
  }

  private static func isNearlyView(_ word: String) -> Bool {
    word.count >= 3 && closestMatch(to: word, in: ["view"], within: 1) != nil
      || word.utf8.sorted() == "view".utf8.sorted()
  }
}
