import A11yModel

/// Finds every occurrence of an outlet in the code of an app: in the class that owns it, its superclasses and
/// subclasses, and in other classes that reach it through an instance of one of these.
struct OutletReader {
    let index: CodeIndex
    let name: String
    /// The family of the class that owns the outlet.
    let family: ClassFamily
    let methods: MethodEffects
    private(set) var uses: [CodeUse] = []
    private(set) var gaps: [CodeGap] = []

    private var related: Set<String> { family.related }
    private let ancestors: Set<String>
    private let roots: Roots
    /// What the outlet leads to: an outlet collection is a list.
    private let part: Member.Part
    /// The outlet’s setter in Objective-C.
    private let setter: String

    /// Of an outlet of a class. `holders` are the classes of what holds the element.
    init(
        _ index: CodeIndex, _ name: String, of family: ClassFamily, heldBy holders: [String], _ methods: MethodEffects
    ) {
        self.index = index
        self.name = name
        self.family = family
        self.methods = methods
        setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
        ancestors = Set(family.ancestors)
        part = index.isCollection(name, in: family) ? .elements : .element
        let holding = holders + [index.onlyUser(of: family)].compactMap { $0 }
        let classes = Set(holding.flatMap { index.family(of: $0).ancestors })
        roots = Roots(of: family, protocols: family.related.subtracting(family.subclasses), holders: classes, in: index)
    }

    /// Reads all files that name the outlet.
    mutating func read() {
        var isDeclared = false
        var words = [name, "_" + name]
        while let word = words.popLast() {
            for file in index.files(mentioning: word, of: family) {
                isDeclared = read(file, word) || isDeclared
                words += otherVariables(for: word, in: file)
            }
        }
        readComputedKeys()
        for file in index.files(mentioning: setter, of: family) { readSetter(setter, in: file) }
        if !isDeclared { gaps.append(CodeGap("no outlet `\(name)` is declared in `\(family.name)`")) }
    }

    /// The instance variables that a class keeps the outlet in: `@synthesize closeButton = button;`.
    private func otherVariables(for word: String, in file: CodeFile) -> [String] {
        guard word == name, file.language == .objectiveC else { return [] }
        return file.places(of: word).map(Int.init).compactMap { index in
            let isKept = file.name(index + 1) == "=" && isDeclaration(index, in: file)
            let variable = file.name(index + 2)
            return isKept && variable != name && variable != "_" + name ? variable : nil
        }
    }

    /// Reads one file. True if it declares the outlet.
    private mutating func read(_ file: CodeFile, _ word: String) -> Bool {
        if let problem = file.problemWithPath { gaps.append(CodeGap(problem)) }
        var reader = UseReader(file, methods)
        var isDeclared = false
        let places = file.places(of: word)
        for place in places.prefix(UseReader.mostExpressions) {
            isDeclared = read(Int(place), by: &reader) || isDeclared
        }
        if let next = places.dropFirst(UseReader.mostExpressions).first { reader.note(.opens, .ofCode, at: Int(next)) }
        if word == name { readStrings(by: &reader) }
        reader.settleBranches()
        uses += reader.uses
        gaps += reader.replacements.map { place in
            CodeGap("`\(file.excerpt(place))` puts another object in its place", at: file.place(place))
        }
        return isDeclared
    }

    /// Reads an occurrence of the word. True if it declares the outlet.
    private mutating func read(_ place: Int, by reader: inout UseReader) -> Bool {
        let file = reader.file
        let type = file.type(around: place)
        let isInFamily = type.map { related.contains($0.name) } ?? false
        if isDeclaration(place, in: file) {
            if isInFamily { reader.note(.declares, at: place) }
            return type.map { ancestors.contains($0.name) } ?? false
        }
        if file.isLabel(place) { return false }
        guard let start = start(of: place, in: file, isInFamily), !isStored(place, in: file) else { return false }
        if start.isKeyPath {
            reader.note(.opens, .ofCode, at: place)
            return false
        }
        if file.isInSelector(place), !file.text(file.statementStart(place)..<place).contains("getter") { return false }
        var scope = self.scope(around: place, in: file)
        if let type, isSubclass(type.name) || isReplaced(place, of: type, in: file) {
            scope = UseReader.Scope(body: scope.body, isReached: false)
        }
        // In another type, or at the top level of a file, the function around it decides.
        reader.read(
            UseReader.Expression(tokens: start.index..<start.end, part: part, place: place),
            in: scope)
        return false
    }

