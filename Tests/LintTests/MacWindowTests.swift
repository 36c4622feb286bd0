import A11yCode
import A11yLint
import A11yModel
import Testing

/// What bindings and keys of a Mac window tell, for which screen files have no word.
@Suite struct MacWindowTests {
    private func findings(_ views: String, customClass: String = "") -> [Finding] {
        report(
            """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
              <objects>
                <customView id="r" \(customClass)><rect key="frame" x="0" y="0" width="400" height="200"/><subviews>
                  \(views)
                </subviews></customView>
              </objects>
            </document>
            """, path: "Window.xib"
        ).findings
    }

    private func hidden(_ options: String = "") -> String {
        #"<connections><binding destination="-2" name="hidden" keyPath="usesKey" id="b">"#
            + #"<dictionary key="options">\#(options)</dictionary></binding></connections>"#
    }

    private func view(_ tag: String, _ frame: String, _ cell: String, _ rest: String = "") -> String {
        let numbers = zip(["x", "y", "width", "height"], frame.split(separator: " "))
        let rect = numbers.map { "\($0)=\"\($1)\"" }.joined(separator: " ")
        return "<\(tag) id=\"\(frame) \(tag)\"><rect key=\"frame\" \(rect)/>"
            + "<\(tag)Cell key=\"cell\" \(cell)</\(tag)Cell>\(rest)</\(tag)>"
    }

