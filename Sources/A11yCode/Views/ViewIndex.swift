import A11yModel

/// The screens of the views that a file declares, and what could not be read of them.
package struct ViewDocument: Sendable {
    /// A screen for each view with a body, and for each version of it where it has branches.
    package var screens: [Screen] = []
    /// How much was read.
    package var reading = ViewReading()
    /// The controls of UIKit that it makes and that nothing names.
    package var controls: [CodedControl] = []
    /// Why the file was not understood; nil if it was.
    package var problem: CodeProblem?

    /// A document without views.
    package init(problem: CodeProblem? = nil) { self.problem = problem }
}

/// The views of an app, lowered once. One thread uses it.
final class ViewIndex {
    let app: CodeApp
    /// The numbers of the files, by their paths.
    private let numbers: [String: Int]
    /// What views of libraries are, by their names.
    private let opaque: [String: ForeignView]
    private let lookup: (String, String?) -> String?
    private let memory = ViewMemory()
    private let namedViews = Memo<String, NamedView>()
    private lazy var controls = CodedControlFinder(app)
    /// Whether the entry point of the app is among the code, so that what nothing names is not shown.
    private let isWhole: Bool
    /// By the number of their file.
    private var units: [Int32: [LoweredUnit]] = [:]
    /// What the uses of a view may change about it.
    private var contexts: [Symbol: ViewContext] = [:]
    /// The types of the units.
    private lazy var viewTypes = Set(units.values.joined().filter { $0.helper == nil }.map(\.type))
    private lazy var uses = ViewUses(of: viewTypes, app)

    /// Whether only files for the Mac are asked for, since those for both are read with the app for iOS.
    private let isOfMacOnly: Bool
    /// The number of the only file whose views are lowered; nil if all are.
    private let onlyFile: Int32?
    /// Whether each file holds views of widgets, and whether it is a part of the app: no dependency, no test.
    private lazy var isWidget: [Bool] = {
        // The app itself only asks for new timelines.
        let center = app.symbol("WidgetCenter")
        let isImporting = app.files.enumerated().map { number, file in
            file.modules.contains("WidgetKit")
                && (center == .none || app.occurrences(of: center, in: Int32(number)).isEmpty)
        }
        let folders = app.files.map { ViewIndex.widgetFolders(of: $0.path) }
        // Apps call folders so that hold cards of theirs. One holds widgets if a file in it is that of one.
        let holding = Set(zip(isImporting, folders).filter { $0.0 }.flatMap { $0.1 })
        return zip(isImporting, folders).map { $0 || !holding.isDisjoint(with: $1) }
    }()
    private lazy var isOfApp = app.files.map { file in
        !app.dependencies.contains(file.path)
            && !file.path.split(separator: "/").contains { $0.hasSuffix("Tests") || $0 == "Preview Content" }
    }

    /// The views of an app. `lookup` gives the text of a key of its string tables.
    init(
        _ app: CodeApp, opaque: [String: ForeignView] = [:], ofMacOnly: Bool = false,
        lookup: @escaping (String, String?) -> String?
    ) {
        self.app = app
        isOfMacOnly = ofMacOnly
        onlyFile = nil
        self.opaque = opaque
        self.lookup = lookup
        isWhole = ["App", "UIApplicationDelegate", "NSApplicationDelegate"].contains { word in
            !app.heirs(of: app.symbol(word)).isEmpty
        }
        memory.isWhole = isWhole
        numbers = Dictionary(app.files.enumerated().map { ($1.path, $0) }) { first, _ in first }
        for unit in declaredUnits() { units[unit.declaration.file, default: []].append(unit) }
        for file in units.keys.sorted() {
            for unit in units[file] ?? [] {
                // What a function shows is surrounded by what the body around its call shows.
                if !unit.isPart {
                    for views in unit.versions { readContexts(of: views, within: [], in: unit) }
                    for shown in unit.presented { readContexts(of: shown.views, within: [], in: unit) }
                }
                for shown in unit.shownUnits { contexts[shown, default: ViewContext()].isShown = true }
            }
        }
        findPlainUses()
    }

