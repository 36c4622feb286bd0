import Foundation

/// The files of a folder of this project, sorted, with the wanted ending; none where there is no such folder.
func projectFiles(_ folder: String, endingIn suffixes: [String] = [""]) -> [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    let all = FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    let files = (all?.allObjects as? [URL] ?? []).filter { file in
        !file.hasDirectoryPath && suffixes.contains { file.path.hasSuffix($0) }
    }
    return files.sorted { $0.path < $1.path }
}

func bytes(of file: URL) throws -> [UInt8] { Array(try Data(contentsOf: file)) }
