import A11yModel
import A11ySyntax

/// Finds the screens of a document in one pass.
struct DocumentParser {
    /// The screens found so far.
    var screens: [Screen] = []
    /// The connections so far.
    var connections = Connections()
    /// Whether there is a controller, even one without a view of its own: a link to another storyboard, a container.
    private(set) var hasControllers = false
    /// The object id of each screen's controller; nil for a view without one.
    private var owners: [String?] = []

    private let names: InterfaceBuilderNames
    private let tabBars: TabBars
    private let platform: Platform
    private let path: String
    private var device: Size?
    private var screenNames = ScreenNames()
    private var graph: SceneGraph?
    /// The app's class of the object that owns the objects that are read.
    private var owner: String?
    /// The views without a controller, with how many outlets of their own lead to them.
    private var looseViews: [(screen: Int, id: String, ownUses: Int)] = []

    init(_ tree: Tree, platform: Platform, path: String, naming: NamingKeyPaths) {
        names = InterfaceBuilderNames(of: tree, for: platform, naming: naming)
        tabBars = TabBars(of: tree)
        self.platform = platform
        self.path = path
    }

    /// Parses a document: `scenes` of a storyboard, `objects` of a xib.
    mutating func visit(document root: Node) {
        for child in root.items {
            switch child.tag {
            case "device": device = Device.size(child)
            case "objects":
                visit(objects: child, of: nil)
                markLooseViews(in: nil)
            case "scenes":
                var graph = SceneGraph(of: root)
                for scene in child.items where scene.tag == "scene" { visit(scene: scene, in: &graph) }
                self.graph = graph
            default: continue
            }
        }
    }

    /// Parses a scene. Its connections are kept apart until it is read, since they say where it leads.
    private mutating func visit(scene: Node, in graph: inout SceneGraph) {
        var earlier = Connections()
        swap(&earlier, &connections)
        let first = screens.count
        for objects in scene.items where objects.tag == "objects" { visit(objects: objects, of: scene) }
        markLooseViews(in: scene)
        graph.add(scene, making: first..<screens.count, leadingTo: connections.segues)
        swap(&earlier, &connections)
        connections.add(earlier)
    }

    /// Marks the views that no outlet reaches. In a xib, code may load the first view by its place, so it counts as
    /// reached unless another view is. In a scene, a view beside the controller has outlets or is never shown.
    private mutating func markLooseViews(in scene: Node?) {
        let isUsed = looseViews.map { (connections.uses[$0.id] ?? 0) > $0.ownUses }
        for (place, view) in looseViews.enumerated() where !isUsed[place] {
            if scene != nil || place > 0 || isUsed.contains(true) { screens[view.screen].isUnreached = true }
        }
        looseViews = []
    }

    /// Marks what the segues between the scenes tell, and what shows the screens. Needs every scene.
    mutating func markScenes() {
        guard let graph else { return Entrances.mark(&screens, ofNib: path) }
        for (index, entrances) in graph.entrances(to: ScreenNames.fileName(of: path)) {
            screens[index].entrances = entrances
        }
        for index in graph.unreachedScreens { screens[index].isUnreached = true }
        for index in graph.pages { screens[index].isEmbedded = true }
        for index in graph.screens(hiding: .toolbar) { screens[index].hideBars(of: .toolbar) }
        for index in graph.screens(hiding: .navigationBar) { screens[index].hideBars(of: .navigationBar) }
    }

    /// Parses the objects of a scene or a xib: a controller with its view, or views that code adds somewhere.
    private mutating func visit(objects: Node, of scene: Node?) {
        owner = ownerClass(of: objects)
        for object in objects.items {
            switch names.role(of: object) {
            case .controller: visit(controllers: object, of: scene)
            case .object(let type): visit(loose: object, type, of: scene)
            case .navigationItem: visit(controllers: object, of: scene)
            case .recognizer: connections.read(recognizer: object)
            case .container where ScreenBuilder.isUnknownView(object, in: "objects"):
                visit(loose: object, .view, of: scene)
            default:
                for child in object.items where child.tag == "connections" {
                    connections.read(child, ofClass: object.attribute("customClass"))
                }
            }
        }
    }

    /// The app's class of the File's Owner, or of the controller of a scene.
    private func ownerClass(of objects: Node) -> String? {
        objects.items.lazy.filter { object in
            if object.attribute("placeholderIdentifier") == "IBFilesOwner" { return true }
            if case .controller = names.role(of: object) { return true }
            return false
        }.compactMap { $0.attribute("customClass") }.first
    }