    /// The views of one file of an app, which was edited since `known` was made. What the views of other files do to
    /// them is taken from there: an editor asks after each key.
    init(_ app: CodeApp, edited path: String, since known: ViewIndex, lookup: @escaping (String, String?) -> String?) {
        self.app = app
        self.lookup = lookup
        (isOfMacOnly, opaque, isWhole) = (known.isOfMacOnly, known.opaque, known.isWhole)
        memory.isWhole = isWhole
        numbers = Dictionary(app.files.enumerated().map { ($1.path, $0) }) { first, _ in first }
        onlyFile = numbers[path].map { Int32(truncatingIfNeeded: $0) }
        for unit in declaredUnits() { units[unit.declaration.file, default: []].append(unit) }
        for (type, context) in known.contexts { contexts[app.symbol(known.app.text(type))] = context }
        viewTypes = Set(known.viewTypes.map { app.symbol(known.app.text($0)) })
    }

    /// The screens of a file by its path; nil if it is not among the code.
    func document(at path: String) -> ViewDocument? {
        guard let number = numbers[path] else { return nil }
        let problem = app.files[number].problem
        var document = ViewDocument(problem: problem)
        document.controls = controls.controls(in: Int32(number))
        let found = (units[Int32(number)] ?? []).sorted { $0.declaration.id < $1.declaration.id }
        for unit in found {
            if unit.versions.isEmpty {
                document.reading.unread += 1
            } else if unit.unread.isEmpty, problem == nil {
                document.reading.whole += 1
            } else {
                document.reading.partial += 1
            }
            document.reading.places += unit.unread
            var fonts = JudgedFonts()
            for (version, views) in unit.versions.enumerated() {
                fonts.before = fonts.all
                document.screens.append(
                    screen(of: unit, views, version == 0 ? unit.name : "\(unit.name) (\(version + 1))", &fonts))
            }
            for (word, views) in unit.presented + unit.handedOn {
                var none = JudgedFonts()
                document.screens.append(screen(of: unit, views, "\(unit.name), \(word)", &none))
            }
        }
        // What is read around code that was not understood is a guess, wherever in the file that is.
        if let problem, !found.isEmpty {
            let end = min(problem.offset + 1, app.files[number].bytes.count)
            let place = SourceRange(min(problem.offset, end), end)
            document.reading.places.append(UnreadView(reason: .value(""), range: place))
        }
        document.reading.places.sort { ($0.range.start, $0.words) < ($1.range.start, $1.words) }
        return document
    }

    /// The folders around a file that are called after widgets, as paths.
    private static func widgetFolders(of path: String) -> [Substring] {
        path.indices.filter { path[$0] == "/" }.map { path[..<$0] }.filter { folder in
            folder.split(separator: "/").last?.contains("Widget") ?? false
        }
    }

    // MARK: Finding the views

    private func declaredUnits() -> [LoweredUnit] {
        var found: [LoweredUnit] = []
        let views = [app.symbol("View"), app.symbol("ToolbarContent")].filter { $0 != .none }
        let body = app.symbol("body")
        for (type, info) in app.types {
            // `extension FeedView { var body: some View { … } }` gives all views of a protocol one body.
            let isOfProtocol = info.kind == .protocolType && info.properties[body] != nil
            guard info.kind == .other || info.kind == .classType || isOfProtocol else { continue }
            let function = app.bodyFunction(of: type)
            guard function != nil || views.contains(where: { app.isKind(type, of: $0) }) else {
                // What a model gives views to show: `planet.avatar()`.
                if isOfApp(type, info) {
                    found += functions(of: type, info.functions.values.joined().map { app[$0] }, where: app.isHelper)
                }
                continue
            }
            guard isOfApp(type, info) else { continue }
            if let function, let block = function.body {
                found +=
                    lowerDeclaration(function.node, function.node.at(block), named: body, of: type).map { [$0] } ?? []
            }
            for property in info.properties.values.joined().map({ app.properties[$0] }) {
                let isRead =
                    property.name == body
                    || app.isPart(property.node, of: type) && app.isOfViews(property.type, property.modifiers)
                guard isRead, let getter = app.getter(of: property) else { continue }
                found += lowerDeclaration(property.node, getter, named: property.name, of: type).map { [$0] } ?? []
            }
            found += functions(of: type, info.functions.values.joined().map { app[$0] }) {
                app.isPart($0.node, of: type)
            }
        }
        let free = app.functionsByOwner.values.compactMap { $0[.none] }.joined().map { app[$0] }
        found += functions(of: .none, free) { isOfApp[Int($0.node.file)] && app.isHelper($0) }
        for type in app.heirs(of: app.symbol("ViewModifier")) {
            guard let info = app.types[type], isOfApp(type, info) else { continue }
            found += modifier(type, info)
        }
        return found
    }

