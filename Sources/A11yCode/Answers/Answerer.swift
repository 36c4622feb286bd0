import A11yModel

/// Answers what the code of an app does to an element. One thread uses it.
final class Answerer {
    let app: CodeApp
    let resolver: Resolver
    let sites: CallSites
    let roots: Roots
    let values: ValueReader
    let escapes: EscapeFinder
    let gaps: GapFinder
    let leads: Leads
    let writes: WriteIndex
    let graph: RunGraph
    private var descriptions: [Place: Description] = [:]

    private struct Place: Hashable {
        let file: Int32
        let offset: Int32
    }

    /// How reports describe a place.
    private typealias Description = (place: CodePlace, context: String, excerpt: String)

    init(_ app: CodeApp) {
        self.app = app
        resolver = Resolver(app)
        sites = CallSites(resolver)
        roots = Roots(app)
        values = ValueReader(resolver)
        escapes = EscapeFinder(resolver, sites)
        gaps = GapFinder(app, resolver)
        leads = Leads(resolver, sites)
        writes = WriteIndex(resolver, leads)
        graph = RunGraph(resolver, sites, roots, leads)
    }

    /// A write that may change the element.
    struct Hit {
        let write: Write
        let origins: [Origin]
        let reached: Reached
        /// The part of the element that it changes.
        let part: Member.Part
        /// The function around it; nil in the value of a property.
        let function: FunctionID?
        /// The properties that it sets, or may change, and to what.
        var effects: [(properties: PropertySet, value: CodeValue?)] = []
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
            + gaps.replacements(of: target) + gaps.attributes(of: target)
        if let gap = gaps.content(of: target), !saysItIsElement(target) { code.gaps.append(gap) }
        code.files = gaps.files(of: classes)
        code.responses = responses(of: target).union(announcements(by: classes))
        let escaped = escapes.escapes(of: target)
        let reach = Reach(target, resolver, sites, roots, leads)
        var hits: [Hit] = []
        for number in writes.candidates(reach.targetLeads) {
            let (write, origins) = (writes.writes[number], writes.origins[number])
            app.steps += 1
            if let hit = hit(write, origins, target, reach) { hits.append(hit) }
            if let gap = gap(by: write, origins, around: target, reach) { code.gaps.append(gap) }
        }
        let runner = Runner(self, target, reach)
        for escape in escaped where escape.isFinal {
            // What replaces the outlet of an object that code makes does not run where a nib makes it.
            let function = escape.isReplacement ? app.function(around: escape.node) : nil
            if let function, !mayRun(function, runner) { continue }
            let file = app.files[Int(escape.node.file)]
            let place = app.node(escape.node).start
            let line = file.excerpt(place)
            let reason: CodeCause.Reason = escape.isReplacement ? .replaces(line: line) : .changes(line: line)
            code.gaps.append(CodeGap(reason, at: file.place(place)))
        }
        for holder in target.holders {
            for escape in escapes.escapes(ofRootOf: holder) {
                let file = app.files[Int(escape.node.file)]
                let place = app.node(escape.node).start
                code.gaps.append(CodeGap(.changesContents(line: file.excerpt(place)), at: file.place(place)))
            }
        }
        code.uses = gaps.declarations(of: target).map { use(at: $0, place: app.node($0).place, .declares, []) }
        code.uses += escaped.filter { !$0.isFinal }.map {
            use(at: $0.node, place: app.node($0.node).place, .opens, $0.properties)
        }
        code.uses += uses(of: takingTextsToScale(hits), runner) + overrides(of: target)
        code.pictures = pictures(setBy: hits)
        var known: Set<CodeUse> = []
        code.uses = code.uses.filter { known.insert($0).inserted }.sorted { $0.place < $1.place }
        var knownGaps: Set<CodeGap> = []
        code.gaps = code.gaps.filter { knownGaps.insert($0).inserted }
        return code
    }

