#if os(Linux)
  internal import CLibCurl
  internal import Foundation

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// A failure of libcurl.
  struct CurlFailure {
    var code: CURLcode
    var host: String
    /// The error of OpenSSL for the certificate (`X509_V_ERR_…`): 0 for none, 1 before the verification.
    var verifyResult: Int
    /// The value of `errno` after the last attempt to connect.
    var systemError: CInt

    var error: HTTPError {
      switch code {
      case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING,
        CURLE_WRITE_ERROR:
        .malformedResponse
      case CURLE_URL_MALFORMAT: .invalidRequest(reason: .unsupportedURL)
      case CURLE_LOGIN_DENIED: .invalidRequest(reason: .credentialsInURL)
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .cannotFindHost(host)
      case CURLE_COULDNT_CONNECT:
        systemError == ENETUNREACH || systemError == ENETDOWN ? .offline : .cannotConnect(host: host)
      case CURLE_PEER_FAILED_VERIFICATION: .tls(certificateFailure)
      case CURLE_SSL_CACERT_BADFILE: .tls(.untrustedCertificate)
      case CURLE_SSL_CERTPROBLEM: .tls(.clientCertificate)
      case CURLE_SSL_CONNECT_ERROR: .tls(.handshake)
      default: .connectionLost
      }
    }

    /// The numbers are part of OpenSSL's API. A certificate that libcurl refuses and OpenSSL accepts is for another
    /// host.
    private var certificateFailure: HTTPError.TLSFailure {
      switch verifyResult {
      case 0, 1, 62, 63, 64: .wrongHost
      case 9, 10: .certificateDate
      default: .untrustedCertificate
      }
    }
  }
#endif
