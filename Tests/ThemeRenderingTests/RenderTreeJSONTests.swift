import Foundation
import TestSupport
import Testing
import ThemeSource

@testable import ThemeRendering

/// Every kind of content and every optional member at least once.
private func everything() -> RenderTree {
  var sample = Sample(320, 480, background: RenderColor(red: 1, green: 2, blue: 3, alpha: 128))
  sample.tree.parentTheme = "default"
  sample.tree.scene = "Settings"
  sample.tree.metrics = .cells(pointsPerColumn: 8, pointsPerRow: 16)
  let run = RenderTree.Run(
    "bold", font: RenderTree.Font(family: "Georgia", size: 12, weight: 700, isItalic: true), color: .white,
    isUnderlined: true, isStruckThrough: true)
  let button = RenderTree.Button(
    title: RenderTree.Text("bold", runs: [run]), subtitle: "sub", image: "icon", style: .filled, current: "selected",
    states: [.init(name: "selected", title: "T", titleColor: .black, image: "i")])
  let contents: [RenderTree.Content] = [
    .none, .text(RenderTree.Text("plain \u{1B}[31m \"quoted\"")), .text(RenderTree.Text("bold", runs: [run])),
    .field(RenderTree.Field(text: "a", placeholder: "b", isSecure: true, style: .bezel)), .button(button),
    .image(RenderTree.Image(name: "x", size: Size(width: 1, height: 2))), .image(RenderTree.Image(name: nil)),
    .toggle(isOn: true), .range(value: 1, minimum: 0, maximum: 2.5), .progress(0.5),
    .activity(isAnimating: true, isLarge: false), .colorWell(.black), .colorWell(nil), .segments(["a"], selected: 0),
    .segments([], selected: nil),
    .pages(count: 3, current: 1), .wheel(rows: ["a", "b"], selected: 1), .search(text: "", placeholder: nil),
    .bar(title: "t", items: [.init("x", place: .leading, isSelected: true)]),
    .rows([.init("t", detail: "d")], height: 44),
    .placeholder("p"), .embedded(screenlet: "Login", theme: "flat7"),
  ]
  for content in contents {
    sample.add(.opaque, 0, 0, 10, 10) {
      $0.content = content
      $0.clip = Rect(x: 0, y: 0, width: 5.5, height: 5)
      $0.isHidden = true
      $0.isEnabled = false
      $0.alpha = 0.25
      $0.border = RenderTree.Border(color: .black, width: 0.5)
      $0.cornerRadius = 4
      $0.tint = .white
      $0.textStyle = RenderTree.TextStyle()
      $0.customClass = "Custom"
      $0.outlets = ["o"]
      $0.bindings = [RenderTree.Binding(attribute: "a", keyPath: "text", isWritable: false)]
      $0.actions = ["go"]
      $0.tabOrder = 0
      $0.accessibility = RenderTree.Accessibility(label: "l", hint: "h", identifier: "i", traits: ["button"])
    }
  }
  for role in RenderTree.Role.allCases { sample.add(role, 0, 0, 1, 1) }
  return sample.tree
}

private let schema = repository.appending(path: "Schemas/render-tree.schema.json")

/// Runs Python and returns its status, or nil if it cannot be run.
private func python(_ script: String, _ arguments: [String]) -> Int32? {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["python3", "-c", script] + arguments
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  process.waitUntilExit()
  return process.terminationStatus
}

private let hasJSONSchema = python("import jsonschema", []) == 0

private let validator = """
  import json, sys, jsonschema
  schema = json.load(open(sys.argv[1]))
  jsonschema.Draft202012Validator.check_schema(schema)
  jsonschema.Draft202012Validator(schema).validate(json.load(open(sys.argv[2])))
  """

private func validates(_ json: [UInt8]) throws -> Bool {
  let file = URL(filePath: NSTemporaryDirectory()).appending(path: "render-tree-\(UUID().uuidString).json")
  try Data(json).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  return python(validator, [schema.path, file.path]) == 0
}

@Test(.enabled(if: hasJSONSchema, "python3 with jsonschema is not installed"))
func `the JSON of a tree with every member validates against the published schema`() throws {
  #expect(try validates(encodeJSON(everything())))
  #expect(try validates(encodeJSON(Sample.login())))
}

@Test(.enabled(if: hasJSONSchema, "python3 with jsonschema is not installed"))
func `the published schema refuses unknown members, kinds, versions and colors`() throws {
  let json = try #require(String(bytes: encodeJSON(Sample.login()), encoding: .utf8))
  #expect(try !validates(Array(json.replacing("\"viewport\"", with: "\"viewPort\"").utf8)))
  #expect(try !validates(Array(json.replacing("\"label\"", with: "\"lable\"").utf8)))
  #expect(try !validates(Array(json.replacing("\"version\": 1", with: "\"version\": 2").utf8)))
  #expect(try !validates(Array(json.replacing("#0b63ce", with: "blue").utf8)))
}

@Test func `JSON is read back by Foundation with the values that were written`() throws {
  let object = try JSONSerialization.jsonObject(with: Data(encodeJSON(everything()))) as? [String: Any]
  #expect(object?["viewport"] as? [Double] == [320, 480])
  #expect(object?["background"] as? String == "#ffffff")
  let nodes = try #require(object?["nodes"] as? [[String: Any]])
  #expect(nodes[0]["background"] as? String == "#01020380")
  #expect(nodes[2]["clip"] as? [Double] == [0, 0, 5.5, 5])
  #expect((nodes[2]["content"] as? [String: Any])?["text"] as? String == "plain \u{1B}[31m \"quoted\"")
}

@Test func `no control character is written into JSON`() {
  let bytes = encodeJSON(everything())
  #expect(bytes.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
}
