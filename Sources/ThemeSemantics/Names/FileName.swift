package import ThemeSyntax

/// The components of a file name: `LoginScreenletView_flat7-ext.xml` adjusts the theme `flat7` of the Screenlet Login.
package struct FileName: Sendable, Equatable {
  /// The meaning of the file extension, which is compared ignoring case.
  package enum Ending: Sendable, Equatable { case xml, xib, storyboard, other }

  /// A file that replaces another on some devices or for a language; it never shadows.
  package enum Variant: Sendable, Equatable {
    /// `~ipad`, `~iphone`: the name after the tilde.
    case device(String)
    /// `de.lproj`: the language. `Base.lproj` is not a variant: it contains the originals.
    case language(String)
  }

  /// The ending of a class name, which distinguishes a Screenlet's view from other classes.
  package enum ClassForm: Sendable, Equatable {
    /// `FooScreenletView`, the canonical form.
    case screenletView
    /// `FooView`, the short form.
    case view
    /// Any other class, which belongs to a part.
    case other
  }

  /// The name without extension, `~ipad` and `-ext`, as written: `LoginView_flat7`.
  package var stem: String
  package var ending: Ending
  /// The View class without the theme's name: `LoginView`, `LoginScreenletView`, `ImageGalleryCell`.
  package var className: String
  /// The theme's name after the class. If it is `nil`, the file belongs to `default`. Not checked against the grammar.
  package var themeName: String?
  /// Whether the name ends in `-ext`.
  package var isExtension: Bool
  package var variant: Variant?
  /// Whether a file without a theme's name is the default theme of its class's Screenlet, according to its header.
  private var isStatedTheme = false

  /// Parses the last component of a path, and its folder if that ends in `.lproj`.
  package init(path: String) {
    var path = path
    self = path.withUTF8 { unsafe FileName($0.span) }
  }

  private init(_ path: Span<UInt8>) {
    var (parent, name) = Self.lastComponents(of: path)
    (name, ending) = Self.split(ending: name, path)
    variant = nil
    if parent.count >= 6, path.isASCIIWord(".lproj", parent.suffix(6)) {
      parent = parent.dropLast(6)
      if !path.isASCIIWord("base", parent) { variant = .language(path.text(parent)) }
    }
    if let tilde = path.last("~", in: name) {
      let device = tilde + 1..<name.upperBound
      if path.isASCIIWord("ipad", device) || path.isASCIIWord("iphone", device) {
        variant = .device(path.text(device))
        name = name.lowerBound..<tilde
      }
    }
    isExtension = path.isWord(ThemeName.extensionSuffix, name.suffix(ThemeName.extensionSuffix.utf8.count))
    if isExtension { name = name.dropLast(ThemeName.extensionSuffix.utf8.count) }
    stem = path.text(name)
    (className, themeName) = Self.split(stem: name, path) ?? (stem, nil)
  }

  /// Returns the names of the folder, empty if there is none, and the file.
  private static func lastComponents(of path: Span<UInt8>) -> (folder: Range<Int>, name: Range<Int>) {
    let slash = UInt8(ascii: "/")
    var end = path.count
    while end > 0, path[end - 1] == slash { end -= 1 }
    guard let last = path.last("/", in: 0..<end) else { return (0..<0, 0..<end) }
    let name = last + 1..<end
    end = last
    while end > 0, path[end - 1] == slash { end -= 1 }
    return ((path.last("/", in: 0..<end) ?? -1) + 1..<end, name)
  }

  private static func split(ending name: Range<Int>, _ path: Span<UInt8>) -> (Range<Int>, Ending) {
    guard let dot = path.last(".", in: name), dot != name.lowerBound else { return (name, .other) }
    let ending = dot + 1..<name.upperBound
    let stem = name.lowerBound..<dot
    if path.isASCIIWord("xml", ending) { return (stem, .xml) }
    if path.isASCIIWord("xib", ending) { return (stem, .xib) }
    return path.isASCIIWord("storyboard", ending) ? (stem, .storyboard) : (name, .other)
  }

  /// Splits a stem into class and theme name. The theme's name follows the first `View_`. In other stems it follows the
  /// first `_` before a valid name, so that `My_HeaderCell` is a class. Returns `nil` for a class only.
  private static func split(stem: Range<Int>, _ path: Span<UInt8>) -> (className: String, themeName: String?)? {
    func parts(at mark: Int) -> (String, String) {
      (path.text(stem.lowerBound..<mark), path.text(mark + 1..<stem.upperBound))
    }
    let underscore = UInt8(ascii: "_")
    guard let last = path.last("_", in: stem) else { return nil }
    for mark in stem.lowerBound...last
    where path[mark] == underscore && mark - 4 >= stem.lowerBound && path.isWord("View", mark - 4..<mark) {
      return parts(at: mark)
    }
    for mark in stem.lowerBound...last where path[mark] == underscore && mark > stem.lowerBound {
      let (className, theme) = parts(at: mark)
      if ThemeName.isValid(theme) { return (className, theme) }
    }
    return nil
  }
}

