import A11yCode
import A11yLint
import A11yModel
import A11yPolicy
import Testing

/// What findings about texts say where code fills the texts, or speaks for them.
struct FilledTextTests {
    private static let frame = #"<rect key="frame" x="20" y="100" width="200" height="20"/>"#
    /// An element with a fixed label around two texts, one of them with an outlet.
    private static let card =
        #"<view id="x">\#(frame)<accessibility key="accessibilityConfiguration" label="Select server">"#
        + #"<bool key="isElement" value="YES"/></accessibility><subviews>"#
        + #"<label text="Connected to" id="l">\#(frame)</label><label text="City" id="city">\#(frame)</label>"#
        + #"<label text=" " id="blank">\#(frame)</label></subviews></view>"#
    /// A cell whose texts are no elements.
    private static let cell =
        #"<tableView id="t">\#(frame)<sections><tableViewSection><cells>"#
        + #"<tableViewCell id="x" customClass="X">\#(frame)"#
        + #"<tableViewCellContentView key="contentView" id="n"><subviews>"#
        + silent("Title", "title") + silent("Body", "body")
        + "</subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>"

    private static func silent(_ text: String, _ id: String) -> String {
        #"<label text="\#(text)" id="\#(id)">\#(frame)<accessibility key="accessibilityConfiguration">"#
            + #"<bool key="isElement" value="NO"/></accessibility></label>"#
    }

    private static func findings(
        _ rule: String, in views: String, outlets: [String: String], answers: [String: SettlementTests.Answer]
    ) -> [Finding] {
        let code = CodeAnswers(answering: { question in
            let name = question.outlets.first?.name ?? question.ownClass ?? ""
            return answers[name]?.code ?? ElementCode()
        })
        let source = Source(path: "Main.storyboard", text: AppScreens.home(views, outlets: outlets))
        return lint(source, with: .builtIn, code: code).findings.filter { $0.rule == rule }
    }

    @Test func `a fixed label hides what code writes into a text, whatever that is`() throws {
        let outlets = ["amount": "l", "note": "blank", "card": "x"]
        func found(_ answers: [String: SettlementTests.Answer]) -> [Finding] {
            Self.findings("incomplete-label", in: Self.card, outlets: outlets, answers: answers)
        }
        let plain = try #require(found([:]).first)
        #expect(plain.message.contains("leaves out “Connected to” and “City”,"))
        let filled = try #require(
            found(["amount": .sets(.something, .text), "note": .sets(.something, .text)]).first)
        #expect(filled.confidence == .likely)
        #expect(filled.message.contains("leaves out `amount`, “City” and `note`,"))
        #expect(found(["card": .sets(.something, .value)]).isEmpty)
        #expect(found(["card": .opens(.label)]).map(\.confidence) == [.review])
    }

    /// A window of a Mac with a control, and what VoiceOver says at it.
    private static func said(
        _ control: String, answer: SettlementTests.Answer = .untouched, rule: String = "missing-label"
    ) -> [String] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
            <customObject id="-2" customClass="Prefs"><connections><outlet property="x" destination="x" id="o"/>
            </connections></customObject><customView id="v"><rect key="frame" x="0" y="0" width="400" height="200"/>
            <subviews>\(control)</subviews></customView></objects></document>
            """
        let code = CodeAnswers(answering: { $0.outlets.isEmpty ? ElementCode() : answer.code })
        return lint(Source(path: "Prefs.xib", text: text), with: .builtIn, code: code).findings
            .filter { $0.rule == rule }.map { "\($0.confidence): \($0.message)" }
    }

    @Test func `what a binding or code gives a control of a Mac is quoted as such`() {
        func field(_ binding: String, _ cell: String = #"editable="YES""#) -> String {
            #"<textField id="x"><rect key="frame" x="20" y="20" width="200" height="21"/>"#
                + #"<textFieldCell key="cell" \#(cell) id="c"/><connections>"#
                + #"<binding destination="-2" name="\#(binding)" keyPath="name" id="b"/></connections></textField>"#
        }
        let held = "what the field holds, and not what it is for."
        #expect(Self.said(field("value")) == ["certain: VoiceOver says “‹value›. Edit Text.”: \(held)"])
        #expect(Self.said(field("enabled")) == ["certain: VoiceOver says “Edit Text.” and nothing else."])
        #expect(Self.said(field("toolTip")) == ["likely: VoiceOver says “Edit Text. ‹tool tip›.” and nothing else."])
        #expect(
            Self.said(field("enabled"), answer: .writes(.anything, .hint))
                == ["likely: VoiceOver says “Edit Text. ‹tool tip›.” and nothing else."])
        let slider =
            #"<slider id="x"><rect key="frame" x="20" y="20" width="200" height="21"/><sliderCell key="cell" "#
            + #"doubleValue="3" id="c"/><connections><binding destination="-2" name="value" keyPath="speed" id="b"/>"#
            + "</connections></slider>"
        #expect(Self.said(slider) == ["certain: VoiceOver says “‹value›. Slider.” and nothing else."])
    }

    @Test func `a value has the caption before it for itself, and a button behind it changes it`() {
        func row(_ control: String, binding: String) -> String {
            #"<textField id="t"><rect key="frame" x="20" y="20" width="60" height="16"/>"#
                + #"<textFieldCell key="cell" title="Ratio:" id="c"/></textField>"#
                + #"<textField id="x"><rect key="frame" x="90" y="20" width="60" height="16"/>"#
                + #"<textFieldCell key="cell" id="d"/><connections>"#
                + #"<binding destination="-2" name="\#(binding)" keyPath="ratio" id="b"/></connections></textField>"#
                + control
        }
        let slider =
            #"<slider id="s"><rect key="frame" x="200" y="18" width="100" height="20"/>"#
            + #"<sliderCell key="cell" doubleValue="3" id="e"/></slider>"#
        let alone = "certain: VoiceOver says “3. Slider.” and nothing else"
        #expect(Self.said(row(slider, binding: "value")) == ["\(alone)."])
        #expect(Self.said(row(slider, binding: "hidden")) == ["\(alone): “Ratio:” next to it is not its name."])
        let button =
            #"<button id="s"><rect key="frame" x="200" y="18" width="100" height="20"/>"#
            + #"<buttonCell key="cell" type="push" title="Change…" id="e"/></button>"#
        #expect(Self.said(row(button, binding: "value"), rule: "vague-label").count == 1)
    }

    @Test func `a cell that code labels says its first text`() throws {
        func found(_ answer: SettlementTests.Answer) -> [String] {
            Self.findings("unspoken-text", in: Self.cell, outlets: [:], answers: ["X": answer])
                .map { "\($0.element?.id ?? "") \($0.confidence)" }
        }
        #expect(found(.untouched) == ["title likely", "body likely"])
        #expect(found(.opens(.label)) == ["body review"])
        #expect(found(.sets(.nothing, .label)) == ["title likely", "body likely"])
    }
}
