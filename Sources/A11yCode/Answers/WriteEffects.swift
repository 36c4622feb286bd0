import A11yModel

/// Finds to what writes set the properties of an element.
final class WriteEffects {
    /// Properties that a write sets or may change together, and to what; nil where nothing tells.
    typealias Effect = (properties: PropertySet, value: CodeValue?)

    private let flow: CodeFlow
    private let values: ValueReader
    private let writes: WriteIndex
    private let attributes: AttributeGuards
    private var app: CodeApp { flow.app }
    /// The effects of writes that are the same for each element, by number.
    private var memory: [(part: Member.Part, effects: [Effect])?]

    init(of writes: WriteIndex, _ values: ValueReader, _ flow: CodeFlow, _ attributes: AttributeGuards) {
        (self.writes, self.values, self.flow, self.attributes) = (writes, values, flow, attributes)
        memory = Array(repeating: nil, count: writes.entries.count)
    }

    /// What a write sets of an element.
    func effects(of hit: Answerer.Hit, _ reach: Reach) -> [Effect] {
        let isPlain = reach.target.attributes.isEmpty
        if isPlain, let known = memory[hit.number], known.part == hit.part { return known.effects }
        var isOfElement = false
        let found = find(hit, reach, &isOfElement)
        if isPlain, !isOfElement { memory[hit.number] = (hit.part, found) }
        return found
    }

    /// What a write sets, and whether that may differ between elements.
    private func find(_ hit: Answerer.Hit, _ reach: Reach, _ isOfElement: inout Bool) -> [Effect] {
        let write = hit.entry.write
        if Member.wholes.contains(write.member), hit.part == .element { return [(Member.shownByConfiguration, nil)] }
        if write.member == "accessibilityElements", let names = listed(by: write) {
            return [([.elements], .known(.texts(names)))]
        }
        if write.member == "addGestureRecognizer", let gesture = write.value.flatMap(gesture) {
            return gesture.isEmpty ? [] : [([.gestures], .known(.gestures(gesture)))]
        }
        if write.member.hasPrefix("perform"), let value = write.value, isOwnSelector(value) { return [] }
        switch Member(write.member, of: hit.part) {
        case .opens(let all)?: return opened(all, by: write, reach, &isOfElement)
        case .sets(let properties)?:
            // Behind a title, a picture has no name, and gives none.
            if write.member == "setBackgroundImage" { return [([.backgroundColor], nil)] }
            if isForAnotherState(write) {
                let isEmptied = write.value.map { values.value(of: $0, for: properties.first ?? .title) == .nothing }
                return isEmptied == true ? [] : [(properties, nil)]
            }
            let tree = app.tree(write.node.file)
            if tree.children(of: write.node.id).contains(where: { tree.name(of: $0).hasPrefix("forSegment") }) {
                if write.member == "setTitle", let value = write.value {
                    return [([.title], self.value(of: value, .title, hit, reach))]
                }
                let all: Effect = ([.items, .title, .image, .enabled], nil)
                let label = write.value.flatMap { description(ofPicture: $0) ?? description(ofMadePicture: $0) }
                guard let label else { return [all] }
                return [all, ([.items, .label], label)]
            }
            if properties.contains(.items) { return [(properties, .something)] }
            guard let property = properties.first, !restyles(write, property) else { return [] }
            if write.isMutation { return [(properties, .something)] }
            if write.isOverride { return [([property], overrideValue(of: write, property))] }
            guard let value = write.value else { return [(properties, write.isBound ? .anything : nil)] }
            if property == .image { return imageEffects(of: value) }
            if parameter(of: value) != nil { isOfElement = true }
            if property == .font { return [(properties, font(value, hit, reach))] }
            return [([property], self.value(of: value, property, hit, reach))]
        default: return []
        }
    }

