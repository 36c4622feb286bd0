import A11yModel
import A11ySyntax

/// Finds the screens of a Mac document in one pass: windows, views of controllers, views without a controller, the
/// panes of tabs, and menus.
struct MacDocumentParser {
    /// The screens found so far.
    private(set) var screens: [Screen] = []
    /// The connections so far.
    private(set) var connections = MacConnections()

    /// Whether there is a controller, even one without a view of its own: a link to another storyboard, a container.
    private(set) var hasControllers = false

    private let path: String
    private let naming: NamingKeyPaths
    private var screenNames = ScreenNames()
    /// The views of a xib that are in no window and in no controller, by their object ids.
    private var looseViews: [(id: String, screen: Int)] = []
    private var hasWindows = false

    init(path: String, naming: NamingKeyPaths) {
        self.naming = naming
        self.path = path
    }

    /// Parses a document: `scenes` of a storyboard, `objects` of a xib.
    mutating func visit(document root: Node) {
        for child in root.items {
            switch child.tag {
            case "objects":
                visit(objects: child)
                markLooseViews()
                let owner = child.items.first { $0.attribute("id") == "-2" }?.attribute("customClass")
                Entrances.mark(&screens, ofNib: path, owner: owner)
            case "scenes":
                for scene in child.items where scene.tag == "scene" {
                    for objects in scene.items where objects.tag == "objects" { visit(objects: objects) }
                }
            default: continue
            }
        }
    }

    /// Marks the views of a xib that no outlet reaches: they are left over. Code may load the first view by its class,
    /// so it counts as reached unless another view is, or there is a window.
    private mutating func markLooseViews() {
        // Code may take out of a view what an outlet leads to.
        let isUsed = looseViews.map { view in
            screens[view.screen].elements.contains { $0.fileID.map(connections.used.contains) ?? false }
                || connections.used.contains(view.id)
        }
        let isShown = isUsed.contains(true) || hasWindows
        for (place, view) in looseViews.enumerated() where !isUsed[place] && (isShown || place > 0) {
            screens[view.screen].isUnreached = true
        }
    }

    private mutating func visit(objects: Node) {
        for object in objects.items {
            if object.tag.hasSuffix("ontrollerPlaceholder") { hasControllers = true }
            switch MacKind(of: object) {
            case .controller:
                hasControllers = true
                visit(all: object)
            case .ignored: readOutlets(of: object)
            case .passage where object.tag == "application":
                readOutlets(of: object)
                for child in object.items where child.tag == "menu" { visit(all: child) }
            case .passage where !ScreenBuilder.isUnknownView(object, in: ""): readOutlets(of: object)
            default: visit(all: object)
            }
        }
    }

    /// Parses an object, and the screens inside it.
    private mutating func visit(all object: Node) {
        var waiting = [object]
        while let next = waiting.popLast() {
            var builder = MacScreenBuilder(
                screen: screen(of: next), connections: connections, index: screens.count, naming: naming)
            connections = MacConnections()
            builder.read(next)
            connections = builder.connections
            waiting += builder.others.reversed()
            guard builder.showsSomething(of: next) else {
                connections.forget(screen: screens.count)
                continue
            }
            builder.screen.name = screenNames.name(of: next, fallback: fallback(for: next))
            let frames = builder.screen.roots.compactMap { builder.screen[$0].frame }
            if let drawn = frames.max(by: { $0.area < $1.area }) {
                builder.screen.size = Size(width: drawn.width, height: drawn.height)
            }
            if next.range == object.range, let id = object.attribute("id") { note(loose: object, id) }
            screens.append(builder.screen)
        }
    }

    /// Notes the view of the next screen if nothing is around it.
    private mutating func note(loose object: Node, _ id: String) {
        switch MacKind(of: object) {
        case .window: hasWindows = true
        case .menu, .controller, .passage, .ignored: break
        default: looseViews.append((id, screens.count))
        }
    }

    private mutating func readOutlets(of object: Node) {
        for child in object.items where child.tag == "connections" {
            connections.read(child, ofClass: object.macCustomClass)
        }
    }

    private func screen(of object: Node) -> Screen {
        var screen = Screen(drawnAs: object, in: object, of: path, on: .macos)
        // Sheets, accessory views and toolbars may be in other files, and code sets the title of most windows.
        screen.isWhole = false
        return screen
    }

    private func fallback(for object: Node) -> String? {
        if let label = object.attribute("label"), !label.isEmpty { return label }
        switch object.tag {
        case "menu", "tabViewItem": return nil
        default: return ScreenNames.fileName(of: path)
        }
    }
}

extension MacScreenBuilder {
    /// Reads a screen from its object.
    fileprivate mutating func read(_ object: Node) {
        for child in object.items where child.tag == "connections" {
            connections.read(child, ofClass: object.macCustomClass)
        }
        switch MacKind(of: object) {
        case .window:
            screen.title = object.attribute("title")
            // The toolbar is above the content.
            for child in object.items where child.tag == "toolbar" { visit(child, at: .root) }
            for child in object.items where child.tag != "toolbar" { visit(child, at: .root) }
        case .menu: menu(object)
        case .controller where object.tag == "tabViewController":
            tabs(object.macPanes, of: object, at: .root)
            visit(partsOf: object, at: .root)
        case .controller, .passage, .ignored:
            var place = MacPlace.root
            place.isTemplate = object.tag == "collectionViewItem"
            visit(partsOf: object, at: place)
        default: visit(object, at: .root)
        }
    }

    /// Reads the items of a menu. Each submenu is a screen of its own, since it is closed until it is opened.
    private mutating func menu(_ node: Node) {
        let owner = screen.add(.view, parent: nil, range: node.range, anchor: node.tagRange)
        screen.roots.append(owner)
        var place = MacPlace.root
        place.parent = owner
        for items in node.items where items.tag == "items" {
            for item in items.items where item.tag == "menuItem" { self.item(item, at: place) }
        }
    }

    private mutating func item(_ item: Node, at place: MacPlace) {
        if item.attribute("isSeparatorItem") == "YES" { return }
        others += item.items.filter { $0.tag == "menu" }
        let first = screen.elements.count
        for child in item.items where child.attribute("key") == "view" { visit(child, at: place) }
        if screen.elements.count > first { return }
        let content = MacCellContent(of: item)
        let id = add(.button, item, content, at: place)
        change(id) { element in
            element.macRole = .menuItem
            element.assign(.title, filled: content.title)
            element.assign(item.macPicture)
            // A view may replace the item, and code may change an item that it has an outlet to. AppKit asks the app
            // about every item before a menu opens, and many get their titles then.
            let lines = item.items.filter { $0.tag == "connections" }
            let isFilledLater = lines.contains { $0.items.contains { $0.tag == "outlet" } }
            if isFilledLater { element.hasBuiltInName = true }
            if element.title == nil { element.doubts.insert(.code) }
            // AppKit draws and speaks the title. The app can only provide one.
            element.isSystem = element.title != nil
        }
    }
}
