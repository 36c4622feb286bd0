import A11yModel
import A11ySyntax

/// The connections of a document: outlets, segues and gesture recognizers.
///
/// They point forwards and backwards in the file, so they are collected while the screens are built and applied once
/// every screen exists.
struct Connections {
    /// A connection from code to an object.
    struct Outlet {
        let destination: String
        /// The property of the object that has the outlet.
        let name: String
        /// The app's class of that object; nil for a class of UIKit.
        let owner: String?
        let range: SourceRange
        let keyRange: SourceRange

        /// What the element keeps of it.
        var connection: OutletConnection { OutletConnection(name, of: owner) }
    }

    /// A label or image view of a table cell, which code reaches as a property of the cell.
    struct CellPart {
        let cell: String
        let part: Outlet
    }

    /// A constraint that sets a side of a view to a number. Code that has an outlet to it changes the number.
    struct LengthConstraint {
        let id: String
        let view: String
        let side: Sides
    }

    /// A connection from a view to one of its gesture recognizers.
    struct Attachment {
        let view: String
        let recognizer: String
        let range: SourceRange
        let keyRange: SourceRange
    }

    /// A gesture recognizer of the file.
    struct Recognizer {
        let gesture: Gesture?
        let function: String?
        /// Whether the file names its target. Without one, code adds a target or nothing handles the gesture.
        let hasTarget: Bool
        /// Whether it asks a delegate before it answers.
        let hasDelegate: Bool
    }

    /// A way from one scene to another.
    struct Segue {
        let destination: String
        /// `show`, `relationship`, …; empty if the file does not say.
        let kind: String
        /// The identifier by which code performs it; nil where the user or UIKit does, or nothing can.
        var identifier: String?
    }

    var outlets: [Outlet] = []
    /// The `view` outlets of controllers, which say nothing about what code changes.
    private var rootViews: [Outlet] = []
    private var cellParts: [CellPart] = []
    /// The accessory views that cells of UIKit's own class have by an outlet, with the cells.
    private var accessories: [(cell: String, view: String)] = []
    private var lengths: [LengthConstraint] = []
    /// The constraints of the file.
    var holds = Holds()
    private(set) var segues: [Segue] = []
    /// How many outlets lead to each object id, delegates included.
    private(set) var uses: [String: Int] = [:]
    private var attachments: [Attachment] = []
    private var recognizers: [String: Recognizer] = [:]
    /// The object ids of controllers that are shown inside another's screen.
    private(set) var embedded: Set<String> = []
    /// Properties that one object sets on another, by the other's object id.
    var remoteAssignments: [(id: String, assignment: Assignment)] = []

    /// Adds what was collected in a part of the file.
    mutating func add(_ other: Connections) {
        outlets += other.outlets
        rootViews += other.rootViews
        cellParts += other.cellParts
        accessories += other.accessories
        lengths += other.lengths
        holds.add(other.holds)
        segues += other.segues
        uses.merge(other.uses, uniquingKeysWith: +)
        attachments += other.attachments
        remoteAssignments += other.remoteAssignments
        embedded.formUnion(other.embedded)
        recognizers.merge(other.recognizers) { first, _ in first }
    }

    /// Applies the connections to the elements that they lead to.
    func apply(to screens: inout [Screen], by objects: ObjectIndex) {
        for outlet in outlets {
            guard let object = objects[outlet.destination] else { continue }
            screens[object.screen][object.element].markReachable(from: outlet)
        }
        for outlet in rootViews {
            guard let object = objects[outlet.destination] else { continue }
            screens[object.screen][object.element].outlets.append(outlet.connection)
        }
        loosenLengths(in: &screens, by: objects)
        holds.keepHuggedSides(in: &screens, by: objects)
        for (cell, view) in accessories {
            guard let cell = objects[cell], let object = objects[view] else { continue }
            if cell.screen == object.screen {
                screens[cell.screen].makeAccessory(object.element, of: cell.element)
            } else {
                // One that lies beside the scene is named by its cell all the same.
                screens[object.screen][object.element].hasBuiltInName = true
            }
        }
        for part in cellParts {
            guard let cell = objects[part.cell], let object = objects[part.part.destination] else { continue }
            let owner = screens[cell.screen][cell.element]
            guard owner.mayBeSetByCode || owner.doubts.contains(.template) else { continue }
            // Code of the cell writes `textLabel`, code of the table's controller `cell.textLabel`.
            let screen = screens[cell.screen]
            let owners = Set([owner.customClass, screen.customClass ?? screen.ownerClass].compactMap { $0 }).sorted()
            screens[object.screen][object.element].markReachable(from: part.part, of: owners)
        }
        for (id, assignment) in remoteAssignments {
            guard let object = objects[id] else { continue }
            // A runtime attribute is set after the inspector's values and replaces them.
            screens[object.screen][object.element].replace(assignment)
        }
        for attachment in attachments {
            guard let recognizer = recognizers[attachment.recognizer], let object = objects[attachment.view] else {
                continue
            }
            screens[object.screen][object.element].attach(recognizer, by: attachment)
        }
        for index in screens.indices { screens[index].passOnCode() }
    }
}

