// swift-format-ignore-file
// The part of WebKit that generated View classes use.
import UIKit

@objc open class WKWebView: UIView {}
@objc open class WKWebViewConfiguration: NSObject {}
