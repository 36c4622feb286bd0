import A11yModel

/// Overlays inside a screen that can be closed, but not with the escape gesture. Cost: overlays times stops times
/// depth.
struct EscapeGesture: Check {
    static let name = "escape-gesture"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        subject.overlays.filter(\.isModal).compactMap { overlay in
            let id = overlay.element
            guard !subject.answersEscape(id) else { return nil }
            guard subject.stops(in: id).contains(where: { subject.isExit($0.element) }) else { return nil }
            return Fault(id, property: .overrides, doubts: overlay.doubts)
        }
    }
}
