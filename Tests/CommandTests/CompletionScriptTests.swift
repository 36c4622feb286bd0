import Foundation
import TestSupport
import Testing

/// What bash completes with our script.
@Suite(.enabled(if: installed("bash") != nil, "there is no bash"))
struct CompletionScriptTests {
    @Test func `only file names are completed as such`() throws {
        let script = try known(["completions", "bash"]).output
        #expect(script.contains("\ncomplete -F _a11ylint a11ylint\n"))
        #expect(script.contains("__a11ylint_add_completions() {\n    case \"${1}\" in -f | -d | -o) compopt"))
    }

    @Test(arguments: [("conf", "config"), ("check --sel", "--select")])
    func `a command is completed, also beside a folder of its name`(line: String, word: String) throws {
        let folder = try Folder(["config/a.txt": "", "strict/a.txt": ""])
        try Data(known(["completions", "bash"]).output.utf8).write(to: folder.url("script"))
        let words = line.split(separator: " ").map(String.init)
        let before = words.dropLast().last ?? "a11ylint"
        let program = """
            source ./script
            COMP_WORDS=(a11ylint \(line)); COMP_CWORD=\(words.count)
            COMP_LINE="a11ylint \(line)"; COMP_POINT=${#COMP_LINE}
            _a11ylint a11ylint \(words.last ?? "") \(before)
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let pipe = Pipe()
        let none = FileHandle.nullDevice.fileDescriptor
        let child = try Child(
            "/bin/bash", ["-c", program], in: folder.url.path(), environment: ["PATH": "/usr/bin:/bin"],
            streams: [none, pipe.fileHandleForWriting.fileDescriptor, none])
        _ = child.wait()
        try pipe.fileHandleForWriting.close()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(output == word + "\n")
    }
}
