import Screenlets

/// The view of the Screenlet AddBookmark in the theme flat7.
open class AddBookmarkScreenletView_flat7: AddBookmarkScreenletView_default {}
