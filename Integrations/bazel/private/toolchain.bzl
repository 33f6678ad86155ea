"""The program that the rules run."""

TOOLCHAIN_TYPE = "@rules_themec//:toolchain_type"

def _themec_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(
        themec = ctx.executable.themec,
        files = depset([ctx.executable.themec] + ctx.files.data),
    )]

themec_toolchain = rule(
    implementation = _themec_toolchain_impl,
    doc = "A built themec, which a toolchain() of the type @rules_themec//:toolchain_type offers to the rules.",
    attrs = {
        "themec": attr.label(
            doc = "The program.",
            mandatory = True,
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
        "data": attr.label_list(
            doc = "Files that the program needs, such as libraries.",
            allow_files = True,
        ),
    },
)