    private func isSubclass(_ name: String) -> Bool { family.contains(name) && !ancestors.contains(name) }

    /// Whether a class nearer to the owner overrides the method around a token without calling it.
    private func isReplaced(_ place: Int, of type: TypeDeclaration, in file: CodeFile) -> Bool {
        guard let member = file.member(around: place), let distance = family.ancestors.firstIndex(of: type.name) else {
            return false
        }
        return family.ancestors.prefix(distance).contains { nearer in
            index.declarations(of: nearer).contains { file, type in
                type.members.contains { other in
                    guard other.name == member.name, other.labels == member.labels, let body = other.body else {
                        return false
                    }
                    return other.kind == .method && !body.contains { file.name($0) == "super" }
                }
            }
        }
    }
}

// Where an occurrence belongs.
extension OutletReader {
    private struct Start {
        let index: Int
        let end: Int
        var isKeyPath = false
    }

    /// The first token of the expression that ends in this name, if the name is that of our outlet.
    private func start(of place: Int, in file: CodeFile, _ isInFamily: Bool) -> Start? {
        let previous = file.name(place - 1)
        if previous == "." || file.isArrow(place - 1) { return startOfChain(place, in: file, isInFamily) }
        if previous == "\\" { return Start(index: place, end: place + 1, isKeyPath: isInFamily) }
        if let opening = messageOfGetter(place, in: file) {
            guard isOurs(place - 1, in: file, isInFamily) else { return nil }
            return Start(index: opening, end: place + 2)
        }
        guard isInFamily, file.kind(place) == .word, !["func", "case", "->"].contains(previous) else { return nil }
        // A call of a method or initializer with the outlet’s name is another thing.
        let reader = UseReader(file, methods)
        if !isShorthand(place, in: file), reader.isLocal(file.name(place), at: place) || reader.binds(place) {
            return nil
        }
        let isPiece = file.name(place + 1) == ":" && previous != "?"
        if file.language == .objectiveC, isPiece || isTypeOfDeclaration(place, in: file) { return nil }
        return Start(index: place, end: place + 1)
    }

    /// `if let closeButton {`: the name itself is no local variable yet.
    private func isShorthand(_ place: Int, in file: CodeFile) -> Bool {
        ["let", "var"].contains(file.name(place - 1)) && file.name(place + 1) != "="
    }

    /// `UIButton *closeButton;` and the like bind a local name.
    private func isTypeOfDeclaration(_ place: Int, in file: CodeFile) -> Bool {
        file.name(place - 1) == "*" && file.kind(place - 2) == .word && [";", "=", ","].contains(file.name(place + 1))
            && file.name(place) == name && !file.isBracket(place - 3, "(")
    }

    private func startOfChain(_ place: Int, in file: CodeFile, _ isInFamily: Bool) -> Start? {
        var receiver = place - 2
        while ["!", "?"].contains(file.name(receiver)) { receiver -= 1 }
        if file.name(receiver) == "\\" { return Start(index: place, end: place + 1, isKeyPath: true) }
        if OutletReader.keywords.contains(file.name(receiver)) { return nil }
        if file.kind(receiver) == .closing || file.kind(receiver) == .word {
            if file.name(receiver - 1) == "\\" { return Start(index: place, end: place + 1, isKeyPath: true) }
            guard isOurs(receiver, in: file, isInFamily) else { return nil }
            let start = chainStart(receiver, in: file)
            let isKeyPath =
                file.name(start - 1) == "\\" || (file.name(start - 1) == "." && file.name(start - 2) == "\\")
            return Start(index: start, end: place + 1, isKeyPath: isKeyPath)
        }
        return nil
    }

