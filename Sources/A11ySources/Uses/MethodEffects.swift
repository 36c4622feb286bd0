import A11yModel

/// What methods do to the element that they are called on: those that its own class declares, and those with which the
/// app extends UIKit’s classes.
struct MethodEffects {
    /// A parameter of a method, as a call names it.
    struct Parameter {
        let label: String
        let number: Int

        init?(_ name: String, of member: MemberDeclaration) {
            guard let number = member.parameters.firstIndex(of: name), member.labels.indices.contains(number) else {
                return nil
            }
            self.number = number
            label = member.labels[number]
        }
    }

    /// Methods by name, with their files.
    typealias Functions = [String: [(file: CodeFile, member: MemberDeclaration)]]

    /// What a method does.
    struct Effect {
        /// The properties that it sets whenever it is called.
        var sets: [(property: Property, value: CodeValue, parameter: Parameter?)] = []
        /// The properties that it may change.
        var opens: PropertySet = []

        /// Adds what the code of a function does. It is certain if no other function has its name.
        mutating func add(_ reader: UseReader, of member: MemberDeclaration, isCertain: Bool) {
            for (number, use) in reader.uses.enumerated() {
                switch use.effect {
                case .sets(let value) where isCertain:
                    let parameter = reader.parameters[number].flatMap { Parameter($0, of: member) }
                    sets += Property.allCases.filter(use.properties.contains).map { ($0, value, parameter) }
                case .sets, .maySet, .opens: opens.formUnion(use.properties)
                case .declares, .harmless: break
                }
            }
            if sets.count > Effect.mostSets {
                for (property, _, _) in sets { opens.formUnion([property]) }
                sets = []
            }
        }

        /// The most values that a method may set. One with more is written by a program.
        private static let mostSets = 64
    }

    /// The members that the element’s own class and its superclasses declare. What they may do is read with the class;
    /// what a call of one does to the element is told here.
    let own: Functions
    /// UIKit’s classes of the element, from its own up to `NSObject`.
    let bases: [String]
    /// The methods with which the app extends these classes, with their files.
    let extensions: Functions
    /// The functions of the app that may take an argument of a call.
    let functions: @Sendable (Argument) -> [(file: CodeFile, member: MemberDeclaration)]
    /// What calls do that were asked about before.
    private let memory: EffectMemory
    /// The methods that are being read, so that recursion ends.
    private var pending: Set<String> = []
    /// What was read for the outermost of them.
    private var work = EffectWork()

    init(
        own: Functions = [:], bases: [String],
        extensions: Functions = [:], memory: EffectMemory = EffectMemory(),
        functions: @escaping @Sendable (Argument) -> [(file: CodeFile, member: MemberDeclaration)] = { _ in [] }
    ) {
        self.own = own
        self.bases = bases
        self.extensions = extensions
        self.memory = memory
        self.functions = functions
    }

    /// Whether the element’s own class declares a member of this name.
    func declares(_ name: String) -> Bool { own[name] != nil }

    /// Whether a method of the app may return the element that it is called on.
    func returnsElement(_ name: String) -> Bool {
        extensions[name]?.contains { $0.member.type.map { $0 == "Self" || bases.contains($0) } ?? false } ?? false
    }

    /// What calling a method, or setting a property, does; nil if nothing is known about it.
    func effect(of name: String) -> Effect? {
        if let members = own[name] {
            let found = members.filter { $0.member.body != nil }
            // Deeper ones are read with the class.
            guard !found.isEmpty, pending.count < MethodEffects.deepest else { return Effect() }
            return read(name, found)
        }
        // With a dot, Objective-C calls a getter or a setter.
        let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
        let found = (extensions[name] ?? []) + (extensions[setter] ?? [])
        return read(name, found)
    }

    private func read(_ name: String, _ found: [(file: CodeFile, member: MemberDeclaration)]) -> Effect? {
        remembered(name, found) { inner in
            var effect = Effect()
            for (file, member) in found {
                var reader = UseReader(file, inner)
                let body = file.setter(of: member) ?? member.body ?? member.tokens
                reader.readSelf(in: body, UseReader.Scope(body: body, isReached: true))
                reader.settleBranches()
                effect.add(reader, of: member, isCertain: found.count == 1)
            }
            return effect
        }
    }

    /// An argument of a call.
    struct Argument {
        let file: CodeFile
        /// The token of the function's name, or of the first piece of the selector.
        let function: Int
        /// Its label, or its piece of the selector; empty without one.
        let label: String
        /// How many arguments stand before it.
        let number: Int

        /// The name of the function.
        var name: String { file.name(function) }

        /// Whether the call is left out where its receiver is nil.
        var isOptional: Bool {
            file.name(function - 1) == "." && file.name(function - 2) == "?"
                || file.language == .objectiveC && file.name(function - 1).hasSuffix("elegate")
        }

        /// The parameter of a function that takes the argument; nil if none does.
        func parameter(of member: MemberDeclaration) -> String? {
            var place = number
            if file.language == .swift {
                // Arguments before it may be left out.
                guard let found = member.labels.firstIndex(of: label.isEmpty ? "_" : label) else { return nil }
                place = label.isEmpty ? number : found
                guard member.labels.indices.contains(place), member.labels[place] == (label.isEmpty ? "_" : label)
                else {
                    return nil
                }
            }
            return member.parameters.indices.contains(place) ? member.parameters[place] : nil
        }
    }

