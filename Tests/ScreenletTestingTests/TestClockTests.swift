import ScreenletTesting
import Testing

@Suite struct TestClockTests {
  @Test func `sleepers wake in the order of their times, and not before`() async throws {
    let clock = TestClock()
    let order = Order()
    let tasks = [5, 2, 9].map { seconds in
      Task {
        try await clock.sleep(for: .seconds(seconds))
        await order.add(seconds)
      }
    }
    while clock.sleeperCount < 3 { await Task.yield() }
    await clock.advance(by: .seconds(1))
    #expect(await order.values.isEmpty)
    await clock.advance(by: .seconds(5))
    for task in tasks.prefix(2) { try await task.value }
    #expect(await order.values == [2, 5])
    tasks[2].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[2].value }
    #expect(clock.sleeperCount == 0)
    #expect(clock.now.offset == .seconds(6))
  }

  private actor Order {
    var values: [Int] = []
    func add(_ value: Int) { values.append(value) }
  }
}