    /// What functions of a type show, or those outside types, each as a unit of its own.
    private func functions(
        of type: Symbol, _ all: some Sequence<CodeFunction>, where isRead: (CodeFunction) -> Bool
    ) -> [LoweredUnit] {
        all.compactMap { function in
            guard isRead(function), app.isOfViews(function.result, function.modifiers), let body = function.body else {
                return nil
            }
            var unit = lowerDeclaration(function.node, function.node.at(body), named: function.name, of: type)
            if app.isHelper(function) { unit?.helper = function.name }
            return unit
        }
    }

    /// What a modifier of the app's own puts around views.
    private func modifier(_ type: Symbol, _ info: CodeTypeInfo) -> [LoweredUnit] {
        (info.functions[app.symbol("body")] ?? []).map { app[$0] }.compactMap { function in
            guard let body = function.body, let parameter = function.parameters.first else { return nil }
            return lowerDeclaration(
                function.node, function.node.at(body), named: function.name, of: type, content: parameter.name)
        }
    }

    /// Whether a type is a part of the app, and not of a dependency, a test or a preview.
    private func isOfApp(_ type: Symbol, _ info: CodeTypeInfo) -> Bool {
        if info.declarations.first.map({ !isOfApp[Int($0.file)] }) == true { return false }
        return !info.declarations.contains(where: app.isInPreview)
    }

    /// The views of a declaration of a type; nil where it is for no system. The views that a parameter takes are not
    /// known.
    private func lowerDeclaration(
        _ declaration: CodeNode, _ body: CodeNode, named word: Symbol, of type: Symbol, content: Symbol = .none
    ) -> LoweredUnit? {
        let isAsked =
            (!isOfMacOnly || app.files[Int(declaration.file)].isOfMac == true)
            && onlyFile.map { $0 == declaration.file } ?? true
        guard isAsked, let system = app.system(of: declaration) else { return nil }
        let reader = ViewReader(
            app, home: declaration.file, for: system, opaque: opaque, memory: memory, lookup: lookup)
        let isBody = app.text(word) == "body"
        let name = [app.text(type), isBody ? "" : app.text(word)].filter { !$0.isEmpty }.joined(separator: ".")
        var unit = LoweredUnit(name: name, type: type, declaration: declaration)
        unit.isPart = !isBody
        unit.system = system
        unit.isWidget = isWidget[Int(declaration.file)]
        var (version, idle) = (0, 0)
        repeat {
            let seen = reader.seen.count
            (reader.version, reader.pass) = (version, version)
            reader.assumed = [:]
            let scope = ViewScope(owner: type, site: nil, path: [body])
            scope.outer = app.outer(of: declaration)
            for parameter in reader.children(declaration) where reader.kind(parameter) == .parameter {
                scope.bindings[reader.name(parameter)] = .slot
            }
            if content != .none {
                scope.bindings[app.text(content)] = .views([reader.unknown("", at: declaration, scope)])
            }
            let views = reader.lower(body, scope)
            if version == 0 { unit.title = reader.title }
            if !views.isEmpty { unit.versions.append(views) }
            version += 1
            idle = reader.seen.count > seen ? 0 : idle + 1
            let isLeft = idle < ViewIndex.mostIdle && !reader.known.isSubset(of: reader.seen)
            if version >= reader.versionCount, !isLeft { break }
        } while version < ViewIndex.mostVersions
        unit.presented = reader.presented
        // What a modifier takes and shows elsewhere is a screen of its own.
        reader.version = 0
        for (closure, use) in reader.handedOn.sorted(by: { $0.key.id < $1.key.id }) {
            reader.present(use.modifier, closure, use.scope)
        }
        unit.handedOn = Array(reader.presented.dropFirst(unit.presented.count))
        unit.unread = reader.unread
        if version < reader.versionCount {
            let place = Int(app.node(declaration).place)
            let range = SourceRange(place, place + app.text(word).utf8.count)
            unit.unread.insert(UnreadView(reason: .limit, range: range))
        }
        unit.shownUnits = reader.shownUnits
        app.steps += reader.steps - reader.stepsSaved
        return unit
    }

