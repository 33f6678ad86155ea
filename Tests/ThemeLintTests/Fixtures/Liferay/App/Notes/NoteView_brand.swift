import LiferayScreens
import UIKit

class NoteView_brand: NoteView_default {
  override func onCreated() {
    super.onCreated()
    saveButton.layer.cornerRadius = 8
  }
}
