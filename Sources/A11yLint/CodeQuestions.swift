import A11yModel
import A11yCode

/// What is to be asked about a screen of Interface Builder: a question for each element with a doubt that code can
/// settle, and one about its controller. Nothing is asked about other elements, since answers cost time.
package struct CodeQuestions {
    /// The elements with their questions, in document order. Elements may share a question.
    package private(set) var elements: [(id: ElementID, question: CodeQuestion)] = []
    /// The question about the controller; nil without a class of the app's own.
    package private(set) var controller: CodeQuestion?

    private let screen: Screen
    /// The app's classes around the whole screen.
    private let owners: [String]

    /// The questions about a screen. Cost: linear in the elements, times the depth of those that are asked about.
    package init(about screen: Screen) {
        self.screen = screen
        var owners = [screen.customClass, screen.ownerClass].compactMap { $0 }
        if owners.first == owners.last { owners = Array(owners.prefix(1)) }
        self.owners = owners
        guard screen.input == .interfaceBuilder else { return }
        var isInTemplate: [Bool] = []
        for element in screen.elements {
            let isInside = element.doubts.contains(.template) || element.parent.map { isInTemplate[$0.index] } ?? false
            isInTemplate.append(isInside)
            // A gesture of the whole screen reaches what is in it, and its colour is behind all texts.
            let isRoot = element.isPlainRoot && screen.platform != .macos
            guard
                isInside || element.mayBeSetByCode || !element.runtimeTexts.isEmpty || isOfOwn(element)
                    || isRoot && !owners.isEmpty || element.boundKey != nil
                    || element.isTrue(.hidden)
                    || element.isBarItem && !(owners.isEmpty && element.outlets.isEmpty),
                isKnownHow(element)
            else { continue }
            elements.append((element.id, question(about: element, isInTemplate: isInside)))
        }
        // On a Mac, code sets the title on the window and not on its controller.
        if let ownClass = screen.customClass, screen.platform != .macos {
            var question = CodeQuestion()
            question.ownClass = ownClass
            question.base = screen.controllerClass ?? "UIViewController"
            controller = question
        }
    }

    /// Whether the file tells by which ways code reaches an element that it marks as reachable: code may fill a tab
    /// or an item of a bar without any outlet, and then no answer is better than a wrong one.
    private func isKnownHow(_ element: Element) -> Bool {
        guard element.doubts.contains(.code), element.outlets.isEmpty, element.codeGaps.isEmpty,
            element.runtimeTexts.isEmpty,
            element.type != .tabBarItem, !isOfOwn(element)
        else { return true }
        return element.type == .segment || screen.isInFilledBar(element)
            || element.parent.map { screen[$0].type == .stackView } ?? false
    }

    /// Whether it is a plain view of a Mac with a class of its own, which may answer the mouse.
    private func isOfOwn(_ element: Element) -> Bool {
        element.ownClass != nil && element.type == .view && screen.platform == .macos
    }

    private func question(about element: Element, isInTemplate: Bool) -> CodeQuestion {
        // Code changes segments through their control: `modes.setTitle("Day", forSegmentAt: 0)`, and items through
        // their bar.
        if element.type == .segment || screen.isInFilledBar(element), let control = element.parent {
            return question(about: screen[control], isInTemplate: isInTemplate)
        }
        var question = CodeQuestion()
        question.platform = screen.platform
        question.outlets = element.outlets.filter { !$0.isSlot }.map(CodeQuestion.Outlet.init)
        if element.isPlainRoot, let owner = owners.first {
            question.outlets = [CodeQuestion.Outlet(owner: owner, name: "view")]
        }
        question.nibOwner = screen.customClass == nil ? screen.ownerClass : nil
        question.attributes = element.runtimeTexts
        question.boundKey = element.boundKey
        if question.boundKey != nil {
            question.boundOwners = Set(screen.elements.flatMap { $0.outlets.compactMap(\.owner) }).sorted()
        }
        question.slots = element.outlets.filter(\.isSlot).map(\.name)
        question.ownClass = element.ownClass
        question.base = element.namedBase ?? element.type.questionClass
        question.tag = element.tag
        question.identifier = screen.cells[element.id]
        question.actions = element.actions
        question.hasGestures = !element.gestures.isEmpty
        question.isInTemplate = isInTemplate
        question.makesTextLabel =
            element.type == .tableViewCell && screen.platform != .macos
            && !screen.descendants(of: element.id).contains { id in
                screen[id].outlets.contains { $0.name == "textLabel" }
            }
        var views: [CodeQuestion.View] = []
        for id in screen.ancestors(of: element.id) {
            let holder = screen[id]
            if let ownClass = holder.ownClass { question.holders.append(ownClass) }
            var view = CodeQuestion.View()
            view.outlets = holder.outlets.map(CodeQuestion.Outlet.init)
            view.ownClass = holder.ownClass
            view.base = holder.namedBase ?? holder.type.questionClass
            view.tag = holder.tag
            view.identifier = screen.cells[id]
            views.append(view)
        }
        question.views = views
        // The controller that a tab shows has it, in the tab bar of another.
        question.holders += element.outlets.filter { $0.name == "tabBarItem" }.compactMap(\.owner)
        question.holders += owners
        return question
    }
}

extension Element {
    /// The app's own class, as the file names it. A tag that nobody knows is none, and neither is a class of UIKit that
    /// the file names as it would a class of the app.
    var ownClass: String? { self[.customClass]?.text.flatMap { ElementType(word: $0) == nil ? $0 : nil } }

    /// Whether it is the view of a controller, of which gestures and the background are asked.
    var isPlainRoot: Bool {
        self.parent == nil && !isCell && !isBarItem && !mayBeSetByCode && !doubts.contains(.template)
    }

    /// The property of its controller to which the value of a field of a Mac is bound.
    var boundKey: String? {
        guard isTextInput, let key = self.shownKey else { return nil }
        let name = key.hasPrefix("self.") ? String(key.dropFirst(5)) : key
        return name.contains(".") ? nil : name
    }

    /// Whether it is the item of a bar that a controller has, or the view of one.
    var isBarItem: Bool { type == .tabBarItem || self.outlets.contains(where: \.isSlot) }

    /// The class of UIKit that the file names as a custom class.
    var namedBase: String? { self[.customClass]?.text.flatMap { ElementType(word: $0) == nil ? nil : $0 } }
}

extension ElementType {
    /// The UIKit class that code sees.
    fileprivate var questionClass: String {
        switch self {
        case .secureTextField: "UITextField"
        case .webView: "WKWebView"
        default: className ?? "UIView"
        }
    }
}

extension CodeQuestion.Outlet {
    init(_ connection: OutletConnection) { self.init(owner: connection.owner, name: connection.name) }
}
