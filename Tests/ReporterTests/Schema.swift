import Foundation
import TestSupport
import Testing

/// As much of JSON Schema draft-07 as our own schemas use: enough to notice that a report and its schema differ.
struct Schema {
    let root: [String: Any]

    init(root: [String: Any]) { self.root = root }

    /// The schema of a file of the project.
    init(at path: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: packageRoot.appending(path: path)))
        root = try #require(object as? [String: Any])
    }

    /// What is wrong with a JSON text; empty for a valid one.
    func faults(in text: String) throws -> [String] {
        faults(in: try JSONSerialization.jsonObject(with: Data(text.utf8)), by: root, at: "report")
    }

    /// What is wrong with a value, each with its place; empty for a valid one.
    func faults(in value: Any, by schema: [String: Any], at place: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            guard let target = definition(reference) else { return ["\(place): no definition \(reference)"] }
            return faults(in: value, by: target, at: place)
        }
        var found: [String] = []
        if let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map({ [$0] }),
            !types.contains(where: { isValue(value, ofType: $0) })
        {
            found.append("\(place): is not \(types)")
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
        if let pattern = schema["pattern"] as? String, let text = value as? String,
            text.range(of: pattern, options: .regularExpression) == nil
        {
            found.append("\(place): does not match \(pattern)")
        }
        if let most = schema["maxLength"] as? Int, let text = value as? String, text.unicodeScalars.count > most {
            found.append("\(place): has more than \(most) characters")
        }
        if let most = schema["maxItems"] as? Int, let items = value as? [Any], items.count > most {
            found.append("\(place): has more than \(most) items")
        }
        if schema["uniqueItems"] as? Bool == true, let items = value as? [NSObject], Set(items).count < items.count {
            found.append("\(place): has an item twice")
        }
        if let object = value as? [String: Any] { found += faults(inFieldsOf: object, by: schema, at: place) }
        if let items = value as? [Any], let itemSchema = schema["items"] as? [String: Any] {
            found += items.enumerated().flatMap { faults(in: $1, by: itemSchema, at: "\(place)[\($0)]") }
        }
        return found
    }

    private func faults(inFieldsOf object: [String: Any], by schema: [String: Any], at place: String) -> [String] {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        var found = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map { "\(place): lacks \($0)" }
        for (key, value) in object {
            if let property = properties[key] {
                found += faults(in: value, by: property, at: "\(place).\(key)")
            } else if schema["additionalProperties"] as? Bool == false {
                found.append("\(place): may not have \(key)")
            } else if let other = schema["additionalProperties"] as? [String: Any] {
                found += faults(in: value, by: other, at: "\(place).\(key)")
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
        case "number": value is NSNumber
        case "boolean": value is Bool
        case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
        default: false
        }
    }
}
