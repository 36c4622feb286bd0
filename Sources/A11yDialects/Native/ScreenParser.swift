import A11yModel
import A11ySyntax

/// Parses one screen: its own keys, then its elements, then the references between elements.
struct ScreenParser {
    var screen: Screen
    var values = ValueParser()
    var references = References()
    /// What changes where the screen is read as one of its states.
    var changes = ScreenChanges()
    /// Whether the screen is read as one of its states.
    var isState = false

    static func read(_ node: Node) -> Parsed<[Screen]> {
        let anchor = node.anchor(preferring: "screen")
        let screen = Screen(name: "", input: .native, range: node.range, anchor: anchor)
        var parser = ScreenParser(screen: screen)
        parser.read(node)
        parser.readFlow(node)
        return Parsed([parser.screen], problems: parser.values.problems)
    }

    /// Whether an author wrote the screen, and no conversion did.
    var isAuthored: Bool { screen.input == .native }

    mutating func read(_ node: Node) {
        let parts = NodeContents(of: node, in: .view)
        var fields = parts.fields
        if node.kind == .element { fields = fields.map(\.renamedToKey) }
        fields = values.valued(fields)
        let kinds = ScreenKey.allCases.filter { !$0.kind.isStructure }.map { ($0.rawValue, $0.kind) }
        let structure = ["children"] + ScreenKey.allCases.filter(\.kind.isStructure).map(\.rawValue)
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
        readChanges()
        resolveReferences()
        markPartial()
        if screen.input == .interfaceBuilder { screen.passOnCode() }
        // A converted dump is judged as a dump.
        if screen.elements.isEmpty, values.problems.isEmpty, !isState, !screen.input.isOfRunningApp {
            values.add(Problem(.emptyScreen, at: screen.anchor))
        }
    }

    /// Applies what a state changes of the screen itself.
    private mutating func readChanges() {
        if let title = changes.title { screen.title = title }
        for added in changes.added {
            if let list = added.list { screen.roots += readChildren(list, of: nil) }
            screen.roots += readElements(added.nodes, of: nil)
        }
    }

    private mutating func first(_ key: ScreenKey, or alias: String?, in fields: [NativeField]) -> NativeField? {
        let found = fields.filter { $0.name == key.rawValue || $0.name == alias }
        guard let first = found.first else { return nil }
        for field in found.dropFirst() { values.reportDuplicate(field, of: first) }
        return first
    }

    private mutating func apply(_ read: [String: Value], _ fields: [NativeField]) {
        values.checkVersion(read["a11ylint"], in: fields)
        screen.name = read["screen"]?.text ?? ""
        screen.title = read["title"]?.text
        applyOrigin(read)
        if let platform = read["platform"]?.text.flatMap(Platform.init) {
            screen.platform = platform
            screen.statements.insert(.platform)
        }
        if let language = read["language"]?.text, !language.isEmpty {
            screen.language = language
            screen.statements.insert(.language)
            // The language of other kinds of files comes from their folder, and says nothing about their texts.
            screen.statesLanguage = screen.input == .native
        }
        let direction = read["direction"]?.text.flatMap { Direction(rawValue: $0) }
        screen.direction = direction ?? Direction(of: screen.language)
        screen.size = screen.platform.defaultSize
        guard let size = read["size"]?.point, let field = fields.first(where: { $0.name == "size" }) else { return }
        if size.x > 0, size.y > 0 {
            screen.size = Size(width: size.x, height: size.y)
            screen.statements.insert(.size)
        } else {
            values.report("a screen has a width and a height above 0", at: field.range, unchecked: "`size`")
        }
    }

    private mutating func readAppearance(_ field: NativeField) {
        guard let fields = field.mapping else {
            values.reportKind(
                of: field, expected: "a mapping with post and focus: `{ post: screenChanged, focus: id }`")
            return
        }
        let read = values.record(fields, keys: MappingKeys.appearance.kinds)
        screen.onAppear = Appearance(
            post: read["post"]?.text, focus: read["focus"]?.text, text: read["text"]?.text, range: field.range)
        if let focus = fields.first(where: { $0.name == "focus" })?.word, read["focus"] != nil {
            references.add(focus)
        }
    }
}

