import A11yDialects
import A11yModel
import Testing
import TestSupport

/// What is read from watch storyboards.
@Suite struct WatchTests {
    private let document = Document(reading: fixture("screens/watch.storyboard"))

    @Test func `each controller is a screen, glances and notifications too`() {
        #expect(document.problems == [])
        #expect(document.screens.map(\.platform) == [.watchos, .watchos, .watchos])
        #expect(document.screens.map(\.title) == ["Rowing", nil, nil])
    }

    @Test func `names and hints are attributes`() {
        let button = document.screen.element("wat-00-004")
        #expect(button?.label == "Last crew")
        #expect(button?.hint == "Opens the log")
        #expect(document.screen.element("wat-00-022")?.traits == .image)
        #expect(document.screen.element("wat-00-022")?.isElement == true)
    }

    @Test func `nothing has a frame, and rows are templates`() {
        #expect(document.screens.allSatisfy { $0.elements.allSatisfy { $0.frame == nil } })
        #expect(document.screen.element("wat-00-018")?.type == .tableViewCell)
        #expect(document.screen.element("wat-00-018")?.doubts.contains(.template) == true)
    }

    @Test func `a slider has its limits`() {
        let slider = document.screen.element("wat-00-014")
        #expect(slider?[.minimum]?.number == 16)
        #expect(slider?[.maximum]?.number == 40)
    }
}
