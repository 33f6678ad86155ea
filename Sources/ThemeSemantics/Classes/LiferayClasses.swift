/// The base classes that Liferay Screens for iOS declares for View classes, taken from its Swift sources.
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
]
