import Foundation
import Testing

/// A folder of files that lives as long as this value: a class, so that its end removes it.
final class Folder {
    let url: URL

    /// A new folder with these files; a path may name folders inside.
    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "a11ylint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func url(_ path: String) -> URL { url.appending(path: path) }

    func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

    func write(_ text: String, to path: String) throws {
        try FileManager.default.createDirectory(
            at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        // Foundation would wait until the disk has each file, which takes longer than most tests.
        let file = try #require(fopen(url(path).path(percentEncoded: false), "we"))
        defer { fclose(file) }
        let bytes = Array(text.utf8)
        try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    }
}
