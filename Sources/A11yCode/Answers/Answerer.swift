import A11yModel

/// Answers what the code of an app does to an element. One thread uses it.
final class Answerer {
    let app: CodeApp
    let flow: CodeFlow
    let values: ValueReader
    let escapes: EscapeFinder
    let gaps: GapFinder
    let writes: WriteIndex
    let graph: RunGraph
    let effects: WriteEffects
    private let methods: ClassMethods
    let guards: AttributeGuards
    private let branches: ChosenBranches
    /// The place of each file in the order of the paths.
    private let ranks: [Int]
    private let descriptions = Memo<Place, CodeWords>()
    /// What is found of the origins of writes for one element; nothing in between. Most elements look at few of many.
    private var reachedOrigins: [Reached?]
    /// Whether the statement of a write can be reached.
    let reachability = Memo<CodeNode, Bool>()
    /// Whether UIKit or the user runs a function.
    let entryPoints = Memo<FunctionID, Bool>()

    private struct Place: NumberKey {
        let file: Int32
        let offset: Int32
        var index: Int { Int(file) << 32 | Int(offset) }
    }

    init(_ app: CodeApp) {
        self.app = app
        flow = CodeFlow(app)
        values = ValueReader(flow.resolver)
        escapes = EscapeFinder(flow.resolver, flow.sites)
        gaps = GapFinder(app, flow.resolver)
        writes = WriteIndex(flow.resolver, flow.leads)
        graph = RunGraph(flow)
        guards = AttributeGuards(app)
        branches = ChosenBranches(app, flow.sites)
        effects = WriteEffects(of: writes, values, flow, guards)
        methods = ClassMethods(app)
        reachedOrigins = Array(repeating: nil, count: writes.origins.count)
        var ranks = [Int](repeating: 0, count: app.files.count)
        let byPath = app.files.indices.sorted { app.files[$0].path < app.files[$1].path }
        for (rank, file) in byPath.enumerated() { ranks[file] = rank }
        self.ranks = ranks
    }

    /// A write that may change the element.
    final class Hit {
        /// The number of the write.
        let number: Int
        let entry: WriteIndex.Entry
        let reached: Reached
        /// The part of the element that it changes.
        let part: Member.Part
        /// The properties that it sets, or may change, and to what.
        var effects: [WriteEffects.Effect] = []

        fileprivate init(_ number: Int, of entry: WriteIndex.Entry, _ reached: Reached, _ part: Member.Part) {
            (self.number, self.entry, self.reached, self.part) = (number, entry, reached, part)
        }
    }

    /// What the code does to an element.
    func answer(_ question: CodeQuestion) -> ElementCode {
        let target = Target(question, in: app)
        var code = ElementCode()
        let (classes, classGaps, base) = gaps.classes(of: target)
        code.classes = classes.map(app.text)
        code.base = base.map(app.text)
        code.gaps =
            classGaps + gaps.gaps(of: target) + gaps.refusals(of: target, question.base)
            + gaps.attributes(of: target)
        code.files = gaps.files(of: classes)
        code.responses = methods.responses(of: target).union(methods.announcements(by: classes))
        if let gap = gaps.content(of: target), !saysItIsElement(target) {
            code.gaps.append(gap)
            if gaps.holdsControls(target.ownClass) { code.responses.insert(.innerControls) }
        }
        if titleViews.contains(where: { app.isKind(target.ownClass, of: $0) }) { code.responses.insert(.barTitle) }
        let escaped = escapes.escapes(of: target)
        let reach = Reach(target, flow)
        let (hits, gapsOfWrites) = hits(on: target, reach)
        let runner = Runner(self, target, reach)
        code.gaps += gapsOfWrites + gaps(by: escaped, around: target, runner)
        let replacements = gaps.replacements(of: target)
        let replaced = replacements.filter { gaps.replacesOwn($0, in: target) && runner.alwaysRuns($0) }
        if replaced.isEmpty { code.gaps += replacements.map(gaps.gap) }
        var changes = replaced.map {
            CodeChange(at: $0, place: app.node($0).place, .sets(.known(.flag(true))), [.hidden])
        }
        changes += target.outlets.flatMap { app.properties(named: $0.name, of: $0.owner) }.map {
            CodeChange(at: $0.node, place: app.node($0.node).place, .declares, [])
        }
        changes += initialTexts(of: question)
        changes += escaped.filter { !$0.isFinal }.map {
            CodeChange(at: $0.node, place: app.node($0.node).place, .opens, $0.properties)
        }
        takeTextsToScale(hits)
        changes +=
            self.changes(by: hits, runner, to: target) + removals(of: target, reach, runner)
            + methods.overrides(of: target)
        code.uses = uses(changes)
        code.pictures = pictures(setBy: hits)
        code.picturesOfStates = picturesOfStates(setBy: hits)
        code.tints = tints(setBy: hits, of: target)
        code.taps = hits.filter { $0.entry.write.member == "addGestureRecognizer" }
            .compactMap { $0.entry.write.value.flatMap(effects.method(ofTap:)) }
        var known: Set<CodeGap> = []
        code.gaps = code.gaps.filter { known.insert($0).inserted }
        return code
    }

