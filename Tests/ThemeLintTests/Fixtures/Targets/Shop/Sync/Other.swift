import UIKit

class Other: UIView {
}
