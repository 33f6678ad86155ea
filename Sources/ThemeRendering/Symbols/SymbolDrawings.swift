extension Symbols {
  /// SF Symbols with a misleading first word.
  static let wholeNames: [String: String] = [
    "square.and.arrow.up": "share", "square.and.arrow.up.fill": "share", "square.and.arrow.down": "download",
    "square.and.arrow.down.fill": "download", "square.and.pencil": "pencil", "line.horizontal.3": "list",
    "text.alignleft": "list", "text.justify": "list", "rectangle.stack": "folder",
  ]

  /// Words that distinguish variants of an image but do not describe its subject.
  static let attributes: Set<String> = [
    "icon", "icons", "ico", "ic", "button", "buttons", "btn", "image", "images", "img", "picture", "view", "indicator",
    "symbol", "glyph", "tab", "bar", "item", "nav", "navbar", "toolbar", "asset", "default", "normal", "selected",
    "unselected", "highlighted", "pressed", "disabled", "enabled", "active", "inactive", "on", "off", "filled", "fill",
    "outline", "plain", "circle", "square", "round", "rounded", "small", "medium", "large", "big", "mini", "tiny",
    "thin",
    "bold", "white", "black", "gray", "grey", "blue", "red", "green", "yellow", "orange", "purple", "pink", "dark",
    "light", "color", "colour", "colored", "template", "ios", "iphone", "ipad", "x", "px", "pt", "png", "jpg", "jpeg",
    "pdf", "svg", "gif",
  ]

  static let fileTypes: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "tiff"]

  /// Words that mean the same as a key of ``drawings``.
  package static let synonyms: [String: String] = [
    "close": "xmark", "cancel": "xmark", "delete": "trash", "stop": "xmark", "clear": "xmark", "dismiss": "xmark",
    "tick": "checkmark", "check": "checkmark", "done": "checkmark", "checked": "checkmark",
    "add": "plus", "new": "plus", "more": "ellipsis", "dots": "ellipsis",
    "edit": "pencil", "compose": "pencil", "mail": "envelope", "email": "envelope", "message": "bubble",
    "chat": "bubble", "comment": "bubble", "comments": "bubble", "messages": "bubble", "bubbles": "bubble",
    "arrowleft": "left", "arrowright": "right",
    "back": "left", "previous": "left", "prev": "left", "chevronleft": "left", "next": "right", "disclosure": "right",
    "search": "magnifyingglass", "find": "magnifyingglass", "settings": "gearshape", "gear": "gearshape",
    "preferences": "gearshape", "user": "person", "avatar": "person", "profile": "person", "portrait": "person",
    "account": "person", "people": "person", "like": "heart", "favorite": "star", "favourite": "star",
    "rating": "star", "bookmarks": "bookmark", "home": "house", "calendar": "calendar", "date": "calendar",
    "clock": "clock", "time": "clock", "history": "clock", "lock": "lock", "password": "lock", "picture": "photo",
    "image": "photo", "camera": "camera", "play": "play", "pause": "pause", "share": "share", "action": "share",
    "refresh": "refresh", "reload": "refresh", "clockwise": "refresh", "counterclockwise": "refresh",
    "sync": "refresh", "info": "info", "help": "questionmark",
    "warning": "exclamationmark", "error": "exclamationmark", "alert": "exclamationmark",
    "exclamation": "exclamationmark",
    "bell": "bell",
    "notification": "bell", "notifications": "bell", "menu": "list", "hamburger": "list", "location": "pin",
    "map": "pin", "mappin": "pin", "marker": "pin", "phone": "phone", "call": "phone", "download": "download",
    "save": "download",
    "folder": "folder", "document": "doc", "file": "doc", "doc": "doc", "note": "doc", "eye": "eye", "show": "eye",
    "globe": "globe", "world": "globe", "language": "globe", "cart": "cart", "tag": "tag", "moon": "moon",
    "rewind": "backward", "flag": "flag", "link": "link",
  ]

  /// Drawings by keyword, in the unit square.
  package static let drawings: [String: Drawing] = [
    "xmark": Drawing(lines: "M.2 .2 L.8 .8 M.8 .2 L.2 .8"),
    "checkmark": Drawing(lines: "M.15 .55 L.4 .8 L.85 .22"),
    "plus": Drawing(lines: "M.5 .12 L.5 .88 M.12 .5 L.88 .5"),
    "minus": Drawing(lines: "M.12 .5 L.88 .5"),
    "left": Drawing(lines: "M.62 .15 L.32 .5 L.62 .85"),
    "right": Drawing(lines: "M.38 .15 L.68 .5 L.38 .85"),
    "up": Drawing(lines: "M.15 .64 L.5 .34 L.85 .64"),
    "down": Drawing(lines: "M.15 .36 L.5 .66 L.85 .36"),
    "magnifyingglass": Drawing(
      lines:
        "M.7 .42 C.7 .58 .58 .7 .42 .7 C.26 .7 .14 .58 .14 .42 C.14 .26 .26 .14 .42 .14 C.58 .14 .7 .26 .7 .42 Z M.63 .63 L.88 .88"
    ),
    "star": Drawing(
      lines: "M.5 .08 L.62 .38 L.94 .4 L.69 .6 L.78 .92 L.5 .74 L.22 .92 L.31 .6 L.06 .4 L.38 .38 Z"),
    "heart": Drawing(
      lines: "M.5 .88 C.1 .6 .06 .42 .08 .32 C.12 .1 .4 .08 .5 .3 C.6 .08 .88 .1 .92 .32 C.94 .42 .9 .6 .5 .88 Z"),
    "person": Drawing(
      lines: "",
      areas:
        "M.5 .1 C.62 .1 .7 .19 .7 .32 C.7 .44 .62 .54 .5 .54 C.38 .54 .3 .44 .3 .32 C.3 .19 .38 .1 .5 .1 Z M.1 .9 C.1 .7 .3 .6 .5 .6 C.7 .6 .9 .7 .9 .9 Z"
    ),
    "gearshape": Drawing(
      lines:
        "M.66 .5 C.66 .59 .59 .66 .5 .66 C.41 .66 .34 .59 .34 .5 C.34 .41 .41 .34 .5 .34 C.59 .34 .66 .41 .66 .5 Z M.5 .08 L.5 .22 M.5 .78 L.5 .92 M.08 .5 L.22 .5 M.78 .5 L.92 .5 M.2 .2 L.3 .3 M.7 .7 L.8 .8 M.2 .8 L.3 .7 M.7 .3 L.8 .2"
    ),
    "pencil": Drawing(lines: "M.18 .82 L.24 .6 L.7 .14 L.86 .3 L.4 .76 Z M.6 .24 L.76 .4"),
    "envelope": Drawing(lines: "M.08 .22 L.92 .22 L.92 .78 L.08 .78 Z M.08 .26 L.5 .56 L.92 .26"),
    "bubble": Drawing(
      lines:
        "M.5 .14 C.76 .14 .92 .28 .92 .46 C.92 .64 .76 .78 .5 .78 C.44 .78 .38 .77 .33 .76 L.16 .88 L.19 .69 C.12 .63 .08 .55 .08 .46 C.08 .28 .24 .14 .5 .14 Z"
    ),
    "trash": Drawing(
      lines:
        "M.14 .24 L.86 .24 M.36 .24 L.4 .12 L.6 .12 L.64 .24 M.22 .24 L.28 .9 L.72 .9 L.78 .24 M.42 .38 L.43 .76 M.58 .38 L.57 .76"
    ),
    "ellipsis": Drawing(
      areas:
        "M.08 .5 C.08 .37 .28 .37 .28 .5 C.28 .63 .08 .63 .08 .5 Z M.4 .5 C.4 .37 .6 .37 .6 .5 C.6 .63 .4 .63 .4 .5 Z M.72 .5 C.72 .37 .92 .37 .92 .5 C.92 .63 .72 .63 .72 .5 Z"
    ),
    "bookmark": Drawing(lines: "M.26 .1 L.74 .1 L.74 .9 L.5 .68 L.26 .9 Z"),
    "book": Drawing(
      lines:
        "M.5 .26 C.42 .18 .2 .16 .08 .22 L.08 .8 C.2 .74 .42 .76 .5 .84 C.58 .76 .8 .74 .92 .8 L.92 .22 C.8 .16 .58 .18 .5 .26 L.5 .84"
    ),
    "house": Drawing(
      lines: "M.06 .5 L.5 .12 L.94 .5 M.2 .4 L.2 .88 L.42 .88 L.42 .62 L.58 .62 L.58 .88 L.8 .88 L.8 .4"),
    "calendar": Drawing(lines: "M.12 .2 L.88 .2 L.88 .88 L.12 .88 Z M.12 .4 L.88 .4 M.32 .1 L.32 .26 M.68 .1 L.68 .26"),
    "clock": Drawing(
      lines:
        "M.92 .5 C.92 .73 .73 .92 .5 .92 C.27 .92 .08 .73 .08 .5 C.08 .27 .27 .08 .5 .08 C.73 .08 .92 .27 .92 .5 Z M.5 .24 L.5 .52 L.68 .62"
    ),
    "lock": Drawing(
      lines: "M.32 .46 L.32 .32 C.32 .06 .68 .06 .68 .32 L.68 .46", areas: "M.2 .44 L.8 .44 L.8 .9 L.2 .9 Z"),
    "photo": Drawing(
      lines: "M.06 .16 L.94 .16 L.94 .84 L.06 .84 Z M.1 .74 L.36 .48 L.54 .66 L.68 .52 L.9 .74",
      areas: "M.26 .34 C.26 .24 .42 .24 .42 .34 C.42 .44 .26 .44 .26 .34 Z"),
    "camera": Drawing(
      lines:
        "M.06 .28 L.28 .28 L.36 .16 L.64 .16 L.72 .28 L.94 .28 L.94 .82 L.06 .82 Z M.66 .54 C.66 .63 .59 .7 .5 .7 C.41 .7 .34 .63 .34 .54 C.34 .45 .41 .38 .5 .38 C.59 .38 .66 .45 .66 .54 Z"
    ),
    "play": Drawing(areas: "M.24 .12 L.86 .5 L.24 .88 Z"),
    "pause": Drawing(areas: "M.22 .14 L.42 .14 L.42 .86 L.22 .86 Z M.58 .14 L.78 .14 L.78 .86 L.58 .86 Z"),
    "forward": Drawing(areas: "M.08 .2 L.5 .5 L.08 .8 Z M.5 .2 L.92 .5 L.5 .8 Z"),
    "backward": Drawing(areas: "M.92 .2 L.5 .5 L.92 .8 Z M.5 .2 L.08 .5 L.5 .8 Z"),
    "share": Drawing(
      lines: "M.5 .08 L.5 .6 M.32 .24 L.5 .06 L.68 .24 M.34 .38 L.18 .38 L.18 .92 L.82 .92 L.82 .38 L.66 .38"),
    "download": Drawing(lines: "M.5 .1 L.5 .64 M.3 .46 L.5 .66 L.7 .46 M.16 .86 L.84 .86"),
    "refresh": Drawing(
      lines:
        "M.84 .5 C.84 .69 .69 .84 .5 .84 C.31 .84 .16 .69 .16 .5 C.16 .31 .31 .16 .5 .16 C.62 .16 .72 .22 .79 .32 M.8 .1 L.8 .34 L.56 .34"
    ),
    "info": Drawing(lines: "M.5 .44 L.5 .86", areas: "M.42 .2 C.42 .1 .58 .1 .58 .2 C.58 .3 .42 .3 .42 .2 Z"),
    "questionmark": Drawing(
      lines: "M.3 .3 C.3 .04 .7 .04 .7 .3 C.7 .46 .5 .46 .5 .62",
      areas: "M.43 .84 C.43 .75 .57 .75 .57 .84 C.57 .93 .43 .93 .43 .84 Z"),
    "exclamationmark": Drawing(
      lines: "M.5 .12 L.5 .62", areas: "M.43 .84 C.43 .75 .57 .75 .57 .84 C.57 .93 .43 .93 .43 .84 Z"),
    "bell": Drawing(
      lines: "M.14 .74 C.3 .62 .2 .18 .5 .16 C.8 .18 .7 .62 .86 .74 Z M.42 .84 C.44 .92 .56 .92 .58 .84"),
    "list": Drawing(lines: "M.12 .24 L.88 .24 M.12 .5 L.88 .5 M.12 .76 L.88 .76"),
    "pin": Drawing(
      lines: "M.5 .92 C.3 .64 .2 .52 .2 .36 C.2 .2 .33 .08 .5 .08 C.67 .08 .8 .2 .8 .36 C.8 .52 .7 .64 .5 .92 Z",
      areas: "M.4 .36 C.4 .23 .6 .23 .6 .36 C.6 .49 .4 .49 .4 .36 Z"),
    "phone": Drawing(
      lines:
        "M.2 .12 L.36 .1 L.46 .34 L.34 .44 C.4 .54 .46 .6 .56 .66 L.66 .54 L.9 .64 L.88 .8 C.84 .88 .76 .92 .68 .9 C.4 .82 .18 .6 .1 .32 C.08 .24 .12 .16 .2 .12 Z"
    ),
    "folder": Drawing(lines: "M.06 .2 L.38 .2 L.46 .3 L.94 .3 L.94 .82 L.06 .82 Z"),
    "doc": Drawing(lines: "M.2 .08 L.6 .08 L.8 .28 L.8 .92 L.2 .92 Z M.6 .08 L.6 .28 L.8 .28"),
    "eye": Drawing(
      lines: "M.04 .5 C.2 .28 .35 .2 .5 .2 C.65 .2 .8 .28 .96 .5 C.8 .72 .65 .8 .5 .8 C.35 .8 .2 .72 .04 .5 Z",
      areas: "M.36 .5 C.36 .31 .64 .31 .64 .5 C.64 .69 .36 .69 .36 .5 Z"),
    "globe": Drawing(
      lines:
        "M.92 .5 C.92 .73 .73 .92 .5 .92 C.27 .92 .08 .73 .08 .5 C.08 .27 .27 .08 .5 .08 C.73 .08 .92 .27 .92 .5 Z M.5 .08 C.26 .3 .26 .7 .5 .92 M.5 .08 C.74 .3 .74 .7 .5 .92 M.1 .5 L.9 .5"
    ),
    "cart": Drawing(
      lines: "M.06 .14 L.2 .14 L.3 .62 L.8 .62 L.9 .26 L.22 .26",
      areas:
        "M.3 .8 C.3 .71 .44 .71 .44 .8 C.44 .89 .3 .89 .3 .8 Z M.66 .8 C.66 .71 .8 .71 .8 .8 C.8 .89 .66 .89 .66 .8 Z"),
    "tag": Drawing(
      lines: "M.1 .1 L.5 .1 L.92 .52 L.52 .92 L.1 .5 Z",
      areas: "M.24 .3 C.24 .22 .36 .22 .36 .3 C.36 .38 .24 .38 .24 .3 Z"),
    "moon": Drawing(
      lines: "M.62 .1 C.3 .1 .12 .3 .12 .54 C.12 .76 .28 .9 .5 .9 C.68 .9 .82 .8 .88 .64 C.56 .74 .4 .4 .62 .1 Z"),
    "flag": Drawing(lines: "M.22 .92 L.22 .1 L.8 .1 L.68 .32 L.8 .54 L.22 .54"),
    "link": Drawing(
      lines:
        "M.44 .56 L.72 .28 M.4 .36 L.54 .2 C.74 .02 .98 .26 .8 .46 L.64 .6 M.6 .64 L.46 .8 C.26 .98 .02 .74 .2 .54 L.36 .4"
    ),
  ]
}
