extension ThemeGraph {
  /// The results of linking one file, in 40 bytes, because there are thousands of files.
  struct Entry: Sendable {
    /// A kind reason without the values that the graph contains.
    fileprivate enum Reason: UInt8 {
      case stated, namedDefault, rootClass, superclass, parentStated, parentStatedWithOwnClass, nothingInherited
      case adjusts, notATheme
    }

    /// The themes that this one embeds, including inherited embeds, in document order.
    var embeds: [Edge] = []
    /// The number of the theme's cycle of embeds; -1 if it is on none.
    var embedCycle: Int32 = -1
    private var parentIndex = UInt32.max
    private var adjustmentIndex = UInt32.max
    private var shadowIndex = UInt32.max
    /// The theme that `reason` refers to; for an `-ext` file, the adjusted theme.
    private var basisIndex = UInt32.max
    var kind: ThemeKind?
    /// Whether an error in its inheritance or its embeds was reported.
    var isErroneous = false
    fileprivate var reason = Reason.notATheme

    /// The parent; `nil` without a parent, with an unknown parent, and in a cycle.
    var parent: ThemeID? {
      get { Self.theme(parentIndex) }
      set { parentIndex = newValue?.rawValue ?? .max }
    }

    /// The `-ext` file that adjusts this theme; `nil` for an `-ext` file.
    var adjustment: ThemeID? {
      get { Self.theme(adjustmentIndex) }
      set { adjustmentIndex = newValue?.rawValue ?? .max }
    }

    /// The theme that this `-ext` file adjusts.
    var adjusts: ThemeID? { reason == .adjusts ? basis : nil }

    /// The file that shadows this one.
    var shadowedBy: ThemeID? {
      get { Self.theme(shadowIndex) }
      set { shadowIndex = newValue?.rawValue ?? .max }
    }

    fileprivate var basis: ThemeID? {
      get { Self.theme(basisIndex) }
      set { basisIndex = newValue?.rawValue ?? .max }
    }

    private static func theme(_ index: UInt32) -> ThemeID? { index == .max ? nil : ThemeID(index) }
  }

  /// Returns the reason for a theme's kind, or for a file's lack of one.
  package func whyKind(of id: ThemeID) -> KindReason {
    let entry = entries[id.index]
    let rootClass = self[id].rootClass
    return switch entry.reason {
    case .stated: .stated
    case .namedDefault: .namedDefault
    case .rootClass: .rootClass(rootClass ?? "", of: entry.basis ?? id)
    case .superclass: .superclass(of: rootClass ?? "", via: lineages[id] ?? [], theme: entry.basis ?? id)
    case .parentStated: .parentStated
    case .parentStatedWithOwnClass: .parentStatedWithOwnClass(rootClass ?? "")
    case .nothingInherited: .nothingInherited(rootClass: rootClass)
    case .adjusts: .adjusts(entry.basis ?? id)
    case .notATheme: .notATheme(self[id].role)
    }
  }

  /// Stores the reason for a theme's kind; its classes are taken from the theme's summary.
  mutating func setReason(_ reason: KindReason, of id: ThemeID) {
    var (kept, basis): (Entry.Reason, ThemeID?)
    switch reason {
    case .stated: (kept, basis) = (.stated, nil)
    case .namedDefault: (kept, basis) = (.namedDefault, nil)
    case .rootClass(_, let theme): (kept, basis) = (.rootClass, theme)
    case .superclass(_, let via, let theme):
      (kept, basis) = (.superclass, theme)
      lineages[id] = via
    case .parentStated: (kept, basis) = (.parentStated, nil)
    case .parentStatedWithOwnClass: (kept, basis) = (.parentStatedWithOwnClass, nil)
    case .nothingInherited: (kept, basis) = (.nothingInherited, nil)
    case .adjusts(let theme): (kept, basis) = (.adjusts, theme)
    case .notATheme: (kept, basis) = (.notATheme, nil)
    }
    entries[id.index].reason = kept
    entries[id.index].basis = basis
  }
}
