import Screenlets

/// Loads the ratings of an entry, or rates it.
final class RatingInteractor: AsyncInteractor<Rating> {
  private let server: RatingServer
  private let entryId: Int64
  private let score: Int?

  /// - Parameter score: The user's stars; nil to load the ratings only.
  init(screenlet: BaseScreenlet, server: RatingServer, entryId: Int64, score: Int?) {
    self.server = server
    self.entryId = entryId
    self.score = score
    super.init(screenlet: screenlet)
  }

  override func run() async throws -> Rating { try await server.rating(of: entryId, score: score) }
}
