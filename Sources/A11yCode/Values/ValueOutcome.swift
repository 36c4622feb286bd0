import A11yModel

/// What an expression may come to while the app runs.
struct ValueOutcome: Hashable {
    /// What it may be.
    var states: States
    /// The one value that it has whenever it is not nil, if code states it.
    var exact: CodeValue?

    /// What a value may be.
    struct States: OptionSet, Hashable {
        let rawValue: UInt8

        /// It may be nil.
        static let isNil = States(rawValue: 1)
        /// It may be a text without anything but white space.
        static let isBlank = States(rawValue: 2)
        /// It may be a value, of a text one that says something.
        static let isFilled = States(rawValue: 4)
    }

    /// Data: it may be anything.
    static let unknown = ValueOutcome(states: [.isNil, .isBlank, .isFilled])
    /// It is there, and the code does not state what it is.
    static let filled = ValueOutcome(states: .isFilled)
    /// It is nil.
    static let none = ValueOutcome(states: .isNil)
    /// It is there, with nothing in it.
    static let empty = ValueOutcome(states: .isBlank)
}

extension ValueOutcome {
    /// A value that code states.
    init(_ value: Value) {
        let isBlank = value.text?.allSatisfy(\.isWhitespace) ?? false
        self.init(states: isBlank ? .isBlank : .isFilled, exact: .known(value))
    }

    /// What it is as the value of a property.
    var value: CodeValue {
        if states == .isFilled { return exact ?? .something }
        return states.contains(.isFilled) ? .anything : .nothing
    }

    /// The value that code states.
    var known: Value? { if case .known(let value)? = exact { value } else { nil } }

    /// The text that code states, which may be blank.
    var text: String? { states.contains(.isNil) ? nil : known?.text }

    /// The same without what code states of it.
    var inexact: ValueOutcome { ValueOutcome(states: states) }

    /// The same if it is not nil.
    var unwrapped: ValueOutcome { ValueOutcome(states: states.subtracting(.isNil), exact: exact) }

    /// The same, or nil.
    var orNil: ValueOutcome { ValueOutcome(states: states.union(.isNil), exact: exact) }

    func or(_ other: ValueOutcome) -> ValueOutcome {
        let both = states.union(other.states)
        if exact == other.exact { return ValueOutcome(states: both, exact: exact) }
        if states.isSubset(of: .isNil) || other.states.isSubset(of: .isNil) {
            return ValueOutcome(states: both, exact: exact ?? other.exact)
        }
        // Of a flag or number that is one or the other nothing is known.
        let isMeasure = [known, other.known].contains { $0?.flag != nil || $0?.number != nil }
        return isMeasure ? .unknown : ValueOutcome(states: both)
    }

    /// One of several; anything if there are none.
    static func any(of outcomes: [ValueOutcome]) -> ValueOutcome {
        outcomes.dropFirst().reduce(outcomes.first ?? .unknown) { $0.or($1) }
    }

    /// The first of several that is not nil. What is empty stays.
    static func first(of outcomes: [ValueOutcome]) -> ValueOutcome {
        outcomes.dropLast().reversed().reduce(outcomes.last ?? .unknown) { rest, next in
            next.states.contains(.isNil) ? next.unwrapped.or(rest) : next
        }
    }

    /// One behind the other, as texts.
    static func joined(_ parts: [ValueOutcome]) -> ValueOutcome {
        if parts.contains(where: { $0.states == .isFilled }) { return .filled }
        return parts.allSatisfy { $0.value == .nothing } ? .empty : .unknown
    }

    /// Traits together.
    static func united(_ parts: [ValueOutcome]) -> ValueOutcome {
        let traits = parts.compactMap { $0.states == .isFilled ? $0.known?.traits : nil }
        return traits.count < parts.count ? .unknown : ValueOutcome(.traits(traits.reduce([]) { $0.union($1) }))
    }
}

/// What is expected of an expression. It decides how it is read.
enum ValueSort: Hashable {
    case text, color, font, traits, contentType, other
    /// A picture of the app, and a symbol of the system, by their names.
    case image, symbol

    /// What a property is set to.
    init(of property: Property) {
        switch property {
        case .label, .hint, .value, .text, .title, .placeholder, .badge: self = .text
        case .textColor, .backgroundColor: self = .color
        case .font: self = .font
        case .traits: self = .traits
        case .contentType: self = .contentType
        case .image: self = .image
        case .systemImage: self = .symbol
        default: self = .other
        }
    }
}
