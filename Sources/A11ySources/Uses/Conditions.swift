import A11yModel

// Whether code runs whenever the element is shown.

extension CodeFile {
    /// Whether a statement runs whenever its function does: nothing around it makes it depend on a condition, and no
    /// closure puts it off. `known` are braces of loops and conditions that only give the element another name.
    func isUnconditional(_ index: Int, within body: Range<Int>, except known: Set<Int> = []) -> Bool {
        let flow = flow
        var block = flow.surroundings(of: index, in: self).conditional
        while body.contains(block) {
            if !known.contains(block) { return false }
            block = flow.surroundings(of: block, in: self).conditional
        }
        return !isGuarded(index) && !isInBranchOfBuild(index, within: body)
            && !mayHaveLeft(before: index, within: body, except: known)
    }

    /// Whether a token stands in a branch of `#if` inside the function: not every build of the app has it.
    private func isInBranchOfBuild(_ index: Int, within body: Range<Int>) -> Bool {
        guard tokens.indices.contains(index), let first = body.first, tokens.indices.contains(first) else {
            return false
        }
        return flow.buildBranch(around: tokens[index].start).map { $0 >= tokens[first].start } ?? false
    }

    /// Whether the function may have returned before it comes to a token, or a `break` have left the code around it.
    private func mayHaveLeft(before index: Int, within body: Range<Int>, except known: Set<Int>) -> Bool {
        let (flow, start) = (flow, body.lowerBound)
        let passed = start..<max(start, min(index, body.upperBound))
        if passed.isEmpty { return false }
        // What leaves a block around the body ends the body.
        let around = flow.surroundings(of: start, in: self)
        let outer = [
            flow.exits[around.block], flow.jumps[around.brokenOff], flow.jumps[around.continued],
        ]
        if outer.contains(where: { $0?.hasNumber(in: passed) ?? false }) || hasLeftBlock(before: index, passed, known) {
            return true
        }
        // What leaves a block of the body matters to the rest of this block.
        var block = index
        repeat {
            block = flow.surroundings(of: block, in: self).block
            if mayHaveLeft(block, before: index, passed) { return true }
        } while body.contains(block)
        return mayHaveThrown(to: around.catching, before: index, passed)
    }

    /// Whether a block that ends before a token may have returned from the function: a `return` of a closure or of a
    /// nested function leaves only that.
    private func hasLeftBlock(before index: Int, _ passed: Range<Int>, _ known: Set<Int>) -> Bool {
        let blocks = flow.leaving
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = low + (high - low) / 2
            if blocks[middle].closing <= index { low = middle + 1 } else { high = middle }
        }
        for block in blocks[..<low].reversed() {
            if block.closing < passed.lowerBound { return false }
            if passed.contains(block.opening), !known.contains(block.opening) { return true }
        }
        return false
    }

    /// Whether an error, `break` or `continue` before a token may have left the block that holds both.
    private func mayHaveLeft(_ block: Int, before index: Int, _ passed: Range<Int>) -> Bool {
        guard passed.contains(block) else { return false }
        if mayHaveThrown(to: block, before: index, passed) { return true }
        guard name(statementStart(block)) == "switch" else {
            return flow.jumps[block]?.hasNumber(in: passed) ?? false
        }
        // A `break` leaves the case that it stands in.
        let start = max(passed.lowerBound, caseStart(in: block, before: index) ?? block)
        return flow.conditionalBreaks[block]?.hasNumber(in: start..<max(start, passed.upperBound)) ?? false
    }

    /// Whether a call before a token may have thrown an error past it, to what catches the errors of a block.
    private func mayHaveThrown(to block: Int, before index: Int, _ passed: Range<Int>) -> Bool {
        guard let tries = flow.tries[block] else { return false }
        let first = tries.count(below: passed.lowerBound)
        // Those of one statement are one.
        return tries[first...].prefix(2).contains {
            passed.contains($0) && statementStart($0) != statementStart(index)
        }
    }

    /// Whether a statement in a branch runs whenever the branch does.
    func isUnconditional(_ index: Int, inBranchOf brace: Int) -> Bool {
        guard let end = match(brace), brace < index, index < end else { return false }
        guard name(statementStart(brace)) == "switch" else { return isUnconditional(index, within: brace + 1..<end) }
        return caseStart(in: brace, before: index).map { isUnconditional(index, within: $0..<end) } ?? false
    }

    /// Whether a block always runs: a plain `do`, or an observer or getter of a property.
    func runsAlways(_ brace: Int) -> Bool {
        var before = brace - 1
        // `didSet(oldTitle) {`
        if isBracket(before, ")"), let opening = match(before) { before = opening - 1 }
        if ["do", "defer", "didSet", "willSet", "get"].contains(name(before)) { return true }
        // `if (self = [super init]) {` and `if (self) {`
        guard name(before) == "if", brace - before < CodeFile.longestInitializer else { return false }
        let condition = text(before + 1..<brace).filter { $0 != "(" && $0 != ")" && !$0.isWhitespace }
        return condition == "self" || condition == "self!=nil" || condition.hasPrefix("self=[super")
    }

    /// The most tokens of a call of `super` in a condition.
    private static let longestInitializer = 100

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
        let brace = flow.surroundings(of: index, in: self).block
        guard body.contains(brace) else { return nil }
        let header = statementStart(brace)
        switch name(header) {
        case "switch":
            let cases = flow.cases[brace] ?? []
            return Branch(header: header, brace: brace, number: cases.count(below: index), needed: cases.count)
        case "if":
            let needed = memory.branches(ofIf: header) { branches(ofIf: header) }
            return Branch(header: header, brace: brace, number: brace, needed: needed)
        default: return nil
        }
    }

    /// The `case` of a `switch` that a token belongs to; nil before the first.
    private func caseStart(in brace: Int, before index: Int) -> Int? {
        guard let cases = flow.cases[brace] else { return nil }
        let number = cases.count(below: index)
        return number > 0 ? cases[number - 1] : nil
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
