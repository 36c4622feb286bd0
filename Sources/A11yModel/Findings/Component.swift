// What a finding is about, wherever it stands: the same button of the same cell on forty screens is one thing to
// repair.

extension Finding {
    /// The component that the finding is about, in words: `ProductCell > button`, `button#pay`, `tabBarItem “Home”`.
    /// Nil if nothing tells its element from others of other screens.
    package var component: String? {
        element?.withComponent { words in
            var bytes: [UInt8] = []
            words.forEach { bytes += $0 }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The identity of the finding in its component, the same in every file and on every screen: 16 hexadecimal digits.
    /// Nil without a component.
    package var componentFingerprint: String? { ownComponentFingerprint?.text }

    /// The same, not yet as digits.
    package var ownComponentFingerprint: Fingerprint? {
        element?.withComponent { words in
            Fingerprint(
                rule: rule, path: "component", property: property?.word ?? "", ordinal: 0, size: words.mostBytes
            ) { message in
                words.forEach { message.add($0) }
            }
        }
    }
}

extension ElementReference {
    /// Calls a closure with the words of the component: the parts of the path from the app's own class on; without one,
    /// the id; without an id, the name. Nil if there is none of these.
    fileprivate func withComponent<Result>(_ body: (ComponentWords) -> Result) -> Result? {
        path.withBytes { bytes in
            let path = PathBytes(bytes)
            if let start = path.lastOwnPart { return body(.parts(path, from: start)) }
            return name.isEmpty ? nil : body(.name(name, type: type))
        }
    }
}

/// The words that name a component, as bytes: a report asks for those of every finding.
private enum ComponentWords {
    /// The parts of a path from an offset on.
    case parts(PathBytes, from: Int)
    case name(String, type: String)

    /// How many bytes there are at most.
    var mostBytes: Int {
        switch self {
        case .parts(let path, _): path.bytes.count
        case .name(let name, let type): type.utf8.count + name.utf8.count + " “”".utf8.count
        }
    }

    /// Calls a closure with the bytes, piece by piece.
    func forEach(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        switch self {
        case .parts(let path, let start): path.forEachWord(from: start, body)
        case .name(let name, let type):
            for text in [type, " “", name, "”"] { text.withBytes(body) }
        }
    }
}

/// The path of an element as bytes: its parts are a type, and an id or a number among others of its type. What parts
/// them is ASCII.
private struct PathBytes {
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The type and the id of a part, which is empty without one.
    private struct Part {
        let type: Range<Int>
        let id: Range<Int>
    }

    /// Where the last part begins that is of the app; else the last part of all, if somebody gave it an id.
    var lastOwnPart: Int? {
        var ofApp: Int?
        var last: Part?
        var index = 0
        while let part = next(&index) {
            if isOfApp(part) { ofApp = part.type.lowerBound }
            last = part
        }
        if let ofApp { return ofApp }
        return last.flatMap { hasOwnName($0) ? $0.type.lowerBound : nil }
    }

    /// Calls a closure with the bytes of each part from an offset on, without numbers and ids that nobody gave, and
    /// with those of what stands between them.
    func forEachWord(from start: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var index = start
        while let part = next(&index) {
            if part.type.lowerBound > start { PathBytes.separator.withUTF8Buffer(body) }
            let end = hasOwnName(part) ? part.id.upperBound : part.type.upperBound
            body(UnsafeBufferPointer(rebasing: bytes[part.type.lowerBound..<end]))
        }
    }

    /// The part at or behind an offset, which is moved behind what follows the part.
    private func next(_ index: inout Int) -> Part? {
        while index < bytes.count {
            let start = index
            while index < bytes.count, !isSeparator(index) { index += 1 }
            let end = index
            index += PathBytes.separator.utf8CodeUnitCount
            if start < end { return part(start..<end) }
        }
        return nil
    }

    private static let separator: StaticString = " > "

    private func isSeparator(_ index: Int) -> Bool {
        bytes[index] == UInt8(ascii: " ") && index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: ">")
            && bytes[index + 2] == UInt8(ascii: " ")
    }

    private func part(_ range: Range<Int>) -> Part {
        let end = range.first { bytes[$0] == UInt8(ascii: "#") || bytes[$0] == UInt8(ascii: "[") } ?? range.upperBound
        let hasID = end < range.upperBound && bytes[end] == UInt8(ascii: "#")
        return Part(type: range.lowerBound..<end, id: (hasID ? end + 1 : range.upperBound)..<range.upperBound)
    }

    /// Whether the type is a class of the app: words of types begin with a small letter.
    private func isOfApp(_ part: Part) -> Bool {
        guard let first = part.type.first.map({ bytes[$0] }) else { return false }
        return first < 0x80
            ? UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first : text(part.type).first?.isUppercase == true
    }

    /// Whether somebody gave it an id. Those of Interface Builder are random, `8bC-Xf-vdC`, and were numbers before.
    private func hasOwnName(_ part: Part) -> Bool {
        if part.id.isEmpty { return false }
        if part.id.allSatisfy({ bytes[$0] < 0x80 }) { return !isNumber(part.id) && !isRandom(part.id) }
        let id = text(part.id)
        if id.allSatisfy(\.isNumber) { return false }
        let pieces = id.split(separator: "-", omittingEmptySubsequences: false)
        return pieces.count != 3 || pieces.map(\.count) != [3, 2, 3]
            || !pieces.joined().allSatisfy { $0.isLetter || $0.isNumber }
    }

    private func isNumber(_ ascii: Range<Int>) -> Bool {
        ascii.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[$0] }
    }

    private func isRandom(_ ascii: Range<Int>) -> Bool {
        guard ascii.count == 10 else { return false }
        return ascii.allSatisfy { index in
            switch (index - ascii.lowerBound, bytes[index]) {
            case (3, let byte), (6, let byte): byte == UInt8(ascii: "-")
            case (_, UInt8(ascii: "0")...UInt8(ascii: "9")), (_, UInt8(ascii: "A")...UInt8(ascii: "Z")),
                (_, UInt8(ascii: "a")...UInt8(ascii: "z")):
                true
            default: false
            }
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
