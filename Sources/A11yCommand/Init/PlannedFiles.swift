import A11yModel
import A11yProject
import A11yReporters
import Foundation

/// Files that are written together, or not at all.
struct PlannedFiles {
    /// A file to write.
    private struct Planned {
        let path: String
        /// The present content; nil without a file.
        let bytes: [UInt8]?
        let text: String

        var former: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
    }

    private var files: [Planned] = []
    /// Files that are not changed: their content is right, or replacing them was not requested.
    private(set) var kept: [String] = []

    /// The text of a file; nil without a file.
    static func former(_ path: String) throws(Failure) -> String? {
        try bytes(at: path).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func bytes(at path: String) throws(Failure) -> [UInt8]? {
        FolderPath.exists(path) ? try Source(reading: path, inputName: nil).bytes : nil
    }

    /// The paths of the files to write.
    var paths: [String] { files.map(\.path) }

    /// Plans a file. An existing file is replaced only if `replacing` is true.
    mutating func add(_ path: String, _ text: String, replacing isReplaced: Bool) throws(Failure) {
        let planned = Planned(path: path, bytes: try PlannedFiles.bytes(at: path), text: text)
        if planned.former == text {
            kept.append(path)
        } else if planned.bytes == nil || isReplaced {
            files.append(planned)
        } else {
            throw Failure("\(path): exists, and is not replaced without --force")
        }
    }

    /// Says that a file stays as it is.
    mutating func keep(_ path: String) { kept.append(path) }

    /// Writes every file, and the folders that they need; leaves nothing behind where one cannot be written.
    func write(on console: Console) throws {
        var made: [String] = []
        do {
            for file in files { try PlannedFiles.makeFolder(OutputTarget.folder(of: file.path), noting: &made) }
            var documents: [RenderedReport] = []
            for file in files {
                let premise = file.bytes.map(RenderedReport.Premise.bytes) ?? .nothing
                documents.append(RenderedReport(text: file.text, target: try OutputTarget(file.path), premise: premise))
            }
            try console.write(documents)
        } catch {
            for folder in made.reversed() { rmdir(folder) }
            throw error
        }
    }

    /// The planned changes as diffs.
    func preview(color: Rendering.ColorMode) -> String {
        files.map { file in
            let former = file.former.map { PlannedFiles.lines(of: $0) } ?? []
            return LineDiff(from: former, to: PlannedFiles.lines(of: file.text))
                .rendered(from: file.former == nil ? "/dev/null" : file.path, to: file.path, color: color)
        }.joined()
    }

    private static func lines(of text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
            .dropLast(text.hasSuffix("\n") ? 1 : 0)
    }

    /// Makes a folder and those above it that are missing.
    static func makeFolder(_ path: String, noting made: inout [String]) throws(Failure) {
        if FolderPath.exists(path) { return }
        try makeFolder(OutputTarget.folder(of: path), noting: &made)
        guard mkdir(RunContext.current.resolve(path), 0o777) == 0 else { throw Failure(path, errno: errno) }
        made.append(path)
    }
}
