// Writes the screen that an app shows as a screen file of a11ylint, with what the accessibility protocols tell.
//
// Copy this file into the app or its tests; it needs nothing else. docs/capture.md says how to call it.
// The walk knows nodes alone and runs anywhere. UIKit is at the end of the file.

/// An object as assistive technologies see it: a view, or an accessibility element without a view.
@MainActor
protocol A11yLintNode: AnyObject {
    /// The object. Two nodes of one object are one element of the screen.
    var identity: ObjectIdentifier { get }
    /// Whether it is a view.
    var isView: Bool { get }
    /// What the object tells about itself.
    var facts: A11yLintCapture.Facts { get }
    /// The views in it, back to front.
    var subviews: [any A11yLintNode] { get }
    /// `accessibilityElements`; nil and empty are different answers.
    var elements: [any A11yLintNode]? { get }
    /// `accessibilityElementCount()`; `NSNotFound` where the object has no index methods.
    var elementCount: Int { get }
    /// `accessibilityElement(at:)`; it may be nil.
    func element(at index: Int) -> (any A11yLintNode)?
    /// The headers of a data table's rows.
    var rowHeaders: [any A11yLintNode] { get }
    /// The headers of a data table's columns.
    var columnHeaders: [any A11yLintNode] { get }
}

/// Captures screens for a11ylint.
@MainActor
public enum A11yLintCapture {
    /// Why there is no screen.
    public enum Failure: Error, CustomStringConvertible {
        /// The app shows no window.
        case noWindow
        /// Nothing on the screen is an accessibility element.
        case noElements

        /// What to do about it.
        public var description: String {
            switch self {
            case .noWindow: "There is no window to capture: show one, or pass it."
            case .noElements:
                """
                Nothing on the screen is an accessibility element, so the accessibility runtime is probably off. \
                On a simulator, run `xcrun simctl spawn booted defaults write com.apple.Accessibility \
                AccessibilityEnabled -bool true` and `xcrun simctl spawn booted defaults write \
                com.apple.Accessibility ApplicationAccessibilityEnabled -bool true`, and start the app again. \
                On a device, turn on VoiceOver or connect Accessibility Inspector.
                """
            }
        }
    }

    /// A rectangle on the screen, in points.
    struct Rect: Equatable {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0

        /// Whether UIKit means a place by it: `CGRect.null` and `CGRect.infinite` are none.
        var isPlace: Bool {
            [x, y, width, height].allSatisfy { $0.isFinite && abs($0) < 1e9 } && width >= 0 && height >= 0
        }
    }

    /// A point on the screen.
    struct Point: Equatable {
        var x = 0.0
        var y = 0.0
    }

    /// A part of a label that is spoken differently.
    struct Span: Equatable {
        var text = ""
        var language: String?
        var pitch: Double?
        var spellOut: Bool?
        var punctuation: Bool?
        var phonetic: String?
        var headingLevel: Int?
    }

    /// A detail that VoiceOver tells on demand.
    struct Content: Equatable {
        var label = ""
        var value = ""
        var isImportant = false
    }

    /// A font: a text style, or a size.
    struct Font: Equatable {
        var style: String?
        var size: Double?
        var isBold = false
        var name: String?
    }

    /// A segment, or an item of a tab bar.
    struct Item: Equatable {
        var title: String?
        var label: String?
        var identifier: String?
        var badge: String?
        var isEnabled: Bool?
    }

    /// Position and size in a data table.
    struct Cell: Equatable {
        var row = 0
        var rows = 1
        var column = 0
        var columns = 1
    }

    /// What an object tells about itself. Nil and an empty list are unknown, and left out of the screen.
    struct Facts {
        /// The names of its class and of the superclasses, its own first.
        var classes: [String] = []
        /// Where it is on the screen; for an element without a view its `accessibilityFrame`.
        var frame: Rect?
        var hidden: Bool?
        var alpha: Double?
        var clipsToBounds: Bool?
        var enabled: Bool?
        var selected: Bool?
        var userInteractionEnabled: Bool?

        var text: String?
        var title: String?
        var placeholder: String?
        var font: Font?
        var adjustsFontForContentSizeCategory: Bool?
        var lines: Int?
        var minimumScale: Double?
        var textColor: String?
        var backgroundColor: String?
        var contentType: String?
        var keyboardType: String?

        var isElement: Bool?
        var identifier: String?
        var label: String?
        var spans: [Span] = []
        var value: String?
        var hint: String?
        /// `accessibilityTraits` as it is.
        var traits: UInt64?
        var elementsHidden: Bool?
        var viewIsModal: Bool?
        var groupChildren: Bool?
        var containerType: String?
        var accessibilityFrame: Rect?
        /// The corners of `accessibilityPath`.
        var path: [Point] = []
        var activationPoint: Point?
        var speechLanguage: String?
        var respondsToUserInteraction: Bool?
        var userInputLabels: [String] = []
        var customActions: [String] = []
        var customContent: [Content] = []
        var customRotors: [String] = []
        var readingLines: [String] = []
        var navigationStyle: String?
        var textualContext: String?
        var directTouchOptions: [String] = []
        var ignoresInvertColors: Bool?
        var showsLargeContentViewer: Bool?
        var largeContentTitle: String?
        var dragSources: [String] = []
        var dropPoints: [String] = []
        var expanded: Bool?
        var cell: Cell?

        var handlesTouch: Bool?
        var gestures: [String] = []
        var overrides: [String] = []
        var scrolls: String?
        var items: [Item] = []
        var selectedIndex: Int?
        var minimum: Double?
        var maximum: Double?
        var current: Double?
        var progress: Double?
        var pages: Int?
        var currentPage: Int?
        var isOn: Bool?
        var editing: Bool?
        var secure: Bool?
        var editable: Bool?
    }

    /// What is known of a screen beside its windows.
    struct Surroundings {
        var platform: String?
        var width: Double?
        var height: Double?
        var direction: String?
        var language: String?
        var title: String?
    }

    /// A window and its `windowLevel`.
    struct Layer {
        let level: Double
        let window: any A11yLintNode
    }

