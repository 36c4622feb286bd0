/// What Apple's accessibility audit (`performAccessibilityAudit` of XCTest) found on a screen of a running app.
package struct AuditIssue: Hashable, Sendable {
    /// What the audit looked at.
    package enum Kind: String, CaseIterable, Sendable {
        case contrast, elementDetection, hitRegion, sufficientElementDescription, dynamicType, textClipped, trait
        // On a Mac.
        case action, parentChild
    }

    /// Nil for a kind that is not known.
    package var kind: Kind?
    /// What was found, without a full stop: “Contrast nearly passed”.
    package var text: String
    /// What the audit calls the element; empty if it does not say.
    package var described: String
    /// The accessibility identifier; empty without one.
    package var identifier: String
    /// The label; empty without one.
    package var label: String
    /// The type without the prefix of XCUITest: `Button`; empty if it is not told.
    package var type: String
    /// The frame on screen in points; nil if it is not told.
    package var frame: Rect?

    /// An issue.
    package init(
        kind: Kind?, text: String, described: String = "", identifier: String = "", label: String = "",
        type: String = "", frame: Rect? = nil
    ) {
        self.kind = kind
        self.text = text
        self.described = described
        self.identifier = identifier
        self.label = label
        self.type = type
        self.frame = frame
    }
}

extension AuditIssue.Kind {
    /// The kind of a name such as `XCUIAccessibilityAuditTypeContrast` or `contrast`, or of the number of
    /// `XCUIAccessibilityAuditType`; nil for another word.
    package init?(word: String) {
        let prefix = "xcuiaccessibilityaudittype"
        var name = word.lowercased().filter { $0 != "." && $0 != "_" && $0 != " " }
        if name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
        let found =
            AuditIssue.Kind.allCases.first { $0.rawValue.lowercased() == name }
            ?? UInt64(name).flatMap { AuditIssue.Kind.numbers[$0] }
        guard let found else { return nil }
        self = found
    }

    /// Apple's raw values.
    private static let numbers: [UInt64: AuditIssue.Kind] = [
        1 << 0: .contrast, 1 << 1: .elementDetection, 1 << 2: .hitRegion, 1 << 3: .sufficientElementDescription,
        1 << 16: .dynamicType, 1 << 17: .textClipped, 1 << 18: .trait, 1 << 32: .action, 1 << 33: .parentChild,
    ]

    /// Our rules about the same.
    package var rules: Set<String> {
        switch self {
        case .contrast: ["low-contrast"]
        case .elementDetection:
            ["missing-focus", "unspoken-text", "unexposed-layer", "swallowed-control", "hidden-controls"]
        case .hitRegion: ["small-target", "tiny-target", "overlapping-targets"]
        case .sufficientElementDescription:
            [
                "missing-label", "unlabelled-image", "stub-label", "vague-label", "identifier-label",
                "image-name-label",
                "file-name-label", "placeholder-label", "incomplete-label", "silent-focus",
            ]
        case .dynamicType: ["fixed-text"]
        case .textClipped: ["clipped-text"]
        case .trait: ["missing-trait", "conflicting-traits", "missing-header", "missing-tab-trait", "lost-trait"]
        case .action: ["inert-button", "missing-actions"]
        case .parentChild: []
        }
    }
}
