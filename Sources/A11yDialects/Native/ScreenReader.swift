import A11yModel
import A11ySyntax

/// Reads one screen: its own keys, then its elements, then what refers to elements by their ids.
struct ScreenReader {
    var screen: Screen
    let names: NativeNames
    var values = ValueReader()
    var references = References()

    static func read(_ node: Node, _ names: NativeNames) -> Parsed<[Screen]> {
        let anchor = node.anchor(preferring: "screen")
        let screen = Screen(name: "", input: .native, range: node.range, anchor: anchor)
        var reader = ScreenReader(screen: screen, names: names)
        reader.read(node)
        return Parsed([reader.screen], problems: reader.values.problems)
    }

    private mutating func read(_ node: Node) {
        let parts = Parts(of: node, in: .view)
        var fields = parts.fields
        if node.kind == .element { fields = fields.map(\.renamedToKey) }
        let kinds = ScreenKey.allCases.filter { $0.kind != .structure }.map { ($0.rawValue, $0.kind) }
        let structure = [ScreenKey.elements.rawValue, "children", ScreenKey.onAppear.rawValue]
        for case .elements(let nodes) in fields.filter({ !structure.contains($0.name) }).map(\.contents) {
            guard let first = nodes.first else { continue }
            values.report("`<\(first.tag)>` stands inside an element", at: first.tagRange, unchecked: "it")
        }
        let known = fields.filter { !structure.contains($0.name) && !$0.isElements }
        apply(values.record(known, keys: Dictionary(uniqueKeysWithValues: kinds)), known)

        if let onAppear = first(.onAppear, or: nil, in: fields) { readAppearance(onAppear) }
        if let elements = first(.elements, or: "children", in: fields) {
            screen.roots = readChildren(elements, of: nil)
        }
        for made in parts.made {
            values.report(
                "an accessibility element stands in the view that makes it", at: made.tagRange, unchecked: "it")
        }
        screen.roots += readElements(parts.children, of: nil)
        resolveReferences()
        markPartial()
        if screen.elements.isEmpty, values.problems.isEmpty {
            values.add(Problem(.emptyScreen, at: screen.anchor))
        }
    }

    private mutating func first(_ key: ScreenKey, or alias: String?, in fields: [Field]) -> Field? {
        let found = fields.filter { $0.name == key.rawValue || $0.name == alias }
        guard let first = found.first else { return nil }
        for field in found.dropFirst() { values.reportDuplicate(field, of: first) }
        return first
    }

    private mutating func apply(_ read: [String: Value], _ fields: [Field]) {
        values.checkVersion(read["a11ylint"], in: fields)
        screen.name = read["screen"]?.text ?? ""
        screen.title = read["title"]?.text
        applyOrigin(read)
        if let platform = read["platform"]?.text.flatMap(Platform.init) {
            screen.platform = platform
            screen.statements.insert(.platform)
        }
        if let direction = read["direction"]?.text.flatMap(Direction.init) { screen.direction = direction }
        if let language = read["language"]?.text, !language.isEmpty {
            screen.language = language
            screen.statements.insert(.language)
            // Other kinds of files lie in a folder for a language, which is no word about their texts.
            screen.statesLanguage = screen.input == .native
        }
        screen.size = screen.platform.defaultSize
        guard let size = read["size"]?.point, let field = fields.first(where: { $0.name == "size" }) else { return }
        if size.x > 0, size.y > 0 {
            screen.size = Size(width: size.x, height: size.y)
            screen.statements.insert(.size)
        } else {
            values.report("a screen has a width and a height above 0", at: field.range, unchecked: "`size`")
        }
    }

    private mutating func readAppearance(_ field: Field) {
        guard let fields = field.mapping else {
            values.reportKind(of: field, expected: "a mapping with post and focus")
            return
        }
        let read = values.record(fields, keys: Records.appearance)
        screen.onAppear = Appearance(post: read["post"]?.text, focus: read["focus"]?.text, range: field.range)
        if let focus = fields.first(where: { $0.name == "focus" })?.word, read["focus"] != nil {
            references.add(focus)
        }
    }
}

extension ValueReader {
    /// Reports a version of the format that does not exist.
    mutating func checkVersion(_ version: Value?, in fields: [Field]) {
        guard let number = version?.number, number != NativeDialect.version else { return }
        guard let field = fields.first(where: { $0.name == ScreenKey.a11ylint.rawValue }) else { return }
        report("version 1 is the only one", at: field.range, unchecked: "what a later version adds")
    }
}

extension Field {
    /// Whether child elements of XML say it.
    fileprivate var isElements: Bool { if case .elements = contents { true } else { false } }

    /// XML calls the screen's name `name`; its tag is the key.
    fileprivate var renamedToKey: Field {
        guard name == "name" else { return self }
        return Field(name: ScreenKey.screen.rawValue, keyRange: keyRange, contents: contents)
    }
}
