import A11yModel

// An element that code uses as a value: it is compared, given another name, put into a list, or passed on.
extension UseReader {
    mutating func readBare(_ expression: Expression, _ next: Int, in scope: Scope) {
        let before = expression.tokens.lowerBound - 1
        let (previous, following) = (file.name(before), file.name(next))
        if following == "=" {
            let isCleared = ["nil", "Nil", "NULL"].contains(file.name(next + 1))
            let isWeak = isCleared && expression.part == .element
            if isWeak { return note(.harmless, at: expression.place) }
            if expression.part == .element || expression.part == .elements { replacements.append(expression.place) }
            return noteOpen(expression.part, at: expression.place)
        }
        if isQuestion(previous, following, before, next) {
            note(.harmless, at: expression.place)
            return readCompared(previous, following, before, next, in: scope)
        }
        if previous == "switch", isOnlyCompared(inSwitch: next) { return note(.harmless, at: expression.place) }
        if ["as", "is"].contains(following) { return readCast(expression, next, in: scope) }
        if previous == "=" { return readBinding(expression, before, next, in: scope) }
        if previous == "in", file.name(file.statementStart(before)) == "for" || isFastEnumeration(before) {
            return readLoop(expression, before, in: scope)
        }
        if readShorthand(expression, before, next, in: scope) { return }
        guard let bracket = file.enclosing(before + 1), bracket == before || bracketed(before, next) else {
            let isAnswer = previous == "return" && isAnswerToUIKit(expression.tokens.lowerBound)
            return isAnswer ? note(.harmless, at: expression.place) : noteOpen(expression.part, at: expression.place)
        }
        readBracketed(expression, bracket, before, next, in: scope)
    }

    /// Whether the value is an item of a list or an argument: a comma, colon or bracket stands on each side.
    private func bracketed(_ before: Int, _ next: Int) -> Bool {
        [",", ":"].contains(file.name(before)) || file.kind(before) == .opening
    }

    /// Whether the value is only compared or tested for nil.
    private func isQuestion(_ previous: String, _ following: String, _ before: Int, _ next: Int) -> Bool {
        let operators: Set<String> = ["==", "!=", "===", "!==", "&&", "||"]
        if operators.contains(previous) || operators.contains(following) { return true }
        if file.language == .objectiveC, previous == "!" { return true }
        // `case nameField, mailField:`
        if file.language == .swift, ["case", ","].contains(previous), [",", ":"].contains(following),
            file.name(file.statementStart(before)) == "case"
        {
            return true
        }
        let isCondition = file.isBracket(before, "(") && file.isBracket(next, ")")
        return isCondition && file.language == .objectiveC && ["if", "while"].contains(file.name(before - 1))
    }

    /// Reads what is done with a variable that is compared with the element: `if sender == closeButton { … }`.
    private mutating func readCompared(
        _ previous: String, _ following: String, _ before: Int, _ next: Int, in scope: Scope
    ) {
        let isBefore = ["==", "==="].contains(previous)
        let isEqual = isBefore || ["==", "==="].contains(following)
        let compared = isEqual ? (isBefore ? before - 1 : next + 1) : valueOfSwitch(around: before)
        guard scope.depth == 0, let other = compared else { return }
        guard file.kind(other) == .word, file.name(other - 1) != ".", file.name(other + 1) != ".",
            file.member(around: other)?.parameters.contains(file.name(other)) ?? false
        else { return }
        readName(file.name(other), in: scope.body, part: .element, unreached(scope))
    }

    /// Whether a `switch` whose brace this is compares its value with others and gives it no other name.
    private func isOnlyCompared(inSwitch brace: Int) -> Bool {
        guard file.language == .swift, file.isBracket(brace, "{"), let end = file.match(brace) else { return false }
        return file.places(of: "case", in: brace..<end).map(Int.init).allSatisfy { place in
            guard file.enclosing(place) == brace else { return true }
            let colon = file.places(of: ":", in: place..<end).map(Int.init).first { file.enclosing($0) == brace }
            return file.span(place, colon ?? end).allSatisfy { !["let", "var", "as"].contains(file.name($0)) }
        }
    }

