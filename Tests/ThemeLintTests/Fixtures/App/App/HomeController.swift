import UIKit

class HomeController: UIViewController, UITextFieldDelegate {
  @IBAction func open(_ sender: Any) {}
}

class CardView: UIView {
  @IBOutlet weak var nameLabel: UILabel!
}
