/// The package of a new Screenlet in the terminal: its manifest, a program that shows it, and the program's server.
struct TerminalPackage {
  let plan: ScreenletPlan

  private var module: String { plan.module ?? plan.packageModule }
  private var program: String { plan.programName }

  var files: [GeneratedFile] {
    [
      GeneratedFile(name: "Sources/\(program)/\(program).swift", text: programText),
      GeneratedFile(name: "Package.swift", text: manifest),
      GeneratedFile(name: "liferay-server-context.plist", text: serverContext),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    /// Where themec is: a folder, or the address of its repository.
    let themec = Package.Dependency.package(name: "themec", path: "../themec", traits: [])

    let package = Package(
      name: "\(plan.name)",
      platforms: [.macOS(.v15)],
      products: [.library(name: "\(module)", targets: ["\(module)"])],
      dependencies: [themec],
      targets: [
        .target(
          name: "\(module)",
          dependencies: [
            .product(name: "Screenlets", package: "themec"),
            .product(name: "ScreenletHTTP", package: "themec"),
          ]),
        .executableTarget(
          name: "\(program)",
          dependencies: ["\(module)", .product(name: "Screenlets", package: "themec")]),
        .testTarget(
          name: "\(module)Tests",
          dependencies: [
            "\(module)", .product(name: "Screenlets", package: "themec"),
            .product(name: "ScreenletTesting", package: "themec"),
          ]),
      ]
    )

    """
  }

  private var programText: String {
    """
    \(["Foundation", module, "Screenlets"].sorted().map { "import \($0)" }.joined(separator: "\n"))

    /// Shows the Screenlet in the terminal. An argument names a theme.
    ///
    /// LIFERAY_USER and LIFERAY_PASSWORD say who asks the server of liferay-server-context.plist.
    @main
    struct \(program) {
      @MainActor
      static func main() async {
        do {
          try await run(theme: CommandLine.arguments.dropFirst().first)
        } catch {
          FileHandle.standardError.write(Data("error: \\(error.localizedDescription)\\n".utf8))
          exit(1)
        }
      }

      @MainActor
      private static func run(theme: String?) async throws {
        let package = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL
        let file = package.appending(path: LiferayServerContext.fileName)
        let session = SessionContext(
          serverContext: try LiferayServerContext(contentsOf: file), authenticator: AnyUser())
        let environment = ProcessInfo.processInfo.environment
        let (user, password) = (environment["LIFERAY_USER"], environment["LIFERAY_PASSWORD"])
        try await session.login(Credentials(username: user ?? "", password: password ?? ""))
        let screenlet = \(plan.name)Screenlet(
          themes: try ThemeWorkspace(path: package.path), themeName: theme,
          queue: ConnectorQueue(context: session))
        try await ScreenletTerminal().run(screenlet)
        for warning in screenlet.warnings { print("warning: \\(warning)") }
      }
    }

    /// Leaves it to the server to refuse credentials, with the first request.
    private struct AnyUser: Authenticator {
      func authenticate(_ session: ConnectorSession) async throws -> User { User() }
    }

    """
  }

  private var serverContext: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
        <key>server</key>
        <string>http://localhost:8080</string>
        <key>version</key>
        <integer>70</integer>
        <key>companyId</key>
        <integer>20116</integer>
        <key>groupId</key>
        <integer>20143</integer>
    </dict>
    </plist>

    """
  }
}

extension ScreenletPlan {
  /// The target of the Screenlet in its own package.
  package var packageModule: String { "\(name)Screenlet" }
  /// The program that shows the Screenlet.
  package var programName: String { "\(name)Demo" }
}
