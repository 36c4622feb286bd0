import Foundation

/// The files of code and the string tables below some files and folders.
///
/// What git ignores is listed too: pods and generated code are compiled whether they are committed or not.
struct CodeListing: Sendable {
    /// A file that was found.
    struct File: Sendable {
        /// Its absolute location.
        var location: Location
        /// Whether it lies in a folder of dependencies.
        var isDependency: Bool
        /// Whether it lies in a folder of tests, which targets of the app may build nevertheless.
        var isOfTests = false
    }

    /// Code in Swift and Objective-C, by location, but for that of tests.
    private(set) var code: [File] = []
    /// Code in folders of tests, by location.
    private(set) var tests: [File] = []
    /// `.strings` and `.xcstrings`, by location, without those of dependencies.
    private(set) var tables: [File] = []
    /// The names of the pictures in asset catalogues, without those of dependencies.
    private(set) var assets: [String] = []
    /// The projects of Xcode, but for those of dependencies.
    private(set) var projects: [String] = []
    /// Other files that name storyboards, nibs and classes, without those of dependencies.
    private(set) var naming: [Location] = []

    /// Folders below which nothing is the app's code: products of builds. Hidden folders are passed over as well.
    private static let products: Set<String> = ["build", "DerivedData"]
    /// Folders that are one thing for Xcode, and hold no code of the app. The headers of a framework declare classes
    /// whose code is not there to be read.
    private static let bundles = DiscoveryRules.prunedBundles.subtracting([catalogue]).union([
        "app", "appex", "bundle", "docc", "playground", "appiconset", "colorset", "dataset", "imageset", "symbolset",
    ])
    /// The extension of asset catalogues, whose pictures' names are read.
    private static let catalogue = "xcassets"
    /// Folders of an asset catalogue that are one picture each.
    private static let pictures: Set<String> = ["imageset", "symbolset"]
    /// Folders with code of others, in lower case.
    private static let dependencies: Set<String> = [
        "carthage", "node_modules", "pods", "sourcepackages", "third-party", "third_party", "thirdparty", "vendor",
        "vendored", "vendors",
    ]
    /// The extensions of files of code.
    static let codeExtensions: Set<String> = ["h", "m", "mm", "swift"]
    static let tableExtensions: Set<String> = ["strings", "xcstrings"]

    private static let listed = codeExtensions.union(tableExtensions).union(NamingFiles.extensions)

    /// What is below these absolute paths, which exist. A link to a folder is followed only where it is named, as in a
    /// search for screens; a file with several names is listed once.
    init(of roots: [String]) {
        var links: [File] = []
        for root in roots {
            CodeListing.walk(root) { file, isLink in
                if isLink { links.append(file) } else { note(file) }
                return true
            }
        }
        settle(links)
    }

    /// Whether there is any code below an absolute path.
    static func hasCode(at root: String) -> Bool {
        var isFound = false
        walk(root) { file, _ in
            isFound = !file.isOfTests && file.location.hasExtension(of: codeExtensions)
            return !isFound
        }
        return isFound
    }

    /// Calls `found` for each file below a path, and whether it is a link, until it returns false.
    private static func walk(_ root: String, found: (File, _ isLink: Bool) -> Bool) {
        let start = Location(root.isEmpty ? "/" : root)
        guard FolderListing.Kind(following: start) == .folder else {
            _ = found(File(location: start, isDependency: false), false)
            return
        }
        var pending = [File(location: start, isDependency: false)]
        while let folder = pending.popLast() {
            guard let listing = try? FolderListing(folder.location) else { continue }
            // A catalogue holds pictures, in folders, and no code.
            let isCatalogue = folder.location.shown.contains("." + catalogue)
            for entry in listing.entries where entry.kind != .other && entry.name.first != UInt8(ascii: ".") {
                let location = folder.location.appending(entry.name)
                if entry.kind == .folder {
                    let name = String(decoding: entry.name, as: UTF8.self)
                    let isOfOthers = folder.isDependency || dependencies.contains(name.lowercased())
                    let isTelling = name.hasSuffix(XcodeProject.suffix) || location.hasExtension(of: pictures)
                    if isTelling, !isOfOthers, !folder.isOfTests {
                        guard found(File(location: location, isDependency: false), false) else { return }
                    }
                    if isPassedOver(name) { continue }
                    let isOfTests = folder.isOfTests || name.hasSuffix("Tests")
                    pending.append(File(location: location, isDependency: isOfOthers, isOfTests: isOfTests))
                    continue
                }
                guard !isCatalogue, location.hasExtension(of: listed) else { continue }
                let isLink = entry.kind == .link
                if isLink, FolderListing.Kind(following: location) != .file { continue }
                var file = folder
                file.location = location
                guard found(file, isLink) else { return }
            }
        }
    }

    /// Whether nothing of a folder runs in the app.
    private static func isPassedOver(_ name: String) -> Bool {
        if products.contains(name) { return true }
        return name.lastIndex(of: ".").map { bundles.contains(name[name.index(after: $0)...].lowercased()) } ?? false
    }

    private mutating func note(_ file: File) {
        // Tests touch outlets too, but the app does not run them.
        if file.isOfTests {
            if file.location.hasExtension(of: CodeListing.codeExtensions) { tests.append(file) }
            return
        }
        if file.location.hasExtension(of: [XcodeProject.extension]) {
            projects.append(file.location.shown)
            naming.append(file.location.appending(Array("project.pbxproj".utf8)))
        } else if file.location.hasExtension(of: CodeListing.pictures) {
            let name = file.location.shown.split(separator: "/").last ?? ""
            assets.append(String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]))
        } else if file.location.hasExtension(of: CodeListing.codeExtensions) {
            code.append(file)
        } else if file.location.hasExtension(of: CodeListing.tableExtensions), !file.isDependency {
            tables.append(file)
        } else if !file.isDependency {
            naming.append(file.location)
        }
    }

    /// Brings the files into their order, each once. Of links, those are added whose files were not found themselves.
    private mutating func settle(_ links: [File]) {
        if !links.isEmpty {
            var known = Set((code + tests + tables).compactMap { FileIdentity($0.location) })
            for link in links.sorted(by: CodeListing.inOrder) {
                guard let identity = FileIdentity(link.location), known.insert(identity).inserted else { continue }
                note(link)
            }
        }
        code = CodeListing.once(code)
        tests = CodeListing.once(tests)
        tables = CodeListing.once(tables)
    }

    /// The files in order. One that is found below several roots is a dependency only if it is so below all of them.
    private static func once(_ files: [File]) -> [File] {
        var kept: [File] = []
        for file in files.sorted(by: inOrder) {
            if let last = kept.last, last.location == file.location {
                kept[kept.count - 1].isDependency = last.isDependency && file.isDependency
            } else {
                kept.append(file)
            }
        }
        return kept
    }

    private static func inOrder(_ left: File, _ right: File) -> Bool {
        left.location.bytes.lexicographicallyPrecedes(right.location.bytes)
    }
}

extension Location {
    /// Whether the name ends with one of these extensions, in letters of any case.
    func hasExtension(of extensions: Set<String>) -> Bool {
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
        return extensions.contains(String(decoding: bytes[(dot + 1)...], as: UTF8.self).lowercased())
    }
}