    /// Parses a controller and the controllers inside it, as in the window files of old projects.
    private mutating func visit(controllers first: Node, of scene: Node?) {
        var waiting = [first]
        hasControllers = true
        while let controller = waiting.popLast() {
            var builder = ScreenBuilder(screen: screen(for: controller, in: scene), names: names, tabBars: tabBars)
            builder.screen.customClass = controller.attribute("customClass")
            builder.screen.controllerID = controller.attribute("id")
            builder.screen.controllerClass = DocumentParser.className(of: controller)
            builder.visit(controller: controller)
            connections.add(builder.connections)
            waiting += builder.controllers.reversed()
            guard builder.showsSomething else { continue }
            builder.screen.name = screenNames.name(of: controller, fallback: nil)
            if builder.screen.customClass != nil { builder.screen.doubts.insert(.customClass) }
            finish(builder.screen, of: controller)
        }
    }

    /// Parses a view without a controller. The rest of its screen is in another file, or created by code.
    private mutating func visit(loose object: Node, _ type: ElementType, of scene: Node?) {
        var builder = ScreenBuilder(screen: screen(for: object, in: nil), names: names, tabBars: tabBars)
        builder.visit(object, as: .object(type), under: nil, in: "objects")
        connections.add(builder.connections)
        builder.screen.isWhole = false
        builder.screen.name = screenNames.name(
            of: object, fallback: scene == nil ? ScreenNames.fileName(of: path) : nil)
        if let id = object.attribute("id") {
            looseViews.append((screens.count, id, builder.connections.uses[id] ?? 0))
        }
        finish(builder.screen, of: nil)
        for controller in builder.controllers { visit(controllers: controller, of: nil) }
    }

    /// The UIKit class of a controller by its tag: `UITableViewController`, `AVPlayerViewController`.
    static func className(of controller: Node) -> String? {
        let tag = controller.tag
        guard tag.hasSuffix("Controller"), let first = tag.first else { return nil }
        if tag.hasPrefix("av") { return "AV" + tag.dropFirst("av".count) }
        return "UI" + first.uppercased() + tag.dropFirst()
    }

    /// Marks the screens that are shown inside others. Needs every segue.
    mutating func markEmbedded() {
        for (index, owner) in owners.enumerated() {
            screens[index].isEmbedded = owner.map(connections.embedded.contains) ?? false
        }
    }

    private func screen(for object: Node, in scene: Node?) -> Screen {
        var screen = Screen(drawnAs: object, in: scene ?? object, of: path, on: platform)
        screen.ownerClass = owner
        return screen
    }

    private mutating func finish(_ finished: Screen, of controller: Node?) {
        var screen = finished
        owners.append(controller?.attribute("id"))
        screen.size = size(of: screen)
        if platform == .watchos { WatchTags.exposeLabelled(in: &screen) }
        if platform == .tvos { TVTags.lockTexts(in: &screen) }
        screens.append(screen)
    }

    /// The size of the device, or of the root view if that is larger: a freeform controller is drawn as tall as its
    /// scrolled content. Without a device, the view is drawn at its own size.
    private func size(of screen: Screen) -> Size {
        let drawn = screen.roots.compactMap { screen[$0].frame }.max { $0.area < $1.area }
        guard let drawn else { return device ?? platform.defaultSize }
        guard let device else { return Size(width: drawn.width, height: drawn.height) }
        return Size(width: max(device.width, drawn.maxX), height: max(device.height, drawn.maxY))
    }
}

extension Screen {
    /// An empty screen for an object of a document at a path, which a node holds as a whole.
    init(drawnAs object: Node, in whole: Node, of path: String, on platform: Platform) {
        self.init(name: "", input: .interfaceBuilder, range: whole.range, anchor: object.tagRange)
        self.platform = platform
        size = platform.defaultSize
        isUnreached = ScreenNames.isOfTests(path)
        if let language = ScreenNames.language(of: path) {
            self.language = language
            statements.insert(.language)
        }
    }
}

/// Unique names of a file's screens.
struct ScreenNames {
    private var given: Set<String> = []
    /// The last number appended to a name, so that a file of equal names is not counted through repeatedly.
    private var numbers: [String: Int] = [:]

