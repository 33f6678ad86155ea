package import ThemeSource

/// The targets of an Xcode project, with the files that each of them builds.
package struct XcodeProject: Sendable {
  /// The path of `project.pbxproj`.
  package var path: String
  package var targets: [BuildTarget] = []
  /// The language of the texts in `Base.lproj`, such as `en`.
  package var developmentRegion: String?
  /// The languages into which the app is translated, and `Base`.
  package var knownRegions: [String] = []
  /// Files that do not exist, with the locations of their paths: files that a target builds, and `Info.plist` files.
  package var missing: [(path: String, span: SourceSpan)] = []
  /// The `Info.plist` files of the targets, without those that a preprocessor makes from another format.
  package var infoFiles: [SourceFile] = []
  /// Whether the project cannot be read because of an unresolved merge conflict.
  package var hasConflict = false
  /// The reason why the project cannot be read.
  package var fault: (message: String, span: SourceSpan)?

  /// Reads a project.
  /// - Parameters:
  ///   - boundary: the folder outside of which no file is read.
  ///   - makeFile: reads another file of the project, such as an `Info.plist`, and assigns it a new id.
  init(
    _ file: SourceFile, _ files: any FileSystem, in boundary: ProjectBoundary, _ makeFile: (String) -> SourceFile?
  ) {
    path = file.path
    do throws(PropertyListText.Fault) {
      let list = try PropertyListText(file.bytes)
      guard case .dictionary? = list["objects"] else {
        throw PropertyListText.Fault(message: "the project has no dictionary 'objects'", offset: 0)
      }
      var reader = XcodeProjectReader(list, file, files, boundary)
      reader.read(makeFile)
      targets = reader.targets
      developmentRegion = reader.developmentRegion
      knownRegions = reader.knownRegions
      missing = reader.missing
      infoFiles = reader.infoFiles
    } catch {
      let marker = firstOffset(of: Array("\n<<<<<<< ".utf8), in: file.bytes)
      hasConflict = marker != nil
      let offset = marker.map { $0 + 1 } ?? min(error.offset, file.bytes.count)
      let range = offset..<(hasConflict ? offset + 7 : offset)
      let message = hasConflict ? "unresolved merge conflict" : error.message
      fault = (message, SourceSpan(file: file.id, range: SourceRange(range)))
    }
  }
}

/// Reads the objects of `project.pbxproj`.
private struct XcodeProjectReader {
  private let objects: PropertyListText
  private let project: PropertyListText?
  private let file: SourceFile
  private let files: any FileSystem
  private let boundary: ProjectBoundary
  /// The folder of the `.xcodeproj`.
  private let folder: String
  private(set) var targets: [BuildTarget] = []
  private(set) var missing: [(path: String, span: SourceSpan)] = []
  private(set) var infoFiles: [SourceFile] = []
  /// The absolute paths of groups and files, by identifier.
  private var paths: [String: String] = [:]
  /// The absolute paths of the folders that Xcode 16 keeps in step with the disk, by identifier.
  private var synchronized: [String: String] = [:]
  /// The absolute paths of the exceptions of these folders, by the target that they are for and the folder.
  private var exceptions: [String: [String: [String]]] = [:]
  /// The paths of ``missing``.
  private var missingPaths: Set<String> = []
  /// The build phases that were read.
  private var phases: Set<String> = []
  private static let deepest = 64

  init(_ list: PropertyListText, _ file: SourceFile, _ files: any FileSystem, _ boundary: ProjectBoundary) {
    self.boundary = boundary
    objects = list["objects"] ?? .dictionary([:])
    project = list["rootObject"]?.string.flatMap { id in list["objects"]?[id] }
    self.file = file
    self.files = files
    let holder = Path.folder(of: Path.folder(of: Path.absolute(file.path)))
    let inner = project?["projectDirPath"]?.string ?? ""
    folder = inner.isEmpty ? holder : Path.absolute(inner, from: holder)
  }

  private func object(_ id: String) -> PropertyListText? { objects[id] }

  var developmentRegion: String? { project?["developmentRegion"]?.string }
  var knownRegions: [String] { project?["knownRegions"]?.strings ?? [] }