    @Test func `a caption that a binding shows while the field is hidden is not its caption`() throws {
        let negated = #"<string key="NSValueTransformerName">NSNegateBoolean</string>"#
        let found = findings(
            view("textField", "20 100 80 16", #"title="Key:">"#, hidden(negated))
                + view("textField", "20 100 80 17", #"title="Password:">"#, hidden())
                + view("secureTextField", "110 98 200 21", #"editable="YES">"#, hidden()))
        let message = try #require(found.first { $0.rule == "missing-label" }?.message)
        #expect(message.contains("“Password:” next to it"), "\(message)")
    }

    @Test func `a caption before controls of two values is offered to none of them`() {
        func shown(_ key: String) -> String {
            #"<connections><binding destination="-2" name="value" keyPath="\#(key)" id="\#(key)"/></connections>"#
        }
        let found = findings(
            view("textField", "10 80 70 17", #"title="Insets:">"#)
                + view("textField", "90 78 60 22", #"title="4" editable="YES">"#, shown("wide"))
                + view("stepper", "152 75 19 27", ">", shown("wide"))
                + view("stepper", "242 75 19 27", ">", shown("high"))
                + view("textField", "10 30 70 17", #"title="Spacing:">"#)
                + view("textField", "90 28 60 22", #"title="2" editable="YES">"#, shown("gap"))
                + view("stepper", "152 25 19 27", ">", shown("gap")))
        let nameless = found.filter { $0.rule == "missing-label" }
        #expect(nameless.count == 5)
        #expect(!nameless.contains { $0.message.contains("Insets:") })
        #expect(nameless.count { $0.message.contains("“Spacing:” next to it") } == 2)
    }

    private func captions(_ views: String, customClass: String = "") -> [String] {
        findings(views, customClass: customClass).filter { $0.rule == "missing-label" }.map {
            $0.message.split(separator: ": “").dropFirst().first?.prefix { $0 != "”" }.description ?? "none"
        }
    }

    @Test func `texts below the middle of several controls are their captions`() {
        let values =
            view("textField", "30 90 60 20", #"title="Step">"#)
            + view("popUpButton", "200 90 80 20", ">") + view("popUpButton", "300 90 80 20", ">")
            + view("textField", "215 72 50 17", #"title="VOLUME">"#)
            + view("textField", "310 72 60 17", #"title="CONTRAST">"#)
        #expect(captions(values) == ["VOLUME", "CONTRAST"])
        // One alone is no pattern.
        let single =
            view("textField", "30 90 160 20", #"title="Step">"#) + view("popUpButton", "200 90 80 20", ">")
            + view("textField", "215 72 50 17", #"title="VOLUME">"#)
        #expect(captions(single) == ["Step"])
    }

    @Test func `the places in a view of an own class decide which text is the caption`() {
        let rows =
            view("textField", "10 140 200 17", #"title="Media keys">"#)
            + view("popUpButton", "120 40 80 20", ">") + view("textField", "10 42 100 17", #"title="In other modes">"#)
            + view("popUpButton", "120 80 80 20", ">") + view("textField", "10 82 100 17", #"title="In sync mode">"#)
        #expect(captions(rows, customClass: #"customClass="Panel""#) == ["In other modes", "In sync mode"])
    }

    @Test func `of texts in one place, and of one over the end of a control, none is its caption`() {
        let field = view("popUpButton", "240 80 80 20", ">")
        let one = view("textField", "10 82 120 17", #"title="Location">"#)
        #expect(captions(one + field) == ["Location"])
        #expect(captions(one + view("textField", "10 83 110 17", #"title="Schedule">"#) + field) == ["none"])
        #expect(captions(view("textField", "300 104 30 17", #"title="OFF">"#) + field) == ["none"])
    }

    @Test func `a text that goes on behind a control is no caption of the next`() {
        let row = view("textField", "10 82 50 17", #"title="Every">"#) + view("popUpButton", "70 80 60 20", ">")
        let next = view("popUpButton", "210 80 60 20", ">")
        #expect(captions(row + view("textField", "140 82 60 17", #"title="hour at">"#) + next) == ["Every", "none"])
        let named = view("textField", "140 82 60 17", #"title="minutes:">"#)
        #expect(captions(row + named + next) == ["Every", "minutes:"])
    }

    @Test func `a sentence beside a field leaves it to the text above`() {
        let field = view("popUpButton", "240 80 80 20", ">")
        let note = view("textField", "10 82 200 17", #"title="Turn it off before you go on with it.">"#)
        #expect(captions(note + field + view("textField", "240 104 80 17", #"title="Host">"#)) == ["Host"])
    }

    /// A field that a binding fills at first is never heard with its placeholder.
    @Test(arguments: [(#"= "pi""#, "missing-label"), (#"= """#, "placeholder-label"), ("", "placeholder-label")])
    func `a bound field says the text with which its property begins`(initial: String, rule: String) {
        let field = view(
            "textField", "20 20 200 22", #"editable="YES" placeholderString="Name of the user">"#,
            #"<connections><binding destination="-2" name="value" keyPath="self.user" id="b"/></connections>"#)
        let text = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
              <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="Panel"><connections>
                  <outlet property="box" destination="r" id="o"/>
                </connections></customObject>
                <customView id="r"><rect key="frame" x="0" y="0" width="400" height="200"/><subviews>
                  \(field)
                </subviews></customView>
              </objects>
            </document>
            """
        let code =
            "import Cocoa\nclass Panel: NSViewController {\n@IBOutlet var box: NSView!\n"
            + "@objc dynamic var user: String? \(initial)\n}"
        let index = CodeIndex([CodeSource(path: "Panel.swift") { Array(code.utf8) }])
        let found = lint(Source(path: "Panel.xib", text: text), with: .builtIn, code: CodeAnswers(index)).findings
        #expect(found.map(\.rule).filter { $0.hasSuffix("-label") } == [rule])
    }

    private func box(_ title: String, _ frame: String, _ views: String) -> String {
        let parts = frame.split(separator: " ")
        return
            #"<box title="\#(title)" id="\#(title)"><rect key="frame" x="\#(parts[0])" y="\#(parts[1])" width="180" "#
            + #"height="80"/><view key="contentView" id="\#(title) v"><rect key="frame" x="0" y="0" width="180" "#
            + #"height="60"/><subviews>\#(views)</subviews></view></box>"#
    }

    @Test func `the title of a box over its only control is its caption`() {
        let choice = view("popUpButton", "10 20 100 25", ">")
        #expect(captions(box("If it is a draft", "0 0", choice)) == ["If it is a draft"])
        let two = box("Drafts", "0 0", choice + view("popUpButton", "60 20 100 25", ">"))
        #expect(captions(two) == ["none", "none"])
    }

    @Test func `the titles of boxes tell controls apart`() {
        let tick = view("button", "10 20 100 18", #"type="check" title="Confirm">"#)
        let other = view("button", "10 20 101 18", #"type="check" title="Confirm">"#)
        let named = box("Closed", "0 0", tick) + box("Merged", "200 0", other)
        #expect(!findings(named).contains { $0.rule == "duplicate-label" })
        #expect(findings(tick + other).contains { $0.rule == "duplicate-label" })
    }

    @Test func `a sign may be what a radio button chooses`() {
        func signs(_ type: String) -> Int {
            let found = findings(view("button", "10 20 40 18", #"type="\#(type)" title="*">"#))
            return found.count { $0.rule == "vague-label" }
        }
        #expect(signs("radio") == 0)
        #expect(signs("push") == 1)
    }

    @Test func `a control is not called dimmed where a binding enables it`() throws {
        let binding = #"<connections><binding destination="-2" name="enabled" keyPath="isOn" id="b"/></connections>"#
        let stepper = view("stepper", "20 100 19 28", #"enabled="NO">"#, binding)
        let message = try #require(findings(stepper).first { $0.rule == "missing-label" }?.message)
        #expect(!message.contains("Dimmed"), "\(message)")
    }

    @Test func `a new button that lies behind others is there for its key`() {
        let key = #"title="Button"><string key="keyEquivalent">f</string>"#
        let cover =
            #"<customView id="c"><rect key="frame" x="0" y="0" width="400" height="200"/><subviews>"#
            + view("button", "20 20 96 32", #"type="push" title="Open">"#) + "</subviews></customView>"
        let hidden = findings(view("button", "150 90 96 32", key) + cover).map(\.rule)
        #expect(hidden.contains("offscreen-focus") && !hidden.contains("stub-label"), "\(hidden)")
        let seen = findings(cover + view("button", "150 90 96 32", key)).map(\.rule)
        #expect(!seen.contains("offscreen-focus") && seen.contains("stub-label"), "\(seen)")
    }
}
