import A11yModel

/// A bar item or button of UIKit that code makes with a picture alone, and that no code names.
package struct CodedControl: Hashable, Sendable {
    /// What it shows.
    package enum Picture: Hashable, Sendable {
        /// A picture of the app's, by its name.
        case asset(String)
        /// A symbol of the system, by its name.
        case symbol(String)
        /// A picture that code draws, or holds by a name of its own.
        case drawn
    }

    /// Its class.
    package let type: String
    /// What it shows.
    package let picture: Picture
    /// The bytes of the name of its class where it is made.
    package let range: SourceRange
}

/// Finds the controls of UIKit that files make with a picture alone, and that nothing names by the variables and
/// properties that hold them.
///
/// Cost: linear in the mentions of the classes, and of the names of the controls.
final class CodedControlFinder {
    private let app: CodeApp
    private let values: ValueReader
    private let uses: CodedControlUses
    private let item: Symbol
    /// `UIButton`, and the classes of the app that inherit it and do not name their buttons themselves.
    private lazy var buttons: [Symbol] = {
        let button = app.symbol("UIButton")
        let naming = owners(of: CodedControlUses.naming, isOwn: true)
        let heirs = app.heirs(of: button).filter { heir in
            app.isDeclared(heir) && !app.lineage(of: heir).contains { app.isDeclared($0) && naming.contains($0) }
        }
        return [button] + heirs.sorted { $0.index < $1.index }
    }()
    /// The types that make themselves one element or list their elements: a button in one may be a part of it.
    private lazy var elements = owners(
        of: [
            "isAccessibilityElement", "accessibilityElements", "accessibilityTraits", "accessibilityElementsHidden",
        ], isOwn: false)

    init(_ app: CodeApp) {
        self.app = app
        let resolver = Resolver(app)
        values = ValueReader(resolver)
        uses = CodedControlUses(resolver)
        item = app.symbol("UIBarButtonItem")
    }

    /// The controls that a file makes, in the order of its bytes.
    func controls(in file: Int32) -> [CodedControl] {
        ([item] + buttons).flatMap { type in
            app.occurrences(of: type, in: file).filter { app.node($0).kind == .name }
                .compactMap { control(type, calledBy: $0) }
        }.sorted { $0.range.start < $1.range.start }
    }

    private func control(_ type: Symbol, calledBy callee: CodeNode) -> CodedControl? {
        guard let call = app.tree(callee.file).node(.call, on: callee.id).map(callee.at) else { return nil }
        let passed = Reference(call, in: app).arguments ?? []
        let owner = app.type(around: callee)
        guard type == item ? isUntitled(passed) : isPlain(passed) && !isInElement(owner),
            app.system(of: callee) == .iOS, let holders = uses.holders(of: call),
            type == item || holders.contains(where: uses.isPlaced), !holders.contains(where: uses.mayName)
        else { return nil }
        let image = passed.first { $0.key == "image" }
        let look = passed.first { $0.key == "configuration" }
        let shown =
            type == item
            ? image.flatMap { picture($0.value) }
            : look.map { uses.pictures(ofConfiguration: $0.value)?.compactMap { picture($0) }.first }
                ?? firstPicture(setOn: holders)
        guard let shown else { return nil }
        let (start, end) = (app.node(callee).start, app.node(callee).end)
        return CodedControl(type: app.text(type), picture: shown, range: SourceRange(Int(start), Int(end)))
    }

    /// Whether a bar item is made without a title.
    private func isUntitled(_ passed: [(key: String, value: CodeNode)]) -> Bool {
        passed.first?.key == "image" || passed.first.map { $0.key == "title" && uses.isBlank($0.value) } == true
    }

    /// Whether a button is made with no more than its kind, and of a kind that has no name of its own.
    private func isPlain(_ passed: [(key: String, value: CodeNode)]) -> Bool {
        passed.allSatisfy { key, value in
            ["frame", "configuration"].contains(key)
                || key == "type" && CodedControlFinder.plain.contains(Reference(value, in: app).name)
        }
    }

