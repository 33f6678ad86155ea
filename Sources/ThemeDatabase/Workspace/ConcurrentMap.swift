/// Maps elements on all cores. The results are in the order of the input.
package func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
) async -> [Result] {
  let size = 16
  return await withTaskGroup(of: (Int, [Result]).self) { group in
    for start in stride(from: 0, to: elements.count, by: size) {
      group.addTask { (start, elements[start..<min(start + size, elements.count)].map(transform)) }
    }
    var chunks: [(Int, [Result])] = []
    for await chunk in group { chunks.append(chunk) }
    return chunks.sorted { $0.0 < $1.0 }.flatMap(\.1)
  }
}
