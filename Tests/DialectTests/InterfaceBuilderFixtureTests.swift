import A11yDialects
import A11yModel
import Foundation
import Testing
import TestSupport

@Suite struct InterfaceBuilderFixtureTests {
    private func fixture(_ name: String) throws -> ScreenDocument {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/screens")
        let bytes = try Data(contentsOf: folder.appending(path: name))
        return ScreenDocument(parsing: Source(path: name, bytes: [UInt8](bytes)))
    }

    @Test func `a storyboard of two scenes`() throws {
        let document = try fixture("profile.storyboard")
        #expect(document.problems == [])
        #expect(document.screens.map(\.name) == ["Profile", "EditProfileViewController"])
        #expect(document.screens.map(\.title) == ["Profile", "Edit Profile"])
        #expect(document.screens.map(\.elements.count) == [9, 11])
        let edit = try #require(document.screens[0].element("pro-00-006"))
        #expect(edit.action == "segue:edi-00-001")
        #expect(edit.title == "Edit profile")
    }

    @Test func `a xib with violations`() throws {
        let document = try fixture("player.xib")
        let screen = document.screen
        #expect(document.problems == [])
        #expect(screen.name == "Player")
        #expect(screen.size == Size(width: 375, height: 667))
        #expect(screen.elements.filter { $0.doubts.contains(.code) }.map(\.fileID) == ["pla-00-005"])
        #expect(screen.element("pla-00-002")?.gestures == [.tap: ""])
        #expect(screen.element("pla-00-006")?.title == nil)
        #expect(screen.element("pla-00-003")?.isElement == nil)
    }

    @Test(arguments: [
        ("launch.storyboard", FileRule.uncheckedDocument), ("archive.xib", .oldFormat),
    ])
    func `documents that are not checked are reported`(name: String, rule: FileRule) throws {
        let document = try fixture(name)
        #expect(document.screens.isEmpty)
        #expect(document.problems.map(\.rule) == [rule])
    }
}
