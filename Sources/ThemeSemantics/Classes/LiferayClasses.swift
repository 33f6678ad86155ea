/// The base classes that Liferay Screens for iOS declares, taken from its Swift sources.
let liferayClasses: [FrameworkClass] = [
  FrameworkClass(name: "BaseScreenletView", superclass: "UIView"),
  FrameworkClass(name: "BaseListView", superclass: "BaseScreenletView"),
  FrameworkClass(name: "BaseListTableView", superclass: "BaseListView", outlets: ["tableView"]),
  FrameworkClass(name: "BaseListCollectionView", superclass: "BaseListView", outlets: ["collectionView"]),
  FrameworkClass(name: "AssetListTableView", superclass: "BaseListTableView"),
  FrameworkClass(name: "WebContentListTableView", superclass: "BaseListTableView"),
  FrameworkClass(name: "DDLFormView", superclass: "BaseScreenletView", protocols: ["DDLFormViewModel"]),
  FrameworkClass(name: "DDLFormTableView", superclass: "DDLFormView", outlets: ["tableView"]),
  FrameworkClass(
    name: "ImageGalleryCollectionViewBase", superclass: "BaseListCollectionView", protocols: ["ImageGalleryViewModel"]),
  FrameworkClass(
    name: "ImageUploadDetailViewBase", superclass: "UIView", outlets: ["imagePreview", "titleText", "descripText"]),
  FrameworkClass(
    name: "BaseScreenlet", superclass: "UIView", outlets: ["delegate"], properties: [("themeName", .string)]),
  FrameworkClass(
    name: "BaseListScreenlet", superclass: "BaseScreenlet",
    properties: [
      ("autoLoad", .bool), ("refreshControl", .bool), ("firstPageSize", .number), ("pageSize", .number),
      ("obcClassName", .string),
    ]),
  // Classes that are no views.
  FrameworkClass(name: "Interactor", superclass: "NSObject"),
  FrameworkClass(name: "ServerConnectorInteractor", superclass: "Interactor"),
  FrameworkClass(name: "ServerReadConnectorInteractor", superclass: "ServerConnectorInteractor"),
  FrameworkClass(name: "ServerWriteConnectorInteractor", superclass: "ServerConnectorInteractor"),
  FrameworkClass(name: "BaseListPageLoadInteractor", superclass: "ServerReadConnectorInteractor"),
  FrameworkClass(name: "ServerConnector", superclass: "NSObject"),
  FrameworkClass(name: "AsyncServerConnector", superclass: "ServerConnector"),
  FrameworkClass(name: "HttpConnector", superclass: "AsyncServerConnector"),
  FrameworkClass(name: "UploadFileConnector", superclass: "AsyncServerConnector"),
  FrameworkClass(name: "PaginationLiferayConnector", superclass: "ServerConnector"),
]
