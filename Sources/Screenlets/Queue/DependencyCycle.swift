extension ServerConnector {
  /// The names on a way along the dependencies of waiting Connectors from this one back to itself, or nil.
  ///
  /// Connectors that are not enqueued yet may still change theirs: the last member of a cycle finds it.
  final func dependencyCycle() -> [String]? {
    // Depth first without recursion: the length of a chain is not limited.
    var path: [(connector: ServerConnector, next: Int)] = [(self, 0)]
    var visited: Set<ObjectIdentifier> = []
    while let (connector, next) = path.popLast() {
      guard connector.dependencies.indices.contains(next) else { continue }
      path.append((connector, next + 1))
      let dependency = connector.dependencies[next]
      if dependency === self { return path.map(\.connector.name) + [name] }
      if dependency.state == .waiting, visited.insert(ObjectIdentifier(dependency)).inserted {
        path.append((dependency, 0))
      }
    }
    return nil
  }
}
