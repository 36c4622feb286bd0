import A11yModel

/// The CI files of a project.
enum ServerFiles {
    /// The place of GitHub's workflow.
    static let gitHubPath = ".github/workflows/a11ylint.yml"

    /// The job of GitLab, and its place; the project's own file includes it.
    static let gitLab = (path: ".gitlab/a11ylint.yml", text: job)

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
        #"""
        # Checks the accessibility of screens. Written by “a11ylint init --github”.
        name: a11ylint
        on:
          push:
            branches: [\#(JSON.text(branch).rendered())]
          pull_request:
        permissions:
          contents: read
        jobs:
          a11ylint:
            runs-on: ubuntu-latest
            timeout-minutes: 10
            steps:
              - uses: actions/checkout@v4
                # The whole history: it tells which files were renamed since the baseline, and what a branch changes.
                with: { fetch-depth: 0 }
              # A11Y_ARCHIVE and A11Y_SHA256 are variables of this repository: the address of the archive of a release
              # of a11ylint for Linux, and its checksum.
              - name: Install a11ylint
                env:
                  A11Y_ARCHIVE: ${{ vars.A11Y_ARCHIVE }}
                  A11Y_SHA256: ${{ vars.A11Y_SHA256 }}
                run: |
                  # A runner of one's own may have it.
                  if command -v a11ylint; then exit 0; fi
                  if [ -z "$A11Y_ARCHIVE" ] || [ -z "$A11Y_SHA256" ]; then
                    echo "::error title=a11ylint::\#(missingVariables)"
                    exit 2
                  fi
                  curl --fail --silent --show-error --location --output "$RUNNER_TEMP/a11ylint.tar.gz" "$A11Y_ARCHIVE"
                  echo "$A11Y_SHA256  $RUNNER_TEMP/a11ylint.tar.gz" | sha256sum --check
                  mkdir "$RUNNER_TEMP/a11ylint"
                  tar -xzf "$RUNNER_TEMP/a11ylint.tar.gz" --strip-components 1 -C "$RUNNER_TEMP/a11ylint"
                  echo "$RUNNER_TEMP/a11ylint" >> "$GITHUB_PATH"
              - name: Check
                run: a11ylint check --format github --format "markdown=$GITHUB_STEP_SUMMARY"

        """#
    }

    private static let job = #"""
        # Checks the accessibility of screens. Written by “a11ylint init --gitlab”.
        # A11Y_ARCHIVE and A11Y_SHA256 are CI/CD variables of this project: the address of the archive of a release of
        # a11ylint for Linux, and its checksum.
        a11ylint:
          image: buildpack-deps:stable-curl
          variables:
            # The whole history: it tells which files were renamed since the baseline, and what a branch changes.
            GIT_DEPTH: "0"
          before_script:
            - |
              # An image of one's own may have it.
              if ! command -v a11ylint; then
                if [ -z "$A11Y_ARCHIVE" ] || [ -z "$A11Y_SHA256" ]; then
                  echo "Error: \#(missingVariables)"
                  exit 2
                fi
                set -e
                curl --fail --silent --show-error --location --output /tmp/a11ylint.tar.gz "$A11Y_ARCHIVE"
                echo "$A11Y_SHA256  /tmp/a11ylint.tar.gz" | sha256sum --check
                mkdir -p /opt/a11ylint
                tar -xzf /tmp/a11ylint.tar.gz --strip-components 1 -C /opt/a11ylint
                export PATH="/opt/a11ylint:$PATH"
              fi
          script:
            - a11ylint check --format gitlab=gl-code-quality-report.json --format junit=a11y.xml
          artifacts:
            when: always
            reports:
              codequality: gl-code-quality-report.json
              junit: a11y.xml

        """#
}
