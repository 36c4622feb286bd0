import A11yLint
import A11yModel
import A11yPolicy

/// The captures that `--flow` names.
package enum FlowFiles {
    /// Throws if these paths cannot be captures in a row: fewer than two, a folder, or one of them twice.
    package static func refuse(_ paths: [String]) throws(Failure) {
        var known: Set<String> = []
        for path in paths {
            if path == FileToCheck.standardInput { throw Failure("--flow takes files, not standard input") }
            if FolderListing.Kind(following: Location(path)) == .folder {
                throw Failure("\(path): --flow takes files, not a folder: name the captures in their order")
            }
            guard known.insert(Discovery.tidied(path)).inserted else {
                throw Failure("\(path): named twice; each state of a flow is a capture of its own")
            }
        }
        guard paths.count > 1 else {
            throw Failure("--flow takes two captures or more, in the order in which they were taken")
        }
    }

    /// Reads captures in a row, for a command that applies no rules.
    package static func read(_ paths: [String], in project: inout ScreenProject) throws(Failure) -> CaptureFlow {
        try refuse(paths)
        var sources: [Source] = []
        var settings: [FileSettings?] = []
        for path in paths {
            settings.append(try project.settings(for: path))
            sources.append(try Source(reading: path, inputName: nil))
        }
        return try CaptureFlow(joining: sources, in: settings)
    }

    /// The files of a run in the order in which they were named.
    package static func ordered(_ files: [FileToCheck], as paths: [String]) -> [FileToCheck] {
        let byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        return paths.compactMap { byPath[Discovery.tidied($0)] }
    }
}

extension CaptureFlow {
    /// Joins captures; fails with the reason if one of the files is none.
    package init(joining sources: [Source], in settings: [FileSettings?]) throws(Failure) {
        do {
            self = try CaptureFlow(sources, in: settings)
        } catch {
            throw Failure("\(error.path): \(error.reason)")
        }
    }
}
