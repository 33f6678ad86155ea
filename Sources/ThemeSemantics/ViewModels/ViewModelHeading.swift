internal import Synchronization
package import ThemeSource

/// The parts of a descriptor that lookups need.
package struct ViewModelHeading: Sendable {
  package var name: String
  package var screenlets: [String]
  package var refines: [String]
  /// The Screenlet's default theme, if it is not `default`.
  package var defaultTheme: String?
  /// The location of the document element's name.
  package var span: SourceSpan

  package init(_ descriptor: ViewModelDescriptor) {
    self.init(
      name: descriptor.name, screenlets: descriptor.screenlets, refines: descriptor.refines,
      defaultTheme: descriptor.defaultTheme, span: descriptor.span)
  }

  package init(name: String, screenlets: [String], refines: [String], defaultTheme: String?, span: SourceSpan) {
    self.name = name
    self.screenlets = screenlets
    self.refines = refines
    self.defaultTheme = defaultTheme
    self.span = span
  }
}

/// A descriptor in a catalog: its heading and its deferred contents.
package struct ListedDescriptor: Sendable {
  package var heading: ViewModelHeading
  package var value: DeferredDescriptor

  package init(heading: ViewModelHeading, value: DeferredDescriptor) {
    self.heading = heading
    self.value = value
  }

  package init(_ descriptor: ViewModelDescriptor) {
    self.init(heading: ViewModelHeading(descriptor), value: DeferredDescriptor(descriptor))
  }
}

/// A descriptor that is read on first use.
package final class DeferredDescriptor: Sendable {
  private let known: Mutex<ViewModelDescriptor?>
  private let read: @Sendable () -> ViewModelDescriptor

  package init(reading read: @escaping @Sendable () -> ViewModelDescriptor) {
    known = Mutex(nil)
    self.read = read
  }

  init(_ descriptor: ViewModelDescriptor) {
    known = Mutex(descriptor)
    read = { descriptor }
  }

  package var descriptor: ViewModelDescriptor {
    known.withLock { known in
      if let known { return known }
      let descriptor = read()
      known = descriptor
      return descriptor
    }
  }
}