    /// Versions in a row that show no new branch, after which the others are given up: conditions that exclude each
    /// other show none of them.
    private static let mostIdle = 3

    /// More than the cases of most enumerations that a view shows in different ways.
    private static let mostVersions = 16

    // MARK: Where views are used

    /// Notes what surrounds the views of the app's own among views of a unit.
    private func readContexts(of views: [LoweredView], within around: PropertySet, in unit: LoweredUnit) {
        for index in views.indices { readContexts(of: views[index], within: around, in: unit) }
    }

    private func readContexts(of view: LoweredView, within around: PropertySet, in unit: LoweredUnit) {
        for instance in view.instances {
            contexts[instance.unit, default: ViewContext()].add(instance, within: around, by: unit.used)
        }
        if view.children.isEmpty, view.naming.isEmpty { return }
        var inside = around
        let isMerged = view[.childBehavior].map { $0.text != "contain" } ?? false
        if isMerged || view.foreignClass != nil || view.has(.elementsHidden) || view.has(.hidden)
            || ViewWords.buttons.contains(view.name)
        {
            inside = .ofCode
        } else if view.has(.gestures) {
            inside.formUnion(ViewContext.ofTaps)
        } else if view.name == "Form", unit.system == .macOS {
            inside.insert(.placeholder)
        }
        readContexts(of: view.children, within: inside, in: unit)
        readContexts(of: view.naming, within: .ofCode, in: unit)
    }

    /// A use leaves a view as it is only where the view that uses it is not merged or hidden itself.
    private func findPlainUses() {
        var used: [Symbol: Set<Symbol>] = [:]
        for (type, context) in contexts { for user in context.users { used[user, default: []].insert(type) } }
        var reached = Set(units.values.joined().map(\.used)).filter { contexts[$0]?.isShown ?? true }
        var pending = Array(reached)
        while let next = pending.popLast() {
            for type in used[next] ?? [] where reached.insert(type).inserted { pending.append(type) }
        }
        for (type, context) in contexts {
            contexts[type]?.hasPlainUse = context.isShown || !context.plainUsers.isDisjoint(with: reached)
        }
    }

    // MARK: Making screens

    /// The places of texts whose fonts are judged in a version of the screen before, and of all so far: those are left
    /// open where a later version shows them again.
    private struct JudgedFonts {
        var before: Set<SourceRange> = []
        var all: Set<SourceRange> = []
    }

