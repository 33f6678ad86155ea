public import Foundation
public import ThemeCompiler

extension LibraryError: LocalizedError {
  /// A sentence for people, also where the error is only known as an `Error`.
  public var errorDescription: String? { description }
}