    /// The single word that a `switch` compares with the pattern at a token: `sender` of `switch sender {`.
    private func valueOfSwitch(around pattern: Int) -> Int? {
        guard let brace = file.enclosing(pattern), file.isBracket(brace, "{"), file.name(brace - 2) == "switch" else {
            return nil
        }
        return brace - 1
    }

    /// `closeButton as? RoundButton`: the same element, of another type.
    private mutating func readCast(_ expression: Expression, _ next: Int, in scope: Scope) {
        if file.name(next) == "is" { return note(.harmless, at: expression.place) }
        var end = file.behindMarks(next + 1) + 1
        while file.name(end) == "." { end += 2 }
        var whole = expression
        whole.tokens = expression.tokens.lowerBound..<end
        if file.isBracket(whole.tokens.lowerBound - 1, "("), file.isBracket(end, ")"),
            file.kind(whole.tokens.lowerBound - 2) != .word
        {
            whole.tokens = whole.tokens.lowerBound - 1..<end + 1
        }
        read(whole, in: deeper(scope))
    }

    private func deeper(_ scope: Scope) -> Scope {
        var scope = scope
        scope.depth += 1
        return scope
    }

    /// Whether the statement answers a question of UIKit about a view of the screen.
    private func isAnswerToUIKit(_ index: Int) -> Bool {
        guard let member = file.member(around: index) else { return false }
        return ["viewForZooming", "viewForZoomingInScrollView", "inputAccessoryView", "preferredFocusEnvironments"]
            .contains(member.name)
    }
}

// Other names.
extension UseReader {
    /// `let button = closeButton`, `if let`, `guard let`, `UIButton *button = self.closeButton`.
    private mutating func readBinding(_ expression: Expression, _ equals: Int, _ next: Int, in scope: Scope) {
        var name = equals - 1
        // A type annotation stands between the name and the value.
        if file.language == .swift {
            let start = file.statementStart(equals)
            let colon = (start..<equals).last { file.name($0) == ":" && file.enclosing($0) == file.enclosing(equals) }
            if let colon, !["?", ","].contains(file.name(colon - 2)), file.kind(colon - 1) == .word {
                name = colon - 1
            }
        }
        let word = file.name(name)
        if word == "_" { return note(.harmless, at: expression.place) }
        let isDeclared =
            file.language == .swift
            ? ["let", "var"].contains(file.name(name - 1)) : file.name(name - 1) == "*" || file.kind(name - 1) == .word
        if file.name(name - 1) == ".", UseReader.anchors.contains(word) { return note(.harmless, at: expression.place) }
        // Another property, or a variable of long life, takes the element elsewhere.
        guard isDeclared, scope.body.contains(name), file.kind(name) == .word else {
            return noteOpen(expression.part, at: expression.place)
        }
        note(.harmless, at: expression.place)
        readName(word, boundAt: name, value: next, part: expression.part, in: scope)
    }

    /// Properties of UIKit that place something at a view, or put it on screen.
    private static let anchors = Member.words(
        "sourceView sourceItem barButtonItem passthroughViews inputAccessoryView tableHeaderView tableFooterView "
            + "backgroundView accessoryView titleView refreshControl rightBarButtonItem leftBarButtonItem customView "
            + "leftView rightView delegate dataSource viewForBaselineLayout")

    /// `if let closeButton {` and `guard let closeButton else`. False if it is neither.
    private mutating func readShorthand(
        _ expression: Expression, _ before: Int, _ next: Int, in scope: Scope
    ) -> Bool {
        guard file.language == .swift, ["let", "var"].contains(file.name(before)),
            ["if", "guard", "while", ","].contains(file.name(before - 1)), expression.tokens.count == 1
        else { return false }
        note(.harmless, at: expression.place)
        readName(
            file.name(expression.tokens.lowerBound), boundAt: expression.tokens.lowerBound, value: next,
            part: expression.part, in: scope)
        return true
    }

