import A11yModel
import A11ySyntax

/// The `connections` of an object: what touching it does, and what code can reach through it.
enum Connections {
    /// Reads the connections of a view or item.
    static func read(_ node: Node, into draft: inout Draft, wiring: inout Wiring) {
        for connection in node.items {
            switch connection.tag {
            case "action": draft.element.hasHandler = true
            case "segue":
                note(segue: connection, wiring: &wiring)
                guard let function = function(of: connection), draft.element.action == nil else { continue }
                draft.set(.action, function)
            default: note(connection, owner: draft.element.name, wiring: &wiring)
            }
        }
    }

    /// Reads the connections of an object that is not drawn: a controller, the file's owner. Code starts its segues.
    static func read(_ node: Node, wiring: inout Wiring) {
        for connection in node.items {
            note(segue: connection, wiring: &wiring)
            note(connection, owner: nil, wiring: &wiring)
        }
    }

    private static func note(segue: Node, wiring: inout Wiring) {
        guard segue.tag == "segue", segue.attribute("kind") == "embed" else { return }
        if let destination = segue.attribute("destination") { wiring.embedded.insert(destination) }
    }

    /// What a segue does when its source is activated. Two segues to one scene have the same function. Nil for those
    /// that build a screen (`embed`, `relationship`) and for a cell's accessory button, which is not the cell.
    static func function(of segue: Node) -> Written? {
        guard let destination = segue.entry("destination") else { return nil }
        if segue.attribute("trigger") == "accessoryAction" { return nil }
        var text = "segue:" + destination.text
        switch segue.attribute("kind") {
        case "embed", "relationship": return nil
        case "unwind": text = "unwind:\(destination.text):\(segue.attribute("unwindAction") ?? "")"
        default: break
        }
        return Written(text: text, range: destination.range, keyRange: segue.tagRange)
    }

    private static func note(_ connection: Node, owner: String?, wiring: inout Wiring) {
        guard connection.tag == "outlet" || connection.tag == "outletCollection" else { return }
        guard let property = connection.entry("property"), let destination = connection.attribute("destination") else {
            return
        }
        let name = property.text
        if name == "gestureRecognizers" {
            guard let owner else { return }
            wiring.attachments.append(
                .init(view: owner, recognizer: destination, range: property.range, keyRange: connection.tagRange))
        } else if !isStructural(name) {
            wiring.outlets.append(
                .init(destination: destination, range: property.range, keyRange: connection.tagRange))
        }
    }

    /// Outlets that UIKit declares, through which no app sets labels: a controller's view, and whom a view asks.
    private static func isStructural(_ property: String) -> Bool {
        property == "view" || property.hasSuffix("elegate") || property.hasSuffix("ataSource")
    }
}