extension ValueParser {
    /// Reports an unknown version of the format.
    mutating func checkVersion(_ version: Value?, in fields: [NativeField]) {
        guard let number = version?.number, number != NativeDialect.version else { return }
        guard let field = fields.first(where: { $0.name == ScreenKey.a11ylint.rawValue }) else { return }
        report("version 1 is the only one", at: field.range, unchecked: "what a later version adds")
    }
}

extension NativeField {
    /// Whether the field consists of XML child elements.
    fileprivate var isElements: Bool { if case .elements = contents { true } else { false } }

    /// In XML, the screen's name is the attribute `name`; its tag is the key.
    fileprivate var renamedToKey: NativeField {
        name == "name" ? renamed(to: ScreenKey.screen.rawValue) : self
    }
}

/// What a converted file keeps from its original format.

extension Element {
    /// The properties about the origin and certainty of an element.
    static let settled: PropertySet = [
        .slot, .macRole, .macValue, .fixedSides, .outlet, .prototype, .autoLayout, .builtInName, .handlesTouch, .system,
    ]

    /// Applies one of `settled`.
    mutating func settle(_ property: Property, _ value: Value) {
        switch property {
        case .slot: self.slot = value.text.flatMap(Slot.init)
        case .macRole: macRole = MacRole(value.text ?? "", value: macRole?.value ?? "")
        case .macValue: macRole = MacRole(macRole?.word ?? "", value: value.text ?? "")
        case .fixedSides:
            let names = value.texts ?? []
            self.fixedSides = Sides(Sides.names.filter { names.contains($0.name) }.map(\.side))
        case .outlet: if value != .flag(false) { doubts.insert(.code) }
        default: if value.flag == true { settle(property) }
        }
    }

    private mutating func settle(_ property: Property) {
        switch property {
        case .prototype: doubts.insert(.template)
        case .autoLayout: doubts.insert(.layout)
        case .builtInName: self.hasBuiltInName = true
        case .handlesTouch: self.hasHandler = true
        case .system: self.isSystem = true
        default: break
        }
    }
}

extension ScreenParser {
    /// Applies the keys of a screen that was converted from another kind of file.
    mutating func applyOrigin(_ read: [String: Value]) {
        if let input = read["input"]?.text.flatMap(Input.init) { screen.input = input }
        screen.isWhole = read["whole"]?.flag ?? true
        screen.isEmbedded = read["embedded"]?.flag ?? false
        screen.isUnreached = read["unreached"]?.flag ?? false
        screen.isPartial = read["partial"]?.flag ?? false
        screen.isUntyped = read["untyped"]?.flag ?? false
        screen.cut = read["cut"]?.text
        screen.customClass = read["customClass"]?.text
        if screen.customClass != nil { screen.doubts.insert(.customClass) }
    }

    /// Marks the elements of an incomplete description, once all of them are parsed.
    mutating func markPartial() {
        if screen.isPartial || screen.cut != nil { screen.markPartial() }
        if screen.isUntyped { screen.markUntyped() }
        if let cut = screen.cut { values.add(DumpLimit.problem(cut, at: screen.anchor, in: screen.input)) }
    }
}

/// The ids of a screen and the references to them. References are resolved after all elements are parsed, so they may
/// point forward.
struct References {
    /// An explicit list whose ids are not resolved yet.
    struct ExplicitList {
        let owner: ElementID
        var members: [Member]
    }

    private(set) var named: [String: (element: ElementID, range: SourceRange)] = [:]
    private(set) var pending: [Node.Word] = []
    var lists: [ExplicitList] = []

    /// Registers an id. Returns the element that already has it, with the range of its id; nil if the id is new.
    mutating func register(
        _ name: String, as element: ElementID, at range: SourceRange
    ) -> (element: ElementID, range: SourceRange)? {
        guard let first = named.updateValue((element, range), forKey: name) else { return nil }
        named[name] = first
        return first
    }

    /// Records a reference to an id.
    mutating func add(_ reference: Node.Word) { pending.append(reference) }

    /// Records the references of a field, if its kind holds ids.
    mutating func add(contentsOf field: NativeField, kind: ValueKind) {
        switch kind {
        case .reference:
            if let word = field.word { add(word) }
        case .references:
            for case .word(let word) in field.entries ?? [] { add(word) }
        case .rotors:
            for case .node(let node) in field.entries ?? field.onlyEntry ?? [] {
                for stop in NodeContents(of: node, in: .view).fields where stop.name == "elements" {
                    add(contentsOf: stop, kind: .references)
                }
            }
        default: break
        }
    }
}

