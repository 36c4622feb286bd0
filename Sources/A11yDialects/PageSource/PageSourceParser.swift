import A11yModel
import A11ySyntax

/// Lowers an application's page source to a screen.
struct PageSourceParser {
    private var screen: Screen
    /// Whether the dump says which nodes are accessibility elements. WebDriverAgent's does since 2021.
    private let knowsAccessible: Bool
    /// The frames of the navigation bars.
    private let bars: [Rect]

    /// The screen of an application, or of the windows that stand for one.
    static func read(_ tops: [PageNode], knowsAccessible: Bool) -> Screen {
        let whole = tops.reduce(into: tops.first?.node.range ?? .fileStart) { range, top in
            range = SourceRange(min(range.start, top.node.range.start), max(range.end, top.node.range.end))
        }
        let anchor = tops.first?.anchor ?? .fileStart
        var parser = PageSourceParser(
            screen: Screen(name: "", input: .pageSource, range: whole, anchor: anchor),
            knowsAccessible: knowsAccessible, bars: Array(bars(in: tops).prefix(mostBars)))
        parser.screen.isPartial = !knowsAccessible
        if let first = tops.first { parser.measure(first, of: tops) }
        for top in tops { parser.add(top) }
        return parser.screen
    }

    /// The most navigation bars that are looked at. A screen has one, or one for each of its columns.
    private static let mostBars = 8

    private static func bars(in tops: [PageNode]) -> [Rect] {
        tops.flatMap { ([$0] + $0.descendants).filter { $0.type == "NavigationBar" } }.compactMap(\.frame)
    }

    /// Sets the size of the screen and the platform that follows from it. XCUITest prints no frame of an application;
    /// its first window has the same.
    private mutating func measure(_ top: PageNode, of tops: [PageNode]) {
        let frames = [top.frame] + top.children.lazy.filter { $0.type == "Window" }.map(\.frame)
        let frame = frames.lazy.compactMap { $0 }.first { $0.width > 0 && $0.height > 0 }
        if !["Application", "Window"].contains(top.type) {
            screen.place(part: tops.compactMap(\.frame), in: tops.lazy.compactMap(\.window).first)
        } else if let frame {
            screen.take(Size(width: frame.width, height: frame.height))
        } else if top[.focused] != nil {
            // Only a television's XML has `focused`. JSON of phones has it, too, but also a frame.
            screen.platform = .tvos
        }
        let names = [top[.label]?.text, top[.name]?.text].compactMap { $0 }
        screen.name = names.first { !$0.trimmed.isEmpty } ?? Screen.nameless
    }

    /// A node that is not added yet, with what its ancestors determine.
    private struct PendingNode {
        var node: PageNode
        var frame: Rect?
        var parent: ElementID?
        /// The upper left corner of the parent on screen.
        var origin: Point
        /// The area in which the enclosing scroll views show their contents; nil outside scroll views.
        var window: Rect?
        var isInBar = false
        /// Whether it is the back button of a navigation bar.
        var isBackButton = false
        /// The frame of the nearest enclosing row that is scrolled out of view.
        var scrolledOut: Rect?
        /// Whether it is scrolled out of view itself.
        var isScrolledOut = false
        /// The name of the switch in the nearest enclosing row.
        var rowSwitch: String?
        /// Whether UIKit creates the enclosing control's content.
        var isSystem = false
    }

    private mutating func add(_ top: PageNode) {
        // In a dump of a single element, that element is the screen's only root.
        let start = Point(x: 0, y: 0)
        let roots = top.type == "Application" ? top.ownChildren : [top]
        var pending = roots.reversed().map { PendingNode(node: $0, frame: $0.frame, parent: nil, origin: start) }
        while var next = pending.popLast() {
            next.isScrolledOut = isScrolledOut(next)
            let id = add(next)
            let type = screen[id].type
            var inside = next
            inside.isInBar = type == .navigationBar || (next.isInBar && type != .button)
            inside.window = window(inside: type, next)
            inside.scrolledOut = next.isScrolledOut ? next.scrolledOut ?? next.frame : nil
            inside.isSystem = next.isSystem || PageType.isMadeBySystem(next.node)
            if next.node.type == "Cell" { inside.rowSwitch = next.node.switchName }
            let origin = next.frame.map { Point(x: $0.x, y: $0.y) } ?? next.origin
            pending += next.node.ownChildren.reversed().lazy.map { child in
                var part = inside
                part.node = child
                part.frame = child.frame
                part.parent = id
                part.origin = origin
                part.isBackButton = type == .navigationBar && child.isBackButton(among: next.node.children)
                return part
            }
        }
    }

