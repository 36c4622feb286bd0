import A11yModel
import A11ySyntax

/// The scenes of a storyboard and the segues between them: which scenes the app can come to, and which bars their
/// navigation controllers hide.
struct SceneGraph {
    /// A scene with its controller and where its segues lead.
    private struct Scene {
        let controller: Node?
        let screens: Range<Int>
        let segues: [Connections.Segue]
    }

    private let entry: String?
    /// Whether the system itself shows the initial scene: that of a watch app, which no code names.
    private let isOfWatch: Bool
    private var scenes: [Scene] = []
    /// The scene of each controller, by its object id.
    private var places: [String: Int] = [:]

    /// The graph of a document, without scenes.
    init(of document: Node) {
        entry = document.attribute("initialViewController")
        isOfWatch = document.attribute("targetRuntime") == "watchKit"
    }

    /// Adds a scene, which made these screens.
    mutating func add(_ scene: Node, making screens: Range<Int>, leadingTo segues: [Connections.Segue]) {
        let objects = scene.items.filter { $0.tag == "objects" }.flatMap { Array($0.items) }
        let place = scenes.count
        for object in objects {
            if let id = object.attribute("id"), places[id] == nil { places[id] = place }
        }
        // Those of WatchKit are called `controller`.
        let controller = objects.first { $0.tag.hasSuffix("Controller") || $0.tag == "controller" }
        scenes.append(Scene(controller: controller, screens: screens, segues: segues))
    }

    /// The screens of scenes to which nothing leads: no identifier, no entry point, no segue from a scene that the app
    /// comes to. Empty if the file names no entry at all, since other files then tell nothing either.
    var unreachedScreens: [Int] {
        let entries = scenes.indices.filter { isEntry(scenes[$0]) }
        guard !entries.isEmpty else { return [] }
        let reached = scenes(from: entries) { _, _ in true }
        return scenes.indices.filter { !reached.contains($0) }.flatMap { Array(scenes[$0].screens) }
    }

    private func isEntry(_ scene: Scene) -> Bool {
        // The system shows the glances and notifications of a watch.
        let tag = scene.controller?.tag ?? ""
        let isOfSystem = isOfWatch && !["", "controller", "hostingController"].contains(tag)
        return isOfSystem || isInitial(scene) || !identifiers(of: scene).isEmpty
    }

    private func isInitial(_ scene: Scene) -> Bool {
        entry != nil && scene.controller?.attribute("id") == entry
    }

    private func identifiers(of scene: Scene) -> [String] {
        ["storyboardIdentifier", "identifier"].compactMap { scene.controller?.attribute($0) }.filter { !$0.isEmpty }
    }

    /// The identifiers of a scene, with its class if they are made of it: `Profile` of `ProfileViewController`.
    private func names(of scene: Scene) -> [String] {
        let identifiers = identifiers(of: scene)
        guard let own = scene.controller?.attribute("customClass") else { return identifiers }
        let isMade = identifiers.contains { own.hasPrefix($0) || $0.hasPrefix(own) }
        return isMade ? identifiers + [own] : identifiers
    }

    /// What has to name each screen of a storyboard with this name: an identifier of it, the segue by which code comes
    /// to it, or what names a scene that leads to it. Empty if that is not known: no scene is an entry, or the scenes
    /// are too many to follow the ways from each of them.
    func entrances(to storyboard: String) -> [(screen: Int, entrances: Entrances)] {
        var entries: [Int: Set<String>] = [:]
        for scene in scenes.indices where isEntry(scenes[scene]) {
            entries[scene] = Set(self.names(of: scenes[scene]))
        }
        if entries.isEmpty { return [] }
        for segue in scenes.lazy.flatMap(\.segues) {
            guard let identifier = segue.identifier, let place = places[segue.destination] else { continue }
            entries[place, default: []].insert(identifier)
        }
        guard entries.count * scenes.count <= SceneGraph.mostSteps else { return [] }
        let none = Entrances(names: [], storyboard: storyboard)
        var found = [Entrances](repeating: none, count: scenes.count)
        for (entry, own) in entries {
            for scene in scenes(from: [entry], along: { segue, _ in segue.identifier == nil }) {
                found[scene].names.formUnion(own)
                if isInitial(scenes[entry]) { found[scene].isFirst = true }
            }
        }
        return scenes.indices.filter { found[$0] != none && !(isOfWatch && found[$0].isFirst) }.flatMap { scene in
            scenes[scene].screens.map { ($0, found[scene]) }
        }
    }

    private static let mostSteps = 100_000

    /// The screens that a page view controller of the file may show: only code comes to them, by an identifier.
    var pages: [Int] {
        guard scenes.contains(where: { $0.controller?.tag == "pageViewController" }) else { return [] }
        let led = Set(scenes.flatMap(\.segues).compactMap { places[$0.destination] })
        return scenes.indices.filter { index in
            let controller = scenes[index].controller
            return !led.contains(index) && controller?.attribute("storyboardIdentifier") != nil
                && controller?.attribute("id") != entry && controller?.tag != "pageViewController"
        }
        .flatMap { Array(scenes[$0].screens) }
    }

    /// A bar of navigation controllers.
    enum Bar {
        case toolbar, navigationBar

        /// Whether a navigation controller shows the bar. Unless the file says otherwise it has no toolbar.
        fileprivate func isShown(by controller: Node) -> Bool {
            switch self {
            case .toolbar: ["toolbarHidden", "isToolbarHidden"].contains { controller.attribute($0) == "NO" }
            case .navigationBar:
                !["navigationBarHidden", "isNavigationBarHidden"].contains { controller.attribute($0) == "YES" }
            }
        }
    }

    /// The screens whose navigation controllers all hide a bar. Screens to which no navigation controller of the file
    /// leads are left out: another file may show the bar.
    func screens(hiding bar: Bar) -> [Int] {
        let stacks = scenes.indices.filter { scenes[$0].controller?.tag == "navigationController" }
        let showing = stacks.filter { scenes[$0].controller.map(bar.isShown) ?? false }
        let hiding = Set(stacks).subtracting(showing)
        guard !hiding.isEmpty else { return [] }
        let shown = scenes(inStacksOf: showing)
        return scenes(inStacksOf: Array(hiding)).subtracting(shown).sorted().flatMap { Array(scenes[$0].screens) }
    }

    private func scenes(inStacksOf controllers: [Int]) -> Set<Int> {
        scenes(from: controllers) { segue, scene in
            // Another container has bars of its own.
            let isContainer = ["navigationController", "tabBarController", "splitViewController"].contains(
                scene.controller?.tag)
            return SceneGraph.stacking.contains(segue.kind) && !isContainer
        }
    }

    /// The kinds of segues that put a scene on the stack of its navigation controller.
    private static let stacking: Set<String> = ["push", "relationship", "show"]

    /// The scenes that segues lead to from some scenes, which are among them. Cost: linear in the segues.
    private func scenes(from first: [Int], along isWay: (Connections.Segue, Scene) -> Bool) -> Set<Int> {
        var found = Set(first)
        var pending = first
        while let place = pending.popLast() {
            for segue in scenes[place].segues {
                guard let next = places[segue.destination], !found.contains(next), isWay(segue, scenes[next]) else {
                    continue
                }
                found.insert(next)
                pending.append(next)
            }
        }
        return found
    }
}