    /// The first token of a chain such as `self`, `controller.header!` or `cells[0]`.
    private func chainStart(_ receiver: Int, in file: CodeFile) -> Int {
        var start = receiver
        while start > 0 {
            if file.kind(start) == .closing {
                start = file.match(start) ?? start
                if file.kind(start - 1) == .word { start -= 1 }
            }
            var before = start - 1
            guard file.name(before) == "." || file.isArrow(before) else { return start }
            before -= 1
            while ["!", "?"].contains(file.name(before)) { before -= 1 }
            guard file.kind(before) == .word || file.kind(before) == .closing else { return start }
            start = before
        }
        return start
    }

    /// The bracket of a message that only gets the outlet: `[self closeButton]`, `[(NameCell *)cell closeButton]`.
    private func messageOfGetter(_ place: Int, in file: CodeFile) -> Int? {
        guard file.language == .objectiveC, file.isBracket(place + 1, "]"), let opening = file.match(place + 1),
            opening < place - 1, file.kind(place - 1) == .word || file.kind(place - 1) == .closing
        else { return nil }
        return opening
    }

    /// Whether the receiver that ends at a token is an instance of the owner’s family.
    private func isOurs(_ receiver: Int, in file: CodeFile, _ isInFamily: Bool) -> Bool {
        let word = file.name(receiver)
        if UseReader.selves.contains(word) { return isInFamily }
        let types = ReceiverTypes(index: index, file: file)
        if let member = types.origin(of: receiver), isOfFamily(member: member) { return true }
        if let type = types.type(of: receiver) {
            if related.contains(type) { return true }
            // A protocol or a generic parameter may be one of ours; another class is not.
            if index.isClass(type) || AppleClasses.contains(type) { return false }
        }
        if related.contains(where: file.numbers.keys.contains) { return true }
        return !UIKitNames.views.contains(name) && Member(name, of: .element) == nil
            && !index.isDeclared(name, outside: related.contains)
    }

    /// Whether a type declares a property or method of this name that gives an object of the family.
    private func isOfFamily(member: String) -> Bool { index.doors(to: family).contains(member) }

    /// Words before a `.name` that is a case of an enumeration.
    private static let keywords: Set<String> = [
        "case", "return", "in", "if", "else", "where", "try", "await", "is", "as",
    ]

    private func isDeclaration(_ place: Int, in file: CodeFile) -> Bool {
        if let type = file.type(around: place), type.members.contains(where: { $0.nameToken == place }) { return true }
        let statement = file.span(file.statementStart(place), place)
        return ["@synthesize", "@dynamic"].contains { !file.places(of: $0, in: statement).isEmpty }
    }

    /// The function around an occurrence, and whether it runs whenever the element is shown.
    private func scope(around place: Int, in file: CodeFile) -> UseReader.Scope {
        let scope = index.scope(around: place, in: file, outlet: name, from: roots)
        return isInSetter(place, in: file) ? UseReader.Scope(body: scope.body, isReached: true) : scope
    }
}

// Strings and setters, by which code reaches an outlet without naming it.
extension OutletReader {
    /// Strings of key-value coding. In a file without its methods, a text that equals the name is only a text.
    private func readStrings(by reader: inout UseReader) {
        let file = reader.file
        let keys = index.memory.keys(of: file.path) { OutletReader.keys(in: file) }
        for place in keys[name] ?? [] { reader.note(.opens, .ofCode, at: place) }
    }

