/// A set of properties, as one bit each: whether a property is among them is asked far more often than for its value.
package struct PropertySet: Hashable, Sendable {
    @usableFromInline var low: UInt64 = 0
    @usableFromInline var high: UInt64 = 0

    /// No property.
    @inlinable
    package init() {}

    /// These properties.
    package init(_ properties: some Sequence<Property>) {
        for property in properties { insert(property) }
    }

    /// Whether a property is one of them.
    @inlinable
    package func contains(_ property: Property) -> Bool {
        let bit = property.bit
        return (bit < 64 ? low >> bit : high >> (bit - 64)) & 1 == 1
    }

    /// Adds the properties of another set.
    @inlinable
    package mutating func formUnion(_ other: PropertySet) {
        low |= other.low
        high |= other.high
    }

    /// Adds a property.
    @inlinable
    package mutating func insert(_ property: Property) {
        let bit = property.bit
        if bit < 64 { low |= 1 << bit } else { high |= 1 << (bit - 64) }
    }
}

extension Property {
    /// The place of the property among all of them, from 0.
    @inlinable
    package var place: Int { Int(bit) }

    /// Written out, so that the bit of a property that a rule names is known when the program is built.
    @inlinable var bit: UInt64 {
        switch self {
        case .type: 0
        case .customClass: 1
        case .inherits: 2
        case .id: 3
        case .identifier: 4
        case .slot: 5
        case .frame: 6
        case .autoLayout: 7
        case .fixedSides: 8
        case .hidden: 9
        case .alpha: 10
        case .clipsToBounds: 11
        case .enabled: 12
        case .selected: 13
        case .userInteractionEnabled: 14
        case .text: 15
        case .title: 16
        case .builtInName: 17
        case .placeholder: 18
        case .image: 19
        case .systemImage: 20
        case .font: 21
        case .adjustsFontForContentSizeCategory: 22
        case .fontMetrics: 23
        case .lines: 24
        case .minimumScale: 25
        case .textColor: 26
        case .backgroundColor: 27
        case .contentType: 28
        case .keyboardType: 29
        case .decorative: 30
        case .isElement: 31
        case .label: 32
        case .value: 33
        case .hint: 34
        case .traits: 35
        case .elementsHidden: 36
        case .viewIsModal: 37
        case .groupChildren: 38
        case .elements: 39
        case .containerType: 40
        case .container: 41
        case .accessibilityFrame: 42
        case .path: 43
        case .activationPoint: 44
        case .speechLanguage: 45
        case .respondsToUserInteraction: 46
        case .userInputLabels: 47
        case .customActions: 48
        case .customContent: 49
        case .navigationStyle: 50
        case .textualContext: 51
        case .dragSources: 52
        case .dropPoints: 53
        case .action: 54
        case .handlesTouch: 55
        case .gestures: 56
        case .overrides: 57
        case .onFocus: 58
        case .onSelect: 59
        case .onChange: 60
        case .keyCommands: 61
        case .layers: 62
        case .element: 63
        case .presentation: 64
        case .opaque: 65
        case .scrolls: 66
        case .labelledBy: 67
        case .items: 68
        case .selectedIndex: 69
        case .badge: 70
        case .minimum: 71
        case .maximum: 72
        case .current: 73
        case .progress: 74
        case .pages: 75
        case .currentPage: 76
        case .isOn: 77
        case .hitFrame: 78
        case .editing: 79
        case .secure: 80
        case .editable: 81
        case .expanded: 82
        case .row: 83
        case .column: 84
        case .rowSpan: 85
        case .columnSpan: 86
        case .rowHeaders: 87
        case .columnHeaders: 88
        case .outlet: 89
        case .prototype: 90
        case .system: 91
        case .macRole: 92
        case .macValue: 93
        case .children: 94
        }
    }
}