    private func screen(
        of unit: LoweredUnit, _ views: [LoweredView], _ name: String, _ fonts: inout JudgedFonts
    ) -> Screen {
        let node = app.node(unit.declaration)
        let tree = app.tree(unit.declaration.file)
        let around = app.container(of: unit.declaration.id, in: unit.declaration.file)
        let named = around >= 0 && tree[around].kind == .type ? tree[around] : node
        let length = named.name < 0 ? 0 : tree.names[Int(named.name)].utf8.count
        var screen = Screen(
            name: name, input: .swiftUI, range: SourceRange(Int(node.start), Int(node.end)),
            anchor: SourceRange(Int(named.place), Int(named.place) + length))
        screen.platform = unit.system.platform
        // Most views are a part of a screen.
        screen.isWhole = false
        if let title = unit.title, title.text.certainty == .exact { screen.title = title.text.words }
        // What surrounds the calls of a function in its own type is found in the functions that call it.
        let context = contexts[unit.used] ?? ViewContext(around: unit.helper == nil ? [] : .ofCode)
        // A view that only previews show, or nothing.
        screen.isBuilt = app.files[Int(unit.declaration.file)].platforms?.isEmpty != true
        // Only its file can name a private view.
        let isHidden = app.isPrivate(unit.type) && app.files[Int(unit.declaration.file)].problem == nil
        let isUnused = { [self] in !uses.mayShow(unit.type) || isUnusedInItsFile(unit.declaration) }
        let isUnreached =
            !screen.isBuilt || (isWhole || isHidden) && unit.helper == nil && isUnused()
            || isWhole && app.isUncalled(unit.declaration)
        screen.isUnreached = isUnreached
        let inside = context.hasPlainUse ? [] : context.around
        let root = context.hasPlainUse ? [] : context.around.union(context.touched)
        let isUnderLibrary = context.isUnderLibraryModifier == true && !context.isShown
        for view in isUnderLibrary ? views.map(\.underLibraryModifier) : views {
            add(view, to: &screen, parent: nil, open: root, inside: inside, &fonts)
        }
        for id in screen.elements.indices.map(ElementID.init) {
            if isUnreached { screen[id].doubts.insert(.unreached) }
            // A widget has the stops of its links and buttons; which others, is not recorded.
            if unit.isWidget { leaveOpen(screen[id].type == .button ? [.font] : [.font, .isElement], id, &screen) }
        }
        return screen
    }

    /// Whether a view is private, like others of its name, and no code of its file names it.
    private func isUnusedInItsFile(_ declaration: CodeNode) -> Bool {
        let (tree, file) = (app.tree(declaration.file), declaration.file)
        guard let type = tree.path(of: declaration.id).first(where: { tree[$0].kind == .type }),
            let all = app.types[app.name(type, in: file)]?.declarations, Set(all.map(\.file)).count > 1,
            tree.children(of: type, .modifier).contains(where: { tree.name(of: $0).hasSuffix("private") })
        else { return false }
        return !app.typeMentions(of: app.name(type, in: file)).contains { mention in
            mention.file == file && !tree.contains(type, mention.id)
        }
    }

    /// Adds a view and what is in it: `context` and `inside` are what uses leave open of it and of what is in it.
    private func add(
        _ view: LoweredView, to screen: inout Screen, parent: ElementID?, open context: PropertySet,
        inside: PropertySet,
        _ fonts: inout JudgedFonts
    ) {
        let named = namedViews(view.name) { NamedView(view.name) }
        let known = named.known
        let isEndless = view.look.contains(.endless)
        let type = named.part ?? (isEndless ? .activityIndicator : known?.type) ?? .view
        let id = screen.add(type, parent: parent, range: view.range, anchor: view.anchor)
        if let parent, type == .segment {
            screen[parent].items.append(id)
        } else if let parent {
            screen[parent].children.append(id)
        } else {
            screen.roots.append(id)
        }
        var assignments = view.settings.map {
            Assignment($0.property, $0.value, range: $0.range, keyRange: view.anchor)
        }
        let isSlider = view.look.contains(.slid) || view.look.contains(.dragged) && view.has(.value)
        for (property, value) in known?.defaults ?? [] where !view.has(property) {
            if property == .isElement && view.has(.decorative) || property == .decorative && isSlider { continue }
            assignments.append(Assignment(property, value, range: view.anchor, keyRange: view.anchor))
        }
        if named.isNamedByType {
            assignments.append(Assignment(.type, .text(view.shownName), range: view.anchor, keyRange: view.anchor))
        }
        if isSlider {
            assignments.append(
                Assignment(.gestures, .gestures([.pan: "drag"]), range: view.anchor, keyRange: view.anchor))
        }
        screen[id].assignments = assignments
        if let name = view.foreignClass, !name.isEmpty { screen[id].customClass = name }
        if view.isDoubtful { screen[id].doubts.insert(.undecided) }
        if let condition = view.condition, let test = app.tree(condition.file).child(of: condition.id, .condition) {
            let words = app.files[Int(condition.file)].text(test)
            screen[id].hiddenBy = HiddenBinding(keyPath: words, isNegated: true)
        }
        screen[id].turnsArrow = view.look.contains(.turned)
        if view.isUnderLibraryModifier { screen[id].doubts.insert(.modifier) }
        if view.isInlined {
            var code = ElementCode()
            code.home = view.isElsewhere ? .elsewhere : .inUse
            screen[id].code = code
        }
        // A form names no field by a title without words.
        let isUntitled = view[.placeholder]?.text == "" || view.look.contains(.prompted)
        let around = isUntitled ? PropertySet(context.filter { $0 != .placeholder }) : context
        var open = view.open.union(around).union(openByContents(of: view, named))
        if view.has(.font) {
            if fonts.before.contains(view.range) { open.insert(.font) }
            fonts.all.insert(view.range)
        }
        leaveOpen(open, id, &screen)
        for index in view.children.indices {
            add(view.children[index], to: &screen, parent: id, open: inside, inside: inside, &fonts)
        }
    }

