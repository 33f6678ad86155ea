/// The edits of a session, which can be undone as long as nobody else changes the same lines.
struct EditHistory: Sendable {
  struct Edit: Sendable, Equatable {
    var path: String
    var before: [UInt8]
    var after: [UInt8]
    /// What was changed, such as `text: “Sign in” → “Log in”`.
    var title: String
    /// The view and the value, and what it was before.
    var view = ""
    var key = ""
    var text = ""
  }

  /// The most edits that can be undone.
  static let limit = 200

  private(set) var done: [Edit] = []
  private(set) var undone: [Edit] = []

  /// Adds an edit; what was undone before can no longer be redone.
  mutating func add(_ edit: Edit) {
    done.append(edit)
    if done.count > Self.limit { done.removeFirst(done.count - Self.limit) }
    undone = []
  }

  var nextUndo: Edit? { done.last }
  var nextRedo: Edit? { undone.last }

  /// Takes the last edit back in a version of its file, and returns the file without it. Nil if that version has touched the
  /// same lines.
  mutating func undo(in current: [UInt8]) -> [UInt8]? {
    guard var edit = done.last, let bytes = CarriedChange.applied(from: edit.after, to: edit.before, in: current) else {
      return nil
    }
    done.removeLast()
    (edit.before, edit.after) = (bytes, current)
    undone.append(edit)
    return bytes
  }

  /// Makes the edit that was undone last again, and returns the file with it. Nil if somebody has touched the same lines.
  mutating func redo(in current: [UInt8]) -> [UInt8]? {
    guard var edit = undone.last, let bytes = CarriedChange.applied(from: edit.before, to: edit.after, in: current)
    else { return nil }
    undone.removeLast()
    (edit.before, edit.after) = (current, bytes)
    done.append(edit)
    return bytes
  }

  /// Whether the session has changed a file.
  func hasChanged(_ path: String) -> Bool { done.contains { $0.path == path } }
}
