import A11yModel

/// Binary property lists (`bplist00`) that hold the snapshot of an app. They have no lines: they are transcoded to JSON
/// in one line, in which ranges count.
public enum BinaryPropertyList {
    private static let magic = "bplist00"
    /// A key that every element of a snapshot has.
    private static let sign = "elementType"

    /// Whether the bytes are such a file. Other property lists are none of ours.
    public static func holdsSnapshot(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: magic.utf8) && bytes.offset(of: sign) != nil
    }

    /// The JSON; nil if the file is damaged, contains itself, or exceeds a limit.
    public static func json(_ bytes: [UInt8], within limits: Limits = .fixed) -> [UInt8]? {
        guard var writer = BinaryPropertyListWriter(bytes, within: limits), writer.write(writer.top, depth: 0) else {
            return nil
        }
        return writer.text
    }
}

/// Reads the objects of a binary property list, and writes them as JSON.
///
/// The file ends with a table of the objects' offsets and a trailer of 32 bytes. Every offset, size and reference is
/// checked, for anybody may have written the file.
private struct BinaryPropertyListWriter {
    private let bytes: [UInt8]
    private let limits: Limits
    private let table: Int
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    /// The number of the outermost object.
    let top: Int
    private(set) var text: [UInt8] = []
    private var written = 0

    private static let trailerSize = 32

    /// Nil if the trailer is not sound.
    init?(_ bytes: [UInt8], within limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        let trailer = bytes.count - BinaryPropertyListWriter.trailerSize
        guard trailer >= 8 else { return nil }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let numbers = [8, 16, 24].map { BinaryPropertyListWriter.number(bytes, trailer + $0, 8) }
        guard let count = numbers[0], let top = numbers[1], let table = numbers[2], (1...8).contains(offsetSize),
            (1...8).contains(referenceSize), count > 0, top < count, table <= trailer, count <= trailer,
            (trailer - table) / offsetSize >= count
        else { return nil }
        (self.count, self.top, self.table) = (count, top, table)
    }

    /// The unsigned number in `size` bytes, the highest first; nil if it exceeds an `Int32`, as no offset here does.
    private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
        guard start >= 0, size <= bytes.count, start <= bytes.count - size else { return nil }
        var number: UInt64 = 0
        for byte in bytes[start..<start + size] { number = number << 8 | UInt64(byte) }
        return number <= UInt64(Int32.max) ? Int(number) : nil
    }

    /// Writes an object; false if it is not sound.
    mutating func write(_ object: Int, depth: Int) -> Bool {
        written += 1
        guard object < count, depth < limits[.nesting], written <= limits[.values], text.count <= limits.bytes,
            let start = BinaryPropertyListWriter.number(bytes, table + object * offsetSize, offsetSize), start < table
        else { return false }
        let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 0x0F))
        switch kind {
        case 0x0: return add(low == 8 ? "false" : low == 9 ? "true" : "null")
        case 0x1: return writeInteger(at: start + 1, size: 1 << low)
        case 0x2: return writeReal(at: start + 1, size: 1 << low)
        case 0x5, 0x6, 0xA, 0xC, 0xD:
            guard let (length, body) = length(low, at: start + 1) else { return false }
            switch kind {
            case 0x5: return writeText(at: body, count: length, isWide: false)
            case 0x6: return writeText(at: body, count: length, isWide: true)
            case 0xD: return writeDictionary(at: body, count: length, depth: depth)
            default: return writeArray(at: body, count: length, depth: depth)
            }
        // Dates, data and identifiers: a snapshot has none.
        default: return add("null")
        }
    }

    private mutating func add(_ word: String) -> Bool {
        text += word.utf8
        return true
    }

    /// A number of parts, and the offset behind it: in the marker, or as a number of its own.
    private func length(_ low: Int, at start: Int) -> (length: Int, body: Int)? {
        if low < 0x0F { return (low, start) }
        guard start < table, bytes[start] >> 4 == 0x1, bytes[start] & 0x0F <= 3 else { return nil }
        let size = 1 << Int(bytes[start] & 0x0F)
        return BinaryPropertyListWriter.number(bytes, start + 1, size).map { ($0, start + 1 + size) }
    }

    private mutating func writeInteger(at start: Int, size: Int) -> Bool {
        guard size <= 16, start + size <= table else { return false }
        // Of 16 bytes the lower half counts. Numbers of 8 bytes are signed.
        let bits = bytes[start..<start + size].suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return add(size == 8 ? String(Int64(bitPattern: bits)) : String(bits))
    }

    private mutating func writeReal(at start: Int, size: Int) -> Bool {
        guard size == 4 || size == 8, start + size <= table else { return false }
        let bits = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let number = size == 8 ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(bits)))
        return add(number.isFinite ? String(number) : "null")
    }

    private mutating func writeText(at start: Int, count: Int, isWide: Bool) -> Bool {
        let size = isWide ? count * 2 : count
        guard start + size <= table else { return false }
        let slice = Array(bytes[start..<start + size])
        guard isWide else { return quote(String(decoding: slice, as: UTF8.self)) }
        let units = (0..<count).map { UInt16(slice[$0 * 2]) << 8 | UInt16(slice[$0 * 2 + 1]) }
        return quote(String(decoding: units, as: UTF16.self))
    }

    private mutating func quote(_ string: String) -> Bool {
        text.append(UInt8(ascii: "\""))
        for scalar in string.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x5C: text += [0x5C, UInt8(scalar.value)]
            // Control characters and others that no text file holds.
            case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
                let digits = String(scalar.value, radix: 16)
                text += Array("\\u".utf8) + Array(String(repeating: "0", count: 4 - digits.count).utf8) + digits.utf8
            default: text += String(scalar).utf8
            }
        }
        text.append(UInt8(ascii: "\""))
        return true
    }

    private mutating func writeArray(at start: Int, count: Int, depth: Int) -> Bool {
        guard count <= bytes.count, start + count * referenceSize <= table else { return false }
        text.append(UInt8(ascii: "["))
        for index in 0..<count {
            if index > 0 { text += ", ".utf8 }
            guard let part = reference(at: start, index), write(part, depth: depth + 1) else { return false }
        }
        text.append(UInt8(ascii: "]"))
        return true
    }

    private mutating func writeDictionary(at start: Int, count: Int, depth: Int) -> Bool {
        guard count <= bytes.count, start + 2 * count * referenceSize <= table else { return false }
        text.append(UInt8(ascii: "{"))
        for index in 0..<count {
            if index > 0 { text += ", ".utf8 }
            let before = text.count
            guard let key = reference(at: start, index), write(key, depth: depth + 1), text.count > before,
                text[before] == UInt8(ascii: "\"")
            else { return false }
            text += ": ".utf8
            guard let part = reference(at: start, count + index), write(part, depth: depth + 1) else { return false }
        }
        text.append(UInt8(ascii: "}"))
        return true
    }

    private func reference(at start: Int, _ index: Int) -> Int? {
        BinaryPropertyListWriter.number(bytes, start + index * referenceSize, referenceSize)
    }
}
