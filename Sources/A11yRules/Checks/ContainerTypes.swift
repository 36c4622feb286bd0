import A11yModel
import A11yVoiceOver

/// Container types that lack what makes VoiceOver speak of them. Cost: linear in the elements times their depth.
struct ContainerTypes: Check {
    static let name = "container-types"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.elements(setting: .containerType).compactMap { id in
            let element = subject.screen[id]
            guard let type = element[.containerType]?.text, type != "none" else { return nil }
            guard subject.isVisible(id), subject.reading.cause(for: id, in: subject.screen) == nil else { return nil }
            guard let lack = lack(of: element, as: type, in: subject) else { return nil }
            return Fault(id, property: .containerType, variant: lack, facts: ["type": .text(type)])
        }
    }

    /// What a container lacks, as the variant of a message; nil where it lacks nothing, or where nobody knows.
    private func lack(of element: Element, as type: String, in subject: Subject) -> String? {
        if subject.reading.position(of: element.id) != nil, element.type != .tableViewCell { return "element" }
        if type == "semanticGroup" {
            let texts = [element.label, element.value, element[.identifier]?.text]
            return texts.contains { $0.map(Words.isBlank) == false } ? nil : "unnamed"
        }
        // What the methods of its class return is in no file.
        if !element.methods.isEmpty || element.inheritsContainerMethods { return nil }
        if type == "dataTable" { return hasCells(element, in: subject.screen) ? nil : "cells" }
        return element.members?.isEmpty == false || subject.holdsStop(element.id) ? nil : "empty"
    }

    private func hasCells(_ table: Element, in screen: Screen) -> Bool {
        let listed = (table.members ?? []).compactMap(\.target)
        return (screen.descendants(of: table.id) + listed).contains {
            screen[$0][.row] != nil && screen[$0][.column] != nil
        }
    }
}
