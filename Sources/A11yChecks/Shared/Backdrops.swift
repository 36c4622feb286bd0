import A11yEngine
import A11yModel
import A11yVoiceOver

/// The colours behind the texts of a screen, as far as the file says. Cost: the elements once; a question costs the
/// depth of the text, times what is looked at of the views behind it.
struct Backdrops {
    /// What lies behind a text.
    struct Backdrop {
        /// A solid, literal colour.
        package let color: Color
        /// The element that has it.
        package let element: ElementID
        /// Whether the file leaves it open that nothing lies between.
        package let doubts: Doubts
    }

    /// What a view paints itself.
    private enum Fill: Equatable {
        case clear
        case solid(Color)
        /// A picture, a colour of the system, glass: something, and nobody can measure it.
        case unknown
    }

    /// Views that paint something, looked at behind one text on each level (ours): it bounds the cost on hostile files.
    private static let mostPainters = 64

    private let context: LintContext
    /// Whether each element paints something, itself or by what is in it; by its index.
    private var paints: [Bool] = []
    /// The visible children of each element that paint something, from back to front; nil stands for the root.
    private var painters: [ElementID?: [ElementID]] = [:]

    init(in context: LintContext) {
        self.context = context
        let screen = context.screen
        paints = Array(repeating: false, count: screen.elements.count)
        // Document order puts parents first, so from the end everything in an element has been seen before it.
        for element in screen.elements.reversed() where context.isVisible(element.id) {
            if case .clear = fill(of: element), !mayBePainted(element) {} else { paints[element.id.index] = true }
            if paints[element.id.index], let parent = element.parent { paints[parent.index] = true }
        }
        for element in screen.elements where paints[element.id.index] && context.isVisible(element.id) {
            painters[element.parent, default: []].append(element.id)
        }
    }

    /// What lies behind a text; nil where that cannot be measured.
    func backdrop(of text: ElementID) -> Backdrop? {
        var isNear = true
        for id in context.screen.lineage(of: text) {
            switch fill(of: context.screen[id]) {
            case .unknown: return nil
            case .solid(let color):
                // What a class of the app's own paints over its colour, its code knows.
                let isPlain = context.screen[id].customClass == nil || id == text
                return Backdrop(color: color, element: id, doubts: isNear && isPlain ? [] : .guessed)
            case .clear: break
            }
            // The text itself and its parent are near; what is behind those is further.
            isNear = id == text
            guard let behind = painter(behind: id, of: text) else { continue }
            guard case .solid(let color) = fill(of: context.screen[behind]), covers(behind, text) else { return nil }
            return Backdrop(color: color, element: behind, doubts: .guessed)
        }
        return nil
    }

    /// The foremost sibling behind an element that paints where a text is, or may do so.
    private func painter(behind id: ElementID, of text: ElementID) -> ElementID? {
        let siblings = painters[context.screen[id].parent] ?? []
        // Sorted by document order, as they were found.
        var (low, high) = (0, siblings.count)
        while low < high {
            let middle = (low + high) / 2
            if siblings[middle] < id { low = middle + 1 } else { high = middle }
        }
        let behind = siblings[..<low]
        let frame = context.frame(of: text)
        let meets = behind.suffix(Backdrops.mostPainters).last { other in
            guard let frame, let area = context.frame(of: other) else { return true }
            return frame.intersection(area) != nil
        }
        // Behind more than can be looked at there may be anything.
        return meets ?? (behind.count > Backdrops.mostPainters ? behind.first : nil)
    }

    /// Whether a plain view lies behind all of a text, with nothing in it.
    private func covers(_ id: ElementID, _ text: ElementID) -> Bool {
        guard let frame = context.frame(of: text), let area = context.frame(of: id) else { return false }
        let isPlain = !context.screen[id].children.contains { paints[$0.index] }
        return isPlain && area.encloses(frame, within: LintContext.sameCoordinate)
    }

    private func fill(of element: Element) -> Fill {
        if let alpha = element[.alpha]?.number, alpha < 1 { return .unknown }
        if element.customClass?.lowercased().contains("gradient") == true { return .unknown }
        let isInterfaceBuilder = context.screen.input == .interfaceBuilder
        let hasPicture = element[.image] != nil || element[.systemImage] != nil
        switch element.type {
        // Their pictures lie over their colour, and are behind what is in them.
        case .image: return hasPicture || element[.backgroundColor] == nil ? .unknown : own(element) ?? .unknown
        case .button: if isInterfaceBuilder, hasPicture { return .unknown }
        case .visualEffectView, .mapView, .webView, .alert, .layer: return .unknown
        default: break
        }
        if element.children.contains(where: { context.screen[$0].type == .layer }) { return .unknown }
        if let own = own(element) { return own }
        // Without a colour of their own these have one of UIKit's, and the app's classes may have any.
        switch element.type {
        case .view, .label, .stackView, .scrollView, .collectionViewCell, .accessibilityElement, .control:
            return element.customClass != nil && element.doubts.contains(.code) ? .unknown : .clear
        case .button: return isInterfaceBuilder || element.customClass != nil ? .unknown : .clear
        default: return .unknown
        }
    }

    /// Whether code may paint a view that is clear in the file and holds nothing: of Interface Builder's views those
    /// that an outlet leads to, since there is little else to do with them.
    private func mayBePainted(_ element: Element) -> Bool {
        context.screen.input == .interfaceBuilder && element.type == .view && element.children.isEmpty
            && element.doubts.contains(.code) && own(element) == nil
    }

    /// What the author gave as a background; nil without one.
    private func own(_ element: Element) -> Fill? {
        if let value = element[.backgroundColor] {
            guard let color = value.color else { return .unknown }
            return color.alpha == 1 ? .solid(color) : color.alpha == 0 ? .clear : .unknown
        }
        return element.isTrue(.opaque) ? .unknown : nil
    }
}
