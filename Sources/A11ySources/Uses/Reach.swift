import A11yModel

// Which functions of the app run before the user acts.
extension CodeIndex {
    /// The function or property around a token, and whether it runs whenever the screen is shown. `outlet` is the
    /// property whose own observer runs when it is connected.
    func scope(around place: Int, in file: CodeFile, outlet: String, from roots: Roots) -> UseReader.Scope {
        guard let member = file.member(around: place) else {
            return UseReader.Scope(body: place..<place, isReached: false)
        }
        let setter = file.setter(of: member).flatMap { $0.contains(place) ? $0 : nil }
        let body = setter ?? member.body ?? member.tokens
        guard body.contains(place) else { return UseReader.Scope(body: member.tokens, isReached: false) }
        let isReached = member.name == outlet || runsAtFirst(member, isSet: setter != nil, in: file, from: roots)
        return UseReader.Scope(body: body, isReached: isReached)
    }

    /// The type whose code makes all objects of a class of views, as no other type names the class; nil if there are
    /// several, or none.
    func onlyUser(of family: ClassFamily) -> String? {
        guard let base = family.base, ([base] + AppleClasses.superclasses(of: base)).contains("UIView") else {
            return nil
        }
        let users = memory.users(of: family.name) {
            files(mentioning: family.name).reduce(into: []) { users, file in
                let types = file.places(of: family.name).compactMap { file.type(around: Int($0))?.name }
                users.formUnion(types)
                // One that names it only in a string, as that of its nib, uses it as well.
                let isDeclaring = family.files.contains { $0.path == file.path }
                if types.isEmpty, !isDeclaring { users.insert(file.path) }
            }
        }.subtracting(family.classes)
        return users.count == 1 ? users.first : nil
    }

    /// Whether a member runs before the user acts: UIKit calls it of one of the roots, or code of theirs does.
    /// `isSet` asks about the setter of a property.
    func runsAtFirst(
        _ member: MemberDeclaration, isSet: Bool = false, in file: CodeFile, from roots: Roots
    ) -> Bool {
        var search = CallerSearch(index: self, roots: roots)
        return search.runsAtFirst(member, isSet: isSet, in: file)
    }
}

/// The classes whose code runs whenever a certain object is shown. What UIKit calls of any other class may run without
/// the object, or for another object of its class.
struct Roots {
    /// The object’s class, its superclasses and the protocols that it conforms to.
    let own: Set<String>
    /// These, and the classes of what holds the object.
    let classes: Set<String>
    /// Whether the object is a cell. Whatever class provides cells fills them all.
    let areCells: Bool
    /// What the index numbers the classes by.
    fileprivate let number: Int

    /// Of an object of a class, for whom further classes act.
    init(of family: ClassFamily, protocols: Set<String> = [], holders: Set<String> = [], in index: CodeIndex) {
        own = protocols.union(family.ancestors)
        classes = own.union(holders)
        number = index.memory.number(of: classes)
        let bases = family.base.map { [$0] + AppleClasses.superclasses(of: $0) } ?? []
        areCells = bases.contains { Roots.cells.contains($0) }
    }

    private static let cells: Set<String> = [
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
    ]

    /// Whether what UIKit calls of a type is called for the object.
    func include(_ member: MemberDeclaration, of type: String?) -> Bool {
        type.map(classes.contains) ?? false || areCells && member.providesCells
    }
}

/// Looks for code that always calls a function when a screen is shown.
private struct CallerSearch {
    let index: CodeIndex
    let roots: Roots
    /// The functions whose callers are being looked for. What calls itself in a circle is called by nothing.
    private var pending: Set<String> = []
    /// Whether the search met one of them, or went too deep, so that “no” holds only here.
    private var isCut = false

    /// The longest chain of calls that is followed.
    private static let longestChain = 12

    init(index: CodeIndex, roots: Roots) {
        self.index = index
        self.roots = roots
    }

    mutating func runsAtFirst(_ member: MemberDeclaration, isSet: Bool = false, in file: CodeFile) -> Bool {
        let owner = file.type(around: member.nameToken)?.name ?? ""
        if member.kind == .initializer {
            // Interface Builder’s objects are decoded.
            let isDecoded = member.labels.contains("coder") || file.name(member.nameToken) == "initWithCoder"
            return isDecoded && roots.include(member, of: owner)
        }
        if member.runsAtFirst { return roots.include(member, of: owner) }
        if member.answersEvents { return false }
        let isPrivate = !member.modifiers.isDisjoint(with: ["private", "fileprivate"])
        let isObserver = member.body.map { ["didSet", "willSet"].contains(file.name($0.lowerBound)) } ?? false
        let sought = Sought(
            name: member.name, owner: owner, isAssigned: isSet || isObserver && member.kind == .property)
        if isUsed(sought, declaredIn: file, alone: isPrivate) { return true }
        // A setter of Objective-C is also called by an assignment.
        guard let property = Member.swiftName(of: member.name) else { return false }
        return isUsed(Sought(name: property, owner: owner, isAssigned: true), declaredIn: file, alone: isPrivate)
    }

    /// A function or property whose uses are looked for.
    private struct Sought {
        let name: String
        /// The type that declares it.
        let owner: String
        /// Whether only assignments count.
        let isAssigned: Bool
    }

