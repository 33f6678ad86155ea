/// The view of the theme default-custom, whose rows are higher.
public final class BookmarkListScreenletView_default_custom: BookmarkListScreenletView_default {}
