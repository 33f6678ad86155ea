internal import ThemeControls
internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeRendering
internal import ThemeSource
internal import ThemeText

extension PreviewModel {
  mutating func perform(_ command: Command) -> [PreviewEffect] {
    switch command {
    case .quit: return quit()
    case .help: mode = .help(HelpPanel())
    case .pickTheme: mode = .list(.themes(choices, current: choice))
    case .pickDevice: mode = .list(.devices(current: settings.device))
    case .pickView: mode = .list(.views(of: screen?.tree, problems, current: focus))
    case .nextTheme, .previousTheme: return stepTheme(by: command == .nextTheme ? 1 : -1)
    case .nextScreenlet, .previousScreenlet: return stepScreenlet(by: command == .nextScreenlet ? 1 : -1)
    case .nextScene, .previousScene: return stepScene(by: command == .nextScene ? 1 : -1)
    case .nextProblem, .previousProblem: return goToProblem(by: command == .nextProblem ? 1 : -1)
    case .inspect, .edit: openInspector(on: focus ?? lastInspected)
    case .undo: return undo()
    case .redo: return redo()
    case .zoom:
      settings.zoom = settings.zoom == .automatic ? .actual : .automatic
      pan = (0, 0)
      revealFocus()
    case .nextDevice, .rotate, .appearance, .largerText, .smallerText, .locale, .direction, .state, .samples, .outlines,
      .hidden:
      return change(command)
    }
    return []
  }

  /// Changes the conditions for which the theme is drawn.
  private mutating func change(_ command: Command) -> [PreviewEffect] {
    switch command {
    case .nextDevice: settings.stepDevice(by: 1)
    case .rotate:
      if settings.device == nil { settings.stepDevice(by: 2) }
      settings.isLandscape.toggle()
    case .appearance: settings.appearance = settings.appearance == .light ? .dark : .light
    case .largerText, .smallerText:
      guard settings.stepTextSize(by: command == .largerText ? 1 : -1) else { return [.bell] }
    case .locale:
      let languages = screen?.languages ?? []
      if languages.isEmpty { report("\(choice.subject) has no translations") }
      settings.stepLocale(among: languages)
    case .direction:
      settings.direction = settings.direction == .leftToRight ? .rightToLeft : .leftToRight
    case .state:
      let states = screen?.progressStates ?? []
      if states.isEmpty { report("\(choice.subject) has no progress messages") }
      settings.stepState(among: states)
    case .samples: settings.usesSamples.toggle()
    case .outlines: settings.showsOutlines.toggle()
    case .hidden: settings.showsHidden.toggle()
    default: return []
    }
    compile()
    revealFocus()
    return []
  }

  private mutating func stepTheme(by step: Int) -> [PreviewEffect] {
    let themes = choices.siblings(of: choice)
    guard themes.count > 1, let index = themes.firstIndex(of: choice) else {
      report("\(choice.subject) has no other theme")
      return []
    }
    show(themes[(index + step + themes.count) % themes.count])
    return []
  }

  private mutating func stepScreenlet(by step: Int) -> [PreviewEffect] {
    let subjects = choices.subjects
    guard subjects.count > 1, let index = subjects.firstIndex(of: choice.subject) else {
      report("there is nothing else to show")
      return []
    }
    let next = subjects[(index + step + subjects.count) % subjects.count]
    // The same theme, if the next Screenlet has it.
    let themes = choices.filter { $0.subject == next }
    if let choice = themes.first(where: { $0.theme == choice.theme }) ?? themes.first { show(choice) }
    return []
  }

  /// Quits. If text was typed, the key must be pressed twice.
  private mutating func quit() -> [PreviewEffect] {
    guard surface?.hasTypedText == true, !isSureToQuit else { return [.quit] }
    asksToQuit = true
    report("press q again to quit: what was typed into the fields is not kept")
    return []
  }

  private mutating func stepScene(by step: Int) -> [PreviewEffect] {
    let count = screen?.sceneCount ?? 1
    guard count > 1 else {
      report("there is no other scene")
      return []
    }
    scene = (scene + step + count) % count
    focus = nil
    pan = (0, 0)
    compile()
    return []
  }
}
