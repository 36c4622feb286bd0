/// The words and symbols of a file, each once. A hash table of their places in the bytes, so that no text is made for
/// a word that was met before.
struct TokenNames {
    /// Where each name was met first, by its number.
    private(set) var places: [Range<Int>] = []
    private var hashes: [UInt64] = []
    /// The number of a name, or -1, by its hash.
    private var slots = [Int32](repeating: -1, count: 256)

    /// The number of the name at these bytes, which lie in the file.
    mutating func number(of place: Range<Int>, in bytes: [UInt8]) -> Int {
        var hash = WordHash()
        for index in place { hash.add(bytes[index]) }
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash.finished) & mask
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash.finished, bytes[places[number]] == bytes[place] { return number }
            slot = (slot + 1) & mask
        }
        slots[slot] = Int32(truncatingIfNeeded: places.count)
        places.append(place)
        hashes.append(hash.finished)
        if places.count * 2 > slots.count { grow() }
        return places.count - 1
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        let mask = slots.count - 1
        for (number, hash) in hashes.enumerated() {
            var slot = Int(truncatingIfNeeded: hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: number)
        }
    }

    /// The texts of the names by their number.
    func texts(in bytes: [UInt8]) -> [String] { places.map { String(decoding: bytes[$0], as: UTF8.self) } }
}

/// A hash of a word, byte by byte. Equal on every machine and in every run.
struct WordHash {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always) mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    /// The hash, with its bits mixed.
    @inline(__always) var finished: UInt64 {
        let mixed = (value ^ (value >> 32)) &* 0x9E37_79B9_7F4A_7C15
        return mixed ^ (mixed >> 29)
    }
}
