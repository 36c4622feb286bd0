/// Turns positions counted in Unicode scalars, as libyaml counts them, into byte offsets.
///
/// It walks from the last position to the next, and libyaml's positions move through a file nearly from front to back,
/// so all conversions together cost one pass; over ASCII it steps at once.
struct ScalarCursor {
    private let bytes: [UInt8]
    /// The byte at which libyaml's count begins: after a byte order mark.
    private let origin: Int
    private var scalar = 0
    private var byte: Int
    /// From `byte` up to here all bytes are ASCII, so that the way is as long as the number of scalars.
    private var plainEnd: Int

    init(_ bytes: [UInt8], from origin: Int) {
        self.bytes = bytes
        self.origin = origin
        self.byte = origin
        plainEnd = UTF8Text.firstNonASCII(in: bytes, from: origin)
    }

    /// The byte offset of the scalar with this index; the end of the file for indices beyond it.
    mutating func offset(ofScalar index: Int) -> Int {
        while scalar < index, byte < bytes.count {
            if byte < plainEnd {
                let step = min(index - scalar, plainEnd - byte)
                byte += step
                scalar += step
            } else {
                passScalar()
            }
        }
        while scalar > index, byte > origin { returnScalar() }
        return byte
    }

    /// Goes on over a scalar beyond ASCII.
    private mutating func passScalar() {
        byte += 1
        while byte < bytes.count, ScalarCursor.isContinuation(bytes[byte]) { byte += 1 }
        scalar += 1
        let isPlain = byte < bytes.count && bytes[byte] < 0x80
        plainEnd = isPlain ? UTF8Text.firstNonASCII(in: bytes, from: byte) : byte
    }

    /// Goes back over a scalar.
    private mutating func returnScalar() {
        byte -= 1
        while byte > origin, ScalarCursor.isContinuation(bytes[byte]) { byte -= 1 }
        scalar -= 1
        if bytes[byte] >= 0x80 { plainEnd = byte }
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }
}
