import A11yModel
import Foundation

/// The path of the first of these programs that is installed; nil if none is. Then its name is told when all tests have
/// run: nobody sees in the middle of so many lines what is skipped.
package func installed(_ names: String...) -> String? {
    let folders = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    let paths = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
    let path = paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    if path == nil { missing.withLock { _ = $0.insert(names[0]) } }
    return path
}

private let missing: Locked<Set<String>> = {
    atexit {
        let names = missing.withLock { $0.sorted().joined(separator: ", ") }
        print("Tests were skipped, because these are not installed: \(names)")
    }
    return Locked([])
}()
