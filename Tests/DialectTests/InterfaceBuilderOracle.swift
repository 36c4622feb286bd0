import A11yModel
import Foundation
import FoundationXML

/// A view or item as an independent parser finds it: Foundation's DOM and a list of tags, without the dialect. If both
/// agree on every file, neither is likely to be wrong in the same way.
struct SeenView: Equatable, CustomStringConvertible {
    let id: String
    let tag: String
    /// The label of the accessibility pane, or the runtime attribute that overrides it.
    let label: String?
    /// The text or title that is shown.
    let words: String?
    /// x, y, width, height; nil without layout.
    let frame: [Double]?

    var description: String {
        "\(tag) \(id) label=\(label ?? "-") words=\(words ?? "-") frame=\(frame.map { "\($0)" } ?? "-")"
    }
}

/// Every view and item of a document that has an object id, in the order of the file.
func seenViews(_ bytes: [UInt8]) throws -> [SeenView] {
    let document = try XMLDocument(data: Data(bytes), options: [])
    guard let root = document.rootElement() else { return [] }
    var found: [SeenView] = []
    var pending = [root]
    while let element = pending.popLast() {
        if isView(element), let id = element["id"] {
            found.append(
                SeenView(
                    id: id, tag: element.tag, label: label(of: element), words: words(of: element),
                    frame: frame(of: element)))
        }
        pending += element.elements.reversed()
    }
    return found
}

/// The tags that are drawn inside a view or scene. Elements with other tags count if they have a frame.
private let viewTags: Set<String> = [
    "activityIndicatorView", "barButtonItem", "button", "collectionReusableView", "collectionView",
    "collectionViewCell", "collectionViewCellContentView", "containerView", "datePicker", "imageView", "label",
    "mapView", "navigationBar", "pageControl", "pickerView", "progressView", "scrollView", "searchBar",
    "segmentedControl", "slider", "stackView", "stepper", "switch", "tabBar", "tabBarItem", "tableView",
    "tableViewCell", "tableViewCellContentView", "textField", "textView", "toolbar", "view", "visualEffectView",
    "webView", "wkWebView",
]

private func isView(_ element: XMLElement) -> Bool {
    // Spaces do not count. An item with a custom view is that view.
    if ["flexibleSpace", "fixedSpace"].contains(element["systemItem"]) { return false }
    if element.tag == "barButtonItem", element.elements.contains(where: { $0["key"] == "customView" }) { return false }
    // The bars of a controller without a view are empty until another scene fills them.
    let holder = element.parent as? XMLElement
    if holder?.tag == "navigationController" { return element.tag == "tabBarItem" }
    if holder?.tag == "subviews" { return true }
    return viewTags.contains(element.tag) || element.child("rect", key: "frame") != nil
}

private func label(of element: XMLElement) -> String? {
    let runtime = element.elements.filter { $0.tag == "userDefinedRuntimeAttributes" }.flatMap(\.elements)
        .last { $0["keyPath"] == "accessibilityLabel" }
        .flatMap { $0["value"] ?? $0.child("string", key: "value")?.content }
    return filled(runtime)
        ?? filled(element.child("accessibility", key: "accessibilityConfiguration")?.written("label"))
}

private func words(of element: XMLElement) -> String? {
    switch element.tag {
    case "label", "textView":
        return filled(element.written("text") ?? element.child("attributedString", key: "attributedText")?.fragments)
    case "textField": return filled(element.written("text"))
    case "button" where element["changesSelectionAsPrimaryAction"] == "YES":
        let entries = element.child("menu", key: "menu")?.elements.flatMap(\.elements) ?? []
        return filled((entries.first { $0["state"] == "on" } ?? entries.first)?.written("title"))
    case "button":
        let configuration = element.child("buttonConfiguration", key: "configuration")
        let state = title(of: element.child("state", key: "normal"))
        return title(of: configuration) ?? (configuration != nil && state == "Button" ? nil : state)
    case "barButtonItem", "tabBarItem": return element["systemItem"] == nil ? filled(element.written("title")) : nil
    default: return nil
    }
}

private func title(of face: XMLElement?) -> String? {
    filled(face?.child("attributedString", key: "attributedTitle")?.fragments) ?? filled(face?.written("title"))
}

private func frame(of element: XMLElement) -> [Double]? {
    guard let rect = element.child("rect", key: "frame") else { return nil }
    let sides = ["x", "y", "width", "height"].map { rect[$0].flatMap(Double.init) ?? 0 }
    // Without width and height there is no layout.
    return sides[2] == 0 && sides[3] == 0 ? nil : sides
}

private func filled(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }

extension XMLElement {
    fileprivate var tag: String { name ?? "" }
    fileprivate var elements: [XMLElement] { (children ?? []).compactMap { $0 as? XMLElement } }

    fileprivate subscript(name: String) -> String? { attribute(forName: name)?.stringValue }

    fileprivate func child(_ tag: String, key: String) -> XMLElement? {
        elements.first { $0.tag == tag && $0["key"] == key }
    }

    fileprivate func written(_ key: String) -> String? {
        self[key] ?? child("string", key: key)?.content ?? child("mutableString", key: key)?.content
    }

    fileprivate var content: String {
        let text = stringValue ?? ""
        guard self["base64-UTF8"] == "YES" else { return text }
        // Interface Builder omits the padding.
        let digits = text.filter { !$0.isWhitespace && $0 != "=" }
        let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    fileprivate var fragments: String {
        elements.filter { $0.tag == "fragment" }.map { $0.written("content") ?? "" }.joined()
    }
}
