package import ThemeSource
package import ThemeSyntax

/// Whether a file holds the whole tree or only what differs from its parent.
package enum ThemeForm: String, Sendable, CaseIterable { case complete, overlay }

/// What a file is to the graph.
package enum FileRole: String, Sendable, CaseIterable {
  /// `FooView_bar` or `FooScreenletView_bar`: the look of a Screenlet.
  case theme
  /// Any other class's file: a cell, a header, a presenter. It inherits and falls back as themes do, but has no kind.
  case part
  /// A storyboard: its scenes embed Screenlets.
  case host
  /// `~ipad`, `~iphone` or in an `.lproj` folder: takes another file's place on some devices or in some language.
  case variant
  /// Not an iOS document, or not one that could be read.
  case foreign
}

/// What linking needs of one file, in at most 300 bytes for a theme as Interface Builder writes them.
///
/// Everything else stays in the file, which may be parsed again when its theme is resolved.
package struct ThemeSummary: Sendable {
  /// A view that embeds another Screenlet.
  package struct Embed: Sendable {
    /// Screenlet and theme's name in one string, as most have no theme's name.
    private let text: String
    /// Where the value of its `customClass` starts; without one the view.
    private let classStart: UInt32
    /// Where the value of its `themeName` starts; 0 where there is none, or it is no attribute's.
    private let themeStart: UInt32
    /// FNV-1a of the view's id; 0 without one.
    package var idHash: UInt64

    package init(screenlet: String, themeName: String?, classStart: UInt32, themeStart: UInt32?, idHash: UInt64) {
      text = themeName.map { screenlet + "/" + $0 } ?? screenlet
      self.classStart = classStart
      self.themeStart = themeStart ?? 0
      self.idHash = idHash
    }

    /// The value of its `customClass`; of an overlay's view that has none the place where the view starts.
    package var classRange: SourceRange {
      let length = screenlet.isEmpty ? 0 : screenlet.utf8.count + 9
      return SourceRange(start: classStart, end: classStart + UInt32(clamping: length))
    }

    /// The value of its `themeName`; nil where there is none, or it is no attribute's.
    package var themeRange: SourceRange? {
      guard themeStart > 0, let themeName else { return nil }
      return SourceRange(start: themeStart, end: themeStart + UInt32(clamping: themeName.utf8.count))
    }

    /// `FooScreenlet` gives `Foo`; empty when an overlay only gives a parent's embed another `themeName`.
    package var screenlet: String { String(text.prefix { $0 != "/" }) }

    /// The `themeName` runtime attribute, if any.
    package var themeName: String? { text.firstIndex(of: "/").map { String(text[text.index(after: $0)...]) } }

    fileprivate var length: Int { text.utf8.count }
  }

  package var file: FileID
  /// The theme path's folder that the file was found in, 0 being searched first.
  package var folder: UInt16
  package var role: FileRole
  package var format: ThemeDocument.Format
  /// Whether the file is an `-ext` adjustment.
  package var isExtension: Bool
  package var isXIB: Bool
  package var hasHeader: Bool
  /// Whether the file was reported to have another theme's name: what linking finds of it by its name is not reported.
  package var isMisnamed = false
  package var statedKind: ThemeKind?
  package var statedForm: ThemeForm?
  private var classForm: FileName.ClassForm
  /// Whether the file's name states a theme; without, it belongs to default.
  private var statesTheme: Bool
  /// Whether the root view's class is the theme's own, which then need not be kept.
  private var hasOwnRootClass: Bool
  /// The header's name, or the root view's, or the document element's: where diagnostics about the theme as a whole are.
  package var anchor: SourceRange
  /// Value of the header's `parent`; empty without.
  package var parentRange: SourceRange
  private var base: String
  /// The theme's name; of a host its file's stem.
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
  /// The Screenlet that the theme is for; nil for parts, hosts and foreign files.
  package var screenlet: String? { classForm == .other ? nil : base }

  /// The Screenlet, or the class of a part: what a theme's name is looked up in.
  package var subject: String { base }

  /// The View class before the theme's name, as the file's name has it: `LoginView`.
  package var className: String {
    switch classForm {
    case .screenletView: base + "ScreenletView"
    case .view: base + "View"
    case .other: base
    }
  }

  /// The theme's name, `default` where the file's name has none; empty for a host.
  package var themeName: String { role == .host ? "" : theme }

  /// The file's name without ending, `-ext` and `~ipad`.
  package var stem: String {
    if role == .host { return theme }
    return statesTheme ? className + "_" + theme : className
  }

  /// Name of the theme's own View class, by the file's name.
  package var ownClass: String {
    FileName.viewClass(className: className, themeName: statesTheme ? theme : nil)
  }

  /// The root view's `customClass`; nil when it has none.
  package var rootClass: String? { hasOwnRootClass ? ownClass : otherRootClass }

  package var anchorSpan: SourceSpan { SourceSpan(file: file, range: anchor) }
  /// Where the parent is named, or the theme as a whole.
  package var parentSpan: SourceSpan { SourceSpan(file: file, range: parentRange.isEmpty ? anchor : parentRange) }

  /// Bytes that the summary takes at rest: its own and those on the heap (a string of more than 15 bytes has 32 bytes
  /// of its own before its text, an array as many before its elements; both are rounded up to 16).
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

/// FNV-1a, 64 bits: the same in every run, unlike `Hasher`.
func stableHash(_ text: String) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return hash
}
