import CodeModel
import ThemeSource

extension JSONWriter {
  mutating func strings(_ name: String, _ strings: [String]) {
    key(name)
    inlineArray { for string in strings { $0.value(string) } }
  }

  fileprivate mutating func objects<T>(_ name: String, _ values: [T], _ write: (T, inout JSONWriter) -> Void) {
    key(name)
    array { for value in values { $0.object { write(value, &$0) } } }
  }

  fileprivate mutating func flags(_ flags: KeyValuePairs<String, Bool>) {
    for (name, flag) in flags where flag { member(name, true) }
  }

  fileprivate mutating func member(_ name: String, _ span: SourceSpan) {
    key(name)
    inlineArray {
      $0.value(Int(span.range.start))
      $0.value(Int(span.range.end))
    }
  }

  fileprivate mutating func member(_ name: String, _ action: ActionReference?) {
    switch action {
    case .literal(let literal): member(name, literal)
    case .constant(let constant): member("\(name)Constant", constant)
    case nil: break
    }
  }
}

extension CodeFile {
  /// Writes the members of an object, except flags that are false.
  func write(to json: inout JSONWriter) {
    json.objects("types", types) { $0.write(to: &$1) }
    json.objects("protocols", protocols) { declaration, json in
      json.member("name", declaration.name)
      json.member("objectiveCName", ifPresent: declaration.objectiveCName)
      json.strings("inherited", declaration.inherited)
      json.flags(["isObjectiveC": declaration.isObjectiveC])
      json.objects("properties", declaration.properties) { $0.write(to: &$1) }
      json.objects("methods", declaration.methods) { $0.write(to: &$1) }
      json.member("documentation", declaration.documentation)
      json.member("span", declaration.span)
    }
    json.objects("aliases", aliases) { alias, json in
      json.member("name", alias.name)
      json.member("type", alias.type)
    }
    json.objects("constants", constants) { constant, json in
      json.member("name", constant.name)
      json.member("value", constant.value)
    }
    json.objects("faults", fault.map { [$0] } ?? []) { fault, json in
      json.member("message", fault.message)
      json.member("span", fault.span)
    }
  }
}

extension TypeDeclaration {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("kind", "\(kind)")
    json.member("name", name)
    json.member("objectiveCName", ifPresent: objectiveCName)
    json.strings("inherited", inherited)
    json.flags(["exposesMembers": exposesMembers, "isObjectiveC": isObjectiveC, "isGeneric": isGeneric])
    json.objects("properties", properties) { $0.write(to: &$1) }
    json.objects("methods", methods) { $0.write(to: &$1) }
    json.key("uses")
    json.object { uses.write(to: &$0) }
    if let dispatch {
      json.key("dispatch")
      json.object { dispatch.write(to: &$0) }
    }
    json.member("documentation", documentation)
    json.member("span", span)
  }
}

extension CodeUses {
  fileprivate func write(to json: inout JSONWriter) {
    json.strings("assigned", assigned)
    json.strings("unguarded", unguarded)
    json.objects("fired", fired) { fired, json in
      json.member("action", fired.action)
      json.flags(["isDefault": fired.isDefault])
      json.member("sender", ifPresent: fired.sender)
    }
    json.objects("identifiers", identifiers) { identifier, json in
      json.member("outlet", identifier.outlet)
      json.member("action", identifier.action)
    }
    json.objects("progress", progress) { message, json in
      json.member("action", message.action)
      json.strings("kinds", message.kinds)
    }
  }
}

extension InteractorDispatch {
  fileprivate func write(to json: inout JSONWriter) {
    json.objects("answers", answers) { answer, json in
      json.member("action", answer.action)
      json.strings("senderTypes", answer.senderTypes)
    }
    json.flags(["answersAny": answersAny, "callsSuper": callsSuper])
    json.strings("senderTypes", senderTypes)
  }
}

extension PropertyDeclaration {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("name", name)
    json.member("objectiveCName", ifPresent: objectiveCName)
    json.member("type", ifPresent: type)
    json.flags([
      "isOutlet": isOutlet, "isInspectable": isInspectable, "isObjectiveC": isObjectiveC, "isHidden": isHidden,
      "isStatic": isStatic, "isWeak": isWeak, "isOverride": isOverride, "isSettable": isSettable,
      "isComputed": isComputed, "isOptional": isOptional,
    ])
    json.member("access", "\(access)")
    json.member("initialValue", ifPresent: initialValue)
    json.objects("presentations", presentations) { access, json in
      json.member("outlet", access.outlet)
      json.member("keyPath", access.keyPath)
      json.flags(["isWritten": access.isWritten, "isRead": access.isRead])
    }
    json.member("documentation", documentation)
    json.member("span", span)
  }
}

extension MethodDeclaration {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("name", name)
    json.member("selector", selector)
    json.objects("parameters", parameters) { parameter, json in
      json.member("label", ifPresent: parameter.label)
      json.member("name", parameter.name)
      json.member("type", parameter.type)
      json.member("defaultValue", ifPresent: parameter.defaultValue)
    }
    json.member("returns", ifPresent: returns)
    json.flags([
      "isAction": isAction, "isSegueAction": isSegueAction, "isObjectiveC": isObjectiveC, "isHidden": isHidden,
      "isStatic": isStatic, "isOverride": isOverride, "isOptional": isOptional, "isThrowing": isThrowing,
      "isAsync": isAsync,
    ])
    json.member("access", "\(access)")
    json.member("documentation", documentation)
    json.member("span", span)
  }
}
