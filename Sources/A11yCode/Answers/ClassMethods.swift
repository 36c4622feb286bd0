import A11yModel

/// Finds what the classes of an element answer by methods of UIKit, and where the app posts notifications.
final class ClassMethods {
    private let app: CodeApp
    private let overrideMemory = Memo<Symbol, [CodeChange]>()
    private let responseMemory = Memo<Symbol, Set<ElementCode.Response>>()

    init(_ app: CodeApp) { self.app = app }

    /// The methods of UIAccessibility that the element's class answers itself.
    func overrides(of target: Target) -> [CodeChange] {
        app.lineage(of: target.ownClass).filter(app.isDeclared).flatMap { type in
            overrideMemory(type) { overrides(in: type) }
        }
    }

    private func overrides(in type: Symbol) -> [CodeChange] {
        func all(_ names: Set<String>) -> [CodeNode] {
            names.sorted().flatMap { app.types[type]?.functions[app.symbol($0)] ?? [] }.filter { app[$0].body != nil }
                .map { app[$0].node }
        }
        func changes(_ nodes: [CodeNode], _ effect: CodeUse.Effect, _ properties: PropertySet) -> [CodeChange] {
            nodes.map { CodeChange(at: $0, place: app.node($0).place, effect, properties) }
        }
        let sizes = ClassMethods.sizes.sorted().flatMap { app.types[type]?.properties[app.symbol($0)] ?? [] }
        return changes(sizes.map { app.properties[$0].node } + all(ClassMethods.sizes), .opens, [.hitFrame])
            + changes(all(ClassMethods.events), .sets(.something), [.overrides])
            + changes(all(ClassMethods.areas), .opens, [.hitFrame])
            + changes(all(ClassMethods.counts), .opens, [.elements, .isElement])
    }

    /// What the element's class, or one that it inherits, answers by methods of UIKit.
    func responses(of target: Target) -> Set<ElementCode.Response> {
        target.ownClass == .none ? [] : responseMemory(target.ownClass) { responses(of: target.ownClass) }
    }

    private func responses(of ownClass: Symbol) -> Set<ElementCode.Response> {
        var found: Set<ElementCode.Response> = []
        for type in app.lineage(of: ownClass) where app.isDeclared(type) {
            guard let info = app.types[type] else { continue }
            let isTouched = ClassMethods.touches.map(app.symbol).filter { $0 != .none }.contains {
                info.functions[$0] != nil || info.properties[$0] != nil
            }
            if isTouched { found.insert(.touch) }
            let answers = ClassMethods.lists.flatMap { info.functions[app.symbol($0)] ?? [] }.filter { function in
                app[function].labels.contains { ClassMethods.selections.contains(app.text($0)) }
            }
            if !answers.isEmpty { found.insert(.selection) }
            if answers.contains(where: actsOnEachItem) { found.insert(.selectionOfAll) }
        }
        if app.isOfMac, isClicked(ownClass) { found.insert(.click) }
        return found
    }

    /// Whether a function of a collection's delegate does something at each selection, whatever it does for some.
    private func actsOnEachItem(_ id: FunctionID) -> Bool {
        guard app[id].labels.contains(where: { app.text($0).hasPrefix("didSelectItemAt") }), let body = app[id].body
        else { return false }
        let tree = app.tree(app[id].node.file)
        return tree.children(of: body).contains { statement in
            guard tree[statement].kind == .call, tree[statement].firstChild >= 0 else { return false }
            let callee = tree[statement].firstChild
            return !ClassMethods.idle.contains(where: tree.name(of: callee).hasPrefix)
                && tree.base(of: callee).map(tree.name) != "super"
        }
    }

    /// The beginnings of what a delegate does beside what a selection is for.
    private static let idle = ["deselect", "print", "debugPrint", "NSLog", "DDLog"]

    /// Whether a class of plain views runs code of the app at a click, and has nothing for VoiceOver. What is dragged,
    /// or a handle to drag the window by, is no button.
    private func isClicked(_ type: Symbol) -> Bool {
        var next = type
        var isActing = false
        for _ in 0..<ClassMethods.longestChain {
            guard let info = app.types[next], info.kind != nil else {
                return ClassMethods.plain.contains(app.text(next)) && isActing
            }
            guard let superclass = info.inherited.first else { return false }
            let answers = ClassMethods.clicks.flatMap { info.functions[app.symbol($0)] ?? [] }
            // What sends its action when the mouse is let go is a button, whatever the mouse did in between.
            let isButton = answers.contains { id in
                app[id].body.map { !app.occurrences(of: app.symbol("sendAction"), within: app[id].node.at($0)).isEmpty }
                    == true
            }
            for declaration in info.declarations {
                let tree = app.tree(declaration.file)
                let words = tree.nodes(within: declaration.id).lazy.map(tree.name)
                let isOther = words.contains { word in
                    word.contains("ccessib")
                        || ClassMethods.drags.contains(word) && !(isButton && word == "mouseDragged")
                }
                if isOther { return false }
            }
            isActing = isActing || answers.contains(where: runsCode)
            next = superclass
        }
        return false
    }

    /// Whether a function calls one of the app's that is not its own superclass's, a closure, or sends an action.
    private func runsCode(_ id: FunctionID) -> Bool {
        guard let body = app[id].body else { return false }
        let (file, tree) = (app[id].node.file, app.tree(app[id].node.file))
        return tree.nodes(within: body).contains { call in
            let callee = tree[call].firstChild
            guard tree[call].kind == .call, callee >= 0, tree.base(of: callee).map(tree.name) != "super" else {
                return false
            }
            let name = app.name(callee, in: file)
            if ClassMethods.clicks.contains(app.text(name)) { return false }
            return ClassMethods.acts.contains(app.text(name)) || app.functionsByOwner[name] != nil
                || app.propertiesByOwner[name] != nil
        }
    }

    private static let longestChain = 64
    private static let plain = FlowWords.set("NSView NSControl")
    /// The methods by which a view of AppKit learns of clicks.
    private static let clicks = FlowWords.set("mouseDown mouseUp")
    /// What a view does that is dragged, follows the mouse or moves its window.
    private static let drags = FlowWords.set(
        "mouseDragged mouseDownCanMoveWindow performDrag performWindowDragWithEvent beginDraggingSession "
            + "beginDraggingSessionWithItems dragImage nextEvent nextEventMatchingMask trackEvents")
    /// What does something outside of the view, by its name in AppKit.
    private static let acts = FlowWords.set("sendAction performSelector openURL")

    /// Whether classes, or others of the app, post notifications of accessibility.
    func announcements(by classes: [Symbol]) -> Set<ElementCode.Response> {
        guard !posts.isEmpty else { return [] }
        let own = classes.flatMap { app.lineage(of: $0) }.flatMap { app.types[$0]?.declarations ?? [] }
        let isOwn = posts.contains { post in
            own.contains { $0.file == post.file && app.tree(post.file).contains($0.id, post.id) }
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
}
