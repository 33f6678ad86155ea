import Screenlets

/// The view of the Screenlet AddBookmark in the theme ocean.
open class AddBookmarkScreenletView_ocean: AddBookmarkScreenletView_default {}