extension Connections {
    /// Leaves the sides open whose constraints have an outlet.
    private func loosenLengths(in screens: inout [Screen], by objects: ObjectIndex) {
        let constraints = Set(outlets.lazy.map(\.destination).filter { objects[$0] == nil })
        guard !constraints.isEmpty else { return }
        for length in lengths where constraints.contains(length.id) {
            guard let object = objects[length.view] else { continue }
            screens[object.screen][object.element].fixedSides.remove(length.side)
            screens[object.screen][object.element].doubts.insert(.layout)
        }
    }
}

/// Reading the `connections` of objects.
extension Connections {
    /// Notes the constraints that set a side of a view.
    mutating func add(_ sizing: Sizing, of view: String) { lengths += sizing.lengths(of: view) }

    /// Notes the parts of a table cell: it refers to them by attributes of their names.
    mutating func add(partsOf cell: Node) {
        guard let id = cell.attribute("id") else { return }
        for name in ["textLabel", "detailTextLabel", "imageView"] {
            guard let part = cell.entry(name) else { continue }
            let outlet = Outlet(
                destination: part.text, name: name, owner: nil, range: part.range,
                keyRange: part.keyRange ?? part.range)
            cellParts.append(CellPart(cell: id, part: outlet))
        }
    }

    /// Reads the connections of a view or item.
    mutating func read(_ node: Node, into builder: inout ElementBuilder) {
        for connection in node.items {
            switch connection.tag {
            case "action":
                builder.element.hasHandler = true
                // `saveWithSender:` is `save` to Swift.
                let selector = connection.attribute("selector").map { $0.prefix { $0 != ":" } } ?? ""
                if selector.hasSuffix("WithSender") { builder.element.actions.append(String(selector.dropLast(10))) }
                builder.element.actions.append(String(selector))
            case "segue":
                add(segue: connection)
                guard let function = Connections.function(of: connection), builder.element.action == nil else {
                    continue
                }
                builder.set(.action, function)
            default:
                if Connections.isDelegate(connection) { builder.element.hasDelegate = true }
                add(outlet: connection, of: builder.element.fileID, ofClass: builder.element.customClass)
            }
        }
    }

    /// Reads the connections of an object that is not drawn: a controller or the file's owner. Code starts its segues.
    /// `owner` is its class if that is the app's own; of a part of a controller, the controller's, whose code writes
    /// `navigationItem.titleView`.
    mutating func read(_ node: Node, ofClass owner: String?, isRecognizer: Bool = false) {
        for connection in node.items {
            add(segue: connection, isOfCode: !isRecognizer)
            add(outlet: connection, of: nil, ofClass: owner)
        }
    }

    /// Reads a gesture recognizer with its connections.
    mutating func read(recognizer node: Node) {
        var function: String?
        var (hasTarget, hasDelegate) = (false, false)
        for list in node.items where list.tag == "connections" {
            for connection in list.items where connection.tag == "segue" || connection.tag == "action" {
                hasTarget = true
                function = function ?? Connections.recognizerFunction(of: connection)
            }
            hasDelegate = hasDelegate || list.items.contains(where: Connections.isDelegate)
            read(list, ofClass: node.attribute("customClass"), isRecognizer: true)
        }
        guard let id = node.attribute("id") else { return }
        recognizers[id] = Recognizer(
            gesture: Gesture(recognizer: node), function: function, hasTarget: hasTarget,
            hasDelegate: hasDelegate)
    }

    private mutating func add(segue: Node, isOfCode: Bool = false) {
        guard segue.tag == "segue", let destination = segue.attribute("destination") else { return }
        let kind = segue.attribute("kind") ?? ""
        let isPerformed = isOfCode && kind != "relationship" && kind != "embed"
        segues.append(
            Segue(
                destination: destination, kind: kind,
                identifier: isPerformed ? segue.attribute("identifier") : nil))
        if kind == "embed" { embedded.insert(destination) }
    }

    private mutating func add(outlet connection: Node, of view: String?, ofClass owner: String?) {
        guard connection.tag == "outlet" || connection.tag == "outletCollection" else { return }
        guard let property = connection.entry("property"), let destination = connection.attribute("destination") else {
            return
        }
        uses[destination, default: 0] += 1
        let name = property.text
        if name == "gestureRecognizers" {
            guard let view else { return }
            attachments.append(
                Attachment(
                    view: view, recognizer: destination, range: property.range, keyRange: connection.tagRange))
        } else if !Connections.isDelegate(connection) {
            let outlet = Outlet(
                destination: destination, name: name, owner: owner, range: property.range, keyRange: connection.tagRange
            )
            if name == "accessoryView", owner == nil, let view {
                accessories.append((view, destination))
            } else if name == "view" {
                rootViews.append(outlet)
            } else {
                outlets.append(outlet)
            }
        }
    }

