/// The system an app runs on.
public enum Platform: String, CaseIterable, Sendable {
    case ios, ipados, tvos, watchos, macos

    /// Its name, as its maker writes it.
    package var title: String {
        switch self {
        case .ios: "iOS"
        case .ipados: "iPadOS"
        case .tvos: "tvOS"
        case .watchos: "watchOS"
        case .macos: "macOS"
        }
    }

    /// Whether people operate it by touch.
    public var isTouched: Bool { self == .ios || self == .ipados }

    /// The size of a screen, in points, if a file gives none: that of a current phone, an 11-inch pad, an HD
    /// television, a 45 mm watch, a 13-inch laptop. The numbers are Apple's published logical resolutions.
    public var defaultSize: Size {
        switch self {
        case .ios: Size(width: 390, height: 844)
        case .ipados: Size(width: 834, height: 1194)
        case .tvos: Size(width: 1920, height: 1080)
        case .watchos: Size(width: 198, height: 242)
        case .macos: Size(width: 1440, height: 900)
        }
    }
}

/// The direction of the app's language.
public enum Direction: String, CaseIterable, Sendable {
    case ltr, rtl

    /// The languages that UIKit lays out from right to left (CLDR, layout orientation).
    private static let rightToLeft: Set<Substring> = [
        "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
    ]

    /// The direction of an app in a language, given as BCP 47.
    public init(of language: String) {
        let primary = language.lowercased().prefix { $0.isLetter }
        self = Direction.rightToLeft.contains(primary) ? .rtl : .ltr
    }
}

/// The kind of file a screen was read from.
public enum Input: String, CaseIterable, Sendable {
    case native
    case interfaceBuilder = "interface-builder"
    case pageSource = "page-source"
    case idb
    case record
    case design
    case viewHierarchy = "view-hierarchy"
    case swiftUI = "swiftui"

    /// What files of this kind tell about an app.
    public var capabilities: [Capability] {
        switch self {
        case .native: [.behaviour, .authored, .hierarchy, .order, .hints, .state]
        case .interfaceBuilder: [.authored, .hierarchy, .order, .hints]
        case .pageSource: [.hierarchy, .order, .state, .captured]
        case .idb: [.hints, .state, .captured]
        case .record: [.order, .hints, .state, .captured]
        case .design: [.order, .hints, .state]
        case .viewHierarchy: [.hierarchy, .order, .hints, .state, .captured]
        case .swiftUI: [.authored, .hierarchy, .order, .hints]
        }
    }

    /// What people call files of this kind.
    public var title: String {
        switch self {
        case .native: "screen files"
        case .interfaceBuilder: "Interface Builder files"
        case .pageSource: "page sources"
        case .idb: "idb dumps"
        case .record: "records of VoiceOver"
        case .design: "designs of VoiceOver Designer"
        case .viewHierarchy: "printed view hierarchies"
        case .swiftUI: "SwiftUI views"
        }
    }

    /// Whether it describes a running app. There an unset state is unknown and not UIKit's default.
    public var isOfRunningApp: Bool { capabilities.contains(.captured) }
}

/// Something that some kinds of file tell about an app and others do not. A rule applies to the kinds that tell all it
/// needs.
public enum Capability: String, CaseIterable, Sendable {
    /// What the app does: its notifications, the focus that it moves, gestures, shortcuts, names for Voice Control.
    case behaviour
    /// The properties as their author set them: fonts, colours, traits, actions, the mode of a control.
    case authored
    /// The views within each other, and not only the elements that VoiceOver reaches.
    case hierarchy
    /// The order in which VoiceOver reaches the elements, or what decides it.
    case order
    /// Hints of elements.
    case hints
    /// Values and selection at the moment of the screen, and not only those that it starts with.
    case state
    /// What a running app printed, with whatever its printer left out.
    case captured
}

/// What happens when a screen appears: `UIAccessibility.post(notification:argument:)`.
public struct Appearance: Hashable, Sendable {
    /// The notification: `screenChanged`, `layoutChanged`, `announcement` or `pageScrolled`.
    public var post: String?
    /// The id that receives the focus.
    public var focus: String?
    /// The element of that id.
    public var target: ElementID?
    /// The text of an announcement.
    public var text: String?
    /// The bytes of the whole entry.
    public var range: SourceRange

