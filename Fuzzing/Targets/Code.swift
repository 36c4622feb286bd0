import A11yModel

@testable import A11yCode

// Code beside storyboards: read as tokens, as a tree, and for what it does to outlets.

/// Whatever the bytes are, in either language, what is told of them lies in the file, and questions are answered.
func examineCode(_ bytes: [UInt8]) {
    for (path, language) in [("Code.swift", CodeLanguage.swift), ("Code.m", .objectiveC)] {
        keepLaws(language == .swift ? SwiftLexer.lex(bytes) : ObjectiveCLexer.lex(bytes), of: bytes)
        let file = CodeFile(path: path, language: language, bytes: bytes)
        keepLaws(file)
        let index = CodeIndex([CodeSource(path: path) { bytes }])
        for question in questions(about: CodeApp([file])) {
            let end = file.bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }.count
            for use in index.answer(to: question).uses {
                law(use.place.path == path && 1...end ~= use.place.line, "a use lies in its file")
                law(!use.excerpt.contains("\n"), "an excerpt is one line")
            }
        }
    }
}

/// Tokens follow each other, but for those in a string; brackets match in pairs.
private func keepLaws(_ lexed: LexedCode, of bytes: [UInt8]) {
    var end = 0
    for (index, token) in lexed.tokens.enumerated() {
        law(token.start < token.end && token.end <= bytes.count, "a token lies in its file")
        law(token.start >= end, "a token is behind the one before")
        end = token.isInterpolated ? token.start : token.end
        let isNamed = token.kind == .word || token.kind == .symbol
        law(isNamed == lexed.names.indices.contains(token.name), "words and symbols have names")
        guard token.match >= 0, token.kind == .opening || token.kind == .closing else { continue }
        law(lexed.tokens.indices.contains(token.match), "brackets match in the file")
        law((token.kind == .opening) == (token.match > index), "an opening bracket matches a later one")
    }
}

/// Nodes lie in the file and in their parents, and each is the child of its parent once.
private func keepLaws(_ file: CodeFile) {
    let nodes = file.tree.nodes
    law(nodes.first?.kind == .file, "a tree begins with its file")
    var children = 0
    for (index, node) in nodes.enumerated() {
        law(0 <= node.start && node.start <= node.end && Int(node.end) <= file.bytes.count, "a node lies in its file")
        law(node.name < 0 || file.tree.names.indices.contains(Int(node.name)), "a name is one of the file")
        for child in file.tree.children(of: CodeTree.ID(index)) {
            children += 1
            law(Int(file.tree[child].parent) == index, "a child knows its parent")
        }
    }
    law(children < nodes.count, "no node is a child twice")
}

/// Of the first types of a file: their outlets, and the types themselves.
private func questions(about app: CodeApp) -> [CodeQuestion] {
    app.types.keys.map(app.text).sorted().prefix(4).flatMap { name in
        var own = CodeQuestion()
        own.ownClass = name
        let properties = app.properties.filter { app.text($0.owner) == name }.prefix(4).map { property in
            var question = CodeQuestion()
            question.outlets = [CodeQuestion.Outlet(owner: name, name: app.text(property.name))]
            question.base = app.text(property.type.name)
            question.holders = [name]
            return question
        }
        return [own] + properties
    }
}
