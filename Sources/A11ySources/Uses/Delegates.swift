import A11yModel

// What a call by a protocol leads to: `delegate?.inputDidChange(self)`.
extension CodeIndex {
    /// Whether a protocol of the sources has this name.
    func isProtocol(_ name: String) -> Bool {
        declarations(of: name).contains { file, type in
            ["protocol", "@protocol"].contains(file.name(type.nameToken - 1))
        }
    }

    /// The functions that a call of a protocol’s method may lead to: those of all types that conform to it, and of its
    /// extensions. None if one of them is not among the sources.
    func implementations(
        ofCall name: Int, in file: CodeFile, by proto: String
    ) -> [(file: CodeFile, member: MemberDeclaration)] {
        guard let conforming = conformingTypes(to: proto), !conforming.isEmpty, let labels = file.labels(ofCall: name)
        else { return [] }
        let word = file.name(name)
        let isMeant = { (member: MemberDeclaration) in member.name == word && member.labels == labels }
        let declared = declarations(of: proto).flatMap { $0.type.members }.filter(isMeant)
        let given = functions(of: [proto], where: isMeant)
        let isOptional = declared.contains { $0.modifiers.contains("optional") }
        var found = given
        for type in conforming {
            let family = family(of: type)
            let bases = family.base.map { [$0] + AppleClasses.superclasses(of: $0) } ?? []
            let own = functions(of: family.classes + bases.filter { !family.contains($0) }, where: isMeant)
            let mayHaveNone = !given.isEmpty || isOptional
            guard !own.isEmpty || mayHaveNone && family.missing == nil else { return [] }
            found += own
        }
        return found
    }

    private func functions(
        of types: [String], where isMeant: (MemberDeclaration) -> Bool
    ) -> [(file: CodeFile, member: MemberDeclaration)] {
        types.flatMap { type in
            declarations(of: type).flatMap { file, type in
                type.members.filter { $0.body != nil && isMeant($0) }.map { (file, $0) }
            }
        }
    }

    /// The types that conform to a protocol, or to one that refines it, by name; nil if another name of a protocol
    /// hides some.
    private func conformingTypes(to proto: String) -> [String]? {
        memory.conformingTypes(to: proto) {
            var (types, known, open) = (Set<String>(), Set([proto]), [proto])
            while let name = open.popLast() {
                for file in files(mentioning: name) {
                    if file.problem != nil || file.givesOtherName(to: name) { return nil }
                    for type in file.table.types(inheriting: name, in: file) {
                        if !isProtocol(type.name) {
                            types.insert(type.name)
                        } else if known.insert(type.name).inserted {
                            open.append(type.name)
                        }
                    }
                }
            }
            return types.sorted()
        }
    }
}

extension CodeFile {
    /// Whether a protocol stands behind another name: `typealias Listening = Watching & Reading`.
    fileprivate func givesOtherName(to proto: String) -> Bool {
        places(of: proto).contains { place in
            let place = Int(place)
            return name(place - 1) == "&" || name(place + 1) == "&" || name(place - 3) == "typealias"
        }
    }

    /// The labels of a call, as `MemberDeclaration.labels` states them; nil for what is no call with parentheses.
    fileprivate func labels(ofCall name: Int) -> [String]? {
        if language == .objectiveC {
            guard let bracket = enclosing(name), let end = match(bracket) else { return nil }
            return span(name + 1, end).filter {
                kind($0) == .word && self.name($0 + 1) == ":" && enclosing($0) == bracket
            }.map { self.name($0) }
        }
        guard isBracket(name + 1, "("), let end = match(name + 1) else { return nil }
        var labels: [String] = []
        var start = name + 2
        while start < end {
            let isLabelled = kind(start) == .word && self.name(start + 1) == ":"
            labels.append(isLabelled ? self.name(start) : "_")
            start = max(expressionEnd(isLabelled ? start + 2 : start), start) + 1
        }
        return labels
    }
}
