import A11yModel

/// The words in the code of an app that may name a nib, a storyboard or a scene, and the classes that its code makes.
///
/// Generators of code write `my-screen` as `myScreen`, and raw values of enumerations are capitalised, so letters and
/// digits are compared without their case. What releases of the app do not have names nothing, nor does a class of
/// views or controllers of which nothing makes an object: no code that may run, and no scene or nib that is shown.
struct EntranceNames {
    private let app: CodeApp
    /// What files name that belong to what is shown.
    private var files: FileNames
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

    /// Reads an app. Cost: linear in the code, but for long ways between screens.
    init(of app: CodeApp, with screenFiles: ScreenFiles) {
        self.app = app
        files = screenFiles.beginning
        app.actions = screenFiles.actions
        let uses = EntranceUses(of: app)
        let users = ["UIStoryboard", "R", "StoryboardScene", "instantiateInitialViewController"].map(app.symbol)
        opensByVariable =
            uses.extendsStoryboards || !app.heirs(of: users[0]).isEmpty
            || users.flatMap(app.mentions).contains(where: mayOpenAny)
        spread(over: uses, screenFiles.screens)
    }

    /// Whether the app may show a screen with these entrances. Of classes that are not among its code, nothing is
    /// known.
    func mayShow(_ entrances: Entrances) -> Bool {
        guard entrances.storyboard.map({ files.name($0) || mayName(file: $0) }) ?? true else { return false }
        if files.name(entrances) { return true }
        let types = entrances.classes.map { app.resolved(app.symbol($0)) }
        if zip(entrances.classes, types).contains(where: { !app.isDeclared($1) && !AppleClasses.contains($0) }) {
            return true
        }
        return entrances.names.contains { name in
            let type = app.resolved(app.symbol(name))
            return app.isView(type) ? made.contains(type) : mayName(name)
        } || types.contains(where: made.contains) || entrances.isFirst && entrances.storyboard.map(mayOpen) ?? false
    }

    /// Whether code may name a storyboard.
    private func mayName(file: String) -> Bool {
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
        let isByClass = app.isView(app.resolved(app.symbol(storyboard)))
        return opensByVariable || isByClass
            ? mayName(file: storyboard) : !opened.isDisjoint(with: Entrances.keys(ofFile: storyboard))
    }

    /// Whether code, or what is shown, may name a nib, scene or cell.
    func mayName(_ name: String) -> Bool {
        let key = Entrances.key(name)
        return files.names.contains(key) || words.contains(key) || starts.contains(where: key.hasPrefix)
            || ends.contains(where: key.hasSuffix)
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

    /// Finds what is made and shown, beginning at the types that are no screens. The code of a class runs with that of
    /// its superclasses, whose nibs are loaded if that code names them.
    private mutating func spread(over uses: EntranceUses, _ screens: [ScreenFiles.Screen]) {
        var pending = uses.byType.keys.filter { !app.isView($0) }
        var running = Set(pending)
        var (registered, named, known) = (Set<Symbol>(), Set<Symbol>(), Set<Symbol>())
        func make(_ type: Symbol) {
            let line = app.lineage(of: type)
            let named = Set(line.flatMap { uses.byType[$0]?.made ?? [] })
            made.formUnion(line.filter { $0 == type || named.contains($0) })
            for next in line where running.insert(next).inserted { pending.append(next) }
        }
        for type in files.classes.compactMap({ app.views[$0] }) { make(type) }
        var hidden = screens
        repeat {
            while let user = pending.popLast() {
                guard let used = uses.byType[user] else { continue }
                for place in used.literals { add(place) }
                for word in used.words where known.insert(word).inserted { words.insert(Entrances.key(app.text(word))) }
                registered.formUnion(used.registered)
                named.formUnion(used.named.filter { !app.isKind(user, of: $0) })
                for type in used.made where !app.isKind(user, of: type) { make(type) }
                if pending.isEmpty { for type in registered.intersection(named) { make(type) } }
            }
            let start = hidden.partition { $0.entrances.map(mayShow) ?? true }
            for screen in hidden[start...] {
                files.formUnion(screen.contents)
                for type in screen.contents.classes.compactMap({ app.views[$0] }) { make(type) }
            }
            if start == hidden.count { return }
            hidden.removeLast(hidden.count - start)
        } while true
    }

    /// What is between the quotes of a literal.
    static func content(_ literal: String) -> Substring {
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

    /// Shorter parts begin or end too many names.
    private static let shortestPart = 4
}