    /// The area in which a node shows its children, if it or an ancestor is a scroll view.
    private func window(inside type: ElementType, _ next: PendingNode) -> Rect? {
        guard [.scrollView, .tableView, .collectionView, .webView].contains(type), let frame = next.frame else {
            return next.window
        }
        let outer = next.window ?? Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        return frame.intersection(outer)?.clear(of: bars) ?? next.window
    }

    private mutating func add(_ next: PendingNode) -> ElementID {
        let node = next.node
        if next.isBackButton, isAtRightEdge(next) { screen.direction = .rtl }
        if let title = node.barTitle { screen.title = screen.title ?? title }
        let type = PageType.type(of: node, inside: next.parent.map { screen[$0].type })
        let id = screen.add(type, parent: next.parent, range: node.node.range, anchor: node.anchor)
        screen.attach(id, to: next.parent)
        if !knowsAccessible { screen.elements[id.index].doubts.insert(.partial) }
        // The label of a stepper is spoken with its halves. A label with a scroll bar's text was joined from all
        // descendants.
        screen.elements[id.index].isSystem =
            next.isSystem || (type == .view && (node.type == "Stepper" || PageType.isNamedByScrollBar(node)))
        if PageType.isUnmodelled(node) { screen.elements[id.index].markUnmodelled(as: node.type) }
        describe(id, as: next)
        screen.trim(id)
        return id
    }

    /// Whether a back button is in the right half of its bar, as in apps that run from right to left.
    private func isAtRightEdge(_ next: PendingNode) -> Bool {
        guard let frame = next.node.frame, let bar = next.parent.flatMap({ screen[$0].frame }) else { return false }
        return frame.center.x > next.origin.x + bar.width / 2
    }

    private mutating func describe(_ id: ElementID, as next: PendingNode) {
        let node = next.node
        // A part of a row that is scrolled out may have the frame from before the row's layout.
        if let frame = next.frame, next.scrolledOut.map({ $0.intersection(frame) != nil }) ?? true {
            let own = frame.inView(at: next.origin)
            let (range, keyRange) = node.frameRange
            screen.assign(.frame, .rect(own), at: LocatedText(text: "", range: range, keyRange: keyRange), on: id)
        }
        screen.assign(.identifier, text: node.identifier, on: id)
        screen.assign(.selected, true, if: node[.selected], on: id)
        screen.assign(.enabled, false, if: node[.enabled], on: id)
        if let visible = node[.visible], node.flag(.visible) == false, !next.isScrolledOut {
            screen.assign(.hidden, .flag(true), at: visible, on: id)
        }
        describeWords(id, as: next)
        if let actions = node[.customActions] {
            screen.assign(actions: (actions.text.split(separator: ",").map(\.trimmed), actions), on: id)
        }
        describeTraits(id, as: next)
        describeReach(id, as: next)
    }

    private mutating func describeTraits(_ id: ElementID, as next: PendingNode) {
        let node = next.node
        let whole = LocatedText(at: node.anchor)
        if next.isBackButton {
            let state: Traits = node.flag(.enabled) == false ? .notEnabled : []
            screen.assign(.traits, .traits(state.union([.button, .backButton])), at: node[.traits] ?? whole, on: id)
        } else if let written = node[.traits] {
            var traits = PageTraits.traits(written.text)
            if node.type == "Link" { traits.insert(.link) }
            screen.assign(traits, at: written, on: id)
        } else if next.isInBar, let label = node[.label],
            screen[id].type == .label || isLonelyText(node, label)
        {
            // The text of a navigation bar is its title. Until iOS 10 it had no type of its own.
            screen.assign(.traits, .traits(.header), at: label, on: id)
        } else if node.type == "Link" {
            screen.assign(.traits, .traits(.link), at: whole, on: id)
        }
    }

