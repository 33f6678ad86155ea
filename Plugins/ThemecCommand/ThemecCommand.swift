import Foundation
import PackagePlugin

/// `swift package themec …`: runs themec in the folder of the package.
@main
struct ThemecCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "themec").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // The sandbox lets the tool write to this folder.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["THEMEC_CACHE_DIR": context.pluginWorkDirectoryURL.appending(path: "cache").path]
    ) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failed(status: process.terminationStatus)
    }
  }

  private struct Failed: Error, CustomStringConvertible {
    var status: Int32
    var description: String { "themec exited with status \(status)" }
  }
}
