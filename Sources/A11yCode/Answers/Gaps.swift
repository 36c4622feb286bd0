import A11yModel

/// Finds why code that is not read, or cannot be followed, may change an element.
final class GapFinder {
    private let app: CodeApp
    private let resolver: Resolver
    private lazy var exchanges = exchangedMethods()
    private let reflectionMemory = Memo<Symbol, [CodeGap]>()
    private let problemMemory = Memo<Symbol, [CodeGap]>()
    private let ways: Set<Symbol>
    private let fileMemory = Memo<[Symbol], Int>()

    init(_ app: CodeApp, _ resolver: Resolver) {
        self.app = app
        self.resolver = resolver
        ways = Set(["@IBOutlet", "@objc", "override"].map(app.intern))
    }

    /// The classes whose code was read for an element, why some may hold code that was not, and the UIKit class that
    /// its own class descends from.
    func classes(of target: Target) -> (classes: [Symbol], gaps: [CodeGap], base: Symbol?) {
        var classes: [Symbol] = []
        var gaps: [CodeGap] = []
        var base: Symbol?
        for outlet in target.outlets {
            guard outlet.owner != .none else {
                gaps.append(CodeGap(.outletOfApple(app.text(outlet.name))))
                continue
            }
            classes.append(outlet.owner)
            gaps += ownerGaps(outlet.owner, outlet.name)
        }
        if target.ownClass != .none {
            classes.append(target.ownClass)
            let (missing, apple) = superclasses(of: target.ownClass)
            base = apple
            if let missing { gaps.append(CodeGap(.missingClass(app.text(missing)))) }
            gaps += problems(of: target.ownClass)
        }
        if target.outlets.isEmpty, target.ownClass == .none || !target.holders.isEmpty {
            if target.holders.isEmpty { gaps.append(CodeGap(.noClass)) }
            let views = Set(target.around.map(\.ownClass))
            let isRead = target.holders.contains(where: app.isDeclared)
            for holder in target.holders {
                // The view of a library does not name what the app puts into it.
                if isRead, views.contains(holder), !app.isDeclared(holder) { continue }
                if app.isDeclared(holder) || !app.isApple(holder) { classes.append(holder) }
                if let missing = superclasses(of: holder).missing {
                    gaps.append(CodeGap(.missingClass(app.text(missing))))
                }
                gaps += problems(of: holder)
            }
        }
        var seen: Set<Symbol> = []
        return (classes.filter { seen.insert($0).inserted }, gaps, base)
    }

    /// The outlet must be declared in a class that is read. What a superclass of a library does not name, it does not
    /// change.
    private func ownerGaps(_ owner: Symbol, _ name: Symbol) -> [CodeGap] {
        guard app.isDeclared(owner) else {
            // It may be in a file that was not understood.
            return [app.brokenFiles(mentioning: owner).first?.gap ?? CodeGap(.missingClass(app.text(owner)))]
        }
        var gaps = problems(of: owner)
        if !isImplemented(owner) { gaps.append(CodeGap(.missingImplementation(app.text(owner)))) }
        if !isDeclared(name, of: owner), !GapFinder.ofUIKit.contains(app.text(name)) {
            let missing = superclasses(of: owner).missing.map { CodeCause.Reason.missingClass(app.text($0)) }
            gaps.append(CodeGap(missing ?? .missingOutlet(app.text(name), of: app.text(owner))))
        }
        if isPlainProperty(name, of: owner) {
            gaps.append(CodeGap(.plainProperty(app.text(name), of: app.text(owner))))
        }
        return gaps
    }

    /// Whether Swift declares a property that a nib cannot connect: code makes an object of that name itself.
    private func isPlainProperty(_ name: Symbol, of owner: Symbol) -> Bool {
        let all = app.lineage(of: owner).flatMap { app.types[$0]?.properties[name] ?? [] }.map { app.properties[$0] }
        return !all.isEmpty
            && all.allSatisfy { property in
                app.files[Int(property.node.file)].language == .swift && property.modifiers.isDisjoint(with: ways)
            }
    }

