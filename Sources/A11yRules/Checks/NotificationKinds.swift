import A11yModel

/// Notifications that do not fit what they are posted for. Cost: linear in the elements.
struct NotificationKinds: Check {
    static let name = "notification-kinds"

    /// Notifications whose argument is a text.
    private let texts: Set<String>

    init(_ parameters: inout Parameters) {
        texts = Set(parameters.words("texts"))
    }

    func faults(in subject: Subject) -> [Fault] {
        [appearance(of: subject)].compactMap { $0 } + changes(in: subject)
    }

    private func appearance(of subject: Subject) -> Fault? {
        guard let appearance = subject.screen.onAppear, appearance.focus != nil else { return nil }
        let overlay = subject.overlays.last { $0.presentation != "toast" }
        let isWhole = overlay == nil ? subject.screen.isWhole : overlay?.presentation == "fullScreen"
        let expected = isWhole ? "screenChanged" : "layoutChanged"
        func fault(_ variant: String) -> Fault {
            let facts: [String: Fact] = ["post": .text(appearance.post ?? ""), "expected": .text(expected)]
            return Fault(appearance.target, range: appearance.range, variant: variant, facts: facts)
        }
        guard let post = appearance.post else { return fault("unposted") }
        if texts.contains(post) { return fault("text") }
        return post == "layoutChanged" && isWhole ? fault("part") : nil
    }

    /// Values that change and say that the whole screen is new. What a choice among segments, tabs or cells changes
    /// may be all of it.
    private func changes(in subject: Subject) -> [Fault] {
        subject.elements(setting: .onChange).compactMap { id in
            let element = subject.screen[id]
            guard element[.onChange]?.text == "post:screenChanged", subject.isVisible(id) else { return nil }
            let isValue = element.isTextInput || element.adjustsItself || element.type == .switch
            guard isValue || subject.isAdjustable(id) else { return nil }
            return Fault(id, property: .onChange, variant: "whole", facts: ["expected": .text("layoutChanged")])
        }
    }
}
