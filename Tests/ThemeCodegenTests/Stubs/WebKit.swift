// swift-format-ignore-file: written as the frameworks are, without their documentation
// The part of WebKit that generated View classes use.
import UIKit

@objc open class WKWebView: UIView {}
