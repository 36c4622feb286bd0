import A11yModel

/// Classes that implement some of the container methods and not all. Cost: linear in the elements.
struct ContainerMethods: Check {
    static let name = "container-methods"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.elements(setting: .container).compactMap { id in
            let element = subject.screen[id]
            let present = Element.containerMethods.filter(element.methods.contains)
            let missing = Element.containerMethods.filter { !element.methods.contains($0) }
            guard !present.isEmpty, !missing.isEmpty, !element.inheritsContainerMethods, subject.isVisible(id) else {
                return nil
            }
            return Fault(id, property: .container, facts: ["present": .list(present), "missing": .list(missing)])
        }
    }
}
