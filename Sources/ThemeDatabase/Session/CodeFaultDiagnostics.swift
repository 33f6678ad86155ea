internal import CodeModel
internal import ThemeSource

extension [CodeFault] {
  /// One diagnostic for each source with an error, or one for all if these are many: sources in Swift 2 or 3 have errors
  /// throughout. The array has the first error of each source.
  var diagnostics: [Diagnostic] {
    guard let first, count > Self.mostFaults else {
      return map { fault in
        Diagnostic(
          .swiftSyntax, "this Swift source cannot be read completely: \(fault.message)", at: fault.span,
          help: "fix it first; classes that it declares are not checked until then")
      }
    }
    return [
      Diagnostic(
        .swiftSyntax,
        "\(count) Swift sources cannot be read completely: \(first.message)",
        at: first.span,
        related: dropFirst().prefix(Self.relatedLimit).map {
          .init($0.span, "this one cannot be read either: \($0.message)")
        },
        help: "classes that they declare are not checked; convert sources in Swift 2 or 3, or exclude them")
    ]
  }

  private static var mostFaults: Int { 3 }
  private static var relatedLimit: Int { 8 }
}
