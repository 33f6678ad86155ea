import Foundation
import Testing

@testable import ScreenletHTTP

@Suite struct ErrorMessageTests {
  @Test(
    arguments: [
      (.cannotFindHost("example.invalid"), "The server “example.invalid” cannot be found.", -1003),
      (.timedOut(after: .seconds(15)), "The server did not answer within 15 seconds.", -1001),
      (.timedOut(after: .seconds(1)), "The server did not answer within 1 second.", -1001),
      (.timedOut(after: .milliseconds(250)), "The server did not answer within 0.2 seconds.", -1001),
      (.tooLarge(limit: 4 << 20), "The response is larger than 4 MB.", -1103),
      (.tooLarge(limit: 100), "The response is larger than 100 bytes.", -1103),
      (.status(500), "The server reported an internal error (500).", 500),
      (.tls(.wrongHost), "The connection is not secure: the certificate belongs to another server.", -1202),
    ] as [(HTTPError, String, Int)])
  func `an error has a sentence for users, also as an NSError`(error: HTTPError, message: String, code: Int) {
    #expect(error.localizedDescription == message)
    #expect((error as NSError).localizedDescription == message)
    #expect((error as NSError).code == code)
    let wrapped = JSONWebServiceError.http(error)
    #expect((wrapped as NSError).localizedDescription == message)
    #expect((wrapped as NSError).code == code)
  }

  @Test(
    arguments: [
      (401, "The server asks for a user name and a password.", "The user name or the password is wrong."),
      (403, "The server refuses access.", "You are not allowed to do this."),
      (404, "The server has no such page.", "The server has no such service. Is its address that of a portal?"),
    ] as [(Int, String, String)])
  func `a status has different sentences for a page and a web service`(
    status: Int, page: String, service: String
  ) {
    let error = HTTPError.status(status)
    let wrapped = JSONWebServiceError.http(error)
    #expect(error.localizedDescription == page)
    #expect((wrapped as NSError).localizedDescription == service)
    #expect((error as NSError).code == status)
    #expect((wrapped as NSError).code == status)
  }

  @Test func `an exception is described by its message, or else its class`() {
    let error = JSONWebServiceError.exception(.init(type: "com.liferay.NoSuchGroupException", message: nil))
    #expect((error as NSError).localizedDescription == "The server reported an error: NoSuchGroupException")
    #expect((error as NSError).localizedFailureReason == "com.liferay.NoSuchGroupException")
    let other = JSONWebServiceError.exception(.init(type: nil, message: "No Group exists"))
    #expect(other.localizedDescription == "The server reported an error: No Group exists")
  }
}
