/// A design with a table, or with a fallback to one.
enum Typeface: Hashable, Sendable, CaseIterable {
  case sanFrancisco
  case helveticaNeue
  case helvetica
  case arial
  case times
  case timesNewRoman
  case georgia
  case courier
  case menlo
  case avenir
  case avenirNext
  case verdana
  case montserrat
  case openSans
  case roboto
  case lato
  case inter
  case quicksand
  case sora

  /// Creates the typeface of a folded family name (`helveticaneue`); nil if it is unknown.
  init?(family: String) {
    switch family {
    case "helveticaneue", "helveticaneueinterface": self = .helveticaNeue
    case "helvetica", "nimbussans": self = .helvetica
    case "arial", "arialhebrew", "liberationsans": self = .arial
    case "times", "nimbusroman": self = .times
    case "timesnewroman", "liberationserif": self = .timesNewRoman
    case "georgia": self = .georgia
    case "courier", "couriernew", "nimbusmono", "liberationmono", "americantypewriter": self = .courier
    case "menlo", "sfmono", "monaco", "andalemono", "dejavusansmono": self = .menlo
    case "avenir": self = .avenir
    case "avenirnext": self = .avenirNext
    case "verdana": self = .verdana
    case "montserrat": self = .montserrat
    case "opensans", "notosans": self = .openSans
    case "roboto": self = .roboto
    case "lato": self = .lato
    case "inter", "intervariable": self = .inter
    case "quicksand": self = .quicksand
    case "sora": self = .sora
    default: return nil
    }
  }

  /// Whether the advances are those of another design, scaled.
  var isEstimated: Bool {
    switch self {
    case .georgia, .avenir, .avenirNext, .verdana, .montserrat: true
    case .sanFrancisco, .helveticaNeue, .helvetica, .arial, .times, .timesNewRoman, .courier, .menlo, .openSans,
      .roboto,
      .lato, .inter, .quicksand, .sora:
      false
    }
  }

  /// Returns the face of a weight, or that of the nearest available weight.
  func face(_ weight: FontDescriptor.Weight) -> FontFace {
    // Many screens use only this face. A shortcut avoids loading the tables of eight more weights.
    if self == .sanFrancisco, weight == .regular { return Self.sanFranciscoRegular }
    let faces = faces
    switch faces.count {
    case FontDescriptor.Weight.allCases.count: return faces[weight.rawValue / 100 - 1]
    case 2: return weight >= .semibold ? faces[1] : faces[0]
    default: return faces[0]
    }
  }

  /// One face, a regular and a bold one, or one per weight.
  private var faces: [FontFace] {
    switch self {
    case .sanFrancisco: Self.sanFranciscoFaces
    case .helveticaNeue: Self.helveticaNeueFaces
    case .helvetica: Self.helveticaFaces
    case .arial: Self.arialFaces
    case .times: Self.timesFaces
    case .timesNewRoman: Self.timesNewRomanFaces
    case .georgia: Self.georgiaFaces
    case .courier: Self.courierFaces
    case .menlo: Self.menloFaces
    case .avenir: Self.avenirFaces
    case .avenirNext: Self.avenirNextFaces
    case .verdana: Self.verdanaFaces
    case .montserrat: Self.montserratFaces
    case .openSans: Self.openSansFaces
    case .roboto: Self.robotoFaces
    case .lato: Self.latoFaces
    case .inter: Self.interFaces
    case .quicksand: Self.quicksandFaces
    case .sora: Self.soraFaces
    }
  }
}

// MARK: - Faces

extension Typeface {
  /// Line metrics of the San Francisco fonts: 1950 and 494 of 2048 units per em.
  private static let sanFranciscoLine = FontFace.LineMetrics(1950.0 / 2048, 494.0 / 2048)

  private static let sanFranciscoRegular = FontFace(
    .systemTextRegular, display: .systemDisplayRegular, line: sanFranciscoLine, kerning: .systemKerning)

  private static let sanFranciscoFaces = zip(
    [
      AdvanceTable.systemTextUltraLight, .systemTextThin, .systemTextLight, .systemTextRegular, .systemTextMedium,
      .systemTextSemibold, .systemTextBold, .systemTextHeavy, .systemTextBlack,
    ],
    [
      .systemDisplayUltraLight, .systemDisplayThin, .systemDisplayLight, .systemDisplayRegular, .systemDisplayMedium,
      .systemDisplaySemibold, .systemDisplayBold, .systemDisplayHeavy, .systemDisplayBlack,
    ]
  ).map { FontFace($0, display: $1, line: sanFranciscoLine, kerning: .systemKerning) }

