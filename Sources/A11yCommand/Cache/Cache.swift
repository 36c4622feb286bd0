import A11yLint
import A11yModel
import A11yEngine
import A11yPolicy
import Foundation

/// Reports that are kept from run to run, each under the digest of everything that it depends on.
///
/// Nothing here can fail a run, or change what it says: what cannot be read, or is not whole, was never there, and what
/// cannot be written is not kept. Any number of runs may share a folder, since entries appear whole or not at all.
///
/// A class, because the threads of a run share what it knows of its troubles.
final class Cache: Sendable {
    /// Files below this size are checked and not looked up: reading an entry costs about as much. A storyboard of
    /// 141 kB with 59 findings is checked in 16 to 20 milliseconds and looked up in 4 to 6.
    static let leastBytes = 16 << 10
    /// Bytes that are kept, at most. A report takes about a kilobyte a finding, so this is some ten thousand files with
    /// their findings; a project that has more is served best by what it looked at last.
    static let mostBytes = 64 << 20

    private let folder: String
    private let state = Guarded(State())

    private struct State {
        var trouble: String?
        var hasWritten = false
    }

    /// A cache in a folder, which is made when there is something to keep. What is kept lies in a folder of our own in
    /// it, so that nothing else there is ever touched.
    init(in folder: String) {
        self.folder = folder + "/a11ylint-\(CacheEntry.format)"
    }

    /// The folder that a system has for such things; nil for a user without a home.
    static func usualFolder(_ environment: [String: String]) -> String? {
        func path(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        if let folder = path("XDG_CACHE_HOME") { return folder }
        #if os(macOS)
            return path("HOME").map { $0 + "/Library/Caches" }
        #else
            return path("HOME").map { $0 + "/.cache" }
        #endif
    }

    /// The first reason why something could not be kept; nil where all was.
    var trouble: String? { state.withLock { $0.trouble } }

    /// The report on a file: the one that was kept, or a new one, which is kept. Nil where it is not worth while.
    /// `inputs` is all that the settings were made of.
    func report(on source: Source, with settings: FileSettings, from inputs: [[UInt8]], beside tables: [Source]) -> Report?
    {
        guard source.bytes.count >= Cache.leastBytes else { return nil }
        let name = CacheEntry.name(of: source, beside: tables, settings: settings, from: inputs)
        let path = "\(folder)/\(name)"
        if let kept = try? Source(reading: path, inputName: nil),
            let report = CacheEntry.report(in: kept.bytes, on: source)
        {
            // What is used stays; where the time cannot be set, it goes sooner.
            utimes(path, nil)
            return report
        }
        let report = lint(source, with: settings, beside: tables)
        if let bytes = CacheEntry.bytes(of: report, on: source) { keep(bytes, at: path) }
        return report
    }

    /// Drops what was not used for longest, until no more is kept than may be.
    func shrink() {
        if state.withLock({ $0.hasWritten }) { Cache.drop(from: folder, to: Cache.mostBytes) }
    }

    /// Drops the oldest files of a folder until they have so many bytes, at most.
    static func drop(from folder: String, to limit: Int) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var entries = names.filter { !$0.hasPrefix(".git") }.compactMap {
            name -> (path: String, size: Int, time: Int)? in
            var status = stat()
            guard lstat("\(folder)/\(name)", &status) == 0 else { return nil }
            return ("\(folder)/\(name)", Int(status.st_size), Cache.seconds(status))
        }
        var size = entries.reduce(0) { $0 + $1.size }
        guard size > limit else { return }
        entries.sort { ($0.time, $0.path) < ($1.time, $1.path) }
        for entry in entries where size > limit {
            unlink(entry.path)
            size -= entry.size
        }
    }

    private static func seconds(_ status: stat) -> Int {
        #if os(macOS)
            status.st_mtimespec.tv_sec
        #else
            status.st_mtim.tv_sec
        #endif
    }

    /// Writes an entry beside its place and moves it there. No other run has this name.
    private func keep(_ bytes: [UInt8], at path: String) {
        do {
            if access(folder, F_OK) != 0 {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                // What is kept here is nobody's work, wherever the folder lies.
                try Data("*\n".utf8).write(to: URL(filePath: folder + "/.gitignore"))
            }
            let temporary = "\(folder)/.\(UUID().uuidString)"
            let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw Failure(folder, errno: errno) }
            defer { close(descriptor) }
            do {
                try send(bytes, to: descriptor, named: folder)
                guard rename(temporary, path) == 0 else { throw Failure(folder, errno: errno) }
            } catch {
                unlink(temporary)
                throw error
            }
            state.withLock { $0.hasWritten = true }
        } catch {
            let reason = (error as? Failure)?.message ?? "\(folder): no such folder can be made"
            state.withLock { $0.trouble = $0.trouble ?? reason }
        }
    }
}
