import Foundation

/// Whether tests of real files and of random values try all that they can.
///
/// By default they try some, so that `swift test` takes a few minutes. `.ci/long thorough` sets `THEMEC_THOROUGH`.
package let isThorough = ProcessInfo.processInfo.environment["THEMEC_THOROUGH"] != nil

/// Returns how many files or random values a test tries: `usual`, or `all` in a thorough run.
package func trials(_ usual: Int, of all: Int) -> Int { isThorough ? all : usual }

extension Sequence {
  /// Every `step`-th element, or all of them in a thorough run.
  package func sampled(every step: Int) -> [Element] {
    enumerated().filter { isThorough || $0.offset % step == 0 }.map(\.element)
  }
}
