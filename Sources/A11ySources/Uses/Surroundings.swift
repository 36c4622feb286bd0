import A11yModel

/// What else may change an element: the code of the views and controllers around it, and what the app does to every
/// view of a kind.
struct Surroundings {
    let index: CodeIndex
    let question: CodeQuestion
    let methods: MethodEffects
    /// The members of views that hold the element in a list. Bar items have lists of their own.
    private let lists: Set<String>

    init(_ index: CodeIndex, _ question: CodeQuestion, _ methods: MethodEffects) {
        self.index = index
        self.question = question
        self.methods = methods
        let isBarItem = methods.bases.contains("UIBarItem")
        lists = isBarItem ? Surroundings.itemLists : Surroundings.viewLists
    }

    /// All reasons why code that does not name the element may change it.
    var gaps: [CodeGap] {
        let holders = Set(question.holders)
        let families = holders.sorted().map(index.family)
        var gaps: [CodeGap] = []
        var reader = ListReader(methods)
        for family in families {
            for marks in family.ancestors.flatMap(index.marks) { gaps += self.gaps(at: marks, &reader) }
        }
        return gaps + strangerGaps(families, &reader) + senderGaps(families) + editingGaps(families) + tagGaps
            + index.appGaps(for: question.base)
    }

    /// Whether `items` are those of a bar, and not a list of the app's.
    private func isOfBar(_ place: Int, in file: CodeFile) -> Bool {
        var receiver = place - (file.name(place - 1) == "." ? 2 : 1)
        while ["!", "?"].contains(file.name(receiver)) { receiver -= 1 }
        return file.name(receiver).lowercased().hasSuffix("bar")
    }

    /// What the code of a class that holds the element does at some places.
    private func gaps(at marks: CodeMarks, _ reader: inout ListReader) -> [CodeGap] {
        let file = marks.file
        var gaps: [CodeGap] = []
        func note(_ reason: String, _ place: Int, _ properties: PropertySet = .ofCode) {
            if properties.isEmpty { return }
            gaps.append(CodeGap(reason, at: file.place(place), properties: properties))
        }
        for place in marks.places {
            let word = file.name(place)
            if lists.contains(word), file.name(place - 1) != "func", word != "items" || isOfBar(place, in: file) {
                note("code goes through `\(word)`", place, changes(throughList: place, in: file, &reader))
            } else if let properties = index.walkers[word], file.name(place - 1) != "func" {
                note("`\(word)` goes through the subviews", place, properties)
            } else if let properties = Surroundings.flags[word], reachesElement(place, in: file),
                !lists(place, in: file)
            {
                note("`\(marks.type)` sets `\(word)`", place, properties)
            } else if Surroundings.reflection.contains(word) {
                note("`\(marks.type)` goes through its properties by reflection", place)
            } else if isHandedOn(place, in: file) {
                note("`\(file.excerpt(place))` may change what is in it", place)
            }
        }
        return gaps
    }

    /// Classes outside the families of the holders that go through subviews of one of them.
    private func strangerGaps(_ holders: [ClassFamily], _ reader: inout ListReader) -> [CodeGap] {
        let lists = lists.sorted()
        let key = lists.joined(separator: ",") + ":" + holders.map(\.name).joined(separator: ",")
        let marks = index.memory.strangers(to: key) { lists.flatMap { index.marks(of: $0, outside: holders) } }
        return marks.flatMap { marks -> [CodeGap] in
            if let problem = marks.file.problemWithPath { return [CodeGap(problem)] }
            return marks.places.compactMap { place -> CodeGap? in
                let properties = changes(throughList: place, in: marks.file, &reader)
                guard !properties.isEmpty else { return nil }
                let reason = "code goes through `\(marks.file.name(place))`"
                return CodeGap(reason, at: marks.file.place(place), properties: properties)
            }
        }
    }

