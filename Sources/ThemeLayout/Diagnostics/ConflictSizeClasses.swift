import ConstraintSolver
import ThemeSource
import ThemeSyntax

extension RootLayout {
  /// The devices with size classes in which a conflict of the recorded root holds, such as ` on iPad`. Empty if it
  /// holds in all of them, or if variations do not change it.
  func sizeClassesInWords(of set: [ConstraintID]) -> String {
    let origins = Set(set.compactMap { origin(of: $0) })
    guard context.viewport.device == nil, context.viewport.traits == nil, varies(origins) else { return "" }
    let all = Traits.SizeClass.allCases.flatMap { width in
      Traits.SizeClass.allCases.map { Traits(width: width, height: $0) }
    }
    let places = Set(all.filter { conflict(origins, in: $0) })
    return places.isEmpty || places.count == all.count ? "" : " on \(Self.devicesInWords(places))"
  }

  /// Whether constraints may vary by size class.
  private func varies(_ origins: Set<ConstraintOrigin>) -> Bool {
    let tree = context.tree
    if tree.nodes(.variation).isEmpty { return false }
    func hasVariation(_ node: NodeID) -> Bool { tree.child(of: node, .variation) != nil }
    return origins.contains { origin in
      if case .written(let node, let owner) = origin {
        if hasVariation(node) || hasVariation(context.views[owner].node) { return true }
      }
      return views(of: origin).contains { view in
        sequence(first: view) { context.views[$0].parent }.contains { hasVariation(context.views[$0].node) }
      }
    }
  }

  /// Whether constraints, as far as they exist in given size classes, conflict with each other.
  private func conflict(_ origins: Set<ConstraintOrigin>, in traits: Traits) -> Bool {
    var viewport = context.viewport
    viewport.traits = traits
    var other = LayoutContext(
      context.tree, root: context.views[0].node, viewport: viewport, metrics: context.metrics,
      options: context.options, shownTexts: context.shownTexts)
    other.environment = context.environment
    var builder = SystemBuilder(other, frames: other.recordedFrames, wrapWidths: nil)
    builder.build()
    let system = builder.system
    var part = ConstraintSystem()
    part.addVariables(system.variableCount)
    for (id, origin) in zip(system.constraintIDs, builder.origins) where origins.contains(origin) {
      guard system.isRequired(id) else { continue }
      part.add(system.terms(of: id), constant: system.constant(of: id), system.relation(of: id))
    }
    var solver = Solver(options: context.options.solverOptions)
    return !solver.solve(part).conflicts.isEmpty
  }

  /// The names of the devices with the given size classes.
  private static func devicesInWords(_ places: Set<Traits>) -> String {
    let isUpright = places.contains(Traits(width: .compact, height: .regular))
    let isSmall = places.contains(Traits(width: .compact, height: .compact))
    let isLarge = places.contains(Traits(width: .regular, height: .compact))
    var devices: [String] = []
    if isUpright, isSmall, isLarge {
      devices.append("iPhone")
    } else {
      if isUpright { devices.append("iPhone in portrait") }
      if isSmall || isLarge {
        devices.append("\(isSmall && isLarge ? "" : isSmall ? "small " : "large ")iPhone in landscape")
      }
    }
    if places.contains(Traits(width: .regular, height: .regular)) { devices.append("iPad") }
    return devices.series("and")
  }
}
