import Foundation

/// Where a text is written to.
package enum OutputTarget: Hashable, Sendable {
    case standardOutput
    /// A device or a pipe, by its path.
    case stream(String)
    /// A file that is there or not: absolute, with every link followed.
    case file(String)

    /// The target at a path; `-` is standard output. The folder of a file may be made later if it is not needed yet.
    package init(_ path: String, needsFolder: Bool = true) throws(Failure) {
        if path.isEmpty { throw Failure("a report needs a path; “-” is standard output") }
        if OutputTarget.namesOfOutput.contains(path) {
            self = .standardOutput
            return
        }
        var status = stat()
        let isThere = Location(path).withPath { stat($0, &status) } == 0
        guard isThere || errno == ENOENT else { throw Failure(path, errno: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw Failure("\(path): a folder; name a file in it")
        case S_IFREG where !path.hasPrefix("/dev/"), 0: self = .file(try OutputTarget.followed(path, needsFolder))
        default: self = .stream(path)
        }
    }

    private static let namesOfOutput: Set = ["-", "/dev/stdout", "/dev/fd/1"]

    /// The file at the end of a chain of links, by the folder that it really lies in.
    private static func followed(_ path: String, _ needsFolder: Bool) throws(Failure) -> String {
        var end = RunContext.current.resolve(path)
        for _ in 0..<longestChain {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: end) else {
                guard let folder = real(folder(of: end), needsFolder) else { throw Failure(path, errno: errno) }
                let name = end.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
                guard !name.isEmpty else { throw Failure("\(path): a folder; name a file in it") }
                return folder + "/" + name
            }
            end = next.hasPrefix("/") ? next : folder(of: end) + "/" + next
        }
        throw Failure(path, errno: ELOOP)
    }

    /// A folder without links in its path; nil for one that is missing. Of one that may be missing, the part that is
    /// there is without links.
    private static func real(_ folder: String, _ isNeeded: Bool) -> String? {
        if let real = realpath(folder, nil) {
            defer { free(real) }
            return String(cString: real)
        }
        let above = OutputTarget.folder(of: folder)
        guard !isNeeded, errno == ENOENT, above != folder, let name = folder.split(separator: "/").last else {
            return nil
        }
        return real(above, isNeeded).map { ($0 == "/" ? "" : $0) + "/" + name }
    }

    /// The folder that a path names a file in.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Links that the system follows before it takes them for a circle: Linux’s number.
    private static let longestChain = 40
}

/// A rendered text and its target.
package struct RenderedReport: Sendable {
    /// The text, as it is written.
    package let bytes: [UInt8]
    /// Where it is written.
    package let target: OutputTarget
    /// What must be at the target when the text is moved there.
    package var premise = Premise.anything

    /// A text for a target.
    package init(text: String, target: OutputTarget, premise: Premise = .anything) {
        self.init(bytes: Array(text.utf8), target: target, premise: premise)
    }

    /// A text, as it is written, for a target.
    package init(bytes: [UInt8], target: OutputTarget, premise: Premise = .anything) {
        self.bytes = bytes
        self.target = target
        self.premise = premise
    }

    /// What a text was made from, so that newer changes are not overwritten.
    package enum Premise: Equatable, Sendable {
        /// Whatever is there is replaced: a report.
        case anything
        /// There is no file yet.
        case nothing
        /// These bytes, as they were read.
        case bytes([UInt8])
    }
}