    /// The properties that a binding may show, if each begins with a text: the field is never empty at first.
    private func initialTexts(of question: CodeQuestion) -> [CodeChange] {
        let name = question.boundKey.map(app.symbol) ?? .none
        let texts = question.boundOwners.flatMap { app.properties(named: name, of: app.resolved(app.intern($0))) }
            .map { property in
                property.initial.map(property.node.at).flatMap { app.node($0).kind == .string ? $0 : nil }
            }
        let found = texts.compactMap { $0 }.filter { app.text(of: $0).count > 2 }
        guard found.count == texts.count else { return [] }
        return found.map { CodeChange(at: $0, place: app.node($0).start, .maySet(.something), [.current]) }
    }

    /// The writes that take all views of others off the screen.
    private(set) lazy var emptying = writes.entries.map { (entry: $0, views: emptied(by: $0)) }
        .filter { !$0.views.isEmpty }

    /// The app's classes of the views that code puts into the titles of navigation bars.
    private lazy var titleViews: [Symbol] = app.mentions(of: app.symbol("titleView")).compactMap { mention in
        let tree = app.tree(mention.file)
        let value = tree[mention.id].next
        guard tree.node(.assignment, on: mention.id) != nil, value >= 0 else { return nil }
        let type = flow.resolver.resolve(value, in: mention.file).type.name
        return app.isDeclared(type) ? type : nil
    }

    /// What leaves everything about an element open: code that its outlets, or the views around it, are given to.
    private func gaps(by escaped: [Escape], around target: Target, _ runner: Runner) -> [CodeGap] {
        var found: [CodeGap] = []
        for escape in escaped where escape.isFinal {
            // What replaces the outlet of an object that code makes does not run where a nib makes it.
            let function = escape.isReplacement ? app.function(around: escape.node) : nil
            if let function, !mayRun(function, runner) { continue }
            found.append(gap(at: escape) { escape.isReplacement ? .replaces(line: $0) : .changes(line: $0) })
        }
        return found
            + target.holders.flatMap(escapes.escapes(ofRootOf:)).map { gap(at: $0) { .changesContents(line: $0) } }
    }

    /// What an escape leaves open, with its line.
    private func gap(at escape: Escape, _ reason: (String) -> CodeCause.Reason) -> CodeGap {
        let (file, place) = (app.file(of: escape.node), app.node(escape.node).start)
        return CodeGap(reason(file.excerpt(place)), at: file.place(place))
    }

    /// The places that have the name of an outlet of the element and are no use of it, by place.
    func mentions(besides uses: [CodeUse], of question: CodeQuestion) -> [CodeMention] {
        let target = Target(question, in: app)
        let reach = Reach(target, flow)
        let lines = Set(uses.map { "\($0.place.path):\($0.place.line)" })
        let names = Set(target.outlets.flatMap { [$0.name, app.symbol("_" + app.text($0.name))] }).filter {
            $0 != .none
        }
        let found = names.flatMap(app.mentions).compactMap { node -> CodeMention? in
            let words = described(node, at: app.node(node).place)
            guard !lines.contains("\(words.place.path):\(words.place.line)") else { return nil }
            let reason: CodeMention.Reason
            if app.node(node).kind == .name, app.binding(of: node) != nil {
                reason = .local
            } else {
                let owner = flow.resolver.typeBefore(node.id, in: node.file)
                let type = app.node(node).kind == .name || owner == .none ? app.type(around: node) : owner
                let isReached = reach.reach(flow.resolver.resolve(node).origins) != .no
                reason = isReached || type == .none ? .harmless : .ofAnother(app.text(type))
            }
            return CodeMention(place: words.place, context: words.context, excerpt: words.excerpt, reason: reason)
        }
        return found.sorted { $0.place < $1.place }
    }

    /// Whether the element's own class makes it an element.
    private func saysItIsElement(_ target: Target) -> Bool {
        writes.writes(ofType: target.ownClass).contains { write in
            guard write.member == "isAccessibilityElement" else { return false }
            let value = write.value.map { values.value(of: $0, for: .isElement) }
            return value == .known(.flag(true)) || write.isOverride
        }
    }

