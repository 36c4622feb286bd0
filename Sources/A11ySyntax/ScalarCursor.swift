/// Turns positions counted in Unicode scalars, as libyaml counts them, into byte offsets.
///
/// It walks from the last position to the next, and libyaml's positions move through a file nearly from front to back,
/// so all conversions together cost one pass; a file of ASCII costs nothing.
struct ScalarCursor {
    private let bytes: [UInt8]
    /// The byte at which libyaml's count begins: after a byte order mark.
    private let origin: Int
    private let isASCII: Bool
    private var scalar = 0
    private var byte: Int

    init(_ bytes: [UInt8], from origin: Int) {
        self.bytes = bytes
        self.origin = origin
        self.byte = origin
        self.isASCII = UTF8Text.isASCII(bytes, from: origin)
    }

    /// The byte offset of the scalar with this index; the end of the file for indices beyond it.
    mutating func offset(ofScalar index: Int) -> Int {
        if isASCII { return min(origin + index, bytes.count) }
        (scalar, byte) = scalar <= index ? place(forwardTo: index) : place(backTo: index)
        return byte
    }

    private func place(forwardTo index: Int) -> (scalar: Int, byte: Int) {
        let bytes = bytes.span
        var (scalar, byte) = (scalar, byte)
        while scalar < index, byte < bytes.count {
            byte &+= 1
            while byte < bytes.count, ScalarCursor.isContinuation(bytes[byte]) { byte &+= 1 }
            scalar &+= 1
        }
        return (scalar, byte)
    }

    private func place(backTo index: Int) -> (scalar: Int, byte: Int) {
        let bytes = bytes.span
        var (scalar, byte) = (scalar, byte)
        while scalar > index, byte > origin {
            byte &-= 1
            while byte > origin, ScalarCursor.isContinuation(bytes[byte]) { byte &-= 1 }
            scalar &-= 1
        }
        return (scalar, byte)
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }
}
