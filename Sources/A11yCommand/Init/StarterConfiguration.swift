import A11yModel
import A11yProject
import RuleCatalogue

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
        CataloguePage.filled(
            "configuration.yml",
            with: [
                "modeline": modeline, "platform": (screens.platform ?? .ios).rawValue, "include": include,
                "exclude": exclude, "sources": sources.map { "sources: \($0)" } ?? "#sources: auto",
                "baseline": (hasBaseline ? "" : "#") + "baseline: \(BaselineFile.usualName)",
            ])
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
