import A11yChecks
import A11yCode
import A11yDialects
import A11yEngine
import A11yModel
import A11yVoiceOver

// How files become screens, with what the code of the app says of them.

extension ScreenDocument {
    /// Reads a file: of Swift the views, of any other the screens that it describes.
    init(of source: Source, assuming assumptions: Assumptions, code: CodeAnswers?) {
        guard source.extension == "swift" else {
            self.init(parsing: source, assuming: assumptions)
            return
        }
        let isOfControls = code?.readsControls != false && source.mentionsControl
        guard source.mentionsView || isOfControls else {
            let described = ScreenDocument(parsing: source, assuming: assumptions)
            if !described.screens.isEmpty {
                self = described
                return
            }
            var reading = ViewReading()
            reading.buildsUIKit = source.buildsUIKit
            self.init(showing: [], read: reading, problem: nil, in: source, assuming: assumptions)
            return
        }
        var views =
            code?.views(source)
            ?? CodeAnswers(CodeIndex([CodeSource(path: source.path) { source.bytes }])).views(source) ?? ViewDocument()
        views.reading.buildsUIKit = views.screens.isEmpty && source.buildsUIKit
        self.init(
            showing: views.screens, read: views.reading,
            problem: source.mentionsView ? views.problem.map { Problem($0, in: source) } : nil,
            unnamed: isOfControls ? views.controls.compactMap(Problem.init) : [], in: source, assuming: assumptions)
    }

    /// The screens, with what the code of the app settles about them.
    func screens(at path: String, applying code: CodeAnswers?) -> [Screen] {
        guard let code, let first = screens.first, first.input != .swiftUI else { return screens }
        let platforms = code.platforms(path)
        return screens.map { screen in
            var screen = screen
            if screen.platform == .ios, platforms == [.ipados] { screen.platform = .ipados }
            screen.apply(code)
            screen.isBuilt = platforms?.isEmpty != true
            screen.isAlwaysLight = code.isAlwaysLight()
            if !screen.isBuilt || !code.mayShow(screen, path) { screen.isUnreached = true }
            for cell in code.unaskedCells(screen, path) {
                for id in [cell] + screen.descendants(of: cell) { screen[id].doubts.insert(.unreached) }
            }
            return screen
        }
    }
}

extension Problem {
    /// Code that was not understood, which is read as far as it goes.
    fileprivate init(_ problem: CodeProblem, in source: Source) {
        let end = min(problem.offset + 1, source.bytes.count)
        self.init(
            .unknownFile, at: SourceRange(min(problem.offset, end), end), variant: "broken",
            facts: ["file": .text(source.path), "lack": .text(problem.words)],
            input: .swiftUI)
    }

    /// A control that code makes with a picture alone; nil if VoiceOver has a word for that which says what to do.
    fileprivate init?(_ control: CodedControl) {
        var facts: Facts = ["class": .text(control.type)]
        switch control.picture {
        case .drawn: self.init(.unnamedCodeControl, at: control.range, variant: "drawn", facts: facts)
        case .asset(let name):
            facts["picture"] = .text(name)
            // A plain word may do: “close”, and not “iconClose”.
            let isWord = name.dropFirst().allSatisfy { $0.isLowercase || $0 == " " }
            self.init(.unnamedCodeControl, at: control.range, facts: facts, isDoubtful: isWord)
        case .symbol(let name):
            facts["picture"] = .text(name)
            let word = PictureName.word(forSymbol: name)
            if word.map(LintContext.isAction) == true { return nil }
            if let word { facts["word"] = .text(word) }
            self.init(
                .unnamedCodeControl, at: control.range, variant: word == nil ? "symbol" : "word", facts: facts,
                isDoubtful: true)
        }
    }
}
