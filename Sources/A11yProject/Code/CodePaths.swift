import A11yModel
import A11yPolicy

/// Where the code of an app lies: what `auto` stands for, and what was probably meant by a path that leads nowhere.
enum CodePaths {
    /// The folder of the project around the file of a folder, all of them absolute; nil without one.
    ///
    /// In a repository the nearest folder counts that holds a workspace, because the code of an app and of the modules
    /// beside it is one program; without one, the nearest that holds a project; without one, the nearest package. The
    /// repository's own folder is the last that is looked at. Outside a repository, where a folder above may be
    /// anything, the nearest folder counts that holds any of these.
    ///
    /// Folders that were looked at are remembered in `kinds`.
    static func project(around folder: String, remembering kinds: inout [String: [Kind]]) -> String? {
        let end = Repository.folder(around: folder)
        var nearest: [Kind: String] = [:]
        var next: String? = folder
        while let folder = next {
            let found = kinds[folder] ?? self.kinds(in: folder)
            kinds[folder] = found
            for kind in found where nearest[kind] == nil { nearest[kind] = folder }
            if nearest[.workspace] != nil || folder == end || end == nil && !nearest.isEmpty { break }
            next = FolderPath.parent(of: folder)
        }
        return Kind.allCases.lazy.compactMap { nearest[$0] }.first
    }

    /// The folder whose code is read where no project is around the file of a folder: the repository, and outside of
    /// one the current folder, if the file lies in it. Nil without either.
    static func folder(around folder: String, from current: String) -> String? {
        Repository.folder(around: folder) ?? ((folder + "/").hasPrefix(current + "/") ? current : nil)
    }

    /// What holds the code of an app together, the widest first.
    enum Kind: CaseIterable {
        case workspace, project, package

        /// Files and folders of Xcode, and those from which other tools make them: a server has often only those.
        private static let names: [String: Kind] = [
            "Podfile": .workspace, "Workspace.swift": .workspace, "Project.swift": .project, "project.yml": .project,
            "project.yaml": .project, "Package.swift": .package,
        ]

        /// The kind that an entry of a folder stands for; nil for all others.
        init?(_ name: String) {
            if name.hasSuffix(".xcworkspace") {
                self = .workspace
            } else if name.hasSuffix(".xcodeproj") {
                self = .project
            } else {
                guard let kind = Kind.names[name] else { return nil }
                self = kind
            }
        }
    }

    /// The kinds that the entries of a folder stand for; none for a folder that cannot be read.
    private static func kinds(in folder: String) -> [Kind] {
        guard let listing = try? FolderListing(Location(folder.isEmpty ? "/" : folder)) else { return [] }
        return listing.entries.compactMap { Kind(String(decoding: $0.name, as: UTF8.self)) }
    }

    /// What was probably meant by a path that does not exist: `auto`, or an entry of the folder that it would lie in.
    static func hint(for path: String, in folder: String) -> String {
        if nearest(path, among: [SourcePaths.automatic]) != nil { return "did you mean “\(SourcePaths.automatic)”?" }
        return hint(forEntry: path, in: folder)
    }

    /// The path that was probably meant by one that does not exist; empty if none is near.
    static func hint(forEntry path: String, in folder: String) -> String {
        guard let near = meant(by: FolderPath.absolute(path, in: folder)) else { return "" }
        return "did you mean “\(FolderPath.shown(near, from: folder))”?"
    }

    /// The existing path that is nearest to an absolute one: where a folder is misspelled, the folder that was meant,
    /// and what is in it.
    private static func meant(by path: String) -> String? {
        guard let parent = FolderPath.parent(of: path), let name = path.split(separator: "/").last else { return nil }
        let isRight = parent.isEmpty || FolderPath.exists(parent)
        guard let folder = isRight ? parent : meant(by: parent),
            let listing = try? FolderListing(Location(folder.isEmpty ? "/" : folder))
        else { return nil }
        let names = listing.entries.map { String(decoding: $0.name, as: UTF8.self) }.sorted()
        // An extension that two names share makes them no nearer.
        let stem = CodePaths.stem(name)
        let near =
            names.contains(String(name))
            ? String(name)
            : nearest(String(name), among: names.filter { nearest(stem, among: [CodePaths.stem($0)]) != nil })
        return near.map { folder + "/" + $0 } ?? (isRight ? nil : folder)
    }

    private static func stem(_ name: some StringProtocol) -> String {
        String(name.lastIndex(of: ".").map { name[..<$0] } ?? name[...])
    }
}
