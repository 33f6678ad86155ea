package import ThemeSource
package import ThemeSyntax

/// Whether a file contains the whole tree or only the differences from its parent.
package enum ThemeForm: String, Sendable, CaseIterable { case complete, overlay }

package enum FileRole: String, Sendable, CaseIterable {
  /// `FooView_bar` or `FooScreenletView_bar`: a Screenlet's theme.
  case theme
  /// The file of any other class: a cell, a header, a presenter. It has inheritance and fallbacks like a theme, but no
  /// kind.
  case part
  /// A storyboard, with scenes that embed Screenlets.
  case host
  /// `~ipad`, `~iphone` or in an `.lproj` folder: replaces another file on some devices or for a language.
  case variant
  /// Not an iOS document, or unreadable.
  case foreign
}

/// The information about one file that linking needs, in at most 300 bytes for a typical theme of Interface Builder.
///
/// Everything else stays in the file, which may be parsed again when its theme is resolved.
package struct ThemeSummary: Sendable {
  /// A view that embeds another Screenlet.
  package struct Embed: Sendable {
    /// Screenlet and theme name in one string, because most embeds have no theme name.
    private let text: String
    /// The start of its `customClass` value or, without one, of the view.
    private let classStart: UInt32
    /// The start of its `themeName` value; 0 if there is none or it is not in an attribute.
    private let themeStart: UInt32
    /// FNV-1a hash of the view's id; 0 without one.
    package var idHash: UInt64

    package init(screenlet: String, themeName: String?, classStart: UInt32, themeStart: UInt32?, idHash: UInt64) {
      text = themeName.map { screenlet + "/" + $0 } ?? screenlet
      self.classStart = classStart
      self.themeStart = themeStart ?? 0
      self.idHash = idHash
    }

    /// The range of its `customClass` value; in an overlay's view without one, an empty range at the view's start.
    package var classRange: SourceRange {
      let length = screenlet.isEmpty ? 0 : screenlet.utf8.count + 9
      return SourceRange(start: classStart, end: classStart + UInt32(clamping: length))
    }

    /// The range of its `themeName` value; `nil` if there is none or it is not in an attribute.
    package var themeRange: SourceRange? {
      guard themeStart > 0, let themeName else { return nil }
      return SourceRange(start: themeStart, end: themeStart + UInt32(clamping: themeName.utf8.count))
    }

    /// `Foo` for `FooScreenlet`; empty if an overlay only sets another `themeName` for an inherited embed.
    package var screenlet: String { String(text.prefix { $0 != "/" }) }

    /// The `themeName` runtime attribute, if any.
    package var themeName: String? { text.firstIndex(of: "/").map { String(text[text.index(after: $0)...]) } }

    fileprivate var length: Int { text.utf8.count }
  }

  package var file: FileID
  /// The index of the theme path's folder that contains the file, 0 being searched first.
  package var folder: UInt16
  package var role: FileRole
  package var format: ThemeDocument.Format
  /// Whether the file is an `-ext` adjustment.
  package var isExtension: Bool
  package var isXIB: Bool
  package var hasHeader: Bool
  /// Whether an `.xml` file without a header contains changes to elements instead of a root view.
  package var isHeadlessOverlay = false
  /// Whether the file was reported to have another theme's name. Other diagnostics that follow from the name are
  /// omitted.
  package var isMisnamed = false
  package var statedKind: ThemeKind?
  package var statedForm: ThemeForm?
  private var classForm: FileName.ClassForm
  /// Whether the file's name contains a theme name; otherwise it belongs to default.
  private var statesTheme: Bool
  /// Whether the root view has the class that the file name implies, so that its class is not stored.
  private var hasOwnRootClass: Bool
  /// The location of diagnostics about the whole theme: the name of the header, the root view or the document element.
  package var anchor: SourceRange
  /// The range of the header's `parent` value; empty without one.
  package var parentRange: SourceRange
  private var base: String
  /// The theme's name; for a host, its file's stem.
  private var theme: String
  private var otherRootClass: String?
  /// `customModule` of the root view.
  package var module: String?
  /// The header's `parent`.
  package var statedParent: String?
  /// In document order.
  package var embeds: [Embed]
  /// FNV-1a of the ids that an overlay removes, in document order.
  package var removed: [UInt64]

  package init(name: FileName, role: FileRole, file: FileID, format: ThemeDocument.Format, rootClass: String?) {
    self.file = file
    self.folder = 0
    self.role = role
    self.format = format
    isExtension = name.isExtension
    isXIB = name.ending == .xib
    hasHeader = false
    classForm = name.classForm
    statesTheme = name.themeName != nil
    anchor = .zero
    parentRange = .zero
    base = name.screenlet ?? name.className
    theme = role == .host ? name.stem : name.effectiveTheme
    hasOwnRootClass = rootClass == name.viewClass
    otherRootClass = hasOwnRootClass ? nil : rootClass
    embeds = []
    removed = []
  }
}

extension ThemeSummary {
  /// The theme's Screenlet; `nil` for parts, hosts and foreign files.
  package var screenlet: String? { classForm == .other ? nil : base }

  /// The Screenlet or the class of a part, in which a theme's name is looked up.
  package var subject: String { base }

  /// The View class without the theme's name, according to the file's name: `LoginView`.
  package var className: String {
    switch classForm {
    case .screenletView: base + "ScreenletView"
    case .view: base + "View"
    case .other: base
    }
  }

  /// The theme's name, `default` if the file's name has none; empty for a host.
  package var themeName: String { role == .host ? "" : theme }

  /// The file's name without extension, `-ext` and `~ipad`.
  package var stem: String {
    if role == .host { return theme }
    return statesTheme ? className + "_" + theme : className
  }

  /// The theme's own View class, according to the file's name.
  package var ownClass: String {
    FileName.viewClass(className: className, themeName: statesTheme ? theme : nil)
  }

  /// The root view's `customClass`; `nil` if it has none.
  package var rootClass: String? { hasOwnRootClass ? ownClass : otherRootClass }

  package var anchorSpan: SourceSpan { SourceSpan(file: file, range: anchor) }
  /// The location of the parent's name or, without one, of the theme.
  package var parentSpan: SourceSpan { SourceSpan(file: file, range: parentRange.isEmpty ? anchor : parentRange) }

  /// The number of bytes in memory, including the heap. A string of more than 15 bytes and an array each have a header
  /// of 32 bytes, and their sizes are rounded up to 16.
  package var bytesAtRest: Int {
    let strings = [base, theme] + [otherRootClass, module, statedParent].compactMap { $0 }
    func onHeap(_ bytes: Int) -> Int { (32 + bytes + 15) / 16 * 16 }
    var bytes = MemoryLayout<ThemeSummary>.stride
    for string in strings where string.utf8.count > 15 { bytes += onHeap(string.utf8.count + 1) }
    for embed in embeds where embed.length > 15 { bytes += onHeap(embed.length + 1) }
    if !embeds.isEmpty { bytes += onHeap(embeds.capacity * MemoryLayout<Embed>.stride) }
    if !removed.isEmpty { bytes += onHeap(removed.capacity * MemoryLayout<UInt64>.stride) }
    return bytes
  }
}

/// 64-bit FNV-1a, which is the same in every run, unlike `Hasher`.
func stableHash(_ text: String) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return hash
}
