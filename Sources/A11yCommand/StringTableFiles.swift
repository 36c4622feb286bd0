import A11yModel
import Foundation

/// The string tables that Xcode keeps beside a file of Interface Builder.
enum StringTableFiles {
    /// Ends of the names of files that have tables.
    private static let localised: Set<String> = ["storyboard", "xib"]

    /// The tables of the file at a path, sorted by path: `<language>.lproj/<name>.strings` and catalogues beside its
    /// own `.lproj`. What cannot be read is none. They are read from the disk even where git's content of the file is
    /// checked: what they say decides about a doubt, and seldom differs.
    static func sources(beside path: String) -> [Source] {
        let file = URL(filePath: path)
        let own = file.deletingLastPathComponent()
        guard localised.contains(file.pathExtension), own.pathExtension == "lproj" else { return [] }
        guard path.hasSuffix("\(own.lastPathComponent)/\(file.lastPathComponent)") else { return [] }
        let name = file.deletingPathExtension().lastPathComponent
        let folder = String(path.dropLast(own.lastPathComponent.count + 1 + file.lastPathComponent.count))
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        let tables = entries.filter { $0.hasSuffix(".lproj") }.flatMap { language in
            ["strings", "xcstrings"].map { "\(folder)\(language)/\(name).\($0)" }
        }
        let all = tables + ["\(folder)\(name).xcstrings"]
        return all.sorted().compactMap { try? Source(reading: $0, inputName: nil) }
    }
}
