import A11yEngine
import A11yModel

// What each directive of a file covers, by its verb and its place.

/// The directives of a file with what they cover, and the errors in the others.
struct FileDirectives {
    /// A directive without errors.
    struct Resolved {
        let directive: Directive
        /// What each of its selectors covers; empty for an `on`.
        let scopes: [SuppressionScope]
        /// For an `off`, where each of its selectors is named again: at its `on`.
        let ends: [(on: Directive, choice: Int)]
    }

    /// In the order of the file.
    private(set) var resolved: [Resolved] = []
    /// In the order of the file.
    private(set) var errors: [(comment: Comment, error: DirectiveError)] = []

    /// Parses the comments of a file.
    init(in layout: FileLayout, with settings: SuppressionSettings) {
        var directives: [Directive] = []
        // Computed only once, since there are several hundred.
        lazy var names = RuleSelector.words(among: settings.known)
        for comment in layout.comments {
            do throws(DirectiveError) {
                let directive = try Directive(comment, known: settings.known, policy: settings.policy, names: names)
                if let directive { directives.append(directive) }
            } catch {
                errors.append((comment, error))
            }
        }
        let ranges = DirectiveRanges(directives, isWhole: layout.isWhole)
        for (index, directive) in directives.enumerated() {
            do throws(DirectiveError) {
                if let error = ranges.errors[index] { throw error }
                if directive.comment.place == .above, [.off, .on].contains(directive.verb) {
                    guard let covered = ranges.covered[index] else { continue }
                    let ends = (ranges.ends[index] ?? []).map { (directives[$0.on], $0.choice) }
                    let scopes = covered.map { SuppressionScope(within: $0) }
                    resolved.append(Resolved(directive: directive, scopes: scopes, ends: ends))
                } else {
                    let scope = try layout.scope(of: directive)
                    let scopes = directive.choices.map { _ in scope }
                    resolved.append(Resolved(directive: directive, scopes: scopes, ends: []))
                }
            } catch {
                errors.append((directive.comment, error))
            }
        }
        errors.sort { $0.comment.range < $1.comment.range }
    }
}

/// The pairs of `off` and `on`. Each selector of an `off` needs an `on` at the same level; without it, the whole
/// directive suppresses nothing.
private struct DirectiveRanges {
    /// For the index of an `off`, the bytes up to its `on`, for each of its selectors.
    private(set) var covered: [Int: [SourceRange]] = [:]
    /// For the index of an `off`, the selectors of other directives that end it, one for each of its own.
    private(set) var ends: [Int: [(on: Int, choice: Int)]] = [:]
    /// Errors, by the index of the directive.
    private(set) var errors: [Int: DirectiveError] = [:]

    /// One selector of an `off`.
    private struct Start {
        let directive: Int
        let choice: Int
        var end: (on: Int, choice: Int)?
    }

    /// Pairs the directives on lines of their own. In a file that was not parsed to its end, the `on` may be missing
    /// because of that: such an `off` suppresses nothing and is not reported.
    init(_ directives: [Directive], isWhole: Bool) {
        let starts = pair(directives)
        for start in starts {
            let directive = directives[start.directive]
            guard let end = start.end else {
                let word = directive.choices[start.choice].word
                if isWhole, errors[start.directive] == nil {
                    errors[start.directive] = directive.error("no `on[\(word)]` follows at the same indentation")
                }
                continue
            }
            let range = SourceRange(directive.comment.range.end, directives[end.on].comment.range.start)
            covered[start.directive, default: []].append(range)
            ends[start.directive, default: []].append(end)
        }
        // If one selector has no `on`, what the directive should cover is unclear.
        for (index, directive) in directives.enumerated() where directive.verb == .off {
            if covered[index]?.count != directive.choices.count { covered[index] = nil }
        }
    }

    /// The selectors of every `off`, each with its `on` if there is one. An `on` ends the latest `off` of its selector.
    private mutating func pair(_ directives: [Directive]) -> [Start] {
        var starts: [Start] = []
        // The indices of those without an `on` so far, by selector, the latest last.
        var waiting: [RuleSelector: [Int]] = [:]
        for (index, directive) in directives.enumerated() where directive.comment.place == .above {
            switch directive.verb {
            case .off:
                for (number, choice) in directive.choices.enumerated() {
                    waiting[choice.selector, default: []].append(starts.count)
                    starts.append(Start(directive: index, choice: number))
                }
            case .on:
                for (number, choice) in directive.choices.enumerated() {
                    guard let match = waiting[choice.selector]?.last else {
                        errors[index] = directive.error("no `off[\(choice.word)]` stands above")
                        continue
                    }
                    guard directives[starts[match].directive].comment.level == directive.comment.level else {
                        errors[index] = directive.error("`on` expected beside its `off`, at the same indentation")
                        continue
                    }
                    starts[match].end = (index, number)
                    waiting[choice.selector]?.removeLast()
                }
            default: continue
            }
        }
        return starts
    }
}

