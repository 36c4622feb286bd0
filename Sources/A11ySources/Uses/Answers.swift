import A11yModel

// Answers to questions about elements.
extension CodeIndex {
    /// What the code does to an element.
    package func code(of question: CodeQuestion) -> ElementCode {
        var code = ElementCode()
        var read: [ClassFamily] = []
        let own = question.ownClass.map(family)
        let methods = methods(of: own, base: own?.base ?? question.base)
        if let own {
            code.base = own.base
            code.gaps += gaps(of: own)
            var reader = ClassReader(self, own, methods)
            reader.read()
            code.uses += reader.uses
            read.append(own)
        }
        // Bar items that a navigation item has: their code is found with the screen's.
        for outlet in question.outlets where !Surroundings.itemLists.contains(outlet.name) {
            guard let owner = outlet.owner else {
                code.gaps.append(CodeGap("its outlet `\(outlet.name)` is one of UIKit’s"))
                continue
            }
            let family = family(of: owner)
            code.gaps += gaps(of: family)
            var reader = OutletReader(self, outlet.name, of: family, heldBy: question.holders, methods)
            if family.isDeclared { reader.read() }
            code.uses += reader.uses
            code.gaps += family.isDeclared ? reader.gaps : []
            read.insert(family, at: 0)
        }
        if question.outlets.isEmpty, own == nil || !question.holders.isEmpty {
            code.gaps += gapsWithoutName(question, &read)
        }
        code.gaps += Surroundings(self, question, methods).gaps
        finish(&code, read)
        return code
    }

    /// An element that no outlet names is reached by what holds it, which must have been read then.
    private func gapsWithoutName(_ question: CodeQuestion, _ read: inout [ClassFamily]) -> [CodeGap] {
        guard !question.holders.isEmpty else { return [CodeGap("the file names no class of the app around it")] }
        let families = question.holders.map(family)
        read += families
        return families.flatMap(gaps)
    }

    private func finish(_ code: inout ElementCode, _ read: [ClassFamily]) {
        var seen: Set<String> = []
        code.classes = read.map(\.name).filter { seen.insert($0).inserted }
        code.files = Set(read.flatMap { $0.files.map(\.path) }).count
        var known: Set<CodeUse> = []
        code.uses = code.uses.filter { known.insert($0).inserted }.sorted { $0.place < $1.place }
        var gaps: Set<CodeGap> = []
        code.gaps = code.gaps.filter { gaps.insert($0).inserted }
    }

    /// Why nothing is certain about what a class does.
    private func gaps(of family: ClassFamily) -> [CodeGap] {
        var gaps: [CodeGap] = []
        for name in family.ancestors where !isImplemented(name) && name != family.missing {
            gaps.append(CodeGap("the code of the class `\(name)` is not among the sources"))
        }
        if let missing = family.missing { gaps.append(CodeGap("the class `\(missing)` is not among the sources")) }
        if let name = family.ambiguous { gaps.append(CodeGap("several classes are called `\(name)`")) }
        if let problem = family.problem { gaps.append(CodeGap(problem)) }
        return gaps
    }

    /// Whether a class is more than a header of Objective-C.
    private func isImplemented(_ name: String) -> Bool {
        declarations(of: name).contains { file, type in
            type.kind == .implementation || (type.kind == .class && file.language == .swift)
        }
    }

    /// What methods do that code may call on the element.
    private func methods(of own: ClassFamily?, base: String) -> MethodEffects {
        var members: MethodEffects.Functions = [:]
        var overrides: MethodEffects.Functions = [:]
        for name in own?.ancestors ?? [] {
            for (file, type) in declarations(of: name) {
                for member in type.members {
                    let isOverride = member.modifiers.contains("override")
                    if isOverride { overrides[member.name, default: []].append((file, member)) }
                    if !isOverride { members[member.name, default: []].append((file, member)) }
                }
            }
        }
        // Overrides of UIKit’s members are no members of the class’s own.
        for (name, found) in overrides { members[name]?.append(contentsOf: found) }
        let bases = [base] + AppleClasses.superclasses(of: base)
        return MethodEffects(
            own: members, bases: bases, extensions: extensions(of: bases),
            memory: memory.effects(on: "\(own?.name ?? "") \(base)")
        ) { [self] argument in functions(taking: argument) }
    }

