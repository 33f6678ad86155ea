import Foundation
import PackagePlugin

/// Checks the themes of a package before a target is built, and generates the target's accessors.
@main
struct ThemecBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard target is SourceModuleTarget else { return [] }
    let root = projectRoot(of: target, in: context.package)
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Checking the themes of \(target.name) and generating their names",
        executable: try context.tool(named: "themec").url,
        arguments: ["generate", "accessors", root.path, "--lint", "--quiet", "--output", output.path],
        // The only folder that the sandbox lets the tool write to.
        environment: ["THEMEC_CACHE_DIR": output.appending(path: "cache").path],
        inputFiles: inputFiles(below: root), outputFiles: [output.appending(path: "Themec.swift")])
    ]
  }

  /// The target's folder if it has a configuration, else the package's.
  private func projectRoot(of target: Target, in package: Package) -> URL {
    let configuration = target.directoryURL.appending(path: configurationName)
    return FileManager.default.fileExists(atPath: configuration.path) ? target.directoryURL : package.directoryURL
  }

  private var configurationName: String { ".themec.yml" }

  /// All files that the result may depend on, sorted: themes, sets, descriptors, storyboards, sources, assets,
  /// templates and configurations.
  private func inputFiles(below root: URL) -> [URL] {
    let endings: Set = ["xml", "xib", "storyboard", "swift", "stencil", "strings", "json", "yml"]
    let found = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    let files = (found?.allObjects as? [URL] ?? []).filter { endings.contains($0.pathExtension) }
    return (files + configurations(above: root)).sorted { $0.path < $1.path }
  }

  /// The configurations of the project and of the folders above it, which it may extend.
  private func configurations(above root: URL) -> [URL] {
    var result: [URL] = []
    var folder = root
    while folder.path != "/" {
      let file = folder.appending(path: configurationName)
      if FileManager.default.fileExists(atPath: file.path) { result.append(file) }
      folder = folder.deletingLastPathComponent()
    }
    return result
  }
}