    /// The author's name for the object; else the fallback; else its tag and object id.
    mutating func name(of object: Node, fallback: String?) -> String {
        let id = object.attribute("id") ?? ""
        let named = ScreenNames.keys.lazy.compactMap { object.attribute($0) }.first { !$0.isEmpty }
        let name = named ?? fallback ?? "\(object.tag) \(id)"
        if given.insert(name).inserted { return name }
        return unused(id.isEmpty ? name : "\(name) (\(id))")
    }

    private static let keys = ["storyboardIdentifier", "userLabel", "customClass", "title"]

    private mutating func unused(_ name: String) -> String {
        var candidate = name
        while !given.insert(candidate).inserted {
            let number = numbers[name, default: 1] + 1
            numbers[name] = number
            candidate = "\(name) \(number)"
        }
        return candidate
    }

    /// The file's name without folders and extension.
    static func fileName(of path: String) -> String {
        let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring().utf8
        return String(Substring(file.prefix { $0 != UInt8(ascii: ".") }))
    }

    /// Whether a file is in a folder of tests or of Xcode's templates, from which no user gets a screen.
    static func isOfTests(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { part in
            let folder = Substring(part)
            return folder.hasSuffix("Tests") || folder.hasSuffix(".xctemplate")
        }
    }

    /// The language of a file in `<language>.lproj`; nil for a file in `Base.lproj` or elsewhere.
    static func language(of path: String) -> String? {
        // Most files are in no such folder.
        guard Array(path.utf8).offset(of: ".lproj") != nil else { return nil }
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            let folder = Substring(part)
            guard folder.hasSuffix(".lproj"), folder != "Base.lproj" else { continue }
            return folder.dropLast(".lproj".count).split(separator: "_").joined(separator: "-")
        }
        return nil
    }
}

/// The simulated device of a document.
enum Device {
    /// The size of the device's screen in its orientation; nil if the device is missing or unknown.
    static func size(_ device: Node) -> Size? {
        guard let id = device.attribute("id") else { return nil }
        let drawn = id.hasSuffix("rounded") ? String(id.dropLast("rounded".count)) : id
        guard let upright = sizes[drawn] else { return nil }
        guard device.attribute("orientation") == "landscape" else { return upright }
        return Size(width: upright.height, height: upright.width)
    }

    /// Points in portrait orientation: Apple's logical resolutions, by Xcode's ids (screen diagonals). Those up to 6.7
    /// inches are confirmed by the root views of public storyboards, which have the size of their device.
    private static let sizes: [String: Size] = [
        "retina3_5": Size(width: 320, height: 480),
        "retina4_0": Size(width: 320, height: 568),
        "retina4_7": Size(width: 375, height: 667),
        "retina5_4": Size(width: 375, height: 812),
        "retina5_5": Size(width: 414, height: 736),
        "retina5_9": Size(width: 375, height: 812),
        "retina6_0": Size(width: 390, height: 844),
        "retina6_1": Size(width: 414, height: 896),
        "retina6_12": Size(width: 393, height: 852),
        "retina6_3": Size(width: 402, height: 874),
        "retina6_5": Size(width: 414, height: 896),
        "retina6_7": Size(width: 428, height: 926),
        "retina6_72": Size(width: 430, height: 932),
        "retina6_9": Size(width: 440, height: 956),
        "ipad8_3": Size(width: 744, height: 1133),
        "ipad9_7": Size(width: 768, height: 1024),
        "ipad10_2": Size(width: 810, height: 1080),
        "ipad10_5": Size(width: 834, height: 1112),
        "ipad10_9": Size(width: 820, height: 1180),
        "ipad11_0": Size(width: 834, height: 1194),
        "ipad12_9": Size(width: 1024, height: 1366),
        "ipad13_0": Size(width: 1032, height: 1376),
    ]
}

extension Entrances {
    /// Marks what shows the screens of a nib: its name, or a class of its owner or of what is in it.
    static func mark(_ screens: inout [Screen], ofNib path: String, owner: String? = nil) {
        // Settings of the target name the nib of an app.
        if owner == "NSApplication" { return }
        let owner = owner.flatMap { $0.hasPrefix("NS") ? nil : $0 }
        let classes = screens.flatMap { screen in
            [screen.ownerClass, screen.customClass] + screen.roots.map { screen[$0].customClass }
        }
        // A system looks for a nib of its own first: `Card~ipad.xib`.
        let name = ScreenNames.fileName(of: path).prefix { $0 != "~" }
        let entrances = Entrances(
            names: [String(name)], classes: Set((classes + [owner]).compactMap(\.self)))
        for index in screens.indices { screens[index].entrances = entrances }
    }
}
