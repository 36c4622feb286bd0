import A11yModel
import A11ySyntax

/// Reads an application's page source into a screen.
struct PageReader {
    private var screen: Screen
    /// Whether the dump tells which nodes are accessibility elements; WebDriverAgent does since 2021.
    private let knowsAccessible: Bool

    /// The screen of an application, or of the `tops` that stand for one.
    static func read(_ tops: [PageNode], knowsAccessible: Bool) -> Screen {
        let whole = tops.reduce(into: tops.first?.node.range ?? .fileStart) { range, top in
            range = SourceRange(min(range.start, top.node.range.start), max(range.end, top.node.range.end))
        }
        let anchor = tops.first?.anchor ?? .fileStart
        var reader = PageReader(
            screen: Screen(name: "", input: .pageSource, range: whole, anchor: anchor), knowsAccessible: knowsAccessible
        )
        reader.screen.isPartial = !knowsAccessible
        if let first = tops.first { reader.measure(first) }
        for top in tops { reader.add(top) }
        return reader.screen
    }

    /// The size of the screen, and what it tells of the platform. XCUITest prints no frame of an application; that of
    /// its first window is the same.
    private mutating func measure(_ top: PageNode) {
        let frames = [top.frame] + top.children.lazy.filter { $0.type == "Window" }.map(\.frame)
        if let frame = frames.lazy.compactMap({ $0 }).first(where: { $0.width > 0 && $0.height > 0 }) {
            screen.size = Size(width: frame.width, height: frame.height)
            screen.platform = Platform(of: screen.size)
        } else if top[.focused] != nil {
            // Only a television's XML says what is focused, but JSON of phones does so, too.
            screen.platform = .tvos
        }
        let names = [top[.label]?.text, top[.name]?.text].compactMap { $0 }
        screen.name = names.first { !$0.trimmed.isEmpty } ?? Screen.nameless
    }

    /// A node that waits to be added, with what is known of the nodes around it.
    private struct Waiting {
        let node: PageNode
        let parent: ElementID?
        /// The upper left corner on screen that the frame of the element is written from.
        let origin: Point
        let scrolls: Bool
        let isInBar: Bool
        /// The frame of the nearest row above it that is further down the list.
        var scrolledOut: Rect?
        /// The name of the switch in the nearest row around it.
        var rowSwitch: String?
        /// Whether UIKit makes what is around it.
        var isSystem = false
    }

    private mutating func add(_ top: PageNode) {
        // Of a dump of one element, that element is the screen's only root.
        let start = Waiting(node: top, parent: nil, origin: Point(x: 0, y: 0), scrolls: false, isInBar: false)
        var pending = [start]
        if top.type == "Application" {
            pending = top.ownChildren.reversed().map {
                Waiting(node: $0, parent: nil, origin: start.origin, scrolls: false, isInBar: false)
            }
        }
        while let next = pending.popLast() {
            let id = add(next)
            let type = screen[id].type
            let scrolls = next.scrolls || [.scrollView, .tableView, .collectionView, .webView].contains(type)
            let isInBar = type == .navigationBar || (next.isInBar && type != .button)
            let corner = next.node.frame.map { Point(x: $0.x, y: $0.y) } ?? next.origin
            let scrolledOut = isScrolledOut(next) ? next.scrolledOut ?? next.node.frame : nil
            let isSystem = next.isSystem || PageType.isMadeBySystem(next.node)
            let rowSwitch = next.node.type == "Cell" ? next.node.switchName : next.rowSwitch
            pending += next.node.ownChildren.reversed().map {
                Waiting(
                    node: $0, parent: id, origin: corner, scrolls: scrolls, isInBar: isInBar, scrolledOut: scrolledOut,
                    rowSwitch: rowSwitch, isSystem: isSystem)
            }
        }
    }

    private mutating func add(_ next: Waiting) -> ElementID {
        let node = next.node
        let type = PageType.type(of: node, inside: next.parent.map { screen[$0].type })
        let id = screen.add(type, parent: next.parent, range: node.node.range, anchor: node.anchor)
        if let parent = next.parent {
            if type == .segment || type == .tabBarItem {
                screen.elements[parent.index].items.append(id)
            } else {
                screen.elements[parent.index].children.append(id)
            }
        } else {
            screen.roots.append(id)
        }
        if !knowsAccessible { screen.elements[id.index].doubts.insert(.partial) }
        // The label of a stepper is said with its halves; one with a scroll bar's words was made of all that is inside.
        screen.elements[id.index].isSystem =
            next.isSystem || (type == .view && (node.type == "Stepper" || PageType.isNamedByScrollBar(node)))
        if PageType.isUnmodelled(node) { screen.elements[id.index].markUnmodelled(as: node.type) }
        describe(id, as: next)
        return id
    }

    private mutating func set(_ property: Property, _ value: Value, _ written: Written, on id: ElementID) {
        screen.elements[id.index].assignments.append(
            Assignment(property, value, range: written.range, keyRange: written.keyRange))
    }

