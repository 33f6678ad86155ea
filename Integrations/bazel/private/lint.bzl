"""A test that fails if themes have problems."""

load("//private:action.bzl", "action_arguments", "command", "context_of", "run")
load("//private:library.bzl", "ThemecInfo")
load("//private:toolchain.bzl", "TOOLCHAIN_TYPE")

# Prints the reports of families with problems. Each line of the list names a status, a text report and a JSON report.
_SCRIPT = """#!/bin/sh
result=0
while read -r status report json; do
  read -r code < "$status" || exit 2
  [ "$code" = 0 ] || result=1
  [ "$code" = 0 ] && [ "{all}" != 1 ] || cat "$report"
done < "{list}"
exit $result
"""

def _themec_lint_test_impl(ctx):
    rows = ctx.actions.args()
    rows.set_param_file_format("multiline")
    reports = []
    for dep in ctx.attr.deps:
        info = dep[ThemecInfo]
        for family in info.own.families:
            context = context_of(info, family)
            place = "{}/{}/{}".format(ctx.label.name, dep.label.name, family)
            status, text, json = [
                ctx.actions.declare_file(place + ending)
                for ending in [".status", ".txt", ".json"]
            ]
            args = action_arguments(ctx, context, status)
            command(args, context, ["lint", "--jobs", "1", "--no-cache"] + ctx.attr.options)
            args.add(text, format = "--format=text=%s")
            args.add(json, format = "--format=json=%s")
            run(ctx, "ThemecLint", args, context, [status, text, json], "Linting themes of " + family)
            reports += [status, text, json]
            rows.add(" ".join([file.short_path for file in [status, text, json]]))
    rows_file = ctx.actions.declare_file(ctx.label.name + ".list")
    ctx.actions.write(rows_file, rows)
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        _SCRIPT.format(list = rows_file.short_path, all = "1" if ctx.attr.print_warnings else "0"),
        is_executable = True,
    )
    return [
        DefaultInfo(executable = script, runfiles = ctx.runfiles([rows_file] + reports)),
        OutputGroupInfo(themec_lint = depset(reports)),
    ]

themec_lint_test = rule(
    implementation = _themec_lint_test_impl,
    doc = "Lints the themes of libraries, with an action for each family. The reports are in the output group themec_lint.",
    test = True,
    attrs = {
        "deps": attr.label_list(
            doc = "The libraries to lint. Libraries that they depend on are read.",
            providers = [ThemecInfo],
            mandatory = True,
        ),
        "options": attr.string_list(
            doc = "Further options of 'themec lint', such as --strict.",
        ),
        "print_warnings": attr.bool(
            doc = "Whether to print the reports of families without errors.",
        ),
    },
    toolchains = [TOOLCHAIN_TYPE],
)
