/// A string literal of Swift: what stands between its interpolations.
struct CodeLiteral {
    private var pieces: [String] = []
    /// Whether it is one of several lines.
    private let isLong: Bool

    init(_ code: String) {
        let code = Array(code.utf8)
        let hashes = code.prefix { $0 == UInt8(ascii: "#") }.count
        var rest = code.dropFirst(hashes).dropLast(hashes)
        isLong = rest.starts(with: #"""""#.utf8)
        rest = rest.dropFirst(isLong ? 3 : 1).dropLast(isLong ? 3 : 1)
        guard hashes == 0, rest.contains(UInt8(ascii: "\\")) else {
            pieces = [String(decoding: rest, as: UTF8.self)]
            return
        }
        var piece: [UInt8] = []
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                piece.append(byte)
                continue
            }
            guard let next = rest.popFirst() else { break }
            switch next {
            case UInt8(ascii: "("):
                var depth = 1
                while depth > 0, let inner = rest.popFirst() {
                    if inner == UInt8(ascii: "(") { depth += 1 }
                    if inner == UInt8(ascii: ")") { depth -= 1 }
                }
                pieces.append(String(decoding: piece, as: UTF8.self))
                piece = []
            case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), 0x0A: piece.append(UInt8(ascii: " "))
            case UInt8(ascii: "u"):
                let digits = rest.prefix { $0 != UInt8(ascii: "}") }.dropFirst()
                rest = rest.dropFirst(digits.count + 2)
                let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
                if let scalar { piece += Array(String(scalar).utf8) }
            default: piece.append(next)
            }
        }
        pieces.append(String(decoding: piece, as: UTF8.self))
    }

    /// The text between the delimiters, each interpolation replaced.
    func words(replacing name: (Int) -> String = { _ in "" }) -> String {
        var text = pieces[0]
        for (number, piece) in pieces.dropFirst().enumerated() { text += name(number) + piece }
        return isLong ? text.split(whereSeparator: \.isNewline).map { $0.trimmed }.joined(separator: " ") : text
    }
}
