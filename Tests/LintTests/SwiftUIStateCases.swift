import A11yChecks
import A11yCode
import A11yLint
import A11yModel
import A11yPolicy
import Testing

// States that are drawn and not said, and what people only drag.
extension SwiftUIReadingTests {
    private static let given = """
        class Plot: ObservableObject { func picture() -> some View { Image("plot_3") } }
        func amount(_ value: Binding<Double>) -> some View { Slider(value: value) }
        """

    static let helped = [
        Case(
            "what a model and a function outside types give is found there, once",
            [
                "A.swift": """
                struct A: View {
                    let plot: Plot
                    var body: some View { VStack { plot.picture(); Text(name); amount($water); amount($light) } }
                }
                """, "B.swift": given,
            ], ["B.swift:2 unlabelled-image", "B.swift:3 missing-label"]),
        Case(
            "pictures of a text, texts of an optional, and what is passed to the view of a sheet",
            [
                "A.swift": """
                extension String { var picture: Image { Image(systemName: self) } }
                struct A: View {
                    let text: String?
                    var body: some View {
                        Button { go() } label: { "tree.circle".picture }
                        text.map(Text.init).bold().onTapGesture { copy() }
                            .sheet(isPresented: $isOpen) { Panel { Image("bin_2") } }
                    }
                }
                struct Panel<Content: View>: View {
                    @ViewBuilder let content: Content
                    var body: some View { VStack { Text("Bins"); content } }
                }
                """
            ], ["A.swift:6 missing-label?", "A.swift:7 missing-trait", "A.swift:8 unlabelled-image"]),
        Case(
            "a form of a Mac names a field by its title, and not by its prompt",
            [
                "A.swift": """
                import AppKit
                struct A: View {
                    var body: some View { Form { Row(); TextField("Bed", text: $bed) } }
                }
                struct Row: View {
                    var body: some View { HStack { TextField(text: $key, prompt: Text("Plot")) { EmptyView() } } }
                }
                """
            ], ["A.swift:7 placeholder-label"]),
        Case(
            "what every use hides or joins with a name is no fault of the function",
            [
                "A.swift": """
                struct A: View {
                    let plot: Plot
                    var body: some View {
                        VStack {
                            plot.picture().accessibilityHidden(true)
                            HStack { Text(name); plot.picture() }.accessibilityElement(children: .combine)
                        }
                    }
                }
                """, "B.swift": given,
            ], []),
    ]

    @Test(arguments: [
        "Button(action: choose) { Text(name).foregroundColor(isOn ? .white : .blue) }",
        "Button(action: choose) { Text(name).foregroundColor(nameColor) }",
        "Button(action: choose) { Text(name).foregroundColor(color(of: bed)) }",
        "Button { select(bed) } label: { Text(name).foregroundColor(shade(bed == chosen)) }",
        #"Button("South") { chosen = 1 }.background(chosen == 1 ? Color.green : .clear)"#,
        #"Button("South") { chosen = 1 }.fontWeight(chosen == 1 ? .bold : .regular)"#,
        #"Button("South") { chosen = 1 }.buttonStyle(Chip(isHere: chosen == 1))"#,
        #"Button("South") { select(1) }.tint(chosen == 1 ? .green : .gray)"#,
        #"Button { select(bed) } label: { HStack { Text(name); Image("leaf").opacity(bed == chosen ? 1 : 0) } }"#,
        #"Button { chosen = 1 } label: { if chosen == 1 { Text("South").bold() } else { Text("South") } }"#,
        "Button(action: choose) { Text(name).accentColor(isSelected(bed) ? .green : .gray) }",
        "Button { chosen = bed } label: { Text(name); Art.tick.swiftUIImage.opacity(bed==self.chosen ? 1 : 0) }",
    ])
    func `a state that only looks show is not said`(view: String) {
        #expect(findings(in: view).contains("unspoken-state"))
    }

    @Test(arguments: [
        // The state is said.
        #"Button("A") { chosen = 1 }.tint(chosen == 1 ? .red : .gray).accessibilityValue(chosen == 1 ? "on" : "off")"#,
        #"Button { chosen = 1 } label: { if chosen == 1 { Text("South, chosen").bold() } else { Text("South") } }"#,
        "Button(action: choose) { Text(isOn ? first : second).foregroundColor(isOn ? .white : .blue) }",
        // What is drawn is no choice.
        #"Button("South") { chosen = 1 }.padding(chosen == 1 ? 8 : 0)"#,
        #"Button("South") { open(bed) }.foregroundColor(bed == beds.last ? .red : .blue)"#,
        "Button(action: choose) { Text(name).foregroundColor(drag.isActive ? .white : .blue) }",
        "Button(action: choose) { Text(name).foregroundColor(shade(false)) }",
        #"Button("South") { open(bed) }.disabled(isBusy).foregroundColor(isBusy ? .gray : .blue)"#,
        #"Button("South") { chosen = max(chosen - 1, 0) }.foregroundColor(chosen == 0 ? .gray : .blue)"#,
        // It is “dimmed”.
        #"Button("South") { if isOn { choose() } }.foregroundColor(isOn ? .white : .gray)"#,
        #"Button("South") { isOn.toggle() }.disabled(!isOn).foregroundColor(isOn ? .white : .gray)"#,
    ])
    func `a state that is said, and a look that is none`(view: String) {
        #expect(!findings(in: view).contains("unspoken-state"))
    }

