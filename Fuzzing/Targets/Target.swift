/// A part of the program that takes bytes which anybody may have written. Its raw value is what `make fuzz` calls it.
enum Target: String, CaseIterable {
    case agreement, baselines, code, comments, configurations, conversions, detox, fixes, maestro, pages, patterns
    case reports, server, snapshots, speech, strings, syntax, views

    /// Gives an input to the part; ends the process where it breaks a law.
    func examine(_ bytes: [UInt8]) {
        switch self {
        case .agreement: examineRecord(bytes)
        case .baselines: examineBaseline(bytes)
        case .code: examineCode(bytes)
        case .comments: examineComment(bytes)
        case .configurations: examineConfiguration(bytes)
        case .conversions: examineConversion(bytes)
        case .detox, .maestro, .snapshots, .views: examineDump(bytes)
        case .fixes: examineFixes(bytes)
        case .pages: examinePage(bytes)
        case .patterns: examinePatterns(bytes)
        case .reports: examineReports(bytes)
        case .server: examineServer(bytes)
        case .speech: examineSpeech(bytes)
        case .strings: examineStrings(bytes)
        case .syntax: examineSyntax(bytes)
        }
    }
}
