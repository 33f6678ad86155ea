import Foundation
import TestSupport
import Testing
import ThemeSource

@testable import ThemeText

/// A one-line label in the system font with the frame that Interface Builder recorded.
private struct RecordedLabel: Hashable {
  var text: String
  var font: FontDescriptor
  var width: Points
}

extension Corpus {
  fileprivate static func labels() -> Set<RecordedLabel> {
    var result: Set<RecordedLabel> = []
    for file in contents { result.formUnion(labels(in: String(decoding: file.bytes, as: UTF8.self))) }
    return result
  }

  /// Labels of a file as Interface Builder writes its lines: the tag, then frame and font on separate lines.
  private static func labels(in file: String) -> [RecordedLabel] {
    var result: [RecordedLabel] = []
    var text: String?
    var width: Points?
    for indented in file.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = Substring(indented.drop { $0 == UInt8(ascii: " ") })
      if line.hasPrefix("<label ") {
        let isSimple = !line.contains("numberOfLines=") && !line.contains("fixedFrame=")
        text = isSimple ? attribute("text", of: line).flatMap { $0.contains("&") ? nil : $0 } : nil
        width = nil
      } else if line.hasPrefix("<rect key=\"frame\""), text != nil, width == nil {
        width = attribute("width", of: line).flatMap(Double.init)
      } else if line.hasPrefix("<fontDescription "), let label = text, let recorded = width {
        if let font = font(line) { result.append(RecordedLabel(text: label, font: font, width: recorded)) }
        text = nil
      }
    }
    return result
  }

  private static func font(_ line: Substring) -> FontDescriptor? {
    if let style = attribute("style", of: line) { return TextStyle(rawValue: style).map { FontDescriptor($0) } }
    guard let size = attribute("pointSize", of: line).flatMap(Double.init) else { return nil }
    switch attribute("type", of: line) {
    case "system":
      return .system(size, weight: attribute("weight", of: line).flatMap { .init(named: $0) } ?? .regular)
    case "boldSystem": return .system(size, weight: .bold)
    default: return nil
    }
  }

  private static func attribute(_ name: String, of line: Substring) -> String? {
    guard let start = line.range(of: " \(name)=\"")?.upperBound else { return nil }
    return line[start...].firstIndex(of: "\"").map { String(line[start..<$0]) }
  }
}

@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct RecordedLabelsTests {
  /// Counts labels with a recorded width near that of their text in Helvetica. The others were stretched or are stale.
  /// Helvetica, times the mean factor of the weight, has 80 of 149 within a point, the tables 137.
  @Test func `the system font's tables are closer to the widths of recorded labels than Helvetica`() {
    var near = 0
    var ours = 0
    var helvetica = 0
    for label in Corpus.labels() {
      let reference = self.reference(label)
      guard reference > 12, abs(label.width - reference) <= 0.08 * reference else { continue }
      near += 1
      if abs(label.width - reference.roundedUp(toScale: 2)) <= 1 { helvetica += 1 }
      let width = TextMetrics.standard.width(of: label.text, font: label.font).roundedUp(toScale: 2)
      if abs(label.width - width) <= 1 { ours += 1 }
    }
    #expect(near > 120)
    #expect(Double(ours) >= 0.85 * Double(near), "\(ours) of \(near) within a point; Helvetica \(helvetica)")
    #expect(ours > helvetica)
  }

  private func reference(_ label: RecordedLabel) -> Points {
    let factor = [500: 1.05, 600: 1.06, 700: 1.07][label.font.weight.rawValue] ?? 1.01
    var font = label.font
    font.family = .named("Helvetica")
    font.weight = .regular
    return TextMetrics.standard.width(of: label.text, font: font) * factor
  }
}
