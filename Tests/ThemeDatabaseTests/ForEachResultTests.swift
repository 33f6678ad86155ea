import Synchronization
import Testing
import ThemeDatabase

/// Concurrent work on the elements of an array.
struct ForEachResultTests {
  @Test(arguments: [1, 2, 3, 8, 100])
  func `results are returned in the order of the elements, even if early elements take longer`(jobs: Int) async {
    var results: [Int] = []
    await forEachResult(
      of: Array(0..<200), jobs: jobs,
      { number in
        // Early elements take the longest.
        if number % 50 < 3 { try? await Task.sleep(for: .milliseconds(5)) }
        return number
      },
      { results.append($0) })
    #expect(results == Array(0..<200))
  }

  @Test(arguments: [1, 2, 5])
  func `no more elements are processed at once than there are jobs`(jobs: Int) async {
    let state = Mutex((running: 0, most: 0))
    await forEachResult(
      of: Array(0..<60), jobs: jobs,
      { _ in
        state.withLock {
          $0.running += 1
          $0.most = max($0.most, $0.running)
        }
        try? await Task.sleep(for: .milliseconds(1))
        state.withLock { $0.running -= 1 }
      },
      { _ in })
    #expect(state.withLock(\.most) <= jobs)
    #expect(state.withLock(\.running) == 0)
  }
}
