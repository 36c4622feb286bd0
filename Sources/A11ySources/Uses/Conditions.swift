import A11yModel

// Whether code runs whenever the element is shown.

extension CodeFile {
    /// Whether a statement runs whenever its function does: nothing around it makes it depend on a condition, and no
    /// closure puts it off. `known` are braces of loops and conditions that only give the element another name.
    func isUnconditional(_ index: Int, within body: Range<Int>, except known: Set<Int> = []) -> Bool {
        var place = index
        while let bracket = enclosing(place), body.contains(bracket) {
            if isBracket(bracket, "{"), !known.contains(bracket), !runsAlways(bracket) { return false }
            place = bracket
        }
        return !isGuarded(index) && !isInBranchOfBuild(index, within: body)
            && !mayHaveLeft(before: index, within: body, except: known)
    }

    /// Whether a token stands in a branch of `#if` inside the function: not every build of the app has it.
    private func isInBranchOfBuild(_ index: Int, within body: Range<Int>) -> Bool {
        guard tokens.indices.contains(index), let first = body.first, tokens.indices.contains(first) else {
            return false
        }
        let (start, place) = (tokens[first].start, tokens[index].start)
        return buildBranches.contains { $0.lowerBound >= start && $0.contains(place) }
    }

    /// Whether the function may have returned before it comes to a token.
    private func mayHaveLeft(before index: Int, within body: Range<Int>, except known: Set<Int>) -> Bool {
        for place in exits where body.contains(place) && place < index {
            var bracket = enclosing(place)
            // A `return` of a closure or of a nested function leaves only that.
            while let opening = bracket, body.contains(opening), isBracket(opening, "(") || isBracket(opening, "[") {
                bracket = enclosing(opening)
            }
            guard let opening = bracket, body.contains(opening) else { return true }
            if known.contains(opening) { continue }
            if opening >= index || match(opening).map({ $0 > index }) ?? true { continue }
            let header = statementStart(opening)
            let leaves = ["guard", "if", "switch", "for", "while", "do", "else"]
            if leaves.contains(name(header)) { return true }
        }
        return mayHaveThrown(before: index, within: body) || mayHaveLeftLoop(before: index, within: body)
    }

    /// Whether a call before a token may have thrown an error past it: none that is caught before the token.
    private func mayHaveThrown(before index: Int, within body: Range<Int>) -> Bool {
        guard let number = numbers["try"] else { return false }
        return body.contains { place in
            guard place < index, tokens.indices.contains(place), tokens[place].name == number,
                !["?", "!"].contains(name(place + 1)), statementStart(place) != statementStart(index)
            else { return false }
            var bracket = enclosing(place)
            while let opening = bracket, body.contains(opening) {
                // What catches the error, or a closure, ends before the token.
                let catches =
                    isBracket(opening, "{")
                    && !["if", "guard", "switch", "for", "while"].contains(name(statementStart(opening)))
                if catches, match(opening).map({ $0 < index }) ?? false { return false }
                bracket = enclosing(opening)
            }
            return true
        }
    }

    /// Whether a `break` or `continue` before a token may have left the loop or case that holds both.
    private func mayHaveLeftLoop(before index: Int, within body: Range<Int>) -> Bool {
        ["break", "continue"].contains { word in
            guard let number = numbers[word] else { return false }
            return body.contains { place in
                guard place < index, tokens.indices.contains(place), tokens[place].name == number else { return false }
                var bracket = enclosing(place)
                var isConditional = false
                while let opening = bracket, body.contains(opening) {
                    defer { bracket = enclosing(opening) }
                    guard isBracket(opening, "{") else { continue }
                    let header = name(statementStart(opening))
                    if header == "switch", word == "break" {
                        let isSame = cases(of: opening, before: place) == cases(of: opening, before: index)
                        return isConditional && isSame && match(opening).map { $0 > index } ?? true
                    }
                    if ["for", "while", "repeat", "do"].contains(header) {
                        return match(opening).map { $0 > index } ?? true
                    }
                    isConditional = true
                }
                // The loop is around all that is read.
                return true
            }
        }
    }

    /// Whether a statement in a branch runs whenever the branch does.
    func isUnconditional(_ index: Int, inBranchOf brace: Int) -> Bool {
        guard let end = match(brace), brace < index, index < end else { return false }
        var start = brace + 1
        if name(statementStart(brace)) == "switch" {
            let number = cases(of: brace, before: index)
            start = (start..<index).last { enclosing($0) == brace && ["case", "default"].contains(name($0)) } ?? start
            if number == 0 { return false }
        }
        return isUnconditional(index, within: start..<end)
    }

