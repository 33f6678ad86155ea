import ArgumentParser

/// A usual command line, read without ArgumentParser: paths, and some options that are written in full.
///
/// ArgumentParser looks up the types of all options of a command at run time, which takes half the time of checking a small file.
/// What is not as plain as this, it reads, and reports.
struct PlainArguments {
  private(set) var paths: [String] = []
  private var flags: Set<String> = []
  private var values: [String: String] = [:]

  /// Nil for a command line with anything else, or with an option twice.
  ///
  /// - Parameters:
  ///   - arguments: those behind the name of the command.
  ///   - flags: options without a value that may be among them.
  ///   - options: options with a value that may be.
  init?(_ arguments: [String], flags: Set<String>, options: Set<String>) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.utf8.first == UInt8(ascii: "-") else {
        if argument.isEmpty { return nil }
        paths.append(argument)
        continue
      }
      if flags.contains(argument) {
        guard self.flags.insert(argument).inserted else { return nil }
      } else if options.contains(argument) {
        guard let value = rest.popFirst(), !value.isEmpty, value.utf8.first != UInt8(ascii: "-"),
          values.updateValue(value, forKey: argument) == nil
        else { return nil }
      } else {
        return nil
      }
    }
  }

  /// Whether a flag is among the arguments.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option.
  subscript(option: String) -> String? { values[option] }

  /// The value of an option as a number or a word; nil where it cannot be read. `absent` where the option is not stated.
  func value<Value>(_ option: String, absent: Value, _ read: (String) -> Value?) -> Value? {
    guard let text = values[option] else { return absent }
    return read(text)
  }
}

/// A command that plain arguments can be read for.
protocol ReadsPlainArguments: ParsableCommand {
  /// Nil where ArgumentParser is to read the arguments.
  static func plain(_ arguments: [String]) -> Self?
}

// Every option is set here, also those that plain arguments cannot have: a test compares with what ArgumentParser makes.

extension Lint: ReadsPlainArguments {
  static func plain(_ arguments: [String]) -> Lint? {
    guard
      let plain = PlainArguments(
        arguments, flags: ["--no-cache", "--isolated", "--quiet", "--strict", "--exit-zero"],
        options: ["--format", "--config", "--jobs", "--color"]),
      let project = ProjectOptions(plain), let reporting = ReportOptions(plain),
      let jobs = plain.value("--jobs", absent: nil, { Int($0).map(Optional.some) })
    else { return nil }
    var lint = Lint()
    lint.paths = plain.paths
    lint.assumeFilename = nil
    lint.reporting = reporting
    lint.fixing = FixOptions()
    lint.fixing.fix = false
    lint.fixing.unsafeFixes = false
    lint.fixing.diff = false
    lint.accepting = BaselineOptions()
    lint.accepting.baseline = nil
    lint.accepting.updateBaseline = false
    lint.accepting.pruneBaseline = false
    lint.exiting = ExitOptions()
    lint.exiting.strict = plain.has("--strict")
    lint.exiting.maxWarnings = nil
    lint.exiting.exitZero = plain.has("--exit-zero")
    lint.project = project
    lint.since = nil
    lint.caching = CacheOptions()
    lint.caching.noCache = plain.has("--no-cache")
    lint.caching.cacheDir = nil
    lint.jobs = jobs
    lint.watch = false
    do { try lint.validate() } catch { return nil }
    return lint
  }
}

extension Preview: ReadsPlainArguments {
  static func plain(_ arguments: [String]) -> Preview? {
    guard
      let plain = PlainArguments(
        arguments, flags: ["--isolated", "--quiet", "--sample"], options: ["--theme", "--config", "--color"]),
      let project = ProjectOptions(plain),
      let color = plain.value("--color", absent: nil, { ColorMode(rawValue: $0).map(Optional.some) })
    else { return nil }
    var preview = Preview()
    preview.paths = plain.paths
    preview.theme = plain["--theme"].map { [$0] } ?? []
    preview.scene = []
    preview.interactive = false
    preview.specimen = false
    preview.watch = false
    preview.screen = ScreenOptions()
    preview.screen.size = nil
    preview.screen.environment = EnvironmentOptions()
    preview.screen.environment.landscape = false
    preview.screen.environment.textSize = nil
    preview.screen.environment.direction = nil
    preview.screen.appearance = .light
    preview.screen.locale = nil
    preview.data = DataOptions()
    preview.data.data = nil
    preview.data.set = []
    preview.data.sample = plain.has("--sample")
    preview.data.state = nil
    preview.drawing = DrawingOptions()
    preview.drawing.fit = false
    preview.drawing.outline = false
    preview.drawing.showHidden = false
    preview.drawing.color = color
    preview.drawing.glyphs = nil
    preview.drawing.terminal = nil
    preview.drawing.scale = nil
    preview.picture = PictureOptions()
    preview.picture.format = nil
    preview.picture.output = nil
    preview.project = project
    do { try preview.validate() } catch { return nil }
    return preview
  }
}

extension ProjectOptions {
  fileprivate init?(_ plain: PlainArguments) {
    self.init()
    themePath = []
    schemas = []
    swift = []
    config = plain["--config"]
    isolated = plain.has("--isolated")
    quiet = plain.has("--quiet")
    do { try validate() } catch { return nil }
  }
}

extension ReportOptions {
  fileprivate init?(_ plain: PlainArguments) {
    guard let format = plain.value("--format", absent: [], { ReportDestination(argument: $0).map { [$0] } }),
      let color = plain.value("--color", absent: .auto, { ColorMode(rawValue: $0) })
    else { return nil }
    self.init()
    self.format = format
    output = nil
    statistics = false
    self.color = color
    do { try validate() } catch { return nil }
  }
}
