package import ThemeSource
package import ThemeSyntax

/// Checks the name of a file, and its header against the name: `naming/file-name`, `naming/theme-name-case` and
/// `naming/header-mismatch`.
///
/// Storyboards, unreadable files and files for other systems are not checked. Diagnostics are in document order.
///
/// - Parameter known: the known Screenlets. If a header, a root view's class and a file name contradict each other, the
///   one with a known Screenlet is assumed to be right.
package func checkNames(of document: ThemeDocument, known: KnownScreenlets = .none) -> [Diagnostic] {
  checkNames(of: document, Misnaming(of: document, known: known), known)
}

func checkNames(of document: ThemeDocument, _ misnaming: Misnaming?, _ known: KnownScreenlets) -> [Diagnostic] {
  guard document.format == .xib else { return [] }
  var check = NameCheck(document: document, name: FileName(of: document), known: known)
  if let misnaming { return [check.diagnostic(of: misnaming)] }
  check.checkFileName()
  if let header = document.header { check.check(header) }
  return check.diagnostics
}

extension ThemeDocument {
  /// The theme's name in the file name, if it is a misspelling of the name that both the header and the root view's class
  /// have.
  package var misspelledThemeName: String? {
    // Names that differ only in numbers or capitals are different on purpose.
    guard let stated = header?.name, let name = FileName(of: self).themeName, !name.hasLetters(of: stated),
      isTypo(name, of: stated)
    else { return nil }
    let classes = rootViews.compactMap { tree.string(.customClass, of: $0) }
    return classes.contains { FileName(path: $0 + ".xib").themeName == stated } ? name : nil
  }
}

private struct NameCheck {
  let document: ThemeDocument
  let name: FileName
  let known: KnownScreenlets
  var diagnostics: [Diagnostic] = []

  init(document: ThemeDocument, name: FileName, known: KnownScreenlets) {
    self.document = document
    self.name = name
    self.known = known
  }

  func diagnostic(of misnaming: Misnaming) -> Diagnostic {
    if case .defaultTheme(let misspelled, let written) = misnaming.evidence {
      return Diagnostic(
        .fileName,
        "the theme name '\(misspelled)' in the file name is not 'default', but '\(written.value)' belongs to the default theme",
        at: written.valueSpan, help: "rename the file to '\(misnaming.right)'")
    }
    let reason: (message: String, place: SourceSpan) =
      switch misnaming.evidence {
      case .header(let written):
        ("does not match the header, which names the Screenlet '\(written.value)'", written.valueSpan)
      case .rootClass(let written):
        (
          "does not match the root view's class '\(written.value)', which is a View class of \(misnaming.screenlet)",
          written.valueSpan
        )
      case .name, .defaultTheme: ("is not the name of a theme of \(misnaming.screenlet)", place)
      }
    return Diagnostic(
      .fileName, "the file name '\(name.stem)' \(reason.message)", at: reason.place,
      help: "rename the file to '\(misnaming.right)'")
  }

  /// Whether the file is intended as a theme; an app may have views with such names.
  private var isTheme: Bool {
    if document.header != nil || name.ending == .xml { return true }
    guard let screenlet = name.screenlet else { return false }
    return known.isKnown(screenlet) && document.hasViewClass(of: screenlet) || known.own().contains(screenlet)
  }

  private var place: SourceSpan {
    guard let element = document.header?.node ?? document.rootViews.first ?? document.tree.documentElement else {
      return SourceSpan(file: document.file, range: .zero)
    }
    return document.tree[element].nameSpan
  }

  mutating func checkFileName() {
    let ending = document.path.suffix(from: document.path.lastIndex(of: ".") ?? document.path.endIndex)
    if name.ending == .other, !ending.contains("/"), name.stem.hasSuffix(ending), document.header != nil {
      diagnostics.append(
        Diagnostic(
          .fileName, "the name of a theme file must end with '.xml' or '.xib', not '\(ending)'", at: place,
          help: "rename the file to '\(name.stem.dropLast(ending.count)).xml'"))
    } else if let theme = name.themeName, !ThemeName.isValid(theme), isTheme {
      let repaired = ThemeName.repaired(theme)
      diagnostics.append(
        .invalidThemeName(theme, className: name.className, ending: ending, repaired: repaired, at: place))
    } else if let theme = name.themeName, theme != theme.lowercased(), isTheme {
      diagnostics.append(.themeNameWithUpperCase(theme, at: place))
    }
    if name.screenlet == nil, let header = document.header, header.kind != nil || header.viewModel != nil {
      diagnostics.append(.notAThemesFileName(header, stem: name.stem, at: place))
    }
  }

  mutating func check(_ header: ThemeHeader) {
    if !diagnostics.isEmpty { return }
    if let screenlet = name.screenlet, let stated = header.screenlet, !stated.isSpelled(like: screenlet) {
      mismatch(.screenlet, of: header, "screenlet", stated: stated, inName: screenlet)
    }
    let withSuffix = name.effectiveTheme + ThemeName.extensionSuffix
    if let stated = header.name, !stated.isSpelled(like: name.effectiveTheme),
      !(name.isExtension && stated.isSpelled(like: withSuffix))
    {
      mismatch(.name, of: header, "theme", stated: stated, inName: name.effectiveTheme)
    }
    checkKind(of: header)
    checkForm(of: header)
  }

