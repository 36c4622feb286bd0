import A11yModel

/// The comments of a YAML file, which libyaml passes over.
///
/// A `#` begins one wherever no scalar stands, whatever style that scalar is written in. So the scalars that the reader
/// met say it all: what lies between them is looked through, and nothing has to be recognised twice.
struct YAMLComments {
    /// The scalars of the file, in its order. They are kept only of files that hold a comment for us.
    private var scalars: [SourceRange] = []
    /// Whether the file can hold a comment that is meant for this program.
    private let isNeeded: Bool

    /// No scalars yet.
    init(of bytes: [UInt8]) {
        isNeeded = bytes.offset(of: Comment.directivePrefix) != nil
    }

    /// Notes a scalar. A literal or folded one begins on the line below its sign, where a comment may stand.
    mutating func pass(_ scalar: SourceRange, isBlock: Bool, in bytes: [UInt8]) {
        guard isNeeded, scalar.start < scalar.end else { return }
        var start = scalar.start
        if isBlock {
            while start < scalar.end, !YAMLComments.isBreak(bytes[start]) { start += 1 }
        }
        scalars.append(SourceRange(start, scalar.end))
    }

    /// The comments before `end`, in the order of the file. Cost: linear in the bytes.
    func found(in bytes: [UInt8], from origin: Int, upTo end: Int) -> [Comment] {
        guard isNeeded else { return [] }
        var found: [Comment] = []
        var index = origin
        for scalar in scalars + [SourceRange(end, end)] {
            while index < scalar.start {
                guard bytes[index] == UInt8(ascii: "#") else {
                    index += 1
                    continue
                }
                let start = index
                while index < scalar.start, !YAMLComments.isBreak(bytes[index]) { index += 1 }
                // libyaml takes `"a"#b` for a value with a comment; by the grammar that is a mistake, and no comment.
                guard start == origin || bytes[start - 1] <= 0x20 else { continue }
                found.append(
                    Comment(
                        in: bytes, range: SourceRange(start, index), inner: SourceRange(start + 1, index),
                        level: start - YAMLComments.lineStart(of: start, in: bytes, from: origin)))
            }
            index = max(index, scalar.end)
        }
        return found
    }

    /// Where the line of a byte begins. There is one comment in a line, so that each line is looked through once.
    private static func lineStart(of index: Int, in bytes: [UInt8], from origin: Int) -> Int {
        var start = index
        while start > origin, !isBreak(bytes[start - 1]) { start -= 1 }
        return start
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
