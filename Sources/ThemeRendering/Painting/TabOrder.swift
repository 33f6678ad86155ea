internal import ThemeSource
