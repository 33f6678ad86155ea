/// The built-in templates. Every value of their context is already Swift:
///
/// - access: `public ` or empty
/// - screenlets: identifier, name, themes (identifier, literal, documentation), actions (the same)
/// - palettes: identifier, name, colors (identifier, literal, documentation, light and dark: red, green, blue, alpha)
/// - identifiers: identifier, kind, values (identifier, literal)
/// - identifierSets: identifier, name, groups as in identifiers
extension AccessorTemplate {
  /// The default template, then the others.
  package static let builtIn = [
    BuiltIn(
      name: "uikit", summary: "Names as string constants, and the colors of theme sets as UIColor",
      source: head + names + uikitColors + identifiers + "}\n"),
    BuiltIn(
      name: "strings", summary: "Names as string constants, also those of colors; needs no framework",
      source: head + names + colorNames + identifiers + "}\n"),
  ]

  private static let head =
    "// swift-format-ignore-file\n// swiftlint:disable all\n#if canImport(UIKit)\nimport UIKit\n#endif\n" + """

      /// Names in the themes of this project.
      {{ access }}enum Themec {

      """

  private static let names = """
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

    """
}
