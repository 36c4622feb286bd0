/// A class with all whose code acts on its objects: its superclasses up to Apple's, and its subclasses.
struct ClassFamily: Sendable {
    /// The class, by its own name where the question used another one.
    let name: String
    /// Its superclasses in the sources, the nearest first.
    private(set) var superclasses: [String] = []
    /// Its subclasses and theirs, by name.
    private(set) var subclasses: [String] = []
    /// Apple's class that it descends from; nil if that is unknown, or if the class has no superclass.
    private(set) var base: String?
    /// The class that is neither in the sources nor Apple's: this one or a superclass.
    private(set) var missing: String?
    /// The class that is declared more than once, so that nobody knows which one is meant: of this one, its
    /// superclasses and its subclasses.
    private(set) var ambiguous: String?
    /// Why one of the files that may declare its classes was not understood, with the path: “Card.swift: a string in it
    /// does not end”. Such a file may hold declarations that were not found. Or that too many classes descend from one
    /// another, of which only the nearest were looked at.
    private(set) var problem: String?
    /// Every declaration of these classes: this one's first, then those of its superclasses and subclasses.
    private(set) var declarations: [(file: CodeFile, type: TypeDeclaration)] = []
    /// The files of the declarations, by path.
    private(set) var files: [CodeFile] = []

    /// The classes with the protocols that they conform to, an extension of which may act on their objects.
    private(set) var related: Set<String> = []

    /// The classes, this one first, then its superclasses from the nearest on, then its subclasses.
    private(set) var classes: [String] = []
    private var classSet: Set<String> = []

    /// The most classes that descend from one another, and the most names of one class. A program writes more of them,
    /// to keep a reader busy.
    private static let longestChain = 64

    /// Whether a class is one of the family.
    func contains(_ name: String) -> Bool { classSet.contains(name) }

    /// The family of a class.
    init(of name: String, in index: CodeIndex) {
        self.name = Self.declaredName(of: name, in: index)
        findSuperclasses(in: index)
        findSubclasses(in: index)
        classes = [self.name] + superclasses + subclasses
        classSet = Set(classes)
        var paths: Set<String> = []
        for name in classes {
            let found = index.declarations(of: name)
            if ambiguous == nil, found.count(where: { $0.type.kind == .class }) > 1 { ambiguous = name }
            declarations += found
            for (file, _) in found where paths.insert(file.path).inserted { files.append(file) }
            problem = problem ?? index.problem(declaring: name)
        }
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        findRelated(in: index)
    }

    /// The name that a class is declared by: a `typealias` may stand for it.
    private static func declaredName(of name: String, in index: CodeIndex) -> String {
        var (name, known) = (name, Set([name]))
        while known.count < longestChain, declaration(of: name, in: index) == nil, !AppleClasses.contains(name),
            let target = index.aliased(name), known.insert(target).inserted
        {
            name = target
        }
        return name
    }

    private static func declaration(of name: String, in index: CodeIndex) -> TypeDeclaration? {
        index.declarations(of: name).first { $0.type.kind == .class }?.type
    }

    private mutating func findSuperclasses(in index: CodeIndex) {
        var current = name
        var known = Set([name])
        while true {
            guard let declared = Self.declaration(of: current, in: index) else {
                if AppleClasses.contains(current) { base = current } else { missing = current }
                return
            }
            guard let named = declared.inherited.first else { return }
            let superclass = Self.declaredName(of: named, in: index)
            guard superclasses.count < Self.longestChain else { return noteLongChain() }
            let isProtocol = index.declarations(of: superclass).contains { $0.type.kind == .other }
            guard !isProtocol, known.insert(superclass).inserted else { return }
            current = superclass
            if Self.declaration(of: current, in: index) != nil { superclasses.append(current) }
        }
    }

    private mutating func noteLongChain() {
        problem = "more than \(Self.longestChain) classes around `\(name)` descend from one another"
    }

    private mutating func findRelated(in index: CodeIndex) {
        related = classSet
        var found = declarations.flatMap(\.type.inherited)
        while let name = found.popLast() {
            let declared = AppleClasses.contains(name) ? [] : index.declarations(of: name)
            guard !declared.isEmpty, related.insert(name).inserted else { continue }
            // A protocol may refine others.
            found += declared.filter { $0.type.kind == .other }.flatMap(\.type.inherited)
        }
    }

    private mutating func findSubclasses(in index: CodeIndex) {
        // Those of a class of Apple's are not one family.
        if base == name || missing == name { return }
        var known = Set([name])
        var (open, depth) = ([name], 0)
        while !open.isEmpty {
            open = open.flatMap(index.subclasses).filter { known.insert($0).inserted }
            depth += 1
            if depth > Self.longestChain { return noteLongChain() }
        }
        subclasses = known.subtracting([name]).subtracting(superclasses).sorted()
    }
}
