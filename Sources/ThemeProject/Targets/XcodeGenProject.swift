internal import ThemeSource

/// The targets in a `project.yml` of XcodeGen. Source: XcodeGen's project specification.
///
/// Templates and included files are not read, so that a project with them is partial.
func xcodeGenTargets(_ file: SourceFile, _ files: any FileSystem) -> DeclaredTargets {
  var declared = DeclaredTargets(path: file.path)
  guard let entries = readData(file).value else {
    declared.isPartial = true
    return declared
  }
  let root = DataValue.mapping(entries)
  declared.isPartial = ["include", "targetTemplates"].contains { root[$0] != nil }
  for entry in root["targets"]?.entries ?? [] {
    var target = BuildTarget(name: entry.key, module: nil)
    target.module = module(of: entry, common: root)
    target.isApp = entry.value["type"]?.text?.hasPrefix("application") == true
    target.isExtension = entry.value["type"]?.text?.hasPrefix("app-extension") == true
    let platform = entry.value["platform"]?.text ?? ""
    target.deploymentTarget =
      entry.value["deploymentTarget"]?.version
      ?? [root["options"]?["deploymentTarget"], entry.value["deploymentTarget"]].lazy.compactMap {
        $0?[platform]?.version
      }
      .first
    let sources = entry.value["sources"]
    for source in sources.map({ $0.text == nil ? $0.items : [$0] }) ?? [] {
      guard let folder = folder(of: source, in: declared.folder) else { continue }
      if files.isFolder(folder.path) { target.folders.append(folder) } else { target.files.insert(folder.path) }
    }
    target.launchStoryboards = launchStoryboards(of: entry.value, file.id)
    // A target for several platforms becomes one target for each.
    let platforms = (entry.value["platform"]?.items ?? []).compactMap(\.text)
    if platforms.isEmpty { declared.targets.append(target) }
    for platform in platforms {
      target.name = "\(entry.key)_\(platform)"
      declared.targets.append(target)
    }
  }
  if declared.targets.isEmpty { declared.isPartial = true }
  return declared
}

extension DataValue {
  /// A version, which is a string or a number.
  fileprivate var version: String? {
    if case .number(let number) = self { return String(number) }
    return text
  }
}

/// A source of a target: a path, or a mapping with its path, exclusions and inclusions.
private func folder(of source: DataValue, in root: String) -> BuildTarget.Folder? {
  if let path = source.text { return .init(path: Path.absolute(path, from: root)) }
  guard let path = source["path"]?.text, source["buildPhase"]?.text != "none" else { return nil }
  func globs(_ name: String) -> [Glob] {
    // A pattern is relative to the source's folder, also without a slash.
    (source[name]?.items ?? []).compactMap { $0.text.flatMap { try? Glob("/" + $0) } }
  }
  var folder = BuildTarget.Folder(path: Path.absolute(path, from: root))
  folder.exclusions = globs("excludes")
  if source["includes"] != nil { folder.inclusions = globs("includes") }
  return folder
}

/// The module of a target by its settings and those of the project; `nil` if they differ between configurations or use
/// other settings.
private func module(of target: DataEntry, common root: DataValue) -> String? {
  func value(_ name: String) -> String? {
    let places = [
      target.value["settings"], target.value["settings"]?["base"], root["settings"], root["settings"]?["base"],
    ]
    return places.lazy.compactMap { $0?[name]?.text }.first
  }
  let configurations = (target.value["settings"]?["configs"]?.entries ?? []).flatMap { $0.value.entries ?? [] }
  if configurations.contains(where: { $0.key.hasPrefix("PRODUCT_") && !$0.key.hasSuffix("IDENTIFIER") }) { return nil }
  if target.value["configFiles"] != nil, value("PRODUCT_NAME") == nil, value("PRODUCT_MODULE_NAME") == nil {
    return nil
  }
  let name = (value("PRODUCT_MODULE_NAME") ?? value("PRODUCT_NAME") ?? target.key)
    .replacing("$(TARGET_NAME)", with: target.key).replacing("${TARGET_NAME}", with: target.key)
  return name.contains("$") ? nil : moduleName(name)
}

/// The storyboards in the properties of a target's `Info.plist`, at the top level or in a scene's configuration, and in
/// its settings.
private func launchStoryboards(of target: DataValue, _ file: FileID) -> [BuildTarget.LaunchStoryboard] {
  var found: [BuildTarget.LaunchStoryboard] = []
  func read(_ value: DataValue?, depth: Int) {
    guard depth < 8 else { return }
    for entry in value?.entries ?? [] {
      if let key = infoStoryboardKeys.first(where: { $0.name == entry.key }), let name = entry.value.text {
        found.append(.init(name: name, isMain: key.isMain, span: entry.valueSpan))
      }
      read(entry.value, depth: depth + 1)
    }
    for item in value?.items ?? [] { read(item, depth: depth + 1) }
  }
  read(target["info"]?["properties"], depth: 0)
  for settings in [target["settings"], target["settings"]?["base"]] {
    for entry in settings?.entries ?? [] {
      guard let key = infoStoryboardKeys.first(where: { "INFOPLIST_KEY_\($0.name)" == entry.key }),
        let name = entry.value.text
      else { continue }
      found.append(.init(name: name, isMain: key.isMain, span: entry.valueSpan))
    }
  }
  return found
}
