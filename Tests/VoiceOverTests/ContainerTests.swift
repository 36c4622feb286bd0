import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// Containers that UIKit makes (bars, tables) and data tables.
struct ContainerTests {
    /// The cells of AccessibilitySnapshot's table with headers: six by six, the first three rows and columns being
    /// headers, each with a label and a value.
    private static let wideTable: String = {
        let names = "ABC"
        var cells = ""
        for row in 0..<3 {
            for (column, name) in names.enumerated() {
                let place = "row: \(row), column: \(column), frame: [\(column * 50), \(row * 50), 50, 50]"
                cells += "  - { id: \(name)\(row), isElement: true, label: \(name)\(row), value: v, \(place) }\n"
            }
        }
        return "- containerType: dataTable\n  rowHeaders: [A2, B2, C2]\n  columnHeaders: [C0, C1, C2]\n  children:\n"
            + cells
    }()

    @Test func `headers are read before a cell`() throws {
        let spoken = try Spoken(ContainerTests.wideTable).descriptions
        #expect(spoken[0] == "A0. Row 1. Column 1. v")
        #expect(spoken[1] == "B0. Column 2. v")
        #expect(spoken[2] == "C1: v. C2: v. C0. Column 3. v", "a cell is no header of itself")
        #expect(spoken[6] == "B2: v. C2: v. A2. Row 3. Column 1. v", "the row's headers at its start")
        #expect(spoken[8] == "C0: v. C1: v. C2. Column 3. v", "and not behind it")
    }

    @Test(arguments: [
        Case(
            "spans come before the place",
            """
            - containerType: dataTable
              children:
                - { isElement: true, label: A, row: 0, column: 0, rowSpan: 2 }
                - { isElement: true, label: B., row: 0, column: 1, columnSpan: 3 }
            """, "A. Spans 2 rows. Row 1. Column 1.", "B. Spans 3 columns. Column 2."),
        Case(
            "a cell that reaches down from above is not first in the rows below",
            """
            - containerType: dataTable
              children:
                - { isElement: true, label: A, row: 0, column: 0, rowSpan: 2 }
                - { isElement: true, label: B, row: 1, column: 1 }
            """, "A. Spans 2 rows. Row 1. Column 1.", "B. Row 2. Column 2."),
        Case(
            "an unknown row is not said, nor is how many it spans",
            "- { containerType: dataTable, children: [{ isElement: true, label: A, column: 4, rowSpan: 2 }] }",
            "A. Column 5."),
        Case(
            "an unknown column leaves nothing to say",
            "- { containerType: dataTable, children: [{ isElement: true, label: A, row: 4, columnSpan: 2 }] }", "A."),
        Case(
            "value and traits come last",
            """
            - containerType: dataTable
              elements: [{ label: A, value: Full, traits: [button, selected, notEnabled], row: 0, column: 0 }]
            """, "Selected: A. Row 1. Column 1. Full. Dimmed. Button."),
        Case(
            "what is no cell is read as it is",
            "- { containerType: dataTable, children: [{ type: label, text: Note }] }", "Note"),
        Case(
            "a cell deeper down is a cell",
            """
            - containerType: dataTable
              children: [{ children: [{ isElement: true, label: A, row: 0, column: 0 }] }]
            """, "A. Row 1. Column 1."),
        Case(
            "the header right above is not repeated at the start of a row",
            """
            - containerType: dataTable
              columnHeaders: [h]
              elements: [{ id: h, label: H, row: 0, column: 0 }, { label: A, row: 1, column: 0 }]
            """, "H. Row 1. Column 1.", "A. Row 2. Column 1."),
        Case(
            "a header of several columns is read in each",
            """
            - containerType: dataTable
              columnHeaders: [h]
              elements:
                - { id: h, label: H, row: 0, column: 1, columnSpan: 2 }
                - { label: A, row: 1, column: 0 }
                - { label: B, row: 1, column: 2 }
            """, "H. Spans 2 columns. Row 1. Column 2.", "A. Row 2. Column 1.", "H. B. Column 3."),
        Case(
            "without a container of that type nothing is a cell",
            "- { isElement: true, label: A, row: 0, column: 0 }", "A"),
    ])
    func `a data table tells where a cell stands`(_ line: Case) throws { try line.check() }

