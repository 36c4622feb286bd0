/// A place where code changes a property of an object: `x.text = …`, `[x setText:…]`, an override of a getter, a key.
struct Write {
    /// The assignment, call or accessor.
    let node: CodeNode
    /// The offset of the member's name.
    let place: Int32
    /// The member, as code writes it: `accessibilityLabel`, `setTitle`.
    let member: String
    /// The object that is changed; nil for `self`.
    let receiver: CodeNode?
    /// The properties that lead from there to the object, of a key path in a string.
    var path: [String] = []
    /// What the property is set to; nil where no expression tells.
    let value: CodeNode?
    /// The value that an override returns in its body, instead of an expression.
    var isOverride = false
    /// Whether the value is changed in place: `accessibilityTraits.insert(.header)`, `text += "…"`.
    var isMutation = false
    /// Whether it is by a key path, which something else sets: `assign(to: \.text, on: label)`.
    var isBound = false
}

/// Finds the writes of a file.
struct WriteFinder {
    private let app: CodeApp
    private let file: Int32
    private let tree: CodeTree
    private var writes: [Write] = []

    /// All writes of an app, by file. Cost: linear in its nodes and in its distinct words.
    static func writes(of app: CodeApp) -> [Write] {
        let isWritten = app.words.map(Member.isWritten)
        var isTouch = [Bool?](repeating: nil, count: app.words.count)
        return app.files.indices.flatMap { number in
            var finder = WriteFinder(app: app, file: Int32(number), tree: app.tree(Int32(number)))
            finder.find(isWritten, &isTouch)
            return finder.writes
        }
    }

    private init(app: CodeApp, file: Int32, tree: CodeTree) {
        self.app = app
        self.file = file
        self.tree = tree
    }

