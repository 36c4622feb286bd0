import A11yModel

/// Whether anybody wants to hear about a file: a walk, a hook or an editor meets many that are none of our business.
extension Report {
    /// Whether the report says something about a file of ours. `isMeant` is true where somebody named the file, so that
    /// they want to know why it is none.
    func isOfInterest(on source: Source, isMeant: Bool) -> Bool {
        guard tally.screens == 0 else { return true }
        let rules = Set(findings.map(\.rule))
        if rules.contains(FileRule.unknownFile.rawValue) { return isMeant }
        // A file that breaks off before it shows what it is may be a template of another tool, or a broken screen.
        let isUnrecognised = rules.isSubset(of: [FileRule.syntax.rawValue, FileRule.emptyScreen.rawValue])
        let isOfXcode = ["storyboard", "xib"].contains(source.extension)
        return isMeant || !isUnrecognised || isOfXcode || source.mentionsScreen
    }
}
