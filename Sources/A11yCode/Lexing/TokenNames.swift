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
        let hash = TokenNames.hash(of: place, in: bytes)
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash, bytes[places[number]] == bytes[place] { return number }
            slot = (slot + 1) & mask
        }
        slots[slot] = Int32(truncatingIfNeeded: places.count)
        places.append(place)
        hashes.append(hash)
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

    /// A hash of a word, byte by byte, with its bits mixed. Equal on every machine and in every run.
    @inline(__always) private static func hash(of place: Range<Int>, in bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in place { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
        let mixed = (hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15
        return mixed ^ (mixed >> 29)
    }
}
