import Foundation
import Testing

/// `a11ylint convert` and the file that it writes.
@Suite struct ConvertTests {
    private let folder: Folder

    init() throws { folder = try Folder(["right.yaml": Screens.right, "broken.yaml": "screen: A\nelements: 1\n"]) }

    @Test func `the file is written whole, and who reads the old one keeps it`() throws {
        try folder.write("old", to: "out.yaml")
        let reader = try FileHandle(forReadingFrom: folder.url("out.yaml"))
        let run = try a11ylint(["convert", "right.yaml", "-o", "out.yaml"], in: folder.url)
        #expect(run == ProgramRun(status: 0, output: "", errors: ""))
        #expect(try reader.readToEnd() == Data("old".utf8))
        #expect(try folder.text("out.yaml") == (try a11ylint(["convert", "right.yaml"], in: folder.url).output))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path())
        #expect(names.sorted() == ["broken.yaml", "out.yaml", "right.yaml"])
    }

    @Test func `a link leads to the new text, and rights stay`() throws {
        try folder.write("old", to: "out.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.url("out.yaml").path())
        try FileManager.default.createSymbolicLink(
            at: folder.url("link.yaml"), withDestinationURL: folder.url("out.yaml"))
        #expect(try a11ylint(["convert", "right.yaml", "-o", "link.yaml"], in: folder.url).status == 0)
        #expect(try folder.text("out.yaml").hasPrefix("screen: "))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url("out.yaml").path())
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.url("link.yaml").path())
        #expect(link.hasSuffix("out.yaml"))
    }

    @Test func `what is no file is written to`() throws {
        let run = try shell("a11ylint convert right.yaml -o /dev/stdout | head -1", in: folder.url)
        #expect(run.output.hasPrefix("screen: "))
    }

    @Test(arguments: ["broken.yaml", "missing.yaml", "right.yaml -o right.yaml", "right.yaml --screen Nowhere"])
    func `where something cannot be converted nothing is written`(line: String) throws {
        let arguments = ["convert"] + line.split(separator: " ").map(String.init)
        let run = try a11ylint(arguments + (line.contains("-o") ? [] : ["-o", "out.yaml"]), in: folder.url)
        #expect(run.status == 2 && run.output.isEmpty && run.errors.hasPrefix("Error: "))
        #expect(!FileManager.default.fileExists(atPath: folder.url("out.yaml").path()))
        #expect(try folder.text("right.yaml") == Screens.right)
    }

    @Test func `what is left out is told`() throws {
        try folder.write("screen: A\nelements:\n  - { type: label, text: B, texxt: C }\n", to: "odd.yaml")
        let run = try a11ylint(["convert", "odd.yaml"], in: folder.url)
        #expect(run.errors == "Warning: odd.yaml:3:29: left out, since there is no such property\n")
        #expect(run.output == "screen: A\nelements:\n  - { type: label, text: B }\n")
    }
}
