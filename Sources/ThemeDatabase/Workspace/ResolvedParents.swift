internal import Synchronization
internal import ThemeSemantics

/// Resolved themes that others inherit from, so that each is resolved once however many do.
///
/// What is kept depends on the theme alone: it does not matter which task resolves it first.
final class ResolvedParents: Sendable {
  private let known = Mutex<[ThemeID: ResolvedTheme]>([:])

  subscript(id: ThemeID) -> ResolvedTheme? {
    get { known.withLock { $0[id] } }
    set { known.withLock { $0[id] = newValue } }
  }
}
