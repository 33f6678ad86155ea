/// All limits on input. Exceeding one is reported as `syntax/limits`.
package struct Limits: Sendable, Equatable {
  /// Largest file, in bytes.
  package var fileBytes = 8 << 20
  /// Deepest element; the document has depth 1.
  package var depth = 100
  /// Elements per file.
  package var elements = 200_000
  package var attributesPerElement = 512
  /// Longest text or attribute value, in bytes.
  package var valueBytes = 1 << 20
  /// Longest inheritance chain, including the theme itself.
  package var inheritanceChain = 64
  /// Deepest nesting of Screenlets inside themes.
  package var embedding = 16
  /// Elements of all Screenlets and cells inside a theme, which may repeat themselves; at most ``elements``.
  package var embeddedElements: Int { min(elements, Self.mostEmbeddedElements) }
  /// Diagnostics listed per file.
  package var diagnosticsPerFile = 1_000
  package var messageBytesPerFile = 1 << 20
  /// Largest configuration file, in bytes.
  package var configurationBytes = 256 << 10
  /// Pivots after which the solver gives up.
  package var solverPivots = 200_000

  /// The maximum of ``embeddedElements``, which no option raises.
  package static let mostEmbeddedElements = 20_000
  /// Namespace declarations of a file.
  package static let mostNamespaces = 64
  /// Width and height of a screen in points.
  package static let mostScreenPoints = 10_000

  /// Creates the standard limits.
  package init() {}

  /// Creates the standard limits with another size of files.
  package init(fileBytes: Int) { self.fileBytes = fileBytes }

  /// The defaults. A configuration can only lower them.
  package static let standard = Limits()

  package subscript(name: LimitName) -> Int {
    get { self[keyPath: name.keyPath] }
    set { self[keyPath: name.keyPath] = newValue }
  }

  /// Returns advice that also suggests raising a limit, unless it has its highest value.
  package func advice(_ text: String, toRaise name: LimitName) -> String {
    let value = self[name]
    if value >= name.highest { return text }
    let option = "'--limit \(name.rawValue)=\(min(name.highest, 2 * value))'"
    return value < Limits.standard[name]
      ? "\(text), or raise 'limits.\(name.rawValue)' in the configuration or with \(option)"
      : "\(text), or raise the limit with \(option)"
  }
}

/// The limits that a configuration can lower and the command line can also raise.
package enum LimitName: String, CaseIterable, Sendable {
  case fileBytes, depth, elements, attributesPerElement, valueBytes, inheritanceChain, embedding, diagnosticsPerFile,
    messageBytesPerFile, solverPivots

  fileprivate var keyPath: WritableKeyPath<Limits, Int> {
    switch self {
    case .fileBytes: \.fileBytes
    case .depth: \.depth
    case .elements: \.elements
    case .attributesPerElement: \.attributesPerElement
    case .valueBytes: \.valueBytes
    case .inheritanceChain: \.inheritanceChain
    case .embedding: \.embedding
    case .diagnosticsPerFile: \.diagnosticsPerFile
    case .messageBytesPerFile: \.messageBytesPerFile
    case .solverPivots: \.solverPivots
    }
  }

  /// The highest value that the command line can set.
  ///
  /// libxml2 reads at most 256 nested elements and 10,000,000 bytes of a text or a value, because themec does not turn
  /// off its limits. The time for an element grows with the square of its attributes, and the time to check a chain of
  /// themes with the square of its length. The other values fit the memory of common computers.
  package var highest: Int {
    switch self {
    case .fileBytes: 256 << 20
    case .depth: 250
    case .elements: 10_000_000
    case .attributesPerElement: 4_096
    case .valueBytes: 9_000_000
    case .inheritanceChain: 256
    case .embedding: 64
    case .diagnosticsPerFile: 1_000_000
    case .messageBytesPerFile: 1 << 30
    case .solverPivots: 1_000_000_000
    }
  }
}

/// Limits on images and pictures, which the programs that draw them share.
package enum ImageLimits {
  /// Pixels of an image: 64 MB. Images with more are not drawn, and vector images are drawn with fewer.
  package static let pixels = 16_000_000
  /// Pixels of a PNG picture: 400 MB.
  package static let picturePixels = 100_000_000
  /// Pixels of a side of a PNG picture, which Cairo limits.
  package static let pictureSide = 32_767
  /// Processor time to draw the vector images of a run, in seconds.
  package static let vectorSeconds = 3
  /// Memory to draw the vector images of a run, in bytes.
  package static let vectorBytes = 1 << 30
}
