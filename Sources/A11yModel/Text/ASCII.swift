/// Scans of UTF-8.
extension Span<UInt8> {
    /// The offset of the first byte at or after `start` that is not ASCII; the number of bytes if there is none. Blocks
    /// are scanned as a whole, so that the compiler can vectorise the loop.
    @inlinable
    public func firstNonASCII(from start: Int) -> Int {
        let block = 64
        var index = start
        while index &+ block <= count {
            var union: UInt8 = 0
            for offset in index..<index &+ block { union |= self[unchecked: offset] }
            if union >= 0x80 { break }
            index &+= block
        }
        while index < count, self[index] < 0x80 { index &+= 1 }
        return index
    }
}
