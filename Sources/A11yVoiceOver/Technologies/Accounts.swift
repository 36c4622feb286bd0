// What is met on a screen with each technology.

import A11yModel

extension Technology {
    /// What somebody who uses a screen with this technology meets on it, and what they never meet. `reading` is
    /// VoiceOver's of the same screen: all technologies go through what it finds, in its order.
    package func account(of screen: Screen, read simulation: Simulation) -> Account {
        switch self {
        case .voiceover: .voiceOver(of: screen, read: simulation)
        case .keyboard: .keyboard(of: screen, read: simulation)
        case .switchControl: .switchControl(of: screen, read: simulation)
        case .voiceControl: .voiceControl(of: screen, read: simulation)
        }
    }
}
