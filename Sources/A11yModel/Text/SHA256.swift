/// SHA-256 (FIPS 180-4). Our own implementation, since the model does not import Foundation, which has none on Linux.
package enum SHA256 {
    /// The digest of bytes, 32 bytes long. Cost: linear in the bytes.
    package static func digest(of bytes: [UInt8]) -> [UInt8] {
        words(of: bytes).flatMap { word in
            stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
        }
    }

    /// The digest as 64 hexadecimal digits in lower case, or the first `count` of them.
    package static func hexDigest(of bytes: [UInt8], first count: Int = 64) -> String {
        let digits = words(of: bytes).flatMap { word in
            stride(from: 28, through: 0, by: -4).map { Hexadecimal.digit(UInt64(word >> $0)) }
        }
        return String(decoding: digits.prefix(count), as: UTF8.self)
    }

    /// The first 64 bits of the digest of a message of at most `size` bytes, which the closure writes. A report asks
    /// for them twice for each finding, so that no array holds the message.
    static func start(size: Int, of write: (inout Message) -> Void) -> UInt64 {
        withUnsafeTemporaryAllocation(byteCount: paddedSize(size), alignment: MemoryLayout<UInt64>.alignment) {
            memory in
            var message = Message(memory)
            write(&message)
            let state = state(padding: memory, holding: message.count)
            return UInt64(state.a) << 32 | UInt64(state.b)
        }
    }

    /// A message that is put together where the digest reads it.
    struct Message {
        private let memory: UnsafeMutableRawBufferPointer
        fileprivate var count = 0

        fileprivate init(_ memory: UnsafeMutableRawBufferPointer) { self.memory = memory }

        mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
            UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyMemory(from: UnsafeRawBufferPointer(bytes))
            count += bytes.count
        }

        mutating func add(_ text: String) { text.withBytes { add($0) } }

        /// Adds a zero byte, which no text of ours contains, so that texts do not run together.
        mutating func end() {
            memory[count] = 0
            count += 1
        }
    }

    /// The eight words of the digest.
    private static func words(of bytes: [UInt8]) -> [UInt32] {
        withUnsafeTemporaryAllocation(byteCount: paddedSize(bytes.count), alignment: MemoryLayout<UInt64>.alignment) {
            memory in
            memory.copyBytes(from: bytes)
            return state(padding: memory, holding: bytes.count).words
        }
    }

    /// The bytes of the whole blocks that hold a message, a one bit, and the length in bits.
    private static func paddedSize(_ count: Int) -> Int { (count + 8) / blockSize * blockSize + blockSize }

    /// The state behind the last block of a message of `count` bytes, which is in memory that has room for its end.
    private static func state(padding memory: UnsafeMutableRawBufferPointer, holding count: Int) -> State {
        let length = paddedSize(count)
        memory[count] = 0x80
        for index in count + 1..<length - 8 { memory[index] = 0 }
        memory.storeBytes(of: UInt64(count << 3).bigEndian, toByteOffset: length - 8, as: UInt64.self)
        var state = State()
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: constants.count) { schedule in
            for start in stride(from: 0, to: length, by: blockSize) {
                fill(schedule, from: UnsafeRawBufferPointer(rebasing: memory[start..<start + blockSize]))
                state.mix(schedule)
            }
        }
        return state
    }

    /// Makes the words that are mixed in, one for each round, of a block.
    private static func fill(_ schedule: UnsafeMutableBufferPointer<UInt32>, from block: UnsafeRawBufferPointer) {
        for index in 0..<16 {
            schedule[index] = UInt32(bigEndian: block.load(fromByteOffset: index &* 4, as: UInt32.self))
        }
        for index in 16..<64 {
            let (late, early) = (schedule[index &- 2], schedule[index &- 15])
            let lower = turned(early, 7) ^ turned(early, 18) ^ (early &>> 3)
            let upper = turned(late, 17) ^ turned(late, 19) ^ (late &>> 10)
            schedule[index] = schedule[index &- 16] &+ lower &+ schedule[index &- 7] &+ upper
        }
        constants.withUnsafeBufferPointer { constants in
            for index in 0..<64 { schedule[index] &+= constants[index] }
        }
    }

    /// The eight words that become the digest. They start as the first 32 bits of the fractional parts of the square
    /// roots of the first 8 primes.
    private struct State {
        var a: UInt32 = 0x6a09_e667
        var b: UInt32 = 0xbb67_ae85
        var c: UInt32 = 0x3c6e_f372
        var d: UInt32 = 0xa54f_f53a
        var e: UInt32 = 0x510e_527f
        var f: UInt32 = 0x9b05_688c
        var g: UInt32 = 0x1f83_d9ab
        var h: UInt32 = 0x5be0_cd19

        var words: [UInt32] { [a, b, c, d, e, f, g, h] }

        /// Mixes in the words of a block. Instead of moving each word to the place of the next one after a round, as
        /// the standard describes it, eight rounds name them in turn.
        mutating func mix(_ schedule: UnsafeMutableBufferPointer<UInt32>) {
            var (a, b, c, d, e, f, g, h) = (a, b, c, d, e, f, g, h)
            var index = 0
            while index < 64 {
                State.round(a, b, c, &d, e, f, g, &h, schedule[index])
                State.round(h, a, b, &c, d, e, f, &g, schedule[index &+ 1])
                State.round(g, h, a, &b, c, d, e, &f, schedule[index &+ 2])
                State.round(f, g, h, &a, b, c, d, &e, schedule[index &+ 3])
                State.round(e, f, g, &h, a, b, c, &d, schedule[index &+ 4])
                State.round(d, e, f, &g, h, a, b, &c, schedule[index &+ 5])
                State.round(c, d, e, &f, g, h, a, &b, schedule[index &+ 6])
                State.round(b, c, d, &e, f, g, h, &a, schedule[index &+ 7])
                index &+= 8
            }
            self.a &+= a
            self.b &+= b
            self.c &+= c
            self.d &+= d
            self.e &+= e
            self.f &+= f
            self.g &+= g
            self.h &+= h
        }

        /// One round. The rotations by 6, 11 and 25 bits, and by 2, 13 and 22, are made of each other.
        @inline(__always)
        private static func round(
            _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
            _ h: inout UInt32, _ word: UInt32
        ) {
            h = h &+ word &+ turned(e ^ turned(e ^ turned(e, 14), 5), 6) &+ (g ^ (e & (f ^ g)))
            d = d &+ h
            h = h &+ turned(a ^ turned(a ^ turned(a, 9), 11), 2) &+ ((a & b) | (c & (a | b)))
        }
    }

    /// A word with its bits turned to the right.
    @inline(__always)
    private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { (word &>> bits) | (word &<< (32 &- bits)) }

    /// The bytes of a block.
    private static let blockSize = 64

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}

/// Numbers to the base 16.
enum Hexadecimal {
    /// The digit, in lower case, for the last four bits of a number.
    @inline(__always)
    static func digit(_ number: UInt64) -> UInt8 {
        let digit = UInt8(truncatingIfNeeded: number) & 15
        return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
    }
}

extension String {
    /// Calls a closure with the bytes of the text, which are copied only if the text is not kept as UTF-8.
    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(utf8).withUnsafeBufferPointer(body)
    }
}
