import A11yModel
import A11ySyntax

/// The result of Apple's accessibility audit as JSON: a list of issues as Appium's `mobile: performAccessibilityAudit`
/// answers it, or as a UI test writes it with the names of `XCUIAccessibilityAuditIssue`.
package enum AuditResult {
    /// The issues of a file; a problem with its place if it holds no result.
    package static func read(_ source: Source) -> Parsed<[AuditIssue]> {
        let parsed = Syntax.parse(source)
        guard parsed.problems.isEmpty, let root = parsed.value.roots.first else {
            return Parsed([], problems: parsed.problems.isEmpty ? [refusal(at: .fileStart)] : parsed.problems)
        }
        guard let list = list(in: root) else { return Parsed([], problems: [refusal(at: root.range)]) }
        var issues: [AuditIssue] = []
        var problems: [Problem] = []
        for node in list.items {
            if let issue = issue(node) { issues.append(issue) } else { problems.append(refusal(at: node.range)) }
        }
        return Parsed(issues, problems: problems)
    }

    /// Whether a root holds issues of an audit.
    static func holds(_ root: Node) -> Bool {
        list(in: root)?.items.first { _ in true }
            .map { $0.kind == .mapping && $0.entry("auditType") != nil && issue($0) != nil } ?? false
    }

    private static func refusal(at range: SourceRange) -> Problem {
        .syntax(
            "an issue of Apple’s audit with `auditType` and `compactDescription` expected", at: range, unchecked: nil)
    }

    /// The list of issues: the root, or what an answer holds.
    private static func list(in root: Node) -> Node? {
        if root.kind == .sequence { return root }
        guard root.kind == .mapping else { return nil }
        return ["value", "issues", "result"].lazy.compactMap { root.entry($0) }.first { $0.kind == .sequence }
    }

    private static func issue(_ node: Node) -> AuditIssue? {
        guard node.kind == .mapping else { return nil }
        let kind = text("auditType", of: node) ?? text("type", of: node) ?? ""
        let found = text("compactDescription", of: node) ?? text("detailedDescription", of: node) ?? ""
        guard !kind.isEmpty || !found.isEmpty else { return nil }
        var issue = AuditIssue(kind: AuditIssue.Kind(word: kind), text: sentence(found.isEmpty ? kind : found))
        let element = node.entry("element")
        issue.described = element.flatMap { $0.kind == .scalar && !$0.isAbsent ? $0.text : nil } ?? ""
        let attributes = [node.entry("elementAttributes"), element].compactMap { $0 }.first { $0.kind == .mapping }
        if let attributes { describe(&issue, by: attributes) }
        if issue.label.isEmpty { name(&issue) }
        return issue
    }

    /// Takes the label and the type from a description such as `"Pay" Button`.
    private static func name(_ issue: inout AuditIssue) {
        guard issue.described.first == "\"", let close = issue.described.lastIndex(of: "\""),
            close > issue.described.startIndex
        else { return }
        issue.label = String(issue.described[..<close].dropFirst())
        if issue.type.isEmpty { issue.type = String(issue.described[close...].dropFirst().trimmed) }
    }

    /// WebDriverAgent's `name` is the identifier, or else the label.
    private static func describe(_ issue: inout AuditIssue, by node: Node) {
        issue.label = text("label", of: node) ?? ""
        let name = text("name", of: node) ?? ""
        issue.identifier =
            text("rawIdentifier", of: node) ?? text("identifier", of: node) ?? (name == issue.label ? "" : name)
        let type = text("type", of: node) ?? text("elementType", of: node) ?? ""
        let prefix = "XCUIElementType"
        issue.type = type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
        let keys = [["x", "y", "width", "height"], ["X", "Y", "Width", "Height"]]
        guard let rect = node.entry("rect") ?? node.entry("frame"), rect.kind == .mapping else { return }
        for names in keys {
            let numbers = names.compactMap { rect.attribute($0).flatMap(Double.init) }.filter(\.isFinite)
            guard numbers.count == 4 else { continue }
            issue.frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }

    private static func text(_ key: String, of node: Node) -> String? {
        guard let entry = node.entry(key), entry.kind == .scalar, !entry.isAbsent, !entry.text.isEmpty else {
            return nil
        }
        return entry.text
    }

    private static func sentence(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
}