    /// What a write may change that gives no value of these properties.
    private func opened(
        _ all: PropertySet, by write: Write, _ reach: Reach, _ isOfElement: inout Bool
    ) -> [Effect] {
        if all == [.children], write.value.map(isWordless) == true {
            isOfElement = true
            if app.isKind(reach.target.classOrBase, of: app.symbol("UIButton")) { return [] }
        }
        if all == [.text] {
            isOfElement = true
            // What a slider, a stepper or a box to tick shows is its value, and no text.
            let base = app.text(reach.target.base)
            let isValue = WriteEffects.valued.contains(base)
            return [(base == "UIButton" ? [.isOn, .current] : isValue ? [.current] : all, nil)]
        }
        let properties = named(by: write) ?? all
        // `label.attributedText = nil`
        if properties.contains(.font), write.value.map({ values.value(of: $0, for: .text) }) == .nothing {
            return [([.text], .nothing)]
        }
        // Of an attributed text the fonts may be known.
        guard properties.contains(.font), let value = write.value else { return [(properties, nil)] }
        if let font = values.attributedFont(value).flatMap(fontValue) {
            return [([.text, .textColor], nil), ([.font], font)]
        }
        // What has no font of its own is drawn in that of the label.
        guard values.hasNoFont(value) else { return [(properties, nil)] }
        isOfElement = true
        return [(app.text(reach.target.base) == "UILabel" ? [.text, .textColor] : properties, nil)]
    }

    /// Whether a view that code adds gives a button no words: a picture, or a plain view that code makes.
    private func isWordless(_ view: CodeNode) -> Bool {
        let found = flow.resolver.resolve(view)
        guard app.text(found.type.name) == "UIView" else {
            return WriteEffects.wordless.contains(app.text(found.type.name))
        }
        let fields = found.origins.flatMap { origin -> [CodeNode] in
            guard case .field(let owner, let name) = origin else { return [] }
            return app.properties(named: name, of: owner).map(\.node)
        }
        let made = fields.isEmpty ? [app.binding(of: view).map { view.at($0.node) } ?? view] : fields
        return made.allSatisfy { app.text(of: $0).contains("UIView(") }
    }

    private static let valued: Set<String> = ["UISlider", "UIStepper", "UIProgressView"]
    private static let wordless: Set<String> = [
        "UIImageView", "UIActivityIndicatorView", "UIVisualEffectView", "UIProgressView",
    ]

    /// Whether a selector that is written out names a function of the app's, which is read like any other.
    private func isOwnSelector(_ value: CodeNode) -> Bool {
        guard app.node(value).kind == .macro, let named = app.tree(value.file).firstPassed(to: value.id) else {
            return false
        }
        let word = app.name(named, in: value.file)
        return app.functionsByOwner[word] != nil && !Member.isWritten(app.text(word))
    }

    /// The properties that a binding of AppKit gives, by its name: `.value`, `NSTitleBinding`, `@"toolTip"`; those that
    /// a computed key may lead to, by the type of the value: a colour is no text. Nil if nothing tells.
    private func named(by write: Write) -> PropertySet? {
        guard let value = write.value else { return nil }
        if write.member == Member.byComputedKey {
            return WriteEffects.ofTypes[app.text(flow.resolver.resolve(value).type.name)]
        }
        guard write.member == "bind" else { return nil }
        let name = app.text(of: value).lowercased()
        let known: KeyValuePairs<String, PropertySet> = [
            "selected": [.current], "content": [.current], "title": [.title], "label": [.label], "image": [.image],
            "value": [.text, .image, .current],
            "hidden": [.hidden], "enabled": [.enabled], "tooltip": [.hint],
        ]
        return known.first { name.contains($0.key) }?.value
    }

    private static let ofTypes: [String: PropertySet] = [
        "UIColor": [.textColor, .backgroundColor], "UIFont": [.font], "UIImage": [.image, .systemImage],
    ]

    /// The names of the properties that a list of elements names, if it names nothing else.
    func listed(by write: Write) -> [String]? {
        guard let list = write.value, app.node(list).kind == .array, !write.isMutation else { return nil }
        let tree = app.tree(list.file)
        let names = tree.children(of: list.id).map { id -> String? in
            let origins = flow.resolver.resolve(id, in: list.file).origins
            guard origins.count == 1, case .field(_, let name) = origins[0].uncast else { return nil }
            return app.text(name)
        }
        return names.isEmpty || names.contains(nil) ? nil : names.compactMap { $0 }
    }

    /// Whether a write is a statement of its own in a function that UIKit calls.
    func isPlain(_ write: Write) -> Bool {
        let tree = app.tree(write.node.file)
        let block = tree[write.node.id].parent
        guard block >= 0, tree[block].kind == .block,
            let function = app.function(at: CodeNode(file: write.node.file, id: tree[block].parent))
        else { return false }
        return flow.roots.isRoot(app[function])
    }

    /// The gesture of a recognizer that code makes, with what it does, as far as no other line changes it; none of one
    /// that does nothing.
    private func gesture(of recognizer: CodeNode) -> [Gesture: String]? {
        guard let (gesture, method, made) = parts(of: recognizer) else { return nil }
        if let method, isIdle(app.symbol(method), at: made) { return [:] }
        return [gesture: method.flatMap(Gesture.function(ofMethod:)) ?? ""]
    }

