import Foundation
import Testing

/// Whether expected texts are rewritten, to be reviewed as a diff, rather than compared: `make golden`. The only word
/// of the environment that a test listens to.
package let isUpdatingGoldens = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

/// Expects that a file in `Fixtures/` holds this text.
package func expectGolden(
    _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let url = packageRoot.appending(path: "Fixtures/\(path)")
    if isUpdatingGoldens {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
    let expected = try? String(contentsOf: url, encoding: .utf8)
    #expect(expected == text, "Fixtures/\(path): `make golden` rewrites it", sourceLocation: sourceLocation)
}
