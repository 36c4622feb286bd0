import A11yModel

/// The words that VoiceOver itself speaks in one language. The languages are in PhraseTables.swift.
///
/// All of them use one notation: traits, states among the traits and positions end in `.`, which stands for a pause and
/// is not a punctuation mark of the language.
struct Phrases: Sendable {
    // States and traits, in speaking order.
    let selected, selectedPrefix, dimmed, button, backButton: String
    var switchButton: String
    let on, off, mixed: String
    let tab: String
    var textField, secureTextField: String
    let isEditing, heading, link: String
    var adjustable: String
    let image: String
    var searchField: String
    let expanded, collapsed: String

    // Names that UIKit supplies.
    let back, decrement, increment, progress, inProgress: String

    // Hints.
    var toggleHint, editHint, adjustHint, collapseHint, expandHint: String
    /// What a device says of everything that can be activated; the simulation leaves it out.
    let activateHint: String

    // What is spoken if there is nothing else.
    let actionsAvailable, moreContentAvailable: String

    // Positions.
    let series: @Sendable (_ index: Int, _ count: Int) -> String
    let listStart, listEnd, landmarkStart, landmarkEnd: String

    // Values with numbers.
    let percent: @Sendable (Int) -> String
    let page: @Sendable (_ index: Int, _ count: Int) -> String
    let items: @Sendable (Int) -> String

    // The row and column of a cell in a data table, counted from 1, and how many rows and columns it spans.
    let row, column, rowSpan, columnSpan: @Sendable (Int) -> String

    /// The phrase for a position.
    func position(_ position: Position) -> String {
        switch position {
        case .series(let index, let count), .tab(let index, let count): series(index, count)
        case .listStart: listStart
        case .listEnd: listEnd
        case .landmarkStart: landmarkStart
        case .landmarkEnd: landmarkEnd
        case .cell(let cell): place(of: cell)
        }
    }

    /// The spoken size and position of a cell: the row is spoken only at its first cell.
    private func place(of cell: DataCell) -> String {
        var words: [String] = []
        if cell.rowSpan > 1, cell.row != nil { words.append(rowSpan(cell.rowSpan)) }
        if cell.columnSpan > 1, cell.column != nil { words.append(columnSpan(cell.columnSpan)) }
        if cell.isFirstInRow, let index = cell.row { words.append(row(index + 1)) }
        if let index = cell.column { words.append(column(index + 1)) }
        return words.joined(separator: " ")
    }
}

// Which phrases a language has.

extension Phrases {
    /// A language with phrases of its own.
    enum Language: Int, CaseIterable {
        case english, german, russian, simplifiedChinese, traditionalChinese

        /// That of a BCP 47 tag; nil for another one, and for a text that names no language.
        init?(_ text: String) {
            // Most screens are in English, and their tag needs no parsing.
            if text == "en" {
                self = .english
                return
            }
            guard let tag = LanguageTag(text) else { return nil }
            switch tag.language {
            case "de": self = .german
            case "en": self = .english
            case "ru": self = .russian
            // `cmn` is Mandarin, for which `zh` is the usual name.
            case "cmn", "zh": self = tag.isTraditional ? .traditionalChinese : .simplifiedChinese
            default: return nil
            }
        }

        var phrases: Phrases {
            switch self {
            case .english: .english
            case .german: .german
            case .russian: .russian
            case .simplifiedChinese: .simplifiedChinese
            case .traditionalChinese: .traditionalChinese
            }
        }
    }

    /// The phrases of a BCP 47 language; English for those without phrases of their own.
    static func inLanguage(_ language: String) -> Phrases { (Language(language) ?? .english).phrases }

    /// Whether English is used instead of a language. False for a text that names no language, such as `und`.
    static func isSubstitute(for language: String) -> Bool { Language(language) == nil && LanguageTag(language) != nil }
}

// What VoiceOver says where there is no touch screen.

extension Phrases {
    /// The phrases of a language on a system. Those for the Mac are always English: its words are not recorded, so
    /// these are the role descriptions of AppKit's documentation.
    static func inLanguage(_ language: String, on platform: Platform) -> Phrases {
        switch platform {
        case .macos: mac
        case .tvos: inLanguage(language).withoutTouch
        case .ios, .ipados, .watchos: inLanguage(language)
        }
    }

    /// Whether English is used instead of a language on a system.
    static func isSubstitute(for language: String, on platform: Platform) -> Bool {
        guard platform == .macos else { return isSubstitute(for: language) }
        return LanguageTag(language).map { $0.language != "en" } ?? false
    }

    private static let mac: Phrases = {
        var phrases = english.withoutTouch
        phrases.switchButton = "Switch."
        phrases.textField = "Edit Text."
        phrases.secureTextField = "Secure Edit Text."
        phrases.adjustable = "Slider."
        phrases.searchField = "Search Text Field."
        return phrases
    }()

    /// The same phrases without the hints, which mention taps and swipes.
    private var withoutTouch: Phrases {
        var phrases = self
        phrases.toggleHint = ""
        phrases.editHint = ""
        phrases.adjustHint = ""
        phrases.collapseHint = ""
        phrases.expandHint = ""
        return phrases
    }
}
