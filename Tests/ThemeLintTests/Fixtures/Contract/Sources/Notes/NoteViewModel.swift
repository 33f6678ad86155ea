import UIKit

/// What the views of a note present.
@objc public protocol NoteViewModel {
  var title: String? { get set }
  var body: String? { get set }
  var isPublic: Bool { get set }
}
