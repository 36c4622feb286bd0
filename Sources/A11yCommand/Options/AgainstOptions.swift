import A11yAgreement
import ArgumentParser

/// With what a device said, and how strictly, predictions are compared.
struct AgainstOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Compare with what a device said, recorded in this file.", valueName: "record"),
        completion: .file())
    var against: String?

    @Option(
        help: ArgumentHelp(
            """
            Differences that do not fail: a number of them, or kinds, separated by commas (order, missing, extra, \
            label, value, role, position, hint, actions). May be repeated.
            """, valueName: "differences"))
    var allow: [Allowance] = []

    @Flag(help: "Replace names by made-up words of equal shape, to show others where predictions are wrong.")
    var anonymise = false

    func validate() throws {
        if against == nil, !allow.isEmpty { throw ValidationError("--allow belongs to --against") }
        if against == nil, anonymise { throw ValidationError("--anonymise belongs to --against") }
    }

    /// The kinds that do not fail.
    var kinds: Set<SpeechComparison.Difference> { Set(allow.flatMap(\.kinds)) }

    /// Whether the differences are those that are allowed.
    func permits(_ sheet: ComparisonSheet) -> Bool {
        let others = sheet.differences.filter { !kinds.contains($0.kind) }.reduce(0) { $0 + $1.count }
        return others <= allow.compactMap(\.number).reduce(0, max)
    }
}

/// A number of differences, or some kinds of them.
struct Allowance: ExpressibleByArgument {
    var number: Int?
    var kinds: [SpeechComparison.Difference] = []

    init?(argument: String) {
        if let number = Int(argument) {
            guard number >= 0 else { return nil }
            self.number = number
            return
        }
        for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
            guard let kind = SpeechComparison.Difference(rawValue: String(word)) else { return nil }
            kinds.append(kind)
        }
    }
}