    /// The method that a tap of a recognizer runs which code makes.
    func method(ofTap recognizer: CodeNode) -> String? {
        parts(of: recognizer).flatMap { $0.gesture == .tap ? $0.method : nil }
    }

    /// A recognizer that code makes, with its gesture and method, as far as no other line changes it.
    private func parts(of recognizer: CodeNode) -> (gesture: Gesture, method: String?, node: CodeNode)? {
        let tree = app.tree(recognizer.file)
        var made = recognizer
        var settings: [CodeTree.ID] = []
        if tree[made.id].kind == .name {
            guard let binding = app.binding(of: made), let initial = tree.expression(of: binding.node) else {
                return nil
            }
            settings = app.mentions(ofBinding: binding.node, in: made.file).filter { $0 != made.id }
            made = made.at(initial)
        }
        guard tree[made.id].kind == .call,
            let usual = WriteEffects.recognizers[app.text(flow.resolver.resolve(made).type.name)],
            let gesture = self.gesture(usual, with: settings, in: made.file)
        else { return nil }
        let action = tree.children(of: made.id, .argument).last
        let words = action.map {
            app.text(of: made.at($0)).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        }
        // `action: #selector(self.close(_:))`, `@selector(Card.close)`
        let method = words?.first { !["action", "selector", "self"].contains($0) && $0.first?.isUppercase == false }
        return (gesture, method.map(String.init), made)
    }

    /// Whether a method of the type around a place is there to take touches, and does no more than to put the keyboard
    /// away.
    private func isIdle(_ method: Symbol, at place: CodeNode) -> Bool {
        let functions = method == .none ? [] : flow.resolver.functions(named: method, of: app.type(around: place))
        return !functions.isEmpty
            && functions.allSatisfy { id in
                let function = app[id]
                let tree = app.tree(function.node.file)
                return function.body.map { body in
                    tree.children(of: body).allSatisfy { statement in
                        let callee = tree[statement].kind == .call ? tree[statement].firstChild : -1
                        return callee >= 0 && ["endEditing", "resignFirstResponder"].contains(tree.name(of: callee))
                    }
                } ?? false
            }
    }

    private static let recognizers: [String: Gesture] = [
        "UITapGestureRecognizer": .tap, "UILongPressGestureRecognizer": .longPress,
        "UIPinchGestureRecognizer": .pinch, "UIRotationGestureRecognizer": .rotate,
        "UIPanGestureRecognizer": .pan, "UISwipeGestureRecognizer": .swipeRight,
    ]

    /// The gesture of a recognizer after what lines set on it: two taps instead of one, another direction. Nil after
    /// anything else that may change it.
    private func gesture(_ usual: Gesture, with settings: [CodeTree.ID], in file: Int32) -> Gesture? {
        let tree = app.tree(file)
        return settings.reduce(usual) { gesture, mention -> Gesture? in
            // `tap.require(toFail: doubleTap)`
            let taker = tree[mention].parent >= 0 ? tree[tree[mention].parent].parent : -1
            if taker >= 0, tree[taker].kind == .call, tree[tree[mention].parent].kind == .argument,
                tree.name(of: tree[taker].firstChild).hasPrefix("require")
            {
                return gesture
            }
            guard let gesture, let member = tree.node(.member, on: mention), let value = tree.given(to: member) else {
                return nil
            }
            let text = app.files[Int(file)].text(value)
            switch (gesture, Member.swiftName(of: tree.name(of: member)) ?? tree.name(of: member)) {
            case (.tap, "numberOfTapsRequired"): return text == "2" ? .doubleTap : text == "1" ? .tap : nil
            case (.swipeRight, "direction"):
                let ways: KeyValuePairs<String, Gesture> = [
                    "left": .swipeLeft, "right": .swipeRight, "up": .swipeUp, "down": .swipeDown,
                ]
                return ways.first { text.lowercased().hasSuffix($0.key) }?.value
            case (_, "numberOfTouchesRequired"): return text == "1" ? gesture : nil
            // A press of no length is a touch.
            case (_, "minimumPressDuration"): return Double(text) ?? 0 > 0 ? gesture : nil
            case (_, "delegate"):
                return text == "self" && !decidesTouches(CodeNode(file: file, id: mention)) ? gesture : nil
            case (_, let name): return WriteEffects.besideGestures.contains(name) ? gesture : nil
            }
        }
    }

