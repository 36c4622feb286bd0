import A11yLint
import A11yModel
import TestSupport
import Testing

/// A control in the accessory slot of a table cell.
struct AccessoryTests {
    private func stops(cell attributes: String = "", _ accessory: String, beside: String = "") -> [String] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <tableViewCell id="c">\(attributes)<tableViewCellContentView key="contentView" id="v"><subviews>
            <label id="l" text="Wi-Fi"/>\(beside)</subviews></tableViewCellContentView>\(accessory)</tableViewCell>
            </objects></document>
            """
        let read = simulate(Source(path: "Cell.xib", text: text))
        return read.screens.flatMap { $0.simulation.stops.map(\.utterance.description) }
    }

    @Test(arguments: [
        (#"<switch key="accessoryView" id="s"/>"#, ["Wi-Fi. Switch Button. Off."]),
        (#"<switch key="accessoryView" on="YES" id="s"/>"#, ["Wi-Fi. Switch Button. On."]),
        (
            #"""
            <switch key="accessoryView" id="s"><accessibility key="accessibilityConfiguration" label="Radio"/></switch>
            """#, ["Radio. Switch Button. Off."]
        ),
        (#"<switch key="accessoryView" hidden="YES" id="s"/>"#, ["Wi-Fi"]),
        (
            #"<button key="accessoryView" id="s"><state key="normal" title="Join"/></button>"#,
            ["Wi-Fi", "Join. Button."]
        ),
    ])
    func `a switch stands for the whole cell, another control behind it`(accessory: String, expected: [String]) {
        #expect(stops(accessory) == expected)
    }

    @Test(arguments: [
        ("checkmark", ["Selected: Wi-Fi"]), ("disclosureIndicator", ["Wi-Fi"]),
        ("detailButton", ["Wi-Fi", "More Info. Button."]),
    ])
    func `screen files have the accessories of cells, too`(type: String, expected: [String]) throws {
        let cell = "{ type: cell, accessoryType: \(type), children: [{ type: label, text: Wi-Fi }] }"
        #expect(try Spoken("screen: A\nelements: [\(cell)]").descriptions == expected)
    }

    @Test func `a switch beside the texts is a stop of its own`() {
        #expect(stops("", beside: #"<switch id="s"/>"#) == ["Wi-Fi", "Switch Button. Off."])
    }

    @Test func `a cell with a label of the author's is a stop before its switch`() {
        let label = #"<accessibility key="accessibilityConfiguration" label="Wireless"/>"#
        let found = stops(cell: label, #"<switch key="accessoryView" id="s"/>"#)
        #expect(found == ["Wireless", "Switch Button. Off."])
    }
}
