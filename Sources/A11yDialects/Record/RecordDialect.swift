import A11yModel
import A11ySyntax

/// The JSON of AccessibilitySnapshotModel, and the flattened form of it that ButtonHeist's `get_interface` answers:
/// what VoiceOver reaches in a running app, in its order and with its words.
package enum RecordDialect: Dialect {
    /// Whether the root is a list of recorded elements and containers, or an answer that holds one.
    package static func recognises(_ root: Node, path: String) -> Bool {
        RecordNode.mayStand(in: root.tree) && !tops(of: root).isEmpty
    }

    /// One screen.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        guard let root = tree.roots.first else { return Parsed([]) }
        let tops = tops(of: root)
        return Parsed(tops.isEmpty ? [] : [RecordParser.read(tops, in: root)])
    }

    private static func tops(of root: Node) -> [RecordNode] {
        for node in root.wrapped {
            let tops = (node.kind == .sequence ? Array(node.items) : [node]).compactMap(RecordNode.init)
            if !tops.isEmpty { return tops }
        }
        return []
    }
}

/// Lowers a record to a screen. It lists what VoiceOver reaches, and the containers that VoiceOver knows of; other
/// views and their classes are not recorded.
struct RecordParser {
    private var screen: Screen
    /// The place of the element before in the order. An element without a place follows that one.
    private var lastPlace = 0.0

    static func read(_ tops: [RecordNode], in root: Node) -> Screen {
        let anchor = tops.first?.anchor ?? root.range
        var parser = RecordParser(
            screen: Screen(name: Screen.nameless, input: .record, range: root.range, anchor: anchor))
        parser.add(tops)
        parser.listMembers()
        parser.screen.platform = Platform(of: parser.screen.size)
        return parser.screen
    }

    private mutating func add(_ tops: [RecordNode]) {
        let start = Point(x: 0, y: 0)
        var pending = tops.reversed().map { (node: $0, parent: ElementID?.none, origin: start) }
        while let next = pending.popLast() {
            let id = screen.add(
                RecordParser.type(of: next.node), parent: next.parent, range: next.node.node.range,
                anchor: next.node.anchor)
            screen.attach(id, to: next.parent)
            var origin = next.origin
            if let (frame, written) = next.node.frame, !frame.isZero {
                screen.assign(.frame, .rect(frame.inView(at: origin)), at: written, on: id)
                origin = Point(x: frame.x, y: frame.y)
                if next.node.isOnScreen { screen.grow(toHold: frame) }
            }
            describe(id, as: next.node)
            pending += next.node.children.reversed().map { ($0, id, origin) }
        }
    }

    /// Makes the contents of lists and landmarks their explicit lists: only such containers have places that VoiceOver
    /// counts.
    private mutating func listMembers() {
        for id in screen.elements.map(\.id) where ["list", "landmark"].contains(screen[id][.containerType]?.text) {
            screen.elements[id.index].members = screen[id].children.map {
                Member(name: nil, target: $0, range: screen[$0].anchor)
            }
        }
    }

    private mutating func describe(_ id: ElementID, as node: RecordNode) {
        if node.isContainer { return describe(container: id, as: node) }
        let whole = LocatedText(at: node.anchor)
        screen.assign(.isElement, .flag(true), at: whole, on: id)
        screen.assign(screen[id].type == .label ? .text : .label, text: node["label"], on: id)
        if let value = node["value"]?.unlessEmpty { screen.assign(value: value, on: id) }
        screen.assign(.identifier, text: node["identifier"], on: id)
        screen.assign(.speechLanguage, text: node["accessibilityLanguage"], on: id)
        if !node.hasHintOfVoiceOver { screen.assign(.hint, text: node["hint"], on: id) }
        if let (_, written) = node.texts("traits") {
            screen.assign(.traits, .traits(node.traits), at: written, on: id)
        }
        describeDetails(of: id, as: node)
        record(id, as: node, at: whole)
    }

    private mutating func record(_ id: ElementID, as node: RecordNode, at whole: LocatedText) {
        let place = node.place
        lastPlace = place?.number ?? lastPlace
        screen.assign(.recordedPlace, .number(lastPlace), at: place?.written ?? whole, on: id)
        guard let speech = node["description"] else { return }
        screen.assign(.recordedSpeech, .text(speech.text), at: speech, on: id)
        if let hint = node["hint"] { screen.assign(.recordedHint, .text(hint.text), at: hint, on: id) }
    }

    private mutating func describeDetails(of id: ElementID, as node: RecordNode) {
        screen.assign(actions: node.texts("customActions"), on: id)
        if let (names, written) = node.texts("userInputLabels"), !names.isEmpty {
            screen.assign(.userInputLabels, .texts(names), at: written, on: id)
        }
        if let (parts, written) = node.customContent, !parts.isEmpty {
            screen.assign(.customContent, .content(parts), at: written, on: id)
        }
        if let responds = node["respondsToUserInteraction"], let flag = responds.flag {
            screen.assign(.respondsToUserInteraction, .flag(flag), at: responds, on: id)
        }
        if node["usesDefaultActivationPoint"]?.flag == false, let (point, written) = node.activationPoint {
            screen.assign(.activationPoint, .point(point), at: written, on: id)
        }
    }

    /// A data table is a plain view here: the record says how large it is, and not where its cells are.
    private mutating func describe(container id: ElementID, as node: RecordNode) {
        if let (kind, details) = node.containerKind {
            if ["semanticGroup", "list", "landmark"].contains(kind.text) {
                screen.assign(.containerType, .text(kind.text), at: kind, on: id)
            }
            if kind.text == "tabBar" { screen.assign(.traits, .traits(.tabBar), at: kind, on: id) }
            for (key, property) in [("label", Property.label), ("value", .value), ("identifier", .identifier)] {
                guard let entry = details.entry(key), entry.kind == .scalar, !entry.isAbsent else { continue }
                screen.assign(property, text: LocatedText(attribute: entry), on: id)
            }
        }
        screen.assign(.viewIsModal, true, if: node["isModalBoundary"], on: id)
    }

    /// The UIKit type that has these traits. A record names no class; other elements are plain views with traits.
    private static func type(of node: RecordNode) -> ElementType {
        if node.isContainer { return .view }
        let traits = node.traits
        if traits.contains(.secureTextField) { return .secureTextField }
        if traits.contains(.textEntry) { return traits.contains(.textArea) ? .textView : .textField }
        if traits.contains(.switchButton) { return .switch }
        if traits.contains(.button) { return .button }
        if traits.contains(.image) { return .image }
        return traits.contains(.staticText) && !traits.contains(.link) ? .label : .view
    }
}
