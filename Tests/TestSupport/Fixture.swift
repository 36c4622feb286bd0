import A11yModel
import Foundation

/// The bytes of a file in `Fixtures/`, read beside this source; a missing one has a path that tells so and no bytes.
public func fixture(_ path: String) -> Source {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    let file = root.appending(path: "Fixtures/\(path)")
    let bytes = (try? Data(contentsOf: file)).map(Array.init) ?? []
    return Source(path: "Fixtures/\(path)", bytes: bytes)
}
