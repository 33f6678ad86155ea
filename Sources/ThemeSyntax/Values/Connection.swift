/// An entry of `<connections>`.
package struct Connection: Sendable {
  package enum Detail: Sendable, Equatable {
    case outlet(property: String)
    /// `appends` is written by Interface Builder for collections that UIKit fills too (`gestureRecognizers`).
    case outletCollection(property: String, appends: Bool)
    /// `event` is nil for objects that have only one (bar button items, gesture recognizers).
    case action(selector: String, event: String?)
    case segue(kind: String, identifier: String?)
  }

  package var node: NodeID
  package var id: ObjectID?
  /// The object whose `<connections>` hold it.
  package var source: NodeID
  /// The object that an outlet names, that an action is sent to, or that a segue leads to.
  package var destination: ObjectID?
  package var detail: Detail
}

extension ElementTree {
  /// The connections of an object, in order; those that lack their property or selector are left out.
  package func connections(of object: NodeID) -> [Connection] {
    children(of: object, .connections).flatMap { list in
      children(of: list).compactMap { connection(at: $0, source: object) }
    }
  }

  /// Properties of outlets of UIKit that say nothing of what they lead to.
  package static var namelessOutlets: Set<String> {
    [
      "dataSource", "delegate", "searchContentsController", "searchResultsDataSource", "searchResultsDelegate", "view",
    ]
  }

  /// The outlets of all objects that name what they lead to, in document order.
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
