import A11yDialects
import A11yModel
import Testing
import TestSupport

/// The elements that UIKit draws because of attributes of a table or search bar, and a cell's content configuration.
@Suite struct InterfaceBuilderTableTests {
    private func table(_ section: String, _ cell: String = "<tableViewCell id=\"c\"/>") -> ScreenDocument {
        xib(
            "<tableView id=\"t\"><sections><tableViewSection \(section)<cells>\(cell)</cells>"
                + "</tableViewSection></sections></tableView>")
    }

    @Test func `a section's titles are above and below its rows, the upper one as a heading`() {
        let document = table(#"headerTitle="Account" footerTitle="Kept here." id="s">"#)
        #expect(document.outline == ["tableView t", "label -", "tableViewCell c", "label -"])
        let labels = document.screen.elements.filter { $0.type == .label }
        #expect(labels.map(\.text) == ["Account", "Kept here."])
        #expect(labels.map(\.traits) == [[.staticText, .header], nil])
        #expect(labels.map { document.spelling($0.anchor) } == ["headerTitle", "footerTitle"])
        #expect(labels.map { document.spelling($0.range) } == ["Account", "Kept here."])
    }

    @Test func `a title of several lines is a child element, and an empty one is ignored`() {
        let document = table("id=\"s\" footerTitle=\"\"><string key=\"headerTitle\">Two\nlines</string>")
        #expect(document.screen.elements.compactMap(\.text) == ["Two\nlines"])
    }

    @Test(
        arguments: [
            ("disclosureIndicator", nil, ["tableView t", "tableViewCell c"]),
            ("none", nil, ["tableView t", "tableViewCell c"]),
            ("checkmark", true, ["tableView t", "tableViewCell c"]),
            ("detailButton", nil, ["tableView t", "tableViewCell c", "button -"]),
            ("detailDisclosureButton", nil, ["tableView t", "tableViewCell c", "button -"]),
        ] as [(String, Bool?, [String])])
    func `an accessory is a state of the cell or a separate control`(
        accessory: String, isSelected: Bool?, outline: [String]
    ) {
        let document = table("id=\"s\">", "<tableViewCell id=\"c\" accessoryType=\"\(accessory)\"/>")
        #expect(document.outline == outline)
        #expect(document.screen.element("c")?[.selected]?.flag == isSelected)
        for button in document.screen.elements where button.type == .button {
            #expect(button.title == "More Info")
            #expect(button.hasBuiltInName)
            #expect(document.spelling(button.range) == accessory)
        }
    }

    @Test(arguments: [
        #"text="Voice" secondaryText="Calm"/>"#,
        #"><string key="text">Voice</string><string key="secondaryText">Calm</string></listContentConfiguration>"#,
        #"""
        ><attributedString key="attributedText"><fragment content="Voice"/></attributedString>
        <attributedString key="secondaryAttributedText"><fragment content="Calm"/></attributedString>
        </listContentConfiguration>
        """#,
    ])
    func `a content configuration names the cell`(content: String) {
        let configuration = "<listContentConfiguration key=\"contentConfiguration\" " + content
        let cell = table("id=\"s\">", "<tableViewCell id=\"c\">\(configuration)</tableViewCell>").screen.element("c")
        #expect(cell?.title == "Voice")
        #expect(cell?.text == "Calm")
    }

    @Test func `a search bar has the buttons and scopes that its attributes show`() throws {
        let titles = "<scopeButtonTitles><string>All</string><string>Unread</string></scopeButtonTitles>"
        func bar(_ attributes: String) -> Screen {
            xib("<searchBar id=\"s\" \(attributes)>\(titles)</searchBar>").screen
        }
        #expect(bar("").elements.map(\.type) == [.searchBar])
        #expect(bar(#"showsCancelButton="NO" showsScopeBar="NO""#).elements.count == 1)
        let shown = bar(#"showsCancelButton="YES" showsBookmarkButton="YES" showsScopeBar="YES""#)
        let scope = try #require(shown.elements.first { $0.type == .segmentedControl })
        #expect(shown.elements.filter { $0.type == .button }.map(\.title) == ["Bookmarks", "Cancel"])
        #expect(scope.items.map { shown[$0].title } == ["All", "Unread"])
        #expect(scope.parent == shown.element("s")?.id)
    }
}
