import ArgumentParser
import ThemeDatabase
import ThemeProject
import ThemeSemantics
import ThemeSource

extension CompletionKind {
  /// Theme files, XIBs and storyboards.
  static var themeFiles: CompletionKind { .file(extensions: ["xml", "xib", "storyboard"]) }

  /// The Screenlets of the project and the shipped ones, and the files of the typed folder.
  static var screenletsAndFiles: CompletionKind {
    .custom { _, _, typed in
      let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
      let files = DiskFileSystem()
      let paths = files.names(in: folder.isEmpty ? "." : folder).sorted().compactMap { name -> String? in
        if name.hasPrefix(".") { return nil }
        if files.isFolder(folder + name) { return folder + name + "/" }
        return Discovery().isWanted(name) ? folder + name : nil
      }
      return (folder.isEmpty ? completedNames { $0.screenlet } : []) + paths
    }
  }

  static var screenlets: CompletionKind { .custom { _, _, _ in completedNames { $0.screenlet } } }

  /// The names of the themes of the project and of the shipped ones.
  static var themes: CompletionKind { .custom { _, _, _ in completedNames { $0.effectiveTheme } } }

  static var devices: CompletionKind { .list(Device.all.flatMap(\.names)) }
}

/// Names in the file names of the current directory's project and of the shipped themes, sorted.
private func completedNames(_ name: (FileName) -> String?) -> [String] {
  let names = Session(Project.find(for: ".")).snapshot.fileNames
  return Set(names.filter { $0.screenlet != nil }.compactMap(name)).sorted()
}
