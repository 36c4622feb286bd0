/// Where an element stands in its container, as far as VoiceOver says it.
enum Position: Hashable, Sendable {
    case series(Int, of: Int)
    case tab(Int, of: Int)
    case listStart, listEnd
    case landmarkStart, landmarkEnd
    /// A cell of a data table.
    case cell(DataCell)

    /// Whether VoiceOver treats the element as a tab, whatever its own traits.
    var isTab: Bool {
        if case .tab = self { true } else { false }
    }

    /// Whether the phrase tells of the container's edge and not of the element's number.
    var isBoundary: Bool {
        switch self {
        case .series, .tab, .cell: false
        case .listStart, .listEnd, .landmarkStart, .landmarkEnd: true
        }
    }
}
