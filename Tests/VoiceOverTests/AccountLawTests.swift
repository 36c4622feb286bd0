import A11yLint
import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// Laws that hold for every technology, tried on whole screens.
struct AccountLawTests {
    @Test(arguments: Technology.allCases, fixtures(in: "screens"))
    func `a technology meets what VoiceOver reads, in its order, and misses only the rest`(
        technology: Technology, file: String
    ) {
        for (screen, reading) in read(fixture("screens/" + file)).screens.map({ ($0.screen, $0.simulation) }) {
            let account = technology.account(of: screen, read: reading)
            let met = Set(account.stops.map(\.stop))
            #expect(account.stops.map(\.stop) == reading.stops.filter { met.contains($0) })
            let elements = Set(met.map(\.element))
            #expect(account.unreached.filter { elements.contains($0.element) }.map(\.words) == [])
            #expect(account.unreached.filter(\.reason.isEmpty).map(\.words) == [])
            #expect(Set(account.unreached.map(\.element)).count == account.unreached.count || technology == .voiceover)
        }
    }
}