    /// Reads the uses of a name that a statement gives the element.
    private mutating func readName(
        _ word: String, boundAt name: Int, value next: Int, part: Member.Part, in scope: Scope
    ) {
        var scope = deeper(scope)
        let end = file.enclosing(name).flatMap(file.match) ?? scope.body.upperBound
        let header = file.statementStart(name)
        if file.name(header) == "guard", let brace = brace(from: next, to: end), isOnlyCondition(header, brace) {
            scope.known.insert(brace)
        }
        let isBlock = ["if", "while"].contains(file.name(header)) || file.name(header - 1) == "else"
        if isBlock, file.language == .swift {
            guard let brace = brace(from: next, to: end), let close = file.match(brace) else { return }
            if isOnlyCondition(header, brace) { scope.known.insert(brace) }
            // Further conditions of the same `if` use the name, too.
            return readName(word, in: file.span(next, close), part: part, scope)
        }
        readName(word, in: file.span(next, end), part: part, scope)
    }

    /// Whether an `if` or `guard` has a single condition.
    private func isOnlyCondition(_ header: Int, _ brace: Int) -> Bool {
        let level = file.enclosing(brace)
        return ![",", "&&"].contains {
            file.separators($0, in: level).hasNumber(in: file.span(header, brace))
        }
    }

    /// The first opening brace behind a token, outside other brackets.
    private func brace(from start: Int, to end: Int) -> Int? {
        let brace = file.flow.brace(from: start)
        return brace < end ? brace : nil
    }

    /// Reads every use of a name within some tokens.
    mutating func readName(_ word: String, in range: Range<Int>, part: Member.Part, _ scope: Scope) {
        for index in file.places(of: word, in: range).map(Int.init) {
            if file.name(index - 1) == "." || file.isLabel(index) { continue }
            if file.language == .objectiveC, file.name(index + 1) == ":", file.kind(index - 1) != .symbol { continue }
            read(Expression(tokens: index..<index + 1, part: part, place: index), in: scope)
        }
    }

    /// `for button in buttons`, `for (index, button) in buttons.enumerated()`, `for (UIButton *button in
    /// self.buttons)`.
    private mutating func readLoop(_ expression: Expression, _ word: Int, in scope: Scope) {
        var name = word - 1
        if file.isBracket(name, ")") { name -= 1 }
        // `for case let button as UIButton in …`, `for case let button? in …`
        if file.name(name - 1) == "as" { name -= 2 }
        if file.name(name) == "?" { name -= 1 }
        let end = file.enclosing(expression.tokens.lowerBound).flatMap(file.match) ?? scope.body.upperBound
        var brace = brace(from: expression.tokens.upperBound, to: end)
        if file.language == .objectiveC, let header = file.enclosing(word), let close = file.match(header) {
            brace = file.isBracket(close + 1, "{") ? close + 1 : nil
        }
        guard file.kind(name) == .word, let brace, let close = file.match(brace) else {
            return noteOpen(.elements, at: expression.place)
        }
        note(.harmless, at: expression.place)
        var scope = deeper(scope)
        // `where` leaves some of them out.
        let isWhole = !file.span(expression.tokens.upperBound, brace).contains { file.name($0) == "where" }
        if isWhole { scope.known.insert(brace) }
        readName(file.name(name), in: file.span(expression.tokens.upperBound, close), part: .element, scope)
    }

    private func isFastEnumeration(_ word: Int) -> Bool {
        guard file.language == .objectiveC, let opening = file.enclosing(word) else { return false }
        return file.isBracket(opening, "(") && file.name(opening - 1) == "for"
    }
}

