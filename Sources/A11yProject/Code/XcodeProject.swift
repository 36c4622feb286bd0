import A11yModel
import Foundation

/// What the targets of an Xcode project build, read from its `project.pbxproj` by Foundation.
///
/// A target of tests counts as none: the app does not run it.
struct XcodeProject: Sendable {
    /// The extension of projects.
    static let `extension` = "xcodeproj"
    /// The ending of their names.
    static let suffix = "." + `extension`

    /// The folder that the project lies in, absolute.
    let folder: String
    /// The systems for which each file is built, by its key; nil where a configuration file or nothing says it.
    private var files: [String: Set<Platform>?] = [:]
    /// The folders whose files a target builds, but for some, by their keys.
    private var folders: [(path: String, besides: Set<String>, platforms: Set<Platform>?)] = []

    /// Whether a target makes an app.
    private var buildsApp = false
    /// The names of the projects that it takes parts from.
    fileprivate private(set) var parts: Set<String> = []

    /// What a file is built for.
    enum Membership: Hashable {
        /// The targets that build it are for these systems; nil if that is not known.
        case built(for: Set<Platform>?)
        /// No target builds it.
        case none
    }

    /// The project at a path, which ends in `.xcodeproj`; nil of one that cannot be read or builds nothing.
    init?(_ path: String) {
        folder = FolderPath.parent(of: path) ?? ""
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path + "/project.pbxproj")),
            let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any],
            let objects = list["objects"] as? [String: [String: Any]], let root = list["rootObject"] as? String,
            let project = objects[root]
        else { return nil }
        var reader = ProjectReader(objects: objects, folder: folder)
        let base = FolderPath.absolute(project.text("projectDirPath"), in: folder)
        reader.readGroup(project.text("mainGroup"), in: base)
        let targets = project.texts("targets")
        for target in targets { note(target, of: project, reader) }
        if files.isEmpty, folders.isEmpty { return nil }
        buildsApp = targets.contains { reader.objects[$0]?.text("productType").contains("application") == true }
        let paths = objects.values.map { $0.text("path") }.filter { $0.hasSuffix(XcodeProject.suffix) }
        parts = Set(paths.map(XcodeProject.name))
    }

    /// The same project, as if no target built anything.
    fileprivate var emptied: XcodeProject {
        var project = self
        (project.files, project.folders) = ([:], [])
        return project
    }

    /// What a file at an absolute path is built for.
    func membership(of path: String) -> Membership {
        let key = XcodeProject.key(path)
        var found: [Set<Platform>?] = files[key].map { [$0] } ?? []
        for folder in folders where key.hasPrefix(folder.path + "/") && !folder.besides.contains(key) {
            found.append(folder.platforms)
        }
        if found.isEmpty { return .none }
        let known = found.compactMap(\.self)
        return .built(for: known.count < found.count ? nil : known.reduce(into: []) { $0.formUnion($1) })
    }

    /// Whether another project, in a folder of this one, is not a part of its app: it does not name it.
    fileprivate func leavesOut(_ other: XcodeProject) -> Bool {
        buildsApp && other.folder.hasPrefix(folder + "/") && (!folders.isEmpty || files.count > other.files.count)
    }

    /// The name of a project, by its path: `Part/Part.xcodeproj`, or `group:Part.xcodeproj` of a workspace.
    fileprivate static func name(_ path: String) -> String {
        key(String(path.split { $0 == "/" || $0 == ":" }.last ?? ""))
    }

    /// Disks of Macs do not tell letters by their case.
    fileprivate static func key(_ path: String) -> String { path.lowercased() }

    private mutating func note(_ name: String, of project: [String: Any], _ reader: ProjectReader) {
        guard let target = reader.objects[name], !target.text("productType").hasSuffix("-test"),
            !target.text("productType").hasSuffix("-testing")
        else { return }
        let platforms = reader.platforms(of: target, in: project)
        for phase in target.texts("buildPhases").compactMap({ reader.objects[$0] }) {
            for file in phase.texts("files").compactMap({ reader.objects[$0] }) {
                let own = file.filters.map { filters in platforms.map { $0.intersection(filters) } ?? filters }
                for path in reader.paths[file.text("fileRef")] ?? [] { add(path, own ?? platforms) }
            }
        }
        let whole = target.texts("fileSystemSynchronizedGroups")
        for group in whole {
            guard let path = reader.paths[group]?.first else { continue }
            let besides = reader.exceptions(of: group, for: name, in: path).map(XcodeProject.key)
            folders.append((XcodeProject.key(path), Set(besides), platforms))
        }
        for group in reader.synchronized where !whole.contains(group) {
            guard let path = reader.paths[group]?.first else { continue }
            for file in reader.exceptions(of: group, for: name, in: path) { add(file, platforms) }
        }
    }

    private mutating func add(_ path: String, _ platforms: Set<Platform>?) {
        let key = XcodeProject.key(path)
        guard let known = files[key] else { return files[key] = .some(platforms) }
        files[key] = .some(known.flatMap { known in platforms.map { known.union($0) } })
    }
}

