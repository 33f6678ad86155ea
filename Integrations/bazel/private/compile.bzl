"""Render trees and View classes."""

load("//private:action.bzl", "action_arguments", "command", "context_of", "run")
load("//private:library.bzl", "ThemecInfo")
load("//private:toolchain.bzl", "TOOLCHAIN_TYPE")

_DEPS = attr.label_list(
    doc = "The libraries whose themes are compiled. Libraries that they depend on are read.",
    providers = [ThemecInfo],
    mandatory = True,
)

def _inside(file, package):
    """Returns the path of a file in a package, without '..'."""
    path = file.short_path.replace("../", "external/")
    return path[len(package) + 1:] if package and path.startswith(package + "/") else path

def _themec_compile_impl(ctx):
    all_trees = []
    for dep in ctx.attr.deps:
        info = dep[ThemecInfo]
        for family in info.own.families:
            context = context_of(info, family)
            args = action_arguments(ctx, context)
            trees = []
            for document in context.documents:
                path = _inside(document, ctx.label.package).rsplit(".", 1)[0]
                tree = ctx.actions.declare_file("{}/{}.json".format(ctx.label.name, path))
                if trees:
                    args.add(";")
                command(args, context, ["compile", "--quiet"] + ctx.attr.options, document)
                args.add(tree, format = "--output=%s")
                trees.append(tree)
            run(ctx, "ThemecCompile", args, context, trees, "Compiling themes of " + family)
            all_trees += trees
    files = depset(all_trees)
    return [DefaultInfo(files = files, runfiles = ctx.runfiles(transitive_files = files))]

themec_compile = rule(
    implementation = _themec_compile_impl,
    doc = "Compiles the themes of libraries to render trees in JSON, with an action for each family.",
    attrs = {
        "deps": _DEPS,
        "options": attr.string_list(
            doc = "Further options of 'themec compile', such as --size=375x667.",
        ),
    },
    toolchains = [TOOLCHAIN_TYPE],
)

def _themec_view_class_impl(ctx):
    folders = []
    for dep in ctx.attr.deps:
        info = dep[ThemecInfo]
        for family in info.own.families:
            context = context_of(info, family)
            folder = ctx.actions.declare_directory("{}/{}/{}".format(ctx.label.name, dep.label.name, family))
            args = action_arguments(ctx, context)
            for index, document in enumerate(context.documents):
                if index > 0:
                    args.add(";")
                command(args, context, ["generate", "view", "--quiet"] + ctx.attr.options, document)
                args.add_all([folder], format_each = "--output=%s", expand_directories = False)
            run(ctx, "ThemecViewClass", args, context, [folder], "Generating View classes of " + family)
            folders.append(folder)
    return [DefaultInfo(files = depset(folders))]

themec_view_class = rule(
    implementation = _themec_view_class_impl,
    doc = "Generates the View classes of libraries. The outputs are folders of Swift files, one for each family.",
    attrs = {
        "deps": _DEPS,
        "options": attr.string_list(
            doc = "Further options of 'themec generate view', such as --flavor=terminal.",
        ),
    },
    toolchains = [TOOLCHAIN_TYPE],
)
