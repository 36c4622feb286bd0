/// Which functions run without a call in the app: UIKit, a nib or the user calls them.
struct Roots {
    private let app: CodeApp
    private let override: Symbol
    private let action: Symbol
    private let outlet: Symbol
    private let inspectable: Symbol
    private let lifecycle: Set<Symbol>
    private let providers: Set<Symbol>
    private let callbacks: Set<Symbol>
    private let coder: Set<Symbol>

    init(_ app: CodeApp) {
        self.app = app
        override = app.intern("override")
        action = app.intern("@IBAction")
        outlet = app.intern("@IBOutlet")
        inspectable = app.intern("@IBInspectable")
        lifecycle = Set(Roots.lifecycle.map(app.intern))
        providers = Set(Roots.providers.map(app.intern))
        callbacks = Set(Roots.callbacks.map(app.intern))
        coder = Set(["coder", "initWithCoder", "aDecoder", "decoder"].map(app.intern))
    }

    /// Whether UIKit calls a function before the user acts: when a view is loaded, laid out or shown, or to fill a
    /// cell.
    func isRoot(_ function: CodeFunction) -> Bool {
        switch function.kind {
        case .initializer:
            return function.labels.contains(where: coder.contains) || coder.contains(function.name)
                || coder.contains(function.parameters.first?.name ?? .none)
        case .observer:
            return isOutlet(function.name, of: function.owner)
        case .function:
            if isOutlet(property(setBy: function), of: function.owner) { return true }
            return lifecycle.contains(function.name) || function.labels.contains(where: providers.contains)
        default: return false
        }
    }

    /// Whether a nib calls it for the elements that have it as a runtime attribute.
    func isInspectable(_ function: CodeFunction) -> Bool {
        [.setter, .observer].contains(function.kind) && function.modifiers.contains(inspectable)
    }

    /// Whether a table or collection calls it with a cell.
    func isProvider(_ function: CodeFunction) -> Bool { function.labels.contains(where: providers.contains) }

    /// The property that a method sets, by its name: `closeButton` of `setCloseButton:`; `none` for any other.
    func property(setBy function: CodeFunction) -> Symbol {
        let name = app.text(function.name)
        guard function.kind == .function, function.parameters.count == 1, name.hasPrefix("set") else { return .none }
        return app.symbol(name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4))
    }

    /// Whether a property is an outlet, which the nib sets.
    private func isOutlet(_ property: Symbol, of type: Symbol) -> Bool {
        app.types[type]?.properties[property]?.contains { app.properties[$0].modifiers.contains(outlet) } ?? false
    }

    /// Whether something that is not a call in the app runs it on any object of its class: UIKit, the user, a
    /// superclass.
    func isEntry(_ function: CodeFunction) -> Bool {
        isRoot(function) || function.modifiers.contains(override) || isAction(function) || isCallback(function)
            || function.kind == .getter || function.kind == .initializer
    }

    /// Whether a control sends it.
    func isAction(_ function: CodeFunction) -> Bool { function.modifiers.contains(action) }

    /// Whether UIKit calls it as a delegate's method, or it overrides one that a superclass calls.
    func isCallback(_ function: CodeFunction) -> Bool {
        callbacks.contains(function.name) && !function.parameters.isEmpty && !isRoot(function)
            || function.modifiers.contains(override) && !isRoot(function)
    }

    private static let lifecycle = FlowWords.set(
        "loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear viewWillLayoutSubviews "
            + "viewDidLayoutSubviews updateViewConstraints awakeFromNib layoutSubviews didMoveToWindow "
            + "didMoveToSuperview willMoveToWindow willMoveToSuperview updateConstraints updateConfiguration awake "
            + "applicationDidFinishLaunching didMove willMove "
            // AppKit
            + "windowDidLoad viewWillLayout viewDidLayout viewDidMoveToWindow viewDidMoveToSuperview "
            + "windowControllerDidLoadNib")
    /// Labels of the methods with which a table or collection asks for its cells and headers.
    private static let providers = FlowWords.set(
        "cellForRowAt cellForItemAt willDisplay viewForHeaderInSection viewForFooterInSection "
            + "viewForSupplementaryElementOfKind cellForRowAtIndexPath cellForItemAtIndexPath willDisplayCell "
            + "willDisplayHeaderView didFinishLaunchingWithOptions "
            // AppKit
            + "viewFor viewForTableColumn itemForRepresentedObjectAt itemForRepresentedObjectAtIndexPath")
    /// Base names of methods of delegates.
    private static let callbacks = FlowWords.set(
        "tableView collectionView textField textFieldShouldReturn textFieldDidBeginEditing textFieldDidEndEditing "
            + "textFieldShouldBeginEditing textFieldDidChangeSelection textView textViewDidChange "
            + "textViewDidBeginEditing textViewDidEndEditing textViewShouldBeginEditing "
            + "scrollViewDidScroll scrollViewDidEndDecelerating searchBar searchBarSearchButtonClicked "
            + "searchBarTextDidBeginEditing pickerView observeValue touchesBegan touchesEnded touchesMoved "
            + "touchesCancelled prepareForReuse motionEnded webView mapView gestureRecognizer setSelected "
            + "setHighlighted traitCollectionDidChange prepare prepareForSegue "
            // AppKit
            + "outlineView control controlTextDidChange controlTextDidEndEditing validateMenuItem "
            + "validateUserInterfaceItem mouseDown mouseUp keyDown")
}