    /// A notification that is posted when a screen appears.
    public init(
        post: String?, focus: String?, target: ElementID? = nil, text: String? = nil, range: SourceRange
    ) {
        self.text = text
        self.post = post
        self.focus = focus
        self.target = target
        self.range = range
    }
}

/// The attributes of a screen that its file states itself. Others come from the project.
public struct Statements: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// These bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The system, such as tvOS.
    public static let platform = Statements(rawValue: 1)
    /// The language, in the file or through the name of its folder.
    public static let language = Statements(rawValue: 2)
    /// The size of the screen.
    public static let size = Statements(rawValue: 4)
}

/// One screen: its elements as a tree over an array in document order.
public struct Screen: Sendable {
    /// The kind of file it comes from.
    public var input: Input
    /// The system it is for.
    public var platform: Platform = .ios
    /// Its size, in points.
    public var size: Size = Platform.ios.defaultSize
    /// The app's direction.
    public var direction: Direction = .ltr
    /// Whether the file states the language of the screen, and not only those of elements.
    public var statesLanguage = false
    /// Which of system, language and size the file states; the others are assumed.
    public var statements: Statements = []
    /// Whether the whole screen is described. False for a xib's view, which is part of a screen in another file.
    public var isWhole = true
    /// Whether it is shown inside another screen: the destination of an embed segue.
    public var isEmbedded = false
    /// Whether nothing leads to it: a scene without segue, identifier or entry point, a view of a xib that no
    /// connection reaches, a nib or storyboard that nothing in the app names. It may be left over, or code finds it by
    /// its place in the file.
    public var isUnreached = false
    /// Whether the app has no dark appearance.
    public var isAlwaysLight = false
    /// Whether a target of its project builds its file, or that is not known.
    public var isBuilt = true
    /// Whether the description of a running app does not say which of its nodes are stops.
    public var isPartial = false
    /// Whether the description of a running app leaves out traits and the kinds of its elements, which are inferred.
    public var isUntyped = false
    /// The doubts about the screen itself: a controller of the app's own class may set its title, or a part of the file
    /// could not be parsed.
    public var doubts: Doubts = []
    /// All elements, in document order; an element's id is its index.
    public var elements: [Element] = []
    /// The children of the root view, back to front.
    public var roots: [ElementID] = []
    /// All bytes of the screen.
    public var range: SourceRange
    /// The bytes that a report marks for the screen.
    public var anchor: SourceRange
    /// The screen's name.
    public var name: String
    /// The language, as BCP 47.
    public var language: String = "en"
    /// The app's own class of its controller, whose code may set the title; nil if the file names none.
    public var customClass: String?
    /// The object id of its controller; nil for a view without one.
    public var controllerID: String?
    /// The UIKit class of its controller, such as `UITableViewController`; nil for a view without one.
    public var controllerClass: String?
    /// The app's class of the object that owns its views: the File's Owner of a xib; for a view beside a controller in
    /// a scene, that controller. Nil if the file names none.
    public var ownerClass: String?
    /// What the app's code does to the screen itself: `title`. Nil if no code was read.
    public var code: ElementCode?
    /// The navigation title.
    public var title: String?
    /// What happens when it appears.
    public var onAppear: Appearance?
    /// Its other states and the ways between them; nil for a screen without, and for a state.
    public var flow: Flow?
    /// The name of its state; nil for a screen without states.
    public var state: String?
    /// Where the description of a running app was cut off, such as `62 levels`; nil if it is complete.
    public var cut: String?
    /// What has to name it, so that it is shown; nil if that is not known.
    public var entrances: Entrances?
    /// The reuse identifiers of its prototype cells, by which code asks for them.
    public var cells: [ElementID: String] = [:]
    /// The translations from the string tables beside the file, sorted by language.
    public var translations: [Translation] = []

