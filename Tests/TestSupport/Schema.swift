import A11ySyntax
import Foundation
import Testing

/// As much of JSON Schema draft-07 as our own schemas use: enough to notice that what is
/// written or read and its schema differ.
package struct Schema {
    /// The schema as `JSONSerialization` has it.
    package let root: [String: Any]

    /// A schema as `JSONSerialization` has it.
    package init(root: [String: Any]) { self.root = root }

    /// The schema of a file of the project.
    package init(at path: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: packageRoot.appending(path: path)))
        root = try #require(object as? [String: Any])
    }

    /// What is wrong with a JSON text; empty for a valid one.
    package func violations(in text: String) throws -> [String] {
        violations(in: try JSONSerialization.jsonObject(with: Data(text.utf8)), by: root, at: "report")
    }

    /// What is wrong with a value, each with its place; empty for a valid one.
    package func violations(in value: Any, by schema: [String: Any], at place: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            guard let target = definition(reference) else { return ["\(place): no definition \(reference)"] }
            return violations(in: value, by: target, at: place)
        }
        var found: [String] = []
        if let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map({ [$0] }),
            !types.contains(where: { isValue(value, ofType: $0) })
        {
            found.append("\(place): is not \(types)")
        }
        if let choices = schema["anyOf"] as? [[String: Any]],
            !choices.contains(where: { violations(in: value, by: $0, at: place).isEmpty })
        {
            found.append("\(place): is nothing of what it may be")
        }
        if let constant = schema["const"] as? NSObject, constant != value as? NSObject {
            found.append("\(place): is not \(constant)")
        }
        if let allowed = schema["enum"] as? [NSObject], !allowed.contains(where: { $0 == value as? NSObject }) {
            found.append("\(place): is none of \(allowed)")
        }
        if let minimum = schema["minimum"] as? Double, let number = value as? Double, number < minimum {
            found.append("\(place): is less than \(minimum)")
        }
        if let maximum = schema["maximum"] as? Double, let number = value as? Double, number > maximum {
            found.append("\(place): is more than \(maximum)")
        }
        found += violations(in: value, byParts: schema, at: place)
        if let pattern = schema["pattern"] as? String, let text = value as? String,
            text.range(of: pattern, options: .regularExpression) == nil
        {
            found.append("\(place): does not match \(pattern)")
        }
        if let most = schema["maxLength"] as? Int, let text = value as? String, text.unicodeScalars.count > most {
            found.append("\(place): has more than \(most) characters")
        }
        if let least = schema["minItems"] as? Int, let items = value as? [Any], items.count < least {
            found.append("\(place): has fewer than \(least) items")
        }
        if let most = schema["maxItems"] as? Int, let items = value as? [Any], items.count > most {
            found.append("\(place): has more than \(most) items")
        }
        if schema["uniqueItems"] as? Bool == true, let items = value as? [NSObject], Set(items).count < items.count {
            found.append("\(place): has an item twice")
        }
        if let object = value as? [String: Any] { found += violations(inFieldsOf: object, by: schema, at: place) }
        if let items = value as? [Any], let itemSchema = schema["items"] as? [String: Any] {
            found += items.enumerated().flatMap { violations(in: $1, by: itemSchema, at: "\(place)[\($0)]") }
        }
        if let items = value as? [Any], let schemas = schema["items"] as? [[String: Any]] {
            found += zip(items, schemas).enumerated().flatMap { index, item in
                violations(in: item.0, by: item.1, at: "\(place)[\(index)]")
            }
        }
        return found
    }

    /// What is wrong by the schemas of which a schema is put together.
    private func violations(in value: Any, byParts schema: [String: Any], at place: String) -> [String] {
        var found = (schema["allOf"] as? [[String: Any]] ?? []).flatMap { violations(in: value, by: $0, at: place) }
        if let choices = schema["anyOf"] as? [[String: Any]],
            !choices.contains(where: { violations(in: value, by: $0, at: place).isEmpty })
        {
            found.append("\(place): is nothing of what it may be")
        }
        if let condition = schema["if"] as? [String: Any] {
            let branch = violations(in: value, by: condition, at: place).isEmpty ? "then" : "else"
            if let schema = schema[branch] as? [String: Any] { found += violations(in: value, by: schema, at: place) }
        }
        return found
    }

    private func violations(inFieldsOf object: [String: Any], by schema: [String: Any], at place: String) -> [String] {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        var found = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map { "\(place): lacks \($0)" }
        for (key, value) in object {
            if let property = properties[key] {
                found += violations(in: value, by: property, at: "\(place).\(key)")
            } else if schema["additionalProperties"] as? Bool == false {
                found.append("\(place): may not have \(key)")
            } else if let other = schema["additionalProperties"] as? [String: Any] {
                found += violations(in: value, by: other, at: "\(place).\(key)")
            }
        }
        return found
    }

    private func definition(_ reference: String) -> [String: Any]? {
        let name = reference.split(separator: "/").last.map(String.init) ?? ""
        return (root["definitions"] as? [String: [String: Any]])?[name]
    }

    private func isValue(_ value: Any, ofType type: String) -> Bool {
        switch type {
        case "null": value is NSNull
        case "string": value is String
        case "array": value is [Any]
        case "object": value is [String: Any]
        case "number": !isFlag(value) && value is NSNumber
        case "boolean": isFlag(value)
        case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
        default: false
        }
    }

    /// A flag is a number as well; its encoding tells them apart.
    private func isFlag(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
    }
}

extension Node {
    /// A node of YAML as `JSONSerialization` would have it, for a schema to judge.
    package var jsonObject: Any {
        switch kind {
        case .mapping, .element:
            let pairs = entries.map { ($0.key?.name ?? "", $0.jsonObject) }
            return Dictionary(pairs) { first, _ in first } as [String: Any]
        case .sequence: return items.map(\.jsonObject)
        case .scalar where isAbsent: return NSNull()
        case .scalar where isPlain && ["true", "false"].contains(text): return NSNumber(value: text == "true")
        case .scalar where isPlain: return Double(text).map { NSNumber(value: $0) } ?? text as Any
        case .scalar: return text
        }
    }
}
