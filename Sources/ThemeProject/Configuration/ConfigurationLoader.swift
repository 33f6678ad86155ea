package import ThemeSource

extension Configuration {
  /// The name of a configuration file.
  package static let fileName = ".themec.yml"

  /// Maximum levels of nesting; the deepest key has four.
  package static let deepestValue = 16
  /// Maximum length of a chain of `extends`.
  package static let longestChain = 16

  /// Reads a configuration file and the files that it extends, base first.
  ///
  /// Adds every file to `sources`, so that diagnostics have line numbers. Invalid values keep their defaults; the
  /// caller stops if there are errors.
  /// - Parameter isTrusted: whether its paths may be outside of its repository, because the user named the file.
  package static func load(
    _ path: String, isTrusted: Bool = true, sources: inout SourceMap, fileSystem: any FileSystem = DiskFileSystem(),
    vocabulary: ConfigurationVocabulary = ConfigurationVocabulary()
  ) -> Diagnosed<Configuration> {
    let boundary = isTrusted ? nil : ProjectBoundary(of: path, fileSystem)
    var loading = Loading(fileSystem: fileSystem, boundary: boundary, sources: sources)
    loading.read(path, statedAt: nil)
    sources = loading.sources
    var configuration = Configuration()
    var diagnostics = loading.diagnostics
    for layer in loading.layers.reversed() {
      var reader = ConfigurationReader(
        configuration, folder: Path.folder(of: layer.path), boundary: boundary, vocabulary: vocabulary)
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
    let boundary: ProjectBoundary?
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
      if let boundary, !boundary.contains(path) {
        diagnostics.append(
          Diagnostic(
            .badValue, "'\(path)' is a link out of '\(boundary.root)'", at: span,
            help: "replace the link by a file, or pass the configuration with '--config'"))
        return
      }
      let bytes: [UInt8]
      do {
        bytes = try fileSystem.read(path, limit: limits.configurationBytes)
      } catch {
        var diagnostic = error.diagnostic(at: span)
        if case .tooLarge = error.reason { diagnostic.help = "split it into several files with 'extends'" }
        if span != nil, error.reason == .missing {
          diagnostic.help = "check the spelling; paths are relative to the folder of the configuration file"
        }
        diagnostics.append(diagnostic)
        return
      }
      let parsed = parseYAML(sources.add(path: path, bytes: bytes), limits: limits)
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
      let file = Path.joined(Path.folder(of: path), base)
      if let fault = boundary?.fault(of: file) {
        diagnostics.append(
          Diagnostic(
            .badValue, "'extends' \(fault): '\(base)'", at: extends.span,
            help: "use another file, or pass the configuration with '--config'"))
        return
      }
      read(file, statedAt: extends.span)
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