    /// An empty screen.
    public init(name: String, input: Input, range: SourceRange, anchor: SourceRange) {
        self.input = input
        self.range = range
        self.anchor = anchor
        self.name = name
    }

    /// The element of an id. Inlinable, since every rule asks for many: called, it needs memory for each change.
    @inlinable
    public subscript(id: ElementID) -> Element {
        _read { yield elements[id.index] }
        _modify { yield &elements[id.index] }
    }

    /// Adds an element to the end of `elements`; the caller links it to its parent.
    public mutating func add(
        _ type: ElementType, parent: ElementID?, range: SourceRange, anchor: SourceRange
    ) -> ElementID {
        let id = ElementID(elements.count)
        elements.append(Element(id: id, type: type, parent: parent, range: range, anchor: anchor))
        return id
    }

    /// How messages call what an element is: its class, its view of SwiftUI, or its type.
    public func typeName(of element: Element) -> String {
        element.customClass ?? (input == .swiftUI ? element[.type]?.text : nil) ?? element.type.rawValue
    }

    /// The superview, its superview, and so on to the root.
    public func ancestors(of id: ElementID) -> Lineage { Lineage(from: self[id].parent, in: elements) }

    /// The element itself, then its ancestors.
    public func lineage(of id: ElementID) -> Lineage { Lineage(from: id, in: elements) }

    /// All elements below `id`: subviews, items, and accessibility elements of its list; parents before children.
    public func descendants(of id: ElementID) -> [ElementID] {
        var found: [ElementID] = []
        var pending = Array(parts(of: id).reversed())
        while let next = pending.popLast() {
            found.append(next)
            pending += parts(of: next).reversed()
        }
        return found
    }

    /// Whether `id` is below `ancestor`, at any depth.
    public func isDescendant(_ id: ElementID, of ancestor: ElementID) -> Bool {
        var next = self[id].parent
        while let parent = next {
            if parent == ancestor { return true }
            next = self[parent].parent
        }
        return false
    }

    /// The elements whose parent is `id`: subviews, items, and accessibility elements of its list.
    public func parts(of id: ElementID) -> [ElementID] {
        let element = self[id]
        guard let members = element.members else {
            return element.items.isEmpty ? element.children : element.children + element.items
        }
        let made = members.compactMap(\.target).filter {
            self[$0].type == .accessibilityElement && self[$0].parent == id
        }
        return element.children + element.items + made
    }

    /// The elements at which VoiceOver was recorded to stop, in its order; equal places are in that of the file. Nil if
    /// nothing is recorded, and the order is simulated.
    public var recordedOrder: [ElementID]? {
        let recorded = elements.compactMap { element in
            element[.recordedPlace]?.number.map { (place: $0, id: element.id) }
        }
        return recorded.isEmpty ? nil : recorded.sorted { ($0.place, $0.id) < ($1.place, $1.id) }.map(\.id)
    }
}

/// An element and its ancestors, innermost first, as a lazy sequence.
public struct Lineage: Sequence, IteratorProtocol, Sendable {
    var step: ElementID?
    // Inside a sequence, `Element` alone may also be what it is a sequence of.
    let elements: [A11yModel.Element]

    init(from first: ElementID?, in elements: [A11yModel.Element]) {
        step = first
        self.elements = elements
    }

    /// The next element outwards; nil after the root.
    public mutating func next() -> ElementID? {
        guard let current = step else { return nil }
        step = elements[current.index].parent
        return current
    }
}

/// The texts of a file in one language, from the string table beside it.
public struct Translation: Sendable {
    /// The language, as BCP 47.
    public let language: String
    /// The path of the table, as a report shows it.
    public let path: String
    /// The texts by `<object id>.<property>`: Interface Builder's key for each text of the file.
    public var texts: [String: String] = [:]
    /// Keys that the table marks as not translated: their text is the same in every language.
    public var untranslatable: Set<String> = []

    /// The object ids with a text that is set as a runtime attribute, whose key does not say which property it is.
    public var runtimeTexts: Set<String> = []

    /// A table without texts.
    public init(language: String, path: String) {
        self.language = language
        self.path = path
    }
}
