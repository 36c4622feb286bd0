/// The names of a tree, each stored once: keys, tags and attributes repeat thousands of times in a file.
///
/// A hash table over bytes, because making a `String` of every name costs more than all the rest of reading XML.
struct NameTable {
    private(set) var names: [String] = []
    private var spelling: [UInt8] = []
    private var ends: [Int] = [0]
    /// Indices into `names`, -1 where free; the count is a power of two and at least twice that of the names.
    private var slots = [Int32](repeating: -1, count: 256)
    /// Names whose places near their hash were taken: a file made to collide costs no more than this dictionary does.
    private var crowded: [String: Int32] = [:]

    private static let longestProbe = 16

    /// The index of the name that these bytes spell.
    mutating func intern(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int32 {
        var slot = NameTable.hash(bytes.span, start, end) & (slots.count - 1)
        for _ in 0..<NameTable.longestProbe {
            let found = slots[slot]
            if found < 0 {
                let index = append(bytes, start, end)
                slots[slot] = index
                if names.count * 2 > slots.count { grow() }
                return index
            }
            if matches(found, bytes.span, start, end) { return found }
            slot = (slot + 1) & (slots.count - 1)
        }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        if let known = crowded[name] { return known }
        let index = append(bytes, start, end)
        crowded[name] = index
        return index
    }

    private mutating func append(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int32 {
        names.append(String(decoding: bytes[start..<end], as: UTF8.self))
        spelling += bytes[start..<end]
        ends.append(spelling.count)
        return Int32(names.count - 1)
    }

    private func matches(_ index: Int32, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        let from = ends[Int(index)]
        guard ends[Int(index) + 1] - from == end - start else { return false }
        let known = spelling.span
        for offset in 0..<end - start where known[from &+ offset] != bytes[start &+ offset] { return false }
        return true
    }

    /// Doubles the table. A name that finds no place near its hash goes to `crowded`.
    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        crowded.removeAll(keepingCapacity: true)
        for index in names.indices {
            var slot = NameTable.hash(spelling.span, ends[index], ends[index + 1]) & (slots.count - 1)
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

    /// FNV-1a over the length and every other byte: names that share those are few, and a probe tells them apart.
    private static func hash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        var hash = (0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: end &- start)) &* 0x100_0000_01B3
        var index = start
        while index < end {
            hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
            index &+= 2
        }
        return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
    }
}
