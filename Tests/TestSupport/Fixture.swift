import A11yModel
import Foundation

/// The folder of the package, found from this source.
package let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// The bytes of a file in `Fixtures/`; a missing one has a path that tells so and no bytes.
package func fixture(_ path: String) -> Source {
    let bytes = (try? Data(contentsOf: packageRoot.appending(path: "Fixtures/\(path)"))).map(Array.init) ?? []
    return Source(path: "Fixtures/\(path)", bytes: bytes)
}

/// The names of the files in a folder of `Fixtures/`, sorted; folders in it are left out.
package func fixtures(in folder: String) -> [String] {
    let url = packageRoot.appending(path: "Fixtures/\(folder)")
    let found = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
    return found.filter { !$0.hasDirectoryPath }.map(\.lastPathComponent).sorted().notEmpty()
}

extension Array {
    /// The list. The run ends if it is empty: a test of each of its items would pass, and look at nothing.
    package func notEmpty(file: StaticString = #fileID, line: UInt = #line) -> Self {
        precondition(!isEmpty, "a list of what to test is empty", file: file, line: line)
        return self
    }
}
