import LiferayScreens
import UIKit

class NoteView_default: BaseScreenletView, NoteViewModel {
  @IBOutlet weak var titleField: UITextField!
  @IBOutlet weak var bodyView: UITextView?
  @IBOutlet weak var publicSwitch: UISwitch!
  @IBOutlet weak var saveButton: UIButton!
  @IBOutlet weak var countLabel: UILabel!
  @IBOutlet weak var hintLabel: UILabel?
  @IBOutlet var stars: [UIButton]!
  var draft: UILabel?

  var title: String? {
    get { return titleField.text }
    set { titleField.text = newValue }
  }

  var body: String? {
    get { return bodyView?.text }
    set { bodyView?.text = newValue }
  }

  var isPublic: Bool {
    get { return publicSwitch.isOn }
    set { publicSwitch.isOn = newValue }
  }

  @IBAction func clear(_ sender: UIButton) {
    countLabel.text = "0"
  }

  @IBAction func edit(sender: Any) {}

  func reset(_ sender: Any) {}

  override func onCreated() {
    saveButton.restorationIdentifier = NoteScreenlet.SaveAction
  }
}
