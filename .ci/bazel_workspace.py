"""Writes a Bazel workspace with themes of many Screenlets in four sets: Default, and a Child, a Full and an Extended theme of each."""
import pathlib

from document import DOCUMENT

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The themes of Login in the shipped sets, which are copied with other names.
SETS = {"Default": ("Default", "default"), "Child": ("Large", "large"), "Full": ("Westeros", "westeros"), "Extended": ("Flat7", "flat7")}

WORKSPACE = """workspace(name = "app")

local_repository(name = "rules_themec", path = "{rules}")

new_local_repository(
    name = "themec",
    path = "{program}",
    build_file_content = '''
load("@rules_themec//:defs.bzl", "themec_toolchain")
exports_files(["themec"])
themec_toolchain(name = "linux", themec = "themec")
toolchain(name = "toolchain", toolchain = ":linux", toolchain_type = "@rules_themec//:toolchain_type")
''',
)

register_toolchains("@themec//:toolchain")
"""

BUILD = """load("@rules_themec//:defs.bzl", "themec_compile", "themec_library", "themec_lint_test", "themec_view_class")

themec_library(
    name = "themes",
    theme_sets = glob(["Themes/*/theme-set.xml"]),
    themes = glob(["Themes/*/*View_*.xml"]),
    view_models = glob(["Schemas/*.xml"]),
)

themec_lint_test(name = "lint", deps = [":themes"])

themec_compile(name = "trees", deps = [":themes"])

themec_view_class(name = "classes", deps = [":themes"])
"""

# Another rule, which knows nothing of themec, and a file with a mistake in it.
OTHER = """filegroup(name = "resources", srcs = ["Wrong.xib", "Right.xib"])
"""


def screenlet(number):
    return f"Login{number:04}"


def theme(folder, kind, number):
    return folder / "Themes" / kind / f"{screenlet(number)}ScreenletView_{kind.lower()}.xml"


def write(folder, count, program):
    """Writes a workspace with some Screenlets. `program` is a folder with themec."""
    (folder / "Schemas").mkdir(parents=True)
    (folder / "Other").mkdir()
    (folder / "WORKSPACE").write_text(WORKSPACE.format(rules=ROOT / "Integrations" / "bazel", program=program))
    (folder / "BUILD").write_text(BUILD)
    (folder / "Other" / "BUILD").write_text(OTHER)
    (folder / "Other" / "Right.xib").write_text(DOCUMENT.replace("ID", "six-aa-003"))
    (folder / "Other" / "Wrong.xib").write_text(DOCUMENT.replace("ID", "two-aa-002"))
    models = ROOT / "Schemas" / "ViewModels"
    (folder / "Schemas" / "BasicAuthBasedType.xml").write_bytes((models / "BasicAuthBasedType.xml").read_bytes())
    model = (models / "LoginViewModel.xml").read_text()
    for number in range(count):
        text = model.replace("LoginViewModel", f"{screenlet(number)}ViewModel").replace('screenlets="Login"', f'screenlets="{screenlet(number)}"')
        (folder / "Schemas" / f"{screenlet(number)}ViewModel.xml").write_text(text)
    for kind, (shipped, name) in SETS.items():
        source = ROOT / "Themes" / shipped
        (folder / "Themes" / kind).mkdir(parents=True)
        text = (source / "theme-set.xml").read_text().replace(f'name="{shipped}"', f'name="{kind}"')
        (folder / "Themes" / kind / "theme-set.xml").write_text(text)
        text = (source / f"LoginScreenletView_{name}.xml").read_text()
        text = text.replace(f'name="{name}" kind', f'name="{kind.lower()}" kind').replace(f"View_{name}", f"View_{kind.lower()}")
        for number in range(count):
            new = text.replace('screenlet="Login"', f'screenlet="{screenlet(number)}"')
            new = new.replace("LoginViewModel", f"{screenlet(number)}ViewModel").replace("LoginScreenletView_", f"{screenlet(number)}ScreenletView_")
            theme(folder, kind, number).write_text(new)
