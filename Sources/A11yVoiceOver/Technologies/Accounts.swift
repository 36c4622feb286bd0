// What is met on a screen with each technology.

import A11yModel

extension Technology {
    /// What somebody who uses a screen with this technology meets on it, and what they never meet. `reading` is
    /// VoiceOver's of the same screen: all technologies go through what it finds, in its order.
    public func account(of screen: Screen, read reading: Reading) -> Account {
        switch self {
        case .voiceover: .voiceOver(of: screen, read: reading)
        case .keyboard: .keyboard(of: screen, read: reading)
        case .switchControl: .switchControl(of: screen, read: reading)
        case .voiceControl: .voiceControl(of: screen, read: reading)
        }
    }
}
