import A11yModel

/// A bar item or button of UIKit that code makes with a picture alone, and that no code names.
package struct CodedControl: Hashable, Sendable {
    /// What it shows.
    package enum Picture: Hashable, Sendable {
        /// A picture of the app's, by its name.
        case asset(String)
        /// A symbol of the system, by its name.
        case symbol(String)
    }

    /// Its class.
    package let type: String
    /// What it shows.
    package let picture: Picture
    /// The bytes of the name of its class where it is made.
    package let range: SourceRange
}

/// Finds the controls of UIKit that a file makes with a picture alone. What becomes of each is followed by its own name
/// in the app; one that is passed to code of the app may be named there, and is left alone.
///
/// Cost: linear in the mentions of the two classes, and of the names of the controls.
struct CodedControlFinder {
    private let app: CodeApp
    private let file: Int32
    private let tree: CodeTree

    init(_ app: CodeApp, in file: Int32) {
        self.app = app
        self.file = file
        tree = app.tree(file)
    }

    func controls() -> [CodedControl] {
        ["UIBarButtonItem", "UIButton"].flatMap { type in
            mentions(of: type).filter { tree[$0].kind == .name }.compactMap { control(type, calledBy: $0) }
        }.sorted { $0.range.start < $1.range.start }
    }

    /// The nodes of the file with a name.
    private func mentions(of word: String) -> ArraySlice<CodeTree.ID> {
        let symbol = app.symbol(word)
        return symbol == .none ? [] : app.occurrences(of: symbol, in: file)
    }

    private func control(_ type: String, calledBy callee: CodeTree.ID) -> CodedControl? {
        let call = tree[callee].parent
        guard call >= 0, tree[call].kind == .call, children(call).first == callee else { return nil }
        let labels = children(call).filter { tree[$0].kind == .argument }.map(tree.name)
        guard labels.isEmpty || type == "UIButton" && labels == ["type"] || labels.first == "image",
            let holders = holders(of: call), !isNamed(holders), type != "UIButton" || !isOfElement
        else { return nil }
        let shown = type == "UIButton" ? firstPicture(setOn: holders) : value(labelled: "image", of: call)
        guard let picture = shown.flatMap(picture) else { return nil }
        return CodedControl(
            type: type, picture: picture, range: SourceRange(Int(tree[callee].start), Int(tree[callee].end)))
    }

    // MARK: Names

    /// The names by which code knows what a call makes: those of the variable that it is the value of, and of the
    /// property that a closure with the variable is the value of. None for one that goes into a bar at once; nil if
    /// other code gets it.
    private func holders(of call: CodeTree.ID) -> [Symbol]? {
        var (node, parent) = (call, tree[call].parent)
        while parent >= 0, [.array, .cast, .prefix].contains(tree[parent].kind) {
            (node, parent) = (parent, tree[parent].parent)
        }
        guard parent >= 0 else { return nil }
        switch tree[parent].kind {
        case .variable where tree[parent].name >= 0 && node == call: return holders(ofVariable: parent)
        case .assignment:
            guard let target = children(parent).first, target != node else { return nil }
            if tree[target].kind == .member, CodedControlUse.isOfBar(tree.name(of: target)) {
                return isNamedThroughBar ? nil : []
            }
            return node == call && isOwn(target) ? [app.name(target, in: file)] : nil
        case .argument:
            let call = tree[parent].parent
            let called = children(call).first.map(tree.name) ?? ""
            return CodedControlUse.isOfBar(called) && !isNamedThroughBar ? [] : nil
        default: return nil
        }
    }

    /// Whether the file makes a view one element, or lists its elements: what it makes may be a part of it.
    private var isOfElement: Bool {
        CodedControlFinder.elements.contains { mentions(of: $0).contains { tree[$0].kind != .member } }
    }

    private static let elements = [
        "isAccessibilityElement", "accessibilityElements", "accessibilityTraits", "accessibilityElementsHidden",
    ]

    private func holders(ofVariable variable: CodeTree.ID) -> [Symbol] {
        let own = app.name(variable, in: file)
        // `let button: UIButton = { let button = UIButton(); …; return button }()`
        var parent = tree[variable].parent
        if parent >= 0, tree[parent].kind == .block { parent = tree[parent].parent }
        guard parent >= 0, tree[parent].kind == .closure, tree[tree[parent].parent].kind == .call else { return [own] }
        let outer = tree[tree[parent].parent].parent
        guard outer >= 0, tree[outer].kind == .variable else { return [own] }
        return [own, app.name(outer, in: file)]
    }

    /// Whether code names what is called so, or passes it to code that may.
    private func isNamed(_ holders: [Symbol]) -> Bool {
        holders.contains { holder in
            app.mentions(of: holder).contains { mention in
                CodedControlUse(of: mention, in: app).mayName
            }
        }
    }

    /// Whether an expression is a variable, or a property of `self`.
    private func isOwn(_ node: CodeTree.ID) -> Bool {
        if tree[node].kind == .name { return true }
        return tree[node].kind == .member && children(node).first.map(tree.name) == "self"
    }

