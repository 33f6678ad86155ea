/// The edits of a session, which can be undone as long as nobody else changes the files.
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

  /// Marks the last edit as undone.
  mutating func undo() { if let edit = done.popLast() { undone.append(edit) } }

  /// Marks the edit that was undone last as done again.
  mutating func redo() { if let edit = undone.popLast() { done.append(edit) } }
}
