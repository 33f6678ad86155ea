package import ThemeSource

extension Configuration {
  /// The name of a configuration file.
  package static let fileName = ".themec.yml"

  /// Maximum length of a chain of `extends`.
  private static let longestChain = 16

  /// Reads a configuration file and the files that it extends, base first.
  ///
  /// Adds every file to `sources`, so that diagnostics have line numbers. Invalid values keep their defaults; the
  /// caller stops if there are errors.
  package static func load(
    _ path: String, sources: inout SourceMap, fileSystem: any FileSystem = DiskFileSystem(),
    vocabulary: ConfigurationVocabulary = ConfigurationVocabulary()
  ) -> Diagnosed<Configuration> {
    var loading = Loading(fileSystem: fileSystem, sources: sources)
    loading.read(path, statedAt: nil)
    sources = loading.sources
    var configuration = Configuration()
    var diagnostics = loading.diagnostics
    for layer in loading.layers.reversed() {
      var reader = ConfigurationReader(configuration, folder: Path.folder(of: layer.path), vocabulary: vocabulary)
      if let root = layer.root, !root.isNull { reader.read(root) }
      configuration = reader.configuration
      configuration.files.append(layer.path)
      diagnostics += reader.diagnostics
    }
    return Diagnosed(configuration, diagnostics.sorted(by: Diagnostic.inOutputOrder))
  }

  /// The files of a chain of `extends`.
  private struct Loading {
    let fileSystem: any FileSystem
    let limits = Limits.standard
    var sources: SourceMap
    var diagnostics: [Diagnostic] = []
    /// The requested file, then the files that it extends.
    var layers: [(path: String, root: YAMLNode?, extends: SourceSpan?)] = []

    mutating func read(_ path: String, statedAt span: SourceSpan?) {
      if let start = layers.firstIndex(where: { $0.path == path }) {
        reportCycle(from: start, to: path, at: span)
        return
      }
      guard layers.count < Configuration.longestChain else {
        report(.extendsCycle, "more than \(Configuration.longestChain) files extend each other", at: span)
        return
      }
      let bytes: [UInt8]
      do {
        // One byte more than the limit, so that the parser reports that the file is too large.
        bytes = try fileSystem.read(path, limit: limits.configurationBytes + 1)
      } catch {
        var diagnostic = error.diagnostic(at: span)
        if span != nil, error.reason == .missing {
          diagnostic.help = "check the spelling; paths are relative to the folder of the configuration file"
        }
        diagnostics.append(diagnostic)
        return
      }
      let file = sources.add(path: path, bytes: bytes)
      let parsed = parseYAML(file, limits: limits)
      diagnostics += parsed.diagnostics
      layers.append((path, parsed.value, nil))
      guard let extends = parsed.value?.value(of: ConfigurationKey.extends.rawValue) else { return }
      guard case .scalar(let base, _) = extends.content, !extends.isNull, !base.isEmpty else {
        report(
          .wrongType, "'extends' must be a path, \(extends.isEmpty ? "but it is empty" : "not \(extends.words)")",
          at: extends.span)
        return
      }
      layers[layers.count - 1].extends = extends.span
      read(Path.joined(Path.folder(of: path), base), statedAt: extends.span)
    }

    private mutating func reportCycle(from start: Int, to path: String, at span: SourceSpan?) {
      let names = layers[start...].map(\.path) + [path]
      let related = layers[start...].dropLast().compactMap { layer in
        layer.extends.map { Diagnostic.Related($0, "'\(layer.path)' extends this") }
      }
      diagnostics.append(
        Diagnostic(
          .extendsCycle, "'\(path)' extends itself: \(names.joined(separator: " → "))", at: span,
          related: related, help: "remove one of the 'extends' keys"))
    }

    private mutating func report(_ descriptor: DiagnosticDescriptor, _ message: String, at span: SourceSpan?) {
      diagnostics.append(Diagnostic(descriptor, message, at: span))
    }
  }
}

extension YAMLNode {
  fileprivate func value(of key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }
}
