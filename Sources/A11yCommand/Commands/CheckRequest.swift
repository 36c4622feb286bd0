import A11yProject

/// What a check is asked to do.
struct CheckRequest {
    let files: FileRequest
    let rules: RuleRequest
    let gate: Gate
    let output: OutputOptions
    let display: DisplayOptions
    let git: GitRequest
    let project: ProjectRequest
    let baseline: AcceptanceOptions
    let fixing: FixRequest
    /// The number of files that are checked at once.
    let jobs: Int
    /// Whether it is the first look of `init`.
    var isFirstLook = false
}
