internal import Synchronization
package import ThemeSource

/// What finding a descriptor needs of it.
package struct ViewModelHeading: Sendable {
  package var name: String
  package var screenlets: [String]
  package var refines: [String]
  /// Theme that is the Screenlet's default where it is not `default`.
  package var defaultTheme: String?
  /// Where the name stands; of a descriptor that was not read the start of its file.
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

/// A descriptor that is read when it is first asked for.
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
