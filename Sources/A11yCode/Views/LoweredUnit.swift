import A11yModel

/// A view with a body, or a part of one in another file, lowered.
struct LoweredUnit {
    let name: String
    let type: Symbol
    let declaration: CodeNode
    /// The versions of it, by branches.
    var versions: [[LoweredView]] = []
    var presented: [(name: String, views: [LoweredView])] = []
    /// What modifiers of the app's own take and show somewhere.
    var handedOn: [(name: String, views: [LoweredView])] = []
    var title: (text: ViewText, range: SourceRange)?
    var unread: Set<UnreadView> = []
    /// The views of the app's own that its sheets, links and tabs show.
    var shownUnits: Set<Symbol> = []
    /// The system that it is for.
    var system = ViewSystem.iOS
    /// Whether it is shown in a widget, where texts have the size of the widget and the system joins what is said.
    var isWidget = false
    /// Whether it is a function or property of a type, and no body.
    var isPart = false
    /// The function of a type that is no view; nil of a view.
    var helper: Symbol?

    /// What the views that use it name.
    var used: Symbol { helper ?? type }
}

/// What the uses of a view of the app's own may change about it.
struct ViewContext {
    /// The properties that a use sets on the root of the body.
    var touched: PropertySet = []
    /// Those that may change in all of it.
    var around: PropertySet = []
    /// The views that use it, and leave elements in it what they are.
    var users: Set<Symbol> = []
    /// Those that use it as it is.
    var plainUsers: Set<Symbol> = []
    /// Whether a sheet, link or tab shows it.
    var isShown = false
    /// Whether some use leaves it as it is.
    var hasPlainUse = false
    /// Whether each use so far is under a modifier of a library.
    var isUnderLibraryModifier: Bool?

    /// What a tap on a view around changes.
    static let ofTaps: PropertySet = [.gestures, .action, .traits]

    mutating func add(_ instance: LoweredView.Instance, within around: PropertySet, by user: Symbol) {
        var around = around.union(instance.around)
        if instance.touched.contains(.gestures) { around.formUnion(ViewContext.ofTaps) }
        if !instance.touched.isDisjoint(with: [.childBehavior, .elementsHidden, .hidden]) { around = .ofCode }
        if !around.contains(.isElement) { users.insert(user) }
        if around.isEmpty, instance.touched.isEmpty { plainUsers.insert(user) }
        isUnderLibraryModifier = instance.isUnderLibraryModifier && isUnderLibraryModifier ?? true
        touched.formUnion(instance.touched)
        self.around.formUnion(around)
    }
}
