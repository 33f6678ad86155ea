internal import ThemeSource

/// The names by which code can load a project's documents, their parts and its resources.
package struct LoadableNames: Sendable {
  /// The names of the documents other than storyboards, without extension.
  package var nibs: Set<String> = []
  /// The identifiers of the scenes in each storyboard, by its name.
  package var controllers: [String: Set<String>] = [:]
  package var segues: Set<String> = []
  /// The names in scenes, by the class of their controller.
  package var scenes: [String: SceneNames] = [:]
  /// The identifiers of the cells and supplementary views in storyboards, which lists know without registration.
  package var cells: Set<String> = []
  /// The identifiers of the cells in each document other than storyboards, by its name.
  package var nibCells: [String: [String]] = [:]
  /// The XIBs that connect outlets of a cell of the class with the XIB's name.
  package var cellsWithOutlets: Set<String> = []
  /// The names of all documents below the root, including excluded and compiled ones; called if a name is in no document.
  package var onDisk: @Sendable () -> Set<String> = { [] }
  /// The names of the documents that no target builds although the targets are known, so that no app has them.
  package var unbuilt: Set<String> = []
  package var assets = AssetNames()
  /// The PostScript names of the fonts of the system and the project.
  package var fonts: Set<String> = []
  /// The fonts of the project that nothing loads, by PostScript name.
  package var unlistedFonts: [String: UnlistedFont] = [:]

  package init() {}
}

/// The names in the scenes of a class.
package struct SceneNames: Sendable {
  /// The storyboards with the scenes.
  package var storyboards: Set<String> = []
  package var segues: Set<String> = []
  /// The identifiers of the cells and supplementary views.
  package var cells: Set<String> = []

  package init() {}
}

/// A font of an app that `UIAppFonts` does not list, so that UIKit does not find it.
package struct UnlistedFont: Sendable {
  /// The name of its file.
  package var fileName: String
  /// The path of the file whose `UIAppFonts` should list it.
  package var list: String

  package init(fileName: String, list: String) {
    self.fileName = fileName
    self.list = list
  }

  package var help: String { "add '\(fileName.escaped)' to UIAppFonts in '\(list.escaped)'" }
}
