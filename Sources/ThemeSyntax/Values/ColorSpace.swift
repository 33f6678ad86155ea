#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#endif

/// The color spaces used by Interface Builder, and their conversion to sRGB.
///
/// Device colors, sRGB and its extended form are sRGB already. Grays become three equal sRGB components, as in UIKit's
/// `UIColor(white:alpha:)`. The calibrated grays of old files have gamma 1.8; only in documents without `colorMatched`,
/// `ibtool` compiled them unchanged. Display P3, Adobe RGB (1998) and the generic RGB of old files (`calibratedRGB`,
/// gamma 1.8) are converted through XYZ with the matrices of their ICC profiles (white point D50).
package enum ColorSpace: Sendable {
  case sRGB
  case linearSRGB
  case displayP3
  case adobeRGB
  case genericRGB
  case genericGray

  /// Values of `colorSpace` in Interface Builder's files.
  package static let kinds = [
    "calibratedRGB", "calibratedWhite", "catalog", "custom", "deviceCMYK", "deviceRGB", "deviceWhite",
  ]

  /// Values of `customColorSpace` in Interface Builder's files.
  package static let names = [
    "adobeRGB1998", "calibratedRGB", "calibratedWhite", "displayP3", "extendedDisplayP3", "extendedGray",
    "extendedLinearGray", "extendedLinearSRGB", "extendedSRGB", "genericCMYKColorSpace",
    "genericGamma22GrayColorSpace", "genericRGB", "genericRGBLinear", "linearGray", "linearSRGB", "sRGB",
  ]

  /// Creates a color space from `colorSpace` or, if that is `custom`, `customColorSpace`. Unknown values count as sRGB.
  /// - Parameter isMatched: whether the document has `colorMatched`.
  init(colorSpace: String, customColorSpace: String, isMatched: Bool) {
    switch colorSpace == "custom" ? customColorSpace : colorSpace {
    case "displayP3", "extendedDisplayP3": self = .displayP3
    case "adobeRGB1998": self = .adobeRGB
    case "calibratedRGB", "genericRGB": self = .genericRGB
    case "calibratedWhite": self = isMatched ? .genericGray : .sRGB
    case "linearSRGB", "extendedLinearSRGB", "genericRGBLinear", "linearGray", "extendedLinearGray": self = .linearSRGB
    default: self = .sRGB
    }
  }

  func components(white: Double, alpha: Double) -> ColorComponents {
    switch self {
    case .linearSRGB: ColorComponents(white: encodeSRGB(white), alpha: alpha)
    case .genericGray: ColorComponents(white: gray(white), alpha: alpha)
    case .sRGB, .displayP3, .adobeRGB, .genericRGB: ColorComponents(white: white, alpha: alpha)
    }
  }

  func components(red: Double, green: Double, blue: Double, alpha: Double) -> ColorComponents {
    let written = ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    // Black and white are the same in all color spaces; conversion would only add rounding errors.
    if red == green, green == blue, red == 0 || red == 1 { return written }
    switch self {
    case .sRGB, .genericGray: return written
    case .linearSRGB:
      return ColorComponents(
        red: encodeSRGB(red), green: encodeSRGB(green), blue: encodeSRGB(blue), alpha: alpha)
    case .displayP3: return convert(written, decode: decodeSRGB, matrix: displayP3ToXYZ)
    case .adobeRGB: return convert(written, decode: { signedPower($0, 563.0 / 256) }, matrix: adobeRGBToXYZ)
    case .genericRGB: return convert(written, decode: { signedPower($0, 1.8) }, matrix: genericRGBToXYZ)
    }
  }
}

/// Converts a gray of gamma 1.8. Black and white stay as they are.
private func gray(_ white: Double) -> Double { white == 0 || white == 1 ? white : encodeSRGB(signedPower(white, 1.8)) }

// The inverse: components to write for a color in sRGB.
extension ColorSpace {
  func written(white: Double) -> Double {
    switch self {
    case .linearSRGB: decodeSRGB(white)
    case .genericGray: white == 0 || white == 1 ? white : signedPower(decodeSRGB(white), 1 / 1.8)
    case .sRGB, .displayP3, .adobeRGB, .genericRGB: white
    }
  }

  func written(_ color: ColorComponents) -> ColorComponents {
    if color.red == color.green, color.green == color.blue, color.red == 0 || color.red == 1 { return color }
    switch self {
    case .sRGB, .genericGray: return color
    case .linearSRGB:
      return ColorComponents(
        red: decodeSRGB(color.red), green: decodeSRGB(color.green), blue: decodeSRGB(color.blue), alpha: color.alpha)
    case .displayP3: return write(color, matrix: displayP3ToXYZ, encode: encodeSRGB)
    case .adobeRGB: return write(color, matrix: adobeRGBToXYZ) { signedPower($0, 256.0 / 563) }
    case .genericRGB: return write(color, matrix: genericRGBToXYZ) { signedPower($0, 1 / 1.8) }
    }
  }
}

