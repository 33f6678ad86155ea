package import ThemeSource

/// The faces used to measure text: a fixed table, the same on all machines.
package struct FontTable: Hashable, Sendable {
  /// The design of the system font.
  package enum SystemFont: Hashable, Sendable {
    /// From iOS 14: outlines change gradually from SF Text to SF Display between 17 and 28 points (Apple, WWDC 2020,
    /// session 10175).
    case sanFrancisco
    /// iOS 9 to 13: SF Text up to 19 points, SF Display from 20.
    case sanFranciscoTextAndDisplay
    /// Before iOS 9.
    case helveticaNeue
  }

  package var systemFont: SystemFont
  /// The amount, in points, by which text that needs no line break may exceed the available width and still fit.
  ///
  /// For most texts the tables err by a fraction of a point. Without slack, a label at its recorded width could wrap or
  /// be truncated needlessly. More than half a point makes solved frames of recorded layouts worse.
  package var slack: Points

  package init(systemFont: SystemFont = .sanFrancisco, slack: Points = 0.5) {
    self.systemFont = systemFont
    self.slack = slack.isFinite ? max(0, slack) : 0
  }

  package static let standard = FontTable()

  /// Returns the face used to measure a font; Helvetica for unknown fonts.
  package func face(for font: FontDescriptor) -> FontFace {
    switch font.family {
    case .system: systemFace(font, font.weight)
    case .monospacedSystem: Typeface.menlo.face(font.weight)
    case .named(let name): namedFace(name, font)
    }
  }

  /// Whether a font is measured by the table of its family instead of Helvetica as a fallback.
  package func knows(_ font: FontDescriptor) -> Bool {
    switch font.family {
    case .system, .monospacedSystem: true
    case .named(let name): isSystemName(font, name) || typeface(of: font, name) != nil
    }
  }

  /// Whether the widths of a font are those of another design.
  package func estimatesWidths(of font: FontDescriptor) -> Bool {
    guard case .named(let name) = font.family, !isSystemName(font, name) else { return false }
    return typeface(of: font, name)?.isEstimated ?? true
  }

  private func isSystemName(_ font: FontDescriptor, _ name: String) -> Bool {
    [font.faceName, name].contains { $0.map { FontTable.systemNames.contains(FontName($0).family) } ?? false }
  }

  private func typeface(of font: FontDescriptor, _ name: String) -> Typeface? {
    for candidate in [font.faceName, name] {
      if let found = candidate.flatMap({ Typeface(family: FontName($0).family) }) { return found }
    }
    return nil
  }

  private func systemFace(_ font: FontDescriptor, _ weight: FontDescriptor.Weight) -> FontFace {
    switch font.systemFont ?? systemFont {
    case .sanFrancisco, .sanFranciscoTextAndDisplay: Typeface.sanFrancisco.face(weight)
    case .helveticaNeue: Typeface.helveticaNeue.face(weight)
    }
  }

  /// Returns the line metrics of a font, in em.
  func line(of font: FontDescriptor) -> FontFace.LineMetrics {
    let line = face(for: font).line
    guard let height = font.measured?.lineHeight, !knows(font) else { return line }
    return FontFace.LineMetrics(line.ascender * height / line.height, line.descender * height / line.height)
  }

  /// Returns a pen that adds up the advances of a font's characters.
  func pen(for font: FontDescriptor) -> FontPen {
    let face = face(for: font)
    var size = FontPen.accepted(font.pointSize)
    if let width = font.measured?.width, estimatesWidths(of: font) { size *= width }
    guard face.hasOpticalSizes else { return FontPen(face, size, spacing: font.spacing) }
    let systemFont = font.systemFont ?? systemFont
    let tracking: Tracking = systemFont == .sanFrancisco ? .sanFrancisco : .sanFranciscoTextAndDisplay
    return FontPen(
      face, size, displayShare: systemFont.displayShare(at: size), tracking: tracking.value(at: size),
      spacing: font.spacing)
  }

  private func namedFace(_ name: String, _ font: FontDescriptor) -> FontFace {
    for candidate in [font.faceName, name] {
      guard let candidate else { continue }
      let parts = FontName(candidate)
      let weight = parts.weight ?? font.weight
      if FontTable.systemNames.contains(parts.family) { return systemFace(font, weight) }
      if let typeface = Typeface(family: parts.family) { return typeface.face(weight) }
    }
    return Typeface.helvetica.face(font.weight)
  }

  /// Folded names that denote the system font.
  private static let systemNames: Set<String> = [
    "applesystemuifont", "sfui", "sfuitext", "sfuidisplay", "sfpro", "sfprotext", "sfprodisplay", "sanfrancisco",
    "sfns",
    "sfnstext", "sfnsdisplay",
  ]
}

extension FontTable.SystemFont {
  /// Returns the share of SF Display in the outlines, from 0 to 1.
  fileprivate func displayShare(at pointSize: Points) -> Double {
    switch self {
    case .sanFrancisco: min(max((pointSize - 17) / 11, 0), 1)
    case .sanFranciscoTextAndDisplay: pointSize < 20 ? 0 : 1
    case .helveticaNeue: 0
    }
  }
}
