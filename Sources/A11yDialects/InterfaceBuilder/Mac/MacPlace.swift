import A11yModel
import A11ySyntax

/// Where a view of the Mac stands: in which superview, and how places in that one are counted.
struct MacPlace {
    /// The superview; nil for a view at the root of a screen.
    var parent: ElementID?
    /// The height of the superview; nil where it is unknown.
    var height: Double?
    /// Whether the superview counts from its top, as UIKit does; nil where its class may have changed that.
    var isFlipped: Bool?
    /// Whether the superview is copied for each row or item.
    var isTemplate = false
    /// Whether it lies in a column with a title, which VoiceOver tells with the cell.
    var hasColumnTitle = false

    /// The root of a screen.
    static let root = MacPlace(parent: nil, height: nil, isFlipped: nil)

    /// The frame of a view at this place, from the upper left corner of its superview. Nil where the file does not
    /// settle from where it is counted.
    func frame(of node: Node) -> Assignment? {
        guard let rect = node.items.first(where: { $0.tag == "rect" && $0.attribute("key") == "frame" }) else {
            return nil
        }
        var span = AttributeSpan(of: rect)
        var sides: [String: Double] = [:]
        for entry in rect.entries {
            guard let key = entry.key, key.name != "key", let number = entry.number else { continue }
            sides[key.name] = number
            span.add(entry)
        }
        var frame = Rect(
            x: sides["x"] ?? 0, y: sides["y"] ?? 0, width: sides["width"] ?? 0, height: sides["height"] ?? 0)
        if frame.isZero { return nil }
        if parent == nil {
            frame.x = 0
            frame.y = 0
        } else if isFlipped == false, let height {
            frame.y = height - frame.y - frame.height
        } else if isFlipped != true {
            return nil
        }
        return Assignment(.frame, .rect(frame), range: span.range, keyRange: rect.tagRange)
    }

    /// The place of what lies in a view that stands here.
    func inside(_ element: Element, _ node: Node) -> MacPlace {
        var place = self
        place.parent = element.id
        place.height = element.frame?.height
        let isFlipped = MacPlace.flippedTags.contains(node.tag)
        place.isFlipped = element.customClass == nil ? isFlipped : nil
        if node.tag == "tableCellView" || node.tag == "tableRowView" { place.isTemplate = true }
        return place
    }

    /// The views of AppKit whose `isFlipped` is true. All others count from their lower left corner.
    private static let flippedTags: Set<String> = [
        "clipView", "collectionView", "matrix", "outlineView", "scrollView", "splitView", "tabView", "tableView",
        "textView",
    ]
}