    /// Whether a block always runs: a plain `do`, or an observer or getter of a property.
    private func runsAlways(_ brace: Int) -> Bool {
        var before = brace - 1
        // `didSet(oldTitle) {`
        if isBracket(before, ")"), let opening = match(before) { before = opening - 1 }
        if ["do", "defer", "didSet", "willSet", "get"].contains(name(before)) { return true }
        // `if (self = [super init]) {` and `if (self) {`
        guard name(before) == "if" else { return false }
        let condition = text(before + 1..<brace).filter { $0 != "(" && $0 != ")" && !$0.isWhitespace }
        return condition == "self" || condition == "self!=nil" || condition.hasPrefix("self=[super")
    }

    /// Whether a statement of Objective-C is the body of an `if` or loop without braces.
    private func isGuarded(_ index: Int) -> Bool {
        guard language == .objectiveC else { return false }
        let start = statementStart(index)
        if ["if", "else", "for", "while", "switch"].contains(name(start)) { return start < index }
        return name(start - 1) == "else"
    }

    /// The `if` or `switch` around a token, if one of its branches holds the token directly: its first token, the
    /// number of the branch, and how many there must be so that one of them always runs; nil where no number would do.
    func branch(around index: Int, within body: Range<Int>) -> Branch? {
        guard let brace = innermostBrace(index, within: body) else { return nil }
        let header = statementStart(brace)
        switch name(header) {
        case "switch":
            let all = cases(of: brace, before: match(brace) ?? index)
            return Branch(header: header, brace: brace, number: cases(of: brace, before: index), needed: all)
        case "if":
            return Branch(header: header, brace: brace, number: brace, needed: branches(ofIf: header))
        default: return nil
        }
    }

    /// How many branches an `if` has; nil if none of them may run.
    private func branches(ofIf header: Int) -> Int? {
        var count = 0
        var place = header
        while tokens.indices.contains(place) {
            guard isBracket(place, "{"), let end = match(place) else {
                if name(place) == ";" || kind(place) == .closing { return nil }
                place = kind(place) == .opening ? max(match(place) ?? place, place) + 1 : place + 1
                continue
            }
            count += 1
            if name(end + 1) != "else" { return name(place - 1) == "else" ? count : nil }
            place = end + 2
        }
        return nil
    }

    /// A branch of an `if` or `switch`.
    struct Branch {
        /// The first token of the statement.
        let header: Int
        /// The brace that holds it.
        let brace: Int
        /// What tells it from the other branches.
        let number: Int
        /// How many branches there are; nil if none of them may run.
        let needed: Int?
    }

    private func innermostBrace(_ index: Int, within body: Range<Int>) -> Int? {
        var place = index
        while let bracket = enclosing(place), body.contains(bracket) {
            if isBracket(bracket, "{") { return bracket }
            place = bracket
        }
        return nil
    }

    /// How many cases of a switch start before a token.
    private func cases(of brace: Int, before index: Int) -> Int {
        var count = 0
        var place = brace + 1
        while place < index, tokens.indices.contains(place) {
            if ["case", "default"].contains(name(place)) { count += 1 }
            place = kind(place) == .opening ? max(match(place) ?? place, place) + 1 : place + 1
        }
        return count
    }
}

extension MemberDeclaration {
    /// Whether UIKit calls it before the user acts: when a view is loaded, laid out or shown, or to fill a cell.
    var runsAtFirst: Bool {
        if MemberDeclaration.lifecycle.contains(name) { return true }
        return labels.contains { MemberDeclaration.providers.contains($0) }
    }

    /// Whether a user's act or a notification calls it: an action, or a method of a delegate.
    var answersEvents: Bool {
        if modifiers.contains("@IBAction") { return true }
        return MemberDeclaration.delegates.contains(name) && !labels.isEmpty && !runsAtFirst
    }

    private static let lifecycle = Member.words(
        "loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear viewWillLayoutSubviews "
            + "viewDidLayoutSubviews updateViewConstraints awakeFromNib layoutSubviews didMoveToWindow "
            + "didMoveToSuperview willMoveToWindow willMoveToSuperview updateConstraints updateConfiguration awake "
            + "applicationDidFinishLaunching")

    /// Labels of the methods with which a table or collection asks for its cells and headers.
    private static let providers = Member.words(
        "cellForRowAt cellForItemAt willDisplay viewForHeaderInSection viewForFooterInSection "
            + "viewForSupplementaryElementOfKind cellForRowAtIndexPath cellForItemAtIndexPath willDisplayCell "
            + "willDisplayHeaderView viewForHeaderInSection didFinishLaunchingWithOptions")

    /// Base names of methods of delegates.
    private static let delegates = Member.words(
        "tableView collectionView textField textFieldShouldReturn textFieldDidBeginEditing textFieldDidEndEditing "
            + "textFieldShouldBeginEditing textView textViewDidChange textViewDidBeginEditing textViewDidEndEditing "
            + "scrollViewDidScroll scrollViewDidEndDecelerating searchBar searchBarSearchButtonClicked pickerView "
            + "observeValue touchesBegan touchesEnded touchesMoved touchesCancelled prepareForReuse motionEnded "
            + "webView mapView gestureRecognizer setSelected setHighlighted traitCollectionDidChange")
}
