/// What the name of a file says: `LoginScreenletView_flat7-ext.xml` adjusts the theme `flat7` of the Screenlet Login.
package struct FileName: Sendable, Equatable {
  /// What the ending means. Endings are compared without case.
  package enum Ending: Sendable, Equatable { case xml, xib, storyboard, other }

  /// A file that replaces another on some devices or in some language; it never shadows.
  package enum Variant: Sendable, Equatable {
    /// `~ipad`, `~iphone`: the name behind the tilde.
    case device(String)
    /// `de.lproj`: the language. `Base.lproj` is no variant: it holds what the languages vary.
    case language(String)
  }

  /// How the name of a class ends, which distinguishes a Screenlet's view from other classes.
  package enum ClassForm: Sendable, Equatable {
    /// `FooScreenletView`, the canonical form.
    case screenletView
    /// `FooView`, the short form.
    case view
    /// Any other class: a part's.
    case other
  }

  /// The name without ending, `~ipad` and `-ext`, as written: `LoginView_flat7`.
  package var stem: String
  package var ending: Ending
  /// The View class before the theme's name: `LoginView`, `LoginScreenletView`, `ImageGalleryCell`.
  package var className: String
  /// The theme's name behind the class, or nil: then the file belongs to `default`. Not checked against the grammar.
  package var themeName: String?
  /// Whether the name ends in `-ext`.
  package var isExtension: Bool
  package var variant: Variant?

  /// Reads the last component of a path, and the name of its folder when that ends in `.lproj`.
  package init(path: String) {
    let bytes = Array(path.utf8)
    var (parent, name) = Self.lastComponents(of: bytes)
    (name, ending) = Self.split(ending: name)
    variant = nil
    if parent.count >= 6, parent.suffix(6).elementsEqual(".lproj".utf8, by: { $0 | 0x20 == $1 | 0x20 }) {
      parent = parent.dropLast(6)
      if !parent.isASCIIWord("base") { variant = .language(String(decoding: parent, as: UTF8.self)) }
    }
    if let tilde = name.lastIndex(of: UInt8(ascii: "~")) {
      let device = name[(tilde + 1)...]
      if device.isASCIIWord("ipad") || device.isASCIIWord("iphone") {
        variant = .device(String(decoding: device, as: UTF8.self))
        name = name[..<tilde]
      }
    }
    let suffix = ThemeName.extensionSuffix.utf8
    isExtension = name.count >= suffix.count && name.suffix(suffix.count).elementsEqual(suffix)
    if isExtension { name = name.dropLast(suffix.count) }
    stem = String(decoding: name, as: UTF8.self)
    (className, themeName) = Self.split(stem: name) ?? (stem, nil)
  }

  /// The folder's name, empty where there is none, and the file's.
  private static func lastComponents(of path: [UInt8]) -> (folder: ArraySlice<UInt8>, name: ArraySlice<UInt8>) {
    let slash = UInt8(ascii: "/")
    let names = path.lastIndex { $0 != slash }.map { path[...$0] } ?? []
    guard let last = names.lastIndex(of: slash) else { return ([], names) }
    let name = names[(last + 1)...]
    guard let end = names[..<last].lastIndex(where: { $0 != slash }) else { return ([], name) }
    let start = names[...end].lastIndex(of: slash).map { $0 + 1 } ?? names.startIndex
    return (names[start...end], name)
  }

  private static func split(ending name: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, Ending) {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return (name, .other) }
    let ending = name[(dot + 1)...]
    if ending.isASCIIWord("xml") { return (name[..<dot], .xml) }
    if ending.isASCIIWord("xib") { return (name[..<dot], .xib) }
    return ending.isASCIIWord("storyboard") ? (name[..<dot], .storyboard) : (name, .other)
  }

  /// A theme's name follows the first `View_`. In other names it follows the first `_` behind which a valid name
  /// stands, so that `My_HeaderCell` is a class. Nil for a class alone.
  private static func split(stem: ArraySlice<UInt8>) -> (className: String, themeName: String?)? {
    func parts(at mark: Int) -> (String, String) {
      (String(decoding: stem[..<mark], as: UTF8.self), String(decoding: stem[(mark + 1)...], as: UTF8.self))
    }
    let view = "View".utf8
    for index in stem.indices where stem[index] == UInt8(ascii: "_") {
      let start = index - view.count
      if start >= stem.startIndex, stem[start..<index].elementsEqual(view) { return parts(at: index) }
    }
    for index in stem.indices where index > stem.startIndex && stem[index] == UInt8(ascii: "_") {
      let (className, theme) = parts(at: index)
      if ThemeName.isValid(theme) { return (className, theme) }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether they are a word in ASCII's small letters, in whatever case.
  fileprivate func isASCIIWord(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard count == word.count else { return false }
      for unsafe(byte, letter) in unsafe zip(self, word) {
        let isUpper = byte >= 0x41 && byte <= 0x5A
        if (isUpper ? byte | 0x20 : byte) != letter { return false }
      }
      return true
    }
  }
}

extension String {
  /// Whether its bytes end in those of a word.
  fileprivate func ends(in word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      word.withUTF8Buffer { word in unsafe bytes.suffix(word.count).elementsEqual(word) }
    }
  }
}

extension FileName {
  package var classForm: ClassForm {
    guard themeName != nil else { return .other }
    let count = className.utf8.count
    guard count > 4, className.ends(in: "View") else { return .other }
    guard className.ends(in: "ScreenletView") else { return .view }
    return count > 13 ? .screenletView : .other
  }

  /// The Screenlet: the class without `View`, then without `Screenlet`; nil for a part.
  package var screenlet: String? {
    switch classForm {
    case .screenletView: String(Substring(className.utf8.dropLast(13)))
    case .view: String(Substring(className.utf8.dropLast(4)))
    case .other: nil
    }
  }

  /// The theme that the file belongs to: without a name of its own, the default theme.
  package var effectiveTheme: String { themeName ?? ThemeName.standard }

  /// Name of the theme's own View class: the stem with `-` turned into `_`.
  package var viewClass: String { FileName.viewClass(className: className, themeName: themeName) }

  /// Name of the View class of a theme: `CommentAddView` and `westeros-white` give `CommentAddView_westeros_white`.
  package static func viewClass(className: String, themeName: String?) -> String {
    let stem = themeName.map { className + "_" + $0 } ?? className
    return String(decoding: stem.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
  }

  /// The canonical file name of a theme, as new files are written.
  package static func canonical(screenlet: String, theme: String, isExtension: Bool = false) -> String {
    "\(screenlet)ScreenletView_\(theme)\(isExtension ? ThemeName.extensionSuffix : "").xml"
  }
}
