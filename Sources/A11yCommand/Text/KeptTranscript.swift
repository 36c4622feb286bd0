import A11yModel
import A11yProject
import A11yReporters

/// A reviewed transcript that `speak --check` compares with the present one.
struct KeptTranscript {
    /// Where it is kept.
    let path: String
    /// The command that writes it again.
    let command: String
    private let lines: [String]

    /// Reads a transcript; `arguments` are those of the command that makes one.
    init(reading path: String, arguments: [String]) throws(Failure) {
        self.path = path
        command = (["a11ylint"] + arguments).map(shellWord).joined(separator: " ") + " > " + shellWord(path)
        do {
            let source = try Source(reading: path, inputName: nil)
            lines = KeptTranscript.lines(of: String(decoding: source.bytes, as: UTF8.self))
        } catch {
            throw Failure("\(error.message); to write it: \(command)")
        }
    }

    /// How the transcript of now differs. Where things stand in the file is no difference: a line that is added above
    /// changes nothing of what is heard.
    func difference(to text: String) -> LineDiff {
        let now = KeptTranscript.lines(of: text)
        let strict = LineDiff(from: lines, to: now) {
            KeptTranscript.withoutPlace($0) == KeptTranscript.withoutPlace($1)
        }
        if strict.isEmpty { return strict }
        // One stop more moves the numbers of all that follow: shown is what changed beside numbers, unless nothing did.
        let plain = LineDiff(from: lines, to: now) {
            KeptTranscript.withoutNumber($0) == KeptTranscript.withoutNumber($1)
        }
        return plain.isEmpty ? strict : plain
    }

    /// The lines of a text, whatever ends them, without empty ones at the end.
    private static func lines(of text: String) -> [String] {
        let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// A line without the line or column that it tells: `(line 12)` behind what is not reached, and the keys of data.
    private static func withoutPlace(_ line: String) -> Substring {
        if line.hasPrefix("  - "), line.hasSuffix(")"), let start = line.lastIndex(of: "("),
            isPlace(line[start...].dropFirst().dropLast(), key: "line ")
        {
            return line[..<start]
        }
        let entry = line.drop { $0 == " " }
        for key in ["line: ", "column: ", "\"line\": ", "\"column\": "] {
            if isPlace(entry.hasSuffix(",") ? entry.dropLast() : entry, key: key) { return key[...] }
        }
        return line[...]
    }

    /// A line without its place in the file, and without its place in the order: the number of a stop, and the margin
    /// that is as wide as the widest of them.
    private static func withoutNumber(_ line: String) -> Substring {
        let words = withoutPlace(line).drop { $0 == " " }
        let rest = words.drop { $0.isASCII && $0.isNumber }
        return rest.hasPrefix(". ") ? rest : words
    }

    private static func isPlace(_ text: Substring, key: String) -> Bool {
        let number = text.dropFirst(key.count)
        return text.hasPrefix(key) && !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
    }
}

/// A word quoted for a shell, if needed.
private func shellWord(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=+,@%:".contains($0) }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}
