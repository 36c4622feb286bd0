import A11yChecks
import A11yCode
import A11yLint
import A11yModel
import A11yPolicy
import Testing

// What is shown at first, what is never shown, and how messages quote it.
extension SwiftUIReadingTests {
    private static let toast = """
        extension View { func toast(_ message: Binding<String?>) -> some View { modifier(Toast(message: message)) } }
        struct Toast: ViewModifier {
            @Binding var message: String?
            func body(content: Content) -> some View {
                content.overlay { if let shown { Text(shown).onTapGesture { message = nil } } }
            }
            private var shown: String? { message.flatMap { $0.shortened } }
        }

        """

    private static let field = """
        struct Field: UIViewRepresentable {
            var placeholder: String
            @Binding var amount: Double
            init(_ placeholder: String, amount: Binding<Double>) { self.placeholder = placeholder; _amount = amount }
            func makeUIView(context: Context) -> UITextField {
                let field = UITextField()
                field.placeholder = placeholder
                return field
            }
            func updateUIView(_ field: UITextField, context: Context) {}
        }

        """

    private static let page = "Button { go() } label: { Image(\"bin_2\") }"

    static let heard = [
        Case(
            "a toast of a state that is nil at first, in the label of a link",
            [
                "A.swift": toast + """
                    struct A: View {
                        var body: some View { NavigationLink(value: 3) { Row() } }
                    }
                    struct Row: View {
                        @State private var problem: String?
                        var body: some View { Text(title).toast($problem) }
                        func fail() { problem = "Rain" }
                    }
                    """
            ], ["A.swift:6 missing-trait?"]),
        Case(
            "statements of which one condition denies that of the other",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        if isOpen && !isBusy { Text(one).onTapGesture { go() } }
                        if isBusy && isOpen { ProgressView() }
                        if !isOpen { Text("Closed") }
                    }
                }
                """
            ], ["A.swift:4 missing-trait"]),
        Case(
            "views whose names begin small",
            [
                "A.swift": """
                struct A: View { var body: some View { hRow { hText("Beans").foregroundColor(.red) } } }
                struct hText: View {
                    let words: String
                    init(_ words: String) { self.words = words }
                    var body: some View { Text(words) }
                }
                struct hRow<Content: View>: View {
                    @ViewBuilder let content: Content
                    var body: some View { HStack { content; Image("hero_2") }.onTapGesture { go() } }
                }
                """
            ], ["A.swift:10 missing-trait", "A.swift:10 unlabelled-image"]),
        Case(
            "an extension of lists, which declares no type",
            [
                "A.swift": """
                extension [Crop] { var first: Crop? { nil } }
                struct A: View {
                    var label: (() -> AnyView)?
                    var body: some View { if let label = label?() { label }; \(page) }
                }
                """
            ], ["A.swift:5 missing-label"]),
        Case(
            "pictures that a tool's type for assets gives by a property of the app's",
            [
                "A.swift": """
                extension ImageAsset { var view: Image { .init(uiImage: image) } }
                struct A: View { var body: some View { Button { go() } label: { AppAssets.bin2.view } } }
                """
            ], ["A.swift:3 missing-label"]),
        Case(
            "a field of UIKit without a prompt",
            ["A.swift": field + #"struct A: View { var body: some View { Field("", amount: $amount) } }"#],
            ["A.swift:13 missing-label"]),
        Case(
            "a sheet whose state nothing sets",
            [
                "A.swift": """
                struct A: View {
                    @State private var showsMore = false
                    var body: some View {
                        List { Text(title) }.sheet(isPresented: $showsMore) { \(page) }
                    }
                    func close() { showsMore = false }
                }
                """
            ]),
        Case(
            "a sheet whose state a control sets",
            [
                "A.swift": """
                struct A: View {
                    @State private var showsMore = false
                    @State private var chosen: Crop?
                    var body: some View {
                        List { Toggle("More", isOn: $showsMore) }
                            .sheet(isPresented: $showsMore) { \(page) }
                            .sheet(item: $chosen) { crop in \(page) }
                    }
                    func choose() { chosen = crops[0] }
                }
                """
            ], ["A.swift:7 missing-label", "A.swift:8 missing-label"]),
        Case(
            "a flag of a view that keeps its first value",
            [
                "A.swift": """
                struct A: View {
                    @State private var hasFailed = false
                    @State private var isWide = true
                    var body: some View { if hasFailed { Image("rain_2") }; if isWide { Image("sun_2") } }
                }
                """
            ], ["A.swift:5 unlabelled-image"]),
        Case(
            "taps that end what they are on, unfold a text, or only show and hide bars",
            [
                "A.swift": """
                struct A: View {
                    @State private var lines: Int? = 3
                    @State private var showsBar = true
                    var body: some View {
                        Text(story).lineLimit(lines).onTapGesture { if lines == nil { lines = 3 } else { lines = nil } }
                        if let toast = center.toast { Text(toast.words).onTapGesture { center.cancel() } }
                        VStack { Text(title) }.opacity(showsBar ? 1 : 0)
                            .onTapGesture { withAnimation { showsBar.toggle() } }
                    }
                }
                """
            ], ["A.swift:7 missing-trait?", "A.swift:9 missing-trait?"]),
        Case(
            "a picture where another condition says that there is none",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        if photo.image != nil { Button("Open") { open() } } else { thumbnail }
                    }
                    @ViewBuilder private var thumbnail: some View {
                        if let image = photo.image { Image(uiImage: image) } else { Text("None") }
                    }
                }
                """
            ]),
        Case(
            "what one condition shows, another hides and a third leaves out",
            [
                "A.swift": """
                struct A: View {
                    @State var isOpen = false
                    var body: some View {
                        VStack {
                            if let code = store.code, !isOpen { Text("QR").onTapGesture { isOpen = true } }
                            else if store.isBusy { ProgressView(); Image("rain_2") }
                            else { Image("sun_2") }
                        }
                        .overlay { if let code = store.code, isOpen { Image("hero_2") } }
                        .toolbar { if isOpen { \(page) } }
                    }
                }
                """
            ],
            [
                "A.swift:6 missing-trait", "A.swift:7 unlabelled-image", "A.swift:8 unlabelled-image",
                "A.swift:10 unlabelled-image", "A.swift:11 missing-label",
            ]),
        Case(
            "a button for an action that the case of an enumeration lacks",
            [
                "A.swift": """
                struct A: View { var body: some View { VStack { Row(tip: .rain); Row(tip: .sun) } } }
                enum Tip {
                    case rain, sun
                    var action: String? {
                        switch self {
                        case .rain: return nil
                        case .sun: return "Open"
                        }
                    }
                }
                struct Row: View {
                    let tip: Tip
                    var body: some View { if let action = tip.action { Button { go() } label: { Text(action) } } }
                }
                """
            ]),
        Case(
            "a private view that only another file’s view of its name makes look used",
            [
                "A.swift": "struct A: View { var body: some View { Row() } }\n"
                    + "private struct Row: View { var body: some View { \(page) } }\n"
                    + "struct Garden: App { var body: some Scene { WindowGroup { A() } } }",
                "B.swift": "private struct Row: View { var body: some View { \(page) } }",
            ], ["A.swift:3 missing-label", "B.swift:2 missing-label?"]),
        Case(
            "a picker that its uses only disable",
            [
                "A.swift": """
                struct A: View { var body: some View { Row(choice: $choice).disabled(isOff) } }
                struct Row: View {
                    @Binding var choice: Int
                    var body: some View { Picker("", selection: $choice) { Text("Rain").tag(1) }.labelsHidden() }
                }
                """
            ], ["A.swift:5 missing-label"]),
        Case(
            "a tab that a function names, and a field whose title is what it holds",
            [
                "A.swift": """
                struct A: View {
                    @State private var crop = ""
                    var body: some View { TabView { TextField(crop, text: $crop).tabItem(tab.label) } }
                }
                """
            ], ["A.swift:4 missing-label"]),
        Case(
            "the body that a protocol gives its views",
            [
                "A.swift": """
                protocol Feed: View { var crop: String { get } }
                extension Feed { var body: some View { \(page) } }
                struct Beans: Feed { let crop = "Beans" }
                """
            ], ["A.swift:3 missing-label"]),
        Case(
            "a picture that a library loads",
            [
                "A.swift": """
                struct A: View {
                    var body: some View { Button { go() } label: { KFImage.url(address).resizable() } }
                }
                """
            ], ["A.swift:3 missing-label?"]),
        Case(
            "letters and faces that are no words",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        VStack {
                            Text("(・ω・)").font(.title2)
                            Text("Beans").font(.title2)
                            Text("Plant them in May.")
                            Text("Water them in June.")
                            Text("Pick them in August.")
                            Button { go() } label: { Text("A").font(.system(size: 20)) }.accessibilityLabel("Larger")
                        }
                    }
                }
                """
            ], ["A.swift:6 missing-header", "A.swift:10 mismatched-label?"]),
        Case(
            "taps in the label of a switch",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Toggle(isOn: $isOn) { Text("Rain").onTapGesture { explain() } }
                        Toggle(isOn: $isOn) { Text("Sun") }
                    }
                }
                """
            ], ["A.swift:4 swallowed-control"]),
    ]

    @Test(arguments: [
        (#"Text("beans".loc).onTapGesture { go() }"#, "“beans”"),
        (#"Text("beans".loco()).onTapGesture { go() }"#, "“beans”"),
        ("Text(crop.title.safe).onTapGesture { go() }", "“‹title›”"),
        ("Image(systemSymbol: isShown ? .trash : .plus).onTapGesture { go() }", "“trash”"),
        ("Image(systemSymbol: crop.symbol).onTapGesture { go() }", "“‹symbol›”"),
        ("Text(sizes.1).onTapGesture { go() }", "“‹sizes›”"),
        ("Text($crop.wrappedValue.rawValue).onTapGesture { go() }", "“‹crop›”"),
        ("Text(crop.rawValue).onTapGesture { go() }", "“‹crop›”"),
        (#"Text(isShown ? code : "Tap to show").onTapGesture { go() }"#, "“Tap to show”"),
        ("HStack { Image(\"bin_2\"); Text(\"Bin\") }.onTapGesture { go() }", "“bin 2. Image” and “Bin”"),
        (#"Field("0", amount: $amount)"#, "“0, text field”"),
        (#"Text("^[\(count) Bean](inflect: true)").onTapGesture { go() }"#, "“‹count› Bean”"),
        ("if let view = loader.image { view.resizable().onTapGesture { go() } }", "“‹image›. Image.”"),
        ("Text(Words.save).onTapGesture { go() }", "“Save it”"),
        ("joined", "“‹words›”"),
        (#"Field("", amount: $amount)"#, "“‹amount›. Text Field."),
    ])
    func `messages quote what is heard at first`(view: String, quoted: String) throws {
        let text = """
            import SwiftUI
            extension String { var safe: String { self } }
            extension String { func loco() -> String { NSLocalizedString(self, comment: "") } }
            extension String { var loc: String { NSLocalizedString(self, comment: "") } }
            struct A: View {
                typealias Words = Texts.Garden
                @State private var isShown = false
                var body: some View { \(view) }
                var joined: some View {
                    var words = AttributedString(first)
                    words.append(second)
                    return Text(words).onTapGesture { go() }
                }
                func show() { isShown = true }
            }
            enum Texts {
                enum Garden { static let save = "Save it" }
                enum House { static let open = "Open it" }
            }

            """ + Self.field
        let other = CodeSource(path: "B.swift") { Array("struct B { typealias Words = Texts.House }".utf8) }
        let code = CodeAnswers(CodeIndex([CodeSource(path: "A.swift") { Array(text.utf8) }, other])) { _, _ in nil }
        let report = lint(Source(path: "A.swift", text: text), with: .builtIn, code: code)
        let messages = report.findings.filter { $0.rule != "unlabelled-image" }.map(\.message)
        #expect(messages.contains { $0.contains(quoted) }, "\(messages)")
    }
}