    private static let plain: Set<String> = ["custom", "system", "roundedRect"]

    /// Whether a type, or one that inherits it or is inherited by it in the app, lists its elements or is one.
    private func isInElement(_ type: Symbol) -> Bool {
        elements.contains { $0 == type || app.isDeclared($0) && app.isRelated($0, to: type) }
    }

    /// The types that set or override a property or call a function with one of these names on themselves, and unless
    /// `isOwn` those of the objects on which code does so.
    private func owners(of words: some Sequence<String>, isOwn: Bool) -> Set<Symbol> {
        var found: Set<Symbol> = []
        for symbol in words.map(app.symbol) where symbol != .none {
            found.formUnion(app.propertiesByOwner[symbol, default: [:]].keys)
            for mention in app.mentions(of: symbol) {
                let base = app.node(mention).kind == .member ? app.node(mention).firstChild : -1
                if base >= 0, isOwn, !uses.isSelf(base, in: mention.file) { continue }
                found.insert(base < 0 ? app.type(around: mention) : uses.type(of: mention.at(base)))
            }
        }
        return found
    }

    // MARK: Pictures

    /// The first picture that `setImage` gives to a control with one of these names.
    private func firstPicture(setOn holders: [CodedControlUses.Holder]) -> CodedControl.Picture? {
        holders.flatMap(uses.mentions).lazy.compactMap { use in
            let tree = self.app.tree(use.file)
            guard let member = tree.node(.member, on: use.id) else { return nil }
            if tree.name(of: member) == "configuration" {
                return tree.given(to: member).flatMap { self.uses.pictures(ofConfiguration: use.at($0)) }
                    .flatMap { $0.lazy.compactMap { self.picture($0) }.first }
            }
            guard ["setImage", "setBackgroundImage"].contains(tree.name(of: member)),
                let call = tree.node(.call, on: member)
            else { return nil }
            let found = Reference(use.at(call), in: self.app).arguments?.first.flatMap { self.picture($0.value) }
            if tree.name(of: member) == "setImage" { return found }
            // What lies behind a title has no name; without an action the button is a picture.
            return found.flatMap { _ in self.uses.act(holders) ? .drawn : nil }
        }.first
    }

    /// More calls behind each other are written to keep a reader busy.
    private static let longestChain = 32

    /// The picture that an expression gives; nil where it may give none, or code of others decides.
    private func picture(_ expression: CodeNode, depth: Int = 0) -> CodedControl.Picture? {
        guard depth < CodedControlFinder.longestChain else { return nil }
        let parts = app.tree(expression.file).children(of: expression.id).map(expression.at)
        if app.node(expression).kind == .ternary, parts.count == 3 {
            let found = parts[1...].compactMap { picture($0, depth: depth + 1) }
            return found.count == 2 ? found[0] : nil
        }
        if app.node(expression).kind == .name, let binding = app.binding(of: expression),
            case .variable = binding.source,
            values.resolver.assignments(to: binding, in: expression.file).isEmpty,
            let initial = values.expression(of: expression.at(binding.node))
        {
            return picture(initial, depth: depth + 1)
        }
        let reference = Reference(expression, in: app)
        if reference.arguments != nil, let base = reference.base, let found = picture(base, depth: depth + 1) {
            return ValueReader.restyling.contains(reference.name) ? found : .drawn
        }
        if let (name, isSymbol) = values.imageName(expression) { return isSymbol ? .symbol(name) : .asset(name) }
        // `.forwardActive`, `Asset.close.image`: constants, made by Xcode or by generators.
        var root = expression
        while app.node(root).kind == .member, app.node(root).firstChild >= 0 {
            root = root.at(app.node(root).firstChild)
        }
        let isConstant =
            app.node(expression).kind == .member
            && (root == expression ? reference.name != "none" : isCapital(app.tree(root.file).name(of: root.id)))
        return isConstant ? .drawn : nil
    }
}
