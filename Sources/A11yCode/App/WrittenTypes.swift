// Types as code writes them.
extension CodeApp {
    /// Whether a type is that of functions or closures, by whatever name.
    func isFunction(_ type: CodeType) -> Bool { type.isFunction || functionAliases[type.name] != nil }

    /// The types of the parameters of a function type; none of any other type.
    func parameterTypes(of id: CodeTree.ID, in file: Int32) -> [CodeType] {
        let tree = tree(file)
        if tree[id].form != .functionType, let alias = functionAliases[name(id, in: file)] {
            return parameterTypes(of: alias.id, in: alias.file)
        }
        guard tree[id].form == .functionType else { return [] }
        return tree.children(of: id, .typeName).dropLast().map { type(of: $0, in: file) }
    }

    /// The type that is written for a variable or parameter, or for what a function returns.
    func writtenType(of id: CodeTree.ID, in file: Int32) -> CodeType {
        tree(file).child(of: id, .typeName).map { type(of: $0, in: file) } ?? .unknown
    }

    /// What a type as it is written tells of an object.
    func type(of id: CodeTree.ID, in file: Int32) -> CodeType {
        let tree = tree(file)
        var type = CodeType(isOptional: tree[id].flags.contains(.isOptionalType))
        var id = id
        // Wrappers within each other.
        for _ in 0..<CodeApp.mostWrappers {
            let parts = tree.children(of: id, .typeName)
            switch tree[id].form {
            case .functionType:
                type.isFunction = true
                return type
            case .tupleType:
                guard parts.count == 1 else { return type }
                id = parts[0]
                continue
            case .composition:
                guard let first = parts.first else { return type }
                id = first
                continue
            case .arrayType, .dictionaryType:
                type.isList = true
                type.isKeyed = tree[id].form == .dictionaryType
                guard let last = parts.last else { break }
                id = last
                continue
            default: break
            }
            let name = tree.name(of: id)
            if name == "id" || name == "Class", let conformed = parts.first {
                id = conformed
                continue
            }
            if let last = parts.last, CodeApp.lists.contains(name) || name == "Optional" {
                if name == "Optional" { type.isOptional = true } else { type.isList = true }
                id = last
                continue
            }
            if CodeApp.lists.contains(name) {
                type.isList = true
            } else if !CodeApp.anything.contains(name) {
                type.name = self.name(id, in: file)
            }
            return type
        }
        return type
    }

    private static let mostWrappers = 8
    /// Collections by name.
    private static let lists = FlowWords.set(
        "Array ArraySlice ContiguousArray Dictionary NSArray NSDictionary NSHashTable NSMutableArray "
            + "NSMutableDictionary NSMutableSet NSOrderedSet NSSet Set")
    /// Types that may be any.
    private static let anything = FlowWords.set("Any AnyObject id auto __auto_type typeof __typeof __typeof__ _")
}
