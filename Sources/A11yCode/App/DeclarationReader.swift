// Reading declarations.
extension CodeApp {
    func readDeclarations(of file: Int32) {
        let tree = tree(file)
        for index in tree.nodes.indices {
            let id = CodeTree.ID(index)
            switch tree.nodes[index].kind {
            case .type: readType(id, in: file)
            case .function: readFunction(id, in: file)
            case .variable: readVariable(id, in: file)
            case .alias: readAlias(id, in: file)
            case .macro: readSynthesized(id, in: file)
            case .macroDefinition: macros[name(id, in: file), default: []].append(CodeNode(file: file, id: id))
            default: break
            }
        }
    }

    private func readType(_ id: CodeTree.ID, in file: Int32) {
        let tree = tree(file)
        let name = name(id, in: file)
        // `extension [Int]` is one of no type that code names.
        guard name != .none else { return }
        let info = info(of: name)
        info.declarations.append(CodeNode(file: file, id: id))
        let form = tree[id].form
        let isClass = [.classType, .actor, .interface].contains(form)
        switch form {
        case _ where isClass:
            info.kind = .classType
            info.classCount += 1
        // In Objective-C a protocol may have the name of a class.
        case .protocolType: info.kind = info.kind ?? .protocolType
        // So may an enumeration in another type: `Strings.LoginViewController`.
        case .structure, .enumeration: info.kind = info.kind == .classType ? .classType : .other
        // That of a category of Apple's class makes no class.
        case .implementation where !AppleClasses.contains(tree.name(of: id)): info.kind = info.kind ?? .classType
        default: break
        }
        let inherited = tree.children(of: id, .inherited).compactMap { child in
            tree.child(of: child, .typeName).map { type(of: $0, in: file).name }
        }
        // The superclass comes first, wherever the extensions are.
        info.inherited.insert(contentsOf: inherited, at: isClass ? info.classInherited : info.inherited.count)
        if isClass { info.classInherited += inherited.count }
        // `@objc(Name) class …` gives it the name that storyboards know.
        for modifier in tree.children(of: id, .modifier) where tree.name(of: modifier) == "@objc" {
            guard let value = tree.firstPassed(to: modifier), tree[value].kind == .name else { continue }
            add(alias: self.name(value, in: file), of: name)
        }
    }

    /// What is known of a type so far.
    private func info(of type: Symbol) -> CodeTypeInfo {
        let info = types[type] ?? CodeTypeInfo()
        types[type] = info
        return info
    }

    private func readAlias(_ id: CodeTree.ID, in file: Int32) {
        guard let written = tree(file).child(of: id, .typeName) else { return }
        if tree(file)[written].form == .functionType {
            functionAliases[name(id, in: file)] = CodeNode(file: file, id: written)
        }
        let target = type(of: written, in: file).name
        guard target != .none else { return }
        add(alias: name(id, in: file), of: target)
        let known = localAliases[file]?[name(id, in: file)]
        localAliases[file, default: [:]][name(id, in: file)] = known ?? target == target ? target : name(id, in: file)
    }

    /// Adds another name of a type. One that stands for two types stands for itself: nobody knows which.
    private func add(alias: Symbol, of type: Symbol) {
        aliases[alias] = aliases[alias].map { $0 == type ? type : alias } ?? type
    }

    /// `@synthesize closeButton = button;`: another name of the property.
    private func readSynthesized(_ id: CodeTree.ID, in file: Int32) {
        let tree = tree(file)
        guard tree.name(of: id) == "@synthesize" else { return }
        for argument in tree.children(of: id) where tree[argument].firstChild >= 0 {
            let (property, variable) = (name(argument, in: file), name(tree[argument].firstChild, in: file))
            if property != .none, variable != .none, property != variable { synthesized[variable] = property }
        }
    }

    private func readFunction(_ id: CodeTree.ID, in file: Int32) {
        let tree = tree(file)
        let kind: CodeFunction.Kind =
            switch tree[id].form {
            case .initializer: .initializer
            case .deinitializer: .deinitializer
            default: .function
            }
        let name = name(id, in: file)
        add(id, in: file, kind, named: name)
        if tree[id].form == .subscriptFunction {
            for accessor in tree.children(of: id, .accessor) {
                add(accessor, in: file, .getter, named: name)
            }
        }
    }

