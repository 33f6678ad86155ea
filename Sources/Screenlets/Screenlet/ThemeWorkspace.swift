public import Foundation
public import ThemeCompiler

/// The themes of a project, from which Screenlets load theirs. It is declared in the module ThemeCompiler.
public typealias ThemeWorkspace = ThemeCompiler.ThemeWorkspace

extension LibraryError: LocalizedError {
  /// A sentence for people, also where the error is only known as an `Error`.
  public var errorDescription: String? { description }
}
