import A11yModel

/// The names of a tree, each stored once: keys, tags and attributes repeat thousands of times in a file.
///
/// A hash table over bytes, because creating a `String` for every name costs more than the rest of parsing XML. A name
/// of up to 16 bytes is two words, which are hashed and compared as numbers.
struct NameTable {
    private(set) var names: [String] = []
    /// What tells each name from the others.
    private var spellings: [Spelling] = []
    /// The bytes of the names that are longer than two words.
    private var longNames: [UInt8] = []
    /// Indices into `names`, -1 for a free slot. The count is a power of two, and at least twice the number of names.
    private var slots = [Int32](repeating: -1, count: 256)
    /// Names without a free slot near their hash. A file made to collide costs no more than this dictionary.
    private var crowded: [String: Int32] = [:]

    private static let longestProbe = 16

    /// The length of a name, its first eight bytes, and its last eight. They are all of a name of up to two words.
    private struct Spelling {
        let first, last: UInt64
        let length: Int
        /// Where a longer name begins in `longNames`.
        var start = 0

        @inline(__always)
        init(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) {
            length = end &- start
            first = bytes.word(from: start, upTo: end)
            last = length > ByteWord.count ? bytes.word(at: end &- ByteWord.count) : 0
        }

        var isLong: Bool { length > 2 * ByteWord.count }

        /// The slot where the search for the name begins, before it is reduced to the number of slots. Every byte
        /// changes its lower bits.
        var hash: Int {
            let sum = first &+ last &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: length)
            return Int(truncatingIfNeeded: ((sum ^ sum >> 32) &* 0x9E37_79B9_7F4A_7C15) >> 32)
        }
    }

    /// The index of the name in a range of bytes; nil if it did not occur before. A name that collided with many others
    /// may count as one that did not: only `intern` finds that.
    @inline(__always)
    func known(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int32? {
        let bytes = bytes.span
        guard let slot = slot(of: Spelling(bytes, start, end), bytes, start), slots[slot] >= 0 else { return nil }
        return slots[slot]
    }

    /// The index of the name in a range of bytes.
    mutating func intern(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int32 {
        let spelling = Spelling(bytes.span, start, end)
        guard let slot = slot(of: spelling, bytes.span, start) else {
            let name = String(decoding: bytes[start..<end], as: UTF8.self)
            if let known = crowded[name] { return known }
            let index = append(spelling, bytes[start..<end])
            crowded[name] = index
            return index
        }
        if slots[slot] >= 0 { return slots[slot] }
        let index = append(spelling, bytes[start..<end])
        slots[slot] = index
        if names.count * 2 > slots.count { grow() }
        return index
    }

    private mutating func append(_ spelling: Spelling, _ bytes: ArraySlice<UInt8>) -> Int32 {
        var spelling = spelling
        if spelling.isLong {
            spelling.start = longNames.count
            longNames += bytes
        }
        names.append(String(decoding: bytes, as: UTF8.self))
        spellings.append(spelling)
        return Int32(names.count - 1)
    }

    /// The slot of a name, or the free one where it belongs; nil if other names took all near its hash. `start` is
    /// where the name begins in `bytes`.
    @inline(__always)
    private func slot(of sought: Spelling, _ bytes: Span<UInt8>, _ start: Int) -> Int? {
        var slot = sought.hash & (slots.count &- 1)
        for _ in 0..<NameTable.longestProbe {
            let found = slots[slot]
            if found < 0 || isName(found, sought, bytes, start) { return slot }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        return nil
    }

    @inline(__always)
    private func isName(_ index: Int32, _ sought: Spelling, _ bytes: Span<UInt8>, _ start: Int) -> Bool {
        let known = spellings[Int(index)]
        guard known.first == sought.first, known.last == sought.last, known.length == sought.length else {
            return false
        }
        return !sought.isLong || hasSameMiddle(known, bytes, start)
    }

    /// Whether a long name has these bytes between its first and its last word.
    private func hasSameMiddle(_ known: Spelling, _ bytes: Span<UInt8>, _ start: Int) -> Bool {
        let longNames = longNames.span
        var offset = ByteWord.count
        while offset < known.length - ByteWord.count {
            if longNames.word(at: known.start + offset) != bytes.word(at: start + offset) { return false }
            offset += ByteWord.count
        }
        return true
    }

    /// Doubles the table. A name without a free slot near its hash moves to `crowded`.
    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        crowded.removeAll(keepingCapacity: true)
        for index in names.indices {
            var slot = spellings[index].hash & (slots.count - 1)
            var probes = 0
            while slots[slot] >= 0, probes < NameTable.longestProbe {
                slot = (slot + 1) & (slots.count - 1)
                probes += 1
            }
            if probes < NameTable.longestProbe {
                slots[slot] = Int32(index)
            } else {
                crowded[names[index]] = Int32(index)
            }
        }
    }
}
