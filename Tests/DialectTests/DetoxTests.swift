import A11yDialects
import A11yLint
import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// The hierarchies of views that Detox writes.
struct DetoxTests {
    private func view(_ attributes: String, of name: String = "RCTView", _ children: String = "") -> String {
        let tag = #"<\#(name) alpha="1.0" class="\#(name)" \#(attributes) visibility="visible""#
        return children.isEmpty ? tag + " />" : tag + ">\n\(children)\n</\(name)>"
    }

    private func app(_ children: String) -> String {
        let window = view(#"height="844" width="390""#, of: "UIWindow", children)
        return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<ViewHierarchy>\n\(window)\n</ViewHierarchy>\n"
    }

    private func read(_ text: String, name: String = "screen.xml") throws -> (screen: Screen, spoken: [String]) {
        let document = ScreenDocument(parsing: Source(path: name, text: text))
        #expect(document.problems == [])
        let screen = try #require(document.screens.first)
        return (screen, VoiceOver.simulate(screen).stops.map(\.utterance.description))
    }

    @Test func `the fixture is read as far as Detox tells`() throws {
        let source = fixture("screens/notes-detox.xml")
        let read = try read(source.text, name: source.path)
        #expect(
            read.spoken == ["Notes", #"Salt & "fresh" pepper < 2 weeks"#, "Pin", "Switch Button. On.", "%d notes"])
        #expect(read.screen.size == Size(width: 390, height: 844))
        #expect(read.screen.isPartial)
        // Frames are in the parent's coordinates.
        let text = try #require(read.screen.elements.first { $0.text?.hasPrefix("Salt") == true })
        #expect(text.frame == Rect(x: 8, y: 8, width: 300, height: 24))
        #expect(
            VoiceOver.simulate(read.screen).layout.frame(of: text.id) == Rect(x: 24, y: 120, width: 300, height: 24))
        #expect(String(decoding: source.bytes[text.anchor.start..<text.anchor.end], as: UTF8.self) == text.text)
        #expect(read.screen.elements.compactMap { $0[.identifier]?.text } == ["note_1", "pin", "share"])
    }

    @Test(arguments: [
        "Pay", "Tom & Jerry", "a < b", "a > b", #"a "b" c"#, #"a "b"> c"#, "<b class=\"x\">bold</b>", "two\nlines",
        "AT&amp;T", "</RCTView>", #"x="1" y"#, "😀 ]]>",
    ])
    func `a value that is not escaped is read whole`(label: String) throws {
        let read = try read(app(view(#"height="44" label="\#(label)" width="90" x="1" y="2""#)))
        #expect(read.screen.elements.map(\.label) == [nil, label])
        #expect(read.screen.elements.last?.frame == Rect(x: 1, y: 2, width: 90, height: 44))
    }

    /// React Native joins the words of what is inside, so a name around words may be that of a container.
    @Test func `a name around words is no stop`() throws {
        let text = view(#"label="Pay""#, of: "RCTParagraphComponentView")
        #expect(try read(app(view(#"label="Pay now""#, text))).spoken == ["Pay"])
        #expect(try read(app(view(#"label="Pay""#, view(#"height="9""#)))).spoken == ["Pay"])
        #expect(try read(app(view(#"id="pay""#, view(#"height="9""#)))).spoken == [])
    }

    @Test func `text around a hierarchy is ignored`() throws {
        let page = "A run:\n\n```xml\n" + app(view(#"label="Pay""#)) + "```\n<b>done</b>\n"
        let read = try read(page, name: "run.md")
        let pay = try #require(read.screen.elements.last)
        #expect(String(decoding: Array(page.utf8)[pay.anchor.start..<pay.anchor.end], as: UTF8.self) == "Pay")
        let quoted = app(view(#"label="Pay""#)).replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        #expect(try self.read(#"{"hierarchy": "\#(quoted)"}"#, name: "a.json").spoken == ["Pay"])
    }

    @Test func `the page of a web view is ignored`() throws {
        let page =
            #"<RNCWKWebView alpha="1.0" class="RNCWKWebView" height="9"><![CDATA[<p class="x">No</p>]]></RNCWKWebView>"#
        let read = try read(app(page + view(#"label="Pay""#)))
        #expect(read.screen.elements.map(\.type) == [.window, .webView, .view])
    }

    @Test func `unknown traits produce no finding`() {
        let button = view(#"height="20" id="close_button" width="20" x="9" y="99""#, view(#"height="9" width="9""#))
        let title = view(#"height="40" label="Notes" width="200" x="16" y="60""#, of: "RCTTextView")
        let report = lint(Source(path: "screen.xml", text: app(title + button)), with: .recommended)
        #expect(report.findings.map(\.message) == [])
    }

    @Test func `Android is declined with one problem`() {
        let text = app(#"<DecorView class="com.android.internal.policy.DecorView" height="9" width="9" />"#)
        let document = ScreenDocument(parsing: Source(path: "screen.xml", text: text))
        #expect(document.problems.map(\.rule) == [.uncheckedDocument])
        #expect(document.screens.isEmpty)
    }

    @Test(arguments: [
        #"height="nan" width="inf" x="<number>" y="" label="Pay""#, #"alpha="9" value="" label="Pay" label="Again""#,
        #"visibility="" focused="maybe" label="Pay""#,
    ])
    func `wrong values are passed over`(attributes: String) throws {
        #expect(try read(app(view(attributes))).screen.elements.last?.label == "Pay")
    }

    @Test(arguments: ["<ViewHierarchy><a/></ViewHierarchy>", "<p>&lt;ViewHierarchy&gt;</p>", "A <ViewHierarchy> tag"])
    func `other texts are no hierarchies`(text: String) {
        #expect(ScreenDocument(parsing: Source(path: "notes.md", text: text)).screens.isEmpty)
    }

    @Test func `every beginning of a hierarchy is read without a crash`() {
        let bytes = fixture("screens/notes-detox.xml").bytes
        for end in stride(from: 0, to: bytes.count, by: 29) {
            let document = ScreenDocument(
                parsing: Source(path: "screen.xml", text: String(decoding: bytes[..<end], as: UTF8.self)))
            for screen in document.screens {
                _ = VoiceOver.simulate(screen)
                #expect(end > bytes.count - 20 || screen.cut != nil)
            }
        }
    }

    @Test func `a deep hierarchy ends with one problem`() {
        let tag = #"<RCTView alpha="1.0">"#
        let text = "<ViewHierarchy>" + String(repeating: tag, count: 3000)
        let document = ScreenDocument(parsing: Source(path: "screen.xml", text: text))
        #expect(document.problems.map(\.rule) == [.syntax])
        for screen in document.screens { _ = VoiceOver.simulate(screen) }
    }
}