    /// What the name of a view tells of it.
    private final class NamedView {
        let isButton: Bool
        /// The view of SwiftUI that it is, or behaves like.
        let known: SwiftUIView?
        /// The type of what SwiftUI makes of other views.
        let part: ElementType?
        /// Whether messages call it by its name, which the type of the model does not tell.
        let isNamedByType: Bool

        init(_ name: String) {
            isButton = ViewWords.buttons.contains(name)
            known = SwiftUIView.named(name) ?? (isButton ? SwiftUIView.named("Button") : nil)
            part = ["segment": .segment, "segments": .segmentedControl, "tabItem": .tabBarItem][name]
            isNamedByType =
                !name.isEmpty && part == nil
                && (known == nil || [.view, .stackView, .scrollView].contains(known?.type)
                    || ["ColorPicker", "Menu", "Picker", "Toggle"].contains(name))
        }
    }

    /// What views that are not known leave open of the one around them: its name, if it takes that from them, and
    /// whether a double tap on one of them reaches it.
    private func openByContents(of view: LoweredView, _ named: NamedView) -> PropertySet {
        let isMerging = named.isButton && !view.has(.title) || view[.childBehavior]?.text == "combine"
        guard isMerging || view.has(.gestures) else { return [] }
        var inside = PropertySet()
        var pending = view.children
        while let next = pending.popLast() {
            // What is hidden names nothing.
            if next[.elementsHidden]?.flag == true { continue }
            inside.formUnion(next.open)
            pending += next.children
        }
        if isMerging, !view.has(.label), !inside.isDisjoint(with: ViewIndex.naming) {
            return [.label, .title, .text, .image, .systemImage, .value]
        }
        return view.has(.gestures) && inside.contains(.isElement) && !view.children.contains(where: isPlainStop)
            ? [.isElement] : []
    }

    /// Whether a view is a text or picture for certain, or holds one: it has no role, whatever is beside it, and does
    /// nothing of its own.
    private func isPlainStop(_ view: LoweredView) -> Bool {
        if view.has(.gestures) { return false }
        if view.open.contains(.isElement) || view.controlCount > 0 && !view.isContainer { return false }
        return view.name == "Text" || view.name == "Label" || view.name == "Image" && !view.has(.decorative)
            || view.children.contains(where: isPlainStop)
    }

    static let naming: PropertySet = [.label, .title, .text, .image, .systemImage, .isElement, .value]

    private func leaveOpen(_ properties: PropertySet, _ id: ElementID, _ screen: inout Screen) {
        guard !properties.isEmpty else { return }
        var code = screen[id].code ?? ElementCode()
        code.gaps.append(CodeGap(.unknown, properties: properties))
        screen[id].code = code
        screen[id].doubts.insert(.code)
    }
}
