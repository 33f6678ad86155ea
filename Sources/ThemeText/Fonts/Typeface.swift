/// A design that the tables know, by itself or through a metric-compatible or scaled stand-in.
enum Typeface: String, Hashable, Sendable, CaseIterable {
  case sanFrancisco
  case helveticaNeue
  case helvetica
  case arial
  case times
  case courier
  case menlo

  /// The typeface of a folded family name (`helveticaneue`); nil for one that is not known.
  init?(family: String) {
    switch family {
    case "applesystemuifont", "sfui", "sfuitext", "sfuidisplay", "sfpro", "sfprotext", "sfprodisplay", "sanfrancisco":
      self = .sanFrancisco
    case "helveticaneue", "helveticaneueinterface": self = .helveticaNeue
    case "helvetica", "nimbussans": self = .helvetica
    case "arial", "liberationsans": self = .arial
    case "times", "timesnewroman", "nimbusroman", "liberationserif": self = .times
    case "courier", "couriernew", "nimbusmono", "liberationmono": self = .courier
    case "menlo", "sfmono", "monaco", "andalemono", "dejavusansmono": self = .menlo
    default: return nil
    }
  }

  /// The face of a weight; a weight that is not drawn takes the nearest.
  func face(_ weight: FontDescriptor.Weight) -> FontFace {
    let bold = weight >= .semibold
    switch self {
    case .sanFrancisco: return Self.sanFranciscoFaces[Self.index(weight)]
    case .helveticaNeue, .helvetica, .arial: return bold ? Self.helveticaFaces[1] : Self.helveticaFaces[0]
    case .times: return bold ? Self.timesFaces[1] : Self.timesFaces[0]
    case .courier: return Self.courierFace
    case .menlo: return Self.menloFace
    }
  }

  private static func index(_ weight: FontDescriptor.Weight) -> Int {
    switch weight {
    case .ultraLight: 0
    case .thin: 1
    case .light: 2
    case .regular: 3
    case .medium: 4
    case .semibold: 5
    case .bold: 6
    case .heavy: 7
    case .black: 8
    }
  }

  /// Line metrics: 1950 and 494 of 2048 units an em in the San Francisco fonts.
  private static let sanFranciscoLine = FontFace.LineMetrics(1950.0 / 2048, 494.0 / 2048)

  private static let sanFranciscoFaces = [0.98, 0.99, 1.0, 1.01, 1.05, 1.06, 1.07, 1.09, 1.12].map {
    FontFace(.helvetica, factor: $0, line: sanFranciscoLine)
  }
  private static let helveticaFaces = [AdvanceTable.helvetica, .helveticaBold].map {
    FontFace($0, line: FontFace.LineMetrics(0.952, 0.213, gap: 0.028))
  }
  private static let timesFaces = [AdvanceTable.times, .timesBold].map {
    FontFace($0, line: FontFace.LineMetrics(0.891, 0.216, gap: 0.042))
  }
  private static let courierFace = FontFace(
    .monospaced(600), line: FontFace.LineMetrics(0.754, 0.246))
  private static let menloFace = FontFace(.monospaced(602), line: FontFace.LineMetrics(0.928, 0.236))
}

extension AdvanceTable {
  /// A table in which every character has one advance, in 1/1000 em.
  static func monospaced(_ advance: UInt16) -> AdvanceTable {
    AdvanceTable(
      unitsPerEm: 1000, ascii: Array(repeating: advance, count: 95),
      others: Array(repeating: advance, count: otherScalars.count))
  }
}