// Columns of the ICC profiles: XYZ (D50) of the three primaries.
private let displayP3ToXYZ: [SIMD3<Double>] = [
  [0.515_12, 0.241_20, -0.001_05], [0.291_98, 0.692_25, 0.041_89], [0.157_10, 0.066_57, 0.784_07],
]
private let adobeRGBToXYZ: [SIMD3<Double>] = [
  [0.609_74, 0.311_11, 0.019_47], [0.205_28, 0.625_67, 0.060_87], [0.149_19, 0.063_22, 0.744_57],
]
private let genericRGBToXYZ: [SIMD3<Double>] = [
  [0.454_27, 0.241_90, 0.014_89], [0.353_32, 0.673_61, 0.090_65], [0.156_62, 0.084_49, 0.719_54],
]
// Columns of the inverse of sRGB's matrix (D50, Lindbloom).
private let xyzToLinearSRGB: [SIMD3<Double>] = [
  [3.133_856_1, -0.978_768_4, 0.071_945_3], [-1.616_866_7, 1.916_141_5, -0.228_991_4],
  [-0.490_614_6, 0.033_454_0, 1.405_242_7],
]

private func convert(
  _ color: ColorComponents, decode: (Double) -> Double, matrix: [SIMD3<Double>]
) -> ColorComponents {
  let xyz = multiply(matrix, [decode(color.red), decode(color.green), decode(color.blue)])
  let linear = multiply(xyzToLinearSRGB, xyz)
  return ColorComponents(
    red: encodeSRGB(linear.x), green: encodeSRGB(linear.y), blue: encodeSRGB(linear.z), alpha: color.alpha)
}

private func write(
  _ color: ColorComponents, matrix: [SIMD3<Double>], encode: (Double) -> Double
) -> ColorComponents {
  let linear: SIMD3<Double> = [decodeSRGB(color.red), decodeSRGB(color.green), decodeSRGB(color.blue)]
  let written = solve(matrix, multiplied: solve(xyzToLinearSRGB, multiplied: linear))
  // Components that exceed the range by rounding errors of the matrices are clamped.
  func component(_ linear: Double) -> Double {
    let value = encode(linear)
    return value > -0.002 && value < 0 ? 0 : value > 1 && value < 1.002 ? 1 : value
  }
  return ColorComponents(
    red: component(written.x), green: component(written.y), blue: component(written.z), alpha: color.alpha)
}

/// Solves a system of linear equations with these columns (Cramer's rule).
private func solve(_ columns: [SIMD3<Double>], multiplied result: SIMD3<Double>) -> SIMD3<Double> {
  let (a, b, c) = (columns[0], columns[1], columns[2])
  let determinant = dot(a, cross(b, c))
  return [
    dot(result, cross(b, c)) / determinant, dot(a, cross(result, c)) / determinant,
    dot(a, cross(b, result)) / determinant,
  ]
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
}

private func multiply(_ columns: [SIMD3<Double>], _ vector: SIMD3<Double>) -> SIMD3<Double> {
  zip(columns, [vector.x, vector.y, vector.z]).reduce(SIMD3(repeating: 0)) { $0 + $1.0 * $1.1 }
}

private func signedPower(_ value: Double, _ exponent: Double) -> Double {
  value < 0 ? -pow(-value, exponent) : pow(value, exponent)
}

/// sRGB's transfer function (IEC 61966-2-1), continued symmetrically below 0.
private func encodeSRGB(_ linear: Double) -> Double {
  let magnitude = abs(linear)
  let encoded = magnitude <= 0.003_130_8 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
  return linear < 0 ? -encoded : encoded
}

private func decodeSRGB(_ encoded: Double) -> Double {
  let magnitude = abs(encoded)
  let linear = magnitude <= 0.040_45 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
  return encoded < 0 ? -linear : linear
}

extension ColorComponents {
  /// Converts components in a color space named as in asset catalogs, such as `display-p3`. Unknown names count as
  /// sRGB.
  package init(red: Double, green: Double, blue: Double, alpha: Double, catalogSpace: String) {
    let space: ColorSpace =
      switch catalogSpace {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .linearSRGB
      default: .sRGB
      }
    self = space.components(red: red, green: green, blue: blue, alpha: alpha)
  }
}