    /// Whether code that runs before the user acts always uses a function or property. Most are used where they are
    /// declared.
    private mutating func isUsed(_ sought: Sought, declaredIn file: CodeFile, alone: Bool) -> Bool {
        let name = sought.name
        let key = "\(roots.number): \(alone ? file.path : ""): \(sought.owner).\(name)\(sought.isAssigned ? "=" : "")"
        if let known = index.memory.isUsed(key) { return known }
        guard pending.count < CallerSearch.longestChain, pending.insert(key).inserted else {
            isCut = true
            return false
        }
        let wasCut = isCut
        isCut = false
        var found = runs(oneOf: index.calls(of: name, in: file).calls(ofOne: classes(of: sought)), for: sought)
        if !found, !alone { found = runs(oneOf: callsElsewhere(of: sought, than: file), for: sought) }
        pending.remove(key)
        if found || !isCut { index.memory.remember(key, isUsed: found) }
        isCut = isCut || wasCut
        return found
    }

    /// The classes of which a call must be one to be that of the function; nil if any may be.
    private func classes(of sought: Sought) -> [String]? {
        index.isClass(sought.owner) ? index.family(of: sought.owner).classes : nil
    }

    /// Whether code that runs before the user acts makes one of some calls.
    private mutating func runs(oneOf calls: some Sequence<FunctionCall>, for sought: Sought) -> Bool {
        for call in calls where (call.isAssignment || !sought.isAssigned) && mayBelong(call, to: sought.owner) {
            if runsAtFirst(call.caller, in: call.file) { return true }
        }
        return false
    }

    /// Whether a call may be that of the same object of a class, and not of another one.
    private func mayBelong(_ call: FunctionCall, to owner: String) -> Bool {
        let type = call.file.type(around: call.place)?.name
        let isOwn = roots.own.contains(owner) && type.map(roots.own.contains) ?? false
        return !(isOwn && call.file.isOfAnother(call.place))
    }

    /// The calls in other files.
    private func callsElsewhere(of sought: Sought, than file: CodeFile) -> some Sequence<FunctionCall> {
        let files =
            index.isClass(sought.owner)
            ? index.files(mentioning: sought.name, of: index.family(of: sought.owner))
            : index.files(mentioning: sought.name)
        let classes = classes(of: sought)
        return files.filter { $0.path != file.path }.flatMap {
            index.calls(of: sought.name, in: $0).calls(ofOne: classes)
        }
    }
}

/// A place where a function always uses another function or a property.
struct FunctionCall: Sendable {
    let file: CodeFile
    /// The token of the name.
    let place: Int
    /// The function or property around it.
    let caller: MemberDeclaration
    /// The class of the sources whose function it calls; nil if that is unknown.
    let receiver: String?
    /// Whether it assigns to what it names.
    let isAssignment: Bool
}

/// The calls of a function in a file.
struct FunctionCalls: Sendable {
    private let all: [FunctionCall]
    /// The numbers of the calls, by the class of the receiver.
    private let numbers: [String?: [Int]]

    init(_ calls: [FunctionCall]) {
        all = calls
        numbers = Dictionary(grouping: calls.indices) { calls[$0].receiver }
    }

    /// The calls that may be of a function of one of some classes; all for nil.
    func calls(ofOne classes: [String]?) -> [FunctionCall] {
        guard let classes else { return all }
        let known = classes.flatMap { numbers[$0] ?? [] }
        return (known + (numbers[nil] ?? [])).sorted().map { all[$0] }
    }
}

extension CodeIndex {
    /// The calls in a file. A function that calls itself is called by nothing.
    fileprivate func calls(of name: String, in file: CodeFile) -> FunctionCalls {
        memory.calls("\(name) \(file.path)") { FunctionCalls(findCalls(of: name, in: file)) }
    }

    private func findCalls(of name: String, in file: CodeFile) -> [FunctionCall] {
        file.places(of: name).map(Int.init).compactMap { place in
            guard let member = file.member(around: place), member.name != name, member.nameToken != place,
                !file.isInSelector(place)
            else { return nil }
            let body = member.body ?? member.tokens
            guard body.contains(place), file.isUnconditional(place, within: body) else { return nil }
            let receiver = ReceiverTypes(index: self, file: file).owner(ofCall: place)
            return FunctionCall(
                file: file, place: place, caller: member, receiver: receiver.flatMap { isClass($0) ? $0 : nil },
                isAssignment: file.name(file.behindMarks(place + 1)) == "=")
        }
    }
}

extension CodeFile {
    /// What is between the braces of the setter of a property; nil if it has none.
    func setter(of member: MemberDeclaration) -> Range<Int>? {
        guard member.kind == .property, let body = member.body else { return nil }
        for place in places(of: "set", in: body).map(Int.init) {
            // `set(newTitle) {`
            let brace = isBracket(place + 1, "(") ? (match(place + 1) ?? place) + 1 : place + 1
            let isOwn = enclosing(place) == enclosing(body.lowerBound)
            if isOwn, isBracket(brace, "{"), let end = match(brace) { return span(brace + 1, end) }
        }
        return nil
    }

    /// Whether the member at a token is that of another object than `self`: `next.update()`, `[next update]`.
    fileprivate func isOfAnother(_ place: Int) -> Bool {
        var receiver = place - 1
        if name(receiver) == "." {
            receiver -= 1
            while ["!", "?"].contains(name(receiver)) { receiver -= 1 }
        } else {
            guard language == .objectiveC, isBracket(receiver, "]") || isBracket(receiver - 1, "[") else {
                return false
            }
        }
        let word = name(receiver)
        return !UseReader.selves.contains(word) && word.first?.isUppercase != true
    }
}

extension MemberDeclaration {
    /// Whether a table or collection calls it to fill a cell or header.
    fileprivate var providesCells: Bool {
        runsAtFirst && !labels.isEmpty && !labels.contains("didFinishLaunchingWithOptions")
    }
}