  mutating func read(_ makeFile: (String) -> SourceFile?) {
    if let main = project?["mainGroup"]?.string { readPaths(main, in: folder, depth: 0) }
    readSynchronizedFolders()
    for id in project?["targets"]?.strings ?? [] {
      guard let target = object(id), target["isa"]?.string == "PBXNativeTarget", let name = target["name"]?.string
      else {
        continue
      }
      var made = BuildTarget(name: name, module: module(of: target, name))
      made.deploymentTarget = commonSetting("IPHONEOS_DEPLOYMENT_TARGET", of: target)
      let product = target["productType"]?.string ?? ""
      made.isApp = product == "com.apple.product-type.application"
      made.isExtension = product.hasPrefix("com.apple.product-type.app-extension")
      for id in target["buildPhases"]?.strings ?? [] {
        // A phase belongs to one target.
        guard phases.insert(id).inserted, let phase = object(id),
          ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"]?.string)
        else { continue }
        for file in phase["files"]?.strings ?? [] {
          if let reference = object(file)?["fileRef"]?.string { add(reference, to: &made) }
        }
      }
      addSynchronizedFolders(of: target, id, to: &made)
      let infoFile = infoPropertyListFile(of: target, name, makeFile)
      let info = infoPropertyList(of: target, infoFile)
      // The keys of a binary property list are not read.
      let isRead = infoFile.map { firstOffset(of: Array("<plist".utf8), in: $0.bytes) != nil } == true
      made.fonts = isRead ? infoFile.map { AppFonts(entries: info.fonts, source: $0.path) } : nil
      made.launchStoryboards = info.launchStoryboards
      made.namedClasses = info.classes(module: made.module)
      made.screens = info.screens(families: commonSetting("TARGETED_DEVICE_FAMILY", of: target))
      // A list that is not read may set the appearance.
      made.screens.followsDarkAppearance = (isRead || hasNoInfoFile(target)) && !info.hasOneAppearance
      targets.append(made)
    }
  }

  /// Records the paths of a group and what it contains.
  private mutating func readPaths(_ id: String, in parent: String, depth: Int) {
    guard depth < Self.deepest, paths[id] == nil, let node = object(id) else { return }
    let own = node["path"]?.string
    let place: String? =
      switch node["sourceTree"]?.string ?? "<group>" {
      case "<group>": own.map { Path.absolute($0, from: parent) } ?? parent
      case "SOURCE_ROOT": Path.absolute(own ?? "", from: folder)
      case "<absolute>": own
      default: nil
      }
    guard let place else { return }
    paths[id] = place
    for child in node["children"]?.strings ?? [] { readPaths(child, in: place, depth: depth + 1) }
  }

  /// Adds a file, the files of a variant group, or a folder reference.
  private mutating func add(_ id: String, to target: inout BuildTarget) {
    guard let node = object(id) else { return }
    let members = node["isa"]?.string == "PBXVariantGroup" ? node["children"]?.strings ?? [] : [id]
    for member in members {
      guard let path = paths[member], let reference = object(member) else { continue }
      if reference["lastKnownFileType"]?.string == "folder" {
        target.folders.append(.init(path: path))
      } else {
        target.files.insert(path)
        if !files.exists(path), case .string(_, let range)? = reference["path"],
          missingPaths.insert(path).inserted
        {
          missing.append((path, SourceSpan(file: file.id, range: SourceRange(range))))
        }
      }
    }
  }

  /// Records the folders that Xcode 16 keeps in step with the disk, and their exceptions.
  private mutating func readSynchronizedFolders() {
    guard case .dictionary(let all) = objects else { return }
    for (id, node) in all where node["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = paths[id] else { continue }
      synchronized[id] = path
      for list in (node["exceptions"]?.strings ?? []).compactMap(object) {
        guard list["isa"]?.string == "PBXFileSystemSynchronizedBuildFileExceptionSet",
          let target = list["target"]?.string
        else { continue }
        let excepted = (list["membershipExceptions"]?.strings ?? []).map { exception in
          // `/Localized: Main.storyboard` is the file of all languages.
          let isLocalized = exception.hasPrefix("/Localized")
          let inside =
            isLocalized ? exception.dropFirst(10).drop { $0 == ":" || $0 == " " || $0 == "/" } : exception[...]
          return Path.absolute(String(inside), from: path)
        }
        exceptions[target, default: [:]][id, default: []] += excepted
      }
    }
  }