    /// Names by which UIKit's own classes know their views and items.
    private static let ofUIKit = FlowWords.set(
        "textLabel detailTextLabel imageView contentView backgroundView selectedBackgroundView accessoryView tableView "
            + "collectionView view navigationBar toolbar tabBar searchBar titleView titleLabel searchController "
            + "navigationItem tabBarItem leftBarButtonItem leftBarButtonItems rightBarButtonItem rightBarButtonItems "
            + "toolbarItems tableHeaderView tableFooterView inputAccessoryView customView textField "
            + "preferredFocusedView searchDisplayController editingAccessoryView backBarButtonItem refreshControl"
    )

    private func isDeclared(_ name: Symbol, of owner: Symbol) -> Bool {
        if !app.properties(named: name, of: owner).isEmpty { return true }
        // `@synthesize`, or a setter of one's own.
        let word = app.text(name)
        let setter = app.symbol("set" + word.prefix(1).uppercased() + word.dropFirst())
        return app.lineage(of: owner).contains { app.types[$0]?.functions[setter] != nil }
            || !app.properties(named: app.symbol("_" + word), of: owner).isEmpty
    }

    /// The first class that is neither read nor Apple's, and Apple's class that a class descends from.
    private func superclasses(of type: Symbol) -> (missing: Symbol?, apple: Symbol?) {
        var next = type
        for _ in 0..<GapFinder.longestChain {
            if app.isApple(next) { return (nil, next) }
            guard let info = app.types[next], info.kind != nil, isImplemented(next) else { return (next, nil) }
            guard let superclass = info.inherited.first.map(app.resolved) else { return (nil, nil) }
            if let kind = app.types[superclass]?.kind, kind != .classType { return (nil, nil) }
            if !app.isDeclared(superclass), !app.isApple(superclass), looksLikeProtocol(superclass) {
                return (nil, nil)
            }
            next = superclass
        }
        return (type, nil)
    }

    private func looksLikeProtocol(_ type: Symbol) -> Bool {
        let name = app.text(type)
        return ["Delegate", "DataSource", "able", "ible", "Protocol", "Observer", "Convertible"].contains(
            where: name.hasSuffix)
            || ["class", "AnyObject", "NSCoding", "NSObjectProtocol"].contains(name)
    }

    private static let longestChain = 64

    /// Whether a class is more than a header of Objective-C.
    private func isImplemented(_ type: Symbol) -> Bool {
        app.types[type]?.declarations.contains { declaration in
            app.files[Int(declaration.file)].language == .swift || app.node(declaration).form == .implementation
        } ?? false
    }

    /// Whether several classes have a name, or a file that declares one was not understood.
    private func problems(of type: Symbol) -> [CodeGap] {
        problemMemory(type) {
            guard let info = app.types[type] else { return [] }
            let files = app.lineage(of: type).filter(app.isDeclared).flatMap(app.brokenFiles)
            return (info.classCount > 1 ? [CodeGap(.sameName(app.text(type)))] : [])
                + files.compactMap(\.gap)
        }
    }

    /// How many files declare some classes.
    func files(of classes: [Symbol]) -> Int {
        fileMemory(classes) {
            Set(classes.flatMap(app.lineage).flatMap { app.types[$0]?.declarations.map(\.file) ?? [] }).count
        }
    }

    // MARK: Content