    // MARK: What is around the element

    /// Why a write to a view around the element matters to it: the view becomes an element itself, lists its elements,
    /// hides or groups them.
    private func gap(
        by write: Write, of properties: PropertySet, _ origins: [Origin], around target: Target, _ reach: Reach
    ) -> CodeGap? {
        // `override var isAccessibilityElement: Bool { get { false } set {} }`
        if write.isOverride, effects.overrideValue(of: write, .isElement) == .known(.flag(false)) { return nil }
        if let value = write.value {
            if case .known(.flag(false)) = values.value(of: value, for: .isElement) { return nil }
            if case .nothing = values.value(of: value, for: .label) { return nil }
        }
        if write.member.hasSuffix("ccessibilityElements"),
            lists(target, in: write) || effects.listed(by: write) != nil && effects.isPlain(write)
        {
            return nil
        }
        let owner = app.type(around: write.node)
        let isReached = target.around.contains { view in
            write.isOverride
                ? view.ownClass != .none && app.isKind(view.ownClass, of: owner)
                : (!view.isRoot || target.knowsParents) && reach.reach(origins, view) != .no
        }
        let owners = origins.compactMap { if case .receiver(let id) = $0 { app[id].owner } else { nil } }
        let isLoading = (write.isOverride ? [owner] : owners).contains { isViewThatLoads(target, $0) }
        guard isReached || isLoading else { return nil }
        return CodeGap(
            .sets(member: write.member, by: app.text(owner)), at: app.file(of: write.node).place(write.place),
            properties: properties)
    }

    /// Whether a class is that of a view which loads the nib of the element, and shows it in itself. Its superclass may
    /// be one that is not read.
    private func isViewThatLoads(_ target: Target, _ owner: Symbol) -> Bool {
        target.nibOwner != .none && !app.isKind(target.nibOwner, of: app.symbol("UIViewController"))
            && app.isKind(target.nibOwner, of: owner)
    }

    /// Whether a list of elements names the element.
    private func lists(_ target: Target, in write: Write) -> Bool {
        target.outlets.contains { outlet in
            [outlet.name, app.symbol("_" + app.text(outlet.name))].contains {
                !app.occurrences(of: $0, within: write.node).isEmpty
            }
        }
    }

    // MARK: Hits

    /// The writes that may change an element, and why others that change the views around it matter to it.
    private func hits(on target: Target, _ reach: Reach) -> (hits: [Hit], gaps: [CodeGap]) {
        var reached: [Reached?] = []
        swap(&reached, &reachedOrigins)
        var asked: [Int] = []
        defer {
            for origin in asked { reached[origin] = nil }
            reachedOrigins = reached
        }
        func isReached(_ origin: Int) -> Reached {
            if let known = reached[origin] { return known }
            let found = reach.reach(writes.origins[origin])
            reached[origin] = found
            asked.append(origin)
            return found
        }
        var fitting = [Bool?](repeating: nil, count: writes.members.count)
        var numbers: [Int32] = []
        for origin in writes.origins(sharing: reach.targetLeads).map(Int.init) where reached[origin] == nil {
            app.steps += 1
            let found = isReached(origin)
            numbers += writes.writes(to: origin).filter { number in
                if found != .no { return true }
                let entry = writes.entries[Int(number)]
                return entry.write.isOverride || writes.members[entry.member].ofContents != nil
            }
        }
        numbers.sort()
        var (hits, gaps): ([Hit], [CodeGap]) = ([], [])
        var last: Int32 = -1
        for number in numbers where number != last {
            last = number
            app.steps += 1
            let entry = writes.entries[Int(number)]
            let isFitting = fitting[entry.member] ?? fits(writes.members[entry.member], target)
            fitting[entry.member] = isFitting
            let origins = writes.originsOfWrites[Int(number)]
            if isFitting, !guards.exclude(target, from: entry.write), !branches.exclude(entry.write, reach) {
                var (best, part) = (Reached.no, Member.Part.element)
                for origin in entry.write.isOverride ? [] : origins {
                    let found = isReached(Int(origin))
                    guard found > best else { continue }
                    (best, part) = (found, Answerer.part(of: writes.origins[Int(origin)], target))
                }
                if entry.write.isOverride, overrides(entry.write, target) { best = .surely }
                if let hit = hit(Int(number), best, part, reach) { hits.append(hit) }
            }
            if let properties = writes.members[entry.member].ofContents {
                let gap = gap(by: entry.write, of: properties, entry.origins, around: target, reach)
                if let gap { gaps.append(gap) }
            }
        }
        return (hits, gaps)
    }

