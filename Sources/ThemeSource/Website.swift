/// The project's website, which `release/site` writes.
package enum Website {
  /// Its address, without a slash at the end; `nil` in builds that were not told it. `release/build` writes THEMEC_SITE here.
  package static let address: String? = nil

  /// The page about a rule. Notices have none.
  package static func page(of code: Diagnostic.Code, at address: String? = Self.address) -> String? {
    address.map { "\($0)/rules/\(code.rawValue)/" }
  }

  /// The JSON Schema of `.themec.yml`.
  package static func configurationSchema(at address: String? = Self.address) -> String? {
    address.map { "\($0)/schemas/configuration.schema.json" }
  }
}
