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
    var (parent, name) = Self.lastComponents(of: path)
    (name, ending) = Self.split(ending: name)
    variant = nil
    if parent.utf8.count >= 6, parent.utf8.suffix(6).elementsEqual(".lproj".utf8, by: { $0 | 0x20 == $1 | 0x20 }) {
      parent = parent.dropLast(6)
      if parent.lowercased() != "base" { variant = .language(String(parent)) }
    }
    if let tilde = name.lastIndex(of: "~") {
      let device = String(name[name.index(after: tilde)...])
      if device.lowercased() == "ipad" || device.lowercased() == "iphone" {
        variant = .device(device)
        name = name[..<tilde]
      }
    }
    isExtension = name.hasSuffix(ThemeName.extensionSuffix)
    if isExtension { name = name.dropLast(ThemeName.extensionSuffix.count) }
    stem = String(name)
    (className, themeName) = Self.split(stem: stem)
  }

  /// The folder's name, empty where there is none, and the file's.
  private static func lastComponents(of path: String) -> (folder: Substring, name: Substring) {
    let slash = UInt8(ascii: "/")
    let names = path.utf8.lastIndex { $0 != slash }.map { path.utf8[...$0] } ?? path.utf8.prefix(0)
    guard let last = names.lastIndex(of: slash) else { return ("", Substring(names)) }
    let rest = names[..<last]
    guard let end = rest.lastIndex(where: { $0 != slash }) else {
      return ("", Substring(names[names.index(after: last)...]))
    }
    let start = rest[...end].lastIndex(of: slash).map { rest.index(after: $0) } ?? rest.startIndex
    return (Substring(rest[start...end]), Substring(names[names.index(after: last)...]))
  }

  private static func split(ending name: Substring) -> (Substring, Ending) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, .other) }
    switch name[name.index(after: dot)...].lowercased() {
    case "xml": return (name[..<dot], .xml)
    case "xib": return (name[..<dot], .xib)
    case "storyboard": return (name[..<dot], .storyboard)
    default: return (name, .other)
    }
  }

  /// A theme's name follows the first `View_`. In other names it follows the first `_` behind which a valid name
  /// stands, so that `My_HeaderCell` is a class.
  private static func split(stem: String) -> (className: String, themeName: String?) {
    let bytes = Array(stem.utf8)
    let mark = Array("View_".utf8)
    if bytes.count >= mark.count {
      for start in 0...(bytes.count - mark.count) where bytes[start..<start + mark.count].elementsEqual(mark) {
        let classEnd = start + mark.count - 1
        return (
          String(decoding: bytes[..<classEnd], as: UTF8.self), String(decoding: bytes[(classEnd + 1)...], as: UTF8.self)
        )
      }
    }
    for index in bytes.indices where index > 0 && bytes[index] == UInt8(ascii: "_") {
      let theme = String(decoding: bytes[(index + 1)...], as: UTF8.self)
      if ThemeName.isValid(theme) { return (String(decoding: bytes[..<index], as: UTF8.self), theme) }
    }
    return (stem, nil)
  }
}

extension FileName {
  package var classForm: ClassForm {
    guard themeName != nil else { return .other }
    if className.hasSuffix("ScreenletView"), className.utf8.count > 13 { return .screenletView }
    if className.hasSuffix("View"), className.utf8.count > 4, className != "ScreenletView" { return .view }
    return .other
  }

  /// The Screenlet: the class without `View`, then without `Screenlet`; nil for a part.
  package var screenlet: String? {
    switch classForm {
    case .screenletView: String(className.dropLast(13))
    case .view: String(className.dropLast(4))
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
