import A11yEngine
import A11yModel
import A11yVoiceOver

/// Container types and navigation styles without what they need to change anything. Cost: linear in the elements times
/// their depth.
struct IdleContainerType: FixedCheck {
    func violations(in context: LintContext) -> [Violation] { idleTypes(in: context) + idleStyles(in: context) }

    /// Navigation styles of views that hold no stops, for which Switch Control has nothing to group.
    private func idleStyles(in context: LintContext) -> [Violation] {
        context.elements(setting: .navigationStyle).compactMap { id in
            let element = context.screen[id]
            guard let style = element[.navigationStyle]?.text, style != "automatic", context.isVisible(id),
                element.methods.isEmpty, !element.inheritsContainerMethods,
                context.simulation.cause(for: id, in: context.screen) == nil
            else { return nil }
            let isStop = context.simulation.position(of: id) != nil
            guard isStop || !context.holdsStop(id) else { return nil }
            return Violation(
                id, property: .navigationStyle, variant: isStop ? "style-element" : "style-empty",
                facts: ["type": .text(style)])
        }
    }

    private func idleTypes(in context: LintContext) -> [Violation] {
        context.elements(setting: .containerType).compactMap { id in
            let element = context.screen[id]
            guard let type = element[.containerType]?.text, type != "none" else { return nil }
            guard context.isVisible(id), context.simulation.cause(for: id, in: context.screen) == nil else {
                return nil
            }
            guard let lack = lack(of: element, as: type, in: context) else { return nil }
            return Violation(id, property: .containerType, variant: lack, facts: ["type": .text(type)])
        }
    }

    /// What a container lacks, as a variant of the message; nil if it lacks nothing or this is unknown.
    private func lack(of element: Element, as type: String, in context: LintContext) -> String? {
        if context.simulation.position(of: element.id) != nil, element.type != .tableViewCell { return "element" }
        if type == "semanticGroup" {
            let texts = [element.label, element.value, element[.identifier]?.text]
            return texts.contains { $0.map(RuleText.isBlank) == false } ? nil : "unnamed"
        }
        // Files do not say what the container methods return.
        if !element.methods.isEmpty || element.inheritsContainerMethods { return nil }
        if type == "dataTable" { return hasCells(element, in: context.screen) ? nil : "cells" }
        return element.members?.isEmpty == false || context.holdsStop(element.id) ? nil : "empty"
    }

    private func hasCells(_ table: Element, in screen: Screen) -> Bool {
        let listed = (table.members ?? []).compactMap(\.target)
        return (screen.descendants(of: table.id) + listed).contains {
            screen[$0][.row] != nil && screen[$0][.column] != nil
        }
    }
}
