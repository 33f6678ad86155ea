/// The built-in templates. Every value of their context is already Swift:
///
/// - access: `public ` or empty
/// - screenlets: identifier, name, themes (identifier, literal, documentation), actions (the same)
/// - palettes: identifier, name, colors (identifier, literal, documentation, light and dark: red, green, blue, alpha)
/// - identifiers: identifier, kind, values (identifier, literal)
/// - identifierSets: identifier, name, groups as in identifiers
/// - storyboards: identifier, literal, scenes and segues (identifier, literal)
/// - nibs, images, catalogColors, fonts: identifier, literal
/// - hasThemes, hasActions, hasBundle: whether there are any, and whether any of storyboards, nibs, images and colors
extension AccessorTemplate {
  /// The default template, then the others.
  package static let builtIn = [
    BuiltIn(
      name: "uikit",
      summary: "Names as string constants; storyboards, XIBs, images and colors as objects of UIKit",
      source: head + names + uikitColors + uikitApp + fonts + identifiers + "}\n"),
    BuiltIn(
      name: "strings", summary: "Names as string constants, also those of colors; needs no framework",
      source: head + names + colorNames + appNames + fonts + identifiers + "}\n"),
  ]

  private static let head =
    "// swift-format-ignore-file\n// swiftlint:disable all\n#if canImport(UIKit)\nimport UIKit\n#endif\n" + """

      /// Names in this project.
      {{ access }}enum Themec {

      """

  private static let names = """
      {% if hasThemes %}
      /// Themes by Screenlet, as `themeName` takes them.
      {{ access }}enum Themes {
        {% for screenlet in screenlets %}
        {% if screenlet.themes %}
        {{ access }}enum {{ screenlet.identifier }} {
          {% for theme in screenlet.themes %}
          /// {{ theme.documentation }}
          {{ access }}static let {{ theme.identifier }} = {{ theme.literal }}
          {% endfor %}
        }

        {% endif %}
        {% endfor %}
      }

      {% endif %}
      {% if hasActions %}
      /// Actions by Screenlet, as `createInteractor(name:sender:)` and `userAction(name:sender:)` take them.
      {{ access }}enum Actions {
        {% for screenlet in screenlets %}
        {% if screenlet.actions %}
        {{ access }}enum {{ screenlet.identifier }} {
          {% for action in screenlet.actions %}
          {% if action.documentation %}
          /// {{ action.documentation }}
          {% endif %}
          {{ access }}static let {{ action.identifier }} = {{ action.literal }}
          {% endfor %}
        }

        {% endif %}
        {% endfor %}
      }

      {% endif %}

    """

  private static let uikitApp = """
      {% if hasBundle %}
      #if canImport(UIKit)
      #if SWIFT_PACKAGE
      private static let bundle = Bundle.module
      #else
      private final class Token {}
      private static let bundle = Bundle(for: Token.self)
      #endif

      {% if storyboards %}
      /// Storyboards, with the identifiers of their scenes and segues.
      {{ access }}enum Storyboards {
        {% for storyboard in storyboards %}
        {{ access }}enum {{ storyboard.identifier }} {
          {{ access }}static var storyboard: UIStoryboard { UIStoryboard(name: {{ storyboard.literal }}, bundle: bundle) }
          {% if storyboard.scenes %}

          {{ access }}enum Scenes {
            {% for value in storyboard.scenes %}
            {{ access }}static let {{ value.identifier }} = {{ value.literal }}
            {% endfor %}
          }
          {% endif %}
          {% if storyboard.segues %}

          {{ access }}enum Segues {
            {% for value in storyboard.segues %}
            {{ access }}static let {{ value.identifier }} = {{ value.literal }}
            {% endfor %}
          }
          {% endif %}
        }

        {% endfor %}
      }

      {% endif %}
      {% if nibs %}
      /// XIBs.
      {{ access }}enum Nibs {
        {% for value in nibs %}
        {{ access }}static var {{ value.identifier }}: UINib { UINib(nibName: {{ value.literal }}, bundle: bundle) }
        {% endfor %}
      }

      {% endif %}
      {% if images %}
      /// Images of asset catalogs.
      {{ access }}enum Images {
        {% for value in images %}
        {{ access }}static var {{ value.identifier }}: UIImage? { UIImage(named: {{ value.literal }}, in: bundle, compatibleWith: nil) }
        {% endfor %}
      }

      {% endif %}
      {% if catalogColors %}
      /// Colors of asset catalogs.
      {{ access }}enum CatalogColors {
        {% for value in catalogColors %}
        {{ access }}static var {{ value.identifier }}: UIColor? { UIColor(named: {{ value.literal }}, in: bundle, compatibleWith: nil) }
        {% endfor %}
      }

      {% endif %}
      #endif

      {% endif %}

    """

