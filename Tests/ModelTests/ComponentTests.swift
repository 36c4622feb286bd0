import A11yModel
import Testing

/// What a finding is about, wherever it stands.
@Suite struct ComponentTests {
    private func finding(
        _ path: String, name: String = "", rule: String = "missing-label", screen: String = "A"
    ) -> Finding {
        let own = path.split(separator: " > ").last.map(String.init) ?? path
        let parts = own.split(separator: "#", maxSplits: 1).map(String.init)
        let reference = ElementReference(
            type: parts[0], id: parts.count > 1 ? parts[1] : nil, path: path, name: name, range: .fileStart,
            anchor: .fileStart)
        return Finding(
            rule: rule, severity: .error, confidence: .certain, message: "", path: "\(screen).xib", range: .fileStart,
            screen: screen, element: reference)
    }

    private static let words: [(String, String, String?)] = [
        (
            "view#8bC-Xf-vdC > ProductCell#O5v-R6-FQk > view#Yrs-Of-HsX > switch#P3y-8G-WSI", "",
            "ProductCell > view > switch"
        ),
        ("view > ProductCell[3] > button#buy", "Buy", "ProductCell > button#buy"),
        ("Outer > view > Inner > button", "", "Inner > button"), ("window > button#cart.pay", "Pay", "button#cart.pay"),
        ("view#8bC-Xf-vdC > button#nbp-zX-Om1", "Alerts", "button “Alerts”"),
        ("view#8bC-Xf-vdC > button#nbp-zX-Om1", "", nil), ("view > button[2]", "", nil),
        ("view > button#abc-de-f!h", "", "button#abc-de-f!h"),
        ("view#1 > button#17", "", nil), ("view#1 > button#17", "Send", "button “Send”"),
    ]

    @Test(arguments: words)
    func `a component is named by class, identifier or name`(path: String, name: String, words: String?) {
        #expect(finding(path, name: name).component == words)
    }

    @Test func `a component is the same in every file and on every screen`() {
        let one = finding("view#8bC-Xf-vdC > ProductCell#O5v-R6-FQk > button#P3y-8G-WSI")
        let other = finding("tableView > ProductCell#AAA-BB-CCC > button#DDD-EE-FFF", screen: "B")
        #expect(one.componentFingerprint == other.componentFingerprint)
        #expect(one.componentFingerprint?.count == 16)
    }

    @Test func `other rules and other elements are other components`() {
        let prints = [
            finding("ProductCell > button"), finding("ProductCell > label"), finding("PriceCell > button"),
            finding("ProductCell > button", rule: "small-target"), finding("view > button#a"),
            finding("view > button#b"), finding("view > button", name: "Pay"),
        ].map(\.componentFingerprint)
        #expect(Set(prints).count == prints.count && !prints.contains(nil))
        let whole = Finding(
            rule: "untitled-screen", severity: .warning, confidence: .likely, message: "", path: "", range: .fileStart)
        #expect(whole.componentFingerprint == nil)
    }
}
