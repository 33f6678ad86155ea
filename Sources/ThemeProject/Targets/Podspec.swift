/// The library that a `.podspec` declares: its sources and resources, those of subspecs included.
///
/// The file is not run. Source: the Podspec Syntax Reference of CocoaPods.
func podspecTargets(_ bytes: [UInt8], path: String) -> DeclaredTargets {
  var declared = DeclaredTargets(path: path)
  let text = String(decoding: bytes, as: UTF8.self)
  let statements = assignments(in: text)
  guard let name = statements.first(where: { $0.name == "name" })?.texts.first else {
    declared.isPartial = true
    return declared
  }
  let stated = statements.first { $0.name == "module_name" }?.texts.first
  var target = BuildTarget(name: name, module: moduleName(stated ?? name))
  func globs(_ names: Set<String>) -> [Glob] {
    statements.filter { names.contains($0.name) }.flatMap(\.texts).filter { $0.contains { "/*.".contains($0) } }
      .compactMap { try? Glob("/" + $0) }
  }
  let included = globs(["source_files", "resource", "resources", "resource_bundle", "resource_bundles"])
  target.deploymentTarget =
    statements.first { $0.name == "deployment_target" }?.texts.first
    ?? statements.first { $0.name == "platform" }?.texts.first
  declared.isPartial = included.isEmpty
  target.folders = [
    .init(path: declared.folder, exclusions: globs(["exclude_files"]), inclusions: included)
  ]
  declared.targets = included.isEmpty ? [] : [target]
  return declared
}

/// The assignments to attributes such as `s.resources`, each with the string literals in its value.
private func assignments(in text: String) -> [(name: String, texts: [String])] {
  var result: [(name: String, texts: [String])] = []
  var isContinued = false
  for line in text.split(whereSeparator: \.isNewline) {
    let code = line.firstRange(of: "#").map { line[..<$0.lowerBound] } ?? line
    var value = code
    if !isContinued {
      guard let match = code.firstMatch(of: #/^\s*\w+\.(?:ios\.)?(\w+)\s*\+?=\s*(.*)$/#) else { continue }
      result.append((String(match.1), []))
      value = match.2
    }
    if let words = value.firstMatch(of: #/%w[\[({](.*?)[\])}]/#)?.1 {
      result[result.count - 1].texts += words.split(separator: " ").map(String.init)
    }
    let parts = value.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    for index in parts.indices where index % 2 == 1 && index + 1 < parts.count {
      result[result.count - 1].texts.append(String(parts[index]))
    }
    let open = value.count { "[{(".contains($0) } - value.count { "]})".contains($0) }
    let ending = value.last { !$0.isWhitespace }
    let isClosing = value.first { !$0.isWhitespace }.map { "]})".contains($0) } == true
    isContinued =
      !isClosing && (open > 0 || ending == "," || isContinued && open == 0 && ending != "]" && ending != "}")
  }
  return result
}