    /// A class of the app's that draws or builds what is in it, so that the file does not tell what VoiceOver finds
    /// there.
    func content(of target: Target) -> CodeGap? {
        guard target.ownClass != .none, GapFinder.blank.contains(app.text(target.base)) else { return nil }
        let lineage = app.lineage(of: target.ownClass)
        let isKnown = ["UIButton", "UILabel", "UITextField", "UISwitch", "UISlider", "UITextView", "UIImageView"]
            .contains { lineage.contains(app.symbol($0)) }
        guard !isKnown else { return nil }
        for type in lineage {
            guard let info = app.types[type], app.isDeclared(type), !app.isApple(type) else { continue }
            let drawing = GapFinder.drawing.flatMap { info.functions[app.symbol($0)] ?? [] }.first
            let place = drawing.map { app[$0].node } ?? building(in: info)
            guard let place else { continue }
            return CodeGap(.builds(app.text(type)), at: app.place(of: place), properties: [.elements])
        }
        return nil
    }

    /// Whether a class of controls names other classes of controls, of which it has some in it.
    func holdsControls(_ type: Symbol) -> Bool {
        let lineage = app.lineage(of: type)
        guard lineage.contains(app.symbol("UIControl")) else { return false }
        return lineage.filter(app.isDeclared).flatMap { app.types[$0]?.declarations ?? [] }.contains { declaration in
            let tree = app.tree(declaration.file)
            return tree.nodes(within: declaration.id).contains { id in
                guard [.name, .typeName].contains(tree[id].kind), tree[id].name >= 0 else { return false }
                let named = app.resolved(app.name(id, in: declaration.file))
                return !lineage.contains(named) && app.lineage(of: named).contains(app.symbol("UIControl"))
            }
        }
    }

    /// Classes of UIKit whose views show nothing of their own.
    private static let blank = FlowWords.set(
        "UICollectionViewCell UIControl UIScrollView UIStackView UITableViewCell UIView")
    private static let drawing = [
        "draw", "drawRect", "accessibilityElement", "accessibilityElementCount", "accessibilityElementAtIndex",
    ]

    /// Where a type adds views to itself.
    private func building(in info: CodeTypeInfo) -> CodeNode? {
        for declaration in info.declarations {
            for word in ["addSubview", "addArrangedSubview", "insertSubview", "addSubviews", "addArrangedSubviews"] {
                let found = app.occurrences(of: app.symbol(word), within: declaration)
                if let first = found.first { return first }
            }
        }
        return nil
    }

    // MARK: Delegates

    /// Delegates that may refuse to edit a text.
    func refusals(of target: Target, _ base: String) -> [CodeGap] {
        guard ["UITextField", "UITextView"].contains(base) else { return [] }
        return refusing.compactMap { function in
            guard target.owners.contains(where: { app.isRelated($0, to: function.owner) }) else { return nil }
            return CodeGap(
                .refuses(function: app.text(function.name)), at: app.place(of: function.node),
                properties: [.userInteractionEnabled])
        }
    }

    /// The runtime attributes that set properties which the app does not declare.
    func attributes(of target: Target) -> [CodeGap] {
        let types = app.lineage(of: target.classOrBase) + app.lineage(of: target.base)
        return target.attributes.keys.filter { name in
            !types.contains { app.types[$0]?.properties[name] != nil }
        }
        .map(app.text).sorted().map(CodeGap.named(by:))
    }

    /// The places that put another item where the item of a bar is.
    func replacements(of target: Target) -> [CodeNode] {
        target.slots.flatMap { slot -> [CodeNode] in
            let stem = slot.hasSuffix("s") ? String(slot.dropLast()) : slot
            let setter = "set" + stem.prefix(1).uppercased() + stem.dropFirst()
            let short = setter.hasSuffix("ButtonItem") ? String(setter.dropLast(4)) : setter
            let names = [stem, stem + "s", setter, setter + "s", short]
            return names.flatMap { app.mentions(of: app.symbol($0)) }.filter { replaces($0, in: target) }
        }
    }

    /// Why a place that may put another item there leaves everything open.
    func gap(byReplacementAt mention: CodeNode) -> CodeGap {
        let line = app.file(of: mention).excerpt(app.node(mention).place)
        return CodeGap(.replaces(line: line), at: app.place(of: mention))
    }