// Lists and arguments.
extension UseReader {
    private mutating func readBracketed(
        _ expression: Expression, _ bracket: Int, _ before: Int, _ next: Int, in scope: Scope
    ) {
        guard let end = file.match(bracket) else { return noteOpen(expression.part, at: expression.place) }
        if file.isBracket(bracket, "["), isList(bracket, end) {
            let isItem = file.name(before) != ":" && (file.name(next) == "," || next == end)
            guard isItem else { return noteOpen(expression.part, at: expression.place) }
            return readList(Expression(tokens: bracket..<end + 1, part: .elements, place: expression.place), in: scope)
        }
        if file.isBracket(bracket, "("), before == bracket, next == end, file.kind(bracket - 1) != .word,
            !file.isBracket(bracket - 1, ")"), !file.isBracket(bracket - 1, "]")
        {
            // Parentheses around the element, or an interpolation.
            if file.kind(bracket - 1) == .string { return note(.harmless, at: expression.place) }
            var whole = expression
            whole.tokens = bracket..<end + 1
            return read(whole, in: deeper(scope))
        }
        if isHarmlessArgument(before, of: bracket) { return note(.harmless, at: expression.place) }
        guard expression.part == .element, let argument = argument(before, of: bracket),
            let effect = methods.effect(ofArgument: argument)
        else { return noteOpen(expression.part, at: expression.place) }
        apply(effect, at: expression.place, in: scope)
    }

    /// Whether a `[` opens an array literal, not a subscript or a message.
    private func isList(_ bracket: Int, _ end: Int) -> Bool {
        if file.language == .objectiveC {
            return file.text(bracket..<bracket + 1) == "@[" || file.name(bracket - 1) == "@"
        }
        if file.tokens[bracket].startsLine { return true }
        let isValue =
            file.kind(bracket - 1) == .word && !["return", "in", "case", "else"].contains(file.name(bracket - 1))
        return !isValue && file.kind(bracket - 1) != .closing && !["!", "?"].contains(file.name(bracket - 1))
    }

    private mutating func readList(_ list: Expression, in scope: Scope) {
        var list = list
        if file.name(list.tokens.lowerBound - 1) == "@" {
            list.tokens = list.tokens.lowerBound - 1..<list.tokens.upperBound
        }
        let before = list.tokens.lowerBound - 1
        // The list that VoiceOver follows: the element is in it. What that means for others is a gap.
        let assigned =
            file.name(before) == "=" ? file.name(before - 1) : file.name(before) == ":" ? file.name(before - 1) : ""
        let isOfView = [
            "accessibilityElements", "setAccessibilityElements", "arrangedSubviews", "initWithArrangedSubviews",
        ]
        .contains(assigned)
        if isOfView, !["let", "var"].contains(file.name(before - 2)) { return note(.harmless, at: list.place) }
        read(list, in: deeper(scope))
    }

    /// Whether the value behind a token is an argument of a function that is neither known to be harmless nor one of
    /// the app.
    func isUnknownCall(_ before: Int, of bracket: Int, isDeclared: (String) -> Bool) -> Bool {
        guard let argument = argument(before, of: bracket), !isHarmlessArgument(before, of: bracket) else {
            return false
        }
        let isType = argument.name.first?.isUppercase == true || argument.name == "init"
        let isPlaced = UseReader.placing.contains(argument.name) || UseReader.placing.contains(argument.label)
        return !isType && !isPlaced && !isDeclared(argument.name)
    }

    /// Functions and labels under which a view is only placed in, measured against, or shown over.
    private static let placing = Member.words(
        "showAdded showHUDAddedTo showHUD hide hideHUDForView hideAllHUDsForView for in from toView fromView inView "
            + "of relativeTo over sourceView animateWithDuration transition transitionFromView addConstraint "
            + "addGestureRecognizer equalTo edges toEdgesOf superview containerView target item add embed show")

    /// What a function of the app does to an element that it is passed; nil if nothing is known about it.
    func effect(ofPassing index: Int) -> MethodEffects.Effect? {
        guard let bracket = file.enclosing(index), bracketed(index - 1, index + 1) else { return nil }
        return argument(index - 1, of: bracket).flatMap(methods.effect)
    }