    /// What a segue does when its source is activated. Two segues to one scene have the same function. Nil for segues
    /// that build a screen (`embed`, `relationship`) and for those of a cell's accessory button, which is not the cell.
    static func function(of segue: Node) -> LocatedText? {
        guard let destination = segue.entry("destination") else { return nil }
        if segue.attribute("trigger") == "accessoryAction" { return nil }
        var text = "segue:" + destination.text
        switch segue.attribute("kind") {
        case "embed", "relationship": return nil
        case "unwind": text = "unwind:\(destination.text):\(segue.attribute("unwindAction") ?? "")"
        // What prepares the scene tells segues apart by their identifiers.
        default: if let name = segue.attribute("identifier") { text += "#" + name }
        }
        return LocatedText(text: text, range: destination.range, keyRange: segue.tagRange)
    }

    /// What a recognizer does, by its segue or by the name of its method.
    private static func recognizerFunction(of connection: Node) -> String? {
        if connection.tag == "segue" { return function(of: connection)?.text }
        return Gesture.function(ofMethod: connection.attribute("selector") ?? "")
    }

    /// Whether an outlet is a delegate or data source. Through it the object is reached, and not where it leads.
    static func isDelegate(_ connection: Node) -> Bool {
        guard let property = connection.attribute("property") else { return false }
        return property.hasSuffix("elegate") || property.hasSuffix("ataSource")
    }
}

extension Element {
    /// `owners` are the classes whose code writes the name, for a part of a cell.
    fileprivate mutating func markReachable(from outlet: Connections.Outlet, of owners: [String] = []) {
        doubts.insert(.code)
        self.outlets += owners.isEmpty ? [outlet.connection] : owners.map { OutletConnection(outlet.name, of: $0) }
        guard self[.outlet] == nil else { return }
        assignments.append(
            Assignment(.outlet, .text(outlet.name), range: outlet.range, keyRange: outlet.keyRange))
    }

    fileprivate mutating func attach(_ recognizer: Connections.Recognizer, by attachment: Connections.Attachment) {
        guard let gesture = recognizer.gesture else { return }
        if !recognizer.hasTarget { leaveOpen(.handledGesture) }
        if recognizer.hasDelegate { leaveOpen(.filteredGesture) }
        let index = assignments.firstIndex { $0.property == .gestures }
        let earlier = index.map { assignments[$0] }
        var gestures = earlier?.value.gestures ?? [:]
        gestures[gesture] = recognizer.function ?? gestures[gesture] ?? ""
        let assignment = Assignment(
            .gestures, .gestures(gestures), range: earlier?.range ?? attachment.range,
            keyRange: earlier?.keyRange ?? attachment.keyRange)
        if let index { assignments[index] = assignment } else { assignments.append(assignment) }
    }
}

extension Gesture {
    /// The gesture of a recognizer; nil for a recognizer class of the app's own.
    fileprivate init?(recognizer node: Node) {
        switch node.tag {
        case "tapGestureRecognizer":
            switch node.attribute("numberOfTapsRequired") {
            case nil, "1": self = .tap
            case "2": self = .doubleTap
            // Three taps are for those who know of them.
            default: return nil
            }
        // The format has this misspelling; the correct spelling is accepted in case Xcode fixes it.
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": self = .longPress
        case "swipeGestureRecognizer":
            switch node.attribute("direction") {
            case "left": self = .swipeLeft
            case "up": self = .swipeUp
            case "down": self = .swipeDown
            default: self = .swipeRight
            }
        case "panGestureRecognizer", "screenEdgePanGestureRecognizer": self = .pan
        case "pinchGestureRecognizer": self = .pinch
        case "rotationGestureRecognizer": self = .rotate
        default: return nil
        }
    }
}

/// The views and items of a file by object id.
struct ObjectIndex {
    /// The element of an object.
    struct Location {
        /// The index of the screen.
        let screen: Int
        let element: ElementID
        /// The bytes of the id.
        let range: SourceRange
    }

    /// A problem for each id that a second element also has.
    private(set) var problems: [Problem] = []
    private var byID: [String: Location]

    init(of screens: [Screen]) {
        byID = Dictionary(minimumCapacity: screens.reduce(0) { $0 + $1.elements.count })
        for (number, screen) in screens.enumerated() {
            for index in screen.elements.indices {
                let element = screen.elements[index]
                guard let name = element.fileID, let range = element.range(of: .id) else { continue }
                let location = Location(screen: number, element: element.id, range: range)
                guard let first = byID.updateValue(location, forKey: name) else { continue }
                byID[name] = first
                let holder = screens[first.screen][first.element]
                let word = holder.customClass ?? holder.type.rawValue
                let facts: Facts = ["id": .text(name), "element": .text(word)]
                problems.append(Problem(.duplicateID, at: range, facts: facts, related: .first(first.range)))
            }
        }
    }

    /// The location of an object id; nil if no view or item has it.
    subscript(id: String) -> Location? { byID[id] }
}

extension Screen {
    /// Moves a view to the end of a cell, where UIKit puts it when the file is loaded.
    fileprivate mutating func makeAccessory(_ view: ElementID, of cell: ElementID) {
        guard cell < view else { return }
        if let parent = self[view].parent { self[parent].children.removeAll { $0 == view } }
        self[view].parent = cell
        self[view].slot = .accessory
        self[cell].children.append(view)
    }
}