    @Test(arguments: [
        Case(
            "rows stand between header and footer, whatever their frames",
            """
            - type: tableView
              children:
                - { type: label, text: Header, frame: [0, 200, 320, 40] }
                - { type: tableViewCell, title: Two, frame: [0, 88, 320, 44] }
                - { type: label, text: Section, frame: [0, 132, 320, 20] }
                - { type: tableViewCell, title: One, frame: [0, 44, 320, 44] }
                - { type: label, text: Footer, frame: [0, 0, 320, 40] }
            """, "Header", "One", "Two", "Section", "Footer"),
        Case(
            "nothing beside a table comes between its rows",
            """
            - type: tableView
              frame: [0, 0, 100, 100]
              children:
                - { type: tableViewCell, title: One, frame: [0, 0, 100, 44] }
                - { type: tableViewCell, title: Two, frame: [0, 44, 100, 44] }
            - { type: button, title: Beside, frame: [200, 20, 44, 44] }
            """, "One", "Two", "Beside. Button."),
        Case(
            "a table of other views is read as they stand",
            """
            - type: tableView
              children:
                - { type: label, text: Low, frame: [0, 50, 9, 9] }
                - { type: label, text: High, frame: [0, 0, 9, 9] }
            """, "High", "Low"),
        Case(
            "a collection view is read by position, where it is known of the cells only as well",
            """
            - type: collectionView
              children:
                - { type: collectionViewCell, frame: [0, 60, 50, 50], children: [{ type: label, text: Cell }] }
                - { type: label, text: Header, frame: [0, 0, 50, 20] }
            """, "Header", "Cell"),
        Case(
            "a container that answers by index keeps the order of the file",
            """
            - container: [elementCount, elementAtIndex, indexOfElement]
              layers:
                - { text: Low, element: { label: Low, frame: [0, 50, 9, 9] } }
                - { text: High, element: { label: High, frame: [0, 0, 9, 9] } }
            """, "Low", "High"),
        Case(
            "one that lacks a method is an ordinary view",
            """
            - container: [elementCount, elementAtIndex]
              children:
                - { type: label, text: Low, frame: [0, 50, 9, 9] }
                - { type: label, text: High, frame: [0, 0, 9, 9] }
            """, "High", "Low"),
        Case(
            "an explicit list comes before the container methods",
            """
            - container: [elementCount, elementAtIndex, indexOfElement]
              elements: [{ label: Listed }]
              children: [{ type: label, text: Lost }]
            """, "Listed"),
        Case(
            "a collection view stays together",
            """
            - type: collectionView
              frame: [0, 0, 100, 100]
              children:
                - { type: label, text: A, frame: [0, 0, 50, 20] }
                - { type: label, text: B, frame: [0, 60, 50, 20] }
            - { type: label, text: C, frame: [150, 30, 50, 20] }
            """, "A", "B", "C"),
    ])
    func `tables and collections are read as one`(_ line: Case) throws { try line.check() }

    @Test(arguments: [
        Case(
            "a back button comes before the title, other items behind it",
            """
            - type: navigationBar
              title: Settings
              children:
                - { type: barButtonItem, title: Edit }
                - { type: barButtonItem, title: Home, traits: [backButton] }
            """, "Home. Back Button.", "Settings. Heading.", "Edit. Button."),
        Case(
            "also in a bar whose frame is known",
            """
            - type: navigationBar
              title: Settings
              frame: [0, 47, 390, 44]
              children: [{ type: barButtonItem, title: Edit }]
            """, "Settings. Heading.", "Edit. Button."),
        Case(
            "frames decide where they are known",
            """
            - type: navigationBar
              title: Settings
              frame: [0, 47, 390, 44]
              children:
                - { type: barButtonItem, title: Edit, frame: [340, 0, 44, 44] }
                - { type: barButtonItem, title: Close, frame: [0, 0, 44, 44] }
            """, "Close. Button.", "Settings. Heading.", "Edit. Button."),
    ])
    func `a navigation bar is read from edge to edge`(_ line: Case) throws { try line.check() }
}
