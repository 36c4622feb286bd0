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
        let words = words(of: bytes)
        return String(unsafeUninitializedCapacity: count) { text in
            for place in 0..<count {
                let digit = UInt8(truncatingIfNeeded: words[place / 8] >> UInt32(28 - place % 8 * 4)) & 15
                text[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
            }
            return count
        }
    }

    /// The eight words of the digest.
    private static func words(of bytes: [UInt8]) -> [UInt32] {
        var state = initial
        // A one bit, zeros up to the last eight bytes of a block, and the length in bits.
        let length = (bytes.count + 8) / blockSize * blockSize + blockSize
        var padded = bytes
        padded.reserveCapacity(length)
        padded.append(0x80)
        for _ in padded.count..<(length - 8) { padded.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) {
            padded.append(UInt8(truncatingIfNeeded: (bytes.count << 3) >> shift))
        }
        // A finding has one or two fingerprints, and there may be many findings: nothing is allocated for each block.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: constants.count) { schedule in
            constants.withUnsafeBufferPointer { constants in
                padded.withUnsafeBytes { padded in
                    for start in stride(from: 0, to: length, by: blockSize) {
                        mix(UnsafeRawBufferPointer(rebasing: padded[start...]), into: &state, schedule, constants)
                    }
                }
            }
        }
        return state
    }

    private static func mix(
        _ block: UnsafeRawBufferPointer, into state: inout [UInt32], _ schedule: UnsafeMutableBufferPointer<UInt32>,
        _ constants: UnsafeBufferPointer<UInt32>
    ) {
        for index in 0..<16 {
            schedule[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
        }
        for index in 16..<64 {
            let (late, early) = (schedule[index - 2], schedule[index - 15])
            let lower = turned(early, 7) ^ turned(early, 18) ^ (early >> 3)
            let upper = turned(late, 17) ^ turned(late, 19) ^ (late >> 10)
            schedule[index] = schedule[index - 16] &+ lower &+ schedule[index - 7] &+ upper
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let upper = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
            let first = h &+ upper &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ schedule[index]
            let lower = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
            let second = lower &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }

    /// A word with its bits turned to the right.
    private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { (word &>> bits) | (word &<< (32 &- bits)) }

    /// The bytes of a block.
    private static let blockSize = 64

    /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
    private static let initial: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

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
