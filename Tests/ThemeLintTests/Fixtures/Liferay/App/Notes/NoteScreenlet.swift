import LiferayScreens
import UIKit

@objc protocol NoteScreenletDelegate: BaseScreenletDelegate {
  @objc optional func screenlet(_ screenlet: NoteScreenlet, onSaved text: String)
}

class NoteScreenlet: BaseScreenlet {
  @IBInspectable var folder: String = ""
  @IBInspectable var isEditable: Bool = true
  @IBOutlet weak var noteDelegate: AnyObject?

  override func createInteractor(name: String, sender: Any?) -> Interactor? {
    switch name {
    case "save-note": return SaveNoteInteractor(screenlet: self)
    case "clear-note": return ClearNoteInteractor(screenlet: self)
    default: return nil
    }
  }
}

class SaveNoteInteractor: Interactor {}
class ClearNoteInteractor: Interactor {}
