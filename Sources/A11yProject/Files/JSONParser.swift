import A11yModel
import Foundation

/// Reading what a client sends. Whatever is missing or of another kind is nil.
extension JSON {
    /// The value of a JSON text; nil where it is none, or nested beyond all measure.
    package init?(reading bytes: [UInt8]) {
        guard let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed]) else {
            return nil
        }
        self.init(value)
    }

    private init(_ value: Any) {
        switch value {
        case let text as String: self = .text(text)
        // The type that stands for yes and no is a number, too; its encoding tells them apart.
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

    /// The text, where it is one.
    package var text: String? { if case .text(let text) = self { text } else { nil } }
    /// The yes or no, where it is one.
    package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    /// The whole number, where it is one.
    package var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
    /// The items, where it is a list.
    package var items: [JSON]? { if case .array(let items) = self { items } else { nil } }
    /// Whether it is nothing at all.
    package var isNull: Bool { if case .null = self { true } else { false } }
}
