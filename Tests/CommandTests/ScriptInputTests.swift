import Testing

/// What Xcode's environment says to a run script.
@Suite struct ScriptInputTests {
    @Test(arguments: [("YES", 0), ("", 1)])
    func `nothing is checked while Interface Builder draws a view`(value: String, status: Int32) throws {
        let folder = try Folder(["d.yaml": Screens.error])
        let run = try a11ylint(["d.yaml"], in: folder.url, environment: ["COMPILED_FOR_INTERFACE_BUILDER": value])
        #expect(run.status == status)
        #expect(run.output.isEmpty == (status == 0))
    }
}