    @discardableResult private func add(
        _ id: CodeTree.ID, in file: Int32, _ kind: CodeFunction.Kind, named name: Symbol, modifiers: Set<Symbol>? = nil
    ) -> FunctionID {
        let tree = tree(file)
        let node = CodeNode(file: file, id: id)
        var labels: [Symbol] = []
        var parameters: [CodeFunction.Parameter] = []
        for parameter in tree.children(of: id, .parameter) {
            let inner = self.name(parameter, in: file)
            let label = tree.child(of: parameter, .label).map { self.name($0, in: file) } ?? inner
            labels.append(text(label) == "_" ? .none : label)
            var type = writtenType(of: parameter, in: file)
            let isVariadic = tree[parameter].form == .variadic
            if isVariadic { type.isList = true }
            let hasDefault = tree.children(of: parameter).contains { tree[$0].kind.isExpression }
            parameters.append(
                CodeFunction.Parameter(name: inner, type: type, hasDefault: hasDefault, isVariadic: isVariadic))
        }
        let owner = type(around: node)
        let number = add(
            CodeFunction(
                kind: kind, node: node, body: tree.child(of: id, .block), owner: owner, name: name, labels: labels,
                parameters: parameters, result: writtenType(of: id, in: file),
                modifiers: modifiers ?? self.modifiers(of: id, in: file)))
        if owner != .none, CodeApp.called.contains(kind) { info(of: owner).functions[name, default: []].append(number) }
        return number
    }

    private func add(_ function: CodeFunction) -> FunctionID {
        let number = FunctionID(index: functions.count)
        functions.append(function)
        functionNumbers[function.node] = number
        if CodeApp.called.contains(function.kind) {
            functionsByOwner[function.name, default: [:]][function.owner, default: []].append(number)
        } else {
            accessorsByOwner[function.name, default: [:]][function.owner, default: []].append(number)
        }
        return number
    }

    /// What is called by its name; the others are accessors.
    private static let called: Set<CodeFunction.Kind> = [.function, .initializer, .deinitializer]

    private func readVariable(_ id: CodeTree.ID, in file: Int32) {
        let tree = tree(file)
        let around = container(of: id, in: file)
        guard around >= 0, tree[around].kind == .type || tree[around].kind == .file else { return }
        let name = name(id, in: file)
        let accessors = tree.children(of: id, .accessor).map { accessor in
            let kind: CodeFunction.Kind =
                switch tree.name(of: accessor) {
                case "set": .setter
                case "willSet", "didSet": .observer
                default: .getter
                }
            return add(accessor, in: file, kind, named: name, modifiers: modifiers(of: id, in: file))
        }
        let node = CodeNode(file: file, id: id)
        let property = CodeProperty(
            node: node, owner: tree[around].kind == .type ? resolved(self.name(around, in: file)) : .none, name: name,
            type: writtenType(of: id, in: file), initial: tree.expression(of: id), accessors: accessors,
            modifiers: modifiers(of: id, in: file), isConstant: tree[id].form == .letVariable)
        propertiesByOwner[name, default: [:]][property.owner, default: []].append(properties.count)
        if property.owner != .none { info(of: property.owner).properties[name, default: []].append(properties.count) }
        properties.append(property)
        readClosure(of: property)
    }

    /// A constant with a closure is called like a function: `let round = { (view: UIView) in … }`.
    private func readClosure(of property: CodeProperty) {
        let file = property.node.file
        let tree = tree(file)
        guard property.isConstant, let closure = property.initial, tree[closure].kind == .closure else { return }
        let node = property.node.at(closure)
        let own = tree.children(of: closure, .parameter)
        let written = tree.child(of: property.node.id, .typeName).map { parameterTypes(of: $0, in: file) } ?? []
        let count = own.isEmpty ? written.count : own.count
        let parameters = (0..<count).map { position in
            let type = own.isEmpty ? nil : tree.child(of: own[position], .typeName).map { self.type(of: $0, in: file) }
            return CodeFunction.Parameter(
                name: own.isEmpty ? .none : name(own[position], in: file),
                type: type ?? (written.indices.contains(position) ? written[position] : .unknown),
                hasDefault: false, isVariadic: false)
        }
        _ = add(
            CodeFunction(
                kind: .function, node: node, body: tree.child(of: closure, .block), owner: property.owner,
                name: property.name, labels: parameters.map { _ in .none }, parameters: parameters,
                result: .unknown, modifiers: property.modifiers))
    }

    private func modifiers(of id: CodeTree.ID, in file: Int32) -> Set<Symbol> {
        let tree = tree(file)
        return Set(tree.children(of: id, .modifier).map { name($0, in: file) })
    }
}