    /// Delegates that may keep a field from being edited.
    private func editingGaps(_ holders: [ClassFamily]) -> [CodeGap] {
        guard ["UITextField", "UITextView"].contains(question.base) else { return [] }
        return holders.flatMap(\.ancestors).flatMap(index.declarations).flatMap { file, type in
            type.members.compactMap { member -> CodeGap? in
                guard ["textFieldShouldBeginEditing", "textViewShouldBeginEditing"].contains(member.name),
                    let body = member.body, body.contains(where: { ["false", "NO"].contains(file.name($0)) })
                else { return nil }
                let place = file.place(member.nameToken)
                return CodeGap(
                    "`\(member.name)` may refuse to edit it", at: place, properties: [.userInteractionEnabled])
            }
        }
    }

    /// Actions that change their sender, which may be this element.
    private func senderGaps(_ holders: [ClassFamily]) -> [CodeGap] {
        let classes = [question.base] + AppleClasses.superclasses(of: question.base)
        let names = holders.flatMap(\.ancestors)
        let gestures = names.flatMap { index.gestureGaps(of: $0) }
        guard classes.contains("UIControl") || classes.contains("UIBarItem") else { return gestures }
        return gestures + names.flatMap { index.senderGaps(of: $0) }
    }

    private static let viewLists: Set<String> = ["subviews", "arrangedSubviews"]
    static let itemLists: Set<String> = [
        "rightBarButtonItems", "leftBarButtonItems", "rightBarButtonItem", "leftBarButtonItem", "toolbarItems", "items",
    ]

    fileprivate static let reflection: Set<String> = ["Mirror", "class_copyIvarList", "class_copyPropertyList"]

    /// Whether a word may matter to what a class holds, wherever it stands.
    fileprivate static func isTelling(_ word: String, _ walkers: [String: PropertySet]) -> Bool {
        viewLists.contains(word) || itemLists.contains(word) || flags[word] != nil || reflection.contains(word)
            || walkers[word] != nil
    }

    /// What an ancestor sets to keep VoiceOver from its subviews.
    private static let flags: [String: PropertySet] = [
        "isAccessibilityElement": [.isElement, .label], "setIsAccessibilityElement": [.isElement, .label],
        "accessibilityElements": [.isElement, .label], "setAccessibilityElements": [.isElement, .label],
        "accessibilityElementsHidden": [.elementsHidden], "setAccessibilityElementsHidden": [.elementsHidden],
        "shouldGroupAccessibilityChildren": [.groupChildren], "setShouldGroupAccessibilityChildren": [.groupChildren],
    ]

    /// Whether a list that is assigned here names the element by an outlet.
    private func lists(_ place: Int, in file: CodeFile) -> Bool {
        guard file.name(place).hasSuffix("ccessibilityElements") else { return false }
        return file.span(place, file.expressionEnd(place + 2)).contains { index in
            question.outlets.contains { file.name(index) == $0.name || file.name(index) == "_" + $0.name }
        }
    }

    /// The properties that code changes of what it finds in a list of subviews; empty if the list is not one that holds
    /// the element.
    private func changes(throughList place: Int, in file: CodeFile, _ reader: inout ListReader) -> PropertySet {
        guard file.name(place + 1) != ":", file.name(place - 1) != "var", reachesElement(place, in: file) else {
            return []
        }
        return reader.changes(throughList: place, in: file)
    }

    /// Whether what a member belongs to may be a view that holds the element: the class itself, its view, an outlet to
    /// a superview, or a variable that the code does not name.
    private func reachesElement(_ place: Int, in file: CodeFile) -> Bool {
        var receiver = place - 2
        if file.language == .objectiveC, file.kind(place - 1) == .word || file.isBracket(place - 1, "]") {
            receiver = place - 1
        } else if file.name(place - 1) != "." {
            return true
        }
        while ["!", "?"].contains(file.name(receiver)) { receiver -= 1 }
        guard file.kind(receiver) == .word else { return true }
        var word = file.name(receiver)
        if word.hasPrefix("_") { word.removeFirst() }
        if question.outletsOfHolders.contains(where: { $0.name == word }) { return true }
        if question.outlets.contains(where: { $0.name == word }) { return false }
        // A property of another object is one of the holders' only if one of them has it.
        let isForeign = file.name(receiver - 1) == "." && file.name(receiver - 2) != "self"
        if isForeign, !UIKitNames.views.contains(word) {
            let isInFamily = { name in question.holders.contains { index.family(of: $0).contains(name) } }
            if index.isDeclared(word, outside: isInFamily) { return false }
        }
        // Another outlet of the class leads to a view that does not hold the element.
        return !question.holders.contains { holder in
            index.family(of: holder).ancestors.contains { index.isOutlet(word, of: $0) }
        }
    }