    /// What a function of the app does to the element that it is passed; nil if nothing is known about it.
    func effect(ofArgument argument: Argument) -> Effect? {
        let found = functions(argument)
        // A delegate may be nil.
        let isCertain = found.count == 1 && !argument.isOptional
        // What many functions may do is followed a few steps only: each of them may call as many.
        guard found.count == 1 || pending.count < MethodEffects.deepestOfSeveral else { return nil }
        let label = argument.label.isEmpty ? "\(argument.number)" : argument.label
        let key = argument.name + ":" + label + (argument.isOptional ? "?" : "")
        return remembered(key, found) { inner in
            var effect = Effect()
            for (file, member) in found {
                guard let body = member.body, let name = argument.parameter(of: member) else { return nil }
                var reader = UseReader(file, inner)
                let scope = UseReader.Scope(body: body, isReached: true)
                reader.readName(name, in: body, part: .element, scope)
                reader.settleBranches()
                effect.add(reader, of: member, isCertain: isCertain)
            }
            return effect
        }
    }

    /// What a call does, read once. `call` tells it from other calls of the same functions.
    private func remembered(
        _ call: String, _ found: [(file: CodeFile, member: MemberDeclaration)],
        _ read: (MethodEffects) -> Effect?
    ) -> Effect? {
        guard !found.isEmpty, found.count <= MethodEffects.mostFunctions, pending.count < MethodEffects.deepest else {
            return nil
        }
        if pending.contains(call) { return Effect() }
        let key = ([call] + found.map { "\($0.file.path):\($0.member.nameToken)" }).joined(separator: " ")
        var inner = self
        inner.pending.insert(call)
        if pending.isEmpty {
            inner.work = EffectWork()
            return memory.effect(of: key) { read(inner) }
        }
        // What a call does depends on which others led to it, and on what was read for them.
        let size = found.reduce(0) { $0 + ($1.member.body ?? $1.member.tokens).count }
        return work.memory.effect(of: key + " in " + pending.sorted().joined(separator: " ")) {
            work.take(size) ? read(inner) : nil
        }
    }

    /// The deepest chain of methods that is followed.
    private static let deepest = 4
    /// The deepest chain where a call may lead to several functions.
    private static let deepestOfSeveral = 2
    /// The most functions that a call may lead to.
    private static let mostFunctions = 32

    /// Whether the element’s class has a member of this name in UIKit: a label has no title.
    func applies(_ name: String) -> Bool {
        let stem = Member.swiftName(of: name) ?? name
        guard let classes = MethodEffects.holders[stem] else { return true }
        return bases.isEmpty || bases.contains { classes.contains($0) }
    }

    /// The classes that have the members whose names are common words.
    private static let holders: [String: Set<String>] = {
        let texts: Set<String> = ["UILabel", "UITextField", "UITextView", "UISearchBar"]
        let titled: Set<String> = [
            "UIButton", "UIBarItem", "UIViewController", "UISegmentedControl", "UINavigationItem",
        ]
        let groups: [(String, Set<String>)] = [
            ("text attributedText font textColor placeholder attributedPlaceholder", texts),
            ("numberOfLines", texts),
            ("title setTitle setAttributedTitle titleLabel configuration setTitleColor menu", titled),
            ("image", ["UIImageView", "UIBarItem", "UITabBarItem"]), ("imageView", ["UIButton"]),
            ("setImage setBackgroundImage", ["UIButton", "UISegmentedControl"]),
            ("value setValue minimumValue maximumValue", ["UISlider", "UIStepper"]),
            ("progress setProgress", ["UIProgressView"]), ("isOn setOn", ["UISwitch"]),
            ("customView", ["UIBarButtonItem"]), ("leftView rightView", ["UITextField"]),
            ("perform", []),
        ]
        var holders: [String: Set<String>] = [:]
        for (words, classes) in groups { for word in Member.words(words) { holders[word] = classes } }
        return holders
    }()
}

/// What calls do to the element, by the call and the functions that it may lead to.
final class EffectMemory: Sendable {
    private let effects = Locked<[String: MethodEffects.Effect?]>([:])

    /// What a call does; nil if nothing is known about it. Finding out happens outside the lock: it may ask further
    /// questions.
    func effect(of call: String, _ find: () -> MethodEffects.Effect?) -> MethodEffects.Effect? {
        if let known = effects.withLock({ $0[call] }) { return known }
        let found = find()
        effects.withLock { $0[call] = .some(found) }
        return found
    }
}

/// What is read to find out what one call does: the functions that its function calls. Functions that all call each
/// other lead to one another in ever new orders.
final class EffectWork: Sendable {
    let memory = EffectMemory()
    private let left = Locked(EffectWork.mostTokens)

    /// The most tokens of functions that are read.
    private static let mostTokens = 10_000

    /// Whether functions of so many tokens may still be read.
    func take(_ tokens: Int) -> Bool {
        left.withLock { left in
            left -= tokens
            return left >= 0
        }
    }
}
