import A11yLint
import A11yModel
import A11yReporters
import Foundation
import TestSupport
import Testing

@testable import A11yWalk

/// Keys as tests write them: words, of which one of a single character is that character.
func keys(_ line: String) throws -> [Key] {
    let names: [String: Key] = [
        "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Home": .home, "End": .end, "Tab": .tab,
        "BackTab": .backTab, "Enter": .enter, "Space": .character(" "), "Esc": .escape, "Cancel": .cancel,
    ]
    return try line.split(separator: " ").map { word in
        if let key = names[String(word)] { return key }
        return .character(try #require(word.count == 1 ? word.first : nil, "no key is called \(word)"))
    }
}

extension Walker {
    /// A walk through a text, or through a file of the project.
    init(
        _ yaml: String? = nil, file path: String = "screen.yaml", columns: Int = 80, rows: Int = 24,
        glyphs: Rendering.Glyphs = .unicode
    ) throws {
        let bytes = try yaml.map { Array($0.utf8) } ?? Array(Data(contentsOf: packageRoot.appending(path: path)))
        let file = simulate(Source(path: path, bytes: bytes))
        try #require(!file.screens.isEmpty)
        self.init(
            (file.screens, file.lines), path: path, from: 0, size: CellSize(columns: columns, rows: rows),
            glyphs: glyphs)
    }

    /// The walk after these keys, none of which leaves.
    func after(_ line: String) throws -> Walker {
        var walker = self
        for key in try keys(line) { #expect(walker.handle(key) == .draw, "\(key)") }
        return walker
    }

    /// The terminal as text, without the blanks at the ends of lines.
    var picture: String {
        WalkView.lines(of: self).map { line in
            let text = line.painted(.off)
            return text.prefix(text.count - text.reversed().prefix { $0 == " " }.count) + "\n"
        }.joined()
    }
}