    /// Whether a view that holds the element is passed to a function that is not among the sources.
    private func isHandedOn(_ place: Int, in file: CodeFile) -> Bool {
        let word = file.name(place)
        let isHolder = word == "view" || question.outletsOfHolders.contains { $0.name == word }
        guard isHolder, file.name(place - 1) != "." || file.name(place - 2) == "self" else { return false }
        let start = file.name(place - 1) == "." ? place - 2 : place
        let isWhole =
            file.kind(file.behindMarks(place + 1)) == .closing || file.name(file.behindMarks(place + 1)) == ","
        guard isWhole, !file.isLabel(place), let bracket = file.enclosing(start) else { return false }
        return UseReader(file, methods).isUnknownCall(start - 1, of: bracket) { index.declaresFunction($0) }
    }

    /// The places that look up a tag that may be the element’s.
    private var tagGaps: [CodeGap] {
        guard question.tag != 0 else { return [] }
        return index.ownFiles(mentioning: "viewWithTag").flatMap { file -> [CodeGap] in
            file.places(of: "viewWithTag").map(Int.init).compactMap { place in
                let argument = place + 2
                let isLiteral = file.kind(argument) == .number && file.kind(argument + 1) == .closing
                if isLiteral, file.text(argument..<argument + 1) != "\(question.tag)" { return nil }
                return CodeGap("`viewWithTag` may look it up", at: file.place(place))
            }
        }
    }
}

/// The places in a declaration of a class that may matter to what its objects hold.
struct CodeMarks: Sendable {
    let file: CodeFile
    /// The name of the class.
    let type: String
    /// The indices of the tokens.
    let places: [Int]
}

// What the app does to every view of a kind.
extension CodeIndex {
    /// The places in the declarations of a class that may matter to what its objects hold: members of UIKit that lead
    /// to subviews, calls of functions that go through them, and what is passed to functions.
    func marks(of name: String) -> [CodeMarks] {
        memory.marks(of: name) {
            let walkers = walkers
            return declarations(of: name).map { file, type in
                let places = type.body.filter { place in
                    guard file.kind(place) == .word else { return false }
                    let next = file.behindMarks(place + 1)
                    let isPassed = file.kind(next) == .closing || file.name(next) == ","
                    return isPassed || Surroundings.isTelling(file.name(place), walkers)
                }
                return CodeMarks(file: file, type: type.name, places: places)
            }
        }
    }

    /// The places outside of some families that name a member of UIKit that leads to subviews.
    fileprivate func marks(of list: String, outside holders: [ClassFamily]) -> [CodeMarks] {
        let families = Set(holders.flatMap(\.classes))
        return files(mentioning: list, with: families).compactMap { file in
            guard !isDependency(file) else { return nil }
            if file.problem != nil { return CodeMarks(file: file, type: "", places: []) }
            guard families.contains(where: file.numbers.keys.contains) else { return nil }
            let places = file.places(of: list).map(Int.init).filter { place in
                file.name(place - 1) == "." && file.name(place - 2) != "self"
                    && file.type(around: place).map { families.contains($0.name) } != true
            }
            return places.isEmpty ? nil : CodeMarks(file: file, type: "", places: places)
        }
    }

    /// The functions that go through subviews, with the properties that they change of what they find.
    var walkers: [String: PropertySet] { memory.walkers { findWalkers() } }