    /// Whether a place sets the only item of a bar of its own controller: `navigationItem.rightBarButtonItem = done`.
    func replacesOwn(_ mention: CodeNode, in target: Target) -> Bool {
        let tree = app.tree(mention.file)
        let base = tree.base(of: mention.id).map(tree.name)
        return target.slots == [tree.name(of: mention.id)] && base == "navigationItem"
            && target.holders.contains(app.type(around: mention))
            && ["self", "navigationItem"].contains(app.text(of: mention).split(separator: ".").first ?? "")
            && tree.node(.assignment, on: mention.id) != nil
    }

    /// Whether a mention of the item of a bar sets it to something that is not of the bar itself.
    private func replaces(_ mention: CodeNode, in target: Target) -> Bool {
        let tree = app.tree(mention.file)
        let type = app.type(around: mention)
        let isOfHolder = target.holders.contains { app.isRelated($0, to: type) }
        guard tree[mention.id].parent >= 0, isOfHolder || isOfAnyController(mention),
            tree.node(.assignment, on: mention.id) ?? tree.node(.call, on: mention.id) != nil
        else { return false }
        let value = tree[mention.id].next
        return value >= 0 && !["nil", "Nil", "NULL"].contains(tree.name(of: value)) && !isOfBar(mention)
    }

    /// Whether a member is one of a controller of which only UIKit's class is known: those of a tab bar, in a loop.
    private func isOfAnyController(_ mention: CodeNode) -> Bool {
        let tree = app.tree(mention.file)
        let base = tree[mention.id].kind == .member ? tree[mention.id].firstChild : -1
        guard base >= 0, !["self", "super"].contains(tree.name(of: base)) else { return false }
        let type = resolver.resolve(base, in: mention.file).type.name
        return app.isApple(type) && app.isKind(type, of: app.symbol("UIViewController"))
    }

    /// Whether what is assigned there comes from a bar itself: a list with the item that was there.
    private func isOfBar(_ mention: CodeNode) -> Bool {
        resolver.resolve(mention.at(app.node(mention).next)).origins.contains { origin in
            if case .part(let name, _) = origin.uncast { FlowWords.barItem(name) != nil } else { false }
        }
    }

    /// The methods of delegates that refuse to edit some texts.
    private lazy var refusing: [CodeFunction] = ["textFieldShouldBeginEditing", "textViewShouldBeginEditing"]
        .flatMap { app.functionsByOwner[app.symbol($0), default: [:]].values.joined().sorted() }.map { app[$0] }
        .filter { function in
            guard let body = function.body else { return false }
            let tree = app.tree(function.node.file)
            return tree.nodes(within: body).contains {
                tree[$0].kind == .constant && ["false", "NO"].contains(tree.name(of: $0))
            }
        }

    // MARK: Reflection

    /// Code that reaches any property: exchanged methods, reflection, computed keys.
    func gaps(of target: Target) -> [CodeGap] {
        var gaps: [CodeGap] = []
        if let exchange = exchanges.first(where: { concerns(target, $0.type) }) { gaps.append(exchange.gap) }
        for owner in Set(target.outlets.map(\.owner) + [target.ownClass]) where owner != .none {
            gaps += reflection(in: owner)
        }
        return gaps
    }

    /// Whether a method of a class may change an element: one of a controller, or of the app's delegate, anything; one
    /// of a view itself, what is in it and its outlets.
    private func concerns(_ target: Target, _ type: Symbol) -> Bool {
        guard app.lineage(of: type).contains(resolver.words.view) else { return true }
        let views = [target] + target.around
        return views.contains { app.isKind($0.classOrBase, of: type) || app.isKind($0.base, of: type) }
            || (target.holders + target.outlets.map(\.owner)).contains { app.isKind($0, of: type) }
    }

