import A11yCode
import A11yLint
import A11yModel
import A11yPolicy
import Foundation
import TestSupport
import Testing

/// What is found on views of SwiftUI.
@Suite struct SwiftUIViewTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let code: String
        /// The rules that find something, with a question mark after those for review.
        let found: Set<String>

        init(_ name: String, _ code: String, _ found: Set<String> = []) {
            self.name = name
            self.code = code
            self.found = found
        }

        var testDescription: String { name }
    }

    @Test(arguments: cases) func aViewIsJudgedByItsCode(_ example: Case) {
        let found = findings(["A.swift": view(example.code)]).map { $0.rule + ($0.confidence == .review ? "?" : "") }
        #expect(Set(found) == example.found)
    }

    /// The body of a view is read once for all uses that it takes nothing from. Where a use passes something, or the
    /// same code is the body of another type, it reads differently.
    @Test func aBodyThatIsKnownIsThatOfItsUse() {
        let shared = """
            import SwiftUI
            struct Row: View {
                var icon = "ic_star"
                var body: some View { HStack { Image(icon); Dot() } }
            }
            struct Dot: View { var body: some View { Circle() } }
            struct Tag: View { var body: some View { Text("New") } }
            protocol Framed: View { associatedtype Inner: View; var inner: Inner { get } }
            extension Framed { var body: some View { VStack { inner } } }
            struct One: Framed { var inner: some View { Image("ic_one") } }
            struct Two: Framed { var inner: some View { Text("Two") } }
            struct Loop: View { var body: some View { VStack { Text("Again"); Loop() } } }
            """
        for use in ["Row()", #"Row(icon: "ic_moon")"#, "Tag()", "One()", "Two()", "Loop()"] {
            let files = ["A", "B"].map { name in
                let button = "Button { go() } label: { \(use) }"
                return
                    "import SwiftUI\nstruct \(name): View { var body: some View { VStack { \(button); \(button) } } }"
            }
            func found(_ path: String, beside others: [String: String]) -> [String] {
                findings(others.merging(["Shared.swift": shared]) { first, _ in first }, of: path)
                    .map { "\($0.rule) \($0.range.start) \($0.message)" }
            }
            let alone = [
                found("A.swift", beside: ["A.swift": files[0]]), found("B.swift", beside: ["B.swift": files[1]]),
            ]
            let both = ["A.swift": files[0], "B.swift": files[1], "Tag.swift": Self.usesOfTypes]
            #expect([found("A.swift", beside: both), found("B.swift", beside: both)] == alone, "\(use)")
            #expect(alone[0].isEmpty == ["Tag()", "Two()", "Loop()"].contains(use), "\(use)")
        }
    }

    private static let usesOfTypes = """
        import SwiftUI
        struct Page: View { var body: some View { VStack { Row(); Tag(); Two(); One(); Loop() } } }
        """

    /// A body; declarations follow a line of dashes.
    private func view(_ code: String) -> String {
        let parts = code.components(separatedBy: "\n---\n")
        return "import SwiftUI\nstruct A: View {\n    var body: some View {\n        VStack {\n"
            + "\(parts[0])\n        }\n    }\n}\n" + parts.dropFirst().joined(separator: "\n")
    }

    private func findings(_ files: [String: String], of path: String = "A.swift") -> [Finding] {
        report(files, of: path).findings
    }

    private func report(
        _ files: [String: String], of path: String = "A.swift",
        text: @escaping @Sendable (String, String?) -> String? = { _, _ in nil }
    ) -> Report {
        let sources = files.map { path, text in CodeSource(path: path) { Array(text.utf8) } }
        let code = CodeAnswers(CodeIndex(sources), text: text)
        return lint(Source(path: path, text: files[path] ?? ""), with: .builtIn, code: code)
    }

    private static let cases =
        named + labels + titles + tapped + read + chosen + merged + passed + once + followed + open

    private static let named = [
        Case(
            "what a section of a library shows beside its label",
            #"Settings.Section(label: { Text("Look") }) { Image("hero_2") }.onAppear { load() }"#, ["unlabelled-image?"]
        ),
        Case(
            "a picture of a package that is not read, which may have another name",
            "Button { go() } label: { Image.sideMenu.padding() }", ["missing-label?"]),
        Case(
            "a function of the view that is passed with self",
            """
            ForEach(crops, content: self.row)
            ---
            extension A { func row(_ crop: Crop) -> some View { Image("hero_2") } }
            """, ["unlabelled-image"]),
        Case(
            "what a container in a type of a library shows", #"Settings.Container { Image("hero_2") }"#,
            ["unlabelled-image?"]),
        Case(
            "a picture that is hidden while it is clear", #"Image("hero_2").accessibilityHidden(opacity == 0)"#,
            ["unlabelled-image?"]),
        Case(
            "a picture that is hidden without a label",
            #"Image("hero_2").accessibilityLabel(words ?? "").accessibilityHidden(words == nil)"#),
        Case(
            "a page that a link gets as a property",
            """
            NavigationLink("Songs", destination: songs)
            ---
            extension A { var songs: some View { VStack { Text("Beans"); Image("hero_2") } } }
            """, ["unlabelled-image"]),
        Case(
            "a method of a view of the app's that names it",
            """
            Tool().named("Sow")
            ---
            struct Tool: View {
                var body: some View { Button { go() } label: { Image("ic_go") } }
                func named(_ words: String) -> some View { accessibilityLabel(words) }
            }
            """),
        Case(
            "a picture that no source has, in a size of the app's",
            "Button { go() } label: { Icons.trash.resizable() }", ["missing-label?"]),
        Case(
            "a symbol that an object chooses, in a view of the app's",
            """
            Button { go() } label: { Icon(kind: .trash) }
            ---
            struct Icon: View {
                let kind: Kind
                var body: some View { Image(systemName: Theme.shared.symbol(kind)) }
            }
            """, ["missing-label?"]),
        Case(
            "a use that passes no title",
            """
            Choice(isOn: true)
            ---
            struct Choice: View {
                var title: String? = nil
                let isOn: Bool
                var body: some View { Toggle(isOn: .constant(isOn)) { if let title { Text(title) } } }
            }
            """, ["missing-label"]),
        Case("a switch whose label is one of several views", "Toggle(isOn: $isOn) { views[0].font(.body) }"),
        Case(
            "a use that passes one",
            """
            Choice(title: "Sounds", isOn: true)
            ---
            struct Choice: View {
                var title: String? = nil
                let isOn: Bool
                var body: some View { Toggle(isOn: .constant(isOn)) { if let title { Text(title) } } }
            }
            """),
        Case(
            "content without words beside a field",
            #"LabeledContent { TextField("", text: $plot) } label: { Text("") }"#, ["missing-label"]),
        Case(
            "a field of UIKit",
            """
            Field()
            ---
            struct Field: UIViewRepresentable {
                func makeUIView(context: Context) -> UITextField { UITextField() }
            }
            """, ["missing-label"]),
        Case(
            "a field of UIKit with a placeholder",
            """
            Field()
            ---
            struct Field: UIViewRepresentable {
                func makeUIView(context: Context) -> UITextField {
                    let field = UITextField()
                    field.placeholder = "Weight in kilograms"
                    return field
                }
            }
            """, ["placeholder-label"]),
        Case(
            "a field of UIKit that its use names",
            """
            Field().accessibilityLabel("Weight")
            ---
            struct Field: UIViewRepresentable {
                func makeUIView(context: Context) -> UITextField { UITextField() }
            }
            """),
        Case(
            "a field of UIKit that its code names",
            """
            Field(label: "Weight")
            ---
            struct Field: UIViewRepresentable {
                let label: String
                func makeUIView(context: Context) -> UITextField {
                    let field = UITextField()
                    field.accessibilityLabel = label
                    return field
                }
            }
            """),
        Case(
            "a method of an object",
            """
            Page()
            ---
            struct Page: View {
                @EnvironmentObject var theme: Theme
                var body: some View { theme.section("Beans") { Image("hero_2") } }
            }
            class Theme: ObservableObject {
                func section<Content: View>(_ title: String, @ViewBuilder content: () -> Content) -> some View {
                    Section { content() } header: { Text(title) }
                }
            }
            """, ["unlabelled-image"]),
        Case(
            "a spinner over a page",
            """
            Text("Beans").overlay {
                if isLoading {
                    Color.black.opacity(0.3).ignoresSafeArea()
                    ProgressView()
                }
            }
            """),
        Case("an asset alone in a button", #"Button { go() } label: { Image("ic_go") }"#, ["missing-label"]),
        Case("a labelled one", #"Button { go() } label: { Image("ic_go") }.accessibilityLabel("Water the beans")"#),
        Case("a text beside it", #"Button { go() } label: { HStack { Image("ic_go"); Text("Go") } }"#),
        Case("a symbol alone", #"Button { go() } label: { Image(systemName: "tray") }"#, ["missing-label?"]),
        Case("a symbol whose word is what it does", #"Button { dismiss() } label: { Image(systemName: "xmark") }"#),
        Case("a picture without a name", "Button { go() } label: { Image(uiImage: photo) }", ["missing-label"]),
        Case("a decorative picture", #"Image(decorative: "hero")"#),
        Case("a picture by its file", #"Image("hero_2")"#, ["unlabelled-image"]),
        Case("a picture with a label of its own", #"Image("hero_2", label: Text("A bean"))"#),
        Case("a hidden picture", #"Image("hero_2").accessibilityHidden(true)"#),
        Case("an old modifier", #"Image("hero_2").accessibility(label: Text("A bean"))"#),
        Case(
            "a constant of the app’s for a symbol", "Button { go() } label: { Image(systemSymbol: .trayFill) }",
            ["missing-label?"]),
    ]

    private static let labels = [
        Case("a switch beside its text", #"HStack { Text("Rain"); Toggle("", isOn: $a) }"#, ["missing-label"]),
        Case("a switch whose title is hidden", #"Toggle("Rain", isOn: $a).labelsHidden()"#),
        Case("a switch with an empty label", "Toggle(isOn: $a) { EmptyView() }", ["missing-label"]),
        Case("a slider alone", "Slider(value: $a)", ["missing-label"]),
        Case(
            "a slider with a closure that is told of editing", "Slider(value: $a) { editing in x = editing }",
            ["missing-label"]),
        Case("a slider with a label", #"Slider(value: $a) { Text("Size") }"#),
        Case("a button that shows nothing", "Button(action: go) {}", ["missing-label?"]),
        Case("a text of blanks", #"Text(" ")"#, ["silent-focus?"]),
        Case(
            "a symbol of the state in which the view begins",
            "Tick()\n---\nstruct Tick: View {\n    @State private var isDone = false\n    var body: some View {\n"
                + #"        Button { close() } label: { Image(systemName: isDone ? "checkmark" : "xmark") }"#
                + "\n    }\n}"),
        Case("an editor alone", "TextEditor(text: $a)", ["missing-label"]),
        Case("a field named by its placeholder", #"TextField("Street", text: $a)"#, ["placeholder-label"]),
        Case("a field with a prompt", #"TextField("Street", text: $a, prompt: Text("Main Street"))"#),
        Case("a field in a labelled row", #"LabeledContent("Street") { TextField("", text: $a) }"#),
        Case("an empty title beside a symbol", #"Button("", systemImage: "leaf") { go() }"#, ["missing-label?"]),
        Case("an empty title beside a picture", #"Button("", image: "ic_leaf") { go() }"#, ["missing-label"]),
        Case(
            "what only a Mac shows",
            """
            if isOnMac { Image("hero") }
            ---
            let isOnMac = ProcessInfo.processInfo.isMacCatalystApp
            """),
        Case("a field with an empty title", #"TextField(String(), text: $name)"#, ["missing-label"]),
        Case(
            "a segment that is only a picture",
            #"Picker("View", selection: $a) { Image("ic_list"); Text("Map") }.pickerStyle(.segmented)"#,
            ["missing-label"]),
        Case("segments without a title", #"Picker("", selection: $a) { Text("1") }.pickerStyle(.segmented)"#),
        Case(
            "a menu without a title", #"Picker("", selection: $a) { Text("1") }.pickerStyle(.menu)"#, ["missing-label"]
        ),
        Case("a compact date", #"DatePicker("From", selection: $a)"#, ["missing-label?"]),
        Case("a calendar", #"DatePicker("From", selection: $a).datePickerStyle(.graphical)"#),
        Case("a title", #"Text("Beans").font(.title)"# + "\n" + #"Text("Sow in May")"#, ["missing-header"]),
        Case(
            "a heading",
            #"Text("Beans").font(.title).accessibilityAddTraits(.isHeader)"# + "\n" + #"Text("Sow in May")"#),
        Case("sentences in a large font", #"Text("Sow in May.").font(.title)"# + "\n" + #"Text("Or in June")"#),
        Case("a fixed size", #"Text("Sow in May").font(.system(size: 12))"#, ["fixed-text"]),
        Case("a size that scales", #"Text("Sow in May").font(.system(size: size))"#),
        Case(
            "a font of the app’s with a name of SwiftUI’s",
            #"Text("Sow in May").font(.title)"# + "\n" + #"Text("Now")"#
                + "\n---\nextension Font { static let title = Font.body }"),
    ]

    private static let titles = [
        Case(
            "a large bold text of a fixed size",
            #"Text("Welcome to the garden").font(.system(size: 28, weight: .bold))"# + "\n" + #"Text("Sow in May")"#,
            ["missing-header", "fixed-text"]),
        Case(
            "one with a bold font of the app’s",
            #"Text("Welcome to the garden").font(.welcome)"# + "\n" + #"Text("Sow in May")"#
                + "\n---\nextension Font { static let welcome = Font.system(size: 28).bold() }",
            ["missing-header", "fixed-text"]),
        Case(
            "one whose size is a constant",
            #"Text("Welcome to the garden").bold().font(.system(size: .titleSize))"# + "\n"
                + #"Button("Sow") { sow() }"#
                + "\n---\nextension CGFloat { static let titleSize: CGFloat = 26 }",
            ["missing-header", "fixed-text"]),
        Case(
            "a bold text of a small size",
            #"Text("Welcome to the garden").font(.system(size: 18, weight: .bold))"# + "\n" + #"Text("Sow in May")"#,
            ["fixed-text"]),
        Case(
            "a text as long as a sentence in a large font",
            #"Text("You can sow beans again in June here").font(.title)"# + "\n" + #"Text("Now")"#,
            ["missing-header?"]),
    ]

    private static let chosen = [
        Case(
            "a chip whose colour shows that it is chosen",
            "Chip(title: model.title, isSelected: isOn) { go() }\n---\n"
                + "struct Chip: View {\n    let title: String\n    let isSelected: Bool\n    let act: () -> Void\n"
                + "    var body: some View {\n"
                + "        Button(action: act) { Text(title).foregroundColor(isSelected ? .white : .black) }\n    }\n}",
            ["unspoken-state?"]),
        Case(
            "one that says so",
            "Button { a = 1 } label: { Text(model.title).foregroundColor(a == 1 ? .white : .black) }"
                + ".accessibilityAddTraits(a == 1 ? .isSelected : [])"),
        Case(
            "a picture whose colour shows it",
            #"Button { a = "x" } label: { Image("ic_x").background(a == "x" ? .red : .clear) }"#,
            ["missing-label", "unspoken-state?"]),
        Case(
            "a picture that changes alone",
            #"Button { a.toggle() } label: { Image(systemName: a ? "tray" : "tray.fill") }"#, ["missing-label?"]),
        Case(
            "an arrow that turns",
            #"Button { a.toggle() } label: { Text("More").rotationEffect(.degrees(a ? 90 : 0)) }"#,
            ["unspoken-state?"]),
        Case(
            "a text with a tap whose colour shows it",
            #"Text("Sow").foregroundColor(selectedAct == act ? .white : .black).onTapGesture { selectedAct = act }"#
                + ".accessibilityAddTraits(.isButton)", ["unspoken-state?"]),
        Case(
            "a colour that shows whether anything is chosen",
            #"Button { sow() } label: { Text("Sow").foregroundColor(selectedBean == nil ? .gray : .blue) }"#),
    ]

    /// What a view shows whoever uses it is found there.
    private static let once = [
        Case(
            "a picture whose name each use passes",
            #"Page(image: "hero_2")"# + "\n" + #"Page(image: "hero_3")"#
                + "\n---\nstruct Page: View {\n    let image: String\n    var body: some View { Image(image) }\n}",
            ["unlabelled-image"]),
        Case(
            "a picture whose name is data",
            "Page(image: model.image)\n---\nstruct Page: View {\n    let image: String\n"
                + "    var body: some View { Image(image) }\n}"),
    ]

    private static let tapped = [
        Case(
            "a tap on what a closure may make a button",
            """
            Text("Beans").onTapGesture { sow() }.ifLet(traits) { $0.accessibilityAddTraits($1) }
            ---
            extension View {
                @ViewBuilder func ifLet<T, C: View>(_ value: T?, transform: (Self, T) -> C) -> some View {
                    if let value { transform(self, value) } else { self }
                }
            }
            """),
        Case("a tap that a finger feels and no more", #"Text("Beans").onTapGesture { haptics(.light) }"#),
        Case(
            "a tap that a finger feels and that does something",
            #"Text("Beans").onTapGesture { haptics(.light); sow() }"#, ["missing-trait"]),
        Case(
            "a tip that a tap puts away",
            """
            Tip(isPresented: $isOpen)
            ---
            struct Tip: View {
                @Binding var isPresented: Bool
                var body: some View { Text("Sow in May.").onTapGesture { isPresented = false } }
            }
            """, ["missing-trait?"]),
        Case(
            "a tap that does something at times",
            """
            Page()
            ---
            struct Page: View {
                @State var isEditing = false
                var body: some View { Text("Beans").onTapGesture { if isEditing { choose() } } }
            }
            """, ["missing-trait?"]),
        Case("a tap that scrolls", #"Text("To the end").onTapGesture { proxy.scrollTo(9) }"#),
        Case(
            "a tap that puts the keyboard away and closes a list",
            #"Text("Beans").onTapGesture { isFocused = false; choice = nil }"#),
        Case(
            "a tap that puts the keyboard away and does something",
            #"Text("Send").onTapGesture { send(); isFocused = false }"#, ["missing-trait"]),
        Case(
            "a tap on a card with a picture that is loaded",
            #"VStack { AsyncImage(url: url); Text("Sow") }.onTapGesture { sow() }"#,
            ["missing-trait", "unlabelled-image?"]),
        Case(
            "a tap on a card with a view of a library alone", "VStack { RemoteCard(url) }.onTapGesture { sow() }"),
        Case(
            "a long press for which a dialog has a button",
            #"Button("Sow") { a = true }.onLongPressGesture { b = true }"#
                + #".confirmationDialog("Sow", isPresented: $a) { Button("Now") { self.b = true } }"#),
        Case("a tap on a text", #"Text("Sow").onTapGesture { sow() }"#, ["missing-trait"]),
        Case("a tap with the trait", #"Text("Sow").onTapGesture { sow() }.accessibilityAddTraits(.isButton)"#),
        Case("a tap that hides the keyboard", #"Text("Sow").onTapGesture { focused = false }"#),
        Case("a tap on a row", #"HStack { Text("Sow"); Text("May") }.onTapGesture { sow() }"#, ["missing-trait"]),
        Case(
            "a tap around a switch",
            #"VStack { Text("Sow"); Toggle("Rain", isOn: $rain) }.onTapGesture { rain.toggle() }"#, ["missing-trait?"]),
        Case("a tap where nothing is to be seen", #"HStack { Text("") }.onTapGesture { sow() }"#),
        Case(
            "a long press with what happens while it lasts",
            #"Button("Sow") { sow() }.onLongPressGesture(perform: sow) { isPressed in dim = isPressed }"#),
        Case("a long press", #"Text("Sow").onLongPressGesture { sow() }"#, ["gesture-only"]),
        Case(
            "a long press with an action that does the same",
            #"Text("Sow").onLongPressGesture { sow() }.accessibilityAction(named: "Sow") { sow() }"#),
        Case(
            "a modifier of the app’s with a tap",
            #"Text("Sow").pressable { sow() }"#
                + "\n---\nextension View {\n    func pressable(_ act: @escaping () -> Void) -> some View {\n"
                + "        contentShape(Rectangle()).onTapGesture(perform: act)\n    }\n}", ["missing-trait"]),
    ]

    private static let read = [
        Case(
            "the label of a button that is a link to nowhere",
            #"Button { clear() } label: { NavigationLink("Clear", destination: EmptyView()) }"#),
        Case(
            "what a view of a library shows, which takes an action as well",
            #"DataView(data: $bed) { await load() } content: { bed in Image("hero_2") }"#, ["unlabelled-image?"]),
        Case(
            "a field in the background", #"Text("Sow").background { TextField("", text: $name) }"#, ["missing-label?"]),
        Case("a picture without colour", #"Image("hero_2").foregroundStyle(Color.clear)"#),
        Case(
            "a button of two symbols",
            #"Button { go() } label: { Image(systemName: "tray"); Image(systemName: "leaf") }"#, ["missing-label?"]),
        Case(
            "a field that a text names as its pair",
            #"TextField("", text: $name).accessibilityLabeledPair(role: .content, id: "name", in: space)"#),
        Case(
            "a field of a table", #"Table(beds) { TableColumn("Name") { bed in TextField("", text: bed.name) } }"#,
            ["missing-label"]),
        Case(
            "a label that is blank in one case",
            #"Button { go() } label: { if isIdle { Text("") } else { Text("Sow") } }"#,
            ["missing-label?"]),
        Case("a button that shows nothing", "Button { go() } label: { EmptyView() }", ["missing-label?"]),
        Case(
            "a field of the app’s with a text that never changes",
            #"Field(text: .constant("20 GB"))"# + "\n---\nstruct Field: View {\n    let text: Binding<String>\n"
                + "    let prompt: String\n    init(text: Binding<String>, prompt: String = \"\") {\n"
                + "        self.text = text; self.prompt = prompt\n    }\n"
                + "    var body: some View { HStack { TextField(prompt, text: text) } }\n}", ["placeholder-label"]),
        Case(
            "a field of the app’s without a prompt",
            #"Field(text: $size)"# + "\n---\nstruct Field: View {\n    let text: Binding<String>\n"
                + "    let prompt: String\n    init(text: Binding<String>, prompt: String = \"\") {\n"
                + "        self.text = text; self.prompt = prompt\n    }\n"
                + "    var body: some View { HStack { TextField(prompt, text: text) } }\n}",
            ["missing-label", "placeholder-label"]),
        Case(
            "a tap that unfolds a text",
            "Key()\n---\nstruct Key: View {\n    @State var isShort = true\n    var body: some View {\n"
                + #"        Text(isShort ? "Key" : "Keys").lineLimit(isShort ? 4 : nil)"#
                + "\n            .onTapGesture { withAnimation { isShort.toggle() } }\n    }\n}"),
        Case(
            "a tap around pictures", #"ZStack { Circle(); Image("hero_2") }.onTapGesture { sow() }"#,
            ["missing-trait", "unlabelled-image"]),
        Case(
            "a tap that only shows more lines",
            "Key()\n---\nstruct Key: View {\n    @State var lines = 1\n    var body: some View {\n"
                + #"        Text("Key").lineLimit(lines).onTapGesture { lines = lines == 1 ? 9 : 1 }"# + "\n    }\n}"),
        Case(
            "a label that is a line in one case",
            "Button { go() } label: { Line(of: bed) }\n---\nstruct Line: View {\n    let bed: Bed\n"
                + #"    var body: some View { if bed.isGap { Divider() } else { Text("Go") } }"# + "\n}",
            ["missing-label?"]),
    ]

    private static let merged = [
        Case(
            "controls behind one element",
            #"HStack { Button("On") { on() }; Button("Off") { off() } }.accessibilityElement(children: .ignore)"#
                + #".accessibilityLabel("Water")"#, ["swallowed-control"]),
        Case(
            "a switch that is merged with its text",
            #"HStack { Text("Rain"); Toggle("", isOn: $a) }.accessibilityElement(children: .combine)"#),
        Case(
            "an element without a name", #"VStack { Text("A") }.accessibilityElement(children: .ignore)"#,
            ["silent-focus"]),
        Case(
            "a link in a button that code follows",
            #"Button { go() } label: { NavigationLink(destination: Next(), isActive: $a) { Text("Sow") } }"#),
        Case(
            "a role in a label", #"Button { go() } label: { Image("x") }.accessibilityLabel("Go button")"#,
            ["role-in-label"]),
    ]

    private static let icon = """

        ---
        struct Icon: View {
            let image: String
            var label: LocalizedStringKey = ""
            let act: () -> Void
            var body: some View { Button(action: act) { Image(image) }.accessibilityLabel(label) }
        }
        """

    private static let passed = [
        Case("a view without the label it takes", #"Icon(image: "ic_go") { go() }"# + icon, ["missing-label"]),
        Case("a view with it", #"Icon(image: "ic_go", label: "Water the beans") { go() }"# + icon),
        Case(
            "a fault of a view that nothing passes",
            "Badge()\nBadge()\n---\nstruct Badge: View {\n"
                + #"    var body: some View { Image("badge_1") }"# + "\n}", ["unlabelled-image"]),
        Case(
            "a view whose uses name it",
            #"Badge().accessibilityLabel("New")"# + "\n---\nstruct Badge: View {\n"
                + #"    var body: some View { Image("badge_1") }"# + "\n}"),
        Case(
            "a view in the label of a button",
            #"Button { go() } label: { Badge(); Text("Go") }"#
                + "\n---\nstruct Badge: View {\n" + #"    var body: some View { Image("badge_1") }"# + "\n}"),
        Case(
            "what a slot holds",
            #"Card { Image("badge_1") }"# + "\n---\nstruct Card<Content: View>: View {\n"
                + "    @ViewBuilder let content: () -> Content\n    var body: some View { VStack { content() } }\n}",
            ["unlabelled-image"]),
        Case(
            "a text that is missing where it is optional",
            "Row(title: nil)\nRow(title: crop.name)\n---\nstruct Row: View {\n"
                + "    let title: String?\n    var body: some View {\n"
                + #"        if let title { Image("badge_1"); Text(title) } else { Text("None") }"# + "\n    }\n}",
            ["unlabelled-image"]),
        Case(
            "a function with a capital letter",
            "Head()\n---\nextension A {\n"
                + #"    func Head() -> some View { Image("badge_1") }"# + "\n}", ["unlabelled-image"]),
    ]

    private static let followed = [
        Case(
            "a modifier of SwiftUI’s beside an overload of the app’s",
            #"Text("Sow").overlay { Button { go() } label: { Image("ic_go") } }"#
                + "\n---\nextension View {\n    func overlay(named name: String) -> some View { self }\n}",
            ["missing-label"]),
        Case(
            "an overload of the app’s",
            #"Image("hero_2").accessibilityLabel(named: "A bean")"#
                + "\n---\nextension View {\n    func accessibilityLabel(named name: String) -> some View {\n"
                + "        accessibilityLabel(name)\n    }\n}"),
        Case(
            "modifiers that a wrapper keeps apart",
            #"Image("hero_2").backport.named("A bean")"# + "\n" + #"Image("hero_3").backport.named("")"#
                + "\n---\nextension View {\n    var backport: Backport<Self> { Backport(content: self) }\n}\n"
                + "struct Backport<Content: View> {\n    let content: Content\n"
                + "    func named(_ name: String) -> some View { content.accessibilityLabel(name) }\n}",
            ["unlabelled-image"]),
        Case("what is made of a value", #"model.error.map { _ in Image("hero_2") }"#, ["unlabelled-image"]),
        Case(
            "a view that is made of a value",
            "model.error.map(Badge.init)\n---\nstruct Badge: View {\n    let error: Error\n"
                + #"    var body: some View { Image("badge_1") }"# + "\n}", ["unlabelled-image"]),
        Case(
            "a modifier as a value",
            #"ModifiedContent(content: Image("hero_2"), modifier: Named())"# + "\n"
                + #"ModifiedContent(content: Image("hero_3"), modifier: Plain())"#
                + "\n---\nstruct Named: ViewModifier {\n"
                + #"    func body(content: Content) -> some View { content.accessibilityLabel("A bean") }"# + "\n}\n"
                + "struct Plain: ViewModifier {\n    func body(content: Content) -> some View { content.padding() }\n}",
            ["unlabelled-image"]),
        Case(
            "an initializer that leaves the work to another",
            #"Card("badge_1")"# + "\n---\nstruct Card: View {\n    let image: String\n    let title: String?\n"
                + "    init(image: String, title: String?) { self.image = image; self.title = title }\n"
                + "    init(_ image: String) { self.init(image: image, title: nil) }\n    var body: some View {\n"
                + "        if let title { Text(title) } else { Image(image) }\n    }\n}", ["unlabelled-image"]),
        Case(
            "a branch for newer systems", #"if #available(iOS 17, *) { Text("Sow") } else { Image("hero_2") }"#),
        Case(
            "a branch that what is passed rules out",
            #"Row(title: "Sow")"# + "\nRow(title: crop.name, image: crop.image)\n---\n"
                + "struct Row: View {\n    let title: String\n    var image: String? = nil\n"
                + #"    var body: some View { if image != nil { Image("badge_1") } else { Text(title) } }"# + "\n}",
            ["unlabelled-image"]),
        Case(
            "cases of one value",
            #"if mode == .a { Button("Sow") { sow() } }"# + "\n" + #"if mode == .b { Button("Sow") { sowLater() } }"#),
        Case(
            "two values",
            #"if mode == .a { Button("Sow") { sow() } }"# + "\n" + #"if kind == .b { Button("Sow") { sowLater() } }"#,
            ["duplicate-label"]),
        Case(
            "a value and its absence", #"if isOn { Text("On") }"# + "\n" + #"if !isOn { Image("hero_2") }"#,
            ["unlabelled-image"]),
        Case(
            "a symbol that depends on the system",
            #"Button { go() } label: { Image(systemName: { if #available(iOS 18, *) { "tray" } else { "box" } }()) }"#,
            ["missing-label?"]),
        Case(
            "a symbol with a name of its own",
            "Button { go() } label: { let name = if a { \"tray\" } else { \"box\" }\n"
                + "Image(systemName: name) }", ["missing-label?"]),
        Case(
            "what a closure of the app’s makes of a view",
            #"Image("hero_2").modify { view in view.accessibilityLabel("A bean") }"# + "\n"
                + #"Image("hero_3").modify { $0.padding() }"# + "\n---\nextension View {\n"
                + "    func modify<Content: View>(_ change: (Self) -> Content) -> Content { change(self) }\n}",
            ["unlabelled-image"]),
        Case(
            "a default behind a value that nothing passes",
            #"Server(name: nil)"# + "\n---\nstruct Server: View {\n    let name: String?\n    let other: String\n"
                + "    init(name: String?) { self.name = name; other = name ?? model.demo }\n"
                + #"    var body: some View { TextField(other ?? "Address", text: $a, prompt: Text("A")) }"# + "\n}"),
        Case(
            "an icon without a title", #"Label("", systemImage: "tray")"#, ["unlabelled-image?"]),
        Case("a switch with a picture", #"Toggle(isOn: $a) { Image("ic_rain") }"#, ["missing-label"]),
        Case("a tap on a shape", "Circle().onTapGesture { go() }", ["missing-focus?"]),
        Case("a tap on a layer of colour", "Color.black.onTapGesture { go() }"),
        Case(
            "a link that takes its label in an initializer of the app's",
            #"NavigationLink(.bean) { Text("Sow").onTapGesture { show() } }"#
                + "\n---\nextension NavigationLink where Destination == Never {\n"
                + "    init(_ page: Page, @ViewBuilder label: () -> Label) { self.init(value: page, label: label) }\n}",
            ["swallowed-control?"]),
        Case(
            "a link that code follows in a button",
            "Button { go() } label: { NavigationLink(name, destination: Text(name), isActive: $isOn) }"),
        Case(
            "a tap that only shows the keyboard",
            "Box()\n---\nstruct Box: View {\n    @FocusState var atText: Bool\n"
                + "    var body: some View { Circle().onTapGesture { atText = true } }\n}"),
        Case(
            "a closure that a parameter with a default leaves to the next",
            #"Row("Sounds") { Page() }"# + "\n---\nstruct Row<D: View, T: View>: View {\n    let title: String\n"
                + "    @ViewBuilder var trailing: () -> T\n    @ViewBuilder var page: () -> D\n"
                + "    init(_ title: String, @ViewBuilder trailing: @escaping () -> T = { EmptyView() },\n"
                + "         @ViewBuilder page: @escaping () -> D) {\n"
                + "        self.title = title; self.trailing = trailing; self.page = page\n    }\n"
                + "    var body: some View {\n"
                + "        NavigationLink { page() } label: { HStack { Text(title); trailing() } }\n    }\n}\n"
                + #"struct Page: View { var body: some View { Toggle("", isOn: $isOn) } }"#,
            ["missing-label"]),
        Case(
            "a view that a closure with a default gives back",
            #"Button { go() } label: { Row(name: "Bean") }"# + "\n---\nstruct Row: View {\n    let name: String\n"
                + "    let change: (AnyView) -> AnyView\n"
                + "    init(name: String, change: @escaping (AnyView) -> AnyView = { $0 }) {\n"
                + "        self.name = name\n        self.change = change\n    }\n"
                + "    var body: some View { HStack { change(AnyView(Text(name))); Spacer() } }\n}"),
        Case(
            "a view of a library’s protocol",
            "Page()\n---\nstruct Page: ConnectedView {\n"
                + #"    func body(props: Props) -> some View { Button { go() } label: { Image("ic_go") } }"# + "\n}",
            ["missing-label"]),
        Case(
            "a tap that a button repeats",
            #"Text("A long story").onTapGesture { isOpen.toggle() }; Button("More") { isOpen.toggle() }"#),
        Case(
            "a tap that nothing repeats",
            #"Text("A long story").onTapGesture { isOpen.toggle() }; Button("More") { isFull.toggle() }"#,
            ["missing-trait"]),
        Case(
            "a check mark beside a text",
            #"Button { isOn.toggle() } label: { Text("Bean"); if isOn { Image(systemName: "checkmark") } }"#),
        Case(
            "a tap that changes a state",
            "Box()\n---\nstruct Box: View {\n    @State var isOpen = false\n"
                + "    var body: some View { Circle().onTapGesture { isOpen = true } }\n}", ["missing-focus?"]),
        Case(
            "a press that does nothing",
            #"Text("Bean").onLongPressGesture(minimumDuration: 1, pressing: { isDown = $0 }, perform: {})"#),
        Case(
            "a press that does something",
            #"Text("Bean").onLongPressGesture(minimumDuration: 1, pressing: { isDown = $0 }, perform: { go() })"#,
            ["gesture-only"]),
        Case(
            "a button in a view with a tap around it",
            #"VStack { Stop(); Text("Recording") }.onTapGesture { start() }"#
                + "\n---\nstruct Stop: View {\n"
                + #"    var body: some View { Button { stop() } label: { Image("ic_stop") } }"# + "\n}",
            ["missing-label", "missing-trait?"]),
        Case(
            "a line before a larger title",
            #"Text("Welcome to").font(.title2); Text("Garden").font(.largeTitle).accessibilityAddTraits(.isHeader)"#
                + #"; Text("Sow in May and water at night.")"#),
        Case("a text that never changes", #"TextEditor(text: .constant(terms))"#),
        Case("a text to edit", #"TextEditor(text: $note)"#, ["missing-label"]),
        Case(
            "a text whose view of UIKit is changed",
            #"TextEditor(text: $note).introspect(.textEditor) { $0.isEditable = false }"#),
        Case(
            "a view of UIKit that scrolls", #"TextEditor(text: $note).introspect(.textEditor) { $0.bounces = false }"#,
            ["missing-label"]),
        Case(
            "a picture that only names an entry of a menu",
            #"Menu("More") { Button { go() } label: { Label { Text("Bean") } icon: { Icon(image: bean) } } }"#
                + "\n---\nstruct Icon: View {\n    let image: UIImage\n"
                + "    var body: some View { Image(uiImage: image) }\n}"),
        Case(
            "a picture that an entry of a menu names, and that is beside it",
            #"Menu("More") { Label { Text("Bean") } icon: { Icon(image: bean) } }; Icon(image: bean)"#
                + "\n---\nstruct Icon: View {\n    let image: UIImage\n"
                + "    var body: some View { Image(uiImage: image) }\n}",
            ["unlabelled-image"]),
        Case("a modifier of SwiftUI of this year", #"TextField("", text: $a).pointerStyle(.link)"#, ["missing-label"]),
        Case("a modifier of a library", #"TextField("", text: $a).glowing()"#, ["missing-label?"]),
        Case("a modifier of a library by its type", #"TextField("", text: $a).modifier(Glow())"#, ["missing-label?"]),
        Case(
            "an effect",
            #"TextField("", text: $a).modifier(Flip())"# + "\n---\nstruct Flip: GeometryEffect {}", ["missing-label"]),
        Case("one that only watches", #"WithPerceptionTracking { TextField("", text: $a) }"#, ["missing-label"]),
        Case("a view of a library around it", #"Watched { TextField("", text: $a) }"#, ["missing-label?"]),
        Case("a long press of debug builds", "Text(\"Sow\").onLongPressGesture {\n#if DEBUG\nsow()\n#endif\n}"),
        Case("a control of a library around a picture", #"AsyncButton { Image("ic_go") }"#),
        Case("one that may name it", #"TextField("", text: $a).voiced("Street")"#),
        Case(
            "one that gets to the view of UIKit", #"TextField("", text: $a).introspectTextField { $0.tint() }"#,
            ["missing-label"]),
        Case(
            "a row that is used under a modifier of a library",
            #"Row().glowing()"#
                + "\n---\nstruct Row: View { var body: some View { TextField(\"\", text: $a) } }", ["missing-label?"]),
        Case(
            "a row that is used elsewhere, too",
            #"Row().glowing(); Row()"#
                + "\n---\nstruct Row: View { var body: some View { TextField(\"\", text: $a) } }", ["missing-label"]),
        Case(
            "an overload of SwiftUI’s modifier",
            #"VStack { TextField("", text: $a) }.tint(Theme.leaf)"#
                + "\n---\nextension View { func tint(_ theme: Theme) -> some View { tint(theme.color) } }",
            ["missing-label"]),
        Case("a text in place of one that loads", #"Button("8888888") { go() }.redacted(reason: .placeholder)"#),
        Case(
            "one of two assets", #"Button { go() } label: { Image(isOn ? "ic_star_on" : "ic_star") }"#,
            ["missing-label"]),
        Case(
            "an asset by the constant of a tool", "Button { go() } label: { Image(resource: AppAsset.icGo) }",
            ["missing-label"]),
        Case(
            "the picture of such a constant", "Button { go() } label: { AppAsset.icGo.swiftUIImage.resizable() }",
            ["missing-label"]),
        Case(
            "an image that a service gives", "Button { go() } label: { Image(resource: store.icon()) }",
            ["missing-label?"]),
        Case(
            "a text of fixed size under a modifier of a library", #"Text("Sow").font(.system(size: 12)).glowing()"#,
            ["fixed-text"]),
        Case(
            "a layer without contents that closes what is over it",
            "GeometryReader { _ in EmptyView() }.onTapGesture { close() }"),
        Case(
            "a tap beside those of links",
            #"VStack { Button("Sow") { sow() } }.simultaneousGesture(TapGesture().onEnded { close() })"#),
        Case(
            "a picture that is loaded, alone in a button", "Button { go() } label: { AsyncImage(url: url) }",
            ["missing-label?"]),
        Case(
            "one that the closure names",
            #"Button { go() } label: { AsyncImage(url: url) { $0.accessibilityLabel("Bean") } }"#),
        Case(
            "a picture that each use passes, with a label",
            "Tile(icon: icon)"
                + "\n---\nstruct Tile: View { let icon: Image\n"
                + #"var body: some View { Button { go() } label: { icon.accessibilityLabel("Sow") } } }"#),
        Case(
            "a control in an element that does the same",
            #"HStack { Text("Sow"); Icon { sow() } }.onTapGesture { sow() }"#
                + ownButton),
        Case(
            "one that does something else",
            #"HStack { Text("Sow"); Icon { reap() } }.onTapGesture { sow() }"#
                + ownButton, ["swallowed-control"]),
        Case(
            "a long press that a button of the app’s own repeats",
            #"Text("Sow").onLongPressGesture { copy() }; Pill("Copy") { copy() }"#
                + "\n---\nstruct Pill: View { let title: String; let act: () -> Void\n"
                + "var body: some View { Button(title, action: act) } }"),
        Case(
            "a long press whose code runs in the background as well",
            #"Text("Sow").onLongPressGesture { copy() }.onAppear { Task { copy() } }"#, ["gesture-only"]),
        Case(
            "a picture that a function finds by name", #"Button { go() } label: { Image(resource: icon(name: "go")) }"#,
            ["missing-label?"]),
        Case(
            "the data of a button in its value",
            #"Button { sow() } label: { Text(date, style: .time) }.accessibilityLabel("Sow")"#
                + ".accessibilityValue(Text(date))"
        ),
        Case("a tap on what loads", "VStack { ProgressView() }.onTapGesture { sow() }"),
        Case("a field with a prompt alone", #"TextField("", text: $a, prompt: Text("Street"))"#, ["placeholder-label"]),
        Case(
            "the picture of a constant that a tool wrote",
            "Button { go() } label: { Asset.Icons.go.image.resizable() }"
                + "\n---\nenum Asset { enum Icons { static let go = ImageAsset(name: \"ic_go\") } }",
            ["missing-label"]),
        Case("a word of a role that is a verb", #"Toggle("Tap three times to toggle", isOn: $isOn)"#),
        Case("a word of a role behind “to”", #"Toggle("Auto toggle", isOn: $isOn)"#, ["role-in-label"]),
        Case(
            "a button in a button", #"Button { go() } label: { HStack { Text("Sow"); Button("Stop") { stop() } } }"#,
            ["swallowed-control?"]),
        Case(
            "a picture that an object has",
            "Button { go() } label: { model.picture }"
                + "\n---\nstruct Model {\n" + #"    var picture: Image { Image("ic_go") }"# + "\n}",
            ["missing-label"]),
    ]

    /// One element, and the declaration of a button of the app's own that gets what it does.
    private static let ownButton = """
        .accessibilityElement(children: .ignore).accessibilityLabel("Sow").accessibilityAddTraits(.isButton)
        ---
        struct Icon: View {
            let action: () -> Void
            var body: some View { Button(action: action) { Image("ic_sow") } }
        }
        """

    /// What the configuration says of views of libraries.
    @Test(
        arguments: [
            (#"RemoteImage(url)"#, "image", ["unlabelled-image"]), (#"RemoteImage(url)"#, "decoration", []),
            (#"Pill { go() } label: { Image("ic_go") }"#, "button", ["missing-label"]),
            (#"Pill("Sow") { go() }"#, "button", []), (#"Card { Image("hero_2") }"#, "container", ["unlabelled-image"]),
            (#"Card { Image("hero_2") }"#, nil, ["unlabelled-image"]),
            (#"Switch("", isOn: $a)"#, "toggle", ["missing-label"]),
            (#"Rich("Sow in May").onTapGesture { go() }"#, "text", ["missing-trait"]),
            (#"Field("Street", text: $a)"#, "field", ["placeholder-label"]),
        ] as [(String, String?, [String])])
    func `the configuration says what a view of a library is`(code: String, word: String?, rules: [String]) throws {
        let text = view(code)
        let name = String(code.prefix { $0.isLetter })
        let kind = try word.map { try #require(ForeignView(rawValue: $0)) }
        let index = CodeIndex([CodeSource(path: "A.swift") { Array(text.utf8) }])
        let found = lint(
            Source(path: "A.swift", text: text), with: .builtIn,
            code: CodeAnswers(index, opaque: kind.map { [name: $0] } ?? [:]))
        #expect(found.findings.map(\.rule) == rules)
    }

    @Test func `what a use passes is no part that is not read`() {
        let code = """
            struct Card<Content: View>: View {
                let content: Content
                @ViewBuilder let footer: () -> Content
                var body: some View { VStack { content; footer() } }
            }
            """
        #expect(report(["A.swift": "import SwiftUI\n" + code]).views?.whole == 1)
    }

    private static let open = [
        Case("a view of a library", #"RemoteImage(url).onTapGesture { go() }"#),
        Case("a modifier of a library", #"Image("badge_1").labelled(by: text)"#),
        Case("a label that may be empty", #"Image("badge_1").accessibilityLabel(model.text)"#),
        Case(
            "a title that a function leaves out",
            "make(role: .cancel) { go() }\n---\n"
                + "func make(role: ButtonRole, title: String? = nil, act: @escaping () -> Void) -> some View {\n"
                + "    Group {\n        if let title { Button(title, action: act) }"
                + " else { Button(role: role, action: act) }\n    }\n}"
        ),
        Case("a view that an object has", "Button { go() } label: { model.title }"),
        Case(
            "a picture in the background",
            #"Button { go() } label: { Circle().background(Image(systemName: "tray")) }"#),
        Case("a text that is data", #"Button(model.title) { go() }"#),
        Case("two texts that are data", "Button(model.title) { go() }\nButton(model.title) { stop() }"),
        Case(
            "a style of the app’s that speaks",
            #"Button { go() } label: { Image("ic_go") }.buttonStyle(Own())"#
                + "\n---\nstruct Own: ButtonStyle {\n    func makeBody(configuration: Configuration) -> some View {\n"
                + #"        configuration.label.accessibilityLabel("Go")"# + "\n    }\n}"),
        Case("another system", "#if os(macOS)\n" + #"Image("badge_1")"# + "\n#else\n" + #"Text("Sow")"# + "\n#endif"),
        Case("a link to nothing that can be seen", "NavigationLink(destination: A(), isActive: $a) { EmptyView() }"),
    ]

    @Test(arguments: ["good", "bad"]) func `the guilty lines of the sample app are found, and no others`(
        version: String
    ) {
        let folder = packageRoot.appending(path: "Fixtures/swiftui/\(version)")
        let all =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        var files: [String: String] = [:]
        for url in all where url.pathExtension == "swift" && url.lastPathComponent != "Package.swift" {
            files[url.lastPathComponent] = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        }
        #expect(files.count >= 11)
        let tables = all.filter { $0.pathExtension == "xcstrings" }.map { url in
            Source(path: url.path, bytes: (try? Data(contentsOf: url)).map(Array.init) ?? [])
        }
        let strings = AppStrings(tables)
        var guilty: Set<String> = []
        var found: Set<String> = []
        for (path, code) in files {
            for (number, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let mark = line.range(of: "// guilty: ") else { continue }
                for rule in line[mark.upperBound...].components(separatedBy: ", ") {
                    guilty.insert("\(path):\(number + 1) \(rule)")
                }
            }
            let report = report(files, of: path) { strings.text(of: $0, in: $1, language: "en") }
            for finding in report.findings where finding.rule != FileRule.unknownFile.rawValue {
                found.insert("\(path):\(report.lines.place(of: finding.range.start).line) \(finding.rule)")
            }
        }
        #expect(found == guilty)
        #expect(guilty.isEmpty == (version == "good"))
    }

    /// What is found in a form, on each system.
    @Test(arguments: [("UIKit", ["placeholder-label"]), ("AppKit", [])])
    func `a form of a Mac shows the title of a field`(module: String, rules: [String]) {
        let form = "struct A: View { var body: some View { Form { TextField(\"Street\", text: $a) } } }\n"
        let found = findings(["A.swift": "import SwiftUI\n" + form, "B.swift": "import \(module)\n"])
        #expect(found.map(\.rule) == rules)
    }

    /// What is found of a tap on a text, and what VoiceOver calls controls.
    @Test(arguments: [("UIKit", "Rain. Switch Button. Off."), ("AppKit", "Rain. Unchecked. Checkbox.")])
    func `a Mac has words of its own, and the same taps`(module: String, word: String) throws {
        let code = view(#"Text("Sow").onTapGesture { sow() }; Toggle("Rain", isOn: $rain)"#)
        let files = ["A.swift": code, "B.swift": "import \(module)\n"]
        #expect(findings(files).map(\.rule) == ["missing-trait"])
        let index = CodeIndex(files.map { path, text in CodeSource(path: path) { Array(text.utf8) } })
        let spoken = simulate(Source(path: "A.swift", text: code), code: CodeAnswers(index))
        #expect(spoken.screens.first?.simulation.stops.last?.utterance.description.hasPrefix(word) == true)
    }

    @Test func `the words behind a key of code are heard`() {
        let code = view(#"Button(.init("SOW_KEY", defaultValue: "Sow beans")) { sow() }"#)
        let index = CodeIndex([CodeSource(path: "A.swift") { Array(code.utf8) }])
        let spoken = simulate(Source(path: "A.swift", text: code), code: CodeAnswers(index))
        #expect(spoken.screens.first?.simulation.stops.map(\.utterance.label) == ["Sow beans"])
    }

    @Test func `private views of one name are those of their files`() {
        let row = "private struct Row: View { var body: some View { IMAGE } }\n"
        let use = "import SwiftUI\nstruct NAME: View { var body: some View { Button { go() } label: { Row() } } }\n"
        let files = [
            "A.swift": use.replacing("NAME", with: "A") + row.replacing("IMAGE", with: "Text(\"Sow\")"),
            "B.swift": use.replacing("NAME", with: "B") + row.replacing("IMAGE", with: "Image(\"ic_go\")"),
        ]
        #expect(findings(files).isEmpty)
        #expect(findings(files, of: "B.swift").map(\.rule) == ["missing-label"])
    }

    @Test func `a font is judged in the view that sets it`() {
        let title =
            "struct Title: View {\n    let text: String\n"
            + "    var body: some View { Text(text).font(.system(size: 12)) }\n}\n"
        let files = ["A.swift": view(#"Title(text: "Sow in May")"#), "B.swift": "import SwiftUI\n" + title]
        #expect(findings(files).isEmpty)
        #expect(findings(files, of: "B.swift").map(\.rule) == ["fixed-text"])
    }

    /// What a view asks of a value that a use passes decides nothing where the value is not known.
    @Test func `a fault of a view is found there, though the use passes a value`() {
        let use = "import SwiftUI\nstruct A: View { @State var size = 1; var body: some View { Grow(size: $size) } }\n"
        let own = """
            import SwiftUI
            struct Grow: View {
                @Binding var size: Int
                var body: some View {
                    Button { size = 2 } label: {
                        if size == 1 { Image("ic_grow") } else { Image("ic_shrink") }
                    }
                    .disabled(size == 3)
                }
            }
            struct Cell: View {
                let name: Text
                var body: some View { HStack { name.font(.system(size: 17)); Image.logo } }
            }
            extension Image { static let logo = Image("ic_logo") }
            """
        #expect(findings(["A.swift": use, "B.swift": own]).isEmpty)
        #expect(
            findings(["A.swift": use.replacing("Grow(size: $size)", with: #"Cell(name: Text("Sow"))"#), "B.swift": own])
                .isEmpty)
        #expect(
            findings(["A.swift": use, "B.swift": own], of: "B.swift").map(\.rule)
                == ["missing-label", "fixed-text", "unlabelled-image"])
    }

    /// A folder is one of widgets if something in it is a part of a widget, whatever it is called.
    @Test func `a card in a folder called after widgets is judged`() {
        let card = view(#"Text("Sow").onTapGesture { sow() }"#)
        #expect(findings(["App/Widget/A.swift": card], of: "App/Widget/A.swift").map(\.rule) == ["missing-trait"])
        let both = ["App/Widget/A.swift": card, "App/Widget/B.swift": "import WidgetKit\n"]
        #expect(findings(both, of: "App/Widget/A.swift").isEmpty)
    }

    @Test func `a text of several versions of a screen is listed once`() {
        let code = view(
            #"""
            if isOn { Text("On").font(.system(size: 12)) } else { Text("Off").font(.system(size: 12)) }
            Link("More", destination: url).font(.system(size: 12))
            """#)
        #expect(
            findings(["A.swift": code]).map(\.message) == [
                "2 texts keep their size when the user asks for larger text: “On” and “More”.",
                "“Off” keeps its size when the user asks for larger text.",
            ])
    }

    @Test func `a view whose case nobody knows is read in its branches`() {
        let code = """
            switch model.kind {
            case .bean: Image("ic_bean")
            default: EmptyView()
            }
            """
        let bound = "let kind = model.kind\n" + code.replacing("model.kind", with: "kind")
        #expect(findings(["A.swift": view(code)]).map(\.rule) == ["unlabelled-image"])
        #expect(findings(["A.swift": view(bound)]).map(\.rule) == ["unlabelled-image"])
    }

    /// Each case has a fault of its own. Cases in a case follow those before it.
    @Test func `every branch is read, also those in branches`() {
        let code =
            view(
                """
                if isOn {
                    switch kind {
                    case .a: Text("A")
                    case .b: Text("B").onTapGesture { go() }
                    case .c: if isBig { Text("C") } else { Image("ic_c") }
                    case .d: Toggle(isOn: $isOn) { EmptyView() }
                    case .e: Text(early)
                    }
                } else {
                    part
                }
                """
            ) + """
                extension A {
                    @ViewBuilder var part: some View {
                        switch other { case .a: Text("D"); case .b: Text("E").onTapGesture { go() } }
                    }
                }
                """
        let report = report(["A.swift": code])
        #expect(report.findings.map(\.rule) == ["missing-trait", "unlabelled-image", "missing-label", "missing-trait"])
        #expect(report.views?.whole == 1)
    }

    @Test func `what a function returns early is a branch beside those behind it`() {
        let code =
            view("part") + """
                extension A {
                    var part: AnyView {
                        guard isOn else { return AnyView(Image("ic_off")) }
                        switch kind {
                        case .a: return AnyView(Text("A"))
                        case .b: return AnyView(Text("B").onTapGesture { go() })
                        }
                    }
                }
                """
        #expect(Set(findings(["A.swift": code]).map(\.rule)) == ["unlabelled-image", "missing-trait"])
    }

    /// Statements beside each other of which one holds, with branches in them.
    @Test func `every branch of statements with other conditions is read`() {
        func button(_ number: Int) -> String { "Button { go(\(number)) } label: { Image(\"ic_\(number)\") }" }
        let body = (0..<3).map { mode in
            "if mode == .m\(mode) { if isOn { \(button(3 * mode)) } else if isOff { \(button(3 * mode + 1)) } "
                + "else { \(button(3 * mode + 2)) } }"
        }
        let found = findings(["A.swift": view(body.joined(separator: "\n"))])
        #expect(Set(found.flatMap { $0.message.matches(of: /ic_([0-9])/).map(\.1) }).count == 9)
    }

    @Test func `more branches than are read are named`() {
        let cases = (0..<40).map { "case .a\($0): Text(\"\($0)\")" }.joined(separator: "\n")
        let report = report(["A.swift": view("switch kind {\n\(cases)\n}")])
        #expect(report.views?.places.map(\.words) == ["too many views or branches"])
        #expect(report.tally.screens == 16)
    }

    /// The view of the page is shown by nothing but a preview, by itself, or by a function that nothing calls.
    @Test(arguments: [
        ("", true), ("struct Home: View { var body: some View { Page() } }", true),
        (
            "struct Home: View { var body: some View { Page() } }\n"
                + "struct Main: App { var body: some Scene { Home() } }",
            false
        ),
        ("extension View { func page() -> some View { overlay { Page() } } }", true),
        ("extension View { func page() -> some View { overlay { Page() } } }\nlet a = Text(\"A\").page()", false),
        ("class Home: UIViewController { let page = UIHostingController(rootView: Page()) }", false),
        ("class Home: UIHostingController<Page> {}", false), ("class Home: Hosting<Home.Page> {}", false),
        ("#Preview { Page() }", true),
        ("extension Page { static func size() -> Int { 3 } }\nlet size = Page.size()", true),
        ("extension Page { static func make() -> Any { Page() } }\nlet page = Page.make()", false),
    ])
    func `what nothing shows that is shown is left to a person`(code: String, isLeft: Bool) {
        let page = "struct Page: View { var body: some View { Image(\"ic_page\") } }\n"
        let app =
            "import SwiftUI\n@main struct Garden: App { var body: some Scene { WindowGroup { Text(\"Sow\") } } }\n"
        let found = findings(["A.swift": app + page + code])
        #expect(found.map { $0.confidence == .review } == [isLeft])
    }

    @Test(arguments: [
        (#""\(rank, formatter: ordinal) of \(count)""#, "‹rank› of ‹count›"),
        (#"String(format: "%.1f V of %2$d %%", volts, most)"#, "‹volts› V of ‹most› %"),
        (#""\(Image(systemName: "leaf"))Sow""#, "Sow"),
        (#"String(format: "%.f V", volts)"#, "‹volts› V"), (#""********""#, "********"), (#""**Sow** it""#, "Sow it"),
    ])
    func `a text tells what is put in, and not how`(text: String, expected: String) {
        let spoken = simulate(Source(path: "A.swift", text: view("Text(\(text))")))
        #expect(spoken.screens.first?.simulation.stops.map(\.utterance.label) == [expected])
    }

    @Test func `a text of several cases is called by its property`() {
        let label = "switch kind {\n    case 1: \"One\"\n    case 2: \"Two\"\n    default: \"Many\"\n    }"
        let code =
            "import SwiftUI\nstruct A: View {\n    var word: String { \(label) }\n"
            + "    var body: some View { VStack { Text(word); Text(String(row + 1)) } }\n}\n"
        let spoken = simulate(Source(path: "A.swift", text: code))
        #expect(spoken.screens.first?.simulation.stops.map(\.utterance.label) == ["‹word›", "‹row›"])
    }

    @Test func `progress of unknown length has no percentage`() {
        let code = view(#"ProgressView(); ProgressView("Sync"); ProgressView(value: 0.5); ProgressView(progress)"#)
        let spoken = simulate(Source(path: "A.swift", text: code)).screens.first?.simulation.stops ?? []
        #expect(spoken.map { $0.utterance.description.contains("%") } == [false, false, true, true])
    }

    /// A target for both systems makes an app for iOS, whatever other files are for the Mac alone.
    @Test(
        arguments: [([Platform.ios, .macos], ["placeholder-label"]), ([.macos], []), ([], [])]
            as [(Set<Platform>, [String])])
    func `a view of a target for both systems is judged as that of iOS`(platforms: Set<Platform>, rules: [String]) {
        let form =
            "import SwiftUI\nstruct A: View { var body: some View { Form { TextField(\"Street\", text: $a) } } }\n"
        let code = CodeIndex([
            CodeSource(path: "A.swift", builtFor: platforms) { Array(form.utf8) },
            CodeSource(path: "B.swift", builtFor: [.macos]) { Array("import AppKit\n".utf8) },
        ])
        let found = lint(Source(path: "A.swift", text: form), with: .builtIn, code: CodeAnswers(code)).findings
        #expect(found.map(\.rule) == rules)
    }

    /// Objective-C calls a function of Swift by its labels.
    @Test(arguments: [("[Factory pageWithTitle:@\"Beans\"];", false), ("[Factory otherWithTitle:@\"Beans\"];", true)])
    func `what Objective-C calls is called`(call: String, isLeft: Bool) {
        let page =
            "import SwiftUI\n@main struct Garden: App { var body: some Scene { WindowGroup { Text(\"Sow\") } } }\n"
            + "struct Page: View { var body: some View { Image(\"ic_page\") } }\n"
            + "@objc class Factory: NSObject {\n    @objc static func page(title: String) -> UIViewController {\n"
            + "        UIHostingController(rootView: Page())\n    }\n}\n"
        let found = findings(["A.swift": page, "B.m": "@implementation B\n- (void)show { \(call) }\n@end\n"])
        #expect(found.map { $0.confidence == .review } == [isLeft])
    }

    @Test func `the title of a section names no field of several`() {
        let section = #"Section("Login") { TextField("Name", text: $a); TextField("Host", text: $b) }"#
        let found = findings(["A.swift": view(section)]).map(\.message)
        #expect(found.count == 2 && !found.joined().contains("Login"))
        let only = findings(["A.swift": view(#"Section("Login") { TextField("Name", text: $a) }"#)]).map(\.message)
        #expect(only.joined().contains("“Login” next to it"))
    }

    @Test(arguments: [("Text(code)", false), ("Text(title)", true), (#"Text("Prefix \(code)")"#, true)])
    func `a text of data alone names nothing, unless it is called a name`(caption: String, isName: Bool) {
        let code = view(#"HStack { \#(caption); TextField("Phone", text: $phone) }"#)
        #expect(findings(["A.swift": code]).map(\.message).joined().contains("next to it") == isName)
    }

    @Test func `a text before a space is the caption of a field`() {
        let code = view(#"HStack { Text("Title"); Spacer(); TextField("", text: $title) }"#)
        #expect(findings(["A.swift": code]).map(\.message).joined().contains("“Title” next to it"))
    }

    /// The field is nameless where its own view is used, and not where that is.
    @Test func `a fault of a use is found there, whatever uses the view around it`() {
        let files = [
            "A.swift": "import SwiftUI\nstruct A: View { var body: some View { VStack { Size() } } }\n",
            "B.swift": "import SwiftUI\nstruct Size: View { var body: some View { VStack { Number(\"\") } } }\n",
            "C.swift": "import SwiftUI\nstruct Number: View {\n    let title: String\n    let prompt: String\n"
                + "    init(_ title: String, prompt: String = \"\") { self.title = title; self.prompt = prompt }\n"
                + "    var body: some View { HStack { Text(title); TextField(prompt, text: $number) } }\n}\n",
        ]
        #expect(findings(files, of: "A.swift").isEmpty)
        #expect(findings(files, of: "B.swift").map(\.rule) == ["missing-label"])
    }

    @Test(arguments: [
        (#"LabeledContent("Beans", value: "May")"#, ["Beans, May"]),
        (#"GroupBox { Text("May") } label: { Text("Beans") }"#, ["Beans", "May"]),
        (#"GroupBox(label: Text("Beans")) { Text("May") }"#, ["Beans", "May"]),
        ("Row(\"Beans\")\n---\nfunc Row(_ title: String) -> some View { Text(title) }", ["Beans"]),
        (
            "row(\"Beans\", \"May\")\n---\nextension A {\n"
                + "    func row(_ title: String, _ value: String) -> some View { row(title, Text(value)) }\n"
                + "    func row<V: View>(_ title: String, _ value: V) -> some View {\n"
                + "        HStack { Text(title); value }\n    }\n}",
            ["Beans", "May"]
        ),
        (
            "Text(\"Beans\").modifier(Guarded())\n---\nstruct Guarded: ViewModifier {\n"
                + "    func body(content: Content) -> some View { handler.handle(in: content) }\n}", ["Beans"]
        ),
    ])
    func `what is shown is heard`(code: String, expected: [String]) {
        let spoken = simulate(Source(path: "A.swift", text: view(code)))
        #expect(spoken.screens.first?.simulation.stops.map(\.utterance.label) == expected)
    }

    @Test func `what is disabled as a whole is dimmed in all parts`() {
        let group = #"Group { Button("Sow") { sow() }; TextEditor(text: $note) }.disabled(true)"#
        let spoken = simulate(Source(path: "A.swift", text: view(group)))
        #expect(
            spoken.screens.first?.simulation.stops.map(\.utterance.description) == [
                "Sow. Dimmed. Button.", "‹note›. Dimmed. Text Field.",
            ])
    }

    @Test func `a fault is found once, in the file that has it`() {
        let use = "import SwiftUI\nstruct A: View { var body: some View { VStack { Badge(); Badge() } } }\n"
        let own = "import SwiftUI\nstruct Badge: View { var body: some View { Image(\"badge_1\") } }\n"
        #expect(findings(["A.swift": use, "B.swift": own]).isEmpty)
        #expect(findings(["A.swift": use, "B.swift": own], of: "B.swift").map(\.rule) == ["unlabelled-image"])
    }

    @Test func `the texts of string tables are heard`() {
        let code =
            view(#"Button(L10n.save) { save() }"#)
            + "\nenum L10n { static var save: String { tr(\"Main\", \"save_it\") } }\n"
        let spoken = simulate(
            Source(path: "A.swift", text: code),
            code: CodeAnswers(
                CodeIndex([CodeSource(path: "A.swift") { Array(code.utf8) }]),
                text: { key, table in key == "save_it" && table == "Main" ? "Save" : nil }))
        #expect(spoken.screens.first?.simulation.stops.map(\.utterance.label) == ["Save"])
    }

    @Test(arguments: [
        "tr(\"Main\", \"sow\", fallback: \"Sow beans\")", "loc(\"sow\", value: \"Sow beans\", comment: \"\")",
    ])
    func `a constant of a tool has the text that was in the table`(value: String) {
        let code =
            view("Button(L10n.Garden.sow) { sow() }")
            + "\nenum L10n { enum Garden { static let sow = \(value) } }\n"
        let index = CodeIndex([CodeSource(path: "A.swift") { Array(code.utf8) }])
        let spoken = simulate(Source(path: "A.swift", text: code), code: CodeAnswers(index))
        #expect(spoken.screens.first?.simulation.stops.map(\.utterance.label) == ["Sow beans"])
    }

    @Test func `the key of a text has the places of its values`() {
        let code = view(#"Button("\(count) beans for \(name)") { sow() }"#)
        let spoken = simulate(
            Source(path: "A.swift", text: code),
            code: CodeAnswers(
                CodeIndex([CodeSource(path: "A.swift") { Array(code.utf8) }]),
                text: { key, _ in key == "%@ beans for %@" ? "%2$@: %1$lld Bohnen" : nil }))
        #expect(spoken.screens.first?.simulation.stops.map(\.utterance.label) == ["‹name›: ‹count› Bohnen"])
    }

    @Test(arguments: [
        ("", []), ("if turn > 0 { Text(\"Sown\") }", ["missing-trait"]), ("Dial(angle: $turn)", ["missing-trait"]),
    ])
    func `a tap that only turns a picture makes no control`(beside: String, rules: [String]) {
        let code = """
            import SwiftUI
            struct A: View {
                @State private var turn = 0.0
                var body: some View {
                    VStack {
                        Text("Bean").rotationEffect(.degrees(turn)).onTapGesture { withAnimation { turn = 90 } }
                        \(beside)
                    }
                }
            }
            """
        #expect(findings(["A.swift": code]).map(\.rule) == rules)
    }

    @Test func `a comment in the line before suppresses a finding`() {
        let code = view("// a11ylint:ignore[unlabelled-image] it is drawn\nImage(\"badge_1\")")
        let report = report(["A.swift": code])
        #expect(report.findings.isEmpty)
        #expect(report.accepted.map(\.rule) == ["unlabelled-image"])
    }

    @Test func `what cannot be read is named with its place`() {
        let report = report(["A.swift": view("RemoteImage(url)\nText(\"Sow\").glowing()")])
        #expect(report.views?.partial == 1)
        #expect(report.views?.places.map(\.words) == ["`RemoteImage`", "`.glowing`"])
    }

    @Test(arguments: [
        "struct A: View { var body: some View { " + String(repeating: "VStack { ", count: 20_000) + "Text(\"x\") } }",
        "struct A: View { var body: some View { Text(\"x\")" + String(repeating: ".padding()", count: 20_000) + " } }",
        "struct A: View { var body: some View { B() } }\nstruct B: View { var body: some View { A(); B() } }",
        "struct A: View { var t: String { t + t }\nvar body: some View { Text(t); x }\nvar x: some View { x } }",
        "struct A: View { var body: some View { VStack { Button { } label: { Image(\"a\")", "struct A: View {}",
        "extension View { func f() -> some View { f() } }\nstruct A: View { var body: some View { A().f() } }",
    ])
    func `no code breaks the reader`(code: String) {
        let report = report(["A.swift": "import SwiftUI\n" + code])
        #expect(report.path == "A.swift")
    }
}
