/// How the program ends: the numbers that shells and servers act on, equal for every command and format.
enum ExitStatus: Int32 {
    /// Nothing at or above the level that fails a run.
    case passed = 0
    /// Something to repair: findings, too many warnings, an example that fails.
    case failed = 1
    /// The command could not do its work, in whole or in part: usage, a missing path, nothing to check.
    case unusable = 2
}