    private func findWalkers() -> [String: PropertySet] {
        var found: [String: PropertySet] = [:]
        var reader = ListReader(MethodEffects(bases: []))
        for list in ["subviews", "arrangedSubviews"] {
            for file in ownFiles(mentioning: list) {
                for place in file.places(of: list).map(Int.init) {
                    guard let name = file.functionName(around: place), !MemberDeclaration.isCalledByUIKit(name) else {
                        continue
                    }
                    let properties = reader.changes(throughList: place, in: file)
                    found[name, default: []].formUnion(properties)
                }
            }
        }
        return found.filter { !$0.value.isEmpty }
    }

    /// What the actions of a class change of their senders.
    func senderGaps(of name: String) -> [CodeGap] {
        memory.gaps(of: "sender of " + name) {
            declarations(of: name).flatMap { file, type in
                type.members.compactMap { member -> CodeGap? in
                    guard member.modifiers.contains("@IBAction") || file.isTarget(member),
                        let sender = member.parameters.first,
                        let body = member.body
                    else { return nil }
                    var reader = UseReader(file, MethodEffects(bases: []))
                    let scope = UseReader.Scope(body: body, isReached: false)
                    reader.readName(sender, in: body, part: .element, scope)
                    // An action that passes its sender on is one of the app’s own, and says nothing of this element.
                    let properties = reader.uses.reduce(into: PropertySet()) { properties, use in
                        if use.properties != .ofCode { properties.formUnion(use.properties) }
                    }
                    guard !properties.isEmpty else { return nil }
                    return CodeGap(
                        "`\(member.name)` changes its sender", at: file.place(member.nameToken), properties: properties)
                }
            }
        }
    }

    /// What the actions of gesture recognizers in a class change of the views that have them.
    func gestureGaps(of name: String) -> [CodeGap] {
        memory.gaps(of: "gesture of " + name) {
            declarations(of: name).flatMap { file, type in
                type.members.compactMap { member -> CodeGap? in
                    guard let sender = member.parameters.first, let body = member.body else { return nil }
                    var reader = UseReader(file, MethodEffects(bases: []))
                    let scope = UseReader.Scope(body: body, isReached: false)
                    for place in file.places(of: sender, in: body).map(Int.init)
                    where file.name(place + 1) == "." && file.name(place + 2) == "view" {
                        let view = UseReader.Expression(tokens: place..<place + 3, part: .element, place: place)
                        reader.read(view, in: scope)
                    }
                    let properties = reader.uses.reduce(into: PropertySet()) { $0.formUnion($1.properties) }
                    guard !properties.isEmpty else { return nil }
                    let place = file.place(member.nameToken)
                    return CodeGap("`\(member.name)` changes the view of a gesture", at: place, properties: properties)
                }
            }
        }
    }

    /// Reasons that hold for every element of a UIKit class.
    func appGaps(for base: String) -> [CodeGap] {
        memory.gaps(of: base) { swizzles + appearances(of: base) + overrides(of: base) }
    }

    /// Methods of UIKit that the app exchanges.
    private var swizzles: [CodeGap] {
        let functions = ["method_exchangeImplementations", "method_setImplementation", "class_replaceMethod"]
        return memory.gaps(of: "exchanged methods") {
            functions.flatMap { function in
                ownFiles(mentioning: function).compactMap { file in
                    guard let place = file.firstPlace(of: function), file.mentionsViews else { return nil }
                    return CodeGap("the app exchanges methods of UIKit", at: place)
                }
            }
        }
    }

    /// What the app sets for all views of a class by its appearance proxy.
    private func appearances(of base: String) -> [CodeGap] {
        let classes = [base] + AppleClasses.superclasses(of: base)
        return ["appearance", "appearanceWhenContainedInInstancesOfClasses"].flatMap { word in
            ownFiles(mentioning: word).flatMap { $0.appearances(word, of: classes) }
        }
    }

    /// Members of UIKit’s classes that an extension of the app overrides.
    private func overrides(of base: String) -> [CodeGap] {
        ([base] + AppleClasses.superclasses(of: base)).flatMap { name in
            declarations(of: name).filter { !isDependency($0.file) }.flatMap { file, type in
                type.members.compactMap { file.override($0, of: name) }
            }
        }
    }

