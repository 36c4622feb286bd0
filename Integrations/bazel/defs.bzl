"""Checks screen descriptions with a11ylint: a repository for the program, a test rule, and an aspect.

The aspect has the output groups of rules_lint: `rules_lint_human` and `rules_lint_machine`, a report and a file with its exit
code each. A build with the aspect succeeds whatever is found, so that reports are cached; what reads the exit codes decides.
"""

EXTENSIONS = ["storyboard", "xib"]

def _repository(ctx):
    ctx.download_and_extract(url = ctx.attr.urls, sha256 = ctx.attr.sha256, stripPrefix = ctx.attr.strip_prefix)
    ctx.file("BUILD.bazel", 'exports_files(["{}"])\n'.format(ctx.attr.program))

a11ylint_repository = repository_rule(
    implementation = _repository,
    doc = "The static program from the archive of a release, held to its checksum.",
    attrs = {
        "urls": attr.string_list(mandatory = True),
        "sha256": attr.string(mandatory = True),
        "strip_prefix": attr.string(),
        "program": attr.string(default = "bin/a11ylint", doc = "The program in the archive."),
    },
)

def _arguments(options, config, baseline):
    words = ["check"] + options
    words += ["--config", config.path] if config else ["--config", "none"]
    words += ["--baseline", baseline.path] if baseline else []
    return words

def _quoted(words):
    return " ".join(["'{}'".format(word.replace("'", "'\\''")) for word in words])

def _test(ctx):
    config, baseline = ctx.file.config, ctx.file.baseline
    inputs = ctx.files.srcs + [file for file in [config, baseline] if file]
    words = ["check"] + ctx.attr.options
    words += ["--config", config.short_path] if config else ["--config", "none"]
    words += ["--baseline", baseline.short_path] if baseline else []
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec {} --format junit=\"${{XML_OUTPUT_FILE:-/dev/null}}\" -- {}\n".format(
            _quoted([ctx.executable.program.short_path] + words),
            _quoted([file.short_path for file in ctx.files.srcs]),
        ),
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = inputs + [ctx.executable.program])
    return [DefaultInfo(executable = script, runfiles = runfiles)]

a11ylint_test = rule(
    implementation = _test,
    doc = "Fails if a finding fails the check of the sources.",
    test = True,
    attrs = {
        "srcs": attr.label_list(allow_files = True, mandatory = True, doc = "Screen descriptions of any kind."),
        "config": attr.label(allow_single_file = True, doc = "A .a11ylint.yml; without one, the defaults count."),
        "baseline": attr.label(allow_single_file = True),
        "options": attr.string_list(doc = "Further options of `a11ylint check`, such as --fail-on=warning."),
        "program": attr.label(
            default = "@a11ylint//:bin/a11ylint",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
)

def _report(ctx, files, name, options):
    """A report on files, and a file with the exit code."""
    report = ctx.actions.declare_file("{}.a11ylint.{}".format(ctx.label.name, name))
    code = ctx.actions.declare_file("{}.a11ylint.{}.exit_code".format(ctx.label.name, name))
    program, config = ctx.executable._program, getattr(ctx.file, "_config", None)
    words = [program.path] + _arguments(options, config, None) + ["--output", report.path, "--"] + [file.path for file in files]
    ctx.actions.run_shell(
        outputs = [report, code],
        inputs = files + ([config] if config else []),
        tools = [program],
        # A finding is no failure of the build; that the program could not run is one.
        command = "{}; status=$?; echo $status >{}; test $status -lt 2".format(_quoted(words), _quoted([code.path])),
        mnemonic = "A11yLint",
        progress_message = "Checking the screens of %s" % ctx.label,
    )
    return [report, code]

def _aspect(target, ctx):
    files = []
    for name in ["srcs", "resources", "data", "storyboards"]:
        for dependency in getattr(ctx.rule.attr, name, None) or []:
            if type(dependency) == "Target":
                files += [file for file in dependency.files.to_list() if file.extension in EXTENSIONS and file.is_source]
    if not files:
        return [OutputGroupInfo()]
    human = _report(ctx, files, "txt", ["--color", "never"])
    machine = _report(ctx, files, "sarif", ["--format", "sarif"])
    return [OutputGroupInfo(rules_lint_human = depset(human), rules_lint_machine = depset(machine))]

def a11ylint_aspect(program = "@a11ylint//:bin/a11ylint", config = None):
    """An aspect that reports on the storyboards and xibs of each target.

    Args:
      program: the program.
      config: a .a11ylint.yml, or None.
    """
    attrs = {"_program": attr.label(default = program, allow_single_file = True, executable = True, cfg = "exec")}
    if config:
        attrs["_config"] = attr.label(default = config, allow_single_file = True)
    return aspect(implementation = _aspect, attrs = attrs)
