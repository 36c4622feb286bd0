import A11yModel
import Foundation

/// Where git keeps what it knows of a folder, found out without git.
enum Repository {
    /// The nearest folder at or above this one, which is absolute, that git keeps; empty for the root of the disk, nil
    /// for none. A worktree has a file `.git`, a clone a folder.
    static func folder(around folder: String) -> String? {
        var folder = folder
        while true {
            if access(folder + "/.git", F_OK) == 0 { return folder }
            guard let slash = folder.lastIndex(of: "/") else { return nil }
            folder = String(folder[..<slash])
        }
    }

    /// The folder where the repository of a working tree keeps what all of its working trees share; nil where `.git`
    /// leads nowhere. A clone has a folder of that name, a worktree or a submodule a file that leads to it.
    static func commonFolder(of workingTree: String) -> String? {
        let git = workingTree + "/.git"
        var status = stat()
        guard stat(git, &status) == 0 else { return nil }
        if status.st_mode & S_IFMT == S_IFDIR { return git }
        guard let line = firstLine(of: git), line.hasPrefix("gitdir:") else { return nil }
        let own = resolved(line.dropFirst("gitdir:".count).trimmingCharacters(in: .whitespaces), in: workingTree)
        guard let common = firstLine(of: own + "/commondir") else { return own }
        return resolved(common, in: own)
    }

    private static func firstLine(of path: String) -> String? {
        guard let source = try? Source(reading: path, inputName: nil) else { return nil }
        return source.text.split(whereSeparator: \.isNewline).first.map(String.init)
    }

    private static func resolved(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : folder + "/" + path
    }
}
