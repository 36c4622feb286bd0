import A11yModel

/// What the code of an app names, by the type around it: it counts if that code may run.
struct EntranceUses {
    struct Uses {
        var literals: [CodeNode] = []
        var words: Set<Symbol> = []
        /// The classes of views and controllers of which it makes objects.
        var made: Set<Symbol> = []
        /// Those of cells that it registers, which a table makes if code asks for them, and those that it names.
        var registered: Set<Symbol> = []
        var named: Set<Symbol> = []
    }

    private let app: CodeApp
    private(set) var byType: [Symbol: Uses] = [:]
    private(set) var extendsStoryboards = false
    /// The names of all cases of enumerations.
    private var cases: Set<Symbol> = []

    /// Reads an app. Cost: linear in the code.
    init(of app: CodeApp) {
        self.app = app
        for (number, file) in app.files.enumerated() {
            for (index, node) in file.tree.nodes.enumerated() where node.kind == .enumCase {
                cases.insert(app.name(CodeTree.ID(index), in: Int32(number)))
            }
        }
        for number in app.files.indices { read(Int32(number)) }
    }

    private mutating func read(_ number: Int32) {
        let tree = app.tree(number)
        let debugging = app.files[Int(number)].debugging(on: app.isOfMac ? .macOS : .iOS)
        let isVariable = EntranceUses.variables(in: tree)
        let views = app.fileWords[Int(number)].map(viewType)
        var isRead = [Bool](repeating: false, count: tree.names.count)
        for (index, node) in tree.nodes.enumerated() {
            let place = CodeNode(file: number, id: CodeTree.ID(index))
            guard node.kind == .string || node.name >= 0, debugging.isEmpty || !debugging.contains(place.id) else {
                continue
            }
            if node.kind == .type, app.text(app.name(place.id, in: number)) == "UIStoryboard" {
                extendsStoryboards = true
            }
            // `static var help: UIStoryboard { load(#function) }`
            if node.kind == .macro, tree.name(of: place.id) == "#function", let function = app.function(around: place) {
                byType[app.type(around: place), default: Uses()].words.insert(app[function].name)
            }
            switch node.kind {
            case .string, .enumCase, .member, .name, .typeName: break
            default: continue
            }
            let isNew =
                node.kind != .string && !isRead[Int(node.name)] && (node.kind != .name || !isVariable[Int(node.name)])
                && isName(place)
            let type = named(by: place, among: views)
            guard node.kind == .string || isNew || type != .none, !app.isUncalled(place, inWholeApp: true) else {
                continue
            }
            let owner = app.type(around: place)
            if node.kind == .string {
                if isUnused(place) { continue }
                byType[owner, default: Uses()].literals.append(place)
            } else if isNew {
                byType[owner, default: Uses()].words.insert(app.name(place.id, in: number))
                isRead[Int(node.name)] = !app.isView(owner)
            }
            if type == .none { continue }
            if isRegistered(place, as: type) {
                byType[owner, default: Uses()].registered.insert(type)
            } else if makes(place) {
                byType[owner, default: Uses()].made.insert(type)
            } else {
                byType[owner, default: Uses()].named.insert(type)
            }
        }
    }

    /// Whether a word may stand for a text like it: what a generator of code makes of the names of files and scenes,
    /// a type, or a case whose raw value is a text. Nothing else that the app itself declares does.
    private func isName(_ place: CodeNode) -> Bool {
        let name = app.name(place.id, in: place.file)
        if app.node(place).kind == .enumCase { return app.isKind(app.type(around: place), of: app.symbol("String")) }
        var root = place.id
        while app.node(place.at(root)).kind == .member, let base = app.tree(place.file).base(of: root) { root = base }
        let isOfGenerator =
            root != place.id && app.tree(place.file).name(of: root).first?.isUppercase == true
            && !app.isDeclared(app.resolved(app.name(root, in: place.file)))
        return isOfGenerator || app.node(place).kind == .typeName || app.isDeclared(app.resolved(name))
            || app.functionsByOwner[name] == nil && app.propertiesByOwner[name] == nil && !cases.contains(name)
    }

    /// The class of views or controllers of a word; `none` of any other word.
    private func viewType(_ word: Symbol) -> Symbol {
        let type = app.resolved(word)
        return word != .none && app.isView(type) ? type : .none
    }

    /// The class of views or controllers that a word or literal names, among those of the words of its file; `none`
    /// without one.
    private func named(by place: CodeNode, among views: [Symbol]) -> Symbol {
        let node = app.node(place)
        guard node.kind == .string else {
            // R.swift calls the nib of `TokenCell` `R.nib.tokenCell`.
            return app.classOfNib(place).map(viewType) ?? (node.name < 0 ? .none : views[Int(node.name)])
        }
        let text = EntranceNames.content(app.text(of: place))
        // Only a word names a class.
        guard text.utf8.allSatisfy({ ByteClass.table[Int($0)] & ByteClass.word != 0 }) else { return .none }
        return viewType(app.symbol(String(text)))
    }

    /// Whether a mention of a cell is in a call that registers it by its own name or a constant of it.
    private func isRegistered(_ mention: CodeNode, as type: Symbol) -> Bool {
        let tree = app.tree(mention.file)
        // R.swift has other names for nibs and for what code asks for.
        if tree.base(of: mention.id).map({ tree.name(of: $0) == "nib" }) == true { return false }
        var next = mention.id
        while next > 0, [.name, .member, .argument, .call, .string].contains(tree[next].kind) {
            let callee = tree[next].firstChild
            if tree[next].kind == .call, callee >= 0, tree.name(of: callee).hasPrefix("register"),
                !tree.contains(callee, mention.id)
            {
                // What else may be the identifier by which code asks for the cell?
                let last = tree.children(of: next, .argument).last
                return last.map { tree.contains($0, mention.id) || isNamed(type, within: mention.at($0)) } ?? false
            }
            next = tree[next].parent
        }
        return false
    }

    private func isNamed(_ type: Symbol, within argument: CodeNode) -> Bool {
        !app.occurrences(of: type, within: argument).isEmpty
            || app.tree(argument.file).expression(of: argument.id).map {
                EntranceNames.content(app.text(of: argument.at($0))) == app.text(type)
            } ?? false
    }

    /// Which names of a file are those of variables and parameters that it declares: none is a generator's constant.
    private static func variables(in tree: CodeTree) -> [Bool] {
        var found = [Bool](repeating: false, count: tree.names.count)
        for node in tree.nodes where node.name >= 0 && (node.kind == .variable || node.kind == .parameter) {
            found[Int(node.name)] = true
        }
        return found
    }

    /// Whether a literal is the raw value of a case, or the value of a constant of a type, that no code uses, or a text
    /// for users.
    private func isUnused(_ literal: CodeNode) -> Bool {
        let parent = app.node(literal).parent
        guard parent >= 0 else { return false }
        let tree = app.tree(literal.file)
        let declaration = tree[parent]
        if declaration.kind == .assignment, EntranceUses.texts.contains(tree.name(of: declaration.firstChild)) {
            return true
        }
        let isConstant = declaration.form == .letVariable && app.function(around: literal) == nil
        guard declaration.kind == .enumCase || isConstant && app.type(around: literal) != .none else { return false }
        return !app.mentions(of: app.name(parent, in: literal.file)).contains {
            isConstant || app.node($0).kind == .member
        }
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

    private static let texts: Set<String> = [
        "accessibilityHint", "accessibilityLabel", "accessibilityValue", "placeholder", "text", "title",
    ]
}