    /// Where methods of views and controllers are exchanged, with their class.
    private func exchangedMethods() -> [(type: Symbol, gap: CodeGap)] {
        var found: [(type: Symbol, gap: CodeGap)] = []
        for word in ["method_exchangeImplementations", "method_setImplementation", "class_replaceMethod"] {
            for mention in app.mentions(of: app.symbol(word))
            where !app.dependencies.contains(app.files[Int(mention.file)].path) {
                let type = app.type(around: mention)
                let lineage = app.lineage(of: type)
                guard
                    ["UIView", "UIViewController", "UIResponder"].contains(where: { lineage.contains(app.symbol($0)) })
                else { continue }
                let selectors = selectors(around: mention)
                // What is exchanged by name, and writes nothing that matters, changes nothing that matters.
                if !selectors.isEmpty, !selectors.contains(where: { changesElements($0, of: type) }) { continue }
                found.append((type, CodeGap(.exchangesMethods, at: app.place(of: mention))))
            }
        }
        return found
    }

    /// The functions that `#selector(…)` names in the function around a place, or where that function is called.
    private func selectors(around node: CodeNode, isCaller: Bool = false) -> Set<Symbol> {
        guard let function = app.function(around: node) else { return [] }
        let tree = app.tree(node.file)
        let macros = tree.nodes(within: app[function].node.id).filter { id in
            tree[id].kind == .macro && tree.name(of: id).hasSuffix("selector")
        }
        let found = macros.compactMap { tree.firstPassed(to: $0) }.map { app.name($0, in: node.file) }
        guard found.isEmpty, !isCaller else { return Set(found) }
        return app.mentions(of: app[function].name).reduce(into: []) {
            $0.formUnion(selectors(around: $1, isCaller: true))
        }
    }

    /// Whether a method of a class that is exchanged is about what findings rest on: by its name, or by what the app's
    /// function of that name writes.
    private func changesElements(_ name: Symbol, of type: Symbol) -> Bool {
        if Member.isWritten(app.text(name)) { return true }
        let functions = app.functionsByOwner[name, default: [:]].filter { app.isRelated($0.key, to: type) }
        return functions.values.joined().contains { id in
            guard let body = app[id].body else { return false }
            let (tree, file) = (app.tree(app[id].node.file), app[id].node.file)
            return tree.nodes(within: body).contains { id in
                [.name, .member].contains(tree[id].kind) && Member.isWritten(app.text(app.name(id, in: file)))
            }
        }
    }

    private func reflection(in type: Symbol) -> [CodeGap] {
        reflectionMemory(type) { reflecting.filter { app.isRelated($0.type, to: type) }.map(\.gap) }
    }

    /// The code that goes through the properties of its own object, by type.
    private lazy var reflecting: [(type: Symbol, gap: CodeGap)] = {
        var found: [(type: Symbol, gap: CodeGap)] = []
        for word in ["Mirror", "class_copyIvarList", "class_copyPropertyList"] {
            for mention in app.mentions(of: app.symbol(word)) {
                let type = app.type(around: mention)
                if type != .none {
                    found.append((type, CodeGap(.reflects(app.text(type)), at: app.place(of: mention))))
                }
            }
        }
        for word in ["value", "valueForKey", "valueForKeyPath"] {
            for mention in app.mentions(of: app.symbol(word)) {
                let tree = app.tree(mention.file)
                guard let call = tree.node(.call, on: mention.id),
                    resolver.readsAnyProperty(mention.at(call), named: word)
                else { continue }
                let base = tree[mention.id].kind == .member ? tree[mention.id].firstChild : -1
                let type = app.type(around: mention)
                guard type != .none, base < 0 || tree.name(of: base) == "self" else { continue }
                found.append((type, CodeGap(.computesKey, at: app.place(of: mention))))
            }
        }
        return found
    }()

}

extension CodeFile {
    /// That it was not understood; nil if it was.
    fileprivate var gap: CodeGap? { problem.map { CodeGap(.unread(path: path, problem: $0.words)) } }
}