extension FileLayout {
    /// What a directive covers, except for an `off` and `on` on lines of their own.
    fileprivate func scope(of directive: Directive) throws(DirectiveError) -> SuppressionScope {
        let comment = directive.comment
        let isTree = directive.verb == .ignoreTree
        switch (directive.verb, comment.place) {
        case (.ignoreFile, .notes):
            throw directive.error(
                "`ignore-tree` expected in the Notes of a controller, which accepts in its whole scene: "
                    + "`ignore-file` is for comments")
        case (.ignoreFile, _):
            guard comment.range.end <= start else {
                throw directive.error("`ignore-file` expected above the first line of the file that says something")
            }
            return SuppressionScope(isFile: true)
        case (.off, _), (.on, _): throw directive.error("`\(directive.verb.rawValue)` expected on a line of its own")
        case (_, .notes(let owner)): return scope(ofNotesAt: owner, isTree: isTree)
        case (_, .behind):
            return isMarkup(comment) ? scope(behindTag: comment, isTree) : scope(behindLine: comment, isTree)
        case (_, .above):
            guard let scope = scope(above: comment, isTree) else { throw directive.error("no element follows") }
            return scope
        }
    }

    /// The object with the Notes. An object that is no element of its own belongs to the element around it.
    private func scope(ofNotesAt owner: SourceRange, isTree: Bool) -> SuppressionScope {
        let scene = screens.first { owner.contains($0.anchor) && $0.anchor.start == owner.start + 1 }
        if let scene, !scene.elements.contains(where: { $0.range == owner && $0.anchor == scene.anchor }) || isTree {
            return scope(of: scene, isTree)
        }
        return scope(of: element(around: owner.start) ?? owner, isTree)
    }

    /// What follows a comment on a line of its own: an element, a screen, or a property of the element around it.
    private func scope(above comment: Comment, _ isTree: Bool) -> SuppressionScope? {
        let next = contentStarts[comment.range.end] ?? bytes.count
        let line = SourceRange(next, lineEnd(from: next))
        guard line.start < line.end, !(isMarkup(comment) && spells("</", at: next)) else { return nil }
        let element = element(from: next)
        if let screen = screens.first(where: { line.start <= $0.range.start && $0.range.start < line.end }),
            element.map({ $0.start > screen.range.start }) ?? true
        {
            return scope(of: screen, isTree)
        }
        let own = self.element(around: next)
        let startsHere = element.map { $0.start < line.end } ?? false
        if !startsHere, !isTree, let own, !opensList(line, in: own) {
            return SuppressionScope(touching: assignment(on: line, of: own) ?? line)
        }
        return element.map { scope(of: $0, isTree) }
    }

    /// XML: the element whose tag directly precedes a comment.
    private func scope(behindTag comment: Comment, _ isTree: Bool) -> SuppressionScope {
        let end = contentEnds[comment.range.start] ?? comment.range.start
        if let element = element(endingAt: end) ?? element(around: comment.range.start) {
            return scope(of: element, isTree)
        }
        guard let screen = screen(around: comment.range.start) else { return SuppressionScope(touching: comment.range) }
        return scope(of: screen, isTree)
    }

    /// YAML: the line that a comment ends, and the element that starts on it, if there is one.
    private func scope(behindLine comment: Comment, _ isTree: Bool) -> SuppressionScope {
        let line = SourceRange(lineStart(of: comment.range.start), comment.range.start)
        let first = element(from: line.start).flatMap { $0.start < line.end ? $0 : nil }
        if isTree {
            let around = first ?? element(around: line.end) ?? screen(around: line.end)?.range
            return SuppressionScope(within: around ?? line)
        }
        return SuppressionScope(element: first, touching: line)
    }

    private func scope(of element: SourceRange, _ isTree: Bool) -> SuppressionScope {
        isTree ? SuppressionScope(within: element) : SuppressionScope(element: element)
    }

    private func scope(of screen: Screen, _ isTree: Bool) -> SuppressionScope {
        isTree ? SuppressionScope(within: screen.range) : SuppressionScope(screen: screen.anchor)
    }

    /// The bytes of an element's property that starts on a line, key and value; nil if none does.
    private func assignment(on line: SourceRange, of element: SourceRange) -> SourceRange? {
        for screen in screens where screen.range.contains(element) {
            guard let owner = screen.elements.first(where: { $0.range == element }) else { continue }
            let assignment = owner.assignments.first { line.start <= $0.keyRange.start && $0.keyRange.start < line.end }
            return assignment.map { SourceRange($0.keyRange.start, $0.range.end) }
        }
        return nil
    }

    /// Whether a line of an element opens the list of its children: `children:` with nothing behind.
    private func opensList(_ line: SourceRange, in owner: SourceRange) -> Bool {
        var end = line.end
        while end > line.start, bytes[end - 1] <= 0x20 { end -= 1 }
        guard bytes[end - 1] == UInt8(ascii: ":"), let next = element(from: line.end) else { return false }
        return owner.contains(next)
    }

    private func isMarkup(_ comment: Comment) -> Bool { spells("<!--", at: comment.range.start) }
}
