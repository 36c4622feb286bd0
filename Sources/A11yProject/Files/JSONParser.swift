import A11yModel
import Foundation

/// Parsing JSON. A value that is missing or of another type is nil.
extension JSON {
    /// The value of a JSON text; nil for invalid JSON, or if it is nested too deeply.
    package init?(reading bytes: [UInt8]) {
        guard let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed]) else {
            return nil
        }
        self.init(value)
    }

    private init(_ value: Any) {
        switch value {
        case let text as String: self = .text(text)
        // Foundation represents booleans as numbers; the encoding tells them apart.
        case let number as NSNumber:
            let isFlag = String(cString: number.objCType) == "c"
            self = isFlag ? .flag(number.boolValue) : .number(number.doubleValue)
        case let items as [Any]: self = .array(items.map { JSON($0) })
        case let entries as [String: Any]:
            self = .object(entries.sorted { $0.key < $1.key }.map { (key: $0.key, value: JSON($0.value)) })
        default: self = .null
        }
    }

    /// The value of a key.
    package subscript(key: String) -> JSON? {
        guard case .object(let entries) = self else { return nil }
        return entries.first { $0.key == key }?.value
    }

    /// The string; nil for other types.
    package var text: String? { if case .text(let text) = self { text } else { nil } }
    /// The boolean; nil for other types.
    package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    /// The integer; nil for other types.
    package var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
    /// The items of an array; nil for other types.
    package var items: [JSON]? { if case .array(let items) = self { items } else { nil } }
    /// Whether it is `null`.
    package var isNull: Bool { if case .null = self { true } else { false } }
}
