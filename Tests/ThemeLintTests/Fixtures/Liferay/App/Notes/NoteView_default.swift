import LiferayScreens
import UIKit

@objc protocol NoteViewModel {
  var text: String? { get set }
}

class NoteView_default: BaseScreenletView, NoteViewModel {
  @IBOutlet weak var textField: UITextField!
  @IBOutlet weak var saveButton: UIButton!

  var text: String? {
    get { return textField.text }
    set { textField.text = newValue }
  }

  @IBAction func saveTapped(_ sender: UIButton) {
    userAction(name: "save-note", sender: sender)
  }

  @IBAction func clearTapped(_ sender: UIButton) {
    userAction(name: "clear-note", sender: sender)
  }
}
