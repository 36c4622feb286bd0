/// Eight bytes of a text as one number, the first byte lowest. Most loops over a text examine that many at once,
/// because byte by byte they take as long as everything that is made of the text.
///
/// Functions that look for bytes return marks: the highest bit of each byte that is meant, and no other bit.
public enum ByteWord {
    /// The number of bytes.
    @inlinable public static var count: Int { 8 }

    /// The highest bit of each byte.
    @inlinable public static var highest: UInt64 { 0x8080_8080_8080_8080 }

    /// The same byte eight times.
    @inlinable
    public static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// Marks the bytes less than `limit`, which is at most 0x80. Nothing is carried into the next byte: without the
    /// highest bits, the greatest sum is 0x7F + 0x80.
    @inlinable @inline(__always)
    public static func below(_ limit: UInt8, in word: UInt64) -> UInt64 {
        ~(((word & ~highest) &+ each(0x80 &- limit)) | word) & highest
    }

    /// Marks the bytes that equal `byte`.
    @inlinable @inline(__always)
    public static func equal(to byte: UInt8, in word: UInt64) -> UInt64 { below(1, in: word ^ each(byte)) }

    /// The index of the first marked byte in its word; 8 without one.
    @inlinable @inline(__always)
    public static func first(of marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }

    /// The sum of the bytes, by pairs first so that nothing overflows.
    @inlinable
    static func sum(of word: UInt64) -> Int {
        let pairs = (word & 0x00FF_00FF_00FF_00FF) &+ (word >> 8 & 0x00FF_00FF_00FF_00FF)
        return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
    }
}

/// Scans of bytes by words. Marks are made by functions of `ByteWord`; what they say of a byte must not depend on those
/// beside it.
extension Span<UInt8> {
    /// The eight bytes from an offset on. Both the offset and the word must lie within the text.
    @inlinable @inline(__always)
    public func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The first eight bytes of a range, or all of a shorter one with zeros behind them. The range must lie within the
    /// text.
    @inlinable @inline(__always)
    public func word(from start: Int, upTo end: Int) -> UInt64 {
        let length = end &- start
        if start &+ ByteWord.count <= count {
            let word = word(at: start)
            return length >= ByteWord.count ? word : word & ~(UInt64.max &<< UInt64(truncatingIfNeeded: length &* 8))
        }
        // Near the end of the text, the bytes are put together one by one.
        var word: UInt64 = 0
        var index = end
        while index > start {
            index &-= 1
            word = word << 8 | UInt64(self[index])
        }
        return word
    }

    /// Like `word(at:)`, for loops that have checked the offset.
    @inlinable @inline(__always)
    func uncheckedWord(at offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
    }

    /// The offset of the first marked byte at or after `start`; the number of bytes if there is none.
    @inlinable @inline(__always)
    public func firstIndex(from start: Int, marked marks: (UInt64) -> UInt64) -> Int {
        var index = Swift.max(start, 0)
        while index &+ ByteWord.count <= count {
            let found = marks(uncheckedWord(at: index))
            if found != 0 { return index &+ ByteWord.first(of: found) }
            index &+= ByteWord.count
        }
        // The remaining bytes are examined one by one.
        while index < count, marks(UInt64(self[index])) & 0x80 == 0 { index &+= 1 }
        return Swift.min(index, count)
    }

    /// The number of marked bytes of a range. What of the range is outside of the text does not count.
    @inlinable @inline(__always)
    public func count(from start: Int, upTo end: Int, marked marks: (UInt64) -> UInt64) -> Int {
        let end = Swift.min(end, count)
        var total = 0
        var index = Swift.max(start, 0)
        while index &+ ByteWord.count <= end {
            // A byte counts to 255 before it overflows.
            let pause = Swift.min(index &+ ByteWord.count &* 255, end &- ByteWord.count &+ 1)
            var sums: UInt64 = 0
            while index < pause {
                sums &+= marks(uncheckedWord(at: index)) >> 7
                index &+= ByteWord.count
            }
            total &+= ByteWord.sum(of: sums)
        }
        while index < end {
            if marks(UInt64(self[index])) & 0x80 != 0 { total &+= 1 }
            index &+= 1
        }
        return total
    }

    /// Whether two ranges of equal length have the same bytes. Both must lie within the text.
    @inlinable @inline(__always)
    public func areEqual(from first: Int, from second: Int, length: Int) -> Bool {
        var offset = 0
        while offset &+ ByteWord.count <= length {
            if word(at: first &+ offset) != word(at: second &+ offset) { return false }
            offset &+= ByteWord.count
        }
        while offset < length {
            if self[first &+ offset] != self[second &+ offset] { return false }
            offset &+= 1
        }
        return true
    }

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
        return firstIndex(from: index) { $0 & ByteWord.highest }
    }
}
