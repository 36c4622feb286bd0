import A11yModel

/// The words in the code of an app that may name a nib, a storyboard or a scene, and the classes that its code makes.
///
/// Generators of code write `my-screen` as `myScreen`, and raw values of enumerations are capitalised, so letters and
/// digits are compared without their case. What releases of the app do not have names nothing.
struct EntranceNames {
    private let app: CodeApp
    private let namedInFiles: @Sendable (String) -> Bool
    private var words: Set<String> = []
    /// The storyboards that code makes by a literal and asks for more than scenes with identifiers.
    private var opened: Set<String> = []
    /// Whether code, or a library, may make a storyboard of any name.
    private var opensByVariable = false
    /// What literals begin and end with before and behind what is put in when the app runs.
    private var starts: Set<String> = []
    private var ends: Set<String> = []
    /// The classes of views and controllers that code of others makes, if that code itself may run.
    private var made: Set<Symbol> = []
    /// The literals in the code of each such class.
    private var literals: [Symbol: [CodeNode]] = [:]

    /// Reads an app. `namedInFiles` says whether a storyboard or nib makes objects of a class. Cost: linear in the
    /// code.
    init(of app: CodeApp, namedInFiles: @escaping @Sendable (_ type: String) -> Bool) {
        self.app = app
        self.namedInFiles = namedInFiles
        var makers: [Symbol: Set<Symbol>] = [:]
        let screens = Memo<Symbol, Bool>()
        func isScreen(_ type: Symbol) -> Bool { screens(type) { EntranceNames.isScreen(type, in: app) } }
        var extendsStoryboards = false
        // R.swift calls the nib of `TokenCell` `R.nib.tokenCell`.
        let resources = app.symbol("R")
        var classes: [String: Symbol] = [:]
        for type in resources == .none ? [] : app.types.keys.sorted(by: { $0.index < $1.index }) where isScreen(type) {
            classes[Entrances.key(app.text(type))] = type
        }
        for number in app.files.indices {
            let file = app.files[number]
            let debugging = file.debugging(on: app.isOfMac ? .macOS : .iOS)
            let isVariable = EntranceNames.variables(in: file.tree)
            var isRead = [Bool](repeating: false, count: file.tree.names.count)
            for (index, node) in file.tree.nodes.enumerated() {
                let place = CodeNode(file: Int32(number), id: CodeTree.ID(index))
                if debugging.contains(place.id) { continue }
                var name = Symbol.none
                if node.kind == .string {
                    if isUnusedCase(place) || app.isUncalled(place) { continue }
                    let text = EntranceNames.content(file.text(place.id))
                    let owner = app.type(around: place)
                    if isScreen(owner) { literals[owner, default: []].append(place) } else { add(place) }
                    // Only a word names a class.
                    if text.utf8.allSatisfy({ ByteClass.table[Int($0)] & ByteClass.word != 0 }) {
                        name = app.symbol(String(text))
                    }
                } else if node.kind == .type, app.text(app.name(place.id, in: place.file)) == "UIStoryboard" {
                    extendsStoryboards = true
                } else if node.name >= 0, EntranceNames.kinds.contains(node.kind) {
                    if !isRead[Int(node.name)], node.kind != .name || !isVariable[Int(node.name)] {
                        words.insert(Entrances.key(file.tree.names[Int(node.name)]))
                        isRead[Int(node.name)] = true
                    }
                    name = app.name(place.id, in: place.file)
                    if !classes.isEmpty, let base = file.tree.base(of: place.id), file.tree.name(of: base) == "nib",
                        file.tree.base(of: base).map({ app.name($0, in: place.file) }) == resources
                    {
                        name = classes[Entrances.key(app.text(name))] ?? name
                    }
                }
                guard name != .none else { continue }
                let type = app.resolved(name)
                if isScreen(type), makes(place), !app.isUncalled(place) {
                    makers[app.type(around: place), default: []].insert(type)
                }
            }
        }
        let users = ["UIStoryboard", "R", "StoryboardScene", "instantiateInitialViewController"].map(app.symbol)
        opensByVariable =
            extendsStoryboards || !app.heirs(of: users[0]).isEmpty
            || users.flatMap(app.mentions).contains(where: mayOpenAny)
        let running = spread(from: makers, isScreen)
        for (owner, places) in literals where running.contains(owner) { for place in places { add(place) } }
    }

