/// What a server sent to a widget: values by name. A result that is one value has the name `result`.
public typealias ServerResult = [String: any Sendable]

/// A call of a server.
typealias ServerCall = @MainActor () async throws -> ServerResult
