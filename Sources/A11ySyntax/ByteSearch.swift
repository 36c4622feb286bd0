/// Looking for words in bytes.
extension [UInt8] {
    /// Where a text first stands at or after an offset; nil where it does not. Cost: linear in the bytes.
    public func offset(of text: String, from start: Int = 0) -> Int? {
        let sought = Array(text.utf8)
        guard let first = sought.first else { return nil }
        return withUnsafeBufferPointer { bytes in
            var index = start
            while index + sought.count <= bytes.count {
                if bytes[index] == first, (0..<sought.count).allSatisfy({ bytes[index + $0] == sought[$0] }) {
                    return index
                }
                index += 1
            }
            return nil
        }
    }
}
