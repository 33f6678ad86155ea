/// Names that the code of a new Screenlet cannot declare, because a framework has them.
enum TakenNames {
  // MARK: Views

  /// Members of views, which cannot be names of attributes. Those of UIKit also apply in the terminal, so that a
  /// Screenlet can move to an app.
  static let viewMembers: Set<String> = [
    // UIResponder, NSObject
    "activityItemsConfiguration", "debugDescription", "description", "editingInteractionConfiguration", "hash",
    "inputAccessoryView", "inputAccessoryViewController", "inputAssistantItem", "inputView", "inputViewController",
    "isFirstResponder", "keyCommands", "next", "pasteConfiguration", "superclass", "textInputContextIdentifier",
    "textInputMode", "undoManager", "userActivity",
    // UIView
    "alignmentRectInsets", "bottomAnchor", "bounds", "center", "constraints", "directionalLayoutMargins", "frame",
    "gestureRecognizers", "interactions", "intrinsicContentSize", "keyboardLayoutGuide", "layer", "layoutGuides",
    "layoutMargins", "layoutMarginsGuide", "leadingAnchor", "leftAnchor", "mask", "motionEffects",
    "overrideUserInterfaceStyle", "readableContentGuide", "rightAnchor", "safeAreaInsets", "safeAreaLayoutGuide",
    "subviews", "superview", "topAnchor", "trailingAnchor", "traitCollection", "transform", "transform3D", "window",
    // BaseScreenletView
    "addScreenlet", "becomeFirstResponder", "changeEditable", "createProgressPresenter", "editable", "endEditing",
    "isLoading", "onCreated", "onDestroy", "onFinishInteraction", "onHide", "onPreAction", "onPreCreate",
    "onSetDefaultDelegate", "onSetTranslations", "onSetUserActionForControl", "onShow", "onStartInteraction", "outlet",
    "outlets", "perform", "presentingViewController", "progressMessageForAction", "progressMessages", "screenlet",
    "themeName", "userAction", "userActionWithSender", "viewWithTag",
  ]

  // MARK: Screenlets

  /// Members of Liferay's BaseScreenlet, beside those of views.
  static let screenletMembers: Set<String> = [
    "delegate", "isRunningOnInterfaceBuilder", "loadScreenletView", "performDefaultAction", "presentingViewController",
    "refreshTranslations", "screenletView", "themeName",
  ]

  // MARK: Interactors and Connectors

  /// Returns the names that inputs of Connectors and Interactors cannot have: those of members, and those that would
  /// hide a member in the generated methods.
  static func inputs(of flavor: CodegenFlavor) -> Set<String> { members(of: flavor).union(["connector", "session"]) }

  /// Returns the members of Connectors and Interactors.
  static func members(of flavor: CodegenFlavor) -> Set<String> {
    switch flavor {
    case .terminal: terminalMembers
    case .uikit: screensMembers
    }
  }

  /// Members of the run time's ServerConnector, Interactor and AsyncInteractor, and of generated Interactors.
  private static let terminalMembers: Set<String> = [
    // ServerConnector
    "addDependency", "attempts", "cancel", "cancelImmediately", "createSession", "dependencies", "dependencyCycle",
    "dependents", "doRun", "enrollment", "finish", "isCancelled", "lastError", "name", "postRun", "preRun", "priority",
    "retryPolicy", "run",
    "state", "validateData", "waitUntilFinished",
    // Interactors
    "actionName", "callOnFailure", "callOnSuccess", "interactionResult", "onFailure", "onSuccess", "queue", "recorder",
    "screenlet", "start", "value",
  ]

  /// Members of Liferay's ServerConnector and Interactors, of Operation and of NSObject. Sources:
  /// ServerConnector.swift, Interactor.swift and ServerConnectorInteractor.swift of Liferay Screens; Apple's
  /// documentation.
  private static let screensMembers: Set<String> = [
    // NSObject
    "autoContentAccessingProxy", "classForCoder", "copy", "debugDescription", "description", "hash", "isEqual",
    "isProxy",
    "mutableCopy", "observationInfo", "perform", "responds", "superclass", "value", "zone",
    // Operation
    "addDependency", "addExecutionBlock", "asynchronous", "cancel", "cancelled", "completionBlock", "concurrent",
    "dependencies", "executing", "finished", "isAsynchronous", "isCancelled", "isConcurrent", "isExecuting",
    "isFinished", "isReady", "main", "name", "qualityOfService", "queuePriority", "ready", "removeDependency", "start",
    "threadPriority", "waitUntilFinished",
    // ServerConnector
    "callOnComplete", "createSession", "doRun", "enqueue", "lastError", "onComplete", "postRun", "preRun",
    "validateAndEnqueue", "validateData",
    // Interactors
    "actionName", "cacheStrategy", "callOnFailure", "callOnSuccess", "completedConnector", "createConnector",
    "createStrategy", "currentConnector", "defaultStrategyReadFromCache", "defaultStrategyRemote",
    "defaultStrategyWriteToCache", "getCacheStrategyImpl", "interactionResult", "onFailure", "onSuccess",
    "readFromCache", "screenlet", "writeToCache",
  ]

  // MARK: Types

  /// Returns types of the frameworks that a new Screenlet's types could collide with.
  static func types(of flavor: CodegenFlavor) -> Set<String> {
    switch flavor {
    case .terminal:
      [
        "AsyncInteractor", "BaseListPageLoadInteractor", "BaseListScreenlet", "BaseScreenlet", "BaseScreenletDelegate",
        "ConnectorInteractor", "PaginationLiferayConnector", "ServerConnector", "ServerConnectorInteractor",
        "ServerReadConnectorInteractor", "ServerWriteConnectorInteractor",
      ]
    case .uikit:
      [
        "AsyncServerConnector", "BaseListScreenlet", "BaseScreenlet", "BaseScreenletDelegate", "HttpConnector",
        "HttpDownloadConnector", "ServerConnector", "ServerConnectorInteractor", "ServerReadConnectorInteractor",
        "ServerWriteConnectorInteractor", "UploadFileConnector",
      ]
    }
  }
}
