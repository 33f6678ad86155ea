import Testing
import ThemeSource

@testable import ThemeProject

/// Which targets build which files, by Xcode's project files and the manifests of packages. The objects are those that
/// Xcode 16 writes.
struct AppTargetsTests {
  /// A project with an app, an extension and a framework in the folder `/app`.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
    /* Begin PBXBuildFile section */
        B1 /* List.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* List.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = V1; settings = {ATTRIBUTES = (Public, ); }; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = F1; };
        B6 = {isa = PBXBuildFile; fileRef = D1; };
    /* End PBXBuildFile section */
        F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = List.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; lastKnownFileType = file.xib; path = "Row \\"x\\".xib"; sourceTree = SOURCE_ROOT; };
        F3 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Gone.xib; sourceTree = "<group>"; };
        D1 = {isa = PBXFileReference; lastKnownFileType = folder; path = Resources; sourceTree = "<group>"; };
        X1 = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Kit.xcconfig; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F3, ); name = Main.storyboard; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (G1, S1, F2, X1, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (G2, V1, F4, D1, ); path = Shop; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F1, ); name = Lists; path = Sources/Lists; sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = Synced; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old/A.xib, Drafts, ); target = T1; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.xib, ); target = T2; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        P2 = {isa = PBXResourcesBuildPhase; files = (B2, B3, B4, B6, ); };
        P3 = {isa = PBXSourcesBuildPhase; files = (B5, ); };
        T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (P1, P2, ); fileSystemSynchronizedGroups = (S1, ); name = "My Shop"; };
        T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (P3, ); name = Widget; };
        T3 = {isa = PBXNativeTarget; buildConfigurationList = L3; buildPhases = (); name = Kit; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
        L3 = {isa = XCConfigurationList; buildConfigurations = (C3, ); };
        C1 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; FLAGS = ("-a", "$(inherited)", ); }; name = Release; };
        C2 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_MODULE_NAME = "$(SOME_SETTING)"; }; name = Release; };
        C3 = {isa = XCBuildConfiguration; baseConfigurationReference = X1; buildSettings = {}; name = Release; };
        R = {isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, T3, ); };
      };
      rootObject = R /* Project object */;
    }
    """

  private func targets(_ more: [String: String] = [:], project: String = project) -> AppTargets {
    var files = [
      "/app/App.xcodeproj/project.pbxproj": project,
      "/app/Kit.xcconfig": "#include \"Base.xcconfig\"\nPRODUCT_NAME = Kit // x\n",
      "/app/Base.xcconfig": "PRODUCT_MODULE_NAME = My$(PRODUCT_NAME)\n", "/app/Row \"x\".xib": "",
      "/app/Shop/Base.lproj/Main.storyboard": "", "/app/Shop/Sources/Lists/List.swift": "",
    ]
    files.merge(more) { $1 }
    return AppTargets(below: "/app", MemoryFileSystem(files.mapValues { Array($0.utf8) }))
  }

  @Test(arguments: [
    ("/app/Shop/Sources/Lists/List.swift", ["My Shop", "Widget"]), ("/app/Row \"x\".xib", ["My Shop"]),
    ("/app/Shop/Base.lproj/Main.storyboard", ["My Shop"]), ("/app/Shop/Resources/Deep/Any.xib", ["My Shop"]),
    ("/app/Synced/New.xib", ["My Shop"]), ("/app/Synced/Old/A.xib", []), ("/app/Synced/Drafts/B.xib", []),
    ("/app/Synced/Shared.xib", ["My Shop", "Widget"]), ("/app/Shop/Other.xib", []), ("/app/Elsewhere.xib", []),
  ])
  func `a file belongs to the targets that build it`(path: String, names: [String]) {
    let targets = targets()
    #expect(targets.targets(of: path).map(\.name) == names)
    #expect(targets.isInNoTarget(path) == names.isEmpty)
  }

  @Test func `the module follows the build settings`() {
    let targets = targets().projects.flatMap(\.targets)
    // Of a setting that is not read, the value is unknown.
    #expect(targets.map(\.module) == ["My_Shop", nil, "MyKit"])
  }

  @Test func `a file that does not exist is reported at its path`() {
    let project = targets().projects.first
    #expect(project?.missing.map(\.path) == ["/app/Shop/Gone.xib"])
    let range = project?.missing.first?.span.range
    let bytes = Array(Self.project.utf8)
    #expect(range.map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) } == "Gone.xib")
  }

  @Test func `a project file has at most 64 MB`() {
    for (bytes, names) in [(64 << 20, ["My Shop", "Widget", "Kit"]), ((64 << 20) + 1, [])] {
      let spaces = [UInt8](repeating: UInt8(ascii: " "), count: bytes - Self.project.utf8.count)
      let targets = targets(project: Self.project + String(decoding: spaces, as: UTF8.self))
      #expect(targets.projects.flatMap(\.targets).map(\.name) == names)
      let fault = targets.faults.first
      #expect((fault == nil) == !names.isEmpty && targets.faults.count < 2)
      #expect(fault?.folder ?? "/app" == "/app")
      #expect(fault?.message.contains("larger than 67108864 bytes") ?? true)
    }
  }

  @Test func `a module that differs between configurations is unknown`() {
    let names = [("C4", "Debug", "ShopDev"), ("C1", "Release", "$(TARGET_NAME)")]
    let configurations = names.map { id, name, product in
      "\(id) = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = \"\(product)\"; }; name = \(name); };"
    }
    let project = Self.project.replacing("buildConfigurations = (C1, )", with: "buildConfigurations = (C4, C5, )")
      .replacing("L1 = {", with: configurations.joined().replacing("C1 = {", with: "C5 = {") + "L1 = {")
    #expect(targets(project: project).projects.first?.targets.first?.module == nil)
    let same = project.replacing("ShopDev", with: "$(TARGET_NAME:c99extidentifier)")
    #expect(targets(project: same).projects.first?.targets.first?.module == "My_Shop")
  }

  @Test(arguments: [("<?xml version=\"1.0\"?><plist/>", "XML"), ("bplist00", "binary")])
  func `a project in another format of property lists is a fault that names it`(text: String, format: String) {
    let fault = targets(project: text).projects.first?.fault
    #expect(fault?.message == "a property list in the \(format) format is not read")
  }

  @Test func `a build phase belongs to one target`() {
    let shared = Self.project.replacing("buildPhases = (P3, )", with: "buildPhases = (P1, P3, )")
    let files = targets(project: shared).projects.first?.targets.map(\.files.count)
    #expect(files == targets().projects.first?.targets.map(\.files.count))
  }

  @Test func `a project that ends anywhere does not trap`() {
    let bytes = Array(Self.project.utf8)
    for end in stride(from: 0, to: bytes.count, by: 23) {
      let targets = targets(project: String(decoding: bytes[..<end], as: UTF8.self))
      #expect(targets.projects.first?.fault != nil)
    }
  }

  @Test(arguments: [
    "", "{", "{ a = ; }", "{ a = (b, c }", "{ a = \"b; }", "{ a = b; } c", "\u{0}", "a", "()", "{}",
    "{ objects = (); }",
  ])
  func `a malformed project is a fault with a place, and says nothing of targets`(text: String) {
    let targets = targets(project: text)
    #expect(targets.projects.first?.fault != nil)
    #expect(!targets.isInNoTarget("/app/Elsewhere.xib"))
  }

  @Test(arguments: [
    ("/app/Kit/Sources/Core/View.swift", "Core"), ("/app/Kit/Sources/My-Views/A/View.swift", "My_Views"),
    ("/app/Kit/Code/View.swift", "Renamed"), ("/app/Kit/Sources/View.swift", nil), ("/app/Kit/View.swift", nil),
  ])
  func `the module of a package's source is that of its target`(path: String, module: String?) {
    let manifest = """
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Core"])],
        dependencies: [.package(name: "Base", path: "../..")],
        targets: [.target(name: "Core"), .target(name: "My-Views"), .target(name: "Renamed", path: "Code")])
      """
    let sources = ["Sources/Core/View.swift", "Sources/My-Views/A/View.swift", "Code/View.swift"]
    let files = Dictionary(sources.map { ("/app/Kit/\($0)", "") }) { first, _ in first }
    let targets = targets(files.merging(["/app/Kit/Package.swift": manifest]) { $1 })
    #expect(targets.module(ofSource: path) == module)
    #expect(!targets.isInNoTarget("/app/Kit/Sources/Core/Cell.xib"))
  }

  /// Source: the documentation of `PackageDescription.Target`.
  @Test(arguments: [
    ("Sources/Core/A.xib", "Core"), ("Sources/Core/Old/A.xib", nil), ("Sources/Core/Gen/A.swift", "Core"),
    ("Sources/Core/Other/A.swift", nil), ("Sources/Core/Other/A.xib", "Core"), ("Code/A.xib", "Renamed"),
    ("Tests/CoreTests/A.xib", "CoreTests"), ("Sources/Base/A.xib", nil), ("Media.xcassets", nil),
  ])
  func `a document of a package belongs to the target of its folder`(path: String, target: String?) {
    let manifest = #"""
      // swift-tools-version: 5.9
      let package = Package(name: "Kit", targets: [
        .target(
          name: "Core", dependencies: [.target(name: "Renamed"), "Base"], exclude: ["Old", "README.md"],
          sources: ["Gen", "Main.swift"], resources: [.process("Media.xcassets"), .copy("a)b")] /* path: "x" */),
        .executableTarget(name: "Renamed", path: "Code"), // .target(name: "Base")
        .testTarget(name: "CoreTests", dependencies: [.byName(name: "Core")]),
      ])
      """#
    let files = ["Sources/Core/A.xib", "Sources/Base/A.xib", "Code/A.xib", "Tests/CoreTests/A.xib"]
    let all = Dictionary(files.map { ("/app/Kit/\($0)", "") }) { first, _ in first }
    let targets = targets(all.merging(["/app/Kit/Package.swift": manifest]) { $1 })
    #expect(targets.targets(of: "/app/Kit/\(path)").map(\.name) == [target].compactMap(\.self))
  }

  /// Source: XcodeGen's project specification.
  @Test(arguments: [
    ("App/A.xib", ["App"]), ("App/Old/A.xib", []), ("App/Deep/B.skip.xib", []), ("Shared/A.xib", ["App", "Widget"]),
    ("Shared/A.swift", ["App"]), ("Widget/Base.lproj/A.storyboard", ["Widget"]), ("Docs/A.xib", []),
    ("One.xib", ["Widget"]),
  ])
  func `a document of an XcodeGen project belongs to the targets with its folder`(path: String, names: [String]) {
    let text = """
      name: Shop
      settings: {SWIFT_VERSION: "5.0"}
      targets:
        App:
          type: application
          platform: iOS
          settings: {base: {PRODUCT_NAME: My Shop}}
          sources:
            - path: App
              excludes: ["Old", "**/*.skip.xib"]
            - Shared
            - {path: Docs, buildPhase: none}
          info: {path: App/Info.plist, properties: {UIMainStoryboardFile: Main}}
        Widget:
          type: app-extension
          platform: iOS
          sources: [Widget, {path: Shared, includes: ["*.xib"]}, One.xib]
      """
    let files = ["App/A.xib", "Shared/A.xib", "Widget/A.swift", "Docs/A.xib", "One.xib"]
    let all = Dictionary(files.map { ("/gen/\($0)", "") }) { first, _ in first }
    let system = MemoryFileSystem(all.merging(["/gen/project.yml": text]) { $1 }.mapValues { Array($0.utf8) })
    let targets = AppTargets(below: "/gen", system)
    #expect(targets.targets(of: "/gen/\(path)").map(\.name) == names)
    #expect(targets.isInNoTarget("/gen/\(path)") == names.isEmpty)
    #expect(targets.all.map(\.module) == ["My_Shop", "Widget"])
    #expect(targets.appModule == "My_Shop")
    #expect(targets.all.first?.launchStoryboards.map(\.name) == ["Main"])
  }

  @Test func `a broken project of XcodeGen is a fault, and says nothing about its folder`() throws {
    let system = MemoryFileSystem(["/gen/project.yml": Array("targets: [".utf8), "/gen/App/A.xib": []])
    let targets = AppTargets(below: "/gen", system)
    #expect(targets.faults.map(\.path) == ["/gen/project.yml"])
    #expect(!targets.isEmpty)
    #expect(!targets.isInNoTarget("/gen/App/A.xib"))
  }

  /// Source: Information Property List Key Reference, and Xcode's build setting reference.
  @Test(arguments: [
    ("settings: {TARGETED_DEVICE_FAMILY: 1}", ["iphone-se", "iphone-15"], false),
    ("settings: {base: {TARGETED_DEVICE_FAMILY: \"2\"}}", ["ipad"], false),
    ("settings: {TARGETED_DEVICE_FAMILY: \"1,2\"}", ["iphone-se", "iphone-15", "ipad"], false),
    ("settings: {TARGETED_DEVICE_FAMILY: 7}", ["iphone-se", "iphone-15", "ipad"], false),
    (
      "info: {properties: {UISupportedInterfaceOrientations: [UIInterfaceOrientationLandscapeLeft]}}",
      ["iphone-se-landscape", "iphone-15-landscape", "ipad-landscape"], false
    ),
    (
      "info: {properties: {UISupportedInterfaceOrientations~ipad: [UIInterfaceOrientationLandscapeLeft]}}",
      ["iphone-se", "iphone-15", "ipad-landscape"], false
    ),
    (
      "info: {properties: {UIStatusBarHidden: true, UIViewControllerBasedStatusBarAppearance: false}}",
      ["iphone-se", "iphone-15", "ipad"], true
    ),
    ("info: {properties: {UIStatusBarHidden: true}}", ["iphone-se", "iphone-15", "ipad"], false),
  ])
  func `an app runs on the screens that it declares`(lines: String, devices: [String], hidesStatusBar: Bool) {
    let text = "targets: {App: {type: application, platform: iOS, sources: [App], \(lines)}}"
    let system = MemoryFileSystem(["/gen/project.yml": Array(text.utf8), "/gen/App/A.xib": []])
    let screens = AppTargets(below: "/gen", system).screens(of: "/gen/App/A.xib")
    #expect(screens?.supported(["iphone-se", "iphone-15", "ipad"]) == devices)
    #expect(screens?.hidesStatusBar == hidesStatusBar)
  }

  /// Source: the Podspec Syntax Reference of CocoaPods.
  @Test(arguments: [
    ("Classes/Views/A.swift", "Cart_Kit"), ("Resources/A.xib", "Cart_Kit"),
    ("Resources/de.lproj/A.strings", "Cart_Kit"),
    ("Assets/Cart.xcassets", "Cart_Kit"), ("Extra/A.storyboard", "Cart_Kit"), ("Classes/Old/A.swift", nil),
    ("Example/A.xib", nil),
  ])
  func `a document of a pod belongs to its module`(path: String, module: String?) {
    let text = """
      Pod::Spec.new do |s|
        s.name = 'Cart-Kit' # the name
        s.source_files = 'Classes/**/*'
        s.exclude_files = "Classes/Old"
        s.resources = ['Resources/*.xib',
                       'Resources/**/*.strings']
        s.ios.resource_bundles = {
          'Cart' => ['Assets/*.xcassets']
        }
        s.subspec 'Extra' do |ss|
          ss.resource = 'Extra/**/*.{storyboard,xib}'
        end
      end
      """
    let targets = targets(["/app/Cart/Cart.podspec": text])
    #expect(targets.targets(of: "/app/Cart/\(path)").map(\.module) == [module].compactMap(\.self))
    #expect(!targets.isInNoTarget("/app/Cart/\(path)"))
  }

  @Test(arguments: ["/app/Pod/Pod.podspec", "/app/project.yml", "/app/Project.swift"])
  func `documents that other tools may build are not in no target`(file: String) {
    let folder = Path.folder(of: file)
    #expect(!targets([file: ""]).isInNoTarget("\(folder)/Cell.xib"))
  }

  @Test func `documents beside a C# project belong to it`() {
    let imported = #"<Import Project="$(MSBuildExtensionsPath)/Xamarin/iOS/Xamarin.iOS.CSharp.targets"/>"#
    let server = #"<TargetFramework>net8.0</TargetFramework>"#
    let targets = targets(["/app/Forms/Forms.iOS.csproj": imported, "/app/Server.csproj": server])
    #expect(targets.isOfCSharp("/app/Forms/Views/Cell.xib"))
    #expect(!targets.isOfCSharp("/app/Shop/Base.lproj/Main.storyboard"))
    #expect(!targets.isOfCSharp("/app/Shop/Cell.xib"))
  }
}
