// How a directive that accepts nothing is taken out of a file, so that nobody sees that it was there.

import A11yEngine
import A11yModel

extension Surroundings {
    /// The change that removes a whole comment: with its line where it has one of its own, else with the blanks before
    /// it.
    private func removal(of comment: Comment) -> Edit {
        var start = comment.range.start
        var end = comment.range.end
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        guard comment.place == .above else { return Edit(SourceRange(start, end), to: "") }
        var next = end
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        if next < bytes.count, bytes[next] != 0x0A, bytes[next] != 0x0D {
            // Something follows on the same line, and keeps its indentation.
            return Edit(SourceRange(comment.range.start, next), to: "")
        }
        if next < bytes.count, bytes[next] == 0x0D { next += 1 }
        if next < bytes.count, bytes[next] == 0x0A { next += 1 }
        end = next
        return Edit(SourceRange(start, end), to: "")
    }

    /// The changes that remove some selectors of a directive, and the directive if those are all; nil for Notes, whose
    /// text is Xcode's to write.
    package func removal(of choices: [Int], from placed: PlacedDirectives.Placed) -> [Edit]? {
        if case .notes = placed.directive.comment.place { return nil }
        let ends = choices.compactMap { placed.ends.indices.contains($0) ? placed.ends[$0] : nil }
        var named: [(directive: Directive, choices: [Int])] = [(placed.directive, choices)]
        for end in ends {
            if let index = named.firstIndex(where: { $0.directive.comment == end.on.comment }) {
                named[index].choices.append(end.choice)
            } else {
                named.append((end.on, [end.choice]))
            }
        }
        return named.flatMap { directive, choices -> [Edit] in
            if choices.count == directive.choices.count { return [removal(of: directive.comment)] }
            return choices.map { removal(of: $0, from: directive) }
        }
    }

    /// The change that removes one of several selectors, with the comma that it needed.
    private func removal(of choice: Int, from directive: Directive) -> Edit {
        let choices = directive.choices
        let range = choices[choice].range
        if choice > 0 { return Edit(SourceRange(choices[choice - 1].range.end, range.end), to: "") }
        return Edit(SourceRange(range.start, choices[1].range.start), to: "")
    }
}
