import LiferayScreens
import UIKit

class LoginView_brand: LoginView_default {
  @IBOutlet weak var titleLabel: UILabel?
}
