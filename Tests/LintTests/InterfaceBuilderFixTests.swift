import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import TestSupport
import Testing

/// Fixes of storyboards and xibs: what Xcode would have written, where it would have written it.
@Suite struct InterfaceBuilderFixTests {
    /// A view of a xib with these lines in it, each indented as Xcode does.
    private static func xib(_ lines: String) -> String {
        let indented = lines.split(separator: "\n").map { "                " + $0 }.joined(separator: "\n")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <view id="root-00-vew">
                        <subviews>
            \(indented)
                        </subviews>
                    </view>
                </objects>
            </document>

            """
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let rule: String
        let before: String
        let after: String

        init(_ name: String, _ rule: String, before: String, after: String) {
            testDescription = name
            self.rule = rule
            self.before = before
            self.after = after
        }
    }

    static let cases = [
        Case(
            "traits and words of the inspector", "role-in-label",
            before: """
                <button id="play-0-btn">
                    <accessibility key="accessibilityConfiguration" identifier="play" label="Play &amp; more button"/>
                    <state key="normal" image="play"/>
                </button>
                """,
            after: """
                <button id="play-0-btn">
                    <accessibility key="accessibilityConfiguration" identifier="play" label="Play &amp; more"/>
                    <state key="normal" image="play"/>
                </button>
                """),
        Case(
            "a section of the inspector where there was none", "missing-header",
            before: """
                <label text="Downloads" id="head-0-lbl">
                    <rect key="frame" x="16" y="0.0" width="200" height="28"/>
                    <fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/>
                </label>
                <label text="Nothing here yet" id="text-0-lbl"/>
                <label text="Come back later" id="more-0-lbl"/>
                """,
            after: """
                <label text="Downloads" id="head-0-lbl">
                    <rect key="frame" x="16" y="0.0" width="200" height="28"/>
                    <accessibility key="accessibilityConfiguration">
                        <accessibilityTraits key="traits" staticText="YES" header="YES"/>
                    </accessibility>
                    <fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/>
                </label>
                <label text="Nothing here yet" id="text-0-lbl"/>
                <label text="Come back later" id="more-0-lbl"/>
                """),
        Case(
            "a section that was one tag gets contents", "missing-focus",
            before: """
                <imageView userInteractionEnabled="YES" image="portrait" id="face-0-img">
                    <accessibility key="accessibilityConfiguration" label="Author"/>
                    <connections>
                        <outletCollection property="gestureRecognizers" destination="face-0-tap" id="face-0-con"/>
                    </connections>
                </imageView>
                <tapGestureRecognizer id="face-0-tap">
                    <connections>
                        <action selector="open:" destination="-1" id="face-0-act"/>
                    </connections>
                </tapGestureRecognizer>
                """,
            after: """
                <imageView userInteractionEnabled="YES" image="portrait" id="face-0-img">
                    <accessibility key="accessibilityConfiguration" label="Author">
                        <bool key="isElement" value="YES"/>
                    </accessibility>
                    <connections>
                        <outletCollection property="gestureRecognizers" destination="face-0-tap" id="face-0-con"/>
                    </connections>
                </imageView>
                <tapGestureRecognizer id="face-0-tap">
                    <connections>
                        <action selector="open:" destination="-1" id="face-0-act"/>
                    </connections>
                </tapGestureRecognizer>
                """),
        Case(
            "a hint that is the label goes, with the lines of nothing else", "repeated-hint",
            before: """
                <button id="play-0-btn">
                    <accessibility key="accessibilityConfiguration" hint="Play" label="Play"/>
                </button>
                """,
            after: """
                <button id="play-0-btn">
                    <accessibility key="accessibilityConfiguration" label="Play"/>
                </button>
                """),
        Case(
            "a style instead of a size", "fixed-text",
            before: """
                <scrollView id="page-0-scr">
                <subviews>
                <label text="Files" adjustsFontSizeToFit="NO" id="head-0-lbl">
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
                </subviews>
                </scrollView>
                """,
            after: """
                <scrollView id="page-0-scr">
                <subviews>
                <label text="Files" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" id="head-0-lbl">
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
                </subviews>
                </scrollView>
                """),
    ]

    /// A label with a font of a fixed size, under Auto Layout or with a frame of that height.
    private static func label(
        _ text: String = "Files", id: String = "l-0", height: Int = 20, isPlaced: Bool = false, parts: String = ""
    ) -> String {
        let layout = isPlaced ? #"fixedFrame="YES" "# : ""
        return #"<label text="\#(text)" \#(layout)translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">"#
            + #"<rect key="frame" x="0.0" y="0.0" width="90" height="\#(height)"/>\#(parts)"#
            + #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
    }

    private static func fixedHeight(_ height: Int) -> String {
        #"<constraints><constraint firstAttribute="height" constant="\#(height)" id="c-0"/></constraints>"#
    }

    private static let noRoom =
        "it is not certain that larger text has room: it must be in a scroll view, and not in a row"

    private static func box(_ labels: String, _ parts: String = "") -> String {
        let frame = #"<rect key="frame" x="0.0" y="0.0" width="90" height="30"/>"#
        return #"<view id="v-0">\#(frame)<subviews>\#(labels)</subviews>\#(parts)</view>"#
    }

    private static func scroll(_ labels: String, _ parts: String = "") -> String {
        #"<scrollView id="s-0"><subviews>\#(box(labels, parts))</subviews></scrollView>"#
    }

    private static let buyNow =
        #"<button id="b-0"><rect key="frame" x="0.0" y="0.0" width="90" height="44"/>"#
        + #"<color key="backgroundColor" red="0.5" green="0.7" blue="0.3" alpha="1" "#
        + #"colorSpace="custom" customColorSpace="sRGB"/>"#
        + #"<fontDescription key="fontDescription" type="system" pointSize="15"/>"#
        + #"<state key="normal" title="Buy now"><color key="titleColor" red="1" green="1" blue="1" "#
        + #"alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state></button>"#

    private static func text(_ words: String, y: Int, id: String, _ font: String) -> String {
        #"<label text="\#(words)" id="\#(id)"><rect key="frame" x="0.0" y="\#(y)" width="300" height="24"/>"#
            + #"<fontDescription key="fontDescription" \#(font)/></label>"#
    }

    /// A bold text over another one, and an ordinary sentence below both.
    private static func titled(_ below: String) -> String {
        box(
            text("Balance", y: 0, id: "l-0", #"type="boldSystem" pointSize="24""#)
                + text(below, y: 30, id: "l-1", #"type="system" pointSize="15""#)
                + text("Your next payment is due in May", y: 60, id: "l-2", #"type="system" pointSize="15""#))
    }

    private static let refused: [(rule: String, view: String, reason: String)] = [
        ("fixed-text", label(parts: fixedHeight(20)), noRoom),
        ("fixed-text", label(isPlaced: true), noRoom),
        ("fixed-text", scroll(label(), fixedHeight(30)), noRoom),
        ("fixed-text", label(), noRoom),
        (
            "fixed-text",
            #"<tableViewCell id="c-0"><tableViewCellContentView id="c-1">"#
                + scroll(label()) + "</tableViewCellContentView></tableViewCell>", noRoom
        ),
        ("fixed-text", scroll(label() + label("", id: "l-1")), "the texts beside it would keep their size"),
        (
            "low-contrast", buyNow,
            "the text would turn from light to dark, or from dark to light: choose a background"
        ),
        (
            "silent-focus",
            #"<view id="v-0" customClass="Badge"><rect key="frame" x="0.0" y="0.0" width="90" height="90"/>"#
                + #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/>"#
                + "</accessibility></view>", "code may give it a label"
        ),
        ("missing-header", titled("1,204"), "the text after it looks like its value"),
    ]

    @Test func `a title over words is a heading`() throws {
        let rule = try #require(Ruleset.builtIn["missing-header"])
        let source = Source(
            path: "View.xib", text: InterfaceBuilderFixTests.xib(InterfaceBuilderFixTests.titled("Now")))
        let after = fixed(source, with: FileSettings(Ruleset([rule])), applying: .unsafe)
        #expect(after.source.text.contains(#"header="YES""#))
    }

    /// A person must decide: what would be wrong, and why.
    @Test(arguments: refused)
    func `what a person must decide is refused with the reason`(rule: String, view: String, reason: String) throws {
        let source = Source(path: "View.xib", text: InterfaceBuilderFixTests.xib(view))
        let finding = try #require(
            lint(source, with: .builtIn).findings.first { $0.rule == rule }, "\(rule)")
        #expect(finding.fix == nil)
        #expect(finding.refusal == reason)
    }

    @Test func `a button follows by its style alone`() throws {
        let rule = try #require(Ruleset.builtIn["fixed-text"])
        let view =
            #"<button id="b-0"><fontDescription key="fontDescription" type="system" pointSize="17"/>"#
            + #"<state key="normal" title="Pay"/></button>"#
        let after = fixed(
            Source(path: "View.xib", text: InterfaceBuilderFixTests.xib(InterfaceBuilderFixTests.scroll(view))),
            with: FileSettings(Ruleset([rule])), applying: .unsafe)
        #expect(after.source.text.contains("UICTFontTextStyleBody"))
        #expect(!after.source.text.contains("adjustsFontForContentSizeCategory"))
    }

    @Test(arguments: cases)
    func `a fix is what Xcode would have written`(sample: Case) throws {
        let rule = try #require(Ruleset.builtIn[sample.rule])
        for ending in ["\n", "\r\n"] {
            let text = InterfaceBuilderFixTests.xib(sample.before).replacing("\n", with: ending)
            let after = fixed(
                Source(path: "View.xib", text: text), with: FileSettings(Ruleset([rule])), applying: .unsafe)
            #expect(after.source.text == InterfaceBuilderFixTests.xib(sample.after).replacing("\n", with: ending))
        }
    }
}
