import A11yModel
import A11yPolicy
import Foundation

/// The file of a baseline: its path, and the folder to which its entries are relative.
package struct BaselineFile: Sendable {
    /// The usual name.
    package static let usualName = ".a11ylint-baseline.json"

    /// The path, as it was named.
    package let path: String
    /// The folder of the file. The paths of entries are relative to it.
    private let folder: PathRoot

    /// A file that may be there or not; its folder must be.
    package init(at path: String) throws(Failure) {
        guard !path.isEmpty else { throw Failure("a baseline needs a path, such as \(BaselineFile.usualName)") }
        self.path = path
        folder = try PathRoot(asked: OutputTarget.folder(of: path))
    }

    /// The nearest file of the usual name in the current folder or above it, below the root of the run; in the current
    /// folder where there is none.
    package static func usual(below root: PathRoot) throws(Failure) -> BaselineFile {
        var path = usualName
        // As many steps up as the root is away.
        let depth = root.relative(".a11ylint").split(separator: "/").count
        for _ in 0..<max(depth, 1) {
            if FolderPath.exists(path) { return try BaselineFile(at: path) }
            path = "../" + path
        }
        return try BaselineFile(at: usualName)
    }

    /// Whether there is a file.
    package var exists: Bool { FolderPath.exists(path) }

    /// The path of a file from the folder of the baseline.
    package func relative(_ path: String) -> String { folder.steps(to: path) }

    /// Whether there is still a file at a path from the folder of the baseline.
    package func holds(_ relative: String) -> Bool { FolderPath.exists(folder.path + "/" + relative) }

    /// The folder, absolute.
    var folderPath: String { folder.path.isEmpty ? "/" : folder.path }

    /// Reads it. Throws all mistakes in it.
    package func read() throws(Failure) -> (baseline: Baseline, source: Source) {
        guard exists else { throw Failure("\(path): there is no baseline; “a11ylint baseline” writes one") }
        let source = try Source(reading: path, inputName: nil)
        let (baseline, problems) = Baseline.decode(source)
        guard problems.isEmpty else {
            let complaints = problems.map {
                FileProblem(kind: "baseline", path: path, bytes: source.bytes, problem: $0)
            }
            throw Failure(complaints, "the baseline is not usable; nothing was checked")
        }
        return (baseline, source)
    }

    /// Writes it completely or not at all, and only if it has not changed since it was read.
    package func write(_ baseline: Baseline, after premise: RenderedReport.Premise) throws(Failure) {
        try publish([RenderedReport(text: baseline.text, target: try OutputTarget(path), premise: premise)])
    }
}

extension PathRoot {
    /// A path relative to the root, with `..` if it is outside.
    package func steps(to path: String) -> String {
        let path = relative(path)
        guard path.hasPrefix("/") else { return path }
        let (from, to) = (self.path.split(separator: "/"), path.split(separator: "/"))
        let common = zip(from, to).prefix { $0 == $1 }.count
        return (from.dropFirst(common).map { _ in ".." } + to.dropFirst(common)).joined(separator: "/")
    }
}
