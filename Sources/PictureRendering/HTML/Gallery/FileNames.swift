package import ThemeRendering
internal import ThemeSource

/// Unique file names, ignoring case: the second is `name-2`.
package struct UniqueNames {
  private var taken: Set<String> = []

  package init() {}

  /// - Parameter name: In lowercase.
  package mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }
}

extension RenderTree {
  /// The theme's part of file names, such as `login-flat7`.
  package var slug: String { "\(screenlet)-\(theme)\(scene.map { "-\($0)" } ?? "")".slug }
}

extension String {
  /// The string in lowercase ASCII letters, digits and hyphens, at most 100. If characters were removed, a checksum
  /// keeps different names different.
  package var slug: String {
    let slug = plainSlug
    let isWhole = utf8.count <= 100 && utf8.allSatisfy { $0 < 0x80 }
    if isWhole, !slug.isEmpty { return slug }
    var checksum = Checksum()
    checksum.feed(Array(utf8)[...])
    return (slug.isEmpty ? "theme" : slug) + "-" + checksum.hexadecimal.prefix(6)
  }

  private var plainSlug: String {
    var slug = ""
    for byte in lowercased().utf8.prefix(100) {
      let isPlain = (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
      if isPlain {
        slug.unicodeScalars.append(Unicode.Scalar(byte))
      } else if !slug.isEmpty, slug.last != "-" {
        slug += "-"
      }
    }
    while slug.last == "-" { slug.removeLast() }
    return slug
  }
}
