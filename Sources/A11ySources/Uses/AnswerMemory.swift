import A11yModel

/// What an index found out for earlier questions and needs again.
final class AnswerMemory: Sendable {
    private let gaps = Locked<[String: [CodeGap]]>([:])
    private let marks = Locked<[String: [CodeMarks]]>([:])
    private let declarers = Locked<[String: Set<String>]>([:])
    private let doors = Locked<[String: Set<String>]>([:])
    private let conforming = Locked<[String: [String]?]>([:])
    private let users = Locked<[String: Set<String>]>([:])
    private let keys = Locked<[String: [String: [Int]]]>([:])
    private let walkers = Locked<[String: PropertySet]?>(nil)
    private let uses = Locked<[String: Bool]>([:])
    private let reach = Locked<[String: Set<Int>]>([:])
    private let strangers = Locked<[String: [CodeMarks]]>([:])
    private let extensions = Locked<[String: MethodEffects.Functions]>([:])
    private let effects = Locked<[String: EffectMemory]>([:])
    private let functions = Locked<[String: [(file: CodeFile, member: MemberDeclaration)]]>([:])
    private let outlets = Locked<[String: Set<String>]>([:])
    private let calls = Locked<[String: FunctionCalls]>([:])
    private let properties = Locked<[String: String?]>([:])
    private let declared = Locked<[String: Bool]>([:])
    private let rootNumbers = Locked<[Set<String>: Int]>([:])

    /// What the app does to every element of a UIKit class.
    func gaps(of base: String, _ find: () -> [CodeGap]) -> [CodeGap] { remember(base, in: gaps, find) }

    /// The places of a class that may matter to what it holds.
    func marks(of name: String, _ find: () -> [CodeMarks]) -> [CodeMarks] { remember(name, in: marks, find) }

    /// The types that declare a property of this name.
    func declarers(of name: String, _ find: () -> Set<String>) -> Set<String> { remember(name, in: declarers, find) }

    /// The functions and properties that give an object of a class’s family.
    func doors(to family: String, _ find: () -> Set<String>) -> Set<String> { remember(family, in: doors, find) }

    /// The types that conform to a protocol; nil if they are not all known.
    func conformingTypes(to name: String, _ find: () -> [String]?) -> [String]? {
        remember(name, in: conforming, find)
    }

    /// The types whose code names a class.
    func users(of name: String, _ find: () -> Set<String>) -> Set<String> { remember(name, in: users, find) }

    /// The tokens of the strings of a file, by path, that are made of each name.
    func keys(of file: String, _ find: () -> [String: [Int]]) -> [String: [Int]] { remember(file, in: keys, find) }

    /// The outlets that a class declares.
    func outlets(of type: String, _ find: () -> Set<String>) -> Set<String> { remember(type, in: outlets, find) }

    /// The calls of a function in a file, by both.
    func calls(_ key: String, _ find: () -> FunctionCalls) -> FunctionCalls { remember(key, in: calls, find) }

    /// The type of a property, by the class and its name; nil if it is unknown.
    func type(ofProperty key: String, _ find: () -> String?) -> String? { remember(key, in: properties, find) }

    /// Whether the app declares a function of this name.
    func declaresFunction(_ name: String, _ find: () -> Bool) -> Bool { remember(name, in: declared, find) }

    /// A number for some classes, which is shorter than their names.
    func number(of classes: Set<String>) -> Int {
        rootNumbers.withLock { numbers in
            if let known = numbers[classes] { return known }
            numbers[classes] = numbers.count
            return numbers.count - 1
        }
    }

    /// Whether code uses a function; nil if that was not found out yet.
    func isUsed(_ name: String) -> Bool? { uses.withLock { $0[name] } }

    /// Remembers whether code uses a function.
    func remember(_ name: String, isUsed: Bool) { uses.withLock { $0[name] = isUsed } }

    /// The numbers of the files that may have an object of a class’s family in hand.
    func reach(of family: String, _ find: () -> Set<Int>) -> Set<Int> { remember(family, in: reach, find) }

    /// The places outside of some families that may go through what their objects hold.
    func strangers(to families: String, _ find: () -> [CodeMarks]) -> [CodeMarks] {
        remember(families, in: strangers, find)
    }

    /// The methods with which the app extends a class of UIKit.
    func extensions(of name: String, _ find: () -> MethodEffects.Functions) -> MethodEffects.Functions {
        remember(name, in: extensions, find)
    }

    /// What calls do to the elements of a class.
    func effects(on elements: String) -> EffectMemory {
        effects.withLock { effects in
            let known = effects[elements] ?? EffectMemory()
            effects[elements] = known
            return known
        }
    }

    /// The functions of a class's family by their name.
    func functions(
        of name: String, _ find: () -> [(file: CodeFile, member: MemberDeclaration)]
    ) -> [(file: CodeFile, member: MemberDeclaration)] { remember(name, in: functions, find) }

    /// The functions that go through subviews, with what they change.
    func walkers(_ find: () -> [String: PropertySet]) -> [String: PropertySet] {
        if let known = walkers.withLock({ $0 }) { return known }
        let found = find()
        walkers.withLock { $0 = found }
        return found
    }

    /// Finding out happens outside the lock: it may ask further questions.
    private func remember<Value: Sendable>(
        _ key: String, in memory: Locked<[String: Value]>, _ find: () -> Value
    ) -> Value {
        if let known = memory.withLock({ $0[key] }) { return known }
        let found = find()
        memory.withLock { $0[key] = found }
        return found
    }
}

extension ClassFamily {
    /// The class and its superclasses in the sources, itself first.
    var ancestors: [String] { [name] + superclasses }

    /// Whether the class itself is among the sources.
    var isDeclared: Bool { declarations.contains { $0.type.name == name && $0.type.kind == .class } }
}