    /// The argument that starts behind a token, by its function, label and number.
    private func argument(_ before: Int, of bracket: Int) -> MethodEffects.Argument? {
        let label = file.name(before) == ":" ? file.name(before - 1) : ""
        if file.language == .objectiveC, file.isBracket(bracket, "[") {
            guard !label.isEmpty, let selector = file.firstPiece(of: bracket) else { return nil }
            let number = file.separators(":", in: bracket).count(below: before)
            return MethodEffects.Argument(file: file, function: selector, label: label, number: number)
        }
        guard file.kind(bracket - 1) == .word else { return nil }
        let number = file.separators(",", in: bracket).count(below: before + 1)
        return MethodEffects.Argument(file: file, function: bracket - 1, label: label, number: number)
    }

    /// Whether a function that the element is passed to does nothing to its properties.
    func isHarmlessArgument(_ before: Int, of bracket: Int) -> Bool {
        let label = file.name(before) == ":" ? file.name(before - 1) : ""
        if file.language == .objectiveC, file.isBracket(bracket, "[") {
            return UseReader.harmlessPieces.contains(label)
        }
        let function = file.name(bracket - 1)
        // A function that passes its subviews to itself does to them what the rest of it does.
        if !function.isEmpty, function == file.functionName(around: bracket) { return true }
        if file.language == .objectiveC { return UseReader.harmlessFunctions.contains(function) }
        if !label.isEmpty, UseReader.harmlessLabels.contains("\(function).\(label)") { return true }
        return UseReader.harmlessFunctions.contains(function)
    }

    /// Functions of UIKit and Swift that place, compare or print what they are passed.
    private static let harmlessFunctions = Member.words(
        "addSubview insertSubview addArrangedSubview insertArrangedSubview bringSubviewToFront sendSubviewToBack "
            + "NSDictionaryOfVariableBindings print debugPrint NSLog assert precondition isDescendant type "
            + "XCTAssertNotNil dump ObjectIdentifier exchangeSubview setCustomSpacing isEqual contains")

    /// Arguments of Swift functions that place, compare or present.
    private static let harmlessLabels = Member.words(
        "NSLayoutConstraint.item NSLayoutConstraint.toItem convert.to convert.from insertSubview.belowSubview "
            + "insertSubview.aboveSubview constraint.equalTo post.argument transition.with location.in translation.in "
            + "velocity.in setTranslation.in setCustomSpacing.after isDescendant.of present.from dismiss.from "
            + "sendAction.from show.from performSegue.sender distance.to equalTo.to snapshot.of Bundle.for "
            + "addObserver.object")

    /// Pieces of Objective-C selectors with the same meaning.
    private static let harmlessPieces = Member.words(
        "addSubview bringSubviewToFront sendSubviewToBack belowSubview aboveSubview insertSubview addArrangedSubview "
            + "constraintWithItem toItem toView fromView transitionWithView locationInView translationInView "
            + "velocityInView inView isEqual isDescendantOfView presentPopoverFromBarButtonItem presentFromView sender "
            + "showFromView afterView containsObject")
}

extension CodeFile {
    /// The commas or other symbols directly in a bracket; with nil, those outside of brackets.
    func separators(_ symbol: String, in bracket: Int?) -> [Int] {
        memory.separators(symbol, in: bracket) {
            let end = bracket.map { match($0) ?? $0 } ?? tokens.count
            return places(of: symbol, in: span(bracket ?? 0, end)).map(Int.init).filter { enclosing($0) == bracket }
        }
    }

    /// The first piece of the selector of a message, by its opening bracket; nil for what is no message.
    func firstPiece(of bracket: Int) -> Int? {
        guard let end = match(bracket) else { return nil }
        return places(of: ":", in: span(bracket + 2, end)).lazy.map { Int($0) - 1 }
            .first { kind($0) == .word && enclosing($0) == bracket }
    }

    /// Whether a word is the label of an argument or parameter.
    func isLabel(_ index: Int) -> Bool {
        guard language == .swift, let bracket = enclosing(index), isBracket(bracket, "("),
            index - 1 == bracket || name(index - 1) == ","
        else { return false }
        // A parameter may have a label and a name.
        return name(index + 1) == ":" || (kind(index + 1) == .word && name(index + 2) == ":")
    }
}
