import A11yModel
import A11yPolicy

// What a run says once about the app's code: what to do so that more of it is read.

extension Project {
    /// The notes on the findings of a run, without a full stop.
    package func codeNotes(on reports: [Report]) -> [String] {
        let doubts = reports.flatMap(\.findings).filter { $0.confidence == .review }.compactMap(\.doubts.first)
        return [unreadNote(doubts, reports.map(\.path)), missingNote(doubts)].compactMap(\.self)
    }

    /// That code would settle some reviews; nil where code is read, or there is none to read.
    private func unreadNote(_ doubts: [FindingDoubt], _ paths: [String]) -> String? {
        let count = doubts.count { ["code", "custom-class", "template"].contains($0.kind) }
        let mayBeRead = { path in (try? self.configuration(for: path)?.configuration.sources) == nil }
        guard count > 0, paths.contains(where: { mayBeRead($0) && hasCodeAround($0) }) else { return nil }
        return "\(counted(count, "review")) \(count == 1 ? "rests" : "rest") on code that was not read: "
            + "--sources \(SourcePaths.automatic) reads it"
    }

    /// That classes or outlets are declared nowhere, and how to get them.
    private func missingNote(_ doubts: [FindingDoubt]) -> String? {
        let missing = doubts.compactMap { $0.cause?.reason.missing }
        let names = Set(missing).sorted()
        guard let first = names.first else { return nil }
        let others = names.count == 1 ? "" : " and \(counted(names.count - 1, "other"))"
        let declared = names.count == 1 ? "is declared nowhere" : "are declared nowhere"
        let tool = codeInUse.flatMap(\.roots).lazy.compactMap(DependencyManager.missing).first
        let way =
            tool.map { "; the code that \($0.manifest) names is not here: run “\($0.command)”" }
            ?? " in the code that was read"
        let reviews = counted(missing.count, "review") + (missing.count == 1 ? " rests" : " rest")
        return "\(reviews) on `\(first)`\(others), which \(declared)\(way)"
    }
}

extension CodeCause.Reason {
    /// The class, or the outlet with its class, that is declared nowhere.
    fileprivate var missing: String? {
        switch self {
        case .missingClass(let name), .missingImplementation(let name): name
        case .missingOutlet(let outlet, let type): "\(type).\(outlet)"
        default: nil
        }
    }
}

/// A tool that fetches the code of others.
private struct DependencyManager {
    /// The file that names what it fetches.
    let manifest: String
    /// The folder that it fetches into.
    let folder: String
    /// The command that does.
    let command: String

    private static let all = [
        DependencyManager(manifest: "Podfile", folder: "Pods", command: "pod install"),
        DependencyManager(manifest: "Cartfile", folder: "Carthage", command: "carthage bootstrap"),
    ]

    /// The tool whose manifest lies in a folder without the folder that it fetches into.
    static func missing(in folder: String) -> DependencyManager? {
        guard let listing = try? FolderListing(Location(folder.isEmpty ? "/" : folder)) else { return nil }
        let names = Set(listing.entries.map { String(decoding: $0.name, as: UTF8.self) })
        return all.first { names.contains($0.manifest) && !names.contains($0.folder) }
    }
}