  /// Factors relative to the roman face, from labels recorded by Interface Builder: light 0.969, thin 0.927, medium
  /// 1.045, bold 1.071; the others are interpolated. Line metrics: 952, 213 and a gap of 28 units per em; recorded
  /// heights include 25 units of the gap in the line.
  private static let helveticaNeueFaces = [0.91, 0.927, 0.969, 1.0, 1.045, 1.058, 1.071, 1.09, 1.12].map {
    FontFace(.helveticaNeue, factor: $0, line: FontFace.LineMetrics(0.952, 0.238))
  }
  /// Line metrics of the font's `hhea` table: 1577 and 471 of 2048 units per em; UIKit adds 15% above.
  private static let helveticaFaces = regularAndBold(.helvetica, .helveticaBold, FontFace.LineMetrics(0.92, 0.23))
  /// Arial has Helvetica's advances. Line metrics: 1854, 434 and a gap of 67 of 2048 units per em.
  private static let arialFaces = regularAndBold(
    .helvetica, .helveticaBold, FontFace.LineMetrics(0.905, 0.212, gap: 0.033))
  private static let timesFaces = regularAndBold(.times, .timesBold, FontFace.LineMetrics(0.9, 0.25))
  private static let timesNewRomanFaces = regularAndBold(
    .times, .timesBold, FontFace.LineMetrics(0.891, 0.216, gap: 0.042))
  /// Scaled Times: Georgia's mean advance (OS/2 table) is 913 of 2048 units, that of Times New Roman 821.
  private static let georgiaFaces = regularAndBold(
    .times, .timesBold, FontFace.LineMetrics(0.917, 0.219), factor: 913.0 / 821)
  private static let courierFaces = [FontFace(.monospaced(600), line: FontFace.LineMetrics(0.904, 0.246))]
  private static let menloFaces = [FontFace(.monospaced(602), line: FontFace.LineMetrics(0.928, 0.236))]
  /// Scaled Helvetica, an estimate: no recorded label was available for measuring.
  private static let avenirFaces = regularAndBold(.helvetica, .helveticaBold, FontFace.LineMetrics(1, 0.366))
  /// Scaled Helvetica, an estimate.
  private static let avenirNextFaces = regularAndBold(
    .helvetica, .helveticaBold, FontFace.LineMetrics(1, 0.366), factor: 1.02)
  /// Scaled Helvetica: Verdana's mean advance (OS/2 table) is 1039 of 2048 units, Arial's 904.
  private static let verdanaFaces = regularAndBold(
    .helvetica, .helveticaBold, FontFace.LineMetrics(1.005, 0.21), factor: 1039.0 / 904)
  /// Scaled Helvetica: four recorded labels in the regular face are 1.04 times as wide as in Helvetica; two in the
  /// semibold face are 1.05 times as wide as in Helvetica Bold. Line metrics: 968 and 251 of 1000 units per em.
  private static let montserratFaces = regularAndBold(
    .helvetica, .helveticaBold, FontFace.LineMetrics(0.968, 0.251), factor: 1.045)
  private static let openSansFaces = regularAndBold(.openSans, .openSansBold, FontFace.LineMetrics(1.069, 0.293))
  private static let robotoFaces = regularAndBold(.roboto, .robotoBold, FontFace.LineMetrics(0.928, 0.244))
  private static let latoFaces = regularAndBold(.lato, .latoBold, FontFace.LineMetrics(0.987, 0.213))

  /// Line metrics of the font's `hhea` table: 2728 and 680 of 2816 units per em. Labels in Inter that Interface Builder
  /// recorded agree with the font's advances: 96 points wide for 95.9, 156 for 155.9.
  private static let interFaces = [
    AdvanceTable.inter, .inter, .inter, .inter, .interMedium, .interSemibold, .interBold, .interBold, .interBold,
  ].map { FontFace($0, line: FontFace.LineMetrics(2728.0 / 2816, 680.0 / 2816)) }

  private static let quicksandFaces = regularAndBold(.quicksand, .quicksandBold, FontFace.LineMetrics(1, 0.25))
  private static let soraFaces = regularAndBold(.sora, .soraBold, FontFace.LineMetrics(0.97, 0.29))

  private static func regularAndBold(
    _ regular: AdvanceTable, _ bold: AdvanceTable, _ line: FontFace.LineMetrics, factor: Double = 1
  ) -> [FontFace] {
    [FontFace(regular, factor: factor, line: line), FontFace(bold, factor: factor, line: line)]
  }
}

extension AdvanceTable {
  /// Returns a table in which all characters have the same advance, in 1/1000 em.
  static func monospaced(_ advance: UInt16) -> AdvanceTable {
    AdvanceTable(
      unitsPerEm: 1000, ascii: Array(repeating: advance, count: 95),
      others: Array(repeating: advance, count: otherScalars.count))
  }
}
