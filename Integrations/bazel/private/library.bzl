"""Themes and what they are built with."""

load("//private:families.bzl", "DOCUMENTS", "described_families", "grouped")

ThemecInfo = provider(
    doc = "Themes, descriptors and resources.",
    fields = {
        "own": "The part of the library itself: a struct with families, descriptors, uses, shared, shared_descriptors and config.",
        "others": "A depset of such structs: those of the libraries that it depends on.",
    },
)

def _themec_library_impl(ctx):
    families = grouped(ctx.files.themes + ctx.files.parts)
    descriptors, shared_descriptors = described_families(ctx.files.view_models, families)
    own = struct(
        families = families,
        descriptors = descriptors,
        uses = {name.lower(): [used.lower() for used in names] for name, names in ctx.attr.uses.items()},
        shared = depset(ctx.files.parts + ctx.files.theme_sets + ctx.files.assets),
        shared_descriptors = depset(shared_descriptors),
        config = ctx.file.config,
    )
    files = ctx.files.themes + ctx.files.parts + ctx.files.theme_sets + ctx.files.view_models + ctx.files.assets
    return [
        DefaultInfo(files = depset(files)),
        ThemecInfo(
            own = own,
            others = depset(
                [dep[ThemecInfo].own for dep in ctx.attr.deps],
                transitive = [dep[ThemecInfo].others for dep in ctx.attr.deps],
            ),
        ),
    ]

themec_library = rule(
    implementation = _themec_library_impl,
    doc = "Themes with their descriptors, theme sets and assets.",
    attrs = {
        "themes": attr.label_list(
            doc = "Themes, XIBs and storyboards. Those of one Screenlet are a family, by the names of their files.",
            allow_files = DOCUMENTS,
        ),
        "parts": attr.label_list(
            doc = "Cells, headers and other documents that several Screenlets embed. A change affects all families.",
            allow_files = DOCUMENTS,
        ),
        "theme_sets": attr.label_list(
            doc = "The files theme-set.xml of the folders of themes. A change affects all families.",
            allow_files = [".xml"],
        ),
        "view_models": attr.label_list(
            doc = "ViewModel descriptors. LoginViewModel.xml affects the family of Login, others affect all families.",
            allow_files = [".xml"],
        ),
        "assets": attr.label_list(
            doc = "Files of asset catalogs, images, fonts and translations. A change affects all families.",
            allow_files = True,
        ),
        "uses": attr.string_list_dict(
            doc = "Other Screenlets that the themes of a Screenlet embed, or whose ViewModels its own refines.",
        ),
        "config": attr.label(
            doc = "A .themec.yml, which is ignored otherwise.",
            allow_single_file = True,
        ),
        "deps": attr.label_list(
            doc = "Libraries with parents, descriptors and sets of these themes.",
            providers = [ThemecInfo],
        ),
    },
)
