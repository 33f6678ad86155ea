/// The variant of Interface Builder's order in a document. It differs between platforms, and in places between
/// releases.
package struct OrderVariant: Hashable, Sendable {
  package enum Platform: Sendable {
    /// iOS, tvOS and watchOS.
    case iOS
    case macOS
  }

  /// Groups of Interface Builder releases; the order of some pairs differs between them.
  package enum Era: Sendable { case old, new }

  package var platform: Platform
  package var era: Era

  /// The order of the current Xcode release for iOS.
  package static let current = OrderVariant(platform: .iOS, era: .new)
}

extension OrderVariant {
  /// The capability that marks a document as new regardless of its `toolsVersion`.
  package static let newCapability = "System colors in document resources"

  /// Creates the variant of a document from its attributes: macOS if `targetRuntime` begins with `MacOSX`.
  ///
  /// The era changes at `toolsVersion` 17000 for iOS and 22000 for macOS. A document without a version is new, and so
  /// is an iOS document with ``newCapability``.
  package init(targetRuntime: String?, toolsVersion: String?, hasNewCapability: Bool) {
    let isMac = targetRuntime?.hasPrefix("MacOSX") == true
    let version = toolsVersion.flatMap { Int($0.prefix { "0" <= $0 && $0 <= "9" }) }
    let isNew = version.map { $0 >= (isMac ? 22_000 : 17_000) } ?? true
    self.init(platform: isMac ? .macOS : .iOS, era: isNew || (hasNewCapability && !isMac) ? .new : .old)
  }

  /// The qualifiers of the lines that apply.
  var qualifiers: [Substring] {
    switch (platform, era) {
    case (.iOS, .old): ["", "old"]
    case (.iOS, .new): ["", "new"]
    case (.macOS, .old): ["macOS", "macOS-old"]
    case (.macOS, .new): ["macOS", "macOS-new"]
    }
  }
}
