import A11yAgreement
import ArgumentParser

/// With what a device said, and how strictly, predictions are compared.
struct AgainstOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Compare with what a device said, recorded in this file; “self” is what the file itself records. Repeated, \
            the first record belongs to the first file, and so on.
            """, valueName: "record"),
        completion: .file())
    var against: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Differences that do not fail: a number of them, or kinds, separated by commas (order, missing, extra, \
            label, value, role, position, hint, actions). May be repeated.
            """, valueName: "differences"))
    var allow: [Allowance] = []

    func validate() throws {
        if against.isEmpty, !allow.isEmpty { throw ValidationError("--allow belongs to --against") }
    }

    /// The kinds that do not fail.
    var kinds: Set<SpeechComparison.Difference> { Set(allow.flatMap(\.kinds)) }

    /// Each file with the path of its record.
    func pairs(with paths: [String]) -> [(path: String, record: String)] {
        let records = against == [AgainstOptions.own] ? paths.map { _ in AgainstOptions.own } : against
        return zip(paths, records).map { (path: $0, record: $1 == AgainstOptions.own ? $0 : $1) }
    }

    /// The record that a file holds itself.
    static let own = "self"

    /// Whether the differences are those that are allowed.
    func permits(_ sheets: [SpeechComparison]) -> Bool {
        let others = sheets.flatMap(\.differences).filter { !kinds.contains($0.kind) }.reduce(0) { $0 + $1.count }
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
