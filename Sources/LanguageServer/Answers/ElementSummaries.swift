internal import ThemeSyntax

extension ElementKind {
  /// A sentence about the element; `nil` if the name of its class explains it.
  var summary: String? { Self.summaries[name] }

  /// By the names of elements.
  static let summaries: [String: String] = [
    "action": "Sends a message to an object when the user triggers an event of a control.",
    "attributedString": "A text with fonts, colors and paragraph styles for its parts.",
    "autoresizingMask": "How the frame follows that of the superview, if no constraints determine it.",
    "binding": "Shows an attribute of the ViewModel in an outlet, as a descriptor declares it with 'presents'.",
    "color": "A color by its components, its name in the resources or an asset catalog, or the name of a UIKit color.",
    "connections": "The outlets, actions and segues of the object.",
    "constraint": "A linear relation between attributes of one or two items: first == second × multiplier + constant.",
    "constraints": "The constraints that the view owns. Their items are the view itself and views inside it.",
    "document": "A theme, XIB or storyboard.",
    "fontDescription":
      "A font: of the system, by its name and family, by a text style, or by its name in the resources.",
    "image": "An image in the resources of the document, with its size in points.",
    "inset": "Distances from the four edges in points.",
    "layoutGuides": "The layout guides of the controller's view.",
    "move": "Moves an inherited element to another place in the tree.",
    "namedColor":
      "A color of the resources that colors refer to by its name. Entries of a theme set override those of its parents.",
    "namedFont":
      "A font of the resources that fonts refer to by its name. Entries of a theme set override those of its parents.",
    "objects": "The top-level objects: placeholders, views and controllers.",
    "outlet":
      "Assigns an object to a property of the object that contains the connection, when the document is loaded.",
    "outletCollection": "Adds an object to an array property of the object that contains the connection.",
    "placeholder": "An object that exists before the document is loaded, such as the file's owner.",
    "point": "A point by its coordinates.",
    "rect": "The recorded frame of a view in the coordinates of its superview. Constraints take precedence over it.",
    "remove": "Removes an inherited element.",
    "resources": "The colors, fonts and images that the document uses by name.",
    "scene": "A controller of a storyboard with its other top-level objects.",
    "segue": "A transition from the object that contains the connection to another controller.",
    "size": "A width and a height in points.",
    "state": "The title, colors and images of a button in one state, such as 'normal' or 'highlighted'.",
    "string": "A text, or a value of a user-defined attribute.",
    "subviews": "The subviews, from back to front.",
    "systemColor": "A color of UIKit as it was when the document was written.",
    "theme": "The header of a theme: its Screenlet, its name, its kind and the theme that it inherits from.",
    "themeSet": "Colors, fonts and images that the themes of a folder share.",
    "unset": "Removes an attribute or a value that is inherited from the parent.",
    "userDefinedRuntimeAttribute": "A value that is assigned to a key path when the document is loaded.",
    "variation": "Values for some size classes that replace those of the element.",
    "viewLayoutGuide": "A layout guide of a view, such as its safe area.",
  ]
}