    /// The text of a screen file, in JSON. Windows of one level lie in the given order, back to front.
    static func screen(named name: String, layers: [Layer], surroundings: Surroundings) throws -> String {
        guard !layers.isEmpty else { throw Failure.noWindow }
        let order = layers.enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
        let walk = Walk()
        let roots = walk.roots(order.map(\.element.window))
        guard walk.hasElements else { throw Failure.noElements }
        var fields: [(String, Value)] = [("screen", .text(name)), ("a11ylint", .number(1))]
        fields.add("platform", surroundings.platform)
        if let width = surroundings.width, let height = surroundings.height, width > 0, height > 0 {
            fields.append(("size", .list([.number(width), .number(height)])))
        }
        fields.add("direction", surroundings.direction)
        fields.add("language", surroundings.language)
        fields.add("title", surroundings.title)
        fields.add("cut", walk.cut)
        fields.append(("elements", .list(roots)))
        return Value.map(fields).rendered(indent: "") + "\n"
    }
}

// MARK: - The walk

extension A11yLintCapture {
    /// An element of the screen while it is put together. It gets an id when something refers to it.
    @MainActor
    final class Draft {
        var id: String?
        var fields: [(String, Value)] = []
        /// Where the object is on the screen: the frames of the views in it are written relative to it.
        var frame: Rect?
    }

    /// The way through the windows of a screen.
    @MainActor
    final class Walk {
        /// Deeper views are left out, and the screen says so; readers have a limit as well.
        static let mostLevels = 100
        /// The most objects of a screen.
        static let mostNodes = 20_000

        /// Whether anything is an accessibility element.
        private(set) var hasElements = false
        /// What was left out because of a limit.
        private(set) var cut: String?
        private var drafts: [ObjectIdentifier: Draft] = [:]
        /// Objects that are made on request have to live on, or another gets their identity.
        private var kept: [any A11yLintNode] = []
        private var ids = 0
        private var gestures = 0

        /// The elements of a screen for its windows.
        func roots(_ windows: [any A11yLintNode]) -> [Value] {
            var roots: [any A11yLintNode] = []
            for window in windows where register(window, level: 0) { roots.append(window) }
            return roots.compactMap { window in
                guard let draft = drafts[window.identity] else { return nil }
                fill(draft, from: window, in: nil, level: 0)
                return .draft(draft)
            }
        }

        /// Makes the drafts of a view and of those in it, so that lists of elements can name any of them. Whether the
        /// view is new.
        private func register(_ node: any A11yLintNode, level: Int) -> Bool {
            guard drafts[node.identity] == nil, makeDraft(of: node, level: level) != nil else { return false }
            for view in A11yLintCapture.subviews(of: node) { _ = register(view, level: level + 1) }
            return true
        }

        /// A new draft; nil if the screen is too large.
        private func makeDraft(of node: any A11yLintNode, level: Int) -> Draft? {
            if level >= Walk.mostLevels { cut = cut ?? "\(Walk.mostLevels) levels" }
            if kept.count >= Walk.mostNodes { cut = cut ?? "\(Walk.mostNodes) elements" }
            guard level < Walk.mostLevels, kept.count < Walk.mostNodes else { return nil }
            let draft = Draft()
            drafts[node.identity] = draft
            kept.append(node)
            return draft
        }

        private func fill(_ draft: Draft, from node: any A11yLintNode, in parent: Rect?, level: Int) {
            let facts = node.facts
            if facts.isElement == true { hasElements = true }
            draft.frame = node.isView ? facts.frame.flatMap { $0.isPlace ? $0 : nil } : parent
            draft.fields = node.isView ? facts.viewFields(in: parent) : facts.memberFields
            addGestures(facts.gestures, to: draft)
            if let members = members(of: node, within: draft, level: level) {
                draft.fields.append(("elements", .list(members)))
            }
            addHeaders("rowHeaders", node.rowHeaders, to: draft)
            addHeaders("columnHeaders", node.columnHeaders, to: draft)
            guard node.isView else { return }
            let children: [Value] = A11yLintCapture.subviews(of: node).compactMap { child in
                // A view is written where it is met first; a view that is already there is not written again.
                guard let next = drafts[child.identity], next.fields.isEmpty else { return nil }
                fill(next, from: child, in: draft.frame, level: level + 1)
                return .draft(next)
            }
            if !children.isEmpty { draft.fields.append(("children", .list(children))) }
        }

        /// What VoiceOver finds in a container; nil if the views in it tell.
        private func members(of node: any A11yLintNode, within draft: Draft, level: Int) -> [Value]? {
            let listed = node.elements
            var nodes = listed ?? []
            if nodes.isEmpty, !A11yLintCapture.hasCells(node.facts.classes) { nodes = indexed(node) }
            guard listed != nil || !nodes.isEmpty else { return nil }
            let members = nodes.compactMap { member($0, within: draft, level: level + 1) }
            // An empty list hides everything. A list whose members are all left out does not say that.
            return members.isEmpty && !nodes.isEmpty ? nil : members
        }

        /// SwiftUI's hosting views answer these methods alone.
        private func indexed(_ node: any A11yLintNode) -> [any A11yLintNode] {
            let count = node.elementCount
            guard count > 0, count != Int.max else { return [] }
            if count > Walk.mostNodes { cut = cut ?? "\(Walk.mostNodes) elements" }
            return (0..<min(count, Walk.mostNodes)).compactMap(node.element(at:))
        }

        private func member(_ node: any A11yLintNode, within draft: Draft, level: Int) -> Value? {
            if let known = drafts[node.identity] { return reference(known) }
            guard let member = makeDraft(of: node, level: level) else { return nil }
            if node.isView {
                // The view is in no window that is captured, so that it can only be described here.
                let facts = node.facts
                if facts.isElement == true { hasElements = true }
                member.fields = facts.memberFields
            } else {
                fill(member, from: node, in: draft.frame, level: level)
            }
            return .draft(member)
        }

        private func reference(_ draft: Draft) -> Value {
            if draft.id == nil {
                ids += 1
                draft.id = "element\(ids)"
            }
            return .reference(draft)
        }

        /// Headers that are on the screen; others have no id.
        private func addHeaders(_ key: String, _ nodes: [any A11yLintNode], to draft: Draft) {
            let headers = nodes.compactMap { drafts[$0.identity] }.map(reference)
            if !headers.isEmpty { draft.fields.append((key, .list(headers))) }
        }

        /// Nobody knows what a gesture does, so that each gets a word of its own: equal words are one function.
        private func addGestures(_ names: [String], to draft: Draft) {
            var seen: Set<String> = []
            let fields: [(String, Value)] = names.filter { seen.insert($0).inserted }.map { name in
                gestures += 1
                return (name, .text("gesture\(gestures)"))
            }
            if !fields.isEmpty { draft.fields.append(("gestures", .map(fields))) }
        }
    }

