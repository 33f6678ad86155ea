import LiferayScreens
import UIKit

class NoteScreenlet: BaseScreenlet {
  static let SaveAction = "save-note"
  static let RateAction = "rate-note"

  @IBInspectable var noteId: Int64 = 0
  @IBInspectable var autoLoad: Bool = true
  @IBInspectable var accent: UIColor?
  var cache: [String: String] = [:]

  override func createInteractor(name: String, sender: AnyObject?) -> Interactor? {
    switch name {
    case NoteScreenlet.SaveAction:
      return SaveNoteInteractor(screenlet: self)
    case NoteScreenlet.RateAction:
      guard let rating = sender as? Double else { return nil }
      return RateNoteInteractor(screenlet: self, rating: rating)
    default:
      return nil
    }
  }
}