extension Span<UInt8> {
  fileprivate func text(_ range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// The last index of a character in a range.
  fileprivate func last(_ character: Unicode.Scalar, in range: Range<Int>) -> Int? {
    var index = range.upperBound
    while index > range.lowerBound {
      index -= 1
      if self[index] == UInt8(ascii: character) { return index }
    }
    return nil
  }

  /// Whether the bytes in a range are equal to a word.
  fileprivate func isWord(_ word: String, _ range: Range<Int>) -> Bool {
    guard range.count == word.utf8.count else { return false }
    var index = range.lowerBound
    for byte in word.utf8 {
      if self[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// Whether the bytes in a range are equal to a lowercase ASCII word, ignoring case.
  fileprivate func isASCIIWord(_ word: StaticString, _ range: Range<Int>) -> Bool {
    word.withUTF8Buffer { word in
      guard range.count == word.count else { return false }
      for offset in 0..<word.count {
        let byte = self[range.lowerBound + offset]
        let isUpper = byte >= 0x41 && byte <= 0x5A
        if unsafe (isUpper ? byte | 0x20 : byte) != word[offset] { return false }
      }
      return true
    }
  }
}

extension String {
  /// Whether the string ends with a word, compared by bytes.
  fileprivate func ends(in word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      word.withUTF8Buffer { word in unsafe bytes.suffix(word.count).elementsEqual(word) }
    }
  }
}

extension FileName {
  /// The name of a document, with the Screenlet in its header.
  package init(of document: ThemeDocument) {
    self.init(path: document.path)
    if let screenlet = document.header?.screenlet { state(screenlet) }
  }

  /// Whether the name alone does not show if the file is a theme: `FooView.xml` is one if its header names the
  /// Screenlet Foo, as the views of the Widget library are named.
  package var needsHeader: Bool { themeName == nil && ending == .xml && className.ends(in: "View") }

  /// Applies the name of the Screenlet in the file's header.
  package mutating func state(_ screenlet: String) {
    if [screenlet + "View", screenlet + "ScreenletView"].contains(className) { stateScreenlet() }
  }

  /// Makes a file whose name needs a header the default theme of the Screenlet in its class.
  package mutating func stateScreenlet() { isStatedTheme = needsHeader }

  package var classForm: ClassForm {
    guard themeName != nil || isStatedTheme else { return .other }
    let count = className.utf8.count
    guard count > 4, className.ends(in: "View") else { return .other }
    guard className.ends(in: "ScreenletView") else { return .view }
    return count > 13 ? .screenletView : .other
  }

  /// The Screenlet: the class without `View` and `Screenlet`; `nil` for a part.
  package var screenlet: String? {
    switch classForm {
    case .screenletView: String(Substring(className.utf8.dropLast(13)))
    case .view: String(Substring(className.utf8.dropLast(4)))
    case .other: nil
    }
  }

  /// The theme of the file; the default theme if the name contains none.
  package var effectiveTheme: String { themeName ?? ThemeName.standard }

  /// The theme's own View class: the stem with `-` replaced by `_`.
  package var viewClass: String { FileName.viewClass(className: className, themeName: themeName) }

  /// The View class of a theme: `CommentAddView_westeros_white` for `CommentAddView` and `westeros-white`.
  package static func viewClass(className: String, themeName: String?) -> String {
    let stem = themeName.map { className + "_" + $0 } ?? className
    return String(decoding: stem.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
  }

  /// The canonical file name of a theme, used for new files.
  package static func canonical(screenlet: String, theme: String, isExtension: Bool = false) -> String {
    "\(screenlet)ScreenletView_\(theme)\(isExtension ? ThemeName.extensionSuffix : "").xml"
  }
}
