internal import Foundation

/// The target of a request. A redirect to a previous target is a loop.
struct RedirectTarget: Hashable {
  private let method: HTTPRequest.Method
  private let url: String

  init(_ request: HTTPRequest) {
    method = request.method
    // The fragment is not sent to the server.
    url = String(request.url.absoluteString.prefix { $0 != "#" })
  }
}

/// Scheme, host and port, to which credentials belong.
struct Origin: Hashable {
  let scheme: String
  let host: String
  private let port: Int

  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https", let host = url.host(),
      !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host.lowercased()
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }
}

extension HTTPRequest {
  /// The request to which a response redirects; nil for other responses.
  ///
  /// Methods change as in the Fetch standard: POST to GET by 301 and 302, all except HEAD to GET by 303.
  func redirected(by response: HTTPResponse) throws(HTTPError) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"] else {
      return nil
    }
    guard let target = URL(string: location, relativeTo: url)?.absoluteURL, let from = Origin(url),
      let to = Origin(target), target.user() == nil, target.password() == nil
    else { throw .refusedRedirect(.unsupportedURL) }
    guard from.scheme == "http" || to.scheme == "https" else { throw .refusedRedirect(.insecure) }

    var next = self
    next.url = target
    let becomesGet =
      response.status == 303 ? method != .head && method != .get : response.status <= 302 && method == .post
    if becomesGet {
      next.method = .get
      next.body = nil
      for name in ["Content-Type", "Content-Encoding", "Content-Language", "Content-Location"] {
        next.headers[name] = nil
      }
    }
    if from != to {
      next.authorization = nil
      for name in HTTPHeaders.confidential { next.headers[name] = nil }
      guard next.body == nil || from.host == to.host else { throw .refusedRedirect(.bodyToOtherHost) }
    }
    return next
  }
}
