import A11yModel

/// Whether an element does something when it is acted on, and what decides about it: the value of
/// `accessibilityRespondsToUserInteraction`, which UIKit derives where the author is silent.
///
/// Full Keyboard Access, Switch Control and Voice Control ask for it; VoiceOver does not (react-native#50837). Apple
/// says only that the default comes from the other properties, and is false for what is disabled or merely shown; how
/// it comes about in detail is put together here from Apple's page for SwiftUI and from recordings.
package enum Response: Hashable, Sendable {
    /// The author says so, which beats everything else.
    case stated(Bool)
    /// It is switched off.
    case disabled
    /// These of its traits promise that it answers.
    case role(Traits)
    /// Its class is a control. What a control does, a file need not say.
    case control
    /// It is a cell that can be chosen. Rows of tables can, unless touches pass them by; cells of collections only
    /// where the file says what choosing does.
    case cell
    /// It has custom actions.
    case customActions
    /// A function, a tap or a long press: its own, or that of a view around it with no element in between. None of
    /// its properties tells of it.
    case touch(ElementID)
    /// These of its traits say that it is there to be read or looked at.
    case display(Traits)
    /// Nothing says that it answers.
    case nothing

    /// The answer.
    package var responds: Bool {
        switch self {
        case .stated(let answer): answer
        case .role, .control, .cell, .customActions, .touch: true
        case .disabled, .display, .nothing: false
        }
    }

    /// Why a technology passes by a stop with this response.
    var refusal: String {
        switch self {
        case .stated(false): "respondsToUserInteraction is false on it"
        case .touch: "since iOS 17 passed by: it answers a touch, and has no trait such as button"
        case .display, .nothing: "nothing says that it can be acted on"
        // What answers is passed by only while it is switched off.
        case .disabled, .stated, .role, .control, .cell, .customActions: "it is not enabled"
        }
    }

    /// Traits that promise an answer.
    static let roles: Traits = [
        .button, .link, .keyboardKey, .searchField, .adjustable, .switchButton, .tabBarItem, .backButton, .textEntry,
        .allowsDirectInteraction,
    ]

    /// Traits of what is there to be read or looked at.
    static let displays: Traits = [.staticText, .header, .image, .summaryElement]
}
