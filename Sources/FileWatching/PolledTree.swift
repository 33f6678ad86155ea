/// Files that are compared with their previous state.
final class PolledTree {
  private let roots: WatchedRoots
  private var known: [String: FileSignature]
  private var next: ContinuousClock.Instant
  /// Milliseconds between comparisons: half a second, or more, so that they take at most 5 % of the time.
  private var pause = 500

  init(_ roots: WatchedRoots) {
    self.roots = roots
    known = [:]
    next = ContinuousClock.now
    compare()
  }

  /// Milliseconds until the next comparison.
  var interval: Int {
    let rest = max(.zero, next - ContinuousClock.now).components
    return Int(rest.seconds) * 1000 + Int(rest.attoseconds / 1_000_000_000_000_000) + 1
  }

  /// The paths of changed files, sorted; empty until the next comparison is due.
  func changes() -> [String] { ContinuousClock.now < next ? [] : compare() }

  /// Compares now.
  @discardableResult
  func compare() -> [String] {
    let start = ContinuousClock.now
    var found: [String: FileSignature] = [:]
    for folder in roots.folders {
      walk(folder, skipping: roots.skipsFolder) { path, signature in
        // The time of a folder changes with its entries, which are compared themselves.
        if !signature.isFolder { found[path] = signature }
      }
    }
    for file in roots.files { found[file] = FileSignature(file) }
    var changed = found.filter { known[$0.key] != $0.value }.map(\.key)
    changed += known.keys.filter { found[$0] == nil }
    known = found
    let end = ContinuousClock.now
    let duration = (end - start).components
    pause = max(500, 20 * (Int(duration.seconds) * 1000 + Int(duration.attoseconds / 1_000_000_000_000_000)))
    next = end + .milliseconds(pause)
    return changed.sorted()
  }
}