  private mutating func mismatch(
    _ attribute: AttributeName, of header: ThemeHeader, _ what: String, stated: String, inName expected: String
  ) {
    guard let written = document.tree.attribute(attribute, of: header.node) else { return }
    if attribute == .name, document.misspelledThemeName != nil {
      let ending = document.path.suffix(from: document.path.lastIndex(of: ".") ?? document.path.endIndex)
      diagnostics.append(
        Diagnostic(
          .headerMismatch,
          "the header and the root view's class name the theme '\(stated)', but the file name says '\(expected)'",
          at: written.valueSpan, help: "rename the file to '\(name.className)_\(stated)\(ending)'"))
      return
    }
    let isSafe = attribute == .name && !isTypo(expected, of: stated)
    diagnostics.append(
      .headerMismatch(what, stated: stated, inName: expected, isSafe: isSafe, at: written.valueSpan))
  }

  private mutating func checkKind(of header: ThemeHeader) {
    guard let stated = header.kind, let written = document.tree.attribute(.kind, of: header.node) else { return }
    guard let kind = ThemeKind(rawValue: stated) else { return }
    if name.screenlet == nil || name.isExtension { return }
    if (kind == .default) != (name.effectiveTheme == ThemeName.standard) {
      diagnostics.append(.kindContradictsName(kind, theme: name.effectiveTheme, at: written.valueSpan))
    }
  }

  private mutating func checkForm(of header: ThemeHeader) {
    guard let stated = header.form, let written = document.tree.attribute(.form, of: header.node) else { return }
    if stated == ThemeForm.overlay.rawValue, name.ending == .xib {
      diagnostics.append(.overlayInXIB(at: written.valueSpan))
    }
    if stated == ThemeForm.complete.rawValue, document.hasOnlyChanges, header.parent != nil {
      diagnostics.append(.completeOverlay(at: written.valueSpan))
    }
  }
}

extension Diagnostic {
  static func invalidThemeName(
    _ theme: String, className: String, ending: Substring, repaired: String?, at span: SourceSpan
  ) -> Diagnostic {
    let message =
      theme.isEmpty
      ? "the file name has no theme name after '_'"
      : "the theme name '\(theme)' in the file name must start with a lowercase letter and contain only letters, digits, '-' and '_'"
    let help =
      repaired.map { "rename the file to '\(className)_\($0)\(ending)'" }
      ?? "rename the file, for example to '\(className)_default\(ending)'"
    return Diagnostic(.fileName, message, at: span, help: help)
  }

  static func themeNameWithUpperCase(_ theme: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .themeNameCase, "the theme name '\(theme)' has uppercase letters, which the runtime converts to lowercase",
      at: span,
      help: "rename it to '\(theme.lowercased())', so that the file is also found on case-sensitive file systems")
  }

  static func notAThemesFileName(_ header: ThemeHeader, stem: String, at span: SourceSpan) -> Diagnostic {
    let screenlet = header.screenlet ?? "Foo"
    let theme = header.name ?? ThemeName.standard
    return Diagnostic(
      .fileName, "the file name '\(stem)' is not the name of a theme", at: span,
      help:
        "rename the file to '\(FileName.canonical(screenlet: screenlet, theme: theme))', or remove 'kind' and 'viewModel' if it is a part"
    )
  }

  static func headerMismatch(
    _ what: String, stated: String, inName expected: String, isSafe: Bool, at span: SourceSpan
  ) -> Diagnostic {
    // A file's name may not be a valid name.
    let isName =
      isSafe
      ? ThemeName.isValid(expected)
      : expected.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_-".unicodeScalars.contains($0)
      }
    return Diagnostic(
      .headerMismatch,
      "the header says \(what) '\(stated)', but the file name says '\(expected)'", at: span,
      help: "use '\(expected)' here, or rename the file",
      fixes: !isName
        ? [] : [.replacing(stated, with: expected, at: span, isSafe ? .safe : .unsafe)])
  }

  static func kindContradictsName(_ kind: ThemeKind, theme: String, at span: SourceSpan) -> Diagnostic {
    kind == .default
      ? Diagnostic(
        .headerMismatch, "the header says kind 'default', but the theme is named '\(theme)'", at: span,
        help: "only the theme named 'default' is a Default theme: use 'full' here")
      : Diagnostic(
        .headerMismatch, "the header says kind '\(kind.rawValue)', but the theme is named 'default'",
        at: span, help: "the theme named 'default' is a Default theme: use 'default' here, or rename the file",
        fixes: [.replacing(kind.rawValue, with: "default", at: span)])
  }

  static func completeOverlay(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .headerMismatch, "the header says form 'complete', but the file contains only changes of its parent", at: span,
      help: "use form=\"overlay\"", fixes: [.replacing("complete", with: "overlay", at: span)])
  }

  static func overlayInXIB(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .headerMismatch, "an overlay cannot be a '.xib' file, which Interface Builder writes as a whole tree",
      at: span, help: "rename the file to '.xml', or use form=\"complete\"")
  }
}
