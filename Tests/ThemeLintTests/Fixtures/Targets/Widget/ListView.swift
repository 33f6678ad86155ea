import UIKit

class ListView: UIView {
  @IBOutlet var titleLabel: UIView?
}