    /// Whether the type around a place says which touches its recognizers take.
    private func decidesTouches(_ place: CodeNode) -> Bool {
        let names = ["gestureRecognizer", "gestureRecognizerShouldBegin"].map(app.symbol)
        return names.flatMap { flow.resolver.functions(named: $0, of: app.type(around: place)) }.contains { id in
            app[id].labels.allSatisfy { $0 == .none || app.text($0).hasPrefix("shouldReceive") }
        }
    }

    /// Members of recognizers that do not change which gesture they wait for.
    private static let besideGestures: Set<String> = [
        "allowableMovement", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "name", "require",
        "requireGestureRecognizerToFail", "requiresExclusiveTouchType",
    ]

    /// What a write changes.
    func object(of write: Write) -> Resolution {
        write.receiver.map { flow.resolver.resolve($0) } ?? flow.resolver.ownObject(at: write.node)
    }

    /// Whether a write gives an object what it has already, in another look:
    /// `button.setImage(button.currentImage?.withRenderingMode(.alwaysTemplate), for: .normal)`.
    private func restyles(_ write: Write, _ property: Property) -> Bool {
        guard let getters = WriteEffects.getters[property], var node = write.value else { return false }
        let tree = app.tree(node.file)
        // An observer that takes away what is nil.
        let observed = app.function(around: write.node).map { app.text(app[$0].name) }
        if observed.map(getters.contains) == true, values.value(of: node, for: property) == .nothing { return true }
        let object = object(of: write).origins
        for _ in 0..<WriteEffects.mostSteps {
            let callee = tree[node.id].kind == .call ? node.at(tree[node.id].firstChild) : node
            let base = tree[callee.id].kind == .member ? tree[callee.id].firstChild : -1
            if tree[node.id].kind == .name, let binding = app.binding(of: node),
                let initial = values.expression(of: node.at(binding.node))
            {
                // `if let placeholder = placeholder`
                node = initial
            } else if getters.contains(tree.name(of: callee.id)) {
                let owner = base >= 0 ? flow.resolver.resolve(base, in: node.file) : flow.resolver.ownObject(at: node)
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
        .font: ["font"],
    ]

    private func imageEffects(of value: CodeNode) -> [Effect] {
        if case .nothing = values.value(of: value, for: .image) { return [([.image, .systemImage], .nothing)] }
        // A picture may have a label of its own, which its view takes over.
        let isMade = app.node(value).kind == .call
        var changed: PropertySet = labelsPictures && !isMade ? [.label] : []
        if description(ofMadePicture: value) != nil { changed = [.label] }
        if let label = description(ofPicture: value) { return [([.label], label), ([.image, .systemImage], nil)] }
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

    /// What describes a picture where it is made: `NSImage(systemSymbolName: "plus", accessibilityDescription: "Add")`.
    private func description(ofMadePicture picture: CodeNode) -> CodeValue? {
        let described = Reference(picture, in: app)["accessibilityDescription"]
        return described.map { values.value(of: $0, for: .label) }.flatMap { $0 == .nothing ? nil : $0 }
    }

    /// What code sets the description of a picture to that it has in a local variable or parameter.
    private func description(ofPicture picture: CodeNode) -> CodeValue? {
        guard app.node(picture).kind == .name, let binding = app.binding(of: picture) else { return nil }
        let tree = app.tree(picture.file)
        let texts = app.mentions(ofBinding: binding.node, in: picture.file).compactMap { mention -> CodeNode? in
            guard let member = tree.node(.member, on: mention), Member.isOfPicture(tree.name(of: member)) else {
                return nil
            }
            return tree.given(to: member).map(picture.at)
        }
        return texts.isEmpty ? nil : CodeValue.union(texts.map(text))
    }

    /// What a text comes to; a parameter of a closure that a local variable holds, by what its calls pass.
    private func text(_ node: CodeNode) -> CodeValue {
        let tree = app.tree(node.file)
        guard app.node(node).kind == .name,
            case .closureParameter(let closure, let position)? = app.binding(of: node)?.source,
            tree[closure].parent >= 0, tree[tree[closure].parent].kind == .variable
        else { return values.value(of: node, for: .label) }
        let found = app.mentions(ofBinding: tree[closure].parent, in: node.file).map { mention -> CodeValue in
            guard let call = tree.node(.call, on: mention) else { return .anything }
            let arguments = tree.children(of: call, .argument)
            guard arguments.count > position, tree[arguments[position]].firstChild >= 0 else { return .anything }
            return values.value(of: node.at(tree[arguments[position]].firstChild), for: .label)
        }
        return found.isEmpty ? .anything : CodeValue.union(found)
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
    private lazy var labelsPictures: Bool = writes.entries.contains { entry in
        let write = entry.write
        guard write.member == "accessibilityLabel", let receiver = write.receiver else { return false }
        return app.text(flow.resolver.resolve(receiver).type.name) == "UIImage"
    }

    /// Whether a setter is for another state than the normal one, which is shown at first.
    func isForAnotherState(_ write: Write) -> Bool {
        let tree = app.tree(write.node.file)
        guard tree[write.node.id].kind == .call else { return false }
        let state = tree.children(of: write.node.id).first { ["for", "forState"].contains(tree.name(of: $0)) }
        guard let state, tree[state].firstChild >= 0 else { return false }
        let text = app.text(of: write.node.at(tree[state].firstChild))
        return !WriteEffects.normalStates.contains(text.filter { !$0.isWhitespace })
    }

    private static let normalStates = FlowWords.set(
        "0 [] .normal UIControlState() UIControl.State() UIControl.State.normal UIControlState.normal "
            + "UIControlStateNormal .init() UIControlState.Normal .Normal")

    func overrideValue(of write: Write, _ property: Property) -> CodeValue? {
        guard let body = app.tree(write.node.file).child(of: write.node.id, .block) else { return nil }
        let returned = flow.resolver.returned(by: body, in: write.node.file)
        let found = returned.map { values.value(of: CodeNode(file: write.node.file, id: $0), for: property) }
        return found.isEmpty ? nil : CodeValue.union(found)
    }

    /// The function and position of the parameter that an expression names or has a member of, and that member; nil for
    /// any other expression.
    private func parameter(of node: CodeNode) -> (function: FunctionID, position: Int, member: String?)? {
        let tree = app.tree(node.file)
        let base = tree.base(of: node.id)
        let name = base.map(node.at) ?? node
        guard app.node(name).kind == .name, case .parameter(let function, let position)? = app.binding(of: name)?.source
        else { return nil }
        return (function, position, base == nil ? nil : tree.name(of: node.id))
    }

    /// The expressions that an expression may be: itself, or what calls pass for a parameter that lead to the element;
    /// nil where those are not known.
    private func ends(of node: CodeNode, _ hit: Answerer.Hit, _ reach: Reach, depth: Int = 0) -> [CodeNode]? {
        guard let (function, position, member) = parameter(of: node), depth < WriteEffects.mostSteps,
            attributes.value(of: node, for: reach.target) == nil
        else { return [node] }
        var found: [CodeNode] = []
        let parameters = Set(hit.entry.origins.map { $0.parameter(of: function) })
        for call in flow.leads.calls(of: function, by: parameters, sharing: reach.targetLeads)
        where reach.reach(by: call, of: function, hit.entry.origins) != .no {
            guard let argument = call.passed(position).first else { return nil }
            let parts = member.map { values.given($0, to: argument) } ?? [argument]
            guard let parts else { return nil }
            for part in parts {
                guard let ends = ends(of: part, hit, reach, depth: depth + 1) else { return nil }
                found += ends
            }
        }
        return found.isEmpty || flow.sites.callers(of: function).isReferred ? nil : found
    }

    /// What an expression sets a property to.
    private func value(of node: CodeNode, _ property: Property, _ hit: Answerer.Hit, _ reach: Reach) -> CodeValue {
        let found = ends(of: node, hit, reach)?.map {
            attributes.value(of: $0, for: reach.target) ?? values.value(of: $0, for: property)
        }
        return found.map(CodeValue.union) ?? .anything
    }

    /// The font that an expression gives; nil where nobody knows whether it scales.
    private func font(_ node: CodeNode, _ hit: Answerer.Hit, _ reach: Reach) -> CodeValue? {
        let fonts = ends(of: node, hit, reach)?.map { fontValue(values.font($0)) } ?? [nil]
        let found = fonts.compactMap { $0 }
        guard found.count == fonts.count else { return nil }
        let fixed = found.count(where: \.isFixedFont)
        if fixed == 0 { return .union(found) }
        // Sizes that differ are still sizes.
        return fixed < found.count ? nil : Set(found).count == 1 ? found[0] : .known(.font(Font()))
    }

    private static let mostSteps = 4
}
