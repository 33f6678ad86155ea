/// A credential store that forgets everything when the program ends.
public actor MemoryCredentialStore: CredentialStore {
  private var credentials: StoredCredentials?

  /// Creates a store.
  public init(_ credentials: StoredCredentials? = nil) { self.credentials = credentials }

  /// Keeps credentials in place of those kept before.
  public func store(_ credentials: StoredCredentials) { self.credentials = credentials }

  /// The credentials, or nil if none are kept.
  public func load() -> StoredCredentials? { credentials }

  /// Removes the credentials, if any.
  public func remove() { credentials = nil }
}
