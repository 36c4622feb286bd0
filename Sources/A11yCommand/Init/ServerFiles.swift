import A11yModel
import RuleCatalogue

/// The CI files of a project.
enum ServerFiles {
    /// The place of GitHub's workflow.
    static let gitHubPath = ".github/workflows/a11ylint.yml"

    /// The job of GitLab, and its place; the project's own file includes it.
    static let gitLab = (
        path: ".gitlab/a11ylint.yml", text: CataloguePage.filled("gitlab.yml", with: ["missing": missingVariables])
    )

    /// The file that GitLab reads.
    static let gitLabRoot = ".gitlab-ci.yml"

    /// What includes the job.
    static let gitLabInclude = "include:\n  - local: /.gitlab/a11ylint.yml\n"

    /// What the team must do: only it knows from where to download the program.
    static let archiveNote =
        "On a server without a11ylint, set the variable A11Y_ARCHIVE to the address of a release's archive for Linux, "
        + "and A11Y_SHA256 to its checksum."

    /// What the jobs say where their variables are not set.
    private static let missingVariables =
        "the variables A11Y_ARCHIVE and A11Y_SHA256 are not set: the address of a release's archive for Linux, and its "
        + "checksum"

    /// The workflow of GitHub, for a repository with this default branch.
    static func gitHub(branch: String) -> String {
        CataloguePage.filled(
            "github.yml", with: ["branch": JSON.text(branch).rendered(), "missing": missingVariables])
    }
}
