internal import Synchronization
internal import ThemeSemantics

/// A cache of resolved parent themes.
///
/// A cached value depends only on the theme, so it does not matter which task resolves it first.
final class ResolvedParents: Sendable {
  private let known = Mutex<[ThemeID: ResolvedTheme]>([:])

  subscript(id: ThemeID) -> ResolvedTheme? {
    get { known.withLock { $0[id] } }
    set { known.withLock { $0[id] = newValue } }
  }
}
