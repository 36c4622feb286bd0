import A11yModel

/// Reads what the element’s own class does with its instances, superclasses included.
struct ClassReader {
    let index: CodeIndex
    let family: ClassFamily
    let methods: MethodEffects
    private(set) var uses: [CodeUse] = []
    /// What other classes call may be called on another object of the class.
    private let roots: Roots

    init(_ index: CodeIndex, _ family: ClassFamily, _ methods: MethodEffects) {
        self.index = index
        self.family = family
        self.methods = methods
        roots = Roots(of: family, in: index)
    }

    /// Reads every declaration of the class and its superclasses.
    mutating func read() {
        var replaced: Set<String> = []
        for name in family.ancestors {
            var further: Set<String> = []
            for (file, type) in index.declarations(of: name) {
                var reader = UseReader(file, methods)
                for member in type.members {
                    read(member, isReplaced: replaced.contains(member.name), by: &reader)
                    let body = member.body ?? member.tokens
                    if member.kind == .method, !body.contains(where: { file.name($0) == "super" }) {
                        further.insert(member.name)
                    }
                }
                reader.settleBranches()
                // What a class does with itself and changes nothing is no news.
                uses += reader.uses.filter { !$0.properties.isEmpty }
            }
            // A subclass that does not call `super` keeps the superclass’s method from running.
            replaced.formUnion(further)
        }
    }

    private func read(_ member: MemberDeclaration, isReplaced: Bool, by reader: inout UseReader) {
        if readOverride(member, by: &reader) { return }
        if member.modifiers.contains("static") { return }
        let body = member.body ?? member.tokens
        let isReached = !isReplaced && index.runsAtFirst(member, in: reader.file, from: roots)
        reader.readSelf(in: body, UseReader.Scope(body: body, isReached: isReached))
    }

    /// Reads a property or method of UIAccessibility that the class answers itself. False if it is none.
    private func readOverride(_ member: MemberDeclaration, by reader: inout UseReader) -> Bool {
        if ClassReader.events.contains(member.name) {
            reader.note(.sets(.something), [.overrides], at: member.nameToken)
            noteOthers([], in: member, &reader)
            return true
        }
        if ["accessibilityElementCount", "accessibilityElement", "accessibilityElementAtIndex"].contains(member.name) {
            reader.note(.opens, [.elements, .isElement], at: member.nameToken)
            return true
        }
        let isMethod = reader.file.language == .objectiveC && member.kind == .method && member.labels.isEmpty
        guard member.modifiers.contains("override") || isMethod, let body = member.body, !body.isEmpty,
            methods.applies(member.name), let known = Member(member.name, of: .element)
        else { return false }
        // An observer reacts to a value and gives none.
        if ["didSet", "willSet"].contains(reader.file.name(body.lowerBound)) { return false }
        if isMethod, reader.file.name(body.lowerBound) == "[", member.name == "layoutSubviews" { return false }
        switch known {
        case .sets(let properties):
            note(properties, answeredBy: body, at: member.nameToken, &reader)
            noteOthers(properties, in: member, &reader)
        case .opens(let properties):
            reader.note(.opens, properties, at: member.nameToken)
            noteOthers(properties, in: member, &reader)
        case .harmless, .part, .leadsAway: return false
        }
        return true
    }

    /// Notes what the code of an override does to other properties.
    private func noteOthers(_ properties: PropertySet, in member: MemberDeclaration, _ reader: inout UseReader) {
        guard let body = member.body else { return }
        var inner = UseReader(reader.file, methods)
        inner.readSelf(in: body, UseReader.Scope(body: body, isReached: false))
        // What removes itself from the screen changes no property while it is there.
        let isRemoved = body.contains { reader.file.name($0) == "removeFromSuperview" }
        for use in inner.uses where !isRemoved || use.properties != .ofCode {
            let others = PropertySet(
                Property.allCases.filter { use.properties.contains($0) && !properties.contains($0) })
            if !others.isEmpty { reader.note(.opens, others, at: member.nameToken) }
        }
    }

    /// Notes the value that a getter returns, if it is a single expression.
    private func note(
        _ properties: PropertySet, answeredBy body: Range<Int>, at place: Int, _ reader: inout UseReader
    ) {
        let file = reader.file
        var body = body
        if file.name(body.lowerBound) == "get", file.isBracket(body.lowerBound + 1, "{"),
            let end = file.match(body.lowerBound + 1)
        {
            body = body.lowerBound + 2..<end
        }
        let start = file.name(body.lowerBound) == "return" ? body.lowerBound + 1 : body.lowerBound
        let end = file.expressionEnd(start)
        let isWhole = end >= body.upperBound || (file.name(end) == ";" && end + 1 >= body.upperBound)
        guard isWhole, start < body.upperBound, let property = Property.allCases.first(where: properties.contains)
        else { return reader.note(.opens, properties, at: place) }
        reader.note(
            .sets(file.value(file.span(start, min(end, body.upperBound)), for: property)), properties, at: place)
    }

    /// The methods of accessibility that a class answers itself.
    private static let events = Member.words(
        "accessibilityActivate accessibilityIncrement accessibilityDecrement accessibilityScroll "
            + "accessibilityPerformEscape accessibilityPerformMagicTap accessibilityElementDidBecomeFocused "
            + "accessibilityElementDidLoseFocus")
}
