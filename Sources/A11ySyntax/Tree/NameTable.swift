/// The names of a tree, each stored once: keys, tags and attributes repeat thousands of times in a file.
///
/// A name of up to 16 bytes is looked up as two words, because creating a `String` for every name costs more than the
/// rest of parsing XML.
struct NameTable {
    private(set) var names: [String] = []
    private var short: [ShortName: Int32] = [:]
    private var long: [String: Int32] = [:]

    /// A name of up to 16 bytes: its length, its first eight bytes and the others.
    private struct ShortName: Hashable {
        private let length: Int
        private var (first, last): (UInt64, UInt64) = (0, 0)

        init?(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) {
            length = end - start
            guard length <= 16 else { return nil }
            for index in start..<min(start + 8, end) { first = first << 8 | UInt64(bytes[index]) }
            for index in min(start + 8, end)..<end { last = last << 8 | UInt64(bytes[index]) }
        }
    }

    /// The index of the name in a range of bytes; nil if it did not occur before.
    func known(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int32? {
        ShortName(bytes.span, start, end).map { short[$0] } ?? long[String(decoding: bytes[start..<end], as: UTF8.self)]
    }

    /// The index of the name in a range of bytes.
    mutating func intern(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int32 {
        if let known = known(bytes, start, end) { return known }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        let index = Int32(names.count)
        names.append(name)
        if let shortName = ShortName(bytes.span, start, end) { short[shortName] = index } else { long[name] = index }
        return index
    }
}
