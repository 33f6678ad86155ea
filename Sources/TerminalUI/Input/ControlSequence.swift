/// A control sequence (ECMA-48, 5.4): `CSI`, parameters, intermediate bytes, final byte.
struct ControlSequence {
  /// Parameters with their subparameters, which are separated by colons; -1 for empty ones.
  var parameters: [[Int]] = []
  /// The private marker `<`, `=`, `>` or `?` before the parameters; 0 if there is none.
  var marker: UInt8 = 0
  /// The intermediate byte; 0 if there is none.
  var intermediate: UInt8 = 0
  let final: UInt8

  /// Limit to which larger numbers are reduced.
  private static let largest = 10_000_000

  /// Returns nil if the bytes between `CSI` and the final byte are not in the standard's order.
  init?(_ bytes: some Sequence<UInt8>, final: UInt8) {
    self.final = final
    var parameter: [Int] = []
    var number = -1
    var isFirst = true
    for byte in bytes {
      switch byte {
      case 0x30...0x39:
        guard intermediate == 0 else { return nil }
        number = min(Self.largest, max(0, number) * 10 + Int(byte - 0x30))
      case 0x3A:
        parameter.append(number)
        number = -1
      case 0x3B:
        parameters.append(parameter + [number])
        parameter = []
        number = -1
      case 0x3C...0x3F:
        guard isFirst else { return nil }
        marker = byte
      case 0x20...0x2F:
        guard intermediate == 0 else { return nil }
        intermediate = byte
      default: return nil
      }
      isFirst = false
    }
    parameters.append(parameter + [number])
  }

  /// A parameter, or its subparameter; `otherwise` if it is missing or empty.
  func number(_ index: Int, _ subparameter: Int = 0, otherwise: Int = 0) -> Int {
    guard parameters.indices.contains(index), parameters[index].indices.contains(subparameter) else { return otherwise }
    let number = parameters[index][subparameter]
    return number < 0 ? otherwise : number
  }

  /// The modifiers in a parameter, which is 1 if there are none (xterm, "PC-Style Function Keys"; Kitty adds bits).
  func modifiers(_ index: Int) -> KeyModifiers {
    let bits = max(0, number(index, otherwise: 1) - 1)
    var modifiers = KeyModifiers(rawValue: UInt8(truncatingIfNeeded: bits & 0b1111))
    if bits & 0b10_0000 != 0 { modifiers.insert(.alt) }
    return modifiers
  }
}