    /// The strings that may be keys, by each name in their paths.
    private static func keys(in file: CodeFile) -> [String: [Int]] {
        guard keyValueWords.contains(where: file.numbers.keys.contains) else { return [:] }
        var keys: [String: [Int]] = [:]
        for place in file.tokens.indices where file.tokens[place].kind == .string {
            for part in Set(file.stringText(place)?.split(separator: ".") ?? []) {
                keys[String(part), default: []].append(place)
            }
        }
        return keys
    }

    /// `[self valueForKey:name]` with a computed name may lead to any property.
    private mutating func readComputedKeys() {
        for (file, type) in family.declarations {
            for word in ["valueForKey", "valueForKeyPath", "forKey", "forKeyPath"] {
                for place in file.places(of: word, in: type.body).map(Int.init) {
                    guard file.name(place + 1) == ":", isOfSelf(place, in: file) else { continue }
                    let isText = file.kind(place + 2) == .string && !file.tokens[place + 2].isInterpolated
                    if !isText { gaps.append(CodeGap("a computed key may lead to it", at: file.place(place))) }
                }
            }
        }
    }

    /// Whether a key is one of the object itself: `[self valueForKey:…]`, `self.value(forKey: …)`, `value(forKey: …)`.
    private func isOfSelf(_ key: Int, in file: CodeFile) -> Bool {
        guard let bracket = file.enclosing(key) else { return false }
        if file.language == .objectiveC { return file.name(bracket + 1) == "self" && bracket + 2 == key }
        guard file.name(bracket - 1) == "value", bracket + 1 == key else { return false }
        return file.name(bracket - 2) != "." || file.name(bracket - 3) == "self"
    }

    private static let keyValueWords = Member.words(
        "forKey forKeyPath valueForKey valueForKeyPath keyPath setValue Selector NSSelectorFromString")

    /// `setCloseButton:` puts another view in the element’s place. A setter of the app’s own runs when the outlet is
    /// connected.
    private mutating func readSetter(_ setter: String, in file: CodeFile) {
        var reader = UseReader(file, methods)
        for place in file.places(of: setter).map(Int.init) {
            let isInFamily = file.type(around: place).map { related.contains($0.name) } ?? false
            guard isInFamily || related.contains(where: file.numbers.keys.contains) else { continue }
            let isCleared = file.name(place + 1) == ":" && ["nil", "Nil", "NULL"].contains(file.name(place + 2))
            if isCleared || readOwnSetter(place, by: &reader) {
                reader.note(.harmless, at: place)
            } else {
                reader.note(.opens, .ofCode, at: place)
            }
        }
        reader.settleBranches()
        uses += reader.uses
    }

    /// Reads what the outlet’s own setter does with its parameter, which is the element. False if the token declares no
    /// setter.
    private func readOwnSetter(_ place: Int, by reader: inout UseReader) -> Bool {
        let file = reader.file
        guard let member = file.member(around: place), member.nameToken == place, let body = member.body,
            let parameter = member.parameters.first, isInSetter(body.lowerBound, in: file)
        else { return false }
        for use in file.places(of: parameter, in: body).map(Int.init)
        where file.name(use - 1) != "." && !isStored(use - 2, in: file) {
            let element = UseReader.Expression(tokens: use..<use + 1, part: .element, place: use)
            reader.read(element, in: UseReader.Scope(body: body, isReached: true))
        }
        return true
    }

    /// Whether a token is in the outlet’s own setter, in the class that has it.
    private func isInSetter(_ place: Int, in file: CodeFile) -> Bool {
        guard file.language == .objectiveC, let member = file.member(around: place), member.name == setter,
            member.labels.isEmpty, file.type(around: place).map({ ancestors.contains($0.name) }) ?? false
        else { return false }
        return member.body?.contains(place) ?? false
    }

    /// Whether the setter keeps its parameter in the variable at a token: `_closeButton = closeButton;`.
    private func isStored(_ place: Int, in file: CodeFile) -> Bool {
        guard isInSetter(place, in: file), [name, "_" + name].contains(file.name(place)), file.name(place + 1) == "="
        else { return false }
        return file.member(around: place)?.parameters.first == file.name(place + 2) && file.name(place + 3) == ";"
    }
}

