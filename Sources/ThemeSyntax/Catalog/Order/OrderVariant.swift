/// Which of Interface Builder's orders a document is written in: they differ between platforms, and have changed in
/// places from one release to another.
package struct OrderVariant: Hashable, Sendable {
  package enum Platform: Sendable {
    /// iOS, tvOS and watchOS.
    case iOS
    case macOS
  }

  /// Releases of Interface Builder between which the order of some pairs has changed.
  package enum Era: Sendable { case old, new }

  package var platform: Platform
  package var era: Era

  package init(platform: Platform, era: Era) {
    self.platform = platform
    self.era = era
  }

  /// The order of Xcode's current release for iOS.
  package static let current = OrderVariant(platform: .iOS, era: .new)
}

extension OrderVariant {
  /// The capability that only documents of the new era have, whatever their `toolsVersion`.
  package static let newCapability = "System colors in document resources"

  /// The order of a document by its attributes: that of macOS where `targetRuntime` begins with `MacOSX`.
  ///
  /// The era changes at `toolsVersion` 17000 for iOS and 22000 for macOS; a document without a version, or with
  /// ``newCapability``, is new.
  package init(targetRuntime: String?, toolsVersion: String?, hasNewCapability: Bool) {
    let isMac = targetRuntime?.hasPrefix("MacOSX") == true
    let version = toolsVersion.flatMap { Int($0.prefix { "0" <= $0 && $0 <= "9" }) }
    let isNew = version.map { $0 >= (isMac ? 22_000 : 17_000) } ?? true
    self.init(platform: isMac ? .macOS : .iOS, era: isNew || (hasNewCapability && !isMac) ? .new : .old)
  }

  /// The suffixes of the lines that hold.
  var qualifiers: [Substring] {
    switch (platform, era) {
    case (.iOS, .old): ["", "old"]
    case (.iOS, .new): ["", "new"]
    case (.macOS, .old): ["macOS", "macOS-old"]
    case (.macOS, .new): ["macOS", "macOS-new"]
    }
  }
}