    /// The views in a view that belong to the app; the parts of UIKit's controls are those of the class.
    static func subviews(of node: any A11yLintNode) -> [any A11yLintNode] {
        guard node.isView else { return [] }
        let type = knownType(node.facts.classes)
        let isWhole = type.map(wholeTypes.contains) ?? false
        return isWhole && (node.elements ?? []).isEmpty ? [] : node.subviews
    }

    /// Whether the index methods of a class answer stand-ins for cells that are views as well.
    static func hasCells(_ classes: [String]) -> Bool {
        ["UITableView", "UICollectionView"].contains(knownType(classes) ?? "")
    }

    /// The nearest class that the format knows.
    static func knownType(_ classes: [String]) -> String? { classes.first(where: types.contains) }

    /// Controls whose parts UIKit makes, so that the class says what VoiceOver finds.
    static let wholeTypes: Set<String> = [
        "UIActivityIndicatorView", "UIButton", "UIDatePicker", "UIPageControl", "UIPickerView", "UIProgressView",
        "UISearchBar", "UISearchTextField", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITabBar",
        "UITextField", "UITextView", "WKWebView", "MKMapView",
    ]

    /// Classes that VoiceOver stops at unless they say otherwise.
    static let elementTypes: Set<String> = [
        "UIActivityIndicatorView", "UIButton", "UIControl", "UILabel", "UIPageControl", "UIProgressView",
        "UISearchTextField", "UISlider", "UISwitch", "UITextField", "UITextView",
    ]

    static let types: Set<String> = wholeTypes.union(elementTypes).union([
        "UICollectionReusableView", "UICollectionView", "UICollectionViewCell", "UIImageView", "UINavigationBar",
        "UIScrollView", "UIStackView", "UITableView", "UITableViewCell", "UIToolbar", "UIView", "UIVisualEffectView",
        "UIWindow",
    ])

    /// Words for the bits of `accessibilityTraits`. UIKit's own classes set some that have no name in its interface.
    static let traitWords: [(bit: Int, word: String)] = [
        (0, "button"), (1, "link"), (2, "image"), (3, "selected"), (4, "playsSound"), (5, "keyboardKey"),
        (6, "staticText"), (7, "summaryElement"), (8, "notEnabled"), (9, "updatesFrequently"), (10, "searchField"),
        (11, "startsMediaSession"), (12, "adjustable"), (13, "allowsDirectInteraction"), (14, "causesPageTurn"),
        (15, "tabBar"), (16, "header"), (18, "textEntry"), (21, "isEditing"), (24, "secureTextField"),
        (27, "backButton"), (28, "tabBarItem"), (47, "textArea"), (53, "switchButton"),
    ]
}

// MARK: - Facts in the words of the format

extension A11yLintCapture.Facts {
    typealias Value = A11yLintCapture.Value
    typealias Fields = [(String, Value)]

    /// The fields of a view. Its frame is relative to that of the view that it is in.
    @MainActor
    fileprivate func viewFields(in parent: A11yLintCapture.Rect?) -> Fields {
        let type = A11yLintCapture.knownType(classes)
        var fields: Fields = [("type", .text(type ?? "UIView"))]
        if let name = classes.first, name != type, !name.hasPrefix("_") { fields.add("customClass", shortName(name)) }
        addSpeech(to: &fields, type: type)
        if let frame, frame.isPlace {
            let origin = parent ?? A11yLintCapture.Rect()
            fields.append(
                ("frame", .numbers([frame.x - origin.x, frame.y - origin.y, frame.width, frame.height])))
        }
        addLook(to: &fields)
        addState(to: &fields, type: type)
        addSpecials(to: &fields, type: type)
        return fields
    }

    /// The fields of an accessibility element without a view. It always says whether it is one.
    @MainActor
    fileprivate var memberFields: Fields {
        var fields: Fields = []
        addSpeech(to: &fields, type: nil)
        addState(to: &fields, type: nil)
        addSpecials(to: &fields, type: nil)
        return fields
    }

    /// The name of a class without its module.
    private func shortName(_ name: String) -> String {
        // Names of generic classes have dots within their angle brackets.
        name.contains("<") ? name : name.split(separator: ".").last.map(String.init) ?? name
    }

    /// Whether VoiceOver stops here, and what it says.
    @MainActor
    private func addSpeech(to fields: inout Fields, type: String?) {
        let isStopByClass = type.map(A11yLintCapture.elementTypes.contains) ?? true
        // False is the default of most classes, and saying it would hide the parts of a control that is made of parts.
        if isElement == true || isStopByClass { fields.add("isElement", isElement) }
        fields.add("identifier", identifier.flatMap { $0.isEmpty ? nil : $0 })
        if label != (text ?? title) || label == nil || type == nil { fields.add("label", label) }
        if spans.contains(where: { $0 != A11yLintCapture.Span(text: $0.text) }) {
            fields.append(("attributedLabel", .list(spans.map(\.json))))
        }
        let isState = type == "UISwitch" && isOn != nil && ["0", "1"].contains(value)
        if secure != true, !isState, value != text || value == nil || value?.isEmpty == true || type == nil {
            fields.add("value", value)
        }
        fields.add("hint", hint)
        if isElement == true { addTraits(to: &fields, type: type) }
        fields.add("speechLanguage", speechLanguage.flatMap { $0.isEmpty ? nil : $0 })
        fields.add("elementsHidden", elementsHidden.onlyTrue)
        fields.add("viewIsModal", viewIsModal.onlyTrue)
        fields.add("groupChildren", groupChildren.onlyTrue)
        fields.add("containerType", containerType)
        addGeometry(to: &fields, isView: type != nil || !classes.isEmpty && frame != accessibilityFrame)
    }

    @MainActor
    private func addTraits(to fields: inout Fields, type: String?) {
        guard let traits else { return }
        let known = A11yLintCapture.traitWords.filter { traits & (1 << $0.bit) != 0 }
        let mask = known.reduce(UInt64(0)) { $0 | 1 << $1.bit }
        let words = known.map { Value.text($0.word) }
        // A list that leaves out what nobody knows must not replace the traits of the class.
        if mask != traits, type != nil {
            if !words.isEmpty { fields.append(("addTraits", .list(words))) }
        } else {
            fields.append(("traits", .list(words.isEmpty ? [.text("none")] : words)))
        }
    }