    /// Whether the app may show a screen with these entrances, by its code. Of classes that are not among it, nothing
    /// is known.
    func mayShow(_ entrances: Entrances) -> Bool {
        let types = entrances.classes.map { app.resolved(app.symbol($0)) }
        if zip(entrances.classes, types).contains(where: { !app.isDeclared($1) && !AppleClasses.contains($0) }) {
            return true
        }
        return entrances.names.contains { name in
            let type = app.resolved(app.symbol(name))
            return EntranceNames.isScreen(type, in: app) ? made.contains(type) : mayName(name)
        } || types.contains(where: made.contains) || entrances.isFirst && entrances.storyboard.map(mayOpen) ?? false
    }

    /// Whether code may name a storyboard.
    func mayName(file: String) -> Bool {
        let keys = Entrances.keys(ofFile: file)
        if keys.contains(where: words.contains) { return true }
        // Nothing computes the name of a copy, and less than half of a name begins too many words.
        guard let key = keys.first, keys.count == 1, !key.contains("~") else { return false }
        let isEnough: (String) -> Bool = { 2 * $0.utf8.count >= key.utf8.count }
        return starts.contains { key.hasPrefix($0) && isEnough($0) }
            || ends.contains { key.hasSuffix($0) && isEnough($0) }
    }

    /// Whether code shows the initial controller of a storyboard. Libraries name one by the class of its controller.
    private func mayOpen(_ storyboard: String) -> Bool {
        let isByClass = EntranceNames.isScreen(app.resolved(app.symbol(storyboard)), in: app)
        return opensByVariable || isByClass
            ? mayName(file: storyboard) : !opened.isDisjoint(with: Entrances.keys(ofFile: storyboard))
    }

    /// Whether code may name a nib, scene or cell.
    func mayName(_ name: String) -> Bool {
        let key = Entrances.key(name)
        return words.contains(key) || starts.contains(where: key.hasPrefix) || ends.contains(where: key.hasSuffix)
    }

    /// Whether a literal names a storyboard that code makes, unless that is asked for nothing but scenes with
    /// identifiers, at once or in the function around.
    private func opensStoryboard(_ literal: CodeNode) -> Bool {
        let tree = app.tree(literal.file)
        let argument = tree[literal.id].parent
        guard argument >= 0, tree[argument].kind == .argument, let call = storyboard(with: argument, in: literal.file)
        else { return false }
        let user = tree[call].parent
        guard user >= 0, tree[user].kind == .variable else { return !asksForIdentifier(user, in: literal.file) }
        let isLocal = app.function(around: CodeNode(file: literal.file, id: user)) != nil
        let uses = app.mentions(ofBinding: user, in: literal.file)
        return !isLocal || !uses.allSatisfy { asksForIdentifier(tree[$0].parent, in: literal.file) }
    }

    /// The call that makes a storyboard with a name: `UIStoryboard(name:…)`, `[UIStoryboard storyboardWithName:…]`.
    private func storyboard(with argument: CodeTree.ID, in file: Int32) -> CodeTree.ID? {
        let tree = app.tree(file)
        let call = tree[argument].parent
        guard call >= 0, tree[call].kind == .call else { return nil }
        let base = tree.base(of: tree[call].firstChild) ?? tree[call].firstChild
        return app.text(app.name(base, in: file)) == "UIStoryboard" ? call : nil
    }

    private func asksForIdentifier(_ use: CodeTree.ID, in file: Int32) -> Bool {
        let tree = app.tree(file)
        guard use >= 0, tree[use].kind == .member else { return false }
        return app.text(app.name(use, in: file)).hasPrefix("instantiateViewController")
    }

    /// Whether a mention of what shows initial controllers may show that of any storyboard: `R.storyboard`, which
    /// R.swift writes, SwiftGen's `StoryboardScene`, a storyboard whose name is no literal, or that of the controller.
    private func mayOpenAny(_ mention: CodeNode) -> Bool {
        let tree = app.tree(mention.file)
        let parent = tree[mention.id].parent
        func isNamed(_ id: CodeTree.ID, _ name: String) -> Bool { app.text(app.name(id, in: mention.file)) == name }
        guard parent >= 0 else { return false }
        switch app.text(app.name(mention.id, in: mention.file)) {
        case "R": return tree[parent].kind == .member && isNamed(parent, "storyboard")
        case "StoryboardScene": return true
        case "UIStoryboard":
            let call = tree[parent].kind == .member ? tree[parent].parent : parent
            guard call >= 0, tree[call].kind == .call else { return false }
            return tree.firstPassed(to: call).map { !app.isText(mention.at($0)) } ?? true
        default:
            let base = tree[mention.id].firstChild
            guard base >= 0 else { return true }
            let isLocal = app.binding(of: mention.at(base)) != nil
            return isNamed(base, "storyboard") && !(tree[base].kind == .name && isLocal)
        }
    }

