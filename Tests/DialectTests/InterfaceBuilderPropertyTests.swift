import A11yDialects
import A11yModel
import Testing
import TestSupport

@Suite struct InterfaceBuilderPropertyTests {
    @Test(arguments: [
        (#"<view id="a"/>"#, Property.id, Value.text("a"), "a"),
        (#"<view customClass="Card"/>"#, .customClass, .text("Card"), "Card"),
        (#"<view hidden="YES"/>"#, .hidden, .flag(true), "YES"),
        (#"<view alpha="0.5"/>"#, .alpha, .number(0.5), "0.5"),
        (#"<view clipsSubviews="YES"/>"#, .clipsToBounds, .flag(true), "YES"),
        (#"<button enabled="NO"/>"#, .enabled, .flag(false), "NO"),
        (#"<button selected="YES"/>"#, .selected, .flag(true), "YES"),
        (#"<label userInteractionEnabled="NO"/>"#, .userInteractionEnabled, .flag(false), "NO"),
        (#"<label text="A &amp; B"/>"#, .text, .text("A & B"), "A &amp; B"),
        (#"<label text=""/>"#, .text, .text(""), ""),
        (#"<label numberOfLines="0"/>"#, .lines, .number(0), "0"),
        (#"<label minimumScaleFactor="0.5"/>"#, .minimumScale, .number(0.5), "0.5"),
        (#"<textField placeholder="Email"/>"#, .placeholder, .text("Email"), "Email"),
        (#"<textView editable="NO"/>"#, .editable, .flag(false), "NO"),
        (#"<switch on="YES"/>"#, .isOn, .flag(true), "YES"),
        (#"<switch title="Wi-Fi"/>"#, .title, .text("Wi-Fi"), "Wi-Fi"),
        (#"<slider value="0.25"/>"#, .current, .number(0.25), "0.25"),
        (#"<slider maxValue="9"/>"#, .maximum, .number(9), "9"),
        (#"<stepper minimumValue="1"/>"#, .minimum, .number(1), "1"),
        (#"<progressView progress="0.5"/>"#, .progress, .number(0.5), "0.5"),
        (#"<pageControl numberOfPages="3"/>"#, .pages, .number(3), "3"),
        (#"<pageControl currentPage="1"/>"#, .currentPage, .number(1), "1"),
        (#"<segmentedControl selectedSegmentIndex="0"/>"#, .selectedIndex, .number(0), "0"),
        (#"<tabBarItem badgeValue="3"/>"#, .badge, .text("3"), "3"),
        (#"<imageView image="logo"/>"#, .image, .text("logo"), "logo"),
        (#"<imageView image="star" catalog="system"/>"#, .systemImage, .text("star"), "star"),
        (
            #"<imageView><imageReference key="image" image="star" catalog="system"/></imageView>"#, .systemImage,
            .text("star"), "star"
        ),
        (#"<label><string key="text"> Two lines</string></label>"#, .text, .text(" Two lines"), " Two lines"),
        (#"<label><mutableString key="text">Hi</mutableString></label>"#, .text, .text("Hi"), "Hi"),
        (#"<label><string key="text" base64-UTF8="YES">SGkgCw</string></label>"#, .text, .text("Hi \u{B}"), "SGkgCw"),
        (
            #"<label><attributedString key="attributedText"><fragment content="Hi"/></attributedString></label>"#,
            .text, .text("Hi"), "Hi"
        ),
        (
            #"""
            <label><attributedString key="attributedText"><fragment><string key="content">Hi</string>
            </fragment></attributedString></label>
            """#,
            .text, .text("Hi"), "Hi"
        ),
        (
            #"<textField><textInputTraits key="textInputTraits" keyboardType="phonePad"/></textField>"#, .keyboardType,
            .text("phonePad"), "phonePad"
        ),
        (
            #"<tableViewCell><listContentConfiguration key="contentConfiguration" text="Wi-Fi"/></tableViewCell>"#,
            .title, .text("Wi-Fi"), "Wi-Fi"
        ),
        (
            #"""
            <tableViewCell><listContentConfiguration key="contentConfiguration" secondaryText="Off"/>
            </tableViewCell>
            """#,
            .text, .text("Off"), "Off"
        ),
    ])
    func `a property has the range of its value`(
        object: String, property: Property, value: Value, spelling: String
    ) {
        let document = xib(object)
        #expect(document.element?[property] == value)
        #expect(document.spelling(of: property, on: document.element).last == spelling)
    }

    @Test func `the key range is the attribute's name`() {
        let document = xib(#"<textField placeholder="Email"/>"#)
        #expect(document.spelling(of: .placeholder, on: document.element) == ["placeholder", "Email"])
    }

    @Test func `fragments of an attributed text are joined`() {
        let document = xib(
            """
            <label><attributedString key="attributedText"><fragment content="Read "/><fragment content="more"/>
            </attributedString></label>
            """)
        #expect(document.element?.text == "Read more")
        #expect(document.spelling(of: .text, on: document.element).last?.hasPrefix("<attributedString") == true)
    }

    @Test(arguments: [
        #"<view opaque="NO"/>"#, #"<button title=""/>"#, #"<textField placeholder=""/>"#, #"<view hidden="maybe"/>"#,
        #"<view alpha="nan"/>"#, #"<view><rect key="frame" x="1" y="2" width="0.0" height="0.0"/></view>"#,
        #"<view><frame key="frameInset" maxX="1" width="2" height="3"/></view>"#,
        #"<view><rect key="contentStretch" x="0" y="0" width="1" height="1"/></view>"#,
        #"<label><color key="textColor" name="Ink"/></label>"#,
        #"<view><color key="tintColor" white="1" alpha="1"/></view>"#,
        #"<view userLabel="" restorationIdentifier="card"/>"#,
    ])
    func `empty descriptions set nothing`(object: String) {
        #expect(xib(object).element?.assignments == [])
    }

    @Test(arguments: [
        #"systemColor="systemBackgroundColor""#, #"name="Card""#,
        #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
    ])
    func `a background of unknown colour is kept`(attributes: String) {
        let background = xib("<view><color key=\"backgroundColor\" \(attributes)/></view>").element?[.backgroundColor]
        #expect(background != nil)
        #expect(background?.color == nil)
    }

    @Test func `the range of a frame spans its first to its last side`() {
        let document = xib(#"<view><rect key="frame" x="16" y="31.000000000000004" width="44" height="0.0"/></view>"#)
        let frame = Rect(x: 16, y: 31.000000000000004, width: 44, height: 0)
        #expect(document.element?.frame == frame)
        #expect(
            document.spelling(of: .frame, on: document.element)
                == ["rect", #"x="16" y="31.000000000000004" width="44" height="0.0""#])
    }

    @Test(arguments: [
        (#"style="UICTFontTextStyleBody""#, Font(style: "body")),
        (#"style="UICTFontTextStyleTitle0""#, Font(style: "largeTitle")),
        (#"style="UICTFontTextStyleTitle1""#, Font(style: "title1")),
        (#"style="UICTFontTextStyleSubhead""#, Font(style: "subheadline")),
        (#"type="system" pointSize="17""#, Font(size: 17)),
        (#"type="boldSystem" pointSize="17""#, Font(size: 17, bold: true)),
        (#"type="system" weight="light" pointSize="12""#, Font(size: 12, bold: false)),
        (#"name="Georgia" family="Georgia" pointSize="12""#, Font(size: 12, name: "Georgia")),
    ])
    func `a font is a text style or a size`(attributes: String, font: Font) {
        let document = xib("<label><fontDescription key=\"fontDescription\" \(attributes)/></label>")
        #expect(document.element?[.font]?.font == font)
    }

    @Test(arguments: [
        (#"red="1" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB""#, Color(red: 1, green: 0.5, blue: 0)),
        (
            #"white="0.25" alpha="0.5" colorSpace="calibratedWhite""#,
            Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5)
        ),
    ])
    func `a colour with channels is read`(attributes: String, color: Color) {
        let document = xib("<label><color key=\"textColor\" \(attributes)/></label>")
        #expect(document.element?[.textColor] == .color(color.drawn))
    }

    @Test func `a secure field is a type and a property`() {
        let document = xib(#"<textField><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>"#)
        #expect(document.element?.type == .secureTextField)
        #expect(document.spelling(of: .secure, on: document.element) == ["secureTextEntry", "YES"])
    }

    @Test(arguments: [
        ("email", "emailAddress"), ("given-name", "givenName"), ("one-time-code", "oneTimeCode"),
        ("tel", "telephoneNumber"),
        ("username", "username"),
    ])
    func `a content type has UIKit's name`(token: String, word: String) {
        let document = xib("<textField><textInputTraits textContentType=\"\(token)\"/></textField>")
        #expect(document.element?[.contentType]?.text == word)
    }

    @Test(arguments: [
        ("", "", false),
        (#"translatesAutoresizingMaskIntoConstraints="NO""#, "", true),
        (#"translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES""#, "", false),
        (#"fixedFrame="YES" misplaced="YES""#, "", true),
        (#"ambiguous="YES""#, "", true),
        (
            #"translatesAutoresizingMaskIntoConstraints="NO""#, #"<constraint firstAttribute="width" constant="44"/>"#,
            true
        ),
        (
            #"translatesAutoresizingMaskIntoConstraints="NO""#,
            #"<constraint firstAttribute="width" constant="44"/><constraint firstAttribute="height" constant="30"/>"#,
            false
        ),
        (
            #"translatesAutoresizingMaskIntoConstraints="NO""#,
            #"<constraint firstAttribute="width" constant="44"/><constraint firstAttribute="height" constant="31"/>"#,
            true
        ),
        (
            #"translatesAutoresizingMaskIntoConstraints="NO""#,
            """
            <constraint firstAttribute="width" constant="44"/>
            <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="30"/>
            """, true
        ),
    ])
    func `under Auto Layout a frame is uncertain unless constraints fix the drawn size`(
        attributes: String, constraints: String, isOpen: Bool
    ) {
        let document = xib(
            """
            <button \(attributes)><rect key="frame" x="0" y="0" width="44" height="30"/>
            <constraints>\(constraints)</constraints></button>
            """)
        #expect(document.element?.doubts == (isOpen ? .layout : []))
    }

    @Test(arguments: [
        ("", "", Sides()),
        ("", #"<constraint firstAttribute="height" constant="30"/>"#, Sides.height),
        ("", #"<constraint firstAttribute="width" constant="44"/>"#, Sides.width),
        ("", #"<constraint firstAttribute="height" constant="31"/>"#, Sides()),
        ("", #"<constraint firstAttribute="height" priority="750" constant="30"/>"#, Sides()),
        (#"misplaced="YES""#, #"<constraint firstAttribute="height" constant="30"/>"#, Sides()),
    ])
    func `a constraint fixes a side that is drawn with its constant`(
        attributes: String, constraints: String, sides: Sides
    ) {
        let document = xib(
            """
            <button \(attributes)><rect key="frame" x="0" y="0" width="44" height="30"/>
            <constraints>\(constraints)</constraints></button>
            """)
        #expect(document.element?.fixedSides == sides)
    }
}
