package import ThemeSource

/// The faces that text is measured with: a closed table, the same on every machine.
package struct FontTable: Hashable, Sendable {
  /// Which design the system font is.
  package enum SystemFont: Hashable, Sendable {
    /// From iOS 14 on: outlines change gradually from SF Text to SF Display between 17 and 28 points (Apple, WWDC 2020,
    /// session 10175).
    case sanFrancisco
    /// iOS 9 to 13: SF Text up to 19 points, SF Display from 20.
    case sanFranciscoTextAndDisplay
    /// Before iOS 9.
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
    case .system: systemFace(font.weight)
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

  private func systemFace(_ weight: FontDescriptor.Weight) -> FontFace {
    switch systemFont {
    case .sanFrancisco, .sanFranciscoTextAndDisplay: Typeface.sanFrancisco.face(weight)
    case .helveticaNeue: Typeface.helveticaNeue.face(weight)
    }
  }

  /// What adds up the advances of a font's characters.
  func pen(for font: FontDescriptor) -> FontPen {
    let face = face(for: font)
    let size = FontPen.accepted(font.pointSize)
    guard face.hasOpticalSizes else { return FontPen(face, size) }
    let tracking: Tracking = systemFont == .sanFrancisco ? .sanFrancisco : .sanFranciscoTextAndDisplay
    return FontPen(face, size, displayShare: displayShare(at: size), tracking: tracking.value(at: size))
  }

  /// How much of the outlines is SF Display's, from 0 to 1.
  private func displayShare(at pointSize: Points) -> Double {
    switch systemFont {
    case .sanFrancisco: min(max((pointSize - 17) / 11, 0), 1)
    case .sanFranciscoTextAndDisplay: pointSize < 20 ? 0 : 1
    case .helveticaNeue: 0
    }
  }

  private func namedFace(_ name: String, _ font: FontDescriptor) -> FontFace {
    for candidate in [font.faceName, name] {
      guard let candidate else { continue }
      let parts = FontName(candidate)
      let weight = parts.weight ?? font.weight
      if FontTable.systemNames.contains(parts.family) { return systemFace(weight) }
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
