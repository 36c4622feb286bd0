/// Looking for words in bytes.
extension [UInt8] {
    /// Where a text first stands at or after an offset; nil where it does not. Cost: linear in the bytes, and little
    /// for each: blocks in which its first two bytes nowhere stand side by side are passed over as wholes.
    package func offset(of text: String, from start: Int = 0) -> Int? {
        let sought = Array(text.utf8)
        guard let first = sought.first, start >= 0 else { return nil }
        let step = sought.count > 1 ? 1 : 0
        let second = sought[step]
        return withUnsafeBufferPointer { bytes in
            let last = bytes.count - sought.count
            var index = start
            while index <= last {
                let end = Swift.min(index + ByteBlock.size, last + 1)
                if end - index == ByteBlock.size {
                    var hits: UInt8 = 0
                    for offset in index..<end {
                        hits |= (bytes[offset] == first ? 1 : 0) & (bytes[offset &+ step] == second ? 1 : 0)
                    }
                    if hits == 0 {
                        index = end
                        continue
                    }
                }
                while index < end {
                    if bytes[index] == first, (0..<sought.count).allSatisfy({ bytes[index + $0] == sought[$0] }) {
                        return index
                    }
                    index += 1
                }
            }
            return nil
        }
    }
}

/// Bytes that are looked at together: the compiler makes a few instructions of a loop over so many.
enum ByteBlock {
    /// How many.
    static let size = 64
}