  /// Adds the folders that Xcode 16 keeps in step with the disk. An exception excludes files from a target that has the
  /// folder, and adds them to another one.
  private func addSynchronizedFolders(of target: PropertyListText, _ id: String, to made: inout BuildTarget) {
    let own = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
    let exceptions = exceptions[id] ?? [:]
    for folder in own {
      guard let path = synchronized[folder] else { continue }
      made.folders.append(.init(path: path, excluded: Set(exceptions[folder] ?? [])))
    }
    for (folder, excepted) in exceptions where !own.contains(folder) { made.files.formUnion(excepted) }
    made.folders.sort { $0.path.isBefore($1.path) }
  }

  // MARK: Build settings

  /// The module of a target: `PRODUCT_MODULE_NAME`, or `PRODUCT_NAME` as an identifier; `nil` if its configurations have
  /// different ones.
  private func module(of target: PropertyListText, _ name: String) -> String? {
    let common = configurations(project?["buildConfigurationList"]?.string)
    let modules = configurations(target["buildConfigurationList"]?.string).map { own in
      let inherited = common.first { $0.name == own.name }?.settings ?? [:]
      return module(
        own.settings.merging(inherited) { own, inherited in
          own.replacing("$(inherited)", with: inherited).replacing("${inherited}", with: inherited)
        }, name)
    }
    return Set(modules).count == 1 ? modules[0] : nil
  }

  /// A setting of a target; `nil` if its configurations have different values.
  private func commonSetting(_ name: String, of target: PropertyListText) -> String? {
    let common = configurations(project?["buildConfigurationList"]?.string)
    let values = configurations(target["buildConfigurationList"]?.string).map { own in
      own.settings[name] ?? common.first { $0.name == own.name }?.settings[name]
    }
    return Set(values).count == 1 ? values[0] : nil
  }

  private func module(_ settings: [String: String], _ target: String) -> String? {
    guard let product = expanded(settings["PRODUCT_NAME"] ?? "$(TARGET_NAME)", settings, target), !product.isEmpty
    else { return nil }
    guard let written = settings["PRODUCT_MODULE_NAME"] else { return moduleName(product) }
    return expanded(written, settings, target).map { moduleName($0) }
  }

  /// The `Info.plist` of a target in its last configuration; `nil` if there is none, or if it cannot be found.
  private mutating func infoPropertyListFile(
    of target: PropertyListText, _ name: String, _ makeFile: (String) -> SourceFile?
  ) -> SourceFile? {
    let settings = configurations(target["buildConfigurationList"]?.string).last?.settings ?? [:]
    guard let written = settings["INFOPLIST_FILE"],
      let path = expanded(
        written.replacing("$(SRCROOT)/", with: "").replacing("$(PROJECT_DIR)/", with: ""), [:], name)
    else { return nil }
    let absolute = Path.absolute(path, from: folder)
    guard boundary.contains(absolute) else { return nil }
    if !files.exists(absolute), !isOn("GENERATE_INFOPLIST_FILE", settings),
      case .string(_, let range)? = lastSettings(of: target)?["INFOPLIST_FILE"], missingPaths.insert(absolute).inserted
    {
      missing.append((absolute, SourceSpan(file: file.id, range: SourceRange(range))))
    }
    let made = makeFile(absolute)
    if let made, !isOn("INFOPLIST_PREPROCESS", settings), !infoFiles.contains(where: { $0.path == made.path }) {
      infoFiles.append(made)
    }
    return made
  }

  /// Whether the build settings alone determine the `Info.plist` of a target.
  private func hasNoInfoFile(_ target: PropertyListText) -> Bool {
    let settings = configurations(target["buildConfigurationList"]?.string).last?.settings ?? [:]
    return settings["INFOPLIST_FILE"] == nil && isOn("GENERATE_INFOPLIST_FILE", settings)
  }