    @Test(arguments: [
        ("ZStack { Capsule(); Circle() }.gesture(DragGesture().onChanged { place = $0.location.x / width })", true),
        ("Capsule().gesture(seek)", true),
        ("Capsule().gesture(seek(in: 40))", true),
        ("Capsule().onTapGesture { spot in jump(to: spot.x) }", true),
        ("Capsule().onTapGesture { jump() }", false),
        ("Capsule().gesture(seek).accessibilityHidden(true)", false),
        ("Capsule().gesture(seek).accessibilityRepresentation { Slider(value: $place) { Text(name) } }", false),
        ("Capsule().gesture(DragGesture().onChanged { offset = $0.translation })", false),
        ("Capsule().gesture(DragGesture().onEnded { _ in choose() }).accessibilityValue(name)", false),
        ("Capsule().gesture(DragGesture().onChanged { points.append($0.location.x) })", false),
        ("HStack { Text(name); Text(bed) }.gesture(seek)", false),
    ])
    func `shapes that are dragged to a place are sliders`(view: String, isSlider: Bool) {
        #expect(findings(in: view).contains("missing-adjustable") == isSlider)
    }

    @Test(arguments: [
        // A button in the popup does the same.
        ("Popup(close: { isOpen = false }).onTapGesture { isOpen = false }", false),
        ("Popup(close: { save() }).onTapGesture { cancel() }", true),
        // It cannot be reached.
        ("Popup(close: { go() }).accessibilityElement().accessibilityLabel(name).onTapGesture { go() }", true),
        (#"if isOpen { Image("back_2").onTapGesture { isOpen = false } }"#, true),
        // What is printed besides is no purpose, and no way in for developers.
        (#"Text(name).onTapGesture { if isOn { go() } else { debugPrint("off") } }"#, true),
        (#"Text(name).onTapGesture { load { print("done") } }"#, true),
        (#"Text(name).onTapGesture { print("tapped") }"#, false),
    ])
    func `a tap beside a button that does the same is no control`(view: String, isFound: Bool) {
        #expect(findings(in: view).contains("missing-trait") == isFound)
    }

    @Test(arguments: [
        (
            #"HStack { HStack { Text("Key"); Spacer() }; SecureField("", text: $key) }"#,
            "and nothing else: “Key” next to it"
        ),
        (
            #"HStack { HStack { Text("Key"); Text("Two") }; TextField("", text: $key) }"#,
            "and not what it is for."
        ),
        (
            #"VStack { Text("Key"); VStack { TextField("", text: $key); Text("Ask us for one.") } }"#,
            "“Key” next to it"
        ),
        (
            #"VStack { Text("Keys"); TextField("", text: $key); SecureField("", text: $other) }"#,
            "and not what it is for."
        ),
        (
            #"VStack { Text("Keys"); VStack { TextField("", text: $key); TextField("", text: $other) } }"#,
            "and not what it is for."
        ),
    ])
    func `a caption may be in a stack of its own`(view: String, message: String) {
        #expect(
            report(on: view).findings.contains { $0.message.contains(message) },
            "\(report(on: view).findings.map(\.message))")
    }

    @Test(arguments: [
        (#"Button { go() } label: { Text(Image(systemName: "tree.circle")) }"#, "missing-label"),
        (#"TextField("Beds", value: $chosen, format: .number)"#, "missing-label"),
        (#"TextField("Beds", value: $perhaps, format: .number)"#, "placeholder-label"),
        (#"Picker(selection: $chosen, content: { Text("South") }, label: {}).pickerStyle(.menu)"#, "missing-label"),
        (#"Button { go() } label: { Image("Section Chat") }"#, "image-name-label"),
        (#"LabeledContent(name, content: { Button { go() } label: { Image("bin_2") } })"#, ""),
        (
            #"LabeledContent(name) { ForEach(beds) { _ in Button { go() } label: { Image("bin_2") } } }"#,
            "missing-label"
        ),
        (#"if isListEmpty { Text("What shall we sow?").font(.title2) } else { Text(name) }"#, ""),
        (#"Image("Bin_2").accessibilityAddTraits(.isButton)"#, "unlabelled-image"),
        // What a use puts into a button of the app's own.
        (#"Framed(act: choose) { Image("bin_2") }"#, "missing-label"),
        (#"Framed(act: choose) { Image("bin_2").accessibilityLabel("Dig") }"#, ""),
        // What is hidden names no button, and what a library shows is found.
        (#"Button { go() } label: { Text(name).accessibilityHidden(true) }"#, "missing-label"),
        (#"stack(of: bed, retry: { load() }) { Image("bin_2") }"#, "unlabelled-image"),
        (#"AsyncImage(url: url) { picture in NavigationLink { Page() } label: { picture } }"#, "missing-label"),
        // A group hands its label on to each of its views.
        (#"Group { Button { go() } label: { Image("bin_2") } }.accessibilityLabel("Dig")"#, ""),
        (#"Group { Button { go() } label: { Image("bin_2") } }.help("Dig")"#, "missing-label"),
        // A box says its title where the cursor enters it.
        (
            #"GroupBox("South") { Button("Dig") { dig(1) } }; GroupBox("North") { Button("Dig") { dig(2) } }"#, ""
        ),
        (#"VStack { Button("Dig") { dig(1) } }; VStack { Button("Dig") { dig(2) } }"#, "duplicate-label"),
        // A new element has no trait of the button in it.
        (#"Button("Dig") { go() }.accessibilityElement().accessibilityLabel("Dig up")"#, "missing-trait"),
        (#"Button("Dig") { go() }.accessibilityElement(children: .combine).accessibilityLabel("Dig up")"#, ""),
        // Colours of a tool's and of the app's own are known by their types.
        (#"Button { go() } label: { Image("bin_2") }.background(Art.soil.swiftUIColor)"#, "missing-label"),
        (#"Button { go() } label: { Image("bin_2") }.background(Look.Shapes.round)"#, "missing-label"),
        (#"Button { go() } label: { Image("bin_2") }.background(look.soil)"#, "missing-label"),
        (#"Toggle(isOn: $isOff) { Text("") }.small()"#, "missing-label"),
    ])
    func `a view has the fault that is heard`(view: String, rule: String) {
        #expect(findings(in: view) == (rule.isEmpty ? [] : [rule]))
    }

    @Test func `a tap on one of two symbols needs a role`() {
        let view = #"Image(systemName: isOn ? "pause" : "play").onTapGesture { play() }"#
        #expect(report(on: view).findings.first { $0.rule == "missing-trait" }?.confidence == .certain)
    }

    @Test func `a fix does not say that something is selected for good`() {
        let view = "Button { chosen = bed } label: { Text(name).bold(chosen == bed) }"
        #expect(report(on: view).findings.allSatisfy { $0.fix == nil })
    }

    @Test func `a tap that leads away needs a role beside other controls as well`() {
        let card = { (tap: String) in
            "VStack { Text(name); Button(name) { go() }; Toggle(name, isOn: $isOff) }.onTapGesture { \(tap) }"
        }
        let confidence = { (tap: String) in
            report(on: card(tap)).findings.first { $0.rule == "missing-trait" }?.confidence
        }
        #expect(confidence("router.showBed(bed)") == .likely)
        #expect(confidence("chosen = bed") == .review)
        #expect(confidence("showsMore.toggle()") == .review)
    }

    @Test func `what a picker offers is no stop`() {
        let row = "struct Row: View { var body: some View { HStack { Image(uiImage: icon); Text(name) } } }"
        let picker = "Picker(name, selection: $bed) { ForEach(beds) { _ in Row() } }"
        #expect(!findings(in: picker, with: row).contains("unlabelled-image"))
        #expect(findings(in: picker + ".pickerStyle(.inline)", with: row).contains("unlabelled-image"))
        #expect(findings(in: "VStack { Row(); Text(name) }", with: row).contains("unlabelled-image"))
    }

    /// The rules by which something is found in a view.
    private func findings(in view: String, with row: String = "") -> Set<String> {
        Set(report(on: view, with: row).findings.map { "\($0.rule)" })
    }

    private func report(on view: String, with row: String = "") -> Report {
        let text = """
            import SwiftUI
            \(row)
            struct A: View {
                let name: String, bed: Int, isOn: Bool, choose: () -> Void, look: Look
                @State private var chosen = 0
                @State private var place = 0.0
                @Binding var perhaps: Int?
                var body: some View { \(view) }
                var nameColor: Color { isOn ? .white : .blue }
                func color(of bed: Int) -> Color { bed == chosen && isOn ? .red : bed == selectedBed ? .white : .blue }
                func shade(_ isDark: Bool) -> Color { isDark ? .black : .white }
                func select(_ bed: Int) { chosen = bed }
                func seek(in width: Double) -> some Gesture {
                    DragGesture().onChanged { place = $0.location.x / width }
                }
                var seek: some Gesture { DragGesture().onChanged { place = max(0, $0.location.x) } }
            }
            struct Chip: ButtonStyle {
                let isHere: Bool
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.background(isHere ? Color.green : .gray)
                }
            }
            struct Framed<Content: View>: View {
                let act: () -> Void
                @ViewBuilder let content: () -> Content
                var body: some View { Button(action: act) { content() } }
            }
            extension Toggle { func small() -> some View { self.toggleStyle(.switch).controlSize(.small) } }
            struct Look {
                let soil: Color
                enum Shapes { static let round = { Capsule() }() }
            }
            struct Popup: View {
                let close: () -> Void
                var body: some View { VStack { Text("Sow?"); Button("Not now", action: close) } }
            }
            """
        let code = CodeAnswers(CodeIndex([CodeSource(path: "A.swift") { Array(text.utf8) }])) { _, _ in nil }
        return lint(Source(path: "A.swift", text: text), with: .builtIn, code: code)
    }
}