    /// Finds what is made, beginning at the types that are no screens and at those that files make. The code of a
    /// class runs with that of its superclasses, whose nibs are loaded if that code names them. Returns the types whose
    /// code may run.
    private mutating func spread(from makers: [Symbol: Set<Symbol>], _ isScreen: (Symbol) -> Bool) -> Set<Symbol> {
        let users = Set(makers.keys).union(literals.keys)
        var pending = users.filter { !isScreen($0) || namedInFiles(app.text($0)) }.map(\.self)
        var running = Set(pending)
        while let user = pending.popLast() {
            for type in makers[user, default: []] where !app.isKind(user, of: type) {
                let line = app.lineage(of: type)
                let named = Set(line.flatMap { makers[$0, default: []] })
                made.formUnion(line.filter { $0 == type || named.contains($0) })
                for next in line where running.insert(next).inserted { pending.append(next) }
            }
        }
        return running
    }

    /// Which names of a file are those of variables and parameters that it declares: none is a generator's constant.
    private static func variables(in tree: CodeTree) -> [Bool] {
        var found = [Bool](repeating: false, count: tree.names.count)
        for node in tree.nodes where node.name >= 0 && (node.kind == .variable || node.kind == .parameter) {
            found[Int(node.name)] = true
        }
        return found
    }

    private static func isScreen(_ type: Symbol, in app: CodeApp) -> Bool {
        app.isDeclared(type) && app.lineage(of: type).contains { bases.contains(app.text($0)) }
    }

    /// Whether a literal is the raw value of a case that no code uses.
    private func isUnusedCase(_ literal: CodeNode) -> Bool {
        let parent = app.node(literal).parent
        guard parent >= 0, app.tree(literal.file)[parent].kind == .enumCase else { return false }
        return !app.mentions(of: app.name(parent, in: literal.file)).contains { app.node($0).kind == .member }
    }

    /// Whether a mention of a class may make an object of it: not the type of a variable without a value, of a
    /// parameter or of a cast that may fail, nor a superclass.
    private func makes(_ mention: CodeNode) -> Bool {
        let tree = app.tree(mention.file)
        var next = mention.id
        guard tree[next].kind == .typeName else { return true }
        next = tree[next].parent
        // A generic argument may say what a class makes.
        guard next >= 0, tree[next].kind != .typeName else { return true }
        switch tree[next].kind {
        case .parameter, .inherited: return false
        case .cast: return ["as", "as!"].contains(app.text(app.name(next, in: mention.file)))
        case .variable:
            return tree.children(of: next).contains { ![.modifier, .typeName, .accessor].contains(tree[$0].kind) }
        default: return true
        }
    }

    /// What is between the quotes of a literal.
    private static func content(_ literal: String) -> Substring {
        let isMark: (UInt8) -> Bool = { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#") }
        let start = literal.utf8.firstIndex { !isMark($0) && $0 != UInt8(ascii: "@") } ?? literal.endIndex
        let end = literal.utf8[start...].lastIndex { !isMark($0) }.map(literal.utf8.index(after:)) ?? start
        return literal[start..<end]
    }

    private mutating func add(_ place: CodeNode) {
        let text = EntranceNames.content(app.text(of: place))
        add(text, isFilled: app.node(place).firstChild >= 0)
        if opensStoryboard(place) { opened.insert(Entrances.key(text)) }
    }

    private mutating func add(_ literal: Substring, isFilled: Bool) {
        // Most literals have no gap, which their bytes tell sooner than their characters.
        let mark = UInt8(ascii: isFilled ? "\\" : "%")
        let gaps = !literal.utf8.contains(mark) ? [] : literal.ranges(of: isFilled ? "\\(" : "%@")
        guard let first = gaps.first, let last = gaps.last else {
            words.insert(Entrances.key(literal))
            return
        }
        add(part: literal[..<first.lowerBound], to: &starts)
        let rest = literal[last.upperBound...]
        add(part: isFilled ? rest[(rest.lastIndex(of: ")") ?? rest.startIndex)...] : rest, to: &ends)
    }

    private func add(part: Substring, to parts: inout Set<String>) {
        // A sentence names no file.
        guard !part.utf8.contains(UInt8(ascii: " ")) else { return }
        let key = Entrances.key(part)
        if key.utf8.count >= EntranceNames.shortestPart { parts.insert(key) }
    }

    private static let bases: Set<String> = ["UIView", "UIViewController"]
    private static let kinds: Set<NodeKind> = [.enumCase, .member, .name, .typeName]
    /// Shorter parts begin or end too many names.
    private static let shortestPart = 4
}