    private mutating func find(_ isWrittenWord: [Bool], _ isTouch: inout [Bool?]) {
        let isWritten = app.fileWords[Int(file)].map { isWrittenWord[$0.index] }
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            let id = CodeTree.ID(index)
            switch node.kind {
            case .name, .member:
                guard node.name >= 0 else { continue }
                if isWritten[Int(node.name)] {
                    read(id)
                } else if node.kind == .member {
                    readKey(id)
                    guard node.firstChild >= 0 else { continue }
                    let word = app.name(id, in: file)
                    let handsOn = isTouch[word.index] ?? Member.isTouch(app.text(word))
                    isTouch[word.index] = handsOn
                    if handsOn { add(Member.byTouch, id, at: node.place, of: receiver(of: id)) }
                }
            case .function, .variable:
                if node.name >= 0, isWritten[Int(node.name)] { readOverride(id) }
            case .keyPath: readKeyPath(id)
            default: break
            }
        }
    }

    private func node(_ id: CodeTree.ID) -> CodeNode? { id >= 0 ? CodeNode(file: file, id: id) : nil }

    /// What stands before the dot; nil for a member of `self` without one. The description of a picture is the label of
    /// what shows it.
    private func receiver(of id: CodeTree.ID) -> CodeNode? {
        guard tree[id].kind == .member else { return nil }
        var base = tree[id].firstChild
        if base >= 0, Member.isOfPicture(tree.name(of: id)) {
            // `[[view image] setAccessibilityDescription:text]`
            if tree[base].kind == .call, tree[base].form == .message { base = tree[base].firstChild }
            if base >= 0, tree[base].kind == .member, tree.name(of: base) == "image" {
                base = tree[base].firstChild
            } else {
                base = tree[id].firstChild
            }
        }
        return node(base)
    }

    private mutating func add(_ id: CodeTree.ID, at member: CodeTree.ID, value: CodeTree.ID, isMutation: Bool = false) {
        guard isOfObject(member) else { return }
        add(tree.name(of: member), id, at: tree[member].place, of: receiver(of: member), value, isMutation: isMutation)
    }

    private mutating func add(
        _ member: String, _ id: CodeTree.ID, at place: Int32, of receiver: CodeNode?, path: [String] = [],
        _ value: CodeTree.ID = -1, isOverride: Bool = false, isMutation: Bool = false, isBound: Bool = false
    ) {
        writes.append(
            Write(
                node: CodeNode(file: file, id: id), place: place, member: member, receiver: receiver, path: path,
                value: node(value), isOverride: isOverride, isMutation: isMutation, isBound: isBound))
    }

    /// Whether a name means a member of `self` and no local variable, and a member has an object before its dot.
    private func isOfObject(_ id: CodeTree.ID) -> Bool {
        if tree[id].kind == .member { return tree[id].firstChild >= 0 }
        let node = CodeNode(file: file, id: id)
        return app.binding(of: node) == nil && app.type(around: node) != .none
    }

    private mutating func read(_ id: CodeTree.ID) {
        let parent = tree[id].parent
        guard parent >= 0 else { return }
        switch tree[parent].kind {
        case .assignment where tree[parent].firstChild == id:
            guard Member.isProperty(tree.name(of: id)) else { return }
            add(parent, at: id, value: tree[id].next, isMutation: tree.name(of: parent) != "=")
        case .call where tree[parent].firstChild == id:
            let name = tree.name(of: id)
            if name == "setValue", readKey(id) { return }
            guard Member.isSetter(name), name != "bind" || isBinding(parent) else { return }
            let isAlone = tree.child(of: parent, .argument) == nil
            if isAlone, !["removeFromSuperview", "removeAllSegments"].contains(name) { return }
            // `super.setTitle(title)` in an override of it passes its argument on.
            if isPassedOn(id, name) { return }
            add(parent, at: id, value: tree.firstPassed(to: parent) ?? -1)
        case .member:
            // `accessibilityTraits.insert(.header)`, `textStorage.append(…)`
            if tree.name(of: id) == "textStorage" { return add(parent, at: id, value: -1, isMutation: true) }
            guard Member.isMutating(tree.name(of: parent)), let call = tree.node(.call, on: parent),
                Member.isProperty(tree.name(of: id))
            else { return }
            add(call, at: id, value: tree.firstPassed(to: call) ?? -1, isMutation: true)
        case .prefix where tree.name(of: parent) == "&":
            add(parent, at: id, value: -1, isMutation: true)
        default: break
        }
    }

    /// Whether a call binds a property to a key path, as on a Mac: `label.bind(.value, to: note, withKeyPath: "x")`.
    private func isBinding(_ call: CodeTree.ID) -> Bool {
        tree.children(of: call).contains { ["withKeyPath", "toObject"].contains(tree.name(of: $0)) }
    }

    private func isPassedOn(_ id: CodeTree.ID, _ name: String) -> Bool {
        guard tree.base(of: id).map(tree.name) == "super",
            let function = app.function(around: CodeNode(file: file, id: id))
        else { return false }
        return app.text(app[function].name) == name
    }

    /// `setValue("…", forKey: "accessibilityLabel")`, `x.rx.text`, `x.kf.setImage(…)`.
    @discardableResult private mutating func readKey(_ id: CodeTree.ID) -> Bool {
        let (name, parent) = (tree.name(of: id), tree[id].parent)
        guard parent >= 0 else { return false }
        switch name {
        case "setValue":
            guard tree[parent].kind == .call, tree[parent].firstChild == id else { return false }
            let arguments = tree.children(of: parent, .argument)
            let key = arguments.first { ["forKey", "forKeyPath"].contains(tree.name(of: $0)) }
            guard key != nil else { return false }
            guard let key, let first = arguments.first, tree[key].firstChild >= 0 else { return true }
            guard app.isText(CodeNode(file: file, id: tree[key].firstChild)) else {
                add(Member.byComputedKey, parent, at: tree[id].place, of: receiver(of: id), tree[first].firstChild)
                return true
            }
            let word = app.files[Int(file)].text(tree[key].firstChild).filter { $0 != "@" && $0 != "\"" }
            let path = word.split(separator: ".").map(String.init)
            guard let member = path.last, Member.isProperty(member) else { return true }
            add(member, parent, at: tree[id].place, of: receiver(of: id), path: path.dropLast(), tree[first].firstChild)
            return true
        case "rx", "reactive":
            guard tree[parent].kind == .member, Member.isProperty(tree.name(of: parent)) else { return false }
            add(tree.name(of: parent), parent, at: tree[parent].place, of: receiver(of: id))
            return true
        default: return false
        }
    }

    /// `assign(to: \.text, on: label)`, `label[keyPath: \.text] = …`.
    private mutating func readKeyPath(_ id: CodeTree.ID) {
        var last = tree[id].firstChild
        while last >= 0, tree[last].next >= 0 { last = tree[last].next }
        guard last >= 0, tree[last].name >= 0, Member.isProperty(tree.name(of: last)) else { return }
        let argument = tree[id].parent
        guard argument >= 0, tree[argument].kind == .argument else { return }
        let call = tree[argument].parent
        let receiver: CodeTree.ID?
        if tree[call].kind == .call {
            receiver = tree.children(of: call).first { tree.name(of: $0) == "on" }.map { tree[$0].firstChild }
        } else {
            receiver = tree[call].firstChild
            guard tree[tree[call].parent].kind == .assignment, tree[tree[call].parent].firstChild == call else {
                return
            }
        }
        guard let receiver, receiver >= 0 else { return }
        add(tree.name(of: last), call, at: tree[id].place, of: CodeNode(file: file, id: receiver), isBound: true)
    }

    /// `override var accessibilityLabel: String? { … }`, `- (NSString *)accessibilityLabel { … }`.
    private mutating func readOverride(_ id: CodeTree.ID) {
        let name = tree.name(of: id)
        guard Member.isProperty(name), app.type(around: CodeNode(file: file, id: id)) != .none else { return }
        let modifiers = tree.children(of: id, .modifier).map(tree.name)
        if modifiers.contains("static") { return }
        if tree[id].kind == .variable {
            guard modifiers.contains("override"),
                let getter = tree.children(of: id).first(where: {
                    tree[$0].kind == .accessor && !["set", "willSet", "didSet"].contains(tree.name(of: $0))
                })
            else { return }
            add(name, getter, at: tree[id].place, of: nil, isOverride: true)
        } else {
            // A method without arguments overrides the getter, in Objective-C and of AppKit's protocol.
            let isObjectiveC = app.files[Int(file)].language == .objectiveC
            guard isObjectiveC || app.isOfMac && modifiers.contains("override"), tree.child(of: id, .parameter) == nil,
                tree.child(of: id, .block) != nil
            else { return }
            add(name, id, at: tree[id].place, of: nil, isOverride: true)
        }
    }
}
