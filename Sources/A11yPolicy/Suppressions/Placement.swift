// What a directive is about, by its verb and the place where it stands.

import A11yEngine
import A11yModel

extension Surroundings {
    /// What a directive is about; an `off` ends where its `on` stands, see `Ranges`.
    package func extent(of directive: Directive) throws(Slip) -> Extent {
        let comment = directive.comment
        let isTree = directive.verb == .ignoreTree
        switch (directive.verb, comment.place) {
        case (.ignoreFile, .notes):
            throw directive.slip(
                "`ignore-tree` expected in the Notes of a controller, which accepts in its whole scene: "
                    + "`ignore-file` is for comments")
        case (.ignoreFile, _):
            guard comment.range.end <= start else {
                throw directive.slip("`ignore-file` expected above the first line of the file that says something")
            }
            return Extent(isFile: true)
        case (.off, _), (.on, _): throw directive.slip("`\(directive.verb.rawValue)` expected on a line of its own")
        case (_, .notes(let owner)): return noted(at: owner, isTree: isTree)
        case (_, .behind): return isMarkup(comment) ? behindTag(comment, isTree) : behindLine(comment, isTree)
        case (_, .above):
            guard let extent = above(comment, isTree) else { throw directive.slip("no element follows") }
            return extent
        }
    }

    /// The object of the Notes. A part that is no element of its own belongs to the one around it.
    private func noted(at owner: SourceRange, isTree: Bool) -> Extent {
        let scene = screens.first { owner.contains($0.anchor) && $0.anchor.start == owner.start + 1 }
        if let scene, !scene.elements.contains(where: { $0.range == owner && $0.anchor == scene.anchor }) || isTree {
            return isTree ? Extent(within: scene.range) : Extent(screen: scene.anchor)
        }
        let element = element(around: owner.start) ?? owner
        return isTree ? Extent(within: element) : Extent(element: element)
    }

    /// What follows a comment on lines of its own: an element, a screen, or a property of the element that it stands
    /// in.
    private func above(_ comment: Comment, _ isTree: Bool) -> Extent? {
        let next = contentStarts[comment.range.end] ?? bytes.count
        let line = SourceRange(next, lineEnd(from: next))
        guard line.start < line.end, !(isMarkup(comment) && spells("</", at: next)) else { return nil }
        let element = element(from: next)
        if let screen = screens.first(where: { line.start <= $0.range.start && $0.range.start < line.end }),
            element.map({ $0.start > screen.range.start }) ?? true
        {
            return isTree ? Extent(within: screen.range) : Extent(screen: screen.anchor)
        }
        let own = self.element(around: next)
        let startsHere = element.map { $0.start < line.end } ?? false
        if !startsHere, !isTree, let own, !opensList(line, in: own) {
            return Extent(touching: assignment(on: line, of: own) ?? line)
        }
        guard let element else { return nil }
        return isTree ? Extent(within: element) : Extent(element: element)
    }

    /// XML: what a comment stands directly behind, the element whose tag that is.
    private func behindTag(_ comment: Comment, _ isTree: Bool) -> Extent {
        let end = contentEnds[comment.range.start] ?? comment.range.start
        if let element = element(endingAt: end) ?? element(around: comment.range.start) {
            return isTree ? Extent(within: element) : Extent(element: element)
        }
        guard let screen = screen(around: comment.range.start) else { return Extent(touching: comment.range) }
        return isTree ? Extent(within: screen.range) : Extent(screen: screen.anchor)
    }

    /// YAML: what is said on the line that a comment ends; where the line begins an element, that element as well.
    private func behindLine(_ comment: Comment, _ isTree: Bool) -> Extent {
        let line = SourceRange(lineStart(of: comment.range.start), comment.range.start)
        let first = element(from: line.start).flatMap { $0.start < line.end ? $0 : nil }
        if isTree {
            return Extent(within: first ?? element(around: line.end) ?? screen(around: line.end)?.range ?? line)
        }
        return Extent(element: first, touching: line)
    }

    /// The bytes of a property of an element that begins on a line, key and value.
    private func assignment(on line: SourceRange, of element: SourceRange) -> SourceRange? {
        for screen in screens where screen.range.contains(element) {
            guard let owner = screen.elements.first(where: { $0.range == element }) else { continue }
            let assignment = owner.assignments.first { line.start <= $0.keyRange.start && $0.keyRange.start < line.end }
            return assignment.map { SourceRange($0.keyRange.start, $0.range.end) }
        }
        return nil
    }

    /// Whether a line of an element begins the list of what is in it: `children:` with nothing behind.
    private func opensList(_ line: SourceRange, in owner: SourceRange) -> Bool {
        var end = line.end
        while end > line.start, bytes[end - 1] <= 0x20 { end -= 1 }
        guard bytes[end - 1] == UInt8(ascii: ":"), let next = element(from: line.end) else { return false }
        return owner.contains(next)
    }

    /// For the end of each comment the first byte behind it that is neither blank nor of another comment, nor of a
    /// document's marker. From the last comment to the first, so that each line is passed once.
    static func contentStarts(_ bytes: [UInt8], _ comments: [Comment]) -> [Int: Int] {
        var starts: [Int: Int] = [:]
        var ends: [Int: Int] = [:]
        for comment in comments.reversed() {
            var next = comment.range.end
            while next < bytes.count {
                if bytes[next] <= 0x20 {
                    next += 1
                } else if let end = ends[next] {
                    next = starts[end] ?? end
                } else if bytes[next...].starts(with: "---".utf8) {
                    next = bytes[next...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
                } else {
                    break
                }
            }
            starts[comment.range.end] = next
            ends[comment.range.start] = comment.range.end
        }
        return starts
    }

    /// For the start of each comment the byte behind the last before it that is neither blank nor of another comment.
    static func contentEnds(_ bytes: [UInt8], _ comments: [Comment]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var starts: [Int: Int] = [:]
        for comment in comments {
            var end = comment.range.start
            while end > 0 {
                if bytes[end - 1] <= 0x20 {
                    end -= 1
                } else if let start = starts[end] {
                    end = ends[start] ?? start
                } else {
                    break
                }
            }
            ends[comment.range.start] = end
            starts[comment.range.end] = comment.range.start
        }
        return ends
    }

    private func isMarkup(_ comment: Comment) -> Bool { spells("<!--", at: comment.range.start) }

    private func spells(_ word: String, at offset: Int) -> Bool { bytes[offset...].starts(with: word.utf8) }

    private func lineEnd(from offset: Int) -> Int {
        bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }

    /// Where the line of a byte begins.
    package func lineStart(of offset: Int) -> Int {
        bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    }
}

extension Directive {
    /// What is wrong with it as a whole.
    package func slip(_ reason: String) -> Slip { Slip(reason: reason, range: comment.headRange) }
}

extension Comment {
    /// The bytes of its first line, to point at.
    var headRange: SourceRange {
        let head = text.utf8.prefix { $0 != 0x0A && $0 != 0x0D }.count
        return SourceRange(textRange.start, min(textRange.end, textRange.start + head))
    }
}

extension Comment {
    /// By which means it accepts.
    package var means: Acceptance.Means { if case .notes = place { .notes } else { .comment } }
}