    private func hit(_ number: Int, _ reached: Reached, _ part: Member.Part, _ reach: Reach) -> Hit? {
        let entry = writes.entries[number]
        guard reached != .no else { return nil }
        // An object of a model has keys as well.
        if entry.write.member == Member.byComputedKey,
            !reach.fits(reach.target, effects.object(of: entry.write).type.name)
        {
            return nil
        }
        let hit = Hit(number, of: entry, reached, part)
        hit.effects = effects.effects(of: hit, reach)
        return hit.effects.isEmpty ? nil : hit
    }

    /// Whether a getter is one of an element.
    private func overrides(_ write: Write, _ target: Target) -> Bool {
        let owner = app.type(around: write.node)
        if target.ownClass != .none, app.isKind(target.ownClass, of: owner) { return true }
        let isForeign = !app.isDeclared(owner) || app.types[owner]?.kind == .protocolType
        return isForeign && app.isKind(target.base, of: owner)
    }

    /// The part of an element that an origin leads to.
    private static func part(of origin: Origin, _ target: Target) -> Member.Part {
        switch origin {
        case .part("titleLabel", _): .titleLabel
        case .part("textLabel", _) where target.makesTextLabel: .textLabel
        case .part("imageView", _): .imageView
        case .part("configuration", _): .configuration
        case .part("layer", _): .layer
        case .part("navigationItem", _): .navigationItem
        case .cast(_, let inner), .oneOf(let inner): part(of: inner, target)
        default: .element
        }
    }

    /// Whether an element has a property at all.
    private func fits(_ member: WriteIndex.WrittenMember, _ target: Target) -> Bool {
        guard let classes = member.classes else { return true }
        // A view of the app's own does with its own text what it likes.
        if !member.isOfItems, app.text(target.base) == "UIView" { return !declares(member.name, target.ownClass) }
        let lineage = app.lineage(of: target.base)
        return classes.contains(where: lineage.contains)
    }

    /// Whether a class, or one that it inherits, declares a member or its setter itself.
    private func declares(_ member: String, _ type: Symbol) -> Bool {
        guard type != .none else { return false }
        let setter = "set" + member.prefix(1).uppercased() + member.dropFirst()
        let names = [member, setter, Member.swiftName(of: member) ?? member].map(app.symbol).filter { $0 != .none }
        return app.lineage(of: type).contains { ancestor in
            guard app.isDeclared(ancestor), let info = app.types[ancestor] else { return false }
            return names.contains { info.functions[$0] != nil || info.properties[$0] != nil }
        }
    }

    // MARK: Words

    /// Changes as reports tell them, each once, by place.
    private func uses(_ changes: [CodeChange]) -> [CodeUse] {
        let places = changes.map { Place(file: Int32(ranks[Int($0.node.file)]), offset: $0.place).index }
        var found: [CodeUse] = []
        // The uses of the last place, and where they begin.
        var (last, first) = (-1, 0)
        for number in changes.indices.sorted(by: { (places[$0], $0) < (places[$1], $1) }) {
            let change = changes[number]
            if places[number] != last { (last, first) = (places[number], found.count) }
            guard !found[first...].contains(where: { $0.effect == change.effect && $0.properties == change.properties })
            else { continue }
            let words = descriptions(Place(file: change.node.file, offset: change.place)) {
                described(change.node, at: change.place)
            }
            found.append(CodeUse(words, effect: change.effect, properties: change.properties))
        }
        return found
    }

    private func described(_ node: CodeNode, at place: Int32) -> CodeWords {
        let file = app.file(of: node)
        let function = (app.function(at: node) ?? app.function(around: node)).map { app.text(app[$0].name) }
        // By the name that the code has for it: an extension of `NSButton`.
        let tree = app.tree(node.file)
        let type = tree.path(of: node.id).first { tree[$0].kind == .type }
        let context = [type.map(tree.name), function].compactMap { $0 }.joined(separator: ".")
        return CodeWords(place: file.place(place), context: context, excerpt: file.excerpt(place))
    }
}

/// What a place of code does to an element.
struct CodeChange {
    /// The expression, statement or declaration.
    let node: CodeNode
    /// The offset that reports name.
    let place: Int32
    let effect: CodeUse.Effect
    /// The properties that it sets or may change.
    let properties: PropertySet

    init(at node: CodeNode, place: Int32, _ effect: CodeUse.Effect, _ properties: PropertySet) {
        self.node = node
        self.place = place
        self.effect = effect
        self.properties = properties
    }
}
