import A11yChecks
import A11yCode
import A11yLint
import A11yModel
import A11yPolicy
import Testing

/// How the code around a view is followed: what it returns, where its parts are, and for which system it is.
@Suite struct SwiftUIReadingTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let files: [String: String]
        /// The file, line and rule of each finding; those to review end with `?`.
        let found: Set<String>

        init(_ name: String, _ files: [String: String], _ found: Set<String> = []) {
            testDescription = name
            self.files = files.mapValues { "import SwiftUI\n" + $0 }
            self.found = found
        }
    }

    @Test(arguments: returned + nested + parts + added + decided + used + heard + helped + systems + broken)
    func `what code shows is found where it is written`(example: Case) {
        let sources = example.files.map { path, text in CodeSource(path: path) { Array(text.utf8) } }
        let code = CodeAnswers(CodeIndex(sources)) { _, _ in nil }
        let found = example.files.flatMap { path, text in
            let report = lint(Source(path: path, text: text), with: .builtIn, code: code)
            return report.findings.filter { $0.rule != "unknown-file" }.map { finding in
                let line = report.lines.place(of: finding.range.start).line
                return "\(path):\(line) \(finding.rule)" + (finding.confidence == .review ? "?" : "")
            }
        }
        #expect(Set(found) == example.found)
    }

    @Test(arguments: [
        (
            #"Text("Beans").onTapGesture { go() }"#,
            #"Text("Beans").onTapGesture { go() }.accessibilityAddTraits(.isButton)"#
        ),
        (
            "Text(title)\n            .onTapGesture { go() }\n            .padding()",
            "Text(title)\n            .onTapGesture { go() }\n            .padding()\n"
                + "            .accessibilityAddTraits(.isButton)"
        ),
        (
            "Text(\"Beans\").font(.title)\n            Text(\"Plant them in May.\")\n            Text(\"Water them.\")",
            "Text(\"Beans\").font(.title).accessibilityAddTraits(.isHeader)\n"
                + "            Text(\"Plant them in May.\")\n            Text(\"Water them.\")"
        ),
    ])
    func `a fix is the last modifier of its view`(code: String, fixed: String) {
        let start = "struct A: View {\n    var body: some View {\n        VStack {\n            "
        let end = "\n        }\n    }\n}\n"
        let source = Source(path: "A.swift", text: start + code + end)
        let edits = lint(source, with: .builtIn).findings.compactMap(\.fix).flatMap(\.edits)
        #expect(String(decoding: edits.applied(to: source.bytes), as: UTF8.self) == start + fixed + end)
    }

    @Test(arguments: ["B().accessibilityHidden(true)", "B()"])
    func `a view that is being edited is judged by its uses in other files`(use: String) {
        let files = [
            "A.swift": "import SwiftUI\nstruct A: View {\n    var body: some View { \(use) }\n}\n",
            "B.swift": "import SwiftUI\nstruct B: View {\n    var body: some View { Text(\"Beans\") }\n}\n",
        ]
        let code = CodeAnswers(CodeIndex(files.map { path, text in CodeSource(path: path) { Array(text.utf8) } }))
        let edited = Source(
            path: "B.swift", text: (files["B.swift"] ?? "").replacing("Text(\"Beans\")", with: "Image(\"hero\")"))
        let found = lint(edited, with: .builtIn, code: code).findings.map(\.rule)
        #expect(found == (use == "B()" ? ["unlabelled-image"] : []))
    }

    private static let broken = [
        Case(
            "a brace is missing, in an initializer with a wrapped head",
            [
                "A.swift": """
                struct A: View {
                    init(name: String,
                         isNew: Bool) {
                        guard let found = find(name),
                              found.isNew else {
                            return
                        }
                    var body: some View { Image("hero") }
                }
                private struct B: View {
                    var body: some View { Image("bean") }
                }
                """
            ], ["A.swift:12 unlabelled-image"]),
        Case(
            "a brace is missing at the end of a view",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        VStack { Image("hero")
                    }
                }
                struct B: View {
                    var body: some View { Image("bean") }
                }
                """
            ], ["A.swift:4 unlabelled-image", "A.swift:8 unlabelled-image"]),
        Case(
            "a brace is closed once too often",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        VStack { Image("hero") }
                        }
                    }
                }
                struct B: View {
                    var body: some View { Image("bean") }
                }
                """
            ], ["A.swift:4 unlabelled-image", "A.swift:9 unlabelled-image"]),
    ]

    private static let returned = [
        Case(
            "a guard returns another view",
            [
                "A.swift": """
                struct A: View {
                    let name: String?
                    var body: some View { line.onTapGesture { go() } }
                    private var line: Text {
                        guard let name else { return Text("None") }
                        log(name)
                        return Text(name)
                    }
                }
                """
            ], ["A.swift:4 missing-trait"]),
        Case(
            "statements of a function show nothing",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        GeometryReader { space -> Image in
                            DispatchQueue.main.async { width = space.size.width }
                            return Image("hero_2")
                        }
                    }
                }
                """
            ], ["A.swift:6 unlabelled-image"]),
        Case(
            "the case that a use passes",
            [
                "A.swift": """
                struct A: View {
                    var body: some View { Badge(kind: .text); Badge(kind: .drawing) }
                }
                struct Badge: View {
                    let kind: Kind
                    var body: some View {
                        switch kind {
                        case .text: Button { go() } label: { Text("New") }
                        case .drawing: Color.red
                        }
                    }
                }
                """
            ]),
        Case(
            "an optional title that a use leaves out",
            [
                "A.swift": """
                struct A: View {
                    var body: some View { Head(); Head(title: "Beans") }
                }
                struct Head: View {
                    var title: String?
                    var body: some View { Button { go() } label: { title.map(Text.init) } }
                }
                """
            ], ["A.swift:3 missing-label"]),
        Case(
            "each page of a sheet",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Text("Beans").sheet(isPresented: $shown) {
                            if loaded { Text("May") } else { Image("hero_2") }
                        }
                    }
                }
                """
            ], ["A.swift:5 unlabelled-image"]),
    ]

    private static let nested = [
        Case(
            "views of one name in two types",
            [
                "Beans.swift": """
                enum Beans {}
                extension Beans {
                    struct Page: View {
                        var body: some View { row() }
                        func row() -> some View { Image("beans_1") }
                    }
                }
                """,
                "Peas.swift": """
                enum Peas {}
                extension Peas {
                    struct Page: View {
                        var body: some View { row() }
                        func row() -> some View { Text("Peas") }
                    }
                }
                """,
                "App.swift":
                    "@main struct Garden: App { var body: some Scene { WindowGroup { Beans.Page(); Peas.Page() } } }",
            ], ["Beans.swift:6 unlabelled-image"]),
        Case(
            "views of one name in two types of one file",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        NavigationLink { Text("Go") } label: { Peas.Page() }
                        Beans.Page()
                    }
                }
                enum Beans {
                    struct Page: View {
                        var body: some View { row() }
                        func row() -> some View { Button { go() } label: { Image("ic_bean") } }
                    }
                }
                enum Peas {
                    struct Page: View {
                        var body: some View { row() }
                        func row() -> some View { Text("Peas") }
                    }
                }
                """
            ], ["A.swift:11 missing-label"]),
    ]

    private static let parts = [
        Case(
            "a picture that uses pass is found once, where it is drawn",
            [
                "A.swift": """
                struct A: View { var body: some View { Row(icon: Image("ic_a")); Row(icon: Image("ic_b")) } }
                struct Row: View {
                    let icon: Image
                    var body: some View { HStack { icon.resizable(); Text("Beans") } }
                }
                """
            ], ["A.swift:5 unlabelled-image"]),
        Case(
            "a field of the app's whose use binds it and passes no label is found once",
            [
                "A.swift": """
                struct A: View { @State var plot = ""; var body: some View { Field(text: $plot) } }
                struct Field: View {
                    let label: String?
                    @Binding var text: String
                    init(_ label: String? = nil, text: Binding<String>) { self.label = label; _text = text }
                    var body: some View { TextEditor(text: $text) }
                }
                """
            ], ["A.swift:7 missing-label"]),
        Case(
            "a view of which only a picture is drawn",
            [
                "A.swift": """
                @main struct Garden: App { var body: some Scene { WindowGroup { Page() } } }
                struct Page: View { var body: some View { Button("Share") { share(ImageRenderer(content: Card())) } } }
                struct Card: View { var body: some View { Image("hero_2") } }
                """
            ], ["A.swift:4 unlabelled-image?"]),
        Case(
            "a view in a preview of the newer kind, and a private one that only a preview shows",
            [
                "A.swift": """
                struct A: View { var body: some View { Text("Beans") } }
                #Preview {
                    struct Page: View { var body: some View { Image("hero_2") } }
                    return Page()
                }
                private struct Trial: View { var body: some View { Image("hero_3") } }
                #Preview { Trial() }
                """
            ], ["A.swift:7 unlabelled-image?"]),
        Case(
            "a part in another file is judged there, and once",
            [
                "A.swift": "struct A: View { var body: some View { head; tail() } }",
                "A+Parts.swift": """
                extension A {
                    var head: some View { Image("hero_2") }
                    func tail() -> some View { Image("hero_3") }
                }
                """,
            ], ["A+Parts.swift:3 unlabelled-image", "A+Parts.swift:4 unlabelled-image"]),
    ]

    private static let added = [
        Case(
            "views that a modifier of the app's hands on",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Text("Beans").bar { Entry { Button { go() } label: { Image("ic_go") } } }
                        Text("Peas").card { Image("hero_2") }
                        Text("Corn").on { plant() }
                    }
                }
                extension View {
                    func bar(@EntryBuilder entries: () -> [Entry]) -> some View { toolbar { Items(entries()) } }
                    func card<C: View>(@ViewBuilder content: () -> C) -> some View { overlay { content() } }
                    func on(action: () -> Void) -> some View { onAppear { action() } }
                }
                struct Entry { init<C: View>(@ViewBuilder content: () -> C) {} }
                """
            ], ["A.swift:4 missing-label?", "A.swift:5 unlabelled-image"]),
        Case(
            "what a modifier adds",
            [
                "A.swift": """
                struct A: View { var body: some View { Text("Beans").modifier(Closing()) } }
                struct Closing: ViewModifier {
                    func body(content: Content) -> some View {
                        VStack { content; Button { go() } label: { Image("ic_close") } }
                    }
                }
                """
            ], ["A.swift:5 missing-label"]),
        Case(
            "a style of the app’s that says nothing",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        VStack { Image("hero_2"); Button { go() } label: { Image("ic_go") } }.buttonStyle(.soft)
                    }
                }
                extension ButtonStyle where Self == SoftStyle { static var soft: SoftStyle { SoftStyle() } }
                struct SoftStyle: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
                }
                """
            ], ["A.swift:4 unlabelled-image", "A.swift:4 missing-label"]),
        Case(
            "a style that is declared nowhere, and what it does not change",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        VStack { Image("hero_2"); Button { go() } label: { Image("ic_go") } }.buttonStyle(Glossy())
                    }
                }
                """
            ], ["A.swift:4 unlabelled-image", "A.swift:4 missing-label?"]),
        Case(
            "what is behind a control names nothing",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Menu { Button("Sow") { sow() } } label: {}.background { Image(systemName: "plus") }
                    }
                }
                """
            ], ["A.swift:4 missing-label"]),
        Case(
            "a choice that is seen and not heard, and one that is heard",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Button { crop = bean } label: {
                            HStack { Text("Bean"); if crop == bean { Image(systemName: "target") } }
                        }
                        Button { crop = pea } label: { Text("Pea").foregroundStyle(crop == pea ? .red : .black) }
                            .accessibilityAddTraits(crop == pea ? .isSelected : [])
                    }
                }
                """
            ], ["A.swift:4 unspoken-state?"]),
    ]

    private static let decided = [
        Case(
            "an initializer of the app's passes a picture on, by a case",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Button { go() } label: { Image(icon: .bean) }
                        Button { go() } label: { Image(icon: .pea) }
                    }
                }
                """,
                "Icon.swift": """
                enum Icon {
                    case bean, pea
                    var file: String {
                        switch self {
                        case .bean: return "ic_bean"
                        case .pea: return "Pea"
                        }
                    }
                }
                extension Image { init(icon: Icon) { self.init(icon.file) } }
                """,
            ], ["A.swift:4 missing-label", "A.swift:5 missing-label"]),
        Case(
            "a custom action of another name does the same as one of two controls, and a double tap may do the other",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        HStack {
                            Text("Beans")
                            Image(systemName: "bell").onTapGesture { ring() }
                            Image(systemName: "trash").onTapGesture { remove() }
                        }
                        .accessibilityElement()
                        .accessibilityLabel("Beans")
                        .accessibilityAddTraits(.isButton)
                        .accessibilityActions { if isLoud { Button(isOn ? on : off) { ring() } } }
                    }
                }
                """
            ]),
        Case(
            "a tap only scrolls, on some devices",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Text("Beans").onTapGesture { if isPhone { reader.scrollTo(1) } }
                        Text("Peas").onTapGesture { if isPhone { reader.scrollTo(1) } else { plant() } }
                    }
                }
                """
            ], ["A.swift:5 missing-trait"]),
        Case(
            "a button shows one of two texts, and is called by one of them",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Button(isBusy ? "Updating" : "Refresh") { go() }.accessibilityLabel("Refresh")
                        Button { go() } label: {
                            Image(systemName: "bolt")
                            Text(isBusy ? "Updating" : "Refresh")
                        }
                        .accessibilityLabel("Refresh")
                        Button("Plant") { plant() }.accessibilityLabel("Water")
                    }
                }
                """
            ], ["A.swift:10 mismatched-label"]),
        Case(
            "a custom action calls the function of a swallowed control, with what has another name there",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        HStack {
                            Text("Beans")
                            bell(for: next)
                            Button("Remove") { remove() }
                        }
                        .accessibilityElement()
                        .accessibilityLabel("Beans")
                        .onTapGesture { remove() }
                        .accessibilityAddTraits(.isButton)
                        .accessibilityActions { if isLoud { Button(isOn ? on : off) { ring(next) } } }
                    }
                    func bell(for plant: Plant) -> some View { Button("Ring") { ring(plant) } }
                }
                """
            ]),
        Case(
            "the outer of two modifiers for a trait wins",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Button("Beans") { go() }.accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isButton)
                        Button("Peas") { sow() }.accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton)
                    }
                }
                """
            ], ["A.swift:5 missing-trait"]),
        Case(
            "a text of which nobody knows a part is one element with a label",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        (Clock.text(for: bean) + Text(" · ") + Text(bean.name)).accessibilityLabel("At noon, Beans")
                    }
                }
                """
            ]),
        Case(
            "previews pass names of pictures, and the app passes other pictures",
            [
                "A.swift": """
                struct A: View {
                    var body: some View { B(icon: beans.icon) }
                }
                struct B: View {
                    let icon: String
                    var body: some View { Button { go() } label: { Image(icon) } }
                }
                #Preview { B(icon: "ic_bean") }
                """
            ]),
        Case(
            "a modifier of a library on a stack names nothing in it, and one on a button may",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        VStack { Button { go() } label: { Image("ic_bean") } }.tracked("beans")
                        Button { plant() } label: { Image("ic_pea") }.tracked("peas")
                    }
                }
                """
            ], ["A.swift:4 missing-label", "A.swift:5 missing-label?"]),
        Case(
            "a function of a tool's assets shows the picture",
            [
                "A.swift": """
                struct A: View {
                    var body: some View { Button { go() } label: { AppAsset.icBean.sized(24).padding() } }
                }
                extension AppImages {
                    func sized(_ size: Double) -> some View { swiftUIImage.resizable().frame(width: size) }
                }
                """
            ], ["A.swift:3 missing-label"]),
        Case(
            "a field shows what a use passes while it is empty, and has no name wherever it is used",
            [
                "A.swift": """
                struct A: View {
                    @State private var bean = ""
                    var body: some View { Field(text: $bean, example: "Borlotti") }
                }
                struct Field: View {
                    @Binding var text: String
                    let example: String
                    var body: some View { TextField("", text: $text, prompt: Text(verbatim: example)) }
                }
                """
            ], ["A.swift:9 placeholder-label"]),
        Case(
            "one name stands beside several controls",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        LabeledContent("Water") { Picker("", selection: $day) { days } }
                        LabeledContent("Sow") {
                            Picker("", selection: $row) { days }
                            Button("Now") { go() }
                        }
                    }
                }
                """
            ], ["A.swift:6 missing-label?"]),
        Case(
            "a tap ends a state that is not there at first",
            [
                "A.swift": """
                struct A: View {
                    @State private var isEditing = false
                    var body: some View {
                        Text("Beans").onTapGesture(perform: endEditingName)
                        Text("Peas").onTapGesture { endEditingName() }
                        Text("Corn").onTapGesture { begin() }
                    }
                    func endEditingName() { if isEditing { finish() } }
                    func finish() { name = draft; isEditing = false }
                    func begin() { isEditing = true }
                }
                """
            ], ["A.swift:7 missing-trait"]),
        Case(
            "data of one name in two lists",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        ForEach(beans) { item in Button { sow(item) } label: { Picture(name: item.name) } }
                        ForEach(peas) { item in Button { pick(item) } label: { Picture(name: item.name) } }
                        Button("Weed") { weed(1) }
                        Button("Weed") { weed(2) }
                    }
                }
                struct Picture: View {
                    let name: String
                    var body: some View { Text(name).accessibilityHidden(false) }
                }
                """
            ], ["A.swift:7 duplicate-label"]),
        Case(
            "a view in a button draws whether it is chosen, and another one says so",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Button { tab = 1 } label: { Drawn(title: "Beans", isOn: tab == 1) }
                        Button { tab = 2 } label: { Told(title: "Peas", isOn: tab == 2) }
                    }
                }
                struct Drawn: View {
                    let title: String
                    let isOn: Bool
                    var body: some View { Text(title).foregroundStyle(isOn ? .green : .gray) }
                }
                struct Told: View {
                    let title: String
                    let isOn: Bool
                    var body: some View {
                        Text(title).foregroundStyle(isOn ? .green : .gray)
                            .accessibilityAddTraits(isOn ? .isSelected : [])
                    }
                }
                """
            ], ["A.swift:4 unspoken-state?"]),
        Case(
            "a row with a control in it answers taps",
            [
                "A.swift": """
                struct A: View {
                    let onSelect: () -> Void
                    var body: some View {
                        HStack {
                            Toggle("Ripe", isOn: $isRipe)
                            Text("Beans")
                        }
                        .onTapGesture { onSelect() }
                    }
                }
                """
            ], ["A.swift:9 missing-trait?"]),
        Case(
            "a view of a library in a row with a control of its own may hold texts",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        VStack {
                            Markdown(beans)
                            Image("eye").accessibilityLabel("Show").onTapGesture { show() }
                        }
                        .onTapGesture { fold() }
                    }
                }
                """
            ], ["A.swift:6 missing-trait"]),
        Case(
            "a gesture that is off at times is one, and taps that are counted are not",
            [
                "A.swift": """
                struct A: View {
                    @State private var count = 0
                    var body: some View {
                        Text("Beans").highPriorityGesture(isOff ? nil : TapGesture().onEnded { go() })
                        Text("1.0").onTapGesture { self.tapped() }
                        Text("2.0").onTapGesture {
                            count += 1
                            if count >= 7 { showDebugger() }
                        }
                    }
                    func tapped() {
                        count += 1
                        if count >= 7 { showDebugger() }
                    }
                }
                struct B: View {
                    var body: some View { Text("Peas").onTapGesture { again() } }
                    func again() { again() }
                }
                """
            ], ["A.swift:5 missing-trait", "A.swift:18 missing-trait"]),
        Case(
            "a function that the app adds to texts shows views",
            [
                "A.swift": """
                struct A: View {
                    var body: some View { path.withArrows() }
                }
                extension String {
                    func withArrows() -> some View { Button { go() } label: { Image("ic_arrow") } }
                }
                """
            ], ["A.swift:6 missing-label"]),
        Case(
            "a style of the app's own may draw a toggle as another control",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Toggle("", isOn: $isRipe).toggleStyle(Round())
                        Toggle("", isOn: $isSown)
                        Image(systemName: "")
                    }
                }
                struct Round: ToggleStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        Button { configuration.isOn.toggle() } label: { Circle() }
                    }
                }
                """
            ], ["A.swift:4 missing-label?", "A.swift:5 missing-label"]),
        Case(
            "what says that there is nothing is no title, and a text tells what to learn more about",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        if isFiltered && beans.count == 0 { Text("No beans").font(.title) } else { list }
                    }
                }
                struct B: View {
                    var body: some View {
                        Text("Beans").font(.title)
                        Text("They need no water.")
                        Button("Learn more") { go() }
                    }
                }
                """
            ], ["A.swift:9 missing-header", "A.swift:11 vague-label?"]),
        Case(
            "what a closure shows beside a view says nothing of the view, and a property of all views shows it",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        VStack { Image("hero_2") }
                            .if(isOn) { view in view.toolbar { Text("2").accessibilityLabel("B") } }
                        VStack { Image("hero_3") }.routed.padding()
                    }
                }
                extension View {
                    @ViewBuilder func `if`<C: View>(_ condition: Bool, change: (Self) -> C) -> some View {
                        if condition { change(self) } else { self }
                    }
                    var routed: some View { navigationDestination(for: Int.self) { _ in Text("Beans") } }
                }
                """
            ], ["A.swift:4 unlabelled-image", "A.swift:6 unlabelled-image"]),
        Case(
            "a type in another type has the name of a view of SwiftUI",
            [
                "A.swift": """
                struct A: View { var body: some View { Button { go() } label: { Image("ic_bean").small() } } }
                extension Image { func small() -> some View { resizable() } }
                enum Cell {
                    struct Image: View { var body: some View { Text("Beans") } }
                    struct Row: View { var body: some View { Button { go() } label: { Image() } } }
                }
                """
            ], ["A.swift:2 missing-label"]),
        Case(
            "a tap on a view that is a group, and a view that has what another one may have",
            [
                "A.swift": """
                struct A: View {
                    let sow: () -> Void
                    var body: some View {
                        Row(title: "Beans").onTapGesture { go() }
                        Cell(action: sow) { Image("ic_bean") }
                    }
                }
                struct Row: View {
                    let title: String
                    var body: some View { Group { if isRipe { Text(title).bold() } else { Text(title) } } }
                }
                struct Cell<Content: View>: View {
                    let action: (() -> Void)?
                    @ViewBuilder let content: () -> Content
                    var body: some View {
                        if let action { Button { action() } label: { content() } } else { content() }
                    }
                }
                """
            ], ["A.swift:5 missing-trait", "A.swift:6 missing-label"]),
        Case(
            "a page that is looked up in a list of pages",
            [
                "A.swift": """
                @main struct Beds: App { var body: some Scene { WindowGroup { Main() } } }
                struct Page { let id: Int; let content: AnyView }
                struct Main: View {
                    let pages: [Page] = [Page(id: 1, content: AnyView(Bed()))]
                    var body: some View {
                        NavigationStack { Text(name) }
                            .navigationDestination(for: Int.self) { id in pages.first { $0.id == id }!.content }
                    }
                }
                struct Bed: View { var body: some View { VStack { Image("ic_bean"); Text(name) } } }
                """
            ], ["A.swift:11 unlabelled-image"]),
        Case(
            "what an extension for one view shows, and a sheet with two closures",
            [
                "A.swift": """
                @main struct Beds: App { var body: some Scene { WindowGroup { Path(bed: 1) } } }
                struct Path<Content: View>: View {
                    let bed: Int
                    let content: (Int) -> Content
                    var body: some View { content(bed).sheet(isPresented: $isOpen) { done() } content: { Sheet() } }
                }
                extension Path where Content == Bed { init(bed: Int) { self.init(bed: bed, content: Content.init) } }
                struct Bed: View { let bed: Int; var body: some View { VStack { Image("ic_bean"); Text(name) } } }
                struct Sheet: View { var body: some View { VStack { Image("ic_pea"); Text(name) } } }
                """,
                "B.swift": """
                #if os(macOS)
                import AppKit
                #endif
                struct Row: View { var body: some View { Image("ic_leek").onTapGesture(count: 1) { sow() } } }
                struct Rows: App { var body: some Scene { WindowGroup { Row() } } }
                """,
            ],
            [
                "A.swift:9 unlabelled-image", "A.swift:10 unlabelled-image", "B.swift:5 missing-trait",
                "B.swift:5 missing-label",
            ]),
        Case(
            "pages that people turn have no tab bar",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        TabView { Text("Beans").tabItem { Image("tab_bean") } }.tabViewStyle(.page)
                        TabView { Text("Peas").tabItem { Image("tab_pea") } }
                    }
                }
                """
            ], ["A.swift:5 missing-label"]),
        Case(
            "what a use leaves out is nil",
            [
                "A.swift": """
                struct A: View {
                    var body: some View { Field(title: "Crop"); Field(title: "Key", isShown: $isShown) }
                }
                struct Field: View {
                    let title: String
                    var isShown: Binding<Bool>? = nil
                    private var isSecret: Bool { isShown != nil }
                    var body: some View {
                        if isSecret { Image("secret_1") } else { Text(title) }
                    }
                }
                """
            ], ["A.swift:10 unlabelled-image"]),
        Case(
            "a case that a use passes, and the code compares",
            [
                "A.swift": """
                struct A: View {
                    var body: some View { NavigationLink { B() } label: { Row(mode: .plain) } }
                }
                struct Row: View {
                    let mode: Mode
                    var body: some View {
                        Text("Beans")
                        if mode != .plain { Button("Water") { water() }; Button("Pick") { pick() } }
                    }
                }
                """
            ]),
        Case(
            "a function, and a closure that calls it",
            [
                "A.swift": """
                struct A: View {
                    let cancel: () -> Void
                    var body: some View { Button("Cancel", action: cancel); Button("Cancel") { cancel() } }
                }
                """
            ]),
        Case(
            "a symbol that uses pass is found where it is drawn",
            [
                "A.swift": """
                struct A: View {
                    var body: some View { Head(icon: "leaf"); Head(icon: "drop") }
                }
                struct Head: View {
                    let icon: String
                    var body: some View { HStack { Image(systemName: icon); Text("Beans") } }
                }
                """
            ], ["A.swift:7 unlabelled-image?"]),
        Case(
            "one of several that may fit",
            [
                "A.swift": """
                struct A: View {
                    var body: some View { ViewThatFits { Button("Water") { a() }; Button("Water") { b() } } }
                }
                """
            ]),
        Case(
            "a view in a view that each use merges",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Row().accessibilityElement(children: .ignore).accessibilityLabel("Beans")
                    }
                }
                struct Row: View { var body: some View { HStack { Mark(); Text("Beans") } } }
                struct Mark: View { var body: some View { Image("mark_1") } }
                """
            ]),
        Case(
            "a slider with a value and no name, and a slider of UIKit",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Slider(value: $speed).accessibilityValue(words(for: speed))
                        VolumeSlider().gesture(DragGesture())
                    }
                }
                struct VolumeSlider: UIViewRepresentable {
                    func makeUIView(context: Context) -> UISlider { UISlider() }
                }
                """
            ], ["A.swift:4 missing-label", "A.swift:5 missing-label"]),
        Case(
            "a view in a preview, and one that is hidden",
            [
                "A.swift": """
                struct A: View {
                    var body: some View { Text("Beans"); Button { go() } label: { Image("ic_go") }.hidden() }
                }
                struct Pages: PreviewProvider {
                    struct Page: View { var body: some View { Image("hero_2") } }
                    static var previews: some View { Page() }
                }
                """
            ]),
    ]

    private static let field = "Form { TextField(\"Plot\", text: $plot) }"
    private static let systems = [
        Case(
            "a file in a folder for the Mac",
            ["macOS/A.swift": "struct A: View { var body: some View { \(field) } }", "B.swift": "import UIKit"]),
        Case(
            "a file with a class of AppKit",
            [
                "A.swift": "struct A: View { var body: some View { \(field).tint(Color(NSColor.red)) } }",
                "B.swift": "import UIKit",
            ]),
        Case(
            "a file with a class of AppKit for the Mac alone",
            [
                "A.swift": """
                struct A: View { var body: some View { \(field) } }
                #if os(macOS)
                let red = NSColor.red
                #endif
                """
            ], ["A.swift:2 placeholder-label"]),
    ]
}
