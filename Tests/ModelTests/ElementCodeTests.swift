import A11yModel
import Testing

/// What the uses of an element mean for its properties.
@Suite struct ElementCodeTests {
    private static let place = CodePlace(path: "Login.swift", line: 3, column: 5)

    private func use(_ effect: CodeUse.Effect, _ properties: [Property]) -> CodeUse {
        CodeUse(
            place: Self.place, context: "Login.viewDidLoad", excerpt: "decorate(button)", effect: effect,
            properties: PropertySet(properties))
    }

    @Test func theWorstUseDecides() {
        var code = ElementCode()
        #expect(code.outcome(of: .label) == .untouched)
        code.uses = [use(.declares, []), use(.harmless, []), use(.sets(.known(.text("Close"))), [.label])]
        #expect(code.outcome(of: .label) == .supplied(.known(.text("Close"))))
        #expect(code.outcome(of: .font) == .untouched)
        code.uses.append(use(.opens, [.label, .traits]))
        #expect(code.outcome(of: .traits) == .open(CodeCause(.changes(line: "decorate(button)"), at: Self.place)))
        // A name that is set in every case is there.
        #expect(code.outcome(of: .label) == .supplied(.something))
        #expect(code.outcome(of: .font) == .untouched)
        code.gaps = [CodeGap(.missingClass("Login"))]
        #expect(code.outcome(of: .font) == .open(CodeCause(.missingClass("Login"))))
    }

    @Test(arguments: [
        ([CodeValue.known(.text("A")), .known(.text("A"))], CodeValue.known(.text("A"))),
        ([.known(.text("A")), .known(.text("B"))], .something), ([.known(.text("A")), .anything], .anything),
        ([.something, .localized(key: "a", table: nil)], .something),
    ])
    func severalValuesAreOneOfThem(_ values: [CodeValue], _ expected: CodeValue) {
        var code = ElementCode()
        code.uses = values.map { use(.sets($0), [.label]) }
        #expect(code.outcome(of: .label) == .supplied(expected))
    }

    /// What is set in some cases alone is written; beside a value for every case it is one of several. Nothing, or
    /// another flag, in some of them leaves it open.
    @Test(
        arguments: [
            ([.maySet(.known(.text("A")))], .written(.known(.text("A")))),
            ([.maySet(.known(.text("A"))), .maySet(.something)], .written(.something)),
            ([.maySet(.nothing)], .written(.nothing)),
            ([.sets(.nothing)], .supplied(.nothing)),
            ([.sets(.known(.text("A"))), .maySet(.known(.text("B")))], .supplied(.something)),
            ([.sets(.known(.text("A"))), .maySet(.anything)], nil),
            ([.sets(.known(.text("A"))), .maySet(.nothing)], nil),
            ([.sets(.known(.flag(true))), .maySet(.known(.flag(false)))], nil),
            ([.maySet(.known(.flag(true)))], .written(.known(.flag(true)))),
        ] as [([CodeUse.Effect], ElementCode.Outcome?)])
    func whatIsSetInSomeCasesIsWritten(_ effects: [CodeUse.Effect], _ expected: ElementCode.Outcome?) {
        var code = ElementCode()
        code.uses = effects.map { use($0, [.label]) }
        let outcome = code.outcome(of: .label)
        if let expected {
            #expect(outcome == expected)
        } else if case .open = outcome {
        } else {
            Issue.record("\(outcome)")
        }
    }

    /// Where a project wants to see each such case, what is only written is open.
    @Test func aStrictProjectLeavesOpenWhatIsWritten() {
        var code = ElementCode()
        code.uses = [use(.maySet(.known(.text("A"))), [.label])]
        code.isStrict = true
        guard case .open = code.outcome(of: .label) else {
            Issue.record("\(code.outcome(of: .label))")
            return
        }
    }
}
