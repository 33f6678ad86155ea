import Foundation
import TestSupport
import Testing
import ThemeDatabase
import ThemeEditing
import ThemePreview
import ThemeProject

@testable import ThemePreview

/// Random edits of values. Each sets the requested value and changes no other part of the theme, and the former bytes
/// restore the theme.
struct RandomValueEditTests {

  @Test func `random edits of the shipped themes change one value each`() throws {
    let root = repository.appendingPathComponent("Themes")
    var contents: [String: [UInt8]] = [:]
    for path in files(below: root, endings: [".xml"]) {
      contents["Themes/\(path)"] = try [UInt8](Data(contentsOf: root.appendingPathComponent(path)))
    }
    var random = SeededNumbers(seed: 16)
    var outcome = Outcome()
    let project = ValueProject(bytes: contents)
    for path in contents.keys.sorted().sampled(every: 3) where !path.hasSuffix("theme-set.xml") {
      for _ in 0..<trials(2, of: 10) { Self.check(project, path, &random, &outcome) }
    }
    #expect(outcome.changed > trials(25, of: 400), "\(outcome)")
    #expect(outcome.refused * 5 < outcome.changed, "\(outcome)")
    #expect(outcome.removed > trials(0, of: 10) && outcome.kept.count * 10 < outcome.removed, "\(outcome.kept)")
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `random edits of real XIBs and storyboards change one value each`() throws {
    var random = SeededNumbers(seed: 17)
    var outcome = Outcome()
    for (path, bytes) in Corpus.contents.sampled(every: 24) where bytes.count < 200_000 {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let project = ValueProject(bytes: [name: bytes])
      for _ in 0..<2 { Self.check(project, name, &random, &outcome) }
    }
    #expect(outcome.changed > trials(20, of: 600), "\(outcome)")
    #expect(outcome.refused * 5 < outcome.changed, "\(outcome)")
    #expect(outcome.removed > trials(0, of: 10) && outcome.kept.count * 10 < outcome.removed, "\(outcome.kept)")
  }

  private struct Outcome {
    var changed = 0
    var refused = 0
    var reasons: [String: Int] = [:]
    var removed = 0
    /// Values that could not be removed.
    var kept: [String] = []
  }

  private static func check(
    _ project: ValueProject, _ path: String, _ random: inout SeededNumbers, _ outcome: inout Outcome
  ) {
    guard let theme = project.theme(path), let view = theme.views.randomElement(using: &random) else { return }
    let values = theme.themes.values(of: view, in: theme)
    guard let value = values.filter({ $0.refusal == nil }).randomElement(using: &random) else { return }
    let text = text(for: value, &random)
    let edit = theme.themes.edit(value, to: text, of: view, in: theme)
    guard let file = edit.file else {
      outcome.refused += 1
      outcome.reasons["\(value.key): \(edit.refusal ?? "")", default: 0] += 1
      return
    }
    outcome.changed += 1
    project.session.apply([.edited(path: file.path, contents: file.after)])
    guard let after = project.theme(path) else {
      Issue.record("\(path): no theme after the edit")
      return
    }
    let elements = theme.elements
    let what = "\(path) \(view) \(value.key) = \(text.debugDescription)\n\(edit.difference.map { "\($0)" } ?? "")"
    let edited = after.themes.values(of: view, in: after)
    let shown = edited.first { $0.key == value.key }
    #expect(shown.map { isSame($0.text, text, value) } == true, "\(what) is \(shown?.text ?? "nothing")")
    // The other values of the view, except those in the added element.
    for other in values where other.key != value.key && other.origin != nil {
      #expect(edited.contains { $0.key == other.key && $0.text == other.text }, "\(what): \(other.key)")
    }
    checkElements(elements, after.elements, view, value, what)
    // Removing a value of a constraint in this file would remove the whole constraint.
    let isConstant = value.key.hasPrefix("constraint.") && value.extent?.path == file.path
    if let shown, value.origin?.path != file.path, !isConstant {
      checkRemoval(shown, view, after, elements, project, what, &outcome)
    }
    project.session.apply([.edited(path: file.path, contents: file.before)])
    let restored = project.theme(path)
    #expect(restored?.elements == elements, "\(what) restored")
  }

  /// Removes the added value, and checks that the theme is the same as before the edit.
  private static func checkRemoval(
    _ value: ViewValue, _ view: String, _ edited: SelectedTheme, _ before: [String: Int], _ project: ValueProject,
    _ what: String, _ outcome: inout Outcome
  ) {
    let removal = edited.themes.removal(of: value, of: view, in: edited)
    guard let file = removal.file else {
      outcome.kept.append("\(what): \(removal.refusal ?? "")")
      return
    }
    outcome.removed += 1
    project.session.apply([.edited(path: file.path, contents: file.after)])
    let after = project.theme(value.origin?.path.split(separator: "/").dropFirst().joined(separator: "/") ?? "")
    #expect(after?.elements == before, "\(what) removed")
  }

  /// Checks that only the view, its parts and the constraint differ.
  private static func checkElements(
    _ old: [String: Int], _ new: [String: Int], _ view: String, _ value: ViewValue, _ what: String
  ) {
    let gone = old.filter { new[$0.key, default: 0] < $0.value }.keys
    let added = new.filter { old[$0.key, default: 0] < $0.value }.keys
    // A corner radius has a separate element in a list.
    let most = value.key == "layer.cornerRadius" ? 3 : 2
    #expect(gone.count <= 1 && added.count <= most, "\(what): \(gone) → \(added)")
    let parts = value.key.split(separator: ".")
    let id = parts.first == "constraint" && parts.count > 2 ? parts.dropFirst().dropLast().joined(separator: ".") : view
    for line in Array(gone) + added {
      #expect(line.contains("#\(id)") || parts.first == "constraint", "\(what): \(line)")
    }
  }

  private static func isSame(_ shown: String, _ wanted: String, _ value: ViewValue) -> Bool {
    if case .number = value.kind { return number(shown) == number(wanted) }
    return shown.utf8.elementsEqual(wanted.utf8)
  }

  /// Parses a number or a ratio such as `4:3`, which is valid for multipliers.
  private static func number(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard let first = parts.first ?? nil, let last = parts.last ?? nil else { return nil }
    return parts.count == 2 ? first / last : first
  }

  private static func text(for value: ViewValue, _ random: inout SeededNumbers) -> String {
    switch value.kind {
    case .text:
      let texts = [
        "Hello", "", "\"quoted\" & 'single' <b> ]]> --> ?>", "two\nlines\tand a tab", "  spaces  ",
        "שלום \u{202E}bidi\u{202C}",
        "👩‍👩‍👧‍👦 🇩🇪 é", "&amp; &#10;", String(repeating: "x", count: 10_000), "\r\n",
      ]
      return texts[random.below(texts.count)]
    case .color:
      let digits = Array("0123456789ABCDEF")
      let count = random.below(3) == 0 ? 8 : 6
      let color = "#" + String((0..<count).map { _ in digits[random.below(16)] })
      if color.hasSuffix("FF"), count == 8 { return "#102030" }
      return random.below(5) == 0 ? "systemRedColor" : color
    case .number:
      let isWhole = ["numberOfLines", "tag"].contains { value.key.hasSuffix($0) }
      if value.key.hasSuffix("alpha") || isWhole { return "\(random.below(2))" }
      let numbers = ["0", "1", "12", "250", "0.5", "16.25"]
      return numbers[random.below(numbers.count)]
    case .flag: return random.below(2) == 0 ? "YES" : "NO"
    case .choice(let words): return words.isEmpty ? "" : words[random.below(words.count)]
    }
  }
}
