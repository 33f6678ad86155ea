package import ThemeSource
internal import ThemeSyntax

/// The class of an object, as a document declares it.
package struct ClassName: Sendable, Equatable {
  /// The module that `customModule` declares.
  package enum Module: Sendable, Equatable {
    case unchanged
    /// The class has an Objective-C name, which needs no module.
    case none
    /// The module of a framework's class.
    case framework(String)
    /// The module of the document's target, which Interface Builder fills in again.
    case target(String)
  }

  package var name: String
  package var module: Module

  package init(_ name: String, module: Module) {
    self.name = name
    self.module = module
  }
}

/// Returns a file with the custom classes of some objects replaced.
/// - Parameter names: returns the replacement of a class, or nil to keep the class.
package func renameClasses(in bytes: [UInt8], _ names: (String) -> ClassName?, limits: Limits = .standard) -> [UInt8] {
  let file = SourceFile(id: FileID(rawValue: .max), path: "converted.xml", bytes: bytes)
  var markup = MarkupTree(copying: parse(file, limits: limits).value.tree)
  if markup.isEmpty { return bytes }
  for index in markup.subtree(of: markup.root) {
    guard let name = markup.string("customClass", of: index).flatMap(names) else { continue }
    markup.set("customClass", to: name.name, of: index)
    switch name.module {
    case .unchanged: continue
    case .none: markup.setModule(nil, provider: nil, of: index)
    case .framework(let module): markup.setModule(module, provider: nil, of: index)
    case .target(let module): markup.setModule(module, provider: "target", of: index)
    }
  }
  return markup.formatted().write()
}

extension MarkupTree {
  fileprivate mutating func setModule(_ module: String?, provider: String?, of index: Int) {
    for (name, value) in [("customModule", module), ("customModuleProvider", provider)] {
      if let value { set(name, to: value, of: index) } else { removeAttribute(name, of: index) }
    }
  }
}
