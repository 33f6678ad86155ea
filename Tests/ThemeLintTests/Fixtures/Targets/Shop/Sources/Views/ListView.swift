import UIKit

class ListView: UIView {
  @IBOutlet var nameLabel: UIView?
}
