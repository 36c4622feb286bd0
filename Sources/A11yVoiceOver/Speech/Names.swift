import A11yModel

/// The accessible name of an element, and its source.
public struct Name: Hashable, Sendable {
    /// The words; empty without a name.
    public let text: String
    /// The source.
    public let source: Source

    /// The source of a name, best first.
    public enum Source: String, CaseIterable, Sendable {
        /// The author's `label`, even an empty one.
        case author
        /// The visible label that `labelledBy` refers to.
        case labelledBy
        /// A text or title on the element.
        case text
        /// The texts inside a table cell.
        case joined
        /// The name of a picture, if there is nothing else.
        case image
        /// A word that UIKit supplies; the text is empty if only UIKit knows it.
        case system
        /// There is no name.
        case none
    }
}

/// Computes the names of a screen's elements as UIKit's classes do.
struct Names: Sendable {
    let screen: Screen
    let layout: Layout
    /// The elements by id; empty if no element refers to another.
    let byName: [String: ElementID]

    init(_ screen: Screen, layout: Layout) {
        self.screen = screen
        self.layout = layout
        let refers = { (index: Int) in
            let written = screen.elements[index].written
            return written.contains(.labelledBy) || written.contains(.rowHeaders) || written.contains(.columnHeaders)
        }
        guard screen.elements.indices.contains(where: refers) else {
            byName = [:]
            return
        }
        let named = screen.elements.compactMap { element in element.fileID.map { ($0, element.id) } }
        byName = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    func name(of id: ElementID) -> Name {
        let element = screen[id]
        if let label = element.label, !element.saysTitleForLabel { return Name(text: label, source: .author) }
        // On a Mac a title element names a control that draws no title of its own.
        // A caption that points at its control is no name of the caption.
        let drawsTitle = screen.platform == .macos && (element.title?.isEmpty == false || element.type == .label)
        if !drawsTitle, let target = element[.labelledBy]?.text.flatMap({ byName[$0] }) {
            let visible = screen[target]
            let text = visible.label ?? visible.text ?? visible.title ?? ""
            if !text.isEmpty { return Name(text: text, source: .labelledBy) }
        }
        return defaultName(of: element)
    }

    private func defaultName(of element: Element) -> Name {
        let name = className(of: element)
        guard name.text.isEmpty, element[.childBehavior]?.text == "combine" else { return name }
        let inside = joined(inside: element)
        return inside.text.isEmpty ? name : inside
    }

    private func className(of element: Element) -> Name {
        switch element.type {
        case .label: return text(element.text)
        case .button, .barButtonItem, .segment, .tabBarItem:
            // The text of a button is the subtitle of its configuration, which UIKit joins to the title.
            var shown = element.title ?? ""
            shown.extend(with: element.text ?? "", after: Names.separator)
            if !shown.isEmpty { return text(shown) }
            // A button on a watch may hold a group, whose texts are its name.
            let inside = screen.platform == .watchos ? joined(inside: element) : nil
            return inside.flatMap { $0.text.isEmpty ? nil : $0 } ?? picture(of: element)
        case .switch where screen.platform == .watchos: return text(element.title)
        case .image: return picture(of: element)
        case .tableViewCell: return joined(inside: element)
        case .switch where standsForCell(element): return element.parent.map { joined(inside: screen[$0]) } ?? none
        case .progressView, .activityIndicator: return Name(text: "", source: .system)
        default: return element.hasBuiltInName ? Name(text: "", source: .system) : none
        }
    }

    private var none: Name { Name(text: "", source: .none) }

    private func standsForCell(_ element: Element) -> Bool {
        guard element.slot == .accessory, let cell = element.parent else { return false }
        return screen.accessorySwitch(of: screen[cell]) == element.id
    }

    private func text(_ text: String?) -> Name {
        guard let text, !text.isEmpty else { return none }
        return Name(text: text, source: .text)
    }

    /// The name of a picture, which UIKit speaks for a control or an image that is a stop and has no other name.
    private func picture(of element: Element) -> Name {
        if element.hasBuiltInName { return Name(text: "", source: .system) }
        if let symbol = element[.systemImage]?.text, !symbol.isEmpty {
            return Name(text: PictureName.spoken(symbol: symbol), source: .image)
        }
        // Of an app for the Mac, records of an own image tell of silence more often than of its file name.
        if let asset = element[.image]?.text, !asset.isEmpty, element.macRole == nil {
            return Name(text: PictureName.spoken(asset: asset), source: .image)
        }
        return Name(text: "", source: .none)
    }
}

/// How VoiceOver speaks the name of a picture in place of a label.
package enum PictureName {
    /// The name of an asset, with a pause for each separator: `bullets-hollow` is “bullets hollow” (GitHawk#119).
    package static func spoken(asset: String) -> String {
        asset.utf8.split(whereSeparator: isSeparator).map { String(Substring($0)) }.joined(separator: " ")
    }

    /// UIKit's English word for a symbol; nil if no record shows one.
    package static func word(forSymbol symbol: String) -> String? { symbolWords[symbol] }

    /// The name of a symbol: UIKit has words for some symbols in the user's language, and speaks the raw name of the
    /// rest.
    static func spoken(symbol: String) -> String {
        if let word = symbolWords[symbol] { return word }
        return symbol.hasPrefix("NS") ? spoken(appKit: symbol) : spoken(asset: symbol)
    }

    /// UIKit's English words for symbols. No list is published: these are in records of running apps, the first in
    /// SwiftLint#5165, the others in page sources, printed trees and notes of developers that give the symbol as the
    /// name and the word as the label. `heart` and others have words, too, but no record names both.
    private static let symbolWords = [
        "plus": "Add", "arrow.clockwise": "Refresh", "checkmark": "Selected", "chevron.down": "Go Down",
        "chevron.left": "Back", "ellipsis.circle": "More", "magnifyingglass": "Search", "xmark": "Close",
        "xmark.circle.fill": "Close", "star": "Favorite", "star.fill": "Favorite", "square.and.pencil": "Compose",
        "phone.fill": "Call", "envelope.fill": "Get Mail", "link": "Link", "square.and.arrow.up": "Share",
        "globe": "Globe", "exclamationmark.circle": "Error", "slider.horizontal.3": "Edit", "sunrise": "Sunrise",
        "moon.zzz": "Snooze", "moon.zzz.fill": "Snooze", "sparkles": "Sparkle", "rectangle.stack.fill": "Album",
    ]

    /// The name of an AppKit picture, from its constant: `NSRefreshTemplate` is “refresh”. AppKit's own words are not
    /// published.
    private static func spoken(appKit constant: String) -> String {
        var name = constant.dropFirst("NS".count)
        if name.hasSuffix("Template") { name = name.dropLast("Template".count) }
        var words = ""
        for letter in name {
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
        return words
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: " "): true
        default: false
        }
    }
}