    /// VoiceOver's cursor, where it differs from the view.
    private func addGeometry(to fields: inout Fields, isView: Bool) {
        if let cursor = accessibilityFrame, cursor.isPlace, !isView || isElement == true && !cursor.isNear(frame) {
            fields.append(("accessibilityFrame", .numbers([cursor.x, cursor.y, cursor.width, cursor.height])))
        }
        let corners = path.filter { $0.x.isFinite && $0.y.isFinite }
        if corners.count > 2, corners.count == path.count {
            fields.append(("path", .list(corners.map { .numbers([$0.x, $0.y]) })))
        }
        let cursor = accessibilityFrame ?? frame ?? A11yLintCapture.Rect()
        let middle = A11yLintCapture.Rect(
            x: cursor.x + cursor.width / 2, y: cursor.y + cursor.height / 2, width: 0, height: 0)
        if let point = activationPoint, isElement == true, point.x.isFinite, point.y.isFinite,
            !A11yLintCapture.Rect(x: point.x, y: point.y, width: 0, height: 0).isNear(middle)
        {
            fields.append(("activationPoint", .numbers([point.x, point.y])))
        }
    }

    /// What people see.
    private func addLook(to fields: inout Fields) {
        fields.add("hidden", hidden.onlyTrue)
        if let alpha, alpha < 1 { fields.add("alpha", max(0, alpha)) }
        fields.add("clipsToBounds", clipsToBounds.onlyTrue)
        if secure != true { fields.add("text", text) }
        fields.add("title", title)
        fields.add("placeholder", placeholder)
        if let font { fields.append(("font", font.json)) }
        fields.add("adjustsFontForContentSizeCategory", adjustsFontForContentSizeCategory)
        fields.add("lines", lines.flatMap { $0 >= 0 ? $0 : nil })
        fields.add("minimumScale", minimumScale.flatMap { $0 > 0 && $0 < 1 ? $0 : nil })
        fields.add("textColor", textColor)
        fields.add("backgroundColor", backgroundColor)
        fields.add("ignoresInvertColors", ignoresInvertColors.onlyTrue)
        fields.add("showsLargeContentViewer", showsLargeContentViewer.onlyTrue)
        if showsLargeContentViewer == true { fields.add("largeContentTitle", largeContentTitle) }
    }

    /// The state of a control.
    private func addState(to fields: inout Fields, type: String?) {
        if enabled == false { fields.add("enabled", enabled) }
        fields.add("selected", selected.onlyTrue)
        let ignoresTouch = ["UILabel", "UIImageView"].contains(type)
        if userInteractionEnabled == ignoresTouch { fields.add("userInteractionEnabled", userInteractionEnabled) }
        fields.add("contentType", contentType)
        fields.add("keyboardType", keyboardType)
        fields.add("editing", editing.onlyTrue)
        fields.add("secure", secure.onlyTrue)
        fields.add("editable", editable)
        fields.add("isOn", isOn)
        for (key, number) in [("minimum", minimum), ("maximum", maximum), ("current", current)] {
            fields.add(key, number)
        }
        fields.add("progress", progress)
        fields.add("pages", pages)
        fields.add("currentPage", currentPage)
        fields.add("expanded", expanded)
        fields.add("handlesTouch", handlesTouch.onlyTrue)
        if isElement == true { fields.add("respondsToUserInteraction", respondsToUserInteraction) }
    }

    /// Actions, details, and what other technologies need.
    private func addSpecials(to fields: inout Fields, type: String?) {
        if userInputLabels != [label].compactMap({ $0 }) { fields.add("userInputLabels", userInputLabels) }
        fields.add("customActions", customActions)
        if !customContent.isEmpty { fields.append(("customContent", .list(customContent.map(\.json)))) }
        fields.add("customRotors", customRotors)
        fields.add("readingLines", readingLines)
        fields.add("navigationStyle", navigationStyle)
        fields.add("textualContext", textualContext)
        fields.add("directTouchOptions", directTouchOptions)
        fields.add("dragSources", dragSources)
        fields.add("dropPoints", dropPoints)
        fields.add("overrides", overrides)
        fields.add("scrolls", scrolls)
        if let cell, cell.row >= 0, cell.column >= 0, cell.rows > 0, cell.columns > 0 {
            for (key, number) in [("row", cell.row), ("column", cell.column)] { fields.add(key, number) }
            for (key, number) in [("rowSpan", cell.rows), ("columnSpan", cell.columns)] where number > 1 {
                fields.add(key, number)
            }
        }
        guard type != nil, !items.isEmpty else { return }
        fields.append(("items", .list(items.map(\.json))))
        fields.add("selectedIndex", selectedIndex.flatMap { $0 >= -1 && $0 < items.count ? $0 : nil })
    }
}

extension A11yLintCapture.Rect {
    /// Whether it is the same place but for rounding.
    fileprivate func isNear(_ other: Self?) -> Bool {
        guard let other else { return false }
        return zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy {
            abs($0 - $1) <= 0.5
        }
    }
}

extension A11yLintCapture.Span {
    fileprivate var json: A11yLintCapture.Value {
        var fields: [(String, A11yLintCapture.Value)] = [("text", .text(text))]
        fields.add("language", language)
        fields.add("pitch", pitch)
        fields.add("spellOut", spellOut)
        fields.add("punctuation", punctuation)
        fields.add("phonetic", phonetic)
        fields.add("headingLevel", headingLevel)
        return .map(fields)
    }
}

extension A11yLintCapture.Content {
    fileprivate var json: A11yLintCapture.Value {
        var fields: [(String, A11yLintCapture.Value)] = [("label", .text(label)), ("value", .text(value))]
        fields.add("importance", isImportant ? "high" : nil)
        return .map(fields)
    }
}

extension A11yLintCapture.Font {
    fileprivate var json: A11yLintCapture.Value {
        if let style { return .map([("style", .text(style))]) }
        var fields: [(String, A11yLintCapture.Value)] = []
        fields.add("size", size)
        fields.add("bold", Optional(isBold).onlyTrue)
        fields.add("name", name)
        return .map(fields)
    }
}

extension A11yLintCapture.Item {
    fileprivate var json: A11yLintCapture.Value {
        var fields: [(String, A11yLintCapture.Value)] = []
        fields.add("title", title)
        fields.add("label", label == title ? nil : label)
        fields.add("identifier", identifier)
        fields.add("badge", badge)
        if isEnabled == false { fields.add("enabled", isEnabled) }
        return .map(fields)
    }
}

extension Bool? {
    /// True or nil.
    fileprivate var onlyTrue: Bool? { self == true ? true : nil }
}

// MARK: - JSON

extension A11yLintCapture {
    /// A value of the format.
    indirect enum Value: Sendable {
        case flag(Bool)
        case number(Double)
        case text(String)
        case list([Value])
        case map([(String, Value)])
        /// An element.
        case draft(Draft)
        /// The id of an element.
        case reference(Draft)

        static func numbers(_ numbers: [Double]) -> Value { .list(numbers.map(Value.number)) }
    }
}