/// The projects of an app.
struct XcodeProjects {
    private let projects: [XcodeProject]
    /// Whether each folder leaves it to one of the projects what is built.
    private var isRuled: [String: Bool] = [:]

    /// The projects at these absolute paths, and those in the folders around `roots` up to that of the repository.
    init(_ paths: [String], around roots: [String]) {
        var paths = Set(paths)
        for root in roots {
            let end = Repository.folder(around: root)
            var next = end == nil ? nil : FolderPath.parent(of: root)
            while let folder = next, root != end {
                paths.formUnion(
                    XcodeProjects.names(in: folder).filter { $0.hasSuffix(XcodeProject.suffix) }.map {
                        "\(folder)/\($0)"
                    })
                next = folder == end ? nil : FolderPath.parent(of: folder)
            }
        }
        let found = paths.sorted().compactMap { path in XcodeProject(path).map { (path, $0) } }
        var named = found.reduce(into: Set<String>()) { $0.formUnion($1.1.parts) }
        for folder in Set(found.map(\.1.folder)) { named.formUnion(XcodeProjects.partsOfWorkspaces(in: folder)) }
        // A part that the app around it has left behind, or that only shows off a library, is not the app's.
        projects = found.map { path, project in
            let isLeft = !named.contains(XcodeProject.name(path)) && found.contains { $0.1.leavesOut(project) }
            return isLeft ? project.emptied : project
        }
    }

    /// The names of the projects in the workspaces of a folder.
    private static func partsOfWorkspaces(in folder: String) -> Set<String> {
        let workspaces = names(in: folder).filter { $0.hasSuffix(".xcworkspace") }
        return workspaces.reduce(into: []) { parts, name in
            let path = "\(folder)/\(name)/contents.xcworkspacedata"
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            parts.formUnion(
                text.split(separator: "\"").filter { $0.hasSuffix(XcodeProject.suffix) }.map {
                    XcodeProject.name(String($0))
                })
        }
    }

    /// The systems for which a file at an absolute path is built: none if no target builds it; nil if it is not known.
    mutating func platforms(of path: String) -> Set<Platform>? {
        if projects.isEmpty { return nil }
        var found: Set<Platform> = []
        var isBuilt = false
        for project in projects {
            guard case .built(let platforms) = project.membership(of: path) else { continue }
            guard let platforms else { return nil }
            isBuilt = true
            found.formUnion(platforms)
        }
        return isBuilt || isRuled(FolderPath.parent(of: path) ?? "") ? found : nil
    }

    /// Whether a target builds a file at an absolute path into an app or a part of one.
    func build(_ path: String) -> Bool { projects.contains { $0.membership(of: path) != .none } }

    /// Whether the nearest of the folders around a file that says what is built has a project, and nothing else: the
    /// targets of packages, and of tools that write projects, take the files of whole folders.
    private mutating func isRuled(_ folder: String) -> Bool {
        if let known = isRuled[folder] { return known }
        let names = XcodeProjects.names(in: folder)
        let isOfOthers = names.contains { XcodeProjects.manifests.contains($0) || $0.hasSuffix(".podspec") }
        let hasProject = projects.contains { $0.folder == folder }
        let answer = !isOfOthers && (hasProject || !folder.isEmpty && isRuled(FolderPath.parent(of: folder) ?? ""))
        isRuled[folder] = answer
        return answer
    }

    private static let manifests: Set<String> = [
        "BUCK", "BUILD", "BUILD.bazel", "Package.swift", "Project.swift", "project.yaml", "project.yml",
    ]

    private static func names(in folder: String) -> [String] {
        let listing = try? FolderListing(Location(folder.isEmpty ? "/" : folder))
        return listing?.entries.map { String(decoding: $0.name, as: UTF8.self) } ?? []
    }
}

