internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension HTTPError {
  /// Converts an error of URLSession.
  init(_ error: any Error, host: String) {
    let error = error as NSError
    guard error.domain == NSURLErrorDomain else {
      self = .connectionLost
      return
    }
    self =
      switch URLError.Code(rawValue: error.code) {
      case .cannotFindHost, .dnsLookupFailed: .cannotFindHost(host)
      case .cannotConnectToHost: .cannotConnect(host: host)
      case .notConnectedToInternet, .internationalRoamingOff, .callIsActive, .dataNotAllowed: .offline
      case .cancelled, .userCancelledAuthentication: .cancelled
      case .serverCertificateUntrusted: .tls(.untrustedCertificate)
      case .serverCertificateHasUnknownRoot: .tls(.untrustedCertificate)
      case .serverCertificateHasBadDate, .serverCertificateNotYetValid: .tls(.certificateDate)
      case .clientCertificateRejected, .clientCertificateRequired: .tls(.clientCertificate)
      case .secureConnectionFailed: .tls(.handshake)
      case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData, .zeroByteResource,
        .dataLengthExceedsMaximum:
        .malformedResponse
      case .badURL, .unsupportedURL: .invalidRequest(reason: .unsupportedURL)
      default: .connectionLost
      }
  }
}
