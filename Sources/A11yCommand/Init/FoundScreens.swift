import A11yLint
import A11yModel
import A11yProject
import Foundation

/// The screens of a project, as they are found in a folder: by what files hold, and not by their names.
struct FoundScreens {
    /// The files that describe screens: relative to the folder, sorted.
    let paths: [String]
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
        paths = found.map(\.path)
        platform = FoundScreens.commonest(found.flatMap(\.platforms))
    }

    /// What was found, for tests and for a folder that was searched otherwise.
    init(paths: [String], platform: Platform?) {
        self.paths = paths
        self.platform = platform
    }

    /// Patterns of `.gitignore`'s grammar that match these files and those that will join them: Xcode's documents
    /// wherever they are, other files by the folder at the top that they lie in.
    var patterns: [String] {
        let patterns = paths.map { path in
            let parts = path.split(separator: "/")
            let name = parts.last ?? ""
            let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
            if [".storyboard", ".xib"].contains(ending.lowercased()) { return "**/*\(ending)" }
            guard parts.count > 1, let top = parts.first else { return "/\(FoundScreens.escaped(String(name)))" }
            return "/\(FoundScreens.escaped(String(top)))/**/*\(FoundScreens.escaped(ending))"
        }
        return Set(patterns).sorted()
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