  private static let appNames = """
      {% if storyboards %}
      /// Storyboards, with the identifiers of their scenes and segues.
      {{ access }}enum Storyboards {
        {% for storyboard in storyboards %}
        {{ access }}enum {{ storyboard.identifier }} {
          {{ access }}static let name = {{ storyboard.literal }}
          {% if storyboard.scenes %}

          {{ access }}enum Scenes {
            {% for value in storyboard.scenes %}
            {{ access }}static let {{ value.identifier }} = {{ value.literal }}
            {% endfor %}
          }
          {% endif %}
          {% if storyboard.segues %}

          {{ access }}enum Segues {
            {% for value in storyboard.segues %}
            {{ access }}static let {{ value.identifier }} = {{ value.literal }}
            {% endfor %}
          }
          {% endif %}
        }

        {% endfor %}
      }

      {% endif %}
      {% if nibs %}
      /// Names of XIBs.
      {{ access }}enum Nibs {
        {% for value in nibs %}
        {{ access }}static let {{ value.identifier }} = {{ value.literal }}
        {% endfor %}
      }

      {% endif %}
      {% if images %}
      /// Names of images of asset catalogs.
      {{ access }}enum Images {
        {% for value in images %}
        {{ access }}static let {{ value.identifier }} = {{ value.literal }}
        {% endfor %}
      }

      {% endif %}
      {% if catalogColors %}
      /// Names of colors of asset catalogs.
      {{ access }}enum CatalogColors {
        {% for value in catalogColors %}
        {{ access }}static let {{ value.identifier }} = {{ value.literal }}
        {% endfor %}
      }

      {% endif %}

    """

  private static let fonts = """
      {% if fonts %}
      /// PostScript names of fonts.
      {{ access }}enum Fonts {
        {% for value in fonts %}
        {{ access }}static let {{ value.identifier }} = {{ value.literal }}
        {% endfor %}
      }

      {% endif %}

    """

  private static let uikitColors = """
      {% if palettes %}
      #if canImport(UIKit)
      /// Colors by theme set, with those that a set inherits.
      {{ access }}enum Colors {
        {% for palette in palettes %}
        {{ access }}enum {{ palette.identifier }} {
          {% for color in palette.colors %}
          /// {{ color.documentation }}
          {{ access }}static var {{ color.identifier }}: UIColor {
            {% if color.dark %}
            UIColor { traits in
              traits.userInterfaceStyle == .dark
                ? UIColor(red: {{ color.dark.red }}, green: {{ color.dark.green }}, blue: {{ color.dark.blue }}, alpha: {{ color.dark.alpha }})
                : UIColor(red: {{ color.light.red }}, green: {{ color.light.green }}, blue: {{ color.light.blue }}, alpha: {{ color.light.alpha }})
            }
            {% else %}
            UIColor(red: {{ color.light.red }}, green: {{ color.light.green }}, blue: {{ color.light.blue }}, alpha: {{ color.light.alpha }})
            {% endif %}
          }
          {% endfor %}
        }

        {% endfor %}
      }
      #endif

      {% endif %}

    """

  private static let colorNames = """
      {% if palettes %}
      /// Names of colors by theme set, with those that a set inherits.
      {{ access }}enum Colors {
        {% for palette in palettes %}
        {{ access }}enum {{ palette.identifier }} {
          {% for color in palette.colors %}
          /// {{ color.documentation }}
          {{ access }}static let {{ color.identifier }} = {{ color.literal }}
          {% endfor %}
        }

        {% endfor %}
      }

      {% endif %}

    """

  private static let identifiers = """
      {% if identifiers or identifierSets %}
      /// Identifiers by theme set, then by what they identify.
      {{ access }}enum Identifiers {
        {% for group in identifiers %}
        {{ access }}enum {{ group.identifier }} {
          {% for value in group.values %}
          {{ access }}static let {{ value.identifier }} = {{ value.literal }}
          {% endfor %}
        }

        {% endfor %}
        {% for set in identifierSets %}
        {{ access }}enum {{ set.identifier }} {
          {% for group in set.groups %}
          {{ access }}enum {{ group.identifier }} {
            {% for value in group.values %}
            {{ access }}static let {{ value.identifier }} = {{ value.literal }}
            {% endfor %}
          }

          {% endfor %}
        }

        {% endfor %}
      }
      {% endif %}

    """
}
