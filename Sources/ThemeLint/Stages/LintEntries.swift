internal import ThemeSource

/// What lint says of its own instructions.
let lintEntries: [RuleEntry] = []