extension ScreenParser {
    /// Parses an explicit list: ids, and the accessibility elements in the list or in the view.
    mutating func readMembers(_ field: NativeField?, _ made: [Node], of id: ElementID) {
        guard field != nil || !made.isEmpty else { return }
        var members: [Member] = []
        for entry in field?.entries ?? [] {
            switch entry {
            case .node(let node):
                if let member = makeMember(node, of: id) { members.append(member) }
            case .word(let word):
                members.append(Member(name: word.text, target: nil, range: word.range))
            }
        }
        if let field, field.entries == nil {
            values.reportKind(of: field, expected: "a list of ids or mappings")
            return
        }
        let extra = made.compactMap { makeMember($0, of: id) }
        references.lists.append(References.ExplicitList(owner: id, members: placed(extra, in: members)))
        let names = members.compactMap(\.name)
        let range = field?.range ?? made.first?.range ?? screen[id].range
        let keyRange = field?.keyRange ?? made.first?.tagRange ?? screen[id].anchor
        screen.elements[id.index].assignments.append(
            Assignment(.elements, .texts(names), range: range, keyRange: keyRange))
    }

    /// The views in an explicit list, which are reported and read as children.
    mutating func reportedViews(in field: NativeField?) -> [Node] {
        guard let field else { return [] }
        let views = (field.entries ?? []).compactMap { entry in
            if case .node(let node) = entry, node.entry("type") != nil || node.entry("children") != nil {
                node
            } else {
                nil
            }
        }
        guard let first = views.first else { return [] }
        values.report(
            "`\(field.name)` lists ids, and elements without a view; did you mean `children`?", at: field.keyRange,
            unchecked: "the order that it states", related: RelatedPlace(message: "a view", range: first.range))
        return views
    }

    private mutating func makeMember(_ node: Node, of id: ElementID) -> Member? {
        readElement(node, in: .member, as: .accessibilityElement, of: id).map { made in
            Member(name: nil, target: made, range: node.range)
        }
    }

    /// XML: accessibility elements take the position of their id in the attribute `elements`, else the end.
    private func placed(_ made: [Member], in members: [Member]) -> [Member] {
        var byName: [String: Member] = [:]
        for member in made {
            if let name = member.target.flatMap({ screen[$0].fileID }) { byName[name] = member }
        }
        var placed: Set<ElementID> = []
        let ordered = members.map { member in
            guard let made = member.name.flatMap({ byName[$0] }), let target = made.target else { return member }
            placed.insert(target)
            return made
        }
        return ordered + made.filter { member in member.target.map { !placed.contains($0) } ?? true }
    }

    /// Resolves every reference. Unknown ids are reported.
    mutating func resolveReferences() {
        var unknown: [Node.Word] = []
        for list in references.lists {
            screen.elements[list.owner.index].members = list.members.map { member in
                guard let name = member.name else { return member }
                let target = references.named[name]?.element
                if target == nil { unknown.append(Node.Word(text: name, range: member.range)) }
                return Member(name: name, target: target, range: member.range)
            }
        }
        unknown += references.pending.filter { references.named[$0.text] == nil }
        if let focus = screen.onAppear?.focus {
            screen.onAppear?.target = references.named[focus]?.element
        }
        // What refers to a view that a state removes is right in the other states.
        guard !unknown.isEmpty, changes.removed.isEmpty else { return }
        let known = references.named.keys.sorted()
        for reference in unknown { values.add(ScreenParser.problem(ofUnknown: reference, among: known, &values)) }
    }

    /// The problem of an id that no element has.
    static func problem(ofUnknown reference: Node.Word, among known: [String], _ values: inout ValueParser) -> Problem {
        let nearest = values.suggestion(for: reference.text, among: known)
        var facts: Facts = ["id": .text(reference.text)]
        facts["nearest"] = nearest.map(Fact.text)
        let variant = nearest.map { _ in "nearest" }
        return Problem(.unknownReference, at: reference.range, variant: variant, facts: facts)
    }
}
