import Testing

/// What Xcode's environment says to a run script.
@Suite struct ScriptInputTests {
    private let folder: Folder

    init() throws {
        folder = try Folder([
            "a b.yaml": Screens.warning, "c.yaml": Screens.right, "d.yaml": Screens.error,
            "in.xcfilelist": "# screens\n$(SRCROOT)/c.yaml\n\n${SRCROOT}/d.yaml\n", "empty.xcfilelist": "\n",
            "open.xcfilelist": "$(NOWHERE)/c.yaml\n",
        ])
    }

    @Test(arguments: [
        (["SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "a b.yaml"], 0, 1),
        (["SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": "a b.yaml", "SCRIPT_INPUT_FILE_1": "d.yaml"], 1, 2),
        (
            [
                "SCRIPT_INPUT_FILE_COUNT": "0", "SCRIPT_INPUT_FILE_LIST_COUNT": "1",
                "SCRIPT_INPUT_FILE_LIST_0": "in.xcfilelist",
            ], 1, 2
        ),
        (
            [
                "SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": "a b.yaml", "SCRIPT_INPUT_FILE_LIST_COUNT": "1",
                "SCRIPT_INPUT_FILE_LIST_0": "in.xcfilelist",
            ], 1, 3
        ),
        (["SCRIPT_INPUT_FILE_COUNT": "0"], 2, 0), (["SCRIPT_INPUT_FILE_COUNT": "many"], 2, 0),
        (["SCRIPT_INPUT_FILE_COUNT": "1"], 2, 0), (["SCRIPT_INPUT_FILE_COUNT": "-1"], 2, 0),
        (["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "missing.xcfilelist"], 2, 0),
        (["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "open.xcfilelist"], 2, 0),
        ([:], 2, 0),
    ])
    func `the input files of a script are checked`(environment: [String: String], status: Int32, files: Int) throws {
        let run = try a11ylint(
            ["check", "--use-script-input-files", "-f", "json"], in: folder.url,
            environment: environment.merging(["SRCROOT": folder.url.path()]) { $1 })
        #expect(run.status == status, "\(run.errors)")
        #expect(run.output.contains("\"files\": \(files),") == (status < 2))
        #expect(run.errors.isEmpty == (status < 2))
    }

    @Test func `paths and input files exclude each other`() throws {
        let run = try a11ylint(["c.yaml", "--use-script-input-files"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("Error: --use-script-input-files takes its paths from Xcode; name none"))
    }

    @Test(arguments: [("YES", 0), ("", 1)])
    func `nothing is checked while Interface Builder draws a view`(value: String, status: Int32) throws {
        let run = try a11ylint(["d.yaml"], in: folder.url, environment: ["COMPILED_FOR_INTERFACE_BUILDER": value])
        #expect(run.status == status)
        #expect(run.output.isEmpty == (status == 0))
    }
}
