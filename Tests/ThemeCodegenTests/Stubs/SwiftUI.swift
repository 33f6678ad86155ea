// swift-format-ignore-file
// The part of SwiftUI that generated classes use.
import UIKit

public protocol View {}
public struct AnyView: View {}

open class UIHostingController<Content: View>: UIViewController {
  public required init?(coder: NSCoder) { super.init() }
}
