import A11yDialects
import A11yModel
import Testing
import TestSupport

@Suite struct InterfaceBuilderAccessibilityTests {
    private func pane(_ attributes: String, _ content: String = "") -> ScreenDocument {
        xib("<view><accessibility key=\"accessibilityConfiguration\" \(attributes)>\(content)</accessibility></view>")
    }

    private func runtime(_ attribute: String, on tag: String = "view") -> ScreenDocument {
        xib(
            """
            <\(tag)><accessibility key="accessibilityConfiguration" label="Inspector"/><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute \(attribute)</userDefinedRuntimeAttributes></\(tag)>
            """)
    }

    @Test func `the inspector's texts have their ranges`() {
        let document = pane(#"label="Close" hint="Leaves the game" identifier="close""#)
        #expect(document.spelling(of: .label, on: document.element) == ["label", "Close"])
        #expect(document.spelling(of: .hint, on: document.element) == ["hint", "Leaves the game"])
        #expect(document.spelling(of: .identifier, on: document.element) == ["identifier", "close"])
    }

    @Test(arguments: [(#"label="""#, nil), (#"label=" ""#, " "), (#"identifier="a""#, nil)] as [(String, String?)])
    func `an empty label is ignored, a blank one is not`(attributes: String, label: String?) {
        #expect(pane(attributes).element?.label == label)
    }

    @Test(
        arguments: [
            (
                #"<accessibilityTraits key="traits" button="YES" header="YES"/>"#, [.button, .header],
                #"button="YES" header="YES""#
            ),
            (#"<accessibilityTraits key="traits" image="YES" button="NO"/>"#, .image, #"image="YES" button="NO""#),
            (#"<accessibilityTraits key="traits" none="YES"/>"#, [], #"none="YES""#),
            (#"<accessibilityTraits key="traits"/>"#, [], "accessibilityTraits"),
            (
                #"<accessibilityTraits key="traits" button="YES" telepathic="YES"/>"#, .button,
                #"button="YES" telepathic="YES""#
            ),
        ] as [(String, Traits, String)])
    func `traits replace those of the class`(content: String, traits: Traits, spelling: String) {
        let document = pane("", content)
        #expect(document.element?.traits == traits)
        #expect(document.spelling(of: .traits, on: document.element).last == spelling)
    }

    @Test(arguments: [("YES", true), ("NO", false)])
    func `the inspector's check box says whether it is an element`(word: String, isElement: Bool) {
        let document = pane("", "<bool key=\"isElement\" value=\"\(word)\"/>")
        #expect(document.element?.isElement == isElement)
        #expect(document.spelling(of: .isElement, on: document.element) == ["bool", word])
    }

    @Test(arguments: [
        (#"type="string" keyPath="accessibilityLabel" value="Close"/>"#, Property.label, Value.text("Close")),
        (
            #"""
            type="string" keyPath="accessibilityLabel"><string key="value" localized="YES">Close</string>
            </userDefinedRuntimeAttribute>
            """#,
            .label, .text("Close")
        ),
        (#"type="string" keyPath="accessibilityLabel" value=""/>"#, .label, .text("Inspector")),
        (#"type="string" keyPath="accessibilityValue" value="On"/>"#, .value, .text("On")),
        (#"type="string" keyPath="accessibilityHint" value="Opens"/>"#, .hint, .text("Opens")),
        (#"type="string" keyPath="accessibilityIdentifier" value="a"/>"#, .identifier, .text("a")),
        (#"type="string" keyPath="accessibilityLanguage" value="fr"/>"#, .speechLanguage, .text("fr")),
        (#"type="boolean" keyPath="isAccessibilityElement" value="YES"/>"#, .isElement, .flag(true)),
        (#"type="boolean" keyPath="accessibilityElementsHidden" value="YES"/>"#, .elementsHidden, .flag(true)),
        (#"type="boolean" keyPath="accessibilityViewIsModal" value="YES"/>"#, .viewIsModal, .flag(true)),
        (#"type="boolean" keyPath="shouldGroupAccessibilityChildren" value="NO"/>"#, .groupChildren, .flag(false)),
        (
            #"""
            type="number" keyPath="accessibilityTraits"><integer key="value" value="65537"/>
            </userDefinedRuntimeAttribute>
            """#,
            .traits, .traits([.button, .header])
        ),
        (
            #"""
            type="number" keyPath="accessibilityContainerType"><integer key="value" value="4"/>
            </userDefinedRuntimeAttribute>
            """#,
            .containerType, .text("semanticGroup")
        ),
        (
            #"""
            type="point" keyPath="accessibilityActivationPoint"><point key="value" x="4" y="8"/>
            </userDefinedRuntimeAttribute>
            """#,
            .activationPoint, .point(Point(x: 4, y: 8))
        ),
        (
            #"""
            type="rect" keyPath="accessibilityFrame"><rect key="value" x="1" y="2" width="3" height="4"/>
            </userDefinedRuntimeAttribute>
            """#,
            .accessibilityFrame, .rect(Rect(x: 1, y: 2, width: 3, height: 4))
        ),
    ])
    func `a runtime attribute sets what the inspector cannot, and wins over it`(
        attribute: String, property: Property, value: Value
    ) {
        let element = runtime(attribute).element
        #expect(element?[property] == value)
        #expect(element?.assignments.filter { $0.property == property }.count == 1)
    }

    @Test(arguments: [
        (#"type="number" keyPath="accessibilityTraits"><real key="value" value="-1"/></userDefinedRuntimeAttribute>"#),
        (#"""
        type="number" keyPath="accessibilityTraits"><real key="value" value="1e300"/>
        </userDefinedRuntimeAttribute>
        """#),
        (#"""
        type="number" keyPath="accessibilityContainerType"><integer key="value" value="99"/>
        </userDefinedRuntimeAttribute>
        """#),
        (#"type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>"#),
        (#"type="nil" keyPath="accessibilityHint"/>"#),
    ])
    func `an invalid runtime attribute sets nothing`(attribute: String) {
        #expect(runtime(attribute).element?.assignments.map(\.property) == [.label])
    }

    @Test(
        arguments: [
            (#"type="string" keyPath="isAccessibilityElement" value="true"/>"#, true),
            (#"type="string" keyPath="isAccessibilityElement" value="NO"/>"#, false),
            (
                #"""
                type="number" keyPath="accessibilityElement"><integer key="value" value="1"/>
                </userDefinedRuntimeAttribute>
                """#, true
            ),
            (#"type="string" keyPath="isAccessibilityElement" value="perhaps"/>"#, nil),
        ] as [(String, Bool?)])
    func `key-value coding makes a flag of a string or number`(attribute: String, flag: Bool?) {
        #expect(runtime(attribute).element?.isElement == flag)
    }

    @Test func `a dotted key path wins over a part's own value`() {
        let document = xib(
            """
            <tableViewCell id="c" textLabel="l"><label id="l">
            <accessibility key="accessibilityConfiguration" label="A"/></label>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string"
            keyPath="textLabel.accessibilityLabel" value="B"/></userDefinedRuntimeAttributes></tableViewCell>
            """)
        #expect(document.screen.element("l")?.label == "B")
    }

    @Test func `a dotted key path sets a property of a cell's part`() {
        let document = xib(
            """
            <tableViewCell id="c" textLabel="l"><tableViewCellContentView key="contentView" id="v"><subviews>
            <label id="l"/></subviews></tableViewCellContentView><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean"
            keyPath="textLabel.accessibilityElementsHidden" value="YES"/></userDefinedRuntimeAttributes></tableViewCell>
            """)
        #expect(document.screen.element("l")?.isTrue(.elementsHidden) == true)
        #expect(document.screen.element("c")?[.elementsHidden] == nil)
    }

    @Test(arguments: [
        (#"type="string" keyPath="localizableString" value="home.title"/>"#, true),
        (#"type="string" keyPath="iconName" value="home"/>"#, true),
        (#"type="string" keyPath="image.accessibilityLabel" value="Home"/>"#, true),
        (
            #"type="number" keyPath="cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>"#,
            false
        ),
    ])
    func `a key path that names things makes the label uncertain`(attribute: String, isDoubtful: Bool) {
        #expect(runtime(attribute).element?.doubts == (isDoubtful ? .code : []))
    }
}
