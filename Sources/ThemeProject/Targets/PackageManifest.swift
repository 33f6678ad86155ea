/// The targets in a package's manifest.
///
/// The manifest is not run: `.target(name: "App", path: "Source", exclude: ["Old"])` is read as it is written.
func packageTargets(_ bytes: [UInt8], path: String, _ files: any FileSystem) -> DeclaredTargets {
  var declared = DeclaredTargets(path: path)
  var scanner = ManifestScanner(Array(String(decoding: bytes, as: UTF8.self)))
  let calls = scanner.calls(named: ["target", "executableTarget", "testTarget"])
  let version = String(decoding: bytes, as: UTF8.self).firstMatch(of: #/\.iOS\(\s*(?:\.v|")([0-9_.]+)"?\s*\)/#)?.1
    .replacing("_", with: ".")
  let constants = Dictionary(
    String(decoding: bytes, as: UTF8.self).matches(of: #/let\s+(\w+)\s*(?::\s*String\s*)?=\s*"([^"\\]*)"/#).map {
      (String($0.1), String($0.2))
    }
  ) { first, _ in first }
  for call in calls {
    let constant = call.arguments["name"].map { String($0.filter { !$0.isWhitespace }) }.flatMap { constants[$0] }
    guard let name = call.text("name") ?? constant else {
      declared.isPartial = true
      continue
    }
    guard let folder = folder(of: call, name, isOnly: calls.count == 1, in: declared.folder, files) else { continue }
    var target = BuildTarget(name: name, module: moduleName(name))
    let excluded = call.texts("exclude").map { Path.absolute($0, from: folder) }
    target.folders = [.init(path: folder, excluded: Set(excluded))]
    target.deploymentTarget = version.map { $0.contains(".") ? String($0) : $0 + ".0" }
    if call.arguments["sources"] != nil {
      target.sources = call.texts("sources").map { Path.absolute($0, from: folder) }
    }
    declared.targets.append(target)
  }
  return declared
}

/// The folder of a target. Source: the documentation of `PackageDescription.Target.path`.
private func folder(
  of call: ManifestScanner.Call, _ name: String, isOnly: Bool, in root: String, _ files: any FileSystem
) -> String? {
  if let path = call.text("path") {
    let place = Path.absolute(path, from: root)
    return place == root || Path.isInside(place, root) ? place : nil
  }
  let parents =
    call.name == "testTarget" ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
  let named = parents.map { Path.joined(root, "\($0)/\(name)") }.first(where: files.isFolder)
  if named != nil || !isOnly { return named }
  return parents.map { Path.joined(root, $0) }.first(where: files.isFolder)
}

/// Finds calls in Swift source, without those inside other calls that it found.
private struct ManifestScanner {
  struct Call {
    var name: String
    /// The source of each argument with a label.
    var arguments: [String: [Character]] = [:]

    /// An argument that is one string literal.
    func text(_ label: String) -> String? {
      let literals = texts(label)
      return literals.count == 1 && arguments[label]?.first(where: { !$0.isWhitespace }) == "\"" ? literals[0] : nil
    }

    /// The string literals in an argument.
    func texts(_ label: String) -> [String] {
      var result: [String] = []
      var current: String?
      for character in arguments[label] ?? [] {
        if character == "\"" {
          if let text = current { result.append(text) }
          current = current == nil ? "" : nil
        } else {
          current?.append(character)
        }
      }
      return result
    }
  }

  private let characters: [Character]

  init(_ characters: [Character]) { self.characters = characters }

  mutating func calls(named names: Set<String>) -> [Call] {
    var result: [Call] = []
    var position = 0
    while position < characters.count {
      if let next = skippingText(at: position) {
        position = next
      } else if characters[position].isLetter {
        let start = position
        while position < characters.count, characters[position].isLetter || characters[position].isNumber {
          position += 1
        }
        let name = String(characters[start..<position])
        guard names.contains(name), position < characters.count, characters[position] == "(" else { continue }
        var call = Call(name: name)
        position = readArguments(from: position + 1, into: &call)
        result.append(call)
      } else {
        position += 1
      }
    }
    return result
  }

  /// Reads the arguments of a call up to its closing parenthesis.
  private func readArguments(from start: Int, into call: inout Call) -> Int {
    var position = start
    var depth = 0
    var label: String?
    var word = ""
    var value: [Character] = []
    func finish() { if let label { call.arguments[label] = value } }
    while position < characters.count {
      let character = characters[position]
      if let next = skippingText(at: position) {
        if character == "\"" { value += characters[position..<next] }
        position = next
        continue
      }
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        if depth == 0 {
          finish()
          return position + 1
        }
        depth -= 1
      case ":" where depth == 0 && label == nil:
        label = word
        value = []
        position += 1
        continue
      case "," where depth == 0:
        finish()
        label = nil
        word = ""
        position += 1
        continue
      default: break
      }
      if label == nil, character.isLetter { word.append(character) }
      value.append(character)
      position += 1
    }
    finish()
    return position
  }

  /// The position after a string literal or a comment; `nil` elsewhere.
  private func skippingText(at start: Int) -> Int? {
    func at(_ index: Int) -> Character? { index < characters.count ? characters[index] : nil }
    if at(start) == "\"" {
      var position = start + 1
      while let character = at(position), character != "\"", !character.isNewline {
        position += character == "\\" ? 2 : 1
      }
      return min(position + 1, characters.count)
    }
    guard at(start) == "/" else { return nil }
    if at(start + 1) == "/" {
      var position = start
      while let character = at(position), !character.isNewline { position += 1 }
      return position
    }
    guard at(start + 1) == "*" else { return nil }
    var position = start + 2
    while position < characters.count, !(at(position) == "*" && at(position + 1) == "/") { position += 1 }
    return min(position + 2, characters.count)
  }
}
