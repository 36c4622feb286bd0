// What is met on a screen with each technology.

import A11yModel

extension Technology {
    /// What somebody who uses a screen with this technology meets on it.
    public func account(of screen: Screen, read reading: Reading) -> Account {
        let voiceOver = Account.voiceOver(of: screen, read: reading)
        return Account(
            of: screen, with: self, stops: voiceOver.stops, unreached: voiceOver.unreached, notes: voiceOver.notes)
    }
}
