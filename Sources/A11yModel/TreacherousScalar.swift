/// Characters of which a reader must be shown an escape, and not what they do.
extension Unicode.Scalar {
    /// Whether a terminal or a reader would be steered by it, and not shown it: control characters of both sets, line
    /// separators, directional overrides and isolates, and the two code points that XML cannot hold. Files may hold
    /// any of them; what we write shows them as escapes.
    package var isTreacherous: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x2028...0x202E, 0x2066...0x2069: true
        case 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
