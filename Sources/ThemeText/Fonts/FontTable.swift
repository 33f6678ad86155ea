package import ThemeSource

/// The faces that text is measured with: a closed table, the same on every machine.
package struct FontTable: Hashable, Sendable {
  /// Which design the system font is.
  package enum SystemFont: Hashable, Sendable {
    /// From iOS 9 on.
    case sanFrancisco
    /// Before iOS 9: recorded by Interface Builder up to Xcode 6.
    case helveticaNeue
  }

  package var systemFont: SystemFont
  /// By how much a line may be wider than its room and still count as fitting, in points.
  ///
  /// The tables err by a fraction of a point at most texts; without slack a label at its recorded width could wrap or be
  /// truncated for nothing. More than half a point makes solved frames of recorded layouts worse, not better.
  package var slack: Points

  package init(systemFont: SystemFont = .sanFrancisco, slack: Points = 0.5) {
    self.systemFont = systemFont
    self.slack = slack.isFinite ? max(0, slack) : 0
  }

  package static let standard = FontTable()

  /// The face that stands for a font; a font that no table knows is measured as Helvetica.
  package func face(for font: FontDescriptor) -> FontFace {
    switch font.family {
    case .system: systemFace(font.weight, font.pointSize)
    case .monospacedSystem: Typeface.menlo.face(font.weight)
    case .named(let name): namedFace(name, font)
    }
  }

  /// Whether a font is measured by its own family's table, and not as Helvetica for want of one.
  package func knows(_ font: FontDescriptor) -> Bool {
    switch font.family {
    case .system, .monospacedSystem: true
    case .named(let name):
      [font.faceName, name].contains { candidate in
        guard let family = candidate.map({ FontName($0).family }) else { return false }
        return FontTable.systemNames.contains(family) || Typeface(family: family) != nil
      }
    }
  }

  private func systemFace(_ weight: FontDescriptor.Weight, _ pointSize: Points) -> FontFace {
    switch systemFont {
    case .sanFrancisco:
      (pointSize < Tracking.firstDisplaySize ? Typeface.sanFranciscoText : .sanFranciscoDisplay).face(weight)
    case .helveticaNeue: Typeface.helveticaNeue.face(weight)
    }
  }

  private func namedFace(_ name: String, _ font: FontDescriptor) -> FontFace {
    for candidate in [font.faceName, name] {
      guard let candidate else { continue }
      let parts = FontName(candidate)
      let weight = parts.weight ?? font.weight
      if FontTable.systemNames.contains(parts.family) { return systemFace(weight, font.pointSize) }
      if let typeface = Typeface(family: parts.family) { return typeface.face(weight) }
    }
    return Typeface.helvetica.face(font.weight)
  }

  /// Folded names under which files ask for the system font.
  private static let systemNames: Set<String> = [
    "applesystemuifont", "sfui", "sfuitext", "sfuidisplay", "sfpro", "sfprotext", "sfprodisplay", "sanfrancisco",
    "sfns",
    "sfnstext", "sfnsdisplay",
  ]
}
