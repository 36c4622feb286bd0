/// An element of a screen as code knows it, with what is around it.
final class Target {
    /// The outlets that lead to it.
    let outlets: [(owner: Symbol, name: Symbol)]
    /// Its own class; `none` for one of UIKit.
    let ownClass: Symbol
    /// The UIKit class that the file makes it of.
    let base: Symbol
    /// What holds it: its superview.
    let parent: Target?
    /// The app's classes around it: of its superviews from the inside out, then of its controller or file's owner.
    let holders: [Symbol]
    let tag: Int
    /// The reuse identifier of a prototype cell.
    let identifier: String?
    /// The runtime attributes that the file sets, with their values.
    private(set) var attributes: [Symbol: String] = [:]
    /// The class of the File's Owner, which may be a subclass; `none` in a storyboard.
    private(set) var nibOwner = Symbol.none
    /// The properties of UIKit that hold it, if it is the item of a bar: `rightBarButtonItem`.
    private(set) var slots: [String] = []
    /// The names of the actions that it sends; nil if that is unknown.
    private(set) var actions: [Symbol]?
    private(set) var isInTemplate = false
    /// Whether it is a table cell for which UIKit makes a `textLabel` when code asks for one.
    private(set) var makesTextLabel = false
    /// Whether `parent` and its parents are all that hold it, up to the root view.
    private(set) var knowsParents = true
    /// Whether it is the root view of its controller.
    let isRoot: Bool
    /// Whether it may have gesture recognizers.
    private(set) var mayHaveGestures = true
    /// Whether it is the first view of a nib: whatever loads that gets it, and knows it by its class.
    private(set) var isLoaded = false
    /// What was found of origins: whether they are it.
    var reached: [Origin: Reached] = [:]

    /// The classes that hold it or have it as an outlet.
    var owners: [Symbol] { holders + outlets.map(\.owner).filter { $0 != .none } }

    /// The views around it, from the inside out.
    var around: [Target] { Array(sequence(first: self, next: \.parent).dropFirst()) }

    init(_ question: CodeQuestion, in app: CodeApp) {
        func outlets(_ list: [CodeQuestion.Outlet]) -> [(owner: Symbol, name: Symbol)] {
            list.map { ($0.owner.map { app.resolved(app.intern($0)) } ?? .none, app.intern($0.name)) }
        }
        self.outlets = outlets(question.outlets)
        let isRoot = question.outlets.contains { $0.name == "view" }
        // What a view does to itself that loads a nib, is done to what it shows of it.
        let loading = isRoot ? question.nibOwner.map { app.resolved(app.intern($0)) } : nil
        let isView = loading.map { app.lineage(of: $0).contains(app.intern("UIView")) } ?? false
        ownClass = question.ownClass.map { app.resolved(app.intern($0)) } ?? (isView ? loading : nil) ?? .none
        base = app.intern(question.base)
        holders = question.holders.map { app.resolved(app.intern($0)) }
        tag = question.tag
        identifier = question.identifier
        slots = question.slots
        nibOwner = question.nibOwner.map { app.resolved(app.intern($0)) } ?? .none
        attributes = Dictionary(
            question.attributes.map { (app.intern($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
        actions = question.actions.map { $0.map(app.intern) }
        isInTemplate = question.isInTemplate
        makesTextLabel = question.makesTextLabel
        self.isRoot = isRoot
        mayHaveGestures = question.hasGestures ?? true
        knowsParents = question.views != nil
        isLoaded =
            question.views?.isEmpty == true && question.ownClass != nil
            && question.holders.allSatisfy { $0 == question.nibOwner }
        var parent: Target?
        for view in (question.views ?? question.probableViews(in: app)).reversed() {
            parent = Target(view, outlets(view.outlets), in: app, holders, parent)
        }
        self.parent = parent
    }

    private init(
        _ view: CodeQuestion.View, _ outlets: [(owner: Symbol, name: Symbol)], in app: CodeApp, _ holders: [Symbol],
        _ parent: Target?
    ) {
        self.outlets = outlets
        ownClass = view.ownClass.map { app.resolved(app.intern($0)) } ?? .none
        base = app.intern(view.base)
        self.holders = holders
        tag = view.tag
        identifier = view.identifier
        isRoot = view.outlets.contains { $0.name == "view" } || view.isRootView
        self.parent = parent
    }

    /// The text that the file sets a property to, when it calls a setter or observer of it; nil for any other function.
    func attribute(setBy function: CodeFunction) -> String? {
        [.setter, .observer].contains(function.kind) ? attributes[function.name] : nil
    }

    /// Its own class, or UIKit's.
    var classOrBase: Symbol { ownClass == .none ? base : ownClass }
}

extension CodeQuestion {
    /// What holds the element where the views are not known one by one: those of the app's classes, one with all
    /// outlets, and the root view.
    fileprivate func probableViews(in app: CodeApp) -> [View] {
        var found: [View] = holders.compactMap { holder in
            let lineage = app.lineage(of: app.intern(holder))
            guard lineage.contains(app.intern("UIView")) else { return nil }
            var view = View()
            view.ownClass = holder
            view.base = lineage.map(app.text).first(where: AppleClasses.contains) ?? view.base
            return view
        }
        if !outletsOfHolders.isEmpty {
            var view = View()
            view.outlets = outletsOfHolders
            found.append(view)
        }
        var root = View()
        root.isRootView = true
        return found + [root]
    }
}
