// What the uses of a view decide for all of it: constants, the parts in other files, and whether anybody sees it.
extension SwiftUIReadingTests {
    private static let rows = "struct A: View { var body: some View { VStack { Row(title: one); Row(title: two) } } }"
    private static let body = """
        var body: some View { HStack { Text(title); if isWide { Image("hero_2") } } }
        """

    static let used = [
        Case(
            "a flag that no use sets",
            ["A.swift": rows + "\nstruct Row: View { let title: String; var isWide = false; \(body) }"]),
        Case(
            "a flag that a use sets",
            [
                "A.swift": rows + "\nstruct Row: View { let title: String; var isWide = false; \(body) }",
                "B.swift": "struct B: View { var body: some View { Row(title: three, isWide: true) } }",
            ], ["A.swift:3 unlabelled-image"]),
        Case(
            "a flag that only a preview sets",
            [
                "A.swift": rows + "\nstruct Row: View { let title: String; var isWide = false; \(body) }",
                "B.swift": "#Preview { Row(title: three, isWide: true) }",
            ]),
        Case(
            "a flag that a method sets",
            [
                "A.swift": rows + """

                    struct Row: View {
                        let title: String; var isWide = false
                        func wide() -> Row { var row = self; row.isWide = true; return row }
                        \(body)
                    }
                    """
            ], ["A.swift:6 unlabelled-image"]),
        Case(
            "a flag of a view that other modules may use",
            ["A.swift": rows + "\npublic struct Row: View { let title: String; var isWide = false; \(body) }"],
            ["A.swift:3 unlabelled-image"]),
        Case(
            "the default of an initializer, which each use takes",
            [
                "A.swift": rows + """

                    struct Row: View {
                        let title: String; let isWide: Bool
                        init(title: String, isWide: Bool = false) { self.title = title; self.isWide = isWide }
                        \(body)
                    }
                    """
            ]),
        Case(
            "an action that no use passes",
            [
                "A.swift": rows + """

                    struct Row: View {
                        let title: String; var onInfo: (() -> Void)?
                        var body: some View {
                            HStack { Text(title); if let onInfo { Button(action: onInfo) { Image("info_2") } } }
                        }
                    }
                    """
            ]),
        Case(
            "a function with parameters in another file",
            [
                "A.swift": "struct A: View { var body: some View { VStack { remove(one); remove(two) } } }",
                "B.swift": """
                extension A {
                    func remove(_ crop: Crop) -> some View { Button { remove(crop) } label: { Image("bin_2") } }
                }
                """,
            ], ["B.swift:3 missing-label"]),
        Case(
            "a function in another file that takes the picture",
            [
                "A.swift": """
                struct A: View { var body: some View { VStack { button("bin_2"); button("plus_2") } } }
                """,
                "B.swift": """
                extension A {
                    func button(_ icon: String) -> some View { Button { go() } label: { Image(icon) } }
                }
                """,
            ], ["A.swift:2 missing-label"]),
        Case(
            "a view of which a picture is made",
            [
                "A.swift": """
                private struct Ticket: View { var body: some View { VStack { Text("Beans"); Image("hero_2") } } }
                func picture() -> UIImage? {
                    let ticket = Ticket()
                    return ImageRenderer(content: ticket).uiImage
                }
                """
            ], ["A.swift:2 unlabelled-image?"]),
        Case(
            "what only the makers of the app see and know of",
            [
                "A.swift": """
                struct A: View {
                    let store: Store
                    var body: some View {
                        Image("logo_2").accessibilityLabel("Beans").onLongPressGesture { store.send(.enableDebugMode) }
                        if store.isInDebugMode { TextField("", text: query) }
                    }
                }
                """
            ], ["A.swift:6 missing-label?"]),
        Case(
            "the value beside a slider, and its caption",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        HStack { Text("Speed"); Text("\\(speed)s"); Slider(value: $speed) }
                    }
                }
                """
            ], ["A.swift:4 missing-label"]),
        Case(
            "a field of UIKit beside a text that a use passes",
            [
                "A.swift": """
                struct A: View { var body: some View { SearchField(hint: "Crop") } }
                struct SearchField: View {
                    let hint: String
                    var body: some View { ZStack { Text(hint); Field() } }
                }
                struct Field: UIViewRepresentable {
                    func makeUIView(context: Context) -> UITextField { UITextField() }
                }
                """
            ], ["A.swift:5 missing-label"]),
        Case(
            "an overload of a modifier, and a method of a model that is called like one",
            [
                "A.swift": """
                extension View {
                    func modifier<Made: View>(@ViewBuilder body: (Self) -> Made) -> Made { body(self) }
                    func framed() -> some View { self.modifier(Frame()) }
                }
                struct Frame: ViewModifier { func body(content: Content) -> some View { content.padding() } }
                final class Model { @MenuBuilder func contextMenu(_ ids: [Int]) -> [Item] { Item("Open") } }
                struct A: View {
                    var body: some View {
                        Image("bean_2").framed()
                        Image("bean_3").contextMenu { Button("Open") { open() } }
                    }
                }
                """
            ], ["A.swift:10 unlabelled-image", "A.swift:11 unlabelled-image"]),
        Case(
            "a fixed size, and one under the sizes that the app allows",
            [
                "A.swift": """
                struct A: View { var body: some View { VStack { Text(crop).font(.system(size: 12)) } } }
                struct B: View {
                    var body: some View { VStack { Text(plot).font(.system(size: 12)) }.dynamicTypeSize(...(.large)) }
                }
                """
            ], ["A.swift:2 fixed-text"]),
        Case(
            "a picture beside a text that a use passes",
            [
                "A.swift": """
                struct A: View { var body: some View { Row(title: "Beans"); Row(title: "Chard") } }
                struct Row: View {
                    let title: String
                    var body: some View { VStack { Text(title); Asset.Icons.bean2.image.resizable() } }
                }
                """
            ], ["A.swift:5 unlabelled-image"]),
        Case(
            "a text that comes and goes before a field",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        VStack {
                            Text("Crop")
                            if isDry { Text("Water is short") }
                            TextField("", text: $crop)
                        }
                    }
                }
                """
            ], ["A.swift:7 missing-label"]),
        Case(
            "a message in the label of a button that is not there at first",
            [
                "A.swift": """
                struct A: View {
                    @State private var message: String?
                    var body: some View {
                        Button { go() } label: {
                            ZStack { Image("bean_2"); if let message { Button(message) { hide() } } }
                        }
                    }
                }
                """
            ], ["A.swift:5 missing-label"]),
        Case(
            "one of two pictures, and pictures of AppKit",
            [
                "A.swift": """
                import AppKit
                struct A: View {
                    var body: some View {
                        Button { go() } label: { Image(isOn ? "lock_1" : "lock_2") }
                        Image(nsImage: NSImage(named: NSImage.cautionName)!)
                    }
                }
                """
            ], ["A.swift:5 missing-label", "A.swift:6 unlabelled-image?"]),
        Case(
            "a page of a link of a stack",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        NavigationStack(path: $path) { Button("Done") { end() } } destination: { item in
                            Button("Done") { finish(item) }
                        }
                    }
                }
                """
            ]),
        Case(
            "types of one name in other types, and in the module",
            [
                "A.swift": """
                struct A: View { var body: some View { Title("Plots") } }
                struct Page: View {
                    var body: some View { Title() }
                    struct Title: View { var body: some View { Image("hero_2") } }
                }
                """,
                "B.swift": """
                struct Title: View {
                    let words: String
                    init(_ words: String) { self.words = words }
                    var body: some View { Text(words) }
                }
                struct TabView: View { var body: some View { Image("tabs_2") } }
                struct B: View { var body: some View { SwiftUI.TabView { Text("Beans") } } }
                """,
            ], ["A.swift:5 unlabelled-image", "B.swift:7 unlabelled-image"]),
        Case(
            "a closure by the name of its type, and a view without one",
            [
                "A.swift": """
                struct A: View {
                    var body: some View { Cached { image in Image(uiImage: image) }; picture }
                    private var picture: AnyView { .init(Image("hero_2")) }
                }
                struct Cached<Content: View>: View {
                    typealias Maker = ((UIImage) -> Content)
                    let content: Maker
                    init(content: @escaping Maker) { self.content = content }
                    var body: some View { VStack { content(loaded) } }
                }
                """
            ], ["A.swift:3 unlabelled-image", "A.swift:4 unlabelled-image"]),
        Case(
            "an overload for labels that may be missing",
            [
                "A.swift": """
                extension View {
                    @ViewBuilder func accessibilityLabel(_ label: String?) -> some View {
                        if let label { self.accessibilityLabel(Text(label)) } else { self }
                    }
                }
                struct A: View {
                    var body: some View { Button { go() } label: { Image("bean_2") }.accessibilityLabel("Pick") }
                }
                """
            ]),
        Case(
            "a tap on a field with a picture over it",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        TextField("", text: $crop).accessibilityLabel("Crop")
                            .overlay(Image("lens_2").accessibilityHidden(true)).onTapGesture { isEditing = true }
                    }
                }
                """
            ]),
        Case(
            "a closure behind the parentheses beside an optional one, and texts that are summed",
            [
                "A.swift": """
                struct A: View {
                    var body: some View {
                        Row { Image("bean_2") }
                        words.reduce(Text("")) { $0 + Text($1) }.onTapGesture { go() }
                        Button { stop() } label: { Image.icons.cancel }
                    }
                }
                struct Row<Content: View>: View {
                    var onPress: (() -> Void)?
                    let content: () -> Content
                    var body: some View { VStack { content() } }
                }
                """
            ], ["A.swift:4 unlabelled-image", "A.swift:5 missing-trait", "A.swift:6 image-name-label?"]),
    ]
}
