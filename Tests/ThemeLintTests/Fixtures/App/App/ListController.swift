import UIKit

class ListController: UITableViewController {}

class ItemCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!

  func show(_ item: String) {
    nameLabel.text = item
  }
}
