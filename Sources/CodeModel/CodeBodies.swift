internal import Synchronization

/// The bodies of the types of one file, read with the file or on first use.
///
/// Most classes need only their members, and reading bodies takes longer than reading declarations.
package final class CodeBodies: Sendable {
  /// The results of reading the code of one type.
  package struct Body: Sendable {
    package var uses: CodeUses
    /// The members of outlets that each property's accessors read and write, in the order of the properties.
    package var presentations: [[PresentationAccess]]

    package init(uses: CodeUses = CodeUses(), presentations: [[PresentationAccess]] = []) {
      self.uses = uses
      self.presentations = presentations
    }
  }

  private let known: Mutex<[Body]?>
  private let read: @Sendable () -> [Body]

  /// - Parameter read: the bodies of the types of the file, in the order of ``CodeFile/types``.
  package init(reading read: @escaping @Sendable () -> [Body]) {
    known = Mutex(nil)
    self.read = read
  }

  package init(_ bodies: [Body]) {
    known = Mutex(bodies)
    read = { bodies }
  }

  /// Returns the body of the type with a number in the file.
  subscript(type: Int) -> Body {
    let bodies = known.withLock { known in
      if let known { return known }
      let made = read()
      known = made
      return made
    }
    return bodies.indices.contains(type) ? bodies[type] : Body()
  }
}

package struct TypeCode: Sendable, Equatable {
  private let bodies: CodeBodies
  private let type: Int

  /// - Parameter type: the number of the type in the file.
  package init(_ bodies: CodeBodies, type: Int) {
    self.bodies = bodies
    self.type = type
  }

  package var uses: CodeUses { bodies[type].uses }

  /// The members of outlets that a property's accessors read and write.
  func presentations(ofProperty number: Int) -> [PresentationAccess] {
    let all = bodies[type].presentations
    return all.indices.contains(number) ? all[number] : []
  }

  package static func == (a: TypeCode, b: TypeCode) -> Bool {
    a.bodies[a.type].uses == b.bodies[b.type].uses
      && a.bodies[a.type].presentations == b.bodies[b.type].presentations
  }
}

/// The code of the accessors of one property.
package struct PropertyCode: Sendable, Equatable {
  private let type: TypeCode
  private let property: Int

  /// - Parameter property: the number of the property in its type.
  package init(_ type: TypeCode, property: Int) {
    self.type = type
    self.property = property
  }

  var presentations: [PresentationAccess] { type.presentations(ofProperty: property) }

  package static func == (a: PropertyCode, b: PropertyCode) -> Bool { a.presentations == b.presentations }
}
