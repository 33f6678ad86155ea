import UIKit

class PanelView: UIView {
  @IBOutlet weak var titleLabel: UILabel!

  func show(_ text: String) {
    titleLabel.text = text
  }
}
