// Fixes of frames, points, fonts, lines and colours.

import A11yModel
import A11yVoiceOver

extension FrameSpaces {
    /// UIKit converts a view's own frame; what an element without a view needs, code has to say.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, let property = fault.property,
            subject.screen[id].type != .accessibilityElement
        else { return nil }
        return .removing(property, from: id)
    }
}

extension FrameDistance {
    /// UIKit takes the view's frame.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, let property = fault.property,
            subject.screen[id].type != .accessibilityElement
        else { return nil }
        return .removing(property, from: id)
    }
}

extension ActivationPoints {
    /// A point that an author set goes, and the tap lands in the middle.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, fault.property == .activationPoint else { return nil }
        return .removing(.activationPoint, from: id)
    }
}

extension TargetSizes {
    /// The frame grows around its middle, where it stays in its superview and hits nothing that can be touched.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard fault.variant == nil, let id = fault.element, let frame = subject.screen[id].frame,
            let seen = subject.frame(of: id), case .number(let minimum)? = fault.facts["minimum"],
            subject.screen[id][.hitFrame] == nil, !subject.screen[id].doubts.contains(.layout),
            subject.screen.parts(of: id).isEmpty
        else { return nil }
        let larger = frame.grown(to: minimum)
        let area = larger.offset(x: seen.x - frame.x, y: seen.y - frame.y)
        let around = subject.screen[id].parent.flatMap(subject.frame)
        let bounds = around ?? Rect(x: 0, y: 0, width: subject.screen.size.width, height: subject.screen.size.height)
        guard bounds.encloses(area, within: 0) else { return nil }
        let isFree = subject.elements.allSatisfy { other in
            // Hardly any element is near enough, and that is told fastest.
            guard subject.frame(of: other)?.intersection(area) != nil, other != id else { return true }
            guard subject.isVisible(other), !subject.areNested(other, id) else { return true }
            return !subject.isInteractive(other) && !subject.isFunctional(other)
        }
        guard isFree else { return nil }
        return Repair(
            "Grows the frame around its middle to \(larger.sides) points.", [.set(.frame, .rect(larger), on: id)])
    }
}

extension Rect {
    /// The sides in whole points: `44 × 44`.
    fileprivate var sides: String { "\(Int(width.rounded(.up))) × \(Int(height.rounded(.up)))" }

    /// The rectangle with sides of at least this length, around the same middle.
    fileprivate func grown(to minimum: Double) -> Rect {
        let (wide, high) = (max(width, minimum), max(height, minimum))
        return Rect(x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high)
    }
}

extension TextScaling {
    /// Each text gets the style that is nearest in size, or metrics where it has a typeface of its own, and follows the
    /// user's setting.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        let changes = told(in: subject).flatMap { id -> [Change] in
            guard let font = subject.screen[id][.font]?.font, let size = font.size else { return [] }
            let follows = Change.set(.adjustsFontForContentSizeCategory, .flag(true), on: id)
            if font.name != nil { return [.set(.fontMetrics, .flag(true), on: id), follows] }
            let style = TextStyles.style(nearest: size)
            let scaled = Font(style: style, bold: font.bold)
            return [.set(.font, .font(scaled), on: id), follows]
        }
        return changes.isEmpty
            ? nil : Repair("Lets the text follow the user's size, in the style that is nearest.", changes)
    }
}

extension TextFill {
    /// The text may take as many lines as it needs.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        fault.element.map { Repair("Sets `lines` to 0.", [.set(.lines, .number(0), on: $0)]) }
    }
}

extension TextContrast {
    /// The nearest colour that can be read.
    func repair(of fault: Fault, in subject: Subject) -> Repair? {
        guard let id = fault.element, case .text(let hex)? = fault.facts["colour"], let color = Color(hex: hex) else {
            return nil
        }
        return Repair("Sets the text colour to \(hex).", [.set(.textColor, .color(color), on: id)])
    }
}
