/// An entry of `<connections>`.
package struct Connection: Sendable {
  package enum Detail: Sendable, Equatable {
    case outlet(property: String)
    /// Interface Builder writes `appends` for collections to which UIKit also adds objects (`gestureRecognizers`).
    case outletCollection(property: String, appends: Bool)
    /// `event` is nil for objects with a single event (bar button items, gesture recognizers).
    case action(selector: String, event: String?)
    case segue(kind: String, identifier: String?)
  }

  package var node: NodeID
  package var id: ObjectID?
  /// The object that contains the connection.
  package var source: NodeID
  /// The destination of an outlet, an action or a segue.
  package var destination: ObjectID?
  package var detail: Detail
}

extension ElementTree {
  /// Returns the connections of an object, in order. Those without a property or selector are omitted.
  package func connections(of object: NodeID) -> [Connection] {
    children(of: object, .connections).flatMap { list in
      children(of: list).compactMap { connection(at: $0, source: object) }
    }
  }

  /// Properties of UIKit outlets that do not describe their destination.
  package static var namelessOutlets: Set<String> {
    [
      "dataSource", "delegate", "searchContentsController", "searchResultsDataSource", "searchResultsDelegate", "view",
    ]
  }

  /// All outlets with properties that describe their destination, in document order.
  package var namingOutlets: [(property: String, destination: ObjectID)] {
    let nameless = Self.namelessOutlets
    return all.compactMap { id in
      guard kind(of: id) == .outlet, let property = string(.property, of: id), !nameless.contains(property),
        let destination = reference(.destination, of: id)
      else { return nil }
      return (property, destination)
    }
  }

  private func connection(at id: NodeID, source: NodeID) -> Connection? {
    let detail: Connection.Detail
    switch kind(of: id) {
    case .outlet:
      guard let property = string(.property, of: id) else { return nil }
      detail = .outlet(property: property)
    case .outletCollection:
      guard let property = string(.property, of: id) else { return nil }
      detail = .outletCollection(property: property, appends: bool(.appends, of: id) ?? false)
    case .action:
      guard let selector = string(.selector, of: id) else { return nil }
      detail = .action(selector: selector, event: string(.eventType, of: id))
    case .segue:
      detail = .segue(kind: string(.kind, of: id) ?? "show", identifier: string(.identifier, of: id))
    default: return nil
    }
    return Connection(
      node: id, id: objectID(of: id), source: source, destination: reference(.destination, of: id), detail: detail)
  }
}
