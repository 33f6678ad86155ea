#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The number of processors, from 1 to 64.
package var processorCount: Int { min(max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), 64) }

/// Transforms elements with at most `jobs` tasks at once, and hands the results over in the order of the input.
///
/// A result is handed over as soon as all before it were, so that few wait at a time. With one job, everything happens on
/// the caller's task.
package func forEachResult<Element: Sendable, Result: Sendable>(
  of elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) async -> Result,
  _ consume: (Result) -> Void
) async {
  guard jobs > 1, elements.count > 1 else {
    for element in elements { consume(await transform(element)) }
    return
  }
  await withTaskGroup(of: (Int, [Result]).self) { group in
    var start = 0
    func addTask() {
      // Tasks of several elements, and of fewer towards the end, so that all jobs end at about the same time.
      let size = max(1, min(16, (elements.count - start) / (jobs * 4)))
      let range = start..<min(start + size, elements.count)
      start = range.upperBound
      group.addTask {
        var results: [Result] = []
        for element in elements[range] { results.append(await transform(element)) }
        return (range.lowerBound, results)
      }
    }
    for _ in 0..<jobs where start < elements.count { addTask() }
    var waiting: [Int: [Result]] = [:]
    var next = 0
    while let (position, results) = await group.next() {
      waiting[position] = results
      if start < elements.count { addTask() }
      while let results = waiting.removeValue(forKey: next) {
        for result in results { consume(result) }
        next += results.count
      }
    }
  }
}
