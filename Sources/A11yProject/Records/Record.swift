import A11yModel
import Foundation

/// A line of `--records`: a screen description, or the path of one, with a name that the caller knows it by.
package struct Record: Sendable {
    /// Where the description is.
    package enum Content: Sendable {
        /// The bytes of the description, in UTF-8.
        case source([UInt8])
        case path(String)
    }

    /// The identity that the answer repeats, as JSON; `null` without one.
    package let id: String
    /// The description.
    package let content: Content
    /// What stands for a path in findings, settings and baselines.
    package let name: String?
    /// What stands for the path in fingerprints, the same in all records of one screen.
    package let screen: String?
    /// The platform of screens that do not state one.
    package let platform: Platform?
    /// The language of screens that do not state one, as BCP 47.
    package let language: String?

    /// The path that findings name.
    package var path: String {
        if let name { return name }
        if case .path(let path) = content { return path }
        return FileToCheck.standardInput
    }
}

/// Why a record has no answer, or none of use.
package struct RecordError: Error, Sendable {
    /// What kind of error it is. Programs decide by it.
    package enum Kind: String, CaseIterable, Sendable {
        /// The line is no JSON object.
        case invalidLine = "invalid-line"
        /// The object is no record: a key is missing, there twice, or of another type.
        case invalidRecord = "invalid-record"
        /// The line has more bytes than are read.
        case tooLarge = "too-large"
        /// The file at the path cannot be read, or nothing can be made of the description.
        case unreadable
        /// No screen was found in the description.
        case unchecked
    }

    /// The kind.
    package let kind: Kind
    /// What is wrong, in a sentence.
    package let message: String
    /// The identity of the record, as JSON; nil if the line is no record.
    package let id: String?

    /// An error.
    package init(_ kind: Kind, _ message: String, id: String? = nil) {
        self.kind = kind
        self.message = message
        self.id = id
    }
}

extension Record {
    /// Reads a line.
    package init(reading line: [UInt8]) throws(RecordError) {
        let members = JSONMembers(of: line)
        let sourceRange = members.string("source", in: line)
        let source = sourceRange.flatMap { JSONString.text(of: line, at: $0) }
        let fields = try RecordFields(members, in: line, without: source == nil ? nil : sourceRange)
        let path = try fields.text("path")
        switch (source, path) {
        case (let source?, nil): content = .source(source)
        case (nil, let path?): content = .path(path)
        case (nil, nil):
            throw RecordError(.invalidRecord, "There is neither “source”, as a text, nor “path”.", id: fields.id)
        case (_?, _?):
            throw RecordError(.invalidRecord, "“source” and “path” exclude each other.", id: fields.id)
        }
        let platform = try fields.text("platform")
        self.platform = platform.flatMap { Platform(rawValue: $0.lowercased()) }
        if let platform, self.platform == nil {
            let known = Platform.allCases.map(\.rawValue).joined(separator: ", ")
            throw RecordError(.invalidRecord, "“\(platform)” is no platform; one of \(known) is.", id: fields.id)
        }
        (name, screen, language) = (try fields.text("name"), try fields.text("screen"), try fields.text("language"))
        id = fields.id
    }
}

/// The short values of a record.
private struct RecordFields {
    /// The identity of the record, as JSON; `null` without one.
    let id: String
    private let value: JSON

    /// The fields of a line. `source` are the bytes of a long string that was read already.
    init(_ members: JSONMembers, in line: [UInt8], without source: Range<Int>?) throws(RecordError) {
        var rest = line
        if let source { rest.removeSubrange(source) }
        guard let value = JSON(reading: rest) else {
            let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
            throw RecordError(
                .invalidLine, isBlank ? "The line is empty." : "The line is no JSON in UTF-8; is it cut off?")
        }
        guard case .object = value else { throw RecordError(.invalidLine, "The line is JSON, but no object.") }
        id = members.ranges["id"].map { String(decoding: line[$0], as: UTF8.self) } ?? "null"
        self.value = value
        if let twice = members.repeated {
            // Readers of JSON disagree about which of two ids is the record's.
            throw RecordError(
                .invalidRecord, "The key “\(twice)” is there twice.", id: twice == "id" ? nil : id)
        }
    }

    /// The text of a key; nil if it is missing or null.
    func text(_ key: String) throws(RecordError) -> String? {
        guard let entry = value[key], !entry.isNull else { return nil }
        guard let text = entry.text else { throw RecordError(.invalidRecord, "“\(key)” is no text.", id: id) }
        return text
    }
}

/// Where the values of a JSON object stand in its text, which a parser of values does not tell.
private struct JSONMembers {
    /// The bytes of each value, by key.
    private(set) var ranges: [String: Range<Int>] = [:]
    /// A key that is there twice; nil without one.
    private(set) var repeated: String?

    /// The members of an object. Of what is no object, anything.
    init(of bytes: [UInt8]) {
        var index = bytes.firstIndex(of: UInt8(ascii: "{")).map { $0 + 1 } ?? bytes.count
        while let quote = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) {
            let keyEnd = JSONMembers.end(ofString: quote, in: bytes)
            let key = JSON(reading: Array(bytes[quote..<keyEnd]))?.text ?? ""
            guard let colon = bytes[keyEnd...].firstIndex(of: UInt8(ascii: ":")),
                let start = bytes[(colon + 1)...].firstIndex(where: { $0 > 0x20 })
            else { return }
            index = JSONMembers.end(ofValue: start, in: bytes)
            let end = bytes[start..<index].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
            if ranges.updateValue(start..<end, forKey: key) != nil { repeated = repeated ?? key }
        }
    }

    /// The bytes of a value that is a string, between its quotation marks; nil for any other.
    func string(_ key: String, in bytes: [UInt8]) -> Range<Int>? {
        guard let range = ranges[key], range.count > 1, bytes[range.lowerBound] == UInt8(ascii: "\""),
            bytes[range.upperBound - 1] == UInt8(ascii: "\"")
        else { return nil }
        return range.lowerBound + 1..<range.upperBound - 1
    }

    /// The index after the value that begins at `start`: its comma, or the end of the object.
    private static func end(ofValue start: Int, in bytes: [UInt8]) -> Int {
        var index = start
        var depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index = end(ofString: index, in: bytes)
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "}"):
                if depth == 0 { return index }
                depth -= 1
            case UInt8(ascii: ","):
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return index
    }

    /// The index after the string that begins at `start`.
    private static func end(ofString start: Int, in bytes: [UInt8]) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }
}
