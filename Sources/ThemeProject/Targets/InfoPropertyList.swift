internal import ThemeSource

/// The values that an app declares for `Info.plist`: in the file, in build settings, and in an XcodeGen project.
///
/// Keys at all levels are read. Values with build settings, such as `$(NAME)`, are omitted.
struct InfoPropertyList {
  /// A string, one string of an array, or a Boolean as `YES` or `NO`.
  struct Value {
    var text: String
    var span: SourceSpan
    /// Whether the text is the name of a class in the module of the target, which is written before it.
    var isInOwnModule = false
  }

  private var values: [String: [Value]] = [:]

  /// Adds a value of a key; for the values of an array, one by one.
  mutating func add(_ text: String, of key: String, at span: SourceSpan) {
    let module = ["$(PRODUCT_MODULE_NAME).", "${PRODUCT_MODULE_NAME}."].first { text.hasPrefix($0) } ?? ""
    let text = String(text.dropFirst(module.count))
    guard !text.isEmpty, !text.contains("$") else { return }
    values[key, default: []].append(Value(text: text, span: span, isInOwnModule: !module.isEmpty))
  }

  /// Adds the values of some keys in an XML property list.
  mutating func add(_ keys: [String], in file: SourceFile) {
    for key in keys {
      let wanted = Array("<key>\(key)</key>".utf8)
      var position = 0
      while let found = firstOffset(of: wanted, in: file.bytes, from: position) {
        position = found + wanted.count
        var scanner = XMLValueScanner(bytes: file.bytes, position: position)
        for (text, range) in scanner.values() {
          add(text, of: key, at: SourceSpan(file: file.id, range: SourceRange(range)))
        }
      }
    }
  }

  /// Adds a build setting, whose words are the strings of an array in some keys.
  mutating func addSetting(_ name: String, _ text: String, at span: SourceSpan) {
    guard name.hasPrefix(Self.settingPrefix) else { return }
    let name = String(name.dropFirst(Self.settingPrefix.count))
    let key = name.replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
    let words = key.hasPrefix(Self.orientations) ? text.split(separator: " ").map(String.init) : [text]
    for word in words { add(word, of: key, at: span) }
  }

  // MARK: Answers

  /// The storyboards that the app shows when it starts.
  var launchStoryboards: [BuildTarget.LaunchStoryboard] {
    Self.storyboards.flatMap { key, isMain in
      (values[key] ?? []).map { .init(name: $0.text, isMain: isMain, span: $0.span) }
    }
  }

  /// The classes that the system instantiates by name.
  /// - Parameter module: the module of the target.
  func classes(module: String?) -> [BuildTarget.NamedClass] {
    Self.classes.flatMap { key in
      (values[key] ?? []).map { value in
        let parts = value.isInOwnModule ? [value.text[...]] : value.text.split(separator: ".", maxSplits: 1)
        let stated = parts.count == 2 ? String(parts[0]) : nil
        return .init(
          name: String(parts.last ?? ""), module: value.isInOwnModule ? module : stated,
          isInOwnModule: value.isInOwnModule || stated == module && module != nil, key: key, span: value.span)
      }
    }
  }

  /// The screens that an app supports.
  /// - Parameter families: the setting `TARGETED_DEVICE_FAMILY`, such as `1,2`; `nil` if it is unknown.
  func screens(families: String?) -> AppScreens {
    var screens = AppScreens()
    let families = families.map { Set($0.split(whereSeparator: { ", ".contains($0) }).map(String.init)) } ?? []
    if !families.isDisjoint(with: ["1", "2"]) {
      screens.supportsPhones = families.contains("1")
      screens.supportsPads = families.contains("2")
    }
    screens.phoneOrientations = orientations(of: "~iphone")
    screens.padOrientations = orientations(of: "~ipad")
    screens.hidesStatusBar =
      flag("UIStatusBarHidden") == true && flag("UIViewControllerBasedStatusBarAppearance") == false
    return screens
  }

  /// Whether the app has one of the two appearances only.
  var hasOneAppearance: Bool { values[Self.appearance] != nil }

  /// All orientations if none is declared.
  private func orientations(of device: String) -> Set<Orientation> {
    let declared = values[Self.orientations + device] ?? values[Self.orientations] ?? []
    let known = Set(declared.map { $0.text.contains("Landscape") ? Orientation.landscape : .portrait })
    return known.isEmpty ? Set(Orientation.allCases) : known
  }

  /// `nil` without a value, or if there are different ones.
  private func flag(_ key: String) -> Bool? {
    let texts = Set((values[key] ?? []).map(\.text))
    return texts.count == 1 ? texts.first == "YES" : nil
  }

  /// The font files that the app loads when it starts.
  var fonts: [AppFonts.Entry] { (values[Self.appFonts] ?? []).map { .init(path: $0.text, span: $0.span) } }

  // MARK: Keys

  static let settingPrefix = "INFOPLIST_KEY_"
  private static let orientations = "UISupportedInterfaceOrientations"
  private static let appFonts = "UIAppFonts"
  private static let appearance = "UIUserInterfaceStyle"
  private static let classes = ["UISceneDelegateClassName", "NSExtensionPrincipalClass"]
  /// The keys with the names of storyboards, and whether these need an initial view controller.
  private static let storyboards: [(key: String, isMain: Bool)] = [
    ("UIMainStoryboardFile", true), ("UIMainStoryboardFile~ipad", true), ("UIMainStoryboardFile~iphone", true),
    ("UISceneStoryboardFile", true), ("NSExtensionMainStoryboard", true), ("UILaunchStoryboardName", false),
  ]
  /// The keys with answers.
  static let keys =
    storyboards.map(\.key) + [orientations, orientations + "~iphone", orientations + "~ipad"]
    + ["UIStatusBarHidden", "UIViewControllerBasedStatusBarAppearance", appFonts, appearance] + classes
}

/// Reads the value of a key in an XML property list.
private struct XMLValueScanner {
  let bytes: [UInt8]
  var position: Int

  /// The strings of a string or of an array, or a Boolean.
  mutating func values() -> [(String, Range<Int>)] {
    if let one = value() { return [one] }
    guard skip("<array>") else { return [] }
    var result: [(String, Range<Int>)] = []
    while let next = value() { result.append(next) }
    return result
  }

  private mutating func value() -> (String, Range<Int>)? {
    for (tag, text) in [("<true/>", "YES"), ("<false/>", "NO")] where skip(tag) {
      return (text, position - tag.utf8.count..<position)
    }
    guard skip("<string>"), let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
    let range = position..<end
    position = end
    _ = skip("</string>")
    let text = String(decoding: bytes[range], as: UTF8.self)
    return (text.contains("&") ? "" : text, range)
  }

  /// Skips white space and a text; false if something else follows.
  private mutating func skip(_ text: String) -> Bool {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }
}