/// The types of variables and parameters, as far as their declarations name them.
struct ReceiverTypes {
    let index: CodeIndex
    let file: CodeFile

    /// The type whose function a call names: of the receiver, or of the code around a call without one; nil if unknown.
    func owner(ofCall name: Int) -> String? {
        let own = file.type(around: name)?.name
        var receiver = name - 1
        if file.language == .swift {
            guard file.name(receiver) == "." else { return own }
            receiver -= 1
            while ["!", "?"].contains(file.name(receiver)) { receiver -= 1 }
        }
        let word = file.name(receiver)
        if ["self", "Self", "strongSelf", "weakSelf"].contains(word) { return own }
        if word.first?.isUppercase == true { return word }
        return type(of: receiver)
    }

    /// The member that gives the value of the expression that ends at a token: `header` of `home.header` and of a
    /// variable that is set to it, `terms` of `screens.terms()`; nil if no member does.
    func origin(of receiver: Int) -> String? {
        if file.kind(receiver) == .closing {
            let before = file.match(receiver).map { $0 - 1 } ?? -1
            if file.language == .objectiveC, file.isBracket(receiver, "]") { return file.name(receiver - 1) }
            return file.kind(before) == .word ? file.name(before) : nil
        }
        if file.name(receiver - 1) == "." { return file.name(receiver) }
        guard let member = file.member(around: receiver),
            let binding = assignment(to: file.name(receiver), in: file.span(member.tokens.lowerBound, receiver))
        else { return nil }
        let end = file.expressionEnd(binding + 2)
        let last = (binding + 2..<max(end, binding + 2)).last { !["!", "?"].contains(file.name($0)) }
        guard let last, last < receiver else { return nil }
        if file.kind(last) == .word { return file.name(last) }
        return file.kind(last) == .closing ? origin(of: last) : nil
    }

    /// The last token in a range at which a name is assigned to.
    private func assignment(to name: String, in range: Range<Int>) -> Int? {
        let places = file.memory.assignments(to: name) {
            file.places(of: name).map(Int.init).filter { file.name($0 + 1) == "=" }
        }
        return places.lastNumber(in: range)
    }

    /// The type of the expression that ends at a token; nil if the code does not name it.
    func type(of receiver: Int) -> String? {
        // `(NameCell *)cell`
        if file.language == .objectiveC, file.isBracket(receiver - 1, ")"), file.name(receiver - 2) == "*",
            file.kind(receiver - 3) == .word, file.isBracket(receiver - 4, "(")
        {
            return file.name(receiver - 3)
        }
        if file.kind(receiver) == .closing {
            guard let opening = file.match(receiver) else { return nil }
            if file.kind(opening - 1) == .word { return constructed(opening - 1) }
            return cast(in: opening + 1..<receiver)
        }
        let word = file.name(receiver)
        // The type of another object’s property stands in that object’s class, which may be anywhere.
        if file.name(receiver - 1) == ".", !["self", "strongSelf", "weakSelf"].contains(file.name(receiver - 2)) {
            return constant(word, of: file.name(receiver - 2))
        }
        return local(word, before: receiver) ?? property(word, around: receiver)
    }

    /// The type of a constant that a type has, such as `Theme.current`.
    private func constant(_ word: String, of type: String) -> String? {
        guard type.first?.isUppercase == true else { return nil }
        let member = index.declarations(of: type).lazy.flatMap(\.type.members).first {
            $0.name == word && $0.modifiers.contains("static")
        }
        guard let member else { return nil }
        // Without a type, most are made by the type's own initializer.
        return member.type ?? (member.tokens.contains { file.name($0) == "as" } ? nil : type)
    }

    /// `NameCell()`.
    private func constructed(_ index: Int) -> String? {
        let word = file.name(index)
        return word.first?.isUppercase == true ? word : nil
    }