  /// Whether a build setting of a target or of the project is on.
  private func isOn(_ key: String, _ settings: [String: String]) -> Bool {
    let inherited = configurations(project?["buildConfigurationList"]?.string).last?.settings
    return (settings[key] ?? inherited?[key]) == "YES"
  }

  /// The build settings that a target itself has in its last configuration.
  private func lastSettings(of target: PropertyListText) -> PropertyListText? {
    target["buildConfigurationList"]?.string.flatMap(object)?["buildConfigurations"]?.strings.last.flatMap(object)?[
      "buildSettings"]
  }

  /// The values of a target's `Info.plist`, and of its build settings in the last configuration.
  private func infoPropertyList(of target: PropertyListText, _ infoFile: SourceFile?) -> InfoPropertyList {
    var list = InfoPropertyList()
    if case .dictionary(let settings)? = lastSettings(of: target) {
      for (key, value) in settings.sorted(by: { $0.key.isBefore($1.key) }) {
        guard case .string(let text, let range) = value else { continue }
        list.addSetting(key, text, at: SourceSpan(file: file.id, range: SourceRange(range)))
      }
    }
    if let infoFile { list.add(InfoPropertyList.keys, in: infoFile) }
    return list
  }

  /// The configurations in a list, with their settings after those of their files.
  private func configurations(_ list: String?) -> [(name: String, settings: [String: String])] {
    let all = list.flatMap(object)?["buildConfigurations"]?.strings.compactMap(object) ?? []
    return all.map { configuration in
      let file = configuration["baseConfigurationReference"]?.string.flatMap { paths[$0] }
      var result = file.map { settings(inFile: $0) } ?? [:]
      if case .dictionary(let written)? = configuration["buildSettings"] {
        for (key, value) in written {
          let inherited = result[key]
          result[key] = value.string.map { own in
            inherited.map {
              own.replacing("$(inherited)", with: $0).replacing("${inherited}", with: $0)
            } ?? own
          }
        }
      }
      return (configuration["name"]?.string ?? "", result)
    }
  }

  /// The assignments in an `.xcconfig` file and in the files that it includes.
  private func settings(inFile path: String, depth: Int = 0) -> [String: String] {
    guard depth < 8, boundary.contains(path), let bytes = try? files.read(path, limit: 1 << 20) else { return [:] }
    var result: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if text.hasPrefix("#include") {
        let name = text.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        result.merge(settings(inFile: Path.absolute(name, from: Path.folder(of: path)), depth: depth + 1)) { $1 }
        continue
      }
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      result[trimmed(parts[0])] = trimmed(parts[1])
    }
    return result
  }

  /// A setting with the values of others that it names; `nil` if one is unknown.
  private func expanded(_ text: String, _ settings: [String: String], _ target: String, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: #/\$[({]([A-Za-z0-9_]+)(?::[a-z0-9]+)?[)}]/#) {
      let name = String(match.1)
      let value =
        switch name {
        case "TARGET_NAME": target
        case "PROJECT_NAME": String(Path.name(of: Path.folder(of: file.path)).split(separator: ".").first ?? "")
        case "inherited": ""
        case "PRODUCT_NAME" where settings[name] == nil: target
        default: settings[name].flatMap { expanded($0, settings, target, depth: depth + 1) }
        }
      guard let value else { return nil }
      result += rest[..<match.range.lowerBound] + value
      rest = rest[match.range.upperBound...]
    }
    return rest.contains("$") ? nil : result + rest
  }
}

/// The module that a product or a folder gives its name: other characters than those of identifiers are underscores.
func moduleName(_ name: some StringProtocol) -> String {
  var result = ""
  for scalar in name.unicodeScalars {
    result.unicodeScalars.append(scalar.properties.isXIDContinue ? scalar : "_")
  }
  guard let first = result.unicodeScalars.first, !first.properties.isXIDStart, first != "_" else { return result }
  return "_" + result.dropFirst()
}