    /// The places that have the name of an outlet of the element and are no use of it, by place.
    func mentions(besides uses: [CodeUse], of question: CodeQuestion) -> [CodeMention] {
        let target = Target(question, in: app)
        let reach = Reach(target, resolver, sites, roots, leads)
        let lines = Set(uses.map { "\($0.place.path):\($0.place.line)" })
        let names = Set(target.outlets.flatMap { [$0.name, app.symbol("_" + app.text($0.name))] }).filter {
            $0 != .none
        }
        let found = names.flatMap(app.mentions).compactMap { node -> CodeMention? in
            let (place, context, excerpt) = described(node, at: app.node(node).place)
            guard !lines.contains("\(place.path):\(place.line)") else { return nil }
            let reason: CodeMention.Reason
            if app.node(node).kind == .name, values.binding(of: node) != nil {
                reason = .local
            } else {
                let owner = resolver.typeBefore(node.id, in: node.file)
                let type = app.node(node).kind == .name || owner == .none ? app.type(around: node) : owner
                let isReached = reach.reach(resolver.resolve(node).origins) != .no
                reason = isReached || type == .none ? .harmless : .ofAnother(app.text(type))
            }
            return CodeMention(place: place, context: context, excerpt: excerpt, reason: reason)
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
    private func gap(by write: Write, _ origins: [Origin], around target: Target, _ reach: Reach) -> CodeGap? {
        guard let properties = Answerer.ofContainers[Member.swiftName(of: write.member) ?? write.member] else {
            return nil
        }
        if let value = write.value {
            if case .known(.flag(false)) = values.value(of: value, for: .isElement) { return nil }
            if case .nothing = values.value(of: value, for: .label) { return nil }
        }
        if write.member.hasSuffix("ccessibilityElements"),
            lists(target, in: write) || listed(by: write) != nil && isPlain(write)
        {
            return nil
        }
        let isReached: Bool
        if write.isOverride {
            let owner = app.type(around: write.node)
            isReached = holders(of: target).contains { $0.ownClass != .none && app.isKind($0.ownClass, of: owner) }
        } else {
            isReached = holders(of: target).contains {
                !$0.isRoot || target.knowsParents ? reach.reach(origins, $0) != .no : false
            }
        }
        guard isReached else { return nil }
        let file = app.files[Int(write.node.file)]
        let owner = app.type(around: write.node)
        return CodeGap(
            .sets(member: write.member, by: app.text(owner)), at: file.place(write.place), properties: properties)
    }

    private static let ofContainers: [String: PropertySet] = [
        "isAccessibilityElement": [.isElement, .label], "accessibilityElements": [.isElement, .label],
        "accessibilityChildren": [.isElement, .label],
        "accessibilityElementsHidden": [.elementsHidden], "shouldGroupAccessibilityChildren": [.groupChildren],
    ]

    private func holders(of target: Target) -> [Target] {
        var found: [Target] = []
        var next = target.parent
        while let holder = next {
            found.append(holder)
            next = holder.parent
        }
        return found
    }

    /// Whether a list of elements names the element.
    private func lists(_ target: Target, in write: Write) -> Bool {
        let tree = app.tree(write.node.file)
        let range = app.node(write.node)
        return target.outlets.contains { outlet in
            [outlet.name, app.symbol("_" + app.text(outlet.name))].contains { name in
                name != .none
                    && app.occurrences(of: name, in: write.node.file).contains {
                        tree[$0].start >= range.start && tree[$0].end <= range.end
                    }
            }
        }
    }

    /// The methods of UIAccessibility that the element's class answers itself.
    private func overrides(of target: Target) -> [CodeUse] {
        guard target.ownClass != .none else { return [] }
        return app.lineage(of: target.ownClass).filter { app.isDeclared($0) }.flatMap { type -> [CodeUse] in
            func all(_ names: Set<String>) -> [CodeNode] {
                names.sorted().flatMap { app.types[type]?.functions[app.symbol($0)] ?? [] }.filter {
                    app[$0].body != nil
                }
                .map { app[$0].node }
            }
            func properties(_ names: Set<String>) -> [CodeNode] {
                names.sorted().flatMap { app.types[type]?.properties[app.symbol($0)] ?? [] }.map {
                    app.properties[$0].node
                }
            }
            let sizes = properties(Answerer.sizes) + all(Answerer.sizes)
            return sizes.map { use(at: $0, place: app.node($0).place, .opens, [.hitFrame]) }
                + all(Answerer.events).map { use(at: $0, place: app.node($0).place, .sets(.something), [.overrides]) }
                + all(Answerer.areas).map { use(at: $0, place: app.node($0).place, .opens, [.hitFrame]) }
                + all(Answerer.counts).map { use(at: $0, place: app.node($0).place, .opens, [.elements, .isElement]) }
        }
    }

    /// What the element's class, or one that it inherits, answers by methods of UIKit.
    private func responses(of target: Target) -> Set<ElementCode.Response> {
        guard target.ownClass != .none else { return [] }
        var found: Set<ElementCode.Response> = []
        for type in app.lineage(of: target.ownClass) where app.isDeclared(type) {
            guard let info = app.types[type] else { continue }
            let isTouched = Answerer.touches.map(app.symbol).filter { $0 != .none }.contains {
                info.functions[$0] != nil || info.properties[$0] != nil
            }
            if isTouched { found.insert(.touch) }
            let isAnswering = Answerer.lists.contains { name in
                (info.functions[app.symbol(name)] ?? []).contains { function in
                    app[function].labels.contains { Answerer.selections.contains(app.text($0)) }
                }
            }
            if isAnswering { found.insert(.selection) }
        }
        return found
    }

    /// Whether classes, or others of the app, post notifications of accessibility.
    private func announcements(by classes: [Symbol]) -> Set<ElementCode.Response> {
        guard !posts.isEmpty else { return [] }
        let own = classes.flatMap { app.lineage(of: $0) }.flatMap { app.types[$0]?.declarations ?? [] }
        let isOwn = posts.contains { post in
            own.contains { declaration in
                let range = app.node(declaration)
                return declaration.file == post.file && app.node(post).start >= range.start
                    && app.node(post).end <= range.end
            }
        }
        return [isOwn ? .announcement : .announcementElsewhere]
    }

    /// Where the app posts notifications of accessibility.
    private lazy var posts: [CodeNode] = {
        let functions = ["UIAccessibilityPostNotification", "AccessibilityNotification"].map(app.intern)
        let members = app.mentions(of: app.intern("UIAccessibility")).filter { node in
            let tree = app.tree(node.file)
            let parent = tree[node.id].parent
            return parent >= 0 && tree[parent].kind == .member && tree.name(of: parent) == "post"
        }
        return functions.flatMap(app.mentions) + members
    }()

    /// The methods by which a view or cell learns of touches, of its activation and of its selection.
    private static let touches = FlowWords.set(
        "touchesBegan touchesEnded beginTracking endTracking beginTrackingWithTouch endTrackingWithTouch hitTest point "
            + "pointInside setSelected setHighlighted isSelected isHighlighted accessibilityActivate pressesBegan "
            + "pressesEnded updateConfiguration")
    private static let lists = ["tableView", "collectionView"]
    /// The labels of the methods by which the delegate of a list learns of a selection, or decides on it.
    private static let selections = FlowWords.set(
        "didSelectRowAt didSelectRowAtIndexPath willSelectRowAt willSelectRowAtIndexPath shouldHighlightRowAt "
            + "shouldHighlightRowAtIndexPath didHighlightRowAt didHighlightRowAtIndexPath didDeselectRowAt "
            + "didDeselectRowAtIndexPath didSelectItemAt didSelectItemAtIndexPath shouldSelectItemAt "
            + "shouldSelectItemAtIndexPath didDeselectItemAt performPrimaryActionForRowAt "
            + "performPrimaryActionForItemAt contextMenuConfigurationForRowAt contextMenuConfigurationForRowsAt")

    private static let events = FlowWords.set(
        "accessibilityActivate accessibilityIncrement accessibilityDecrement accessibilityScroll "
            + "accessibilityPerformEscape accessibilityPerformMagicTap accessibilityElementDidBecomeFocused "
            + "accessibilityElementDidLoseFocus")
    /// What decides where a class takes touches, and how large it is.
    private static let areas = FlowWords.set("point pointInside hitTest")
    private static let sizes = FlowWords.set("alignmentRectInsets intrinsicContentSize")
    private static let counts = FlowWords.set(
        "accessibilityElementCount accessibilityElement accessibilityElementAtIndex")

    // MARK: Hits

    private func hit(_ write: Write, _ origins: [Origin], _ target: Target, _ reach: Reach) -> Hit? {
        guard fits(write, target) else { return nil }
        let function =
            app.function(around: CodeNode(file: write.node.file, id: write.node.id)) ?? app.function(at: write.node)
        var (best, part) = (Reached.no, Member.Part.element)
        // An object of a model has keys as well.
        if write.member == Member.byComputedKey, !reach.fits(target, object(of: write).type.name) { return nil }
        if write.isOverride {
            let owner = app.type(around: write.node)
            let isOwn = target.ownClass != .none && app.isKind(target.ownClass, of: owner)
            let isForeign = !app.isDeclared(owner) || app.types[owner]?.kind == .protocolType
            if isOwn || isForeign && app.isKind(target.base, of: owner) { best = .surely }
        } else {
            for origin in origins {
                let found = reach.reach(origin)
                guard found > best else { continue }
                best = found
                part = Answerer.part(of: origin)
            }
        }
        guard best != .no else { return nil }
        var hit = Hit(write: write, origins: origins, reached: best, part: part, function: function)
        hit.effects = effects(of: hit, target, reach)
        return hit.effects.isEmpty ? nil : hit
    }

    /// The part of an element that an origin leads to.
    private static func part(of origin: Origin) -> Member.Part {
        switch origin {
        case .part("titleLabel", _): .titleLabel
        case .part("imageView", _): .imageView
        case .part("configuration", _): .configuration
        case .part("layer", _): .layer
        case .part("navigationItem", _): .navigationItem
        case .cast(_, let inner), .oneOf(let inner): part(of: inner)
        default: .element
        }
    }

    /// Whether an element has a property at all.
    private func fits(_ write: Write, _ target: Target) -> Bool {
        let isForItems = ["items", "setItems", "removeAllSegments"].contains(write.member)
        let classes =
            Answerer.havers[write.member] ?? Member.swiftName(of: write.member).flatMap { Answerer.havers[$0] }
        guard let classes else { return true }
        // A view of the app's own does with its own text what it likes.
        if !isForItems, app.text(target.base) == "UIView" { return !declares(write.member, target.ownClass) }
        let lineage = app.lineage(of: target.base)
        return classes.contains { lineage.contains(app.intern($0)) }
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

    private static let texts = ["UILabel", "UITextField", "UISearchBar"]
    private static let havers: [String: [String]] = [
        "setTitle": ["UIButton", "UISegmentedControl"], "setAttributedTitle": ["UIButton"],
        "setTitleColor": ["UIButton"], "removeAllSegments": ["UISegmentedControl"],
        "items": ["UITabBar", "UIToolbar", "UINavigationBar"],
        "setItems": ["UITabBar", "UIToolbar", "UINavigationBar"],
        "text": ["UILabel", "UITextField", "UITextView", "UISearchBar", "UIButton"],
        "attributedText": ["UILabel", "UITextField", "UITextView", "UIButton"],
        "placeholder": ["UITextField", "UISearchBar", "UITextView"],
        "setPlaceholder": ["UITextField", "UISearchBar", "UITextView"],
        "stringValue": texts, "attributedStringValue": texts, "objectValue": texts, "integerValue": texts,
        "intValue": texts, "doubleValue": texts, "floatValue": texts,
    ]

    /// The names of the pictures that writes give an image view or button, where they are not those of a selected cell,
    /// which VoiceOver tells by itself.
    private func pictures(setBy hits: [Hit]) -> [String] {
        let setters = hits.filter { hit in
            guard ["image", "setImage"].contains(hit.write.member), hit.part == .element, hit.reached == .surely,
                !isForAnotherState(hit.write)
            else { return false }
            let name = hit.function.map { app.text(app[$0].name) } ?? ""
            return !["setSelected", "isSelected", "setHighlighted", "isHighlighted"].contains(name)
        }
        return Set(setters.compactMap(\.write.value).flatMap(values.pictureNames)).sorted()
    }

    // MARK: What a write sets

    private func effects(
        of hit: Hit, _ target: Target, _ reach: Reach
    ) -> [(properties: PropertySet, value: CodeValue?)] {
        let write = hit.write
        if Member.wholes.contains(write.member), hit.part == .element { return [(Member.shownByConfiguration, nil)] }
        if write.member == "accessibilityElements", let names = listed(by: write) {
            return [([.elements], .known(.texts(names)))]
        }
        if write.member == "addGestureRecognizer", let gesture = write.value.flatMap(gesture) {
            return [([.gestures], .known(.gestures(gesture)))]
        }
        switch Member(write.member, of: hit.part) {
        case .opens(let all)?:
            let properties = named(by: write) ?? all
            // Of an attributed text the fonts may be known.
            guard properties.contains(.font), let value = write.value else { return [(properties, nil)] }
            if let font = values.attributedFont(value).flatMap(fontValue) {
                return [([.text, .textColor], nil), ([.font], font)]
            }
            // What has no font of its own is drawn in that of the label.
            let isPlain = app.text(target.base) == "UILabel" && values.hasNoFont(value)
            return [(isPlain ? [.text, .textColor] : properties, nil)]
        case .sets(let properties)?:
            guard !isForAnotherState(write) else { return [(properties, nil)] }
            if isForSegment(write) { return [([.items, .title, .image, .enabled], nil)] }
            if properties.contains(.items) { return [(properties, .something)] }
            guard let property = Property.allCases.first(where: properties.contains), !restyles(write, property) else {
                return []
            }
            if write.isMutation { return [(properties, .something)] }
            if write.isOverride { return [([property], overrideValue(of: write, property))] }
            guard let value = write.value else { return [(properties, nil)] }
            if property == .image { return imageEffects(of: value) }
            if property == .font { return [(properties, fontValue(values.font(value)))] }
            return [([property], self.value(of: value, property, hit, reach))]
        default: return []
        }
    }

    /// The properties that a binding of AppKit gives, by its name: `.value`, `NSTitleBinding`, `@"toolTip"`; those that
    /// a computed key may lead to, by the type of the value: a colour is no text. Nil if nothing tells.
    private func named(by write: Write) -> PropertySet? {
        guard let value = write.value else { return nil }
        if write.member == Member.byComputedKey {
            return Answerer.ofTypes[app.text(resolver.resolve(value).type.name)]
        }
        guard write.member == "bind" else { return nil }
        let name = app.files[Int(value.file)].text(value.id).lowercased()
        let known: KeyValuePairs<String, PropertySet> = [
            "title": [.title], "label": [.label], "image": [.image], "value": [.text, .image, .current],
            "hidden": [.hidden], "enabled": [.enabled], "tooltip": [.hint],
        ]
        return known.first { name.contains($0.key) }?.value
    }

    private static let ofTypes: [String: PropertySet] = [
        "UIColor": [.textColor, .backgroundColor], "UIFont": [.font], "UIImage": [.image, .systemImage],
    ]

    /// The names of the properties that a list of elements names, if it names nothing else.
    private func listed(by write: Write) -> [String]? {
        guard let list = write.value, app.node(list).kind == .array, !write.isMutation else { return nil }
        let tree = app.tree(list.file)
        let names = tree.children(of: list.id).map { id -> String? in
            let origins = resolver.resolve(id, in: list.file).origins
            guard origins.count == 1, case .field(_, let name) = Answerer.uncast(origins[0]) else { return nil }
            return app.text(name)
        }
        return names.isEmpty || names.contains(nil) ? nil : names.compactMap { $0 }
    }

    /// Whether a write is a statement of its own in a function that UIKit calls.
    private func isPlain(_ write: Write) -> Bool {
        let tree = app.tree(write.node.file)
        let block = tree[write.node.id].parent
        guard block >= 0, tree[block].kind == .block,
            let function = app.function(at: CodeNode(file: write.node.file, id: tree[block].parent))
        else { return false }
        return roots.isRoot(app[function])
    }

    /// The gesture of a recognizer that code makes, with what it does, as far as no other line changes it.
    private func gesture(of recognizer: CodeNode) -> [Gesture: String]? {
        let tree = app.tree(recognizer.file)
        var made = recognizer
        var settings: [CodeTree.ID] = []
        if tree[made.id].kind == .name {
            guard
                let binding = app.bindings(in: made.file).binding(named: tree[made.id].name, at: tree[made.id].start),
                let initial = tree.children(of: binding.node).first(where: { tree[$0].kind.isExpression })
            else { return nil }
            settings = app.mentions(ofBinding: binding.node, in: made.file).filter { $0 != made.id }
            made = made.at(initial)
        }
        guard tree[made.id].kind == .call,
            let usual = Answerer.recognizers[app.text(resolver.resolve(made).type.name)],
            let gesture = self.gesture(usual, with: settings, in: made.file)
        else { return nil }
        let action = tree.children(of: made.id).filter { tree[$0].kind == .argument }.last
        let words = action.map {
            app.files[Int(made.file)].text($0).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        }
        // `action: #selector(self.close(_:))`, `@selector(Card.close)`
        let method = words?.first { !["action", "selector", "self"].contains($0) && $0.first?.isUppercase == false }
        return [gesture: method.flatMap(Gesture.function(ofMethod:)) ?? ""]
    }

    private static let recognizers: [String: Gesture] = [
        "UITapGestureRecognizer": .tap, "UILongPressGestureRecognizer": .longPress,
        "UIPinchGestureRecognizer": .pinch, "UIRotationGestureRecognizer": .rotate,
        "UIPanGestureRecognizer": .pan, "UISwipeGestureRecognizer": .swipeRight,
    ]

    /// The gesture of a recognizer after what lines set on it: two taps instead of one, another direction. Nil after
    /// anything else.
    private func gesture(_ usual: Gesture, with settings: [CodeTree.ID], in file: Int32) -> Gesture? {
        let tree = app.tree(file)
        return settings.reduce(usual) { gesture, mention -> Gesture? in
            let member = tree[mention].parent
            guard let gesture, member >= 0, tree[member].kind == .member, tree[member].firstChild == mention,
                tree[member].parent >= 0
            else { return nil }
            let setter = tree[member].parent
            let value: CodeTree.ID
            switch tree[setter].kind {
            case .assignment where tree[setter].firstChild == member: value = tree[member].next
            case .call where tree[setter].firstChild == member:
                value = tree.child(of: setter, .argument).map { tree[$0].firstChild } ?? -1
            default: return nil
            }
            guard value >= 0 else { return nil }
            let text = app.files[Int(file)].text(value)
            switch (gesture, Member.swiftName(of: tree.name(of: member)) ?? tree.name(of: member)) {
            case (.tap, "numberOfTapsRequired"): return text == "2" ? .doubleTap : nil
            case (.swipeRight, "direction"):
                let ways: KeyValuePairs<String, Gesture> = [
                    "left": .swipeLeft, "right": .swipeRight, "up": .swipeUp, "down": .swipeDown,
                ]
                return ways.first { text.lowercased().hasSuffix($0.key) }?.value
            default: return nil
            }
        }
    }

    /// What a write changes.
    private func object(of write: Write) -> Resolution {
        write.receiver.map { resolver.resolve($0) } ?? resolver.ownObject(at: write.node)
    }

    /// Whether a write gives an object what it has already, in another look:
    /// `button.setImage(button.currentImage?.withRenderingMode(.alwaysTemplate), for: .normal)`.
    private func restyles(_ write: Write, _ property: Property) -> Bool {
        guard let getters = Answerer.getters[property], var node = write.value else { return false }
        let tree = app.tree(node.file)
        let object = object(of: write).origins
        for _ in 0..<Answerer.mostSteps {
            let callee = tree[node.id].kind == .call ? node.at(tree[node.id].firstChild) : node
            let base = tree[callee.id].kind == .member ? tree[callee.id].firstChild : -1
            if tree[node.id].kind == .name, let binding = values.binding(of: node),
                let initial = values.expression(of: node.at(binding.node))
            {
                // `if let placeholder = placeholder`
                node = initial
            } else if getters.contains(tree.name(of: callee.id)) {
                let owner = base >= 0 ? resolver.resolve(base, in: node.file) : resolver.ownObject(at: node)
                return owner.origins == object
            } else if callee != node, base >= 0, ValueReader.restyling.contains(tree.name(of: callee.id)) {
                node = node.at(base)
            } else if callee != node, tree.name(of: callee.id).hasSuffix("AttributedString"),
                let text = tree.child(of: node.id, .argument), tree[text].firstChild >= 0
            {
                node = node.at(tree[text].firstChild)
            } else {
                return false
            }
        }
        return false
    }

    private static let getters: [Property: Set<String>] = [
        .image: ["image", "currentImage", "imageForState"], .placeholder: ["placeholder", "attributedPlaceholder"],
    ]

    private func imageEffects(of value: CodeNode) -> [(properties: PropertySet, value: CodeValue?)] {
        if case .nothing = values.value(of: value, for: .image) { return [([.image, .systemImage], .nothing)] }
        // A picture may have a label of its own, which its view takes over.
        let isMade = app.node(value).kind == .call
        var changed: PropertySet = labelsPictures && !isMade ? [.label] : []
        // `NSImage(systemSymbolName: "plus", accessibilityDescription: "Add")`
        let described = Reference(value, in: app)["accessibilityDescription"]
        if described.map({ values.value(of: $0, for: .label) != .nothing }) == true { changed = [.label] }
        guard let (name, isSymbol) = values.imageName(value) else {
            // A picture of the app's, whatever its name is.
            let isSymbol = values.mayBeSymbol(value)
            return [(changed.union(isSymbol ? [.image, .systemImage] : [.image]), nil)]
        }
        return [
            (changed, nil), (isSymbol ? [.image] : [.systemImage], .nothing),
            (isSymbol ? [.systemImage] : [.image], .known(.text(name))),
        ]
        .filter { !$0.0.isEmpty }
    }

    /// The font that an expression gives: something where it scales in a style that is not known; nil where nobody
    /// knows whether it scales.
    private func fontValue(_ font: FontKind) -> CodeValue? {
        switch font {
        case .scaled(let style): style.map { .known(.font(Font(style: $0))) } ?? .something
        case .fixed(let font): .known(.font(font))
        case .unknown: nil
        }
    }

    /// Whether code labels a picture somewhere.
    private lazy var labelsPictures: Bool = writes.writes.contains { write in
        guard write.member == "accessibilityLabel", let receiver = write.receiver else { return false }
        return app.text(resolver.resolve(receiver).type.name) == "UIImage"
    }

    /// Whether a setter is for another state than the normal one, which is shown at first.
    private func isForAnotherState(_ write: Write) -> Bool {
        let tree = app.tree(write.node.file)
        guard tree[write.node.id].kind == .call else { return false }
        let state = tree.children(of: write.node.id).first { ["for", "forState"].contains(tree.name(of: $0)) }
        guard let state, tree[state].firstChild >= 0 else { return false }
        let text = app.files[Int(write.node.file)].text(tree[state].firstChild)
        return !Answerer.normalStates.contains(text.filter { !$0.isWhitespace })
    }

    private static let normalStates: Set<String> = [
        "0", "[]", ".normal", "UIControlState()", "UIControl.State()", "UIControl.State.normal",
        "UIControlState.normal",
        "UIControlStateNormal", ".init()", "UIControlState.Normal", ".Normal",
    ]

    private func isForSegment(_ write: Write) -> Bool {
        let tree = app.tree(write.node.file)
        return tree.children(of: write.node.id).contains { tree.name(of: $0).hasPrefix("forSegment") }
    }

    private func overrideValue(of write: Write, _ property: Property) -> CodeValue? {
        guard let body = app.tree(write.node.file).child(of: write.node.id, .block) else { return nil }
        let returned = resolver.returned(by: body, in: write.node.file)
        let found = returned.map { values.value(of: CodeNode(file: write.node.file, id: $0), for: property) }
        return found.isEmpty ? nil : CodeValue.union(found)
    }

    /// What an expression sets a property to; a parameter by what calls pass that lead to the element.
    private func value(of node: CodeNode, _ property: Property, _ hit: Hit, _ reach: Reach, depth: Int = 0) -> CodeValue
    {
        let tree = app.tree(node.file)
        guard tree[node.id].kind == .name, depth < Answerer.mostSteps else {
            return values.value(of: node, for: property)
        }
        let binding = app.bindings(in: node.file).binding(named: tree[node.id].name, at: tree[node.id].start)
        if let function = hit.function.map({ app[$0] }), let text = reach.target.attribute(setBy: function),
            tree.name(of: node.id) == "newValue" || app.name(node.id, in: node.file) == function.name
        {
            return .known(.text(text))
        }
        guard case .parameter(let function, let position)? = binding?.source else {
            return values.value(of: node, for: property)
        }
        let callers = sites.callers(of: function)
        var found: [CodeValue] = []
        let numbers = Set(hit.origins.map { Answerer.parameter(of: $0, function) }).flatMap {
            leads.passed(for: $0).numbers(sharing: reach.targetLeads)
        }
        for call in Set(numbers).sorted().map({ callers.calls[$0] })
        where leads(call, of: function, hit.origins, reach) != .no {
            guard let argument = call.arguments[position] else { return .anything }
            found.append(value(of: argument, property, hit, reach, depth: depth + 1))
        }
        return found.isEmpty || callers.isReferred ? .anything : CodeValue.union(found)
    }

    private static let mostSteps = 4

    // MARK: What always runs

    /// Beside a font that scales, those of attributed texts are taken to scale as well.
    private func takingTextsToScale(_ hits: [Hit]) -> [Hit] {
        let scales = hits.contains { hit in
            hit.reached == .surely
                && hit.effects.contains { $0.properties.contains(.font) && $0.value.map { !$0.isFixedFont } == true }
        }
        guard scales else { return hits }
        return hits.map { hit in
            guard hit.write.member == "attributedText" else { return hit }
            var hit = hit
            hit.effects = hit.effects.map { $0.value == nil ? ([.text, .textColor], nil) : $0 }
            return hit
        }
    }

    private func uses(of hits: [Hit], _ runner: Runner) -> [CodeUse] {
        var groups: [Property: [Int]] = [:]
        for (number, hit) in hits.enumerated() where hit.reached == .surely {
            for (properties, value) in hit.effects where value != nil {
                for property in Property.allCases where properties.contains(property) {
                    groups[property, default: []].append(number)
                }
            }
        }
        var asked: [[Int]: Bool] = [:]
        func alwaysRuns(_ numbers: [Int]) -> Bool {
            if let known = asked[numbers] { return known }
            let answer = runner.alwaysRuns(numbers.map { hits[$0] })
            asked[numbers] = answer
            return answer
        }
        var sure: [Property: Set<Int>] = [:]
        var known: [FunctionID: Bool] = [:]
        func mayRun(_ id: FunctionID) -> Bool {
            let answer = known[id] ?? self.mayRun(id, runner)
            known[id] = answer
            return answer
        }
        for (property, all) in groups {
            let numbers = all.filter { number in
                hits[number].write.isOverride || hits[number].function.map(graph.isLive) ?? false
            }
            let single = numbers.filter { alwaysRuns([$0]) }
            // Where each branch of a condition sets it, one of them does.
            sure[property] = Set(!single.isEmpty ? single : alwaysRuns(numbers) ? numbers : [])
        }
        return hits.enumerated().flatMap { number, hit -> [CodeUse] in
            // Whoever takes a view off the screen under a condition shows it otherwise.
            if hit.write.member == "removeFromSuperview" {
                guard alwaysRuns([number]) || empties(hit) else { return [] }
                return [use(at: hit.write.node, place: hit.write.place, .opens, .ofCode)]
            }
            return hit.effects.map { properties, value in
                let effect: CodeUse.Effect
                if let value, hit.reached == .surely {
                    let isSure = Property.allCases.allSatisfy {
                        !properties.contains($0) || sure[$0]?.contains(number) ?? false
                    }
                    if isSure {
                        effect = .sets(value)
                    } else if hit.write.isOverride
                        || isReachable(hit.write.node) && hit.function.map(mayRun) ?? true
                    {
                        effect = .maySet(value)
                    } else {
                        effect = .opens
                    }
                } else {
                    effect = .opens
                }
                return use(at: hit.write.node, place: hit.write.place, effect, properties)
            }
        }
    }

    /// Whether a view is taken off the screen with all that its superview has: code fills that anew, and nothing of the
    /// file comes back.
    private func empties(_ hit: Hit) -> Bool {
        let isOfAll = hit.origins.contains { if case .subviews(_, isDeep: false) = $0 { true } else { false } }
        guard isOfAll else { return false }
        let tree = app.tree(hit.write.node.file)
        var next = tree[hit.write.node.id].parent
        while next >= 0, tree[next].kind == .block || tree[next].kind == .call { next = tree[next].parent }
        return next >= 0 && [.loop, .closure].contains(tree[next].kind)
    }

    /// Whether something runs a function for an object that may be the one that has the element: UIKit or the user, or
    /// a function that something runs.
    private func mayRun(_ id: FunctionID, _ runner: Runner, depth: Int = 0) -> Bool {
        let function = app[id]
        let callers = sites.callers(of: id)
        let isReplaced = runner.isReplaced(id)
        // A nib makes its objects by `init(coder:)`.
        let isEntry = function.kind == .initializer ? roots.isRoot(function) : roots.isEntry(function)
        if !isReplaced, isEntry || callers.isReferred { return true }
        guard depth < Answerer.deepest else { return !callers.calls.isEmpty }
        return callers.calls.contains { call in
            if isReplaced, !call.isSuper { return false }
            guard let caller = app.function(around: call.node) else { return true }
            return caller != id && mayRun(caller, runner, depth: depth + 1)
        }
    }

    private static let deepest = 6

    /// Whether a statement can be reached: it is not behind one that always leaves, nor under a condition that is
    /// false.
    private func isReachable(_ node: CodeNode) -> Bool {
        let tree = app.tree(node.file)
        var (id, parent) = (node.id, tree[node.id].parent)
        while parent >= 0, tree[id].kind != .function {
            switch tree[parent].kind {
            case .block:
                for statement in tree.children(of: parent) {
                    if statement == id { break }
                    if tree[statement].kind == .exit { return false }
                }
            case .ifStatement where tree[id].kind == .block:
                let isThen = tree.child(of: parent, .block) == id
                let condition = tree.child(of: parent, .condition).map { tree[$0].firstChild } ?? -1
                let word = condition >= 0 ? tree.name(of: condition) : ""
                if isThen, ["false", "NO"].contains(word) { return false }
            default: break
            }
            (id, parent) = (parent, tree[parent].parent)
        }
        return true
    }

    /// Whether a call runs a function on the element, or on the object that has it.
    func leads(_ call: CallSite, of id: FunctionID, _ origins: [Origin], _ reach: Reach) -> Reached {
        var best = Reached.no
        var isOfSelf = true
        for origin in origins {
            switch Answerer.root(of: origin) {
            case .parameter(id, let position):
                isOfSelf = false
                for argument in call.passed(position) {
                    best = max(best, reach.reach(resolver.resolve(argument).origins))
                }
            case .receiver(id) where !isField(origin):
                isOfSelf = false
                best = max(best, reach.reach(resolver.receiver(of: call).origins))
            default: break
            }
        }
        guard isOfSelf else { return best }
        // The function speaks of a property of its object.
        guard let receiver = call.receiver, !call.isSuper else { return .surely }
        let tree = app.tree(receiver.file)
        if tree[receiver.id].kind == .name, ["self", "Self"].contains(tree.name(of: receiver.id)) { return .surely }
        if resolver.typeMeant(by: receiver.id, in: receiver.file) != nil { return .surely }
        let resolved = resolver.resolve(receiver)
        if resolved.origins.contains(where: { if case .receiver = $0 { true } else { false } }) { return .surely }
        return max(reach.reachesHolder(resolved.origins), .maybe)
    }

    private func isField(_ origin: Origin) -> Bool {
        switch origin {
        case .field: true
        case .part(_, let inner), .cast(_, let inner), .subviews(let inner, _), .superview(let inner),
            .oneOf(let inner):
            isField(inner)
        default: false
        }
    }

    /// What an origin starts from.
    static func root(of origin: Origin) -> Origin {
        switch origin {
        case .part(_, let inner), .cast(_, let inner), .subviews(let inner, _), .superview(let inner),
            .oneOf(let inner):
            root(of: inner)
        default: origin
        }
    }

    /// The part that an origin is, whatever type it is cast to and whichever of a list it is.
    static func uncast(_ origin: Origin) -> Origin {
        switch origin {
        case .cast(_, let inner), .oneOf(let inner): uncast(inner)
        default: origin
        }
    }

    /// What of a function leads to an origin: one of its parameters, or the object that it is called on.
    static func parameter(of origin: Origin, _ id: FunctionID) -> Origin {
        let root = root(of: origin)
        if case .parameter(id, _) = root { return root }
        return .receiver(id)
    }

    // MARK: Words

    /// A use, in the words of reports.
    private func use(at node: CodeNode, place: Int32, _ effect: CodeUse.Effect, _ properties: PropertySet) -> CodeUse {
        let key = Place(file: node.file, offset: place)
        let words = descriptions[key] ?? described(node, at: place)
        descriptions[key] = words
        return CodeUse(
            place: words.place, context: words.context, excerpt: words.excerpt, effect: effect, properties: properties)
    }

    private func described(_ node: CodeNode, at place: Int32) -> Description {
        let file = app.files[Int(node.file)]
        let function = (app.function(at: node) ?? app.function(around: node)).map { app.text(app[$0].name) }
        // By the name that the code has for it: an extension of `NSButton`.
        let tree = app.tree(node.file)
        let type = sequence(first: node.id) { tree[$0].parent }.prefix { $0 > 0 }.first { tree[$0].kind == .type }
        let context = [type.map(tree.name), function].compactMap { $0 }.joined(separator: ".")
        return (file.place(place), context, file.excerpt(place))
    }
}
