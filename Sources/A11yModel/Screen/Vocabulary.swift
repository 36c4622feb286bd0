/// The words that UIKit has for values of which several keys or mappings take one.
public enum Vocabulary {
    /// `UIAccessibility.Notification`.
    public static let notifications = [
        "screenChanged", "layoutChanged", "announcement", "pageScrolled", "pauseAssistiveTechnology",
        "resumeAssistiveTechnology",
    ]

    /// The keys that are held with the key of a shortcut.
    public static let modifiers = ["command", "shift", "option", "control"]

    /// SwiftUI's `AccessibilityChildBehavior`.
    public static let childBehaviors = ["combine", "contain", "ignore"]

    /// `UIFont.TextStyle`.
    public static let textStyles = [
        "extraLargeTitle2", "extraLargeTitle", "largeTitle", "title1", "title2", "title3", "headline", "subheadline",
        "body", "callout", "footnote", "caption1", "caption2",
    ]

    /// `UITextContentType`.
    public static let contentTypes = [
        "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle",
        "organizationName", "location", "fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "addressCity",
        "addressState", "addressCityAndState", "sublocality", "countryName", "postalCode", "telephoneNumber",
        "emailAddress", "URL", "creditCardNumber", "creditCardName", "creditCardGivenName", "creditCardMiddleName",
        "creditCardFamilyName", "creditCardSecurityCode", "creditCardExpiration", "creditCardExpirationMonth",
        "creditCardExpirationYear", "creditCardType", "username", "password", "newPassword", "oneTimeCode",
        "shipmentTrackingNumber", "flightNumber", "dateTime", "birthdate", "birthdateDay", "birthdateMonth",
        "birthdateYear", "cellularEID", "cellularIMEI",
    ]

    /// `UIKeyboardType`; `alphabet` is what Interface Builder calls `asciiCapable`.
    public static let keyboardTypes = [
        "default", "asciiCapable", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
        "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
    ]

    /// `UIAccessibilityTextualContext`.
    public static let textualContexts = [
        "console", "fileSystem", "messaging", "narrative", "sourceCode", "spreadsheet", "wordProcessing",
    ]

    /// What an element does that scrolls itself into view.
    public static let scrollToVisible = "scrollToVisible"

    /// What an app does on an event: one of the words that rules know, with a notification after `post:`; or a word of
    /// its own.
    ///
    /// Methods of UIKit's scroll views, and what authors make of their names, all scroll to what is focused.
    public static func event(_ written: String) -> String {
        let post = "post:"
        if written.hasPrefix(post) {
            let posted = written.dropFirst(post.count).drop { $0 == " " }
            return WordSpelling.word(String(posted), among: notifications).map { post + $0 } ?? written
        }
        let stem = WordSpelling.stem(of: written)
        return scrollMethods.contains(stem) ? scrollToVisible : written
    }

    private static let scrollMethods: Set<String> = [
        "scrollToItem", "scrollToItemAtIndexPath", "scrollToRow", "scrollToRowAtIndexPath", "scrollRectToVisible",
        "scrollToIndexPath", "scrollToNearestSelectedRow", "scrollTo", "scrollIntoView", "setContentOffset",
        "scrollToElement", "scrollToCell", "scrollsToVisible",
    ]

    /// What people write for a type in designs and for other systems, with the type that is the nearest.
    public static let typesByOtherWord = [
        "avatar": "image", "box": "view", "card": "view", "checkbox": "switch", "container": "view",
        "dialog": "alert", "dropdown": "Picker", "heading": "label", "header": "label", "icon": "image",
        "Img": "image", "img": "image", "input": "textField", "line": "Divider", "modal": "sheet",
        "navbar": "navigationBar", "paragraph": "label",
        "photo": "image", "picture": "image", "popup": "popover", "row": "tableViewCell", "separator": "Divider",
        "spinner": "activityIndicator", "stack": "stackView", "tab": "tabBarItem", "title": "label",
    ]

