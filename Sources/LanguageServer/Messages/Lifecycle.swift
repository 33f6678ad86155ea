struct InitializeParameters: Decodable {
  struct Folder: Decodable {
    var uri: String
  }

  struct Capabilities: Decodable {
    struct General: Decodable {
      struct Markdown: Decodable {
        /// The HTML elements that the client shows in Markdown.
        var allowedTags: [String]?
      }
      var positionEncodings: [String]?
      var markdown: Markdown?
    }
    struct Dynamic: Decodable {
      var dynamicRegistration: Bool?
    }
    struct Edits: Decodable {
      var documentChanges: Bool?
      /// The operations on files that the client supports, such as `create`.
      var resourceOperations: [String]?
    }
    struct Refresh: Decodable {
      var refreshSupport: Bool?
    }
    struct Workspace: Decodable {
      var workspaceEdit: Edits?
      var didChangeWatchedFiles: Dynamic?
      var diagnostics: Refresh?
      var inlayHint: Refresh?
      var codeLens: Refresh?
    }
    struct Document: Decodable {
      struct Completion: Decodable {
        struct Item: Decodable {
          var snippetSupport: Bool?
        }
        var completionItem: Item?
      }
      var completion: Completion?
    }
    struct Window: Decodable {
      struct ShowDocument: Decodable {
        var support: Bool?
      }
      var workDoneProgress: Bool?
      var showDocument: ShowDocument?
    }

    var general: General?
    var workspace: Workspace?
    var textDocument: Document?
    var window: Window?
  }

  /// Options that an editor's settings contain.
  struct Options: Decodable {
    /// Whether hover has pictures.
    var pictures: Bool?
  }

  var rootUri: String?
  var rootPath: String?
  var workspaceFolders: [Folder]?
  var capabilities: Capabilities?
  var initializationOptions: Options?
}

struct InitializeResult: Encodable {
  struct ServerInfo: Encodable {
    var name = "themec"
    var version: String
  }

  var capabilities: ServerCapabilities
  var serverInfo: ServerInfo
}

struct ServerCapabilities: Encodable {
  struct Sync: Encodable {
    var openClose = true
    /// Incremental changes.
    var change = 2
    var save = true
  }
  struct Actions: Encodable {
    var codeActionKinds = ["quickfix", "source.fixAll.themec"]
  }
  struct Completion: Encodable {
    var triggerCharacters = ["<", " ", "\"", "/"]
  }
  struct Rename: Encodable {
    var prepareProvider = true
  }
  struct Lenses: Encodable {
    var resolveProvider = false
  }
  struct Commands: Encodable {
    var commands = EditorCommand.allCases.map(\.rawValue)
  }
  struct Diagnostics: Encodable {
    var identifier = "themec"
    var interFileDependencies = true
    var workspaceDiagnostics = true
  }
  struct Workspace: Encodable {
    struct Folders: Encodable {
      var supported = true
      var changeNotifications = true
    }
    var workspaceFolders = Folders()
  }

  var positionEncoding: PositionEncoding
  var textDocumentSync = Sync()
  var diagnosticProvider = Diagnostics()
  var codeActionProvider = Actions()
  var documentFormattingProvider = true
  var documentRangeFormattingProvider = true
  var inlayHintProvider = true
  var codeLensProvider = Lenses()
  var executeCommandProvider = Commands()
  var documentSymbolProvider = true
  var foldingRangeProvider = true
  var selectionRangeProvider = true
  var hoverProvider = true
  var definitionProvider = true
  var referencesProvider = true
  var documentHighlightProvider = true
  var renameProvider = Rename()
  var completionProvider = Completion()
  var linkedEditingRangeProvider = true
  var colorProvider = true
  var workspaceSymbolProvider = true
  var workspace = Workspace()
}

struct DocumentItem: Decodable {
  struct Item: Decodable {
    var uri: String
    var version: Int
    var text: String
  }
  var textDocument: Item
}

struct DocumentChange: Decodable {
  struct Identifier: Decodable {
    var uri: String
    var version: Int
  }
  var textDocument: Identifier
  var contentChanges: [OpenDocument.Change]
}

/// The parameters of requests about a document or a position in it.
struct DocumentParameters: Decodable {
  struct Identifier: Decodable, Sendable {
    var uri: String
  }
  struct Context: Decodable {
    var includeDeclaration: Bool?
  }
  var textDocument: Identifier
  var position: Position?
  var positions: [Position]?
  var range: TextRange?
  var newName: String?
  var context: Context?
}

struct WatchedFiles: Decodable {
  struct Change: Decodable {
    var uri: String
    /// 1 for a created file, 2 for a changed one, 3 for a deleted one.
    var type: Int
  }
  var changes: [Change]
}

struct FolderChange: Decodable {
  struct Event: Decodable {
    var added: [InitializeParameters.Folder]
    var removed: [InitializeParameters.Folder]
  }
  var event: Event
}

struct Cancellation: Decodable {
  var id: RequestID
}

struct WorkspaceQuery: Decodable {
  var query: String
}

struct LoggedMessage: Encodable {
  /// 1 for errors, 2 for warnings, 3 for information.
  var type: Int
  var message: String
}

struct Registrations: Encodable {
  struct Options: Encodable {
    struct Watcher: Encodable {
      var globPattern: String
    }
    var watchers: [Watcher]
  }
  struct Registration: Encodable {
    var id: String
    var method: String
    var registerOptions: Options
  }
  var registrations: [Registration]
}
