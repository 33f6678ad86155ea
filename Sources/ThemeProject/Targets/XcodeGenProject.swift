internal import ThemeSource

/// The targets in a `project.yml` of XcodeGen. Source: XcodeGen's project specification.
///
/// Templates and included files are not read, so that a project with them is partial.
func xcodeGenTargets(_ file: SourceFile, _ files: any FileSystem) -> Diagnosed<DeclaredTargets> {
  var declared = DeclaredTargets(path: file.path)
  let data = readData(file)
  guard let entries = data.value else {
    declared.isPartial = true
    return Diagnosed(declared, data.diagnostics)
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
    let info = infoPropertyList(of: entry.value, file.id)
    if entry.value["info"]?["properties"] != nil {
      target.fonts = AppFonts(entries: info.fonts, source: file.path)
    }
    target.launchStoryboards = info.launchStoryboards
    target.namedClasses = info.classes(module: target.module)
    target.screens = info.screens(
      families: setting("TARGETED_DEVICE_FAMILY", of: entry.value, common: root).flatMap(\.version))
    target.screens.followsDarkAppearance = entry.value["info"]?["properties"] != nil && !info.hasOneAppearance
    // A target for several platforms becomes one target for each.
    let platforms = (entry.value["platform"]?.items ?? []).compactMap(\.text)
    if platforms.isEmpty { declared.targets.append(target) }
    for platform in platforms {
      target.name = "\(entry.key)_\(platform)"
      declared.targets.append(target)
    }
  }
  if declared.targets.isEmpty { declared.isPartial = true }
  return Diagnosed(declared, data.diagnostics)
}

extension DataValue {
  /// A version or a list of numbers, which is a string or a number: `15.2`, `1`, `1,2`.
  fileprivate var version: String? {
    if case .number(let number) = self { return Int(exactly: number).map(String.init) ?? String(number) }
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
  func value(_ name: String) -> String? { setting(name, of: target.value, common: root)?.text }
  let configurations = (target.value["settings"]?["configs"]?.entries ?? []).flatMap { $0.value.entries ?? [] }
  if configurations.contains(where: { $0.key.hasPrefix("PRODUCT_") && !$0.key.hasSuffix("IDENTIFIER") }) { return nil }
  if target.value["configFiles"] != nil, value("PRODUCT_NAME") == nil, value("PRODUCT_MODULE_NAME") == nil {
    return nil
  }
  let name = (value("PRODUCT_MODULE_NAME") ?? value("PRODUCT_NAME") ?? target.key)
    .replacing("$(TARGET_NAME)", with: target.key).replacing("${TARGET_NAME}", with: target.key)
  return name.contains("$") ? nil : moduleName(name)
}

/// A setting of a target, or else of the project, outside of configurations.
private func setting(_ name: String, of target: DataValue, common root: DataValue) -> DataValue? {
  [target["settings"], target["settings"]?["base"], root["settings"], root["settings"]?["base"]].lazy
    .compactMap { $0?[name] }.first
}

/// The properties of a target's `Info.plist`, and its settings.
private func infoPropertyList(of target: DataValue, _ file: FileID) -> InfoPropertyList {
  var list = InfoPropertyList()
  func read(_ value: DataValue?, depth: Int) {
    guard depth < 8 else { return }
    for entry in value?.entries ?? [] {
      for value in [entry.value] + entry.value.items {
        switch value {
        case .text(let text): list.add(text, of: entry.key, at: entry.valueSpan)
        case .bool(let flag): list.add(flag ? "YES" : "NO", of: entry.key, at: entry.valueSpan)
        default: continue
        }
      }
      read(entry.value, depth: depth + 1)
    }
    for item in value?.items ?? [] { read(item, depth: depth + 1) }
  }
  read(target["info"]?["properties"], depth: 0)
  for settings in [target["settings"], target["settings"]?["base"]] {
    for entry in settings?.entries ?? [] {
      if let text = entry.value.text { list.addSetting(entry.key, text, at: entry.valueSpan) }
    }
  }
  return list
}
