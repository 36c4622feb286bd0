import A11yModel
import A11yProject

/// The configuration that a project starts with: what was found in it, and every common key with a word on what it
/// does.
///
/// In its text `# ` begins a comment, and `#` without a space a key that is ready to be used.
struct StarterConfiguration {
    /// What was found in the project.
    let screens: FoundScreens
    /// The path of the schema in the project; nil without one.
    let schema: String?
    /// Whether findings are accepted by a baseline.
    let hasBaseline: Bool
    /// Where code was found that storyboards and xibs belong to, as `sources` takes it; nil if none was.
    var sources: String?

    /// The places where a project keeps the schema, the likeliest first.
    static let schemaPaths = [
        "Schemas/config.v1.schema.json", "schemas/config.v1.schema.json", ".a11ylint/config.v1.schema.json",
    ]

    /// The text of the file.
    var text: String {
        """
        \(modeline)
        # What a11ylint checks in this folder and below, and how. “a11ylint config validate” checks this file,
        # “a11ylint config explain FILE” shows what applies to a file. A line that begins with # and no space after it
        # is an example, with the indented lines below it: remove the # to use them.

        # The format of this file.
        version: 1

        # The rules: a preset (recommended, strict, wcag-a, wcag-aa, wcag-aaa, voiceover, keyboard, all) or a file with
        # more settings. A preset with a number keeps its rules in later versions of a11ylint.
        extends: [recommended@1]

        # The versions of a11ylint that may use this file.
        #required-version: ">=0.1 <1"

        # The platform of screens that state none: ios, ipados, macos, tvos, watchos.
        platform: \((screens.platform ?? .ios).rawValue)

        # The language of screens that state none.
        #locale: en

        \(include)

        # Excluded files, as patterns of .gitignore. What git ignores, Pods and build folders are excluded anyway.
        \(exclude)

        # The code of the app, by which findings in storyboards and xibs become certain or go: auto takes the Xcode
        # project or package around each of them; or files and folders. Nothing of it is run.
        \(sources.map { "sources: \($0)" } ?? "#sources: auto")

        # What fails a run: error, warning, info, review (also what a person must look at) or never.
        fail-on: error

        # How findings are printed, and reports that every run writes.
        #format: table
        #reports: { sarif: build/a11y.sarif, junit: build/a11y.xml }

        # Known findings, recorded by “a11ylint baseline create”: only new ones fail.
        \(hasBaseline ? "" : "#")baseline: \(BaselineFile.usualName)

        # The severity of rules: off, info, warning or error. “a11ylint rules” lists them, “a11ylint explain RULE”
        # shows the settings of one.
        #rules:
        #  low-contrast: error
        #  small-target:
        #    severity: warning
        #    minimum: 44

        # Settings for some files, platforms or elements; the last match wins.
        #overrides:
        #  - files: ["Legacy/**"]
        #    rules: { low-contrast: warning }
        #  - platforms: [tvos]
        #    rules: { small-target: off }

        # Findings that stay, for files that cannot carry a comment. In a screen of ours, write above the element:
        # “a11ylint:ignore[rule] reason”; in Xcode, write that into the Notes of the Identity inspector.
        #suppressions:
        #  - rule: unlabelled-image
        #    file: App/Base.lproj/Main.storyboard
        #    element: "#kx2-Qf-9aB"
        #    reason: decorative watermark, agreed with design
        #    until: 2027-03-31

        # What such exceptions must have, and what becomes of those that are no longer needed.
        #suppression-policy: { require-reason: true, allow-blanket: false, unused: warning, max-age: 365d }

        # Pages with rules of your own.
        #custom-rules: [.a11ylint/rules]

        """
    }

    private var modeline: String {
        guard let schema else {
            return """
                # For completion in editors, keep the schema in the project and name it in the first line of this file:
                #   mkdir -p .a11ylint && a11ylint schema config > .a11ylint/config.v1.schema.json
                #   # yaml-language-server: $schema=.a11ylint/config.v1.schema.json
                """
        }
        return "# yaml-language-server: $schema=\(schema)"
    }

    private var exclude: String {
        if screens.excluded.isEmpty { return "#exclude: [Generated/, \"**/*.draft.yaml\"]" }
        return (["exclude:"] + screens.excluded.map { "  - \(JSON.text($0).rendered())" }).joined(separator: "\n")
    }

    private var include: String {
        let meaning = "# What is checked in folders, in the words of .gitignore, relative to this file."
        guard !screens.paths.isEmpty else {
            return meaning + " No screen was found here yet.\n#include: [\"Screens/**/*.yaml\", \"**/*.storyboard\"]"
        }
        let items = screens.patterns.map { "  - \(JSON.text($0).rendered())" }
        return ([meaning, "include:"] + items).joined(separator: "\n")
    }
}