/// The objects of a project, and where its files lie.
private struct ProjectReader {
    let objects: [String: [String: Any]]
    let folder: String
    /// The absolute paths of a file or folder, or of the files of a group of languages, by the name of the object.
    private(set) var paths: [String: [String]] = [:]
    /// The names of the folders of which Xcode takes what lies in them.
    private(set) var synchronized: [String] = []
    private var seen: Set<String> = []

    init(objects: [String: [String: Any]], folder: String) {
        self.objects = objects
        self.folder = folder
    }

    /// Reads a group of a folder with all that is in it.
    mutating func readGroup(_ name: String, in base: String) {
        var pending = [(name, base)]
        while let (name, base) = pending.popLast() {
            guard seen.insert(name).inserted, let object = objects[name] else { continue }
            guard let path = path(of: object, in: base) else { continue }
            let children = object.texts("children")
            switch object.text("isa") {
            case "PBXGroup": break
            case "PBXVariantGroup":
                paths[name] = children.compactMap { objects[$0].flatMap { self.path(of: $0, in: path) } }
            case let kind:
                paths[name] = [path]
                if kind == "PBXFileSystemSynchronizedRootGroup" { synchronized.append(name) }
            }
            pending += children.map { ($0, path) }
        }
    }

    /// Where an object lies in a folder; nil for what Xcode makes or brings along.
    private func path(of object: [String: Any], in base: String) -> String? {
        let own = object.text("path")
        switch object.text("sourceTree") {
        case "<group>": return own.isEmpty ? base : FolderPath.absolute(own, in: base)
        case "SOURCE_ROOT": return FolderPath.absolute(own, in: folder)
        case "<absolute>": return own
        default: return nil
        }
    }

    /// The files of a folder that a target leaves out, or that another takes from it.
    func exceptions(of group: String, for target: String, in path: String) -> [String] {
        let sets = objects[group]?.texts("exceptions").compactMap { objects[$0] } ?? []
        return sets.filter { $0.text("target") == target }.flatMap { $0.texts("membershipExceptions") }.map {
            FolderPath.absolute($0, in: path)
        }
    }

    /// The systems that a target is for; nil if a configuration file or nothing says it. An app of iOS for the iPad
    /// alone is one of iPadOS.
    func platforms(of target: [String: Any], in project: [String: Any]) -> Set<Platform>? {
        if target.text("productType").contains("watch") { return [.watchos] }
        var families: Set<String> = []
        for owner in [target, project] {
            let list = objects[owner.text("buildConfigurationList")]?.texts("buildConfigurations") ?? []
            let configurations = list.compactMap { objects[$0] }
            let settings = configurations.compactMap { $0["buildSettings"] as? [String: Any] }
            if families.isEmpty { families = Set(settings.map { $0.text("TARGETED_DEVICE_FAMILY") }) }
            families.remove("")
            for key in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
                let words: [Substring] = settings.flatMap { $0.texts(key) }.flatMap { $0.split(separator: " ") }
                // Beside other systems, Vision Pro decides nothing.
                let others = words.filter { !$0.hasPrefix("xr") }
                let found = Set(
                    (others.isEmpty ? words : others).compactMap { (word: Substring) in ProjectReader.sdks[String(word)]
                    })
                if found.isEmpty { continue }
                return families == ["2"] ? Set(found.map { $0 == .ios ? .ipados : $0 }) : found
            }
            if configurations.contains(where: { !$0.text("baseConfigurationReference").isEmpty }) {
                return families == ["2"] ? [.ipados] : nil
            }
        }
        return nil
    }

    private static let sdks: [String: Platform] = [
        "appletvos": .tvos, "iphoneos": .ios, "macosx": .macos, "watchos": .watchos, "xros": .ios,
    ]
}

extension [String: Any] {
    /// The text of a key; empty without one.
    fileprivate func text(_ key: String) -> String { self[key] as? String ?? "" }

    /// The texts of a key, which has one or a list.
    fileprivate func texts(_ key: String) -> [String] {
        self[key] as? [String] ?? (self[key] as? String).map { [$0] } ?? []
    }

    /// The systems to which an entry of a build phase is limited; nil if it is not.
    fileprivate var filters: Set<Platform>? {
        let words = texts("platformFilters") + texts("platformFilter")
        if words.isEmpty { return nil }
        let platforms: [String: Platform] = [
            "ios": .ios, "macos": .macos, "maccatalyst": .ios, "tvos": .tvos, "watchos": .watchos, "xros": .ios,
        ]
        let found = Set(words.compactMap { platforms[$0] })
        return found.contains(.ios) ? found.union([.ipados]) : found
    }
}
