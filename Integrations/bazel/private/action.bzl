"""Actions: the commands of themec for one family, with all files that they may read."""

load("//private:toolchain.bzl", "TOOLCHAIN_TYPE")

_REQUIREMENTS = {
    "requires-worker-protocol": "json",
    "supports-multiplex-workers": "1",
    "supports-workers": "1",
}

def context_of(info, family):
    """Collects what is needed to compile a family of a library.

    Args:
      info: the ThemecInfo of the library.
      family: the name of the family.

    Returns:
      A struct with the documents of the library itself, all inputs, the descriptors among them, and the configuration.
    """
    parts = [info.own] + info.others.to_list()
    names = {family: True}

    # Starlark has no loop without an end. Each round adds the families that those of the last one use.
    added = [family]
    for _ in range(32):
        added = [used for part in parts for name in added for used in part.uses.get(name, []) if used not in names]
        names.update({name: True for name in added})
        if not added:
            break
    documents = [file for part in parts for name in names for file in part.families.get(name, [])]
    descriptors = depset(
        [file for part in parts for name in names for file in part.descriptors.get(name, [])],
        transitive = [part.shared_descriptors for part in parts],
    )
    config = info.own.config
    return struct(
        documents = info.own.families[family],
        inputs = depset(
            documents + ([config] if config else []),
            transitive = [descriptors] + [part.shared for part in parts],
        ),
        descriptors = descriptors,
        config = config,
    )

def command(args, context, words, document = None):
    """Adds a command to the arguments of an action.

    Args:
      args: the arguments.
      context: the files of the family.
      words: the command with its options.
      document: the document to name; by default, all of the family.
    """
    args.add_all(words)
    if context.config:
        args.add(context.config, format = "--config=%s")
    else:
        args.add("--isolated")
    args.add_all(context.descriptors, format_each = "--schemas=%s")
    args.add_all([document] if document else context.documents)

def action_arguments(ctx, context, status = None):
    """Returns the first arguments of an action, which declare its inputs.

    Args:
      ctx: the context of the rule.
      context: the files of the family.
      status: a file for the exit status, if problems are no failure of the action.

    Returns:
      The arguments.
    """
    args = ctx.actions.args()
    args.set_param_file_format("multiline")
    args.use_param_file("@%s", use_always = True)
    args.add_all(context.inputs, format_each = "--input=%s")
    if status:
        args.add(status, format = "--status=%s")
    return args

def run(ctx, mnemonic, args, context, outputs, message):
    """Declares an action.

    Args:
      ctx: the context of the rule.
      mnemonic: its kind.
      args: its arguments.
      context: the files of the family.
      outputs: the files that it writes.
      message: what Bazel prints meanwhile.
    """
    toolchain = ctx.toolchains[TOOLCHAIN_TYPE]
    ctx.actions.run(
        executable = toolchain.themec,
        tools = toolchain.files,
        arguments = ["worker", args],
        inputs = context.inputs,
        outputs = outputs,
        mnemonic = mnemonic,
        progress_message = message,
        execution_requirements = _REQUIREMENTS,
    )
