import A11yModel
import A11ySyntax

/// The documents of VoiceOver Designer: `document.json` in a `.vodesign` folder with its artboards, and `controls.json`
/// of older versions. They say what a designer wants VoiceOver to read on a picture of a screen, in which order.
package enum DesignDialect: Dialect {
    /// Whether the root is a list of controls, or a document with artboards.
    package static func recognises(_ root: Node, path: String) -> Bool {
        DesignNode.mayStand(in: root.tree) && !artboards(of: root).isEmpty
    }

    /// One screen for each artboard.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        guard let root = tree.roots.first else { return Parsed([]) }
        let artboards = artboards(of: root)
        let screens = artboards.enumerated().map { index, artboard in
            DesignParser.read(artboard, called: artboards.count > 1 ? "Artboard \(index + 1)" : Screen.nameless)
        }
        let controls = artboards.flatMap(\.controls)
        guard let first = controls.lazy.filter({ $0.unknownBits != 0 }).compactMap(\.traits).first else {
            return Parsed(screens)
        }
        let bits = controls.reduce(0) { $0 | $1.unknownBits }
        let facts: Facts = ["bits": .text("\(bits)")]
        return Parsed(
            screens, problems: [Problem(.truncatedTree, at: first.written.range, variant: "traits", facts: facts)])
    }

    /// The artboards of a document, and what lies beside them as one more; nothing in a file of another kind.
    private static func artboards(of root: Node) -> [Artboard] {
        let list = root.kind == .mapping ? root.entry("elements") : root
        guard let list, list.kind == .sequence else { return [] }
        let nodes = list.items.compactMap(DesignNode.init)
        guard nodes.count == list.items.reduce(0, { count, _ in count + 1 }), !nodes.isEmpty else { return [] }
        let loose = nodes.filter { $0.kind != .artboard }
        return nodes.filter { $0.kind == .artboard }.map { Artboard(board: $0, node: $0.node, controls: $0.children) }
            + (loose.isEmpty ? [] : [Artboard(board: nil, node: root, controls: loose)])
    }
}

/// A picture of a screen with its controls, in the order in which they are to be read.
struct Artboard {
    /// Nil for controls that lie on no artboard.
    let board: DesignNode?
    let node: Node
    let controls: [DesignNode]
}

/// Lowers an artboard to a screen.
struct DesignParser {
    private var screen: Screen
    private let scale: Double

    static func read(_ artboard: Artboard, called name: String) -> Screen {
        let written = artboard.board?["label"]?.text ?? ""
        let anchor = artboard.board?.anchor ?? artboard.controls.first?.anchor ?? artboard.node.range
        let start = artboard.board?.frame?.rect
        let frames = artboard.controls.compactMap { $0.frame?.rect }
        let width = frames.reduce(0) { max($0, $1.x + $1.width) }
        let height = frames.reduce(0) { max($0, $1.y + $1.height) }
        let extent = start ?? Rect(x: 0, y: 0, width: width, height: height)
        var parser = DesignParser(
            screen: Screen(
                name: written.isEmpty ? name : written, input: .design, range: artboard.node.range, anchor: anchor),
            scale: DesignParser.scale(ofWidth: extent.width))
        if extent.width > 0, extent.height > 0 {
            parser.screen.size = Size(width: extent.width / parser.scale, height: extent.height / parser.scale)
            parser.screen.platform = Platform(of: parser.screen.size)
        }
        parser.add(artboard.controls, from: Point(x: extent.x, y: extent.y), in: artboard.node, anchor)
        return parser.screen
    }

    /// Pictures are often those of a device, in its pixels: 2 or 3 to a point. Other widths count as points.
    private static func scale(ofWidth width: Double) -> Double {
        if pixelWidths3.contains(width) { return 3 }
        return pixelWidths2.contains(width) ? 2 : 1
    }

    private static let pixelWidths3: Set<Double> = [1125, 1170, 1179, 1206, 1242, 1260, 1284, 1290, 1320]
    private static let pixelWidths2: Set<Double> = [640, 750, 828, 1488, 1536, 1620, 1640, 1668, 2048, 2064]

    /// The controls are an explicit list: their order is that of the design, whatever their frames.
    private mutating func add(_ controls: [DesignNode], from start: Point, in node: Node, _ anchor: SourceRange) {
        let root = screen.add(.view, parent: nil, range: node.range, anchor: anchor)
        screen.attach(root, to: nil)
        list(controls, under: root, from: start)
    }

    private mutating func list(_ controls: [DesignNode], under parent: ElementID, from start: Point) {
        var members: [Member] = []
        for control in controls where control.kind != .artboard {
            let type = DesignParser.type(of: control)
            let id = screen.add(type, parent: parent, range: control.node.range, anchor: control.anchor)
            screen.attach(id, to: parent)
            members.append(Member(name: nil, target: id, range: control.anchor))
            var origin = start
            if let (frame, written) = control.frame {
                let inPoints = Rect(
                    x: (frame.x - start.x) / scale, y: (frame.y - start.y) / scale, width: frame.width / scale,
                    height: frame.height / scale)
                screen.assign(.frame, .rect(inPoints), at: written, on: id)
                origin = Point(x: frame.x, y: frame.y)
            }
            if control.kind == .container {
                describe(container: id, as: control)
                list(control.children, under: id, from: origin)
            } else {
                describe(id, as: control)
            }
        }
        // A modal view silences what is beside it among views; an explicit list would be read whole.
        if !controls.contains(where: { $0["isModal"]?.flag == true }) {
            screen.elements[parent.index].members = members
        }
    }

    private mutating func describe(_ id: ElementID, as node: DesignNode) {
        let isElement = node["isAccessibilityElement"] ?? LocatedText(at: node.anchor)
        screen.assign(.isElement, .flag(isElement.flag ?? true), at: isElement, on: id)
        screen.assign(screen[id].type == .label ? .text : .label, text: node["label"], on: id)
        screen.assign(.hint, text: node["hint"], on: id)
        if let value = node.value?.unlessEmpty { screen.assign(value: value, on: id) }
        if let (traits, written) = node.traits { screen.assign(.traits, .traits(traits), at: written, on: id) }
        if node.unknownBits != 0 { screen.elements[id.index].doubts.insert(.partial) }
        screen.assign(actions: node.actions, on: id)
        if let (parts, written) = node.descriptions, !parts.isEmpty {
            screen.assign(.customContent, .content(parts), at: written, on: id)
        }
    }

    private mutating func describe(container id: ElementID, as node: DesignNode) {
        screen.assign(.label, text: node["label"], on: id)
        if let type = node["containerType"], ["semanticGroup", "list", "landmark"].contains(type.text) {
            screen.assign(.containerType, .text(type.text), at: type, on: id)
        }
        screen.assign(.viewIsModal, true, if: node["isModal"], on: id)
        if let tabs = node["isTabTrait"], tabs.flag == true {
            screen.assign(.traits, .traits(.tabBar), at: tabs, on: id)
        }
    }

    /// The UIKit type that has these traits. A design names no class; other elements are plain views with traits.
    private static func type(of node: DesignNode) -> ElementType {
        guard node.kind == .control else { return .view }
        let traits = node.traits?.traits ?? []
        if traits.contains(.textEntry) { return .textField }
        if traits.contains(.switchButton) { return .switch }
        if traits.contains(.button) { return .button }
        if traits.contains(.image) { return .image }
        return traits.isSubset(of: [.staticText, .header, .selected, .notEnabled]) ? .label : .view
    }
}
