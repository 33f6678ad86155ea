package import ThemeSource

/// The screens on which an app runs, by its build settings and its `Info.plist`.
package struct AppScreens: Sendable, Equatable {
  package var supportsPhones = true
  package var supportsPads = true
  package var phoneOrientations = Set(Orientation.allCases)
  package var padOrientations = Set(Orientation.allCases)
  /// Whether all screens hide the status bar.
  package var hidesStatusBar = false
  /// Whether the app certainly follows the dark appearance of the system, unless code overrides it.
  package var followsDarkAppearance = false

  package init() {}

  /// The screens of two apps.
  func union(_ other: AppScreens) -> AppScreens {
    var result = self
    result.supportsPhones = supportsPhones || other.supportsPhones
    result.supportsPads = supportsPads || other.supportsPads
    result.phoneOrientations.formUnion(other.phoneOrientations)
    result.padOrientations.formUnion(other.padOrientations)
    result.hidesStatusBar = hidesStatusBar && other.hidesStatusBar
    result.followsDarkAppearance = followsDarkAppearance || other.followsDarkAppearance
    return result
  }

  /// The same devices where the app supports them, on their side where it supports only that.
  /// - Parameter devices: names of devices.
  package func supported(_ devices: [String]) -> [String] {
    devices.compactMap { name in
      guard let device = Device.named(name) else { return name }
      guard device.isPad ? supportsPads : supportsPhones else { return nil }
      let orientations = device.isPad ? padOrientations : phoneOrientations
      return orientations == [.landscape] ? name + "-landscape" : name
    }
  }
}

extension AppTargets {
  /// The screens on which the apps show a document; `nil` if a target other than an app builds it, or none.
  package func screens(of path: String) -> AppScreens? {
    let all = targets(of: path).map { $0.isApp ? $0.screens : nil }
    if all.contains(nil) { return nil }
    return all.compactMap(\.self).reduce(nil) { $0?.union($1) ?? $1 }
  }
}
