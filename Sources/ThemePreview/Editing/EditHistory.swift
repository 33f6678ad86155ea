/// The edits of a session, which can be undone unless the same lines were changed elsewhere.
struct EditHistory: Sendable {
  struct Edit: Sendable, Equatable {
    var path: String
    var before: [UInt8]
    var after: [UInt8]
    /// A description of the edit, such as `text: “Sign in” → “Log in”`.
    var title: String
    /// The view, the key of the value, and the previous value.
    var view = ""
    var key = ""
    var text = ""
  }

  /// Maximum number of edits that can be undone.
  static let limit = 200

  private(set) var done: [Edit] = []
  private(set) var undone: [Edit] = []

  /// Adds an edit. Undone edits can no longer be redone.
  mutating func add(_ edit: Edit) {
    done.append(edit)
    if done.count > Self.limit { done.removeFirst(done.count - Self.limit) }
    undone = []
  }

  var nextUndo: Edit? { done.last }
  var nextRedo: Edit? { undone.last }

  /// Undoes the last edit in a version of its file. Nil if that version has changed the same lines.
  mutating func undo(in current: [UInt8]) -> [UInt8]? {
    guard var edit = done.last, let bytes = CarriedChange.applied(from: edit.after, to: edit.before, in: current) else {
      return nil
    }
    done.removeLast()
    (edit.before, edit.after) = (bytes, current)
    undone.append(edit)
    return bytes
  }

  /// Redoes the edit that was undone last. Nil if the file has changed in the same lines.
  mutating func redo(in current: [UInt8]) -> [UInt8]? {
    guard var edit = undone.last, let bytes = CarriedChange.applied(from: edit.before, to: edit.after, in: current)
    else { return nil }
    undone.removeLast()
    (edit.before, edit.after) = (current, bytes)
    done.append(edit)
    return bytes
  }

  func hasChanged(_ path: String) -> Bool { done.contains { $0.path == path } }
}