extension [(String, A11yLintCapture.Value)] {
    fileprivate mutating func add(_ key: String, _ text: String?) { if let text { append((key, .text(text))) } }
    fileprivate mutating func add(_ key: String, _ flag: Bool?) { if let flag { append((key, .flag(flag))) } }
    fileprivate mutating func add(_ key: String, _ count: Int?) {
        if let count { append((key, .number(Double(count)))) }
    }
    fileprivate mutating func add(_ key: String, _ number: Double?) {
        if let number, number.isFinite, abs(number) < 1e9 { append((key, .number(number))) }
    }
    fileprivate mutating func add(_ key: String, _ texts: [String]) {
        if !texts.isEmpty { append((key, .list(texts.map(A11yLintCapture.Value.text)))) }
    }
}

extension A11yLintCapture.Value {
    /// The value as JSON. Elements begin on lines of their own, so that findings have a line.
    @MainActor
    fileprivate func rendered(indent: String) -> String {
        switch self {
        case .flag(let flag): return flag ? "true" : "false"
        case .number(let number): return Self.decimal(number)
        case .text(let text): return Self.quoted(text)
        case .reference(let draft): return Self.quoted(draft.id ?? "")
        case .draft(let draft):
            let id = draft.id.map { [("id", A11yLintCapture.Value.text($0))] } ?? []
            return Self.map(id + draft.fields).rendered(indent: indent)
        case .list(let values):
            guard values.contains(where: \.isLarge) else {
                return "[" + values.map { $0.rendered(indent: indent) }.joined(separator: ", ") + "]"
            }
            let inner = indent + "  "
            return "[\n" + values.map { inner + $0.rendered(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .map(let fields):
            let inner = indent + "  "
            let parts = fields.map { key, value in Self.quoted(key) + ": " + value.rendered(indent: inner) }
            guard fields.contains(where: { $0.1.isLarge }) else { return "{ " + parts.joined(separator: ", ") + " }" }
            return "{\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    /// Whether it contains an element.
    private var isLarge: Bool {
        switch self {
        case .draft: true
        case .list(let values): values.contains(where: \.isLarge)
        default: false
        }
    }

    /// A number with two digits after the point at most.
    private static func decimal(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e12 else { return "0" }
        let hundredths = Int64((number * 100).rounded())
        let (whole, part) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let digits = part == 0 ? "" : part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)"
        return (hundredths < 0 ? "-" : "") + "\(whole)" + digits
    }

    /// A text in quotation marks. JSON is read as YAML, too, which allows fewer characters as they are.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22: result += "\\\""
            case 0x5C: result += "\\\\"
            case 0..<0x20, 0x7F...0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

// MARK: - UIKit

#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
    import UIKit

    #if canImport(Accessibility)
        import Accessibility
    #endif

    extension A11yLintCapture {
        /// The screen that the app shows, as a screen file in JSON: all visible windows, or one alone.
        ///
        /// Throws a `Failure` if there is nothing to capture. It changes nothing in the app.
        public static func screen(named name: String, window: UIWindow? = nil) throws -> String {
            let windows = window.map { [$0] } ?? visibleWindows
            let main = windows.first(where: \.isKeyWindow) ?? windows.first
            let layers = windows.map { Layer(level: Double($0.windowLevel.rawValue), window: UIKitNode($0)) }
            return try screen(named: name, layers: layers, surroundings: surroundings(of: main))
        }

        /// The windows of the scene in front, without those of the system's keyboard.
        private static var visibleWindows: [UIWindow] {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
            return (scene?.windows ?? []).filter { window in
                let name = NSStringFromClass(type(of: window))
                return !window.isHidden && !name.contains("Keyboard") && !name.contains("TextEffects")
            }
        }

        private static func surroundings(of window: UIWindow?) -> Surroundings {
            guard let window else { return Surroundings() }
            var surroundings = Surroundings()
            switch window.traitCollection.userInterfaceIdiom {
            case .phone: surroundings.platform = "ios"
            case .pad: surroundings.platform = "ipados"
            default: break
            }
            surroundings.width = Double(window.screen.bounds.width)
            surroundings.height = Double(window.screen.bounds.height)
            let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
            surroundings.direction = isRightToLeft ? "rtl" : "ltr"
            surroundings.language = Bundle.main.preferredLocalizations.first
            let controller = window.rootViewController.map(top)
            surroundings.title = controller?.navigationItem.title ?? controller?.title
            return surroundings
        }

        /// The view controller that people see.
        private static func top(of controller: UIViewController) -> UIViewController {
            var controller = controller
            while true {
                if let next = controller.presentedViewController {
                    controller = next
                } else if let next = (controller as? UINavigationController)?.topViewController {
                    controller = next
                } else if let next = (controller as? UITabBarController)?.selectedViewController {
                    controller = next
                } else {
                    return controller
                }
            }
        }
    }

    /// An object of UIKit.
    private final class UIKitNode: A11yLintNode {
        private let object: NSObject

        init(_ object: NSObject) { self.object = object }

        var identity: ObjectIdentifier { ObjectIdentifier(object) }

        var isView: Bool { object is UIView }

        var subviews: [any A11yLintNode] { ((object as? UIView)?.subviews ?? []).map(UIKitNode.init) }

        var elements: [any A11yLintNode]? { object.accessibilityElements.map(nodes) }

        var elementCount: Int { object.accessibilityElementCount() }

        func element(at index: Int) -> (any A11yLintNode)? {
            (object.accessibilityElement(at: index) as? NSObject).map(UIKitNode.init)
        }

        var rowHeaders: [any A11yLintNode] {
            guard let table = object as? any UIAccessibilityContainerDataTable else { return [] }
            let rows = min(table.accessibilityRowCount(), A11yLintCapture.Walk.mostNodes)
            var headers: [Any] = []
            for index in 0..<max(0, rows) { headers += table.accessibilityHeaderElements?(forRow: index) ?? [] }
            return unique(headers)
        }

        var columnHeaders: [any A11yLintNode] {
            guard let table = object as? any UIAccessibilityContainerDataTable else { return [] }
            let columns = min(table.accessibilityColumnCount(), A11yLintCapture.Walk.mostNodes)
            var headers: [Any] = []
            for index in 0..<max(0, columns) { headers += table.accessibilityHeaderElements?(forColumn: index) ?? [] }
            return unique(headers)
        }

        var facts: A11yLintCapture.Facts {
            var facts = A11yLintCapture.Facts()
            facts.classes = classNames
            addSpeech(to: &facts)
            addGeometry(to: &facts)
            addSpecials(to: &facts)
            if #available(iOS 17, *) { addTouchOptions(to: &facts) }
            addExpansion(to: &facts)
            facts.overrides = overrides
            if let view = object as? UIView {
                addView(view, to: &facts)
                addText(of: view, to: &facts)
                addControl(view, to: &facts)
            }
            return facts
        }

        private func nodes(_ objects: [Any]) -> [any A11yLintNode] {
            objects.compactMap { ($0 as? NSObject).map(UIKitNode.init) }
        }

        private func unique(_ objects: [Any]) -> [any A11yLintNode] {
            var seen: Set<ObjectIdentifier> = []
            return nodes(objects).filter { seen.insert($0.identity).inserted }
        }

        private var superclasses: [AnyClass] {
            var classes: [AnyClass] = []
            var next: AnyClass? = type(of: object)
            while let current = next {
                classes.append(current)
                next = class_getSuperclass(current)
            }
            return classes
        }

        private var classNames: [String] { superclasses.map { NSStringFromClass($0) } }
    }

    extension UIKitNode {
        private func addSpeech(to facts: inout A11yLintCapture.Facts) {
            facts.isElement = object.isAccessibilityElement
            facts.identifier = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
            facts.label = object.accessibilityLabel
            facts.spans = spans(of: object.accessibilityAttributedLabel)
            facts.value = object.accessibilityValue
            facts.hint = object.accessibilityHint
            facts.traits = object.accessibilityTraits.rawValue
            facts.elementsHidden = object.accessibilityElementsHidden
            facts.viewIsModal = object.accessibilityViewIsModal
            facts.groupChildren = object.shouldGroupAccessibilityChildren
            facts.speechLanguage = object.accessibilityLanguage
            switch object.accessibilityContainerType {
            case .dataTable: facts.containerType = "dataTable"
            case .list: facts.containerType = "list"
            case .landmark: facts.containerType = "landmark"
            case .semanticGroup: facts.containerType = "semanticGroup"
            default: break
            }
        }

        private func spans(of label: NSAttributedString?) -> [A11yLintCapture.Span] {
            guard let label else { return [] }
            var spans: [A11yLintCapture.Span] = []
            label.enumerateAttributes(in: NSRange(location: 0, length: label.length)) { attributes, range, _ in
                var span = A11yLintCapture.Span(text: label.attributedSubstring(from: range).string)
                span.language = attributes[.accessibilitySpeechLanguage] as? String
                span.pitch = (attributes[.accessibilitySpeechPitch] as? NSNumber)?.doubleValue
                span.spellOut = (attributes[.accessibilitySpeechSpellOut] as? NSNumber)?.boolValue
                span.punctuation = (attributes[.accessibilitySpeechPunctuation] as? NSNumber)?.boolValue
                span.phonetic = attributes[.accessibilitySpeechIPANotation] as? String
                span.headingLevel = (attributes[.accessibilityTextHeadingLevel] as? NSNumber)?.intValue
                spans.append(span)
            }
            return spans
        }

        private func addGeometry(to facts: inout A11yLintCapture.Facts) {
            let cursor = rect(object.accessibilityFrame)
            facts.accessibilityFrame = cursor
            facts.frame = cursor
            if let view = object as? UIView, let screen = view.window?.screen ?? (view as? UIWindow)?.screen {
                facts.frame = rect(view.convert(view.bounds, to: screen.coordinateSpace))
            }
            let point = object.accessibilityActivationPoint
            facts.activationPoint = A11yLintCapture.Point(x: Double(point.x), y: Double(point.y))
            facts.path = object.accessibilityPath.map(corners) ?? []
        }

        private func rect(_ rect: CGRect) -> A11yLintCapture.Rect {
            A11yLintCapture.Rect(
                x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.width),
                height: Double(rect.height))
        }

        /// The corners of a shape; none if it has several parts or curves, which corners do not describe.
        private func corners(of path: UIBezierPath) -> [A11yLintCapture.Point] {
            var corners: [A11yLintCapture.Point] = []
            var parts = 0
            var hasCurves = false
            path.cgPath.applyWithBlock { element in
                switch element.pointee.type {
                case .moveToPoint: parts += 1
                case .addLineToPoint: break
                case .closeSubpath: return
                default: hasCurves = true
                }
                let point = element.pointee.points.pointee
                corners.append(A11yLintCapture.Point(x: Double(point.x), y: Double(point.y)))
            }
            return parts == 1 && !hasCurves ? corners : []
        }

        private func addSpecials(to facts: inout A11yLintCapture.Facts) {
            facts.respondsToUserInteraction = object.accessibilityRespondsToUserInteraction
            facts.userInputLabels = object.accessibilityUserInputLabels ?? []
            facts.customActions = (object.accessibilityCustomActions ?? []).map(\.name).filter { !$0.isEmpty }
            // The rotors of the system have no name.
            facts.customRotors = (object.accessibilityCustomRotors ?? []).map(\.name).filter { !$0.isEmpty }
            facts.dragSources = (object.accessibilityDragSourceDescriptors ?? []).map(\.name)
            facts.dropPoints = (object.accessibilityDropPointDescriptors ?? []).map(\.name)
            facts.textualContext = object.accessibilityTextualContext.map { context in
                let prefix = "UIAccessibilityTextualContext"
                let word = context.rawValue.hasPrefix(prefix) ? context.rawValue.dropFirst(prefix.count) : ""
                return word.isEmpty ? context.rawValue : word.prefix(1).lowercased() + word.dropFirst()
            }
            switch object.accessibilityNavigationStyle {
            case .separate: facts.navigationStyle = "separate"
            case .combined: facts.navigationStyle = "combined"
            default: break
            }
            #if canImport(Accessibility)
                if let provider = object as? any AXCustomContentProvider {
                    facts.customContent = (provider.accessibilityCustomContent ?? []).map {
                        A11yLintCapture.Content(label: $0.label, value: $0.value, isImportant: $0.importance == .high)
                    }
                }
            #endif
            if let text = object as? any UIAccessibilityReadingContent { facts.readingLines = lines(of: text) }
            if let cell = object as? any UIAccessibilityContainerDataTableCell {
                let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
                if rows.location != NSNotFound, columns.location != NSNotFound {
                    facts.cell = A11yLintCapture.Cell(
                        row: rows.location, rows: rows.length, column: columns.location, columns: columns.length)
                }
            }
        }

        private func lines(of text: any UIAccessibilityReadingContent) -> [String] {
            var lines: [String] = []
            while lines.count < 1000, let line = text.accessibilityContent(forLineNumber: lines.count) {
                lines.append(line)
            }
            return lines
        }

        @available(iOS 17, *)
        private func addTouchOptions(to facts: inout A11yLintCapture.Facts) {
            let options = object.accessibilityDirectTouchOptions
            if options.contains(.silentOnTouch) { facts.directTouchOptions.append("silentOnTouch") }
            if options.contains(.requiresActivation) { facts.directTouchOptions.append("requiresActivation") }
        }

        private func addExpansion(to facts: inout A11yLintCapture.Facts) {
            // The SDK of iOS 18 comes with Swift 6.
            #if compiler(>=6.0)
                if #available(iOS 18, *) {
                    switch object.accessibilityExpandedStatus {
                    case .expanded: facts.expanded = true
                    case .collapsed: facts.expanded = false
                    default: break
                    }
                }
            #endif
        }

        /// The accessibility methods that a class of the app implements itself.
        private var overrides: [String] {
            let methods = [
                ("activate", "accessibilityActivate"), ("increment", "accessibilityIncrement"),
                ("decrement", "accessibilityDecrement"), ("scroll", "accessibilityScroll:"),
                ("performEscape", "accessibilityPerformEscape"), ("performMagicTap", "accessibilityPerformMagicTap"),
                ("didBecomeFocused", "accessibilityElementDidBecomeFocused"),
                ("didLoseFocus", "accessibilityElementDidLoseFocus"),
            ]
            // SwiftUI's own classes implement every method, whatever the app says. Escape is supposed to work there,
            // because nothing tells that it does not.
            let isSwiftUI = classNames.contains { $0.hasPrefix("SwiftUI.") || $0.contains("HostingView") }
            if isSwiftUI { return ["performEscape"] }
            let own = methods.filter { implements($0.1, object, above: A11yLintCapture.types.contains) }.map(\.0)
            // The escape gesture goes on to the view controller.
            guard let controller = (object as? UIView)?.next as? UIViewController else { return own }
            let escapes = implements("accessibilityPerformEscape", controller) { $0 == "UIViewController" }
            return escapes && !own.contains("performEscape") ? own + ["performEscape"] : own
        }

        /// Whether a class has its own implementation, compared with the nearest superclass that is Apple's.
        private func implements(_ name: String, _ object: NSObject, above isApples: (String) -> Bool) -> Bool {
            let selector = NSSelectorFromString(name)
            var next: AnyClass? = type(of: object)
            while let current = next, !isApples(NSStringFromClass(current)), current != NSObject.self {
                next = class_getSuperclass(current)
            }
            guard let base = next as? NSObject.Type, object.responds(to: selector) else { return false }
            return type(of: object).instanceMethod(for: selector) != base.instanceMethod(for: selector)
        }
    }

    extension UIKitNode {
        private func addView(_ view: UIView, to facts: inout A11yLintCapture.Facts) {
            facts.hidden = view.isHidden
            facts.alpha = Double(view.alpha)
            facts.clipsToBounds = view.clipsToBounds
            facts.userInteractionEnabled = view.isUserInteractionEnabled
            facts.backgroundColor = view.backgroundColor.flatMap { hex($0, in: view) }
            facts.ignoresInvertColors = view.accessibilityIgnoresInvertColors
            facts.showsLargeContentViewer = view.showsLargeContentViewer
            facts.largeContentTitle = view.largeContentTitle
            facts.gestures = (view.gestureRecognizers ?? []).filter(\.isEnabled).flatMap(gestures)
            if let scroll = view as? UIScrollView, scroll.isScrollEnabled {
                let vertical = scroll.contentSize.height > scroll.bounds.height
                let horizontal = scroll.contentSize.width > scroll.bounds.width
                if scroll.isPagingEnabled, vertical || horizontal {
                    facts.scrolls = "paging"
                } else if vertical || horizontal {
                    facts.scrolls = vertical && horizontal ? "both" : vertical ? "vertical" : "horizontal"
                }
            }
        }

        /// `#RRGGBBAA`; nil for a colour that is not seen or has no such components.
        private func hex(_ color: UIColor, in view: UIView) -> String? {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            let color = color.resolvedColor(with: view.traitCollection)
            guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha > 0 else { return nil }
            let digits = [red, green, blue, alpha].map { part in
                let byte = Int((min(max(Double(part), 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
            return "#" + digits.joined()
        }

        /// Words for a recogniser. UIKit adds recognisers of its own to views; their classes are not these.
        private func gestures(_ recognizer: UIGestureRecognizer) -> [String] {
            let kind = type(of: recognizer)
            let fingers = ["", "twoFinger", "threeFinger"]
            func named(_ gesture: String, touches: Int) -> [String] {
                guard (1...3).contains(touches) else { return [] }
                return touches == 1
                    ? [gesture.prefix(1).lowercased() + gesture.dropFirst()] : [fingers[touches - 1] + gesture]
            }
            if kind == UITapGestureRecognizer.self, let tap = recognizer as? UITapGestureRecognizer {
                let taps = [1: "Tap", 2: "DoubleTap"][tap.numberOfTapsRequired]
                return taps.map { named($0, touches: tap.numberOfTouchesRequired) } ?? []
            }
            if kind == UILongPressGestureRecognizer.self, let press = recognizer as? UILongPressGestureRecognizer {
                return press.numberOfTouchesRequired > 2
                    ? [] : named("LongPress", touches: press.numberOfTouchesRequired)
            }
            if kind == UISwipeGestureRecognizer.self, let swipe = recognizer as? UISwipeGestureRecognizer {
                let directions: [(UISwipeGestureRecognizer.Direction, String)] = [
                    (.left, "SwipeLeft"), (.right, "SwipeRight"), (.up, "SwipeUp"), (.down, "SwipeDown"),
                ]
                return directions.filter { swipe.direction.contains($0.0) }
                    .flatMap { named($0.1, touches: swipe.numberOfTouchesRequired) }
            }
            if kind == UIPanGestureRecognizer.self, let pan = recognizer as? UIPanGestureRecognizer {
                return named("Pan", touches: pan.minimumNumberOfTouches)
            }
            if kind == UIPinchGestureRecognizer.self { return ["pinch"] }
            return kind == UIRotationGestureRecognizer.self ? ["rotate"] : []
        }

        private func addText(of view: UIView, to facts: inout A11yLintCapture.Facts) {
            switch view {
            case let label as UILabel:
                facts.text = label.text
                facts.lines = label.numberOfLines
                if label.adjustsFontSizeToFitWidth { facts.minimumScale = Double(label.minimumScaleFactor) }
                facts.textColor = label.textColor.flatMap { hex($0, in: label) }
                facts.adjustsFontForContentSizeCategory = label.adjustsFontForContentSizeCategory
                facts.font = label.font.flatMap { font($0, follows: label.adjustsFontForContentSizeCategory) }
            case let field as UITextField:
                facts.text = field.text
                facts.placeholder = field.placeholder
                facts.textColor = field.textColor.flatMap { hex($0, in: field) }
                facts.adjustsFontForContentSizeCategory = field.adjustsFontForContentSizeCategory
                facts.font = field.font.flatMap { font($0, follows: field.adjustsFontForContentSizeCategory) }
                facts.editing = field.isEditing
                addInput(field, to: &facts)
            case let text as UITextView:
                facts.text = text.text
                facts.textColor = text.textColor.flatMap { hex($0, in: text) }
                facts.adjustsFontForContentSizeCategory = text.adjustsFontForContentSizeCategory
                facts.font = text.font.flatMap { font($0, follows: text.adjustsFontForContentSizeCategory) }
                facts.editing = text.isFirstResponder && text.isEditable
                facts.editable = text.isEditable
                addInput(text, to: &facts)
            case let bar as UISearchBar:
                facts.text = bar.text
                facts.placeholder = bar.placeholder
            default: break
            }
        }

        /// The font, as far as it is known: whether one that follows the text size is scaled does not show.
        private func font(_ font: UIFont, follows: Bool) -> A11yLintCapture.Font? {
            let styles: [(UIFont.TextStyle, String)] = [
                (.largeTitle, "largeTitle"), (.title1, "title1"), (.title2, "title2"), (.title3, "title3"),
                (.headline, "headline"), (.subheadline, "subheadline"), (.body, "body"), (.callout, "callout"),
                (.footnote, "footnote"), (.caption1, "caption1"), (.caption2, "caption2"),
            ]
            let style = font.fontDescriptor.object(forKey: .textStyle)
            let name = (style as? UIFont.TextStyle)?.rawValue ?? style as? String
            if let word = styles.first(where: { $0.0.rawValue == name })?.1 {
                return A11yLintCapture.Font(style: word)
            }
            if follows { return nil }
            return A11yLintCapture.Font(
                size: Double(font.pointSize), isBold: font.fontDescriptor.symbolicTraits.contains(.traitBold),
                name: font.fontName.hasPrefix(".") ? nil : font.fontName)
        }

        private func addInput(_ input: any UITextInputTraits, to facts: inout A11yLintCapture.Facts) {
            facts.secure = input.isSecureTextEntry
            facts.contentType = contentTypeWord(input.textContentType ?? nil)
            let keyboards: [(UIKeyboardType, String)] = [
                (.asciiCapable, "asciiCapable"), (.numbersAndPunctuation, "numbersAndPunctuation"), (.URL, "URL"),
                (.numberPad, "numberPad"), (.phonePad, "phonePad"), (.namePhonePad, "namePhonePad"),
                (.emailAddress, "emailAddress"), (.decimalPad, "decimalPad"), (.twitter, "twitter"),
                (.webSearch, "webSearch"), (.asciiCapableNumberPad, "asciiCapableNumberPad"),
            ]
            facts.keyboardType = keyboards.first { $0.0 == input.keyboardType }?.1
        }

        /// The word of the format; the values of some constants are not their names.
        private func contentTypeWord(_ type: UITextContentType?) -> String? {
            guard let type else { return nil }
            let words: [(UITextContentType, String)] = [
                (.name, "name"), (.givenName, "givenName"), (.familyName, "familyName"), (.nickname, "nickname"),
                (.organizationName, "organizationName"), (.location, "location"), (.addressCity, "addressCity"),
                (.fullStreetAddress, "fullStreetAddress"), (.streetAddressLine1, "streetAddressLine1"),
                (.streetAddressLine2, "streetAddressLine2"), (.countryName, "countryName"),
                (.postalCode, "postalCode"), (.telephoneNumber, "telephoneNumber"), (.emailAddress, "emailAddress"),
                (.URL, "URL"), (.creditCardNumber, "creditCardNumber"), (.username, "username"),
                (.password, "password"), (.newPassword, "newPassword"), (.oneTimeCode, "oneTimeCode"),
            ]
            return words.first { $0.0 == type }?.1 ?? type.rawValue
        }

        private func addControl(_ view: UIView, to facts: inout A11yLintCapture.Facts) {
            if let control = view as? UIControl {
                facts.enabled = control.isEnabled
                facts.selected = control.isSelected
                let isMenu = control.isContextMenuInteractionEnabled && control.showsMenuAsPrimaryAction
                facts.handlesTouch = !control.allControlEvents.isEmpty || isMenu
            }
            switch view {
            case let button as UIButton: facts.title = button.currentTitle ?? button.configuration?.title
            case let control as UISwitch: facts.isOn = control.isOn
            case let slider as UISlider:
                facts.minimum = Double(slider.minimumValue)
                facts.maximum = Double(slider.maximumValue)
                facts.current = Double(slider.value)
            case let stepper as UIStepper:
                facts.minimum = stepper.minimumValue
                facts.maximum = stepper.maximumValue
                facts.current = stepper.value
            case let progress as UIProgressView: facts.progress = Double(progress.progress)
            case let pages as UIPageControl:
                facts.pages = pages.numberOfPages
                facts.currentPage = pages.currentPage
            case let segments as UISegmentedControl:
                facts.items = (0..<segments.numberOfSegments).map { index in
                    // A segment with a picture is named by the picture.
                    A11yLintCapture.Item(
                        title: segments.titleForSegment(at: index),
                        label: segments.imageForSegment(at: index)?.accessibilityLabel,
                        isEnabled: segments.isEnabledForSegment(at: index))
                }
                facts.selectedIndex = segments.selectedSegmentIndex
            case let bar as UITabBar:
                let items = bar.items ?? []
                facts.items = items.map {
                    A11yLintCapture.Item(
                        title: $0.title, label: $0.accessibilityLabel, identifier: $0.accessibilityIdentifier,
                        badge: $0.badgeValue, isEnabled: $0.isEnabled)
                }
                facts.selectedIndex = bar.selectedItem.flatMap { item in items.firstIndex { $0 === item } }
            case let cell as UITableViewCell: facts.selected = cell.isSelected
            case let cell as UICollectionViewCell: facts.selected = cell.isSelected
            default: break
            }
        }
    }
#endif
