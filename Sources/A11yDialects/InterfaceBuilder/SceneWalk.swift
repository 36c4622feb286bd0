import A11yModel
import A11ySyntax

/// The one pass over a document that finds its screens.
struct SceneWalk {
    /// The screens found so far.
    var screens: [Screen] = []
    /// The connections met on the way.
    var wiring = Wiring()
    /// Whether there is a controller, be it one without a view of its own: a link to another storyboard, a container.
    private(set) var hasControllers = false
    /// The object id of the controller of each screen; nil for a view without one.
    private var owners: [String?] = []

    private let vocabulary: Vocabulary
    private let tabBars: TabBars
    private let platform: Platform
    private let path: String
    private let language: String?
    private var device: Size?
    private var names = ScreenNames()

    init(_ tree: Tree, platform: Platform, path: String, naming: NamingKeyPaths) {
        vocabulary = Vocabulary(of: tree, for: platform, naming: naming)
        tabBars = TabBars(of: tree)
        self.platform = platform
        self.path = path
        language = ScreenNames.language(of: path)
    }

    /// Reads a document: `scenes` in a storyboard, `objects` in a xib.
    mutating func visit(document root: Node) {
        for child in root.items {
            switch child.tag {
            case "device": device = Device.size(child)
            case "objects": visit(objects: child, of: nil)
            case "scenes":
                for scene in child.items where scene.tag == "scene" {
                    for objects in scene.items where objects.tag == "objects" { visit(objects: objects, of: scene) }
                }
            default: continue
            }
        }
    }

    /// Reads what stands side by side in a scene or a xib: a controller with its view, or views that code puts
    /// somewhere.
    private mutating func visit(objects: Node, of scene: Node?) {
        for object in objects.items {
            switch vocabulary.role(of: object) {
            case .controller: visit(controllers: object, of: scene)
            case .object(let type): visit(loose: object, type, of: scene)
            case .navigationItem: visit(controllers: object, of: scene)
            case .recognizer: wiring.note(recognizer: object)
            case .container where Outline.isUnknownView(object, in: "objects"): visit(loose: object, .view, of: scene)
            default:
                for child in object.items where child.tag == "connections" {
                    Connections.read(child, wiring: &wiring)
                }
            }
        }
    }

    /// Reads a controller, and those that it holds itself, as the window files of old projects do.
    private mutating func visit(controllers first: Node, of scene: Node?) {
        var waiting = [first]
        hasControllers = true
        while let controller = waiting.popLast() {
            var outline = Outline(screen(for: controller, in: scene), vocabulary: vocabulary, tabBars: tabBars)
            outline.visit(controller: controller)
            wiring.add(outline.wiring)
            waiting += outline.controllers.reversed()
            guard outline.showsSomething else { continue }
            outline.screen.name = names.name(of: controller, fallback: nil)
            outline.screen.customClass = controller.attribute("customClass")
            if outline.screen.customClass != nil { outline.screen.doubts.insert(.code) }
            finish(outline.screen, of: controller)
        }
    }

    /// Reads a view without a controller: the rest of its screen is in another file, or made by code.
    private mutating func visit(loose object: Node, _ type: ElementType, of scene: Node?) {
        var outline = Outline(screen(for: object, in: nil), vocabulary: vocabulary, tabBars: tabBars)
        outline.visit(object, as: .object(type), under: nil, in: "objects")
        wiring.add(outline.wiring)
        outline.screen.isWhole = false
        outline.screen.name = names.name(of: object, fallback: scene == nil ? ScreenNames.fileName(of: path) : nil)
        finish(outline.screen, of: nil)
        for controller in outline.controllers { visit(controllers: controller, of: nil) }
    }

    /// Marks the screens that are shown inside others, once every segue is known.
    mutating func markEmbedded() {
        for (index, owner) in owners.enumerated() {
            screens[index].isEmbedded = owner.map(wiring.embedded.contains) ?? false
        }
    }

    private func screen(for object: Node, in scene: Node?) -> Screen {
        var screen = Screen(
            name: "", input: .interfaceBuilder, range: scene?.range ?? object.range, anchor: object.tagRange)
        screen.platform = platform
        screen.size = platform.defaultSize
        if let language {
            screen.language = language
            screen.statements.insert(.language)
        }
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

    /// The device's size, or the root view's where that is larger: a controller with a free form is drawn as tall as
    /// its scrolled content. Without a device, the view is drawn on a canvas of its own size.
    private func size(of screen: Screen) -> Size {
        let drawn = screen.roots.compactMap { screen[$0].frame }.max { $0.area < $1.area }
        guard let drawn else { return device ?? platform.defaultSize }
        guard let device else { return Size(width: drawn.width, height: drawn.height) }
        return Size(width: max(device.width, drawn.maxX), height: max(device.height, drawn.maxY))
    }
}
