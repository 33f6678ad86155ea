import Synchronization

/// The output of a run of a watched command, kept until it is shown.
final class CapturedOutput: Sendable {
  /// The output of the current run, or `nil` if it is written directly.
  @TaskLocal static var current: CapturedOutput?

  private struct State {
    var output: [UInt8] = []
    var messages: [UInt8] = []
    var isBroken = false
  }

  private let state = Mutex(State())

  var output: [UInt8] { state.withLock { $0.output } }
  var messages: [UInt8] { state.withLock { $0.messages } }
  /// Whether an input could not be read, so that the picture is incomplete.
  var isBroken: Bool { state.withLock { $0.isBroken } }

  func addOutput(_ bytes: [UInt8]) { state.withLock { $0.output += bytes } }
  func addMessages(_ bytes: [UInt8]) { state.withLock { $0.messages += bytes } }
  func markBroken() { state.withLock { $0.isBroken = true } }
}
