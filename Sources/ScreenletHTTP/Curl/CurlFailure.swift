#if os(Linux)
  internal import CLibCurl
  internal import Foundation

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Why libcurl gave up.
  struct CurlFailure {
    var code: CInt
    var host: String
    /// What OpenSSL says about the certificate (`X509_V_ERR_…`): 0 or, before it was asked, 1 if it says nothing.
    var verifyResult: Int
    /// `errno` of the last attempt to connect.
    var systemError: CInt

    var error: HTTPError {
      switch Int(code) {
      case CLC_E_UNSUPPORTED_PROTOCOL, CLC_E_WEIRD_SERVER_REPLY, CLC_E_BAD_CONTENT_ENCODING,
        CLC_E_WRITE_ERROR:
        .malformedResponse
      case CLC_E_URL_MALFORMAT: .invalidRequest(reason: .unsupportedURL)
      case CLC_E_LOGIN_DENIED: .invalidRequest(reason: .credentialsInURL)
      case CLC_E_COULDNT_RESOLVE_HOST, CLC_E_COULDNT_RESOLVE_PROXY: .cannotFindHost(host)
      case CLC_E_COULDNT_CONNECT:
        systemError == ENETUNREACH || systemError == ENETDOWN ? .offline : .cannotConnect(host: host)
      case CLC_E_PEER_FAILED_VERIFICATION: .tls(certificateFailure)
      case CLC_E_SSL_CACERT_BADFILE: .tls(.untrustedCertificate)
      case CLC_E_SSL_CERTPROBLEM: .tls(.clientCertificate)
      case CLC_E_SSL_CONNECT_ERROR: .tls(.handshake)
      default: .connectionLost
      }
    }

    /// The numbers are part of OpenSSL's API. A certificate that is refused although OpenSSL accepts it is for another host.
    private var certificateFailure: HTTPError.TLSFailure {
      switch verifyResult {
      case 0, 1, 62, 63, 64: .wrongHost
      case 9, 10: .certificateDate
      default: .untrustedCertificate
      }
    }
  }
#endif