    /// `(cell as? NameCell)`, `((NameCell *)cell)`.
    private func cast(in range: Range<Int>) -> String? {
        for index in range where file.name(index) == "as" { return file.name(file.behindMarks(index + 1)) }
        for index in range where file.name(index) == "*" && file.isBracket(index + 1, ")") {
            return file.name(index - 1)
        }
        return nil
    }

    /// The type of a parameter or variable of the function around a token.
    private func local(_ word: String, before receiver: Int) -> String? {
        let start = file.member(around: receiver)?.tokens.lowerBound ?? 0
        let declarations = file.memory.declarations(of: word) {
            file.places(of: word).map(Int.init).filter { declaredType($0) != nil }
        }
        return declarations.lastNumber(in: file.span(start, receiver)).flatMap(declaredType)
    }

    /// The type in a declaration of this name, if the token is one.
    private func declaredType(_ place: Int) -> String? {
        if file.language == .objectiveC {
            if file.name(place - 1) == "*", file.kind(place - 2) == .word { return file.name(place - 2) }
            // A parameter: `(NameCell *)cell`.
            if file.isBracket(place - 1, ")"), file.name(place - 2) == "*" { return file.name(place - 3) }
            return nil
        }
        let behind = place + 1
        // `case let cell as NameCell:`
        if file.name(behind) == "as", ["let", "var"].contains(file.name(place - 1)) {
            return file.name(file.behindMarks(behind + 1))
        }
        if file.name(behind) == ":", file.name(place - 1) != "?", file.kind(behind + 1) == .word,
            file.name(behind + 1).first?.isUppercase == true
        {
            return file.name(behind + 1)
        }
        guard file.name(behind) == "=", ["let", "var"].contains(file.name(place - 1)) else { return nil }
        let end = file.expressionEnd(behind + 1)
        // A cast inside brackets is that of a part.
        for index in behind + 1..<max(end, behind + 1)
        where file.name(index) == "as" && file.enclosing(index) == file.enclosing(behind) {
            return file.name(file.behindMarks(index + 1))
        }
        guard file.kind(behind + 1) == .word, file.isBracket(behind + 2, "("), let close = file.match(behind + 2),
            file.behindMarks(close + 1) >= end
        else { return nil }
        return constructed(behind + 1)
    }

    /// The type of a property of the class around a token, or of a superclass. In Objective-C, `_delegate` is that of
    /// `delegate`.
    private func property(_ word: String, around receiver: Int) -> String? {
        guard let type = file.type(around: receiver) else { return nil }
        return index.memory.type(ofProperty: "\(type.name).\(word) \(file.language)") {
            property(word, of: type.name)
        }
    }

    private func property(_ word: String, of type: String) -> String? {
        let names = word.hasPrefix("_") && file.language == .objectiveC ? [word, String(word.dropFirst())] : [word]
        return index.family(of: type).ancestors.lazy.flatMap(index.declarations).compactMap { file, type in
            type.members.first { names.contains($0.name) && $0.kind == .property }.flatMap { member in
                member.type == "id" ? file.onlyProtocol(of: member) : member.type
            }
        }.first
    }
}

extension CodeFile {
    /// The protocol of a property that is declared as `id<InputDelegate>`; nil if there are several, or none.
    fileprivate func onlyProtocol(of member: MemberDeclaration) -> String? {
        member.tokens.first { name($0) == "id" && name($0 + 1) == "<" && name($0 + 3) == ">" }.map { name($0 + 2) }
    }
}

/// Names of views that UIKit’s own classes have.
enum UIKitNames {
    static let views = Member.words(
        "textLabel detailTextLabel imageView contentView backgroundView selectedBackgroundView accessoryView "
            + "tableView collectionView view navigationBar toolbar tabBar searchBar titleView titleLabel "
            + "searchController navigationItem tabBarItem")
}
