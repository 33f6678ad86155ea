internal import Synchronization
internal import ThemeSemantics
internal import ThemeSource

/// The bound theme that was compiled last: what is drawn is then reported on, and need not be resolved again.
final class DrawnTheme: Sendable {
  private let last = Mutex<(id: ThemeID, bound: Diagnosed<BoundTheme>)?>(nil)

  subscript(id: ThemeID) -> Diagnosed<BoundTheme>? {
    get { last.withLock { $0?.id == id ? $0?.bound : nil } }
    set { last.withLock { $0 = newValue.map { (id, $0) } } }
  }
}
