import Testing

@testable import A11yCode

/// What holds of the tokens of any file.
@Suite struct LexerPropertyTests {
    static let samples: [(String, CodeLanguage)] = [(Sample.swift, .swift), (Sample.objectiveC, .objectiveC)]

    @Test(arguments: samples)
    func aSampleIsUnderstood(_ text: String, _ language: CodeLanguage) {
        let file = Sample.file(text, language)
        #expect(file.problem == nil)
        keepLaws(file)
    }

    /// Comments, blanks and line breaks between tokens change none.
    @Test(arguments: samples, 1...8)
    func whatStandsBetweenTokensIsNoMatter(_ sample: (String, CodeLanguage), _ seed: Int) {
        let file = Sample.file(sample.0, sample.1)
        var generator = Generator(state: UInt64(seed))
        let filler = [" /* { ' \" */ ", "  ", "\t", " /**/ "]
        var text = ""
        var end = 0
        for (index, token) in file.tokens.enumerated() where token.start >= end {
            let between = String(decoding: file.bytes[end..<token.start], as: UTF8.self)
            // Where tokens touch, a blank may make another operator of them.
            let isFree = !between.isEmpty && index > 0 && !between.contains("\\")
            text += between + (isFree ? filler[Int(generator.next() % 4)] : "")
            text += String(decoding: file.bytes[token.start..<token.end], as: UTF8.self)
            end = token.end
        }
        text += String(decoding: file.bytes[end...], as: UTF8.self)
        let varied = Sample.file(text, sample.1)
        #expect(text.utf8.count > sample.0.utf8.count)
        #expect(Sample.texts(varied) == Sample.texts(file))
        #expect(varied.tokens.map(\.match) == file.tokens.map(\.match))
    }

    @Test(arguments: samples)
    func aFileThatBreaksOffAnywhereIsReadUpToThere(_ text: String, _ language: CodeLanguage) {
        let bytes = Array(text.utf8)
        for end in bytes.indices {
            keepLaws(LexedSample(Array(bytes[..<end]), language))
            keepLaws(LexedSample(Array(bytes[end...]), language))
        }
    }

    @Test(arguments: samples)
    func aChangedByteNeverTraps(_ text: String, _ language: CodeLanguage) {
        var generator = Generator(state: 7)
        for _ in 0..<600 {
            var bytes = Array(text.utf8)
            for _ in 0..<4 {
                bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: generator.next())
            }
            keepLaws(LexedSample(bytes, language))
        }
    }

    /// Brackets match as a stack of them does, in either language.
    @Test(arguments: [CodeLanguage.swift, .objectiveC], 1...40)
    func bracketsMatchLikeAStack(_ language: CodeLanguage, _ seed: Int) {
        var generator = Generator(state: UInt64(seed))
        var text = ""
        var stack: [(Int, Character)] = []
        var expected: [Int: Int] = [:]
        for index in 0..<200 {
            if let (start, closing) = stack.last, generator.next() % 2 == 0 {
                text.append(closing)
                (expected[start], expected[index]) = (index, start)
                stack.removeLast()
            } else {
                let kind = [("(", ")"), ("[", "]"), ("{", "}")][Int(generator.next() % 3)]
                text += kind.0
                stack.append((index, Character(kind.1)))
            }
            text += ["", " ", "\n"][Int(generator.next() % 3)]
        }
        let file = Sample.file(text, language)
        #expect(file.tokens.indices.map { file.tokens[$0].match } == (0..<200).map { expected[$0] ?? -1 })
        #expect((file.problem == nil) == stack.isEmpty)
    }

    /// Tokens lie in the file one behind the other, except those in an interpolation, and brackets match in pairs.
    private func keepLaws(_ file: LexedSample) {
        var end = 0
        var failures = 0
        for (index, token) in file.tokens.enumerated() {
            if token.start < 0 || token.end > file.bytes.count || token.start >= token.end { failures += 1 }
            if token.start < end { failures += 1 }
            end = token.isInterpolated ? token.start : token.end
            let isNamed = token.kind == .word || token.kind == .symbol
            if isNamed != file.names.indices.contains(token.name) { failures += 1 }
            if token.match >= 0, !file.tokens.indices.contains(token.match) || token.match == index { failures += 1 }
        }
        #expect(failures == 0)
    }
}

/// Numbers that look random and are the same in every run.
private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