    /// Whether the node is a stop, as far as the dump tells.
    private mutating func describeReach(_ id: ElementID, as next: PendingNode) {
        let node = next.node
        if node.isWholeLink {
            let place = node[.accessible] ?? LocatedText(at: node.anchor)
            return screen.assign(.isElement, .flag(true), at: place, on: id)
        }
        // The stop of a search field or picker is a part of the control, which UIKit's class provides.
        let hasParts = [.searchBar, .pickerView, .stepper].contains(screen[id].type)
        if let accessible = node[.accessible], let flag = node.flag(.accessible) {
            // Nothing is known of a row that is not created yet. A cell with stops inside is not a stop itself.
            let isUnknown = flag ? hasParts || (node.type == "Cell" && node.holds(.accessible)) : next.isScrolledOut
            if !isUnknown { screen.assign(.isElement, .flag(flag), at: accessible, on: id) }
        } else if node.isOfAccessibleTree, node.children.isEmpty {
            screen.assign(.isElement, .flag(true), at: LocatedText(at: node.anchor), on: id)
        } else if screen.platform == .tvos, let focused = node[.focused], node.flag(.focused) == true,
            !node.holds(.focused)
        {
            // On a television the cursor is where the focus is.
            screen.assign(.isElement, .flag(true), at: focused, on: id)
        } else if !knowsAccessible, let label = node[.label] {
            if isToldBySwitch(next) {
                screen.assign(.isElement, .flag(false), at: label, on: id)
            } else if isLonelyText(node, label) || isNamedBox(node) {
                screen.assign(.isElement, .flag(true), at: label, on: id)
            }
        }
    }

    /// Whether a node is only scrolled out of view. WebDriverAgent's `visible` is false for those, too, but VoiceOver
    /// reaches them.
    private func isScrolledOut(_ next: PendingNode) -> Bool {
        guard next.node.flag(.visible) == false, next.node.hasWords else { return false }
        if next.scrolledOut != nil { return true }
        guard let window = next.window, let frame = next.frame, frame.area > 0 else { return false }
        return frame.intersection(window) == nil
    }

    /// Whether a node without a type is a custom element: it has words and no children.
    private func isLonelyText(_ node: PageNode, _ label: LocatedText) -> Bool {
        guard PageType.type(of: node, inside: nil) == .view, !label.text.isEmpty else { return false }
        // The link of a web page holds its words in a text.
        return node.children.isEmpty || node.type == "Link"
    }

    /// Whether it is a container with a name that holds only drawings, so that the name is all there is to speak.
    private func isNamedBox(_ node: PageNode) -> Bool {
        guard PageType.type(of: node, inside: nil) == .view, node[.label]?.text.trimmed.isEmpty == false else {
            return false
        }
        return node.isAround { part in
            part.type == "Image" || (part.type == "Other" && part[.label]?.text.isEmpty != false)
        }
    }

    /// Whether it is a row, or the text of a row, with the same name as the switch in it. The switch is the row's only
    /// stop.
    private func isToldBySwitch(_ next: PendingNode) -> Bool {
        let label = next.node[.label]?.text ?? ""
        guard !label.isEmpty else { return false }
        if next.node.type == "Cell" { return next.node.switchName == label }
        return next.node.type == "StaticText" && next.rowSwitch == label
    }

    private mutating func describeWords(_ id: ElementID, as next: PendingNode) {
        let node = next.node
        let type = screen[id].type
        let label = node[.label].flatMap { $0.text.isEmpty ? nil : $0 }
        if let label {
            screen.assign(type == .label ? .text : .label, .text(label.text), at: label, on: id)
        } else if node.isWholeLink, let first = node.wordsInside.first {
            let words = node.wordsInside.map(\.text).joined(separator: " ")
            screen.assign(.label, .text(words), at: first, on: id)
        }
        // A placeholder that repeats the label is not spoken again.
        if let placeholder = node[.placeholderValue], placeholder.text != node[.label]?.text {
            screen.assign(.placeholder, .text(placeholder.text), at: placeholder, on: id)
        }
        guard let value = node[.value] else { return }
        switch type {
        case .label: break
        case .button, .segment, .tabBarItem, .tableViewCell, .collectionViewCell:
            if value.text == "1" {
                if screen[id][.selected] == nil { screen.assign(.selected, .flag(true), at: value, on: id) }
            } else if value.text != "0" {
                screen.assign(.value, .text(value.text), at: value, on: id)
            }
        case .activityIndicator where SwitchState.read(value.text) != nil: break
        case .textField, .secureTextField, .searchBar, .textView:
            // The value of an empty field is its placeholder. Before dumps had placeholders, UIKit's search fields
            // already had theirs as label and as value.
            let isPlaceholder = value.text == (node[.placeholderValue] ?? label)?.text
            if !isPlaceholder { screen.assign(.text, .text(value.text), at: value, on: id) }
        default: screen.assign(value: value, on: id)
        }
    }
}