    private mutating func describe(_ id: ElementID, as next: Waiting) {
        let node = next.node
        if let frame = node.frame, !isMisplaced(frame, in: next) {
            let own = frame.inView(at: next.origin)
            let (range, keyRange) = node.frameRange
            set(.frame, .rect(own), Written(text: "", range: range, keyRange: keyRange), on: id)
        }
        if let identifier = node.identifier { set(.identifier, .text(identifier.text), identifier, on: id) }
        if let selected = node[.selected], node.flag(.selected) == true {
            set(.selected, .flag(true), selected, on: id)
        }
        if let enabled = node[.enabled], node.flag(.enabled) == false { set(.enabled, .flag(false), enabled, on: id) }
        if let visible = node[.visible], node.flag(.visible) == false, !isScrolledOut(next) {
            set(.hidden, .flag(true), visible, on: id)
        }
        describeWords(id, as: next)
        if let actions = node[.customActions] {
            let names = actions.text.split(separator: ",").map { CustomAction(name: $0.trimmed) }
            if !names.isEmpty { set(.customActions, .actions(names), actions, on: id) }
        }
        if let written = node[.traits] {
            describe(PageTraits.traits(written.text), written, on: id)
        } else if next.isInBar, let label = node[.label],
            screen[id].type == .label || isLonelyText(node, label)
        {
            // The text of a navigation bar is its title; until iOS 10 it had no type of its own.
            set(.traits, .traits(.header), label, on: id)
        } else if node.type == "Link" {
            set(.traits, .traits(.link), Written(text: "", range: node.anchor, keyRange: node.anchor), on: id)
        }
        // The stop of a search field or a picker is a part of the control, which UIKit's class supplies.
        let hasParts = [.searchBar, .pickerView, .stepper].contains(screen[id].type)
        if let accessible = node[.accessible], let flag = node.flag(.accessible) {
            // Of a row that is not made yet nothing is known; of a cell with stops inside, that it is none itself.
            let isUnknown = flag ? hasParts || (node.type == "Cell" && node.holdsAccessible) : isScrolledOut(next)
            if !isUnknown { set(.isElement, .flag(flag), accessible, on: id) }
        } else if node.isOfAccessibleTree, node.children.isEmpty {
            set(.isElement, .flag(true), Written(text: "", range: node.anchor, keyRange: node.anchor), on: id)
        } else if !knowsAccessible, let label = node[.label] {
            if isToldBySwitch(next) {
                set(.isElement, .flag(false), label, on: id)
            } else if isLonelyText(node, label) || isNamedBox(node) {
                set(.isElement, .flag(true), label, on: id)
            }
        }
    }

    private mutating func describe(_ traits: Traits, _ written: Written, on id: ElementID) {
        guard PageTraits.unnamed.contains(screen[id].type) else {
            return set(.traits, .traits(traits), written, on: id)
        }
        if traits.contains(.selected), screen[id][.selected] == nil { set(.selected, .flag(true), written, on: id) }
        if traits.contains(.notEnabled), screen[id][.enabled] == nil { set(.enabled, .flag(false), written, on: id) }
    }

    /// WebDriverAgent's `visible` is false also for what a scroll view keeps for later, which VoiceOver reaches.
    private func isScrolledOut(_ next: Waiting) -> Bool {
        guard next.node.flag(.visible) == false, next.node.hasWords else { return false }
        if next.scrolledOut != nil { return true }
        guard next.scrolls, let frame = next.node.frame, frame.area > 0 else { return false }
        return frame.intersection(Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)) == nil
    }

    /// Whether a part of a row further down has the frame that it had before the row was laid out.
    private func isMisplaced(_ frame: Rect, in next: Waiting) -> Bool {
        next.scrolledOut.map { $0.intersection(frame) == nil } ?? false
    }

    /// Whether a node of no particular type is what is left of an element of the app's own: words, and nothing below.
    private func isLonelyText(_ node: PageNode, _ label: Written) -> Bool {
        guard PageType.type(of: node, inside: nil) == .view, !label.text.isEmpty else { return false }
        // A web page's link holds its words as a text.
        return node.children.isEmpty || node.type == "Link"
    }

    /// Whether it is a box with a name around drawings alone: the name is all that there is to say.
    private func isNamedBox(_ node: PageNode) -> Bool {
        guard PageType.type(of: node, inside: nil) == .view, node[.label]?.text.trimmed.isEmpty == false else {
            return false
        }
        return node.isAround { part in
            part.type == "Image" || (part.type == "Other" && part[.label]?.text.isEmpty != false)
        }
    }

    /// Whether it is a row with a switch of the same name, or that row's text: the switch is the row's only stop.
    private func isToldBySwitch(_ next: Waiting) -> Bool {
        let label = next.node[.label]?.text ?? ""
        guard !label.isEmpty else { return false }
        if next.node.type == "Cell" { return next.node.switchName == label }
        return next.node.type == "StaticText" && next.rowSwitch == label
    }

    private mutating func describeWords(_ id: ElementID, as next: Waiting) {
        let node = next.node
        let type = screen[id].type
        if let label = node[.label], !label.text.isEmpty {
            set(type == .label ? .text : .label, .text(label.text), label, on: id)
        }
        // What the label says already is not said again.
        if let placeholder = node[.placeholderValue], placeholder.text != node[.label]?.text {
            set(.placeholder, .text(placeholder.text), placeholder, on: id)
        }
        guard let value = node[.value] else { return }
        switch type {
        case .label: break
        case .button, .segment, .tabBarItem, .tableViewCell, .collectionViewCell:
            if value.text == "1" {
                if screen[id][.selected] == nil { set(.selected, .flag(true), value, on: id) }
            } else if value.text != "0" {
                set(.value, .text(value.text), value, on: id)
            }
        case .switch:
            let state = SwitchState.read(value.text)
            set(state == nil ? .value : .isOn, state ?? .text(value.text), value, on: id)
        case .activityIndicator where SwitchState.read(value.text) != nil: break
        case .textField, .secureTextField, .searchBar, .textView:
            // The value of an empty field is its placeholder.
            let isPlaceholder = value.text == node[.placeholderValue]?.text
            if !isPlaceholder { set(.text, .text(value.text), value, on: id) }
        default: set(.value, .text(value.text), value, on: id)
        }
    }
}