    /// The methods with which the app extends classes of UIKit, by name.
    private func extensions(of bases: [String]) -> MethodEffects.Functions {
        memory.extensions(of: bases.first ?? "") { findExtensions(of: bases) }
    }

    private func findExtensions(of bases: [String]) -> MethodEffects.Functions {
        var found: MethodEffects.Functions = [:]
        for base in bases {
            for (file, type) in declarations(of: base) {
                for member in type.members where member.body != nil {
                    found[member.name, default: []].append((file, member))
                }
            }
        }
        return found
    }

    /// The functions that may take the argument of a call: those of the class around it if it has no receiver,
    /// otherwise those of the receiver's class, and of the types that conform to it if it is a protocol; none if that
    /// is unknown.
    private func functions(taking argument: MethodEffects.Argument) -> [(file: CodeFile, member: MemberDeclaration)] {
        let file = argument.file
        guard let owner = ReceiverTypes(index: self, file: file).owner(ofCall: argument.function) else { return [] }
        if isProtocol(owner) {
            return implementations(ofCall: argument.function, in: file, by: owner)
                .filter { argument.parameter(of: $0.member) != nil }
        }
        let word = argument.name
        let key = "\(owner).\(word) \(file.language) \(argument.label) \(argument.number)"
        return memory.functions(of: key) {
            family(of: owner).classes.flatMap { name in
                declarations(of: name).flatMap { file, type in
                    type.members.filter { $0.name == word && $0.body != nil && argument.parameter(of: $0) != nil }
                        .map { (file, $0) }
                }
            }
        }
    }

    /// The names of functions and properties that give an object of a class’s family.
    func doors(to family: ClassFamily) -> Set<String> {
        memory.doors(to: family.name) {
            let classes = family.related
            var names: Set<String> = []
            for name in classes {
                for file in files(mentioning: name) { names.formUnion(file.table.members(giving: name)) }
            }
            return names
        }
    }

    /// Whether a class of the sources has this name.
    func isClass(_ name: String) -> Bool {
        declarations(of: name).contains { $0.type.kind == .class || $0.type.kind == .implementation }
    }

    /// Whether a type outside of some families declares a property of this name.
    func isDeclared(_ name: String, outside isInFamily: (String) -> Bool) -> Bool {
        let declaring = memory.declarers(of: name) {
            files(mentioning: name).reduce(into: []) { $0.formUnion($1.table.types(declaring: name)) }
        }
        return !declaring.allSatisfy(isInFamily)
    }

    /// Whether a class declares an outlet of this name.
    func isOutlet(_ name: String, of type: String) -> Bool {
        let outlets = memory.outlets(of: type) {
            let members = declarations(of: type).lazy.flatMap(\.type.members)
            return Set(members.filter { $0.modifiers.contains("@IBOutlet") }.map(\.name))
        }
        return outlets.contains(name) || outlets.contains("_" + name)
    }

    /// Whether an outlet is declared as a list of objects.
    func isCollection(_ name: String, in family: ClassFamily) -> Bool {
        family.ancestors.contains { ancestor in
            declarations(of: ancestor).contains { file, type in
                type.members.contains {
                    $0.name == name && ($0.modifiers.contains("@IBOutletCollection") || file.isList($0))
                }
            }
        }
    }
}

extension CodeFile {
    /// Whether a property is declared with the type of a list: `[UIButton]`, `NSArray`.
    fileprivate func isList(_ member: MemberDeclaration) -> Bool {
        if language == .objectiveC {
            return member.tokens.contains { ["NSArray", "NSMutableArray"].contains(name($0)) }
        }
        return name(member.nameToken + 1) == ":"
            && (isBracket(member.nameToken + 2, "[") || ["Array", "Set"].contains(name(member.nameToken + 2)))
    }
}