    /// Whether a function of the app has this name.
    func declaresFunction(_ name: String) -> Bool {
        memory.declaresFunction(name) {
            files(mentioning: name).contains { file in
                file.table.hasMember(name) || file.places(of: name).contains { file.name(Int($0) - 1) == "func" }
            }
        }
    }
}

extension MemberDeclaration {
    /// Whether UIKit calls a method of this name, so that code need not.
    static func isCalledByUIKit(_ name: String) -> Bool {
        ["awakeFromNib", "layoutSubviews", "prepareForReuse", "init", "tableView", "collectionView"].contains(name)
            || name.hasPrefix("view")
    }
}

extension CodeFile {
    /// Whether a file that exchanges methods names a class of views or controllers.
    fileprivate var mentionsViews: Bool {
        names.contains { name in
            if name == "UIResponder" || name.contains("ccessibility") { return true }
            guard AppleClasses.contains(name) else { return false }
            let chain = [name] + AppleClasses.superclasses(of: name)
            return chain.contains("UIView") || chain.contains("UIViewController")
        }
    }

    /// The first place of a word.
    fileprivate func firstPlace(of word: String) -> CodePlace? {
        places(of: word).first.map { place(Int($0)) }
    }

    /// Whether code of the file makes a method of one parameter the action of something: `#selector(toggle(_:))`.
    fileprivate func isTarget(_ member: MemberDeclaration) -> Bool {
        guard member.kind == .method, member.parameters.count == 1 else { return false }
        return memory.isTarget(member.name) {
            places(of: member.name).contains { isInSelector(Int($0)) || isInSelector(Int($0) - 2) }
        }
    }

    /// The name of the function or computed property around a token; nil outside of any.
    func functionName(around place: Int) -> String? { flow.function(around: place, in: self).map(name) }

    /// The token of the name of the function or property whose declaration stands in front of a brace.
    func functionName(before brace: Int, from start: Int) -> Int? {
        let header = span(start, brace)
        let words = ["func", "var"].compactMap { places(of: $0, in: header).first }
        if let word = words.min() { return Int(word) + 1 }
        let signs = language == .objectiveC ? ["-", "+"].compactMap { places(of: $0, in: header).first } : []
        guard let sign = signs.min().map(Int.init), isBracket(sign + 1, "("), let end = match(sign + 1) else {
            return nil
        }
        return end + 1
    }

    /// What calls of an appearance proxy set for some classes.
    fileprivate func appearances(_ word: String, of classes: [String]) -> [CodeGap] {
        places(of: word).map(Int.init).compactMap { index in
            let owner = name(index - 1) == "." ? name(index - 2) : name(index - 1)
            guard classes.contains(owner) else { return nil }
            var end = index + 1
            if language == .objectiveC, let bracket = enclosing(index), isBracket(bracket, "["),
                let close = match(bracket)
            {
                end = close + 1
            } else if isBracket(end, "("), let close = match(end) {
                end = close + 1
            }
            let member = name(end) == "." ? name(end + 1) : name(end)
            let properties: PropertySet
            switch Member(member, of: .element) {
            case .harmless: return nil
            case .sets(let set), .opens(let set): properties = set
            default: properties = [.font, .textColor, .backgroundColor, .image, .title]
            }
            return CodeGap("the app sets this for every `\(owner)`", at: place(index), properties: properties)
        }
    }

    /// What a member in an extension of a UIKit class overrides; nil if it overrides nothing.
    fileprivate func override(_ member: MemberDeclaration, of type: String) -> CodeGap? {
        let isCategory = language == .objectiveC && member.kind == .method && member.body != nil
        guard member.modifiers.contains("override") || isCategory else { return nil }
        let place = place(member.nameToken)
        let reason = "the app overrides `\(member.name)` of `\(type)`"
        switch Member(member.name, of: .element) {
        case .sets(let properties), .opens(let properties): return CodeGap(reason, at: place, properties: properties)
        default: return member.runsAtFirst ? CodeGap(reason, at: place) : nil
        }
    }
}
