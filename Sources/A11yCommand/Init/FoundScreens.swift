import A11yLint
import A11yModel
import A11yProject
import Foundation

/// The screens of a project, as they are found in a folder: by what files hold, and not by their names.
struct FoundScreens {
    /// The files that describe screens of the app: relative to the folder, sorted.
    let paths: [String]
    /// Patterns of `.gitignore`'s grammar that match the documents and views of tests and previews, where the files of
    /// the app would include them. What tests print of an app's screens is none of them.
    let excluded: [String]
    /// The platform of most screens; nil without screens.
    let platform: Platform?

    /// Looks through the current folder, as a run does.
    init(jobs: Int) {
        let files = Discovery(at: ["."]).files
        let found = inParallel(files, jobs: jobs) { file -> (path: String, platforms: [Platform])? in
            guard let source = try? Source(reading: file.path, inputName: nil) else { return nil }
            let platforms = screens(in: source).screens.map(\.platform)
            return platforms.isEmpty ? nil : (file.path, platforms)
        }.compactMap(\.self)
        let own = found.filter { FoundScreens.patternOfTests(around: $0.path) == nil }
        paths = own.map(\.path)
        platform = FoundScreens.commonest(own.flatMap(\.platforms))
        // A pattern that includes files names them, so that nothing else leaves them out.
        let included = Set(paths.map(FoundScreens.pattern))
        let others = files.map(\.path).filter { included.contains(FoundScreens.pattern(of: $0)) }
        excluded = Set(others.compactMap(FoundScreens.patternOfTests)).sorted()
    }

    /// The pattern for such files in the innermost folder of tests or previews around a path; nil if there is none.
    private static func patternOfTests(around path: String) -> String? {
        let parts = path.split(separator: "/").map(String.init)
        let ending = parts.last.flatMap { name in name.lastIndex(of: ".").map { String(name[$0...]) } } ?? ""
        guard [".storyboard", ".swift", ".xib"].contains(ending.lowercased()) else { return nil }
        let folder = parts.dropLast().last { $0.hasSuffix("Tests") || $0 == "Preview Content" }
        return folder.map { "**/\(escaped($0))/**/*\(ending)" }
    }

    /// Patterns of `.gitignore`'s grammar that match these files and those that will join them: Xcode's documents
    /// wherever they are, other files by the folder at the top that they lie in.
    var patterns: [String] { Set(paths.map(FoundScreens.pattern)).sorted() }

    private static func pattern(of path: String) -> String {
        let parts = path.split(separator: "/")
        let name = parts.last ?? ""
        let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
        if [".storyboard", ".xib"].contains(ending.lowercased()) { return "**/*\(ending)" }
        guard parts.count > 1, let top = parts.first else { return "/\(escaped(String(name)))" }
        return "/\(escaped(String(top)))/**/*\(escaped(ending))"
    }

    /// A name with the special characters of patterns escaped.
    private static func escaped(_ name: String) -> String {
        name.reduce(into: "") { $0 += "\\*?[]! ".contains($1) ? "\\\($1)" : String($1) }
    }

    /// The platform that occurs most often, the first of the list where several do. A pad is a device of iOS.
    private static func commonest(_ platforms: [Platform]) -> Platform? {
        let plain = platforms.map { $0 == .ipados ? .ios : $0 }
        return Platform.allCases.map { platform in (platform, plain.count { $0 == platform }) }
            .filter { $0.1 > 0 }.reversed().max { $0.1 < $1.1 }?.0
    }
}