    /// Whether the file names items by their place: `navigationItem.rightBarButtonItem?.accessibilityLabel = …`.
    private var isNamedThroughBar: Bool {
        CodedControlUse.naming.lazy.flatMap(mentions).contains { node in
            guard tree[node].kind == .member else { return false }
            var base = children(node).first
            while let next = base, [.subscripting, .member, .call].contains(tree[next].kind) {
                if tree[next].kind == .member, CodedControlUse.isOfBar(tree.name(of: next)) { return true }
                base = children(next).first
            }
            return false
        }
    }

    // MARK: Pictures

    /// The first picture that `setImage` gives to a control with one of these names.
    private func firstPicture(setOn holders: [Symbol]) -> CodeTree.ID? {
        for member in mentions(of: "setImage") where tree[member].kind == .member {
            guard let base = children(member).first, holders.contains(app.name(base, in: file)),
                tree[tree[member].parent].kind == .call
            else { continue }
            return value(labelled: "", of: tree[member].parent)
        }
        return nil
    }

    private func picture(_ node: CodeTree.ID) -> CodedControl.Picture? {
        guard tree[node].kind == .call, let callee = children(node).first,
            tree.name(of: callee) == "UIImage" || tree.name(of: callee) == "init",
            let argument = children(node).first(where: { tree[$0].kind == .argument }),
            let value = children(argument).first, tree[value].kind == .string, children(value).isEmpty
        else { return nil }
        let words = ViewReader.words(of: app.files[Int(file)].text(value))
        switch tree.name(of: argument) {
        case "systemName": return .symbol(words)
        case "named": return .asset(words)
        default: return nil
        }
    }

    private func value(labelled label: String, of call: CodeTree.ID) -> CodeTree.ID? {
        children(call).first { tree[$0].kind == .argument && tree.name(of: $0) == label }.flatMap { children($0).first }
    }

    private func children(_ node: CodeTree.ID) -> [CodeTree.ID] { Array(tree.children(of: node)) }
}

/// What code does with a control where it mentions its name.
private struct CodedControlUse {
    /// Whether it gives it a name, or to code that may.
    let mayName: Bool

    init(of mention: CodeNode, in app: CodeApp) {
        let tree = app.tree(mention.file)
        var node = mention.id
        guard tree[node].kind == .name || tree[node].kind == .member else {
            mayName = tree[node].kind == .string
            return
        }
        var parent = tree[node].parent
        while parent >= 0, [.array, .cast, .prefix].contains(tree[parent].kind) {
            (node, parent) = (parent, tree[parent].parent)
        }
        guard parent >= 0 else {
            mayName = false
            return
        }
        switch tree[parent].kind {
        case .member where tree.child(of: parent, tree[node].kind) == node:
            mayName = CodedControlUse.naming.contains(tree.name(of: parent))
        case .argument:
            let callee = tree.children(of: tree[parent].parent).first { _ in true }
            let word = callee.map(tree.name) ?? ""
            mayName = !CodedControlUse.placing.contains(word) && !CodedControlUse.isOfBar(word)
        case .assignment:
            let target = tree.children(of: parent).first { _ in true }
            let isTarget = target == node
            mayName = !isTarget && !CodedControlUse.isOfBar(target.map(tree.name) ?? "")
        // What a function gives, others may name.
        case .exit: mayName = !CodedControlUse.isInClosure(parent, tree)
        case .keyPath, .macro, .dictionary, .tuple: mayName = true
        default: mayName = false
        }
    }

    /// Whether a `return` ends a closure that makes a value.
    private static func isInClosure(_ node: CodeTree.ID, _ tree: CodeTree) -> Bool {
        var next = tree[node].parent
        while next > 0 {
            if tree[next].kind == .closure { return tree[tree[next].parent].kind == .call }
            if tree[next].kind == .function || tree[next].kind == .accessor { return false }
            next = tree[next].parent
        }
        return false
    }

    /// Whether a property or function of that name takes the items of a bar.
    static func isOfBar(_ word: String) -> Bool { word.contains("BarButton") || bars.contains(word) }

    private static let bars: Set<String> = ["toolbarItems", "setItems", "items", "setToolbarItems"]

    /// What gives a control a name, or hides it from VoiceOver.
    static let naming = FlowWords.set(
        """
        accessibilityLabel accessibilityAttributedLabel accessibilityLabelBlock accessibilityValue title setTitle
        setAttributedTitle configuration titleLabel attributedTitle isAccessibilityElement accessibilityElementsHidden
        customView configurationUpdateHandler
        """)

    /// Functions of UIKit and of layout libraries that a view is passed to, and that name nothing.
    private static let placing = FlowWords.set(
        """
        addSubview addArrangedSubview insertSubview insertArrangedSubview addSubviews bringSubviewToFront
        sendSubviewToBack UIStackView append constraint equalTo activate removeArrangedSubview
        """)
}
