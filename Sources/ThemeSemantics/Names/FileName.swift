/// What the name of a file says: `LoginScreenletView_flat7-ext.xml` adjusts the theme `flat7` of the Screenlet Login.
package struct FileName: Sendable, Equatable {
  /// What the ending says. Endings are compared without case.
  package enum Ending: Sendable, Equatable { case xml, xib, storyboard, other }

  /// A file that replaces another on some devices or in some language; it never shadows.
  package enum Variant: Sendable, Equatable {
    /// `~ipad`, `~iphone`: the name behind the tilde.
    case device(String)
    /// `de.lproj`: the language. `Base.lproj` is no variant: it holds what the languages vary.
    case language(String)
  }

  /// How a class's name ends, which tells a Screenlet's view from any other class.
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
    let components = path.split(separator: "/")
    var name = Substring(components.last ?? "")
    (name, ending) = Self.split(ending: name)
    variant = nil
    if let folder = components.dropLast().last, folder.lowercased().hasSuffix(".lproj") {
      let language = String(folder.dropLast(6))
      if language.lowercased() != "base" { variant = .language(language) }
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
