public import ThemeCompiler

/// The classes of Screenlets that documents name, each with a closure that creates a Screenlet.
///
/// The closure passes what a Screenlet needs, such as its queue of Connectors.
///
/// ```swift
/// controller.screenletClasses.register(CommentListScreenlet.self) { CommentListScreenlet(themes: $0, queue: queue) }
/// ```
public struct ScreenletClasses {
  private var factories: [String: @MainActor (ThemeWorkspace) -> BaseScreenlet] = [:]

  /// Creates a list without classes.
  public init() {}

  /// Adds a class, or replaces the closure of a class with the same name.
  ///
  /// - Parameter create: Creates a Screenlet without loading it.
  public mutating func register<Screenlet: BaseScreenlet>(
    _ type: Screenlet.Type, create: @escaping @MainActor (ThemeWorkspace) -> Screenlet
  ) {
    factories[String(describing: type)] = create
  }

  /// The names of the classes, sorted.
  public var names: [String] { factories.keys.sorted() }

  /// A new Screenlet of a class; nil if the class is not registered.
  @MainActor
  func make(_ name: String, _ themes: ThemeWorkspace) -> BaseScreenlet? { factories[name]?(themes) }

  /// The classes of two lists; those of this one replace others of the same name.
  func merging(_ outer: ScreenletClasses) -> ScreenletClasses {
    var all = outer
    all.factories.merge(factories) { _, own in own }
    return all
  }
}
