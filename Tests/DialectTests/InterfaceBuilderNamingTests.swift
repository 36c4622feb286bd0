import A11yDialects
import A11yModel
import A11ySyntax
import Testing
import TestSupport

/// Names that are not in the file: the app's own key paths, menus, images from the resource table.
@Suite struct InterfaceBuilderNamingTests {
    private func button(keyPath: String) -> String {
        """
        <button id="b"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="x"/>
        </userDefinedRuntimeAttributes></button>
        """
    }

    @Test(arguments: [
        ("localizableString", true), ("titleLabel.localizedText", true), ("iconName", true), ("cornerRadius", false),
        ("localizableString.count", false),
    ])
    func `a known key path names its object`(keyPath: String, isNamed: Bool) {
        #expect(xib(button(keyPath: keyPath)).element?.hasBuiltInName == isNamed)
    }

    /// It may be the text or the placeholder.
    @Test func `a known key path may name a field`() {
        let attribute = #"<userDefinedRuntimeAttribute type="string" keyPath="localizableString" value="form.name"/>"#
        let field = xib(
            "<textField id=\"f\"><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></textField>"
        ).element
        #expect(field?.hasBuiltInName == false)
        #expect(field?.doubts.contains(.code) == true)
    }

    @Test func `a project adds key paths of its own`() {
        let text =
            "<document targetRuntime=\"iOS.CocoaTouch\"><objects>\(button(keyPath: "phraseID"))</objects></document>"
        let tree = Syntax.parse(Source(path: "A.xib", bytes: Array(text.utf8))).value
        func isNamed(_ naming: NamingKeyPaths) -> Bool? {
            InterfaceBuilderDialect.screens(in: tree, path: "A.xib", naming: naming).value.first?.elements.first?
                .hasBuiltInName
        }
        #expect(isNamed(.common) == false)
        #expect(isNamed(.common.adding(["phraseID"])) == true)
    }

    @Test(arguments: [
        ("", "Title", false), (#"showsMenuAsPrimaryAction="YES""#, "Title", true),
        (#"showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES""#, "Second", true),
    ])
    func `a menu is the button's function, and its selected entry may be its title`(
        attributes: String, title: String, isHandled: Bool
    ) {
        let button = xib(
            """
            <button id="b" \(attributes)><state key="normal" title="Title"/><menu key="menu" id="m"><menuElements>
            <command title="First"/><menu title="More"><menuElements><command title="Second" state="on"/></menuElements>
            </menu></menuElements></menu></button>
            """
        ).element
        #expect(button?.title == title)
        #expect(button?.hasHandler == isHandled)
    }

    @Test func `the resource table distinguishes a symbol from an asset`() {
        func kind(_ resources: String) -> [Property] {
            let text = """
                <document targetRuntime="iOS.CocoaTouch"><objects><button id="b"><state key="normal" image="plus"/>
                </button></objects><resources>\(resources)</resources></document>
                """
            return document(text, path: "A.xib").element?.assignments.map(\.property).filter { $0 != .id } ?? []
        }
        #expect(kind(#"<image name="plus" catalog="system"/>"#) == [.systemImage])
        #expect(kind(#"<image name="plus"/>"#) == [.image])
        #expect(kind(#"<image name="plus" catalog="system"/><image name="plus"/>"#) == [.image])
    }

    @Test(
        arguments: [
            ("", nil), (#"hidesWhenStopped="YES""#, true), (#"hidesWhenStopped="YES" animating="YES""#, nil),
            (#"hidesWhenStopped="NO""#, nil), (#"animating="YES""#, nil),
        ] as [(String, Bool?)])
    func `an indicator that does not animate is hidden if hidesWhenStopped is set`(attributes: String, isHidden: Bool?)
    {
        #expect(xib("<activityIndicatorView id=\"a\" \(attributes)/>").element?[.hidden]?.flag == isHidden)
    }
}
