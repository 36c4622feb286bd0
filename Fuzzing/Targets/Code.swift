import A11yModel

@testable import A11ySources

// Code beside storyboards: read as tokens, declarations and what it does to outlets.

/// Whatever the bytes are, in either language, what is told of them lies in the file, and questions are answered.
func examineCode(_ bytes: [UInt8]) {
    let words = Set(FileWords(bytes).hashes)
    for (path, language) in [("Code.swift", CodeLanguage.swift), ("Code.m", .objectiveC)] {
        let file = CodeFile(path: path, language: language, bytes: bytes)
        keepLaws(file)
        for name in file.names where name.utf8.allSatisfy({ $0 < 0x80 }) {
            law(words.isSuperset(of: FileWords.hashes(of: name)), "a word of a file is found in it: \(name)")
        }
        let index = CodeIndex([CodeSource(path: path) { bytes }])
        for question in questions(about: file) {
            let end = file.bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }.count
            for use in index.code(of: question).uses {
                law(use.place.path == path && 1...end ~= use.place.line, "a use lies in its file")
                law(!use.excerpt.contains("\n"), "an excerpt is one line")
            }
        }
    }
}

/// Tokens follow each other, but for those in a string; brackets match in pairs; declarations lie in the file.
private func keepLaws(_ file: CodeFile) {
    var end = 0
    for (index, token) in file.tokens.enumerated() {
        law(token.start < token.end && token.end <= file.bytes.count, "a token lies in its file")
        law(token.start >= end, "a token is behind the one before")
        end = token.isInterpolated ? token.start : token.end
        let isNamed = token.kind == .word || token.kind == .symbol
        law(isNamed == file.names.indices.contains(token.name), "words and symbols have names")
        guard token.match >= 0 else { continue }
        law(file.tokens.indices.contains(token.match), "brackets match in the file")
        law((token.kind == .opening) == (token.match > index), "an opening bracket matches a later one")
    }
    for type in file.types {
        let members = type.members.flatMap { [$0.tokens, $0.body ?? $0.tokens] }
        for range in [type.body] + members { law(range.upperBound <= file.tokens.count, "a type lies in its file") }
        law(file.tokens.indices.contains(type.nameToken), "a type has a name")
        law(type.members.allSatisfy { file.tokens.indices.contains($0.nameToken) }, "a member has a name")
    }
}

/// Of the first types of a file: their outlets, and the types themselves.
private func questions(about file: CodeFile) -> [CodeQuestion] {
    file.types.prefix(4).flatMap { type in
        var own = CodeQuestion()
        own.ownClass = type.name
        let outlets = type.members.filter { $0.kind == .property }.prefix(4).map { member in
            var question = CodeQuestion()
            question.outlets = [CodeQuestion.Outlet(owner: type.name, name: member.name)]
            question.base = member.type ?? "UIView"
            question.holders = [type.name]
            return question
        }
        return [own] + outlets
    }
}