    /// What people write for a key, with the keys that they may mean: the first that may stand where it is written.
    public static let keysByOtherWord: [String: [String]] = [
        "accessibilityElements": ["elements"], "accessibilityRole": ["traits"], "accessible": ["isElement"],
        "alt": ["label"], "aria-label": ["label"], "ariaLabel": ["label"], "background": ["backgroundColor"],
        "cells": ["children"], "checked": ["isOn"], "class": ["type"], "color": ["textColor"],
        "content": ["children", "text"],
        "contentDescription": ["label"],
        "description": ["label"], "disabled": ["enabled"], "focusable": ["isElement"], "fontSize": ["font"],
        "fontWeight": ["font"], "foregroundColor": ["textColor"], "height": ["frame"], "icon": ["image"],
        "imageName": ["image"], "isAccessible": ["isElement"],
        "isModal": ["viewIsModal"], "isVisible": ["hidden"], "key": ["input"], "label": ["name", "title"],
        "max": ["maximum"], "min": ["minimum"], "modal": ["viewIsModal"], "name": ["label"], "on": ["isOn"],
        "onClick": ["action"],
        "onPress": ["action"], "onTap": ["action"], "opacity": ["alpha"], "position": ["frame"], "role": ["traits"],
        "rows": ["children"], "selection": ["value"], "selector": ["action"],
        "size": ["frame"], "src": ["image"],
        "systemName": ["systemImage"], "tabs": ["items"], "testID": ["identifier"], "title": ["name"],
        "views": ["children", "elements"], "visible": ["hidden"], "weight": ["bold"], "width": ["frame"],
        "x": ["frame"],
        "y": ["frame"],
    ]

    /// The words of events that rules know, and the nearest to a misspelt one.
    public static let events = [scrollToVisible, "reloadData"] + notifications.map { "post:" + $0 }
}

/// The words of closed sets as UIKit and SwiftUI spell them: `.tabBar`, `UIAccessibilityTraitTabBar`,
/// `UIAccessibility.Notification.layoutChanged`, `accessibilityScroll(_:)`, `UIPanGestureRecognizer`, `isButton`.
public enum WordSpelling {
    /// The word of a set that a text spells; nil if it spells none.
    public static func word(_ written: String, among words: [String]) -> String? {
        if words.contains(written) { return written }
        for stem in stems(of: written) {
            if words.contains(stem) { return stem }
            if let known = otherNames[stem], words.contains(known) { return known }
        }
        return nil
    }

    /// The text without what UIKit's spelling adds to a word: what a suggestion starts from.
    public static func stem(of written: String) -> String {
        stems(of: written).min { $0.utf8.count < $1.utf8.count } ?? written
    }

    /// What a text may stand for, from the whole text to its last part.
    private static func stems(of written: String) -> [String] {
        var base = written.prefix { $0 != "(" }
        if base.hasSuffix(":") { base = base.dropLast() }
        let last = base.split(separator: ".").last.map(String.init) ?? ""
        var stems = [written, last]
        for prefix in prefixes where last.hasPrefix(prefix) {
            var rest = last.dropFirst(prefix.count)
            guard let first = rest.first, first.isUppercase else { continue }
            for suffix in suffixes where rest.hasSuffix(suffix) && rest.count > suffix.count {
                rest = rest.dropLast(suffix.count)
            }
            stems += [String(rest), first.lowercased() + rest.dropFirst()]
        }
        // `AccessibilityNotification.ScreenChanged` is a type.
        if last != written, let first = last.first, first.isUppercase {
            stems.append(first.lowercased() + last.dropFirst())
        }
        return stems
    }

    /// What UIKit's constants, classes and methods begin with, and SwiftUI's traits.
    private static let prefixes = [
        "UIAccessibilityTrait", "UIAccessibilityContainerType", "UIAccessibilityNavigationStyle",
        "UIAccessibilityTextualContext", "UIAccessibilityDirectTouchOption", "UIAccessibility", "UITextContentType",
        "UIKeyboardType", "UIFontTextStyle", "UICTFontTextStyle", "UIKeyModifier", "UIModalPresentation",
        "accessibilityElement", "accessibility", "UI", "is",
    ]

    /// What they end with.
    private static let suffixes = ["Notification", "GestureRecognizer"]

    /// Names that are no word with something around it. Each is used only for a set that has the word.
    private static let otherNames = [
        "accessibilityElement(at:)": "elementAtIndex", "indexOfAccessibilityElement": "indexOfElement",
        "index(ofAccessibilityElement:)": "indexOfElement", "cmd": "command", "alt": "option", "alternate": "option",
        "ctrl": "control", "rotation": "rotate", "toggle": "toggleButton", "heading": "header", "dimmed": "notEnabled",
        "disabled": "notEnabled", "text": "staticText", "title": "title1", "caption": "caption1",
        "subhead": "subheadline", "email": "emailAddress", "phone": "telephoneNumber", "url": "URL",
        "ASCIICapable": "asciiCapable", "ASCIICapableNumberPad": "asciiCapableNumberPad", "pageSheet": "sheet",
        "formSheet": "sheet", "overFullScreen": "fullScreen", "fullScreenCover": "fullScreen",
        "table": "dataTable", "named": "name", "ipad": "ipados", "iOS": "ios", "iPadOS": "ipados", "tvOS": "tvos",
        "watchOS": "watchos", "macOS": "macos", "leftToRight": "ltr", "rightToLeft": "rtl",
    ]
}
