import Synchronization

/// What one run of a watched command prints, kept until it is shown.
final class CapturedOutput: Sendable {
  /// That of the current run; nil if output goes where it belongs.
  @TaskLocal static var current: CapturedOutput?

  private struct State {
    var output: [UInt8] = []
    var messages: [UInt8] = []
    var isBroken = false
  }

  private let state = Mutex(State())

  var output: [UInt8] { state.withLock { $0.output } }
  var messages: [UInt8] { state.withLock { $0.messages } }
  /// Whether something that was shown could not be read, so that its picture lacks parts.
  var isBroken: Bool { state.withLock { $0.isBroken } }

  func addOutput(_ bytes: [UInt8]) { state.withLock { $0.output += bytes } }
  func addMessages(_ bytes: [UInt8]) { state.withLock { $0.messages += bytes } }
  func markBroken() { state.withLock { $0.isBroken = true } }
}
