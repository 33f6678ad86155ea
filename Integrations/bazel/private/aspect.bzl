"""An aspect that lints the documents that other rules declare."""

load("//private:action.bzl", "action_arguments", "command", "run")
load("//private:families.bzl", "grouped")
load("//private:library.bzl", "ThemecInfo")
load("//private:toolchain.bzl", "TOOLCHAIN_TYPE")

_ATTRIBUTES = ["srcs", "resources", "structured_resources", "strings", "storyboards", "xibs", "data", "launch_storyboard"]
_RESOURCES = [".strings", ".xcstrings", ".ttf", ".otf", ".png", ".jpg", ".jpeg", ".pdf", ".svg"]

def _is_document(file):
    return file.extension in ["xib", "storyboard"] or (file.extension == "xml" and "View" in file.basename)

def _is_context(file):
    return file.basename == "theme-set.xml" or ".xcassets/" in file.path or "." + file.extension in _RESOURCES

def _themec_lint_aspect_impl(target, ctx):
    if ThemecInfo in target:
        return []
    files = []
    for name in _ATTRIBUTES:
        files += getattr(ctx.rule.files, name, [])
    files = [file for file in depset(files).to_list() if not file.is_directory]
    others = [file for file in files if _is_context(file)]
    reports = []
    for family, documents in grouped([file for file in files if _is_document(file)]).items():
        context = struct(
            documents = documents,
            inputs = depset(documents + others),
            descriptors = depset(),
            config = None,
        )
        report = ctx.actions.declare_file("{}.themec/{}.sarif".format(ctx.label.name, family))
        args = action_arguments(ctx, context)
        command(args, context, ["lint", "--jobs", "1", "--no-cache", "--quiet", "--format=text"])
        args.add(report, format = "--format=sarif=%s")
        run(ctx, "ThemecLint", args, context, [report], "Linting " + documents[0].short_path)
        reports.append(report)
    return [OutputGroupInfo(themec_lint = depset(reports))] if reports else []

themec_lint_aspect = aspect(
    implementation = _themec_lint_aspect_impl,
    doc = "Lints XIBs, storyboards and themes in srcs, resources and data of any rule. An error fails the build.",
    attr_aspects = ["deps", "data", "resources"],
    toolchains = [TOOLCHAIN_TYPE],
)
