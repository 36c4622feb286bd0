import A11yEngine
import A11yModel
import A11yVoiceOver

/// The days of a calendar whose names are bare numbers. Cost: linear in the stops.
struct BareDay: FixedCheck {
    /// The days of a week, and the most of a month.
    private static let week = 7, month = 31

    /// A stop with a number and nothing else.
    private struct Day {
        let stop: Stop
        let number: Int
    }

    func violations(in context: LintContext) -> [Violation] {
        var (runs, run) = ([[Day]](), [Day]())
        for stop in context.wholeStops {
            guard let day = day(stop, in: context) else {
                runs.append(run)
                run = []
                continue
            }
            if let last = run.last, day.number != last.number + 1 {
                runs.append(run)
                run = []
            }
            run.append(day)
        }
        return (runs + [run]).compactMap { violation(of: $0, in: context) }
    }

    private func day(_ stop: Stop, in context: LintContext) -> Day? {
        let words = RuleText.trimmed(context.ownWords(of: stop))
        guard let number = Int(words), 1...BareDay.month ~= number, stop.utterance.hint.isEmpty,
            context.isInteractive(stop.element)
                || context.screen.lineage(of: stop.element).contains(where: { context.screen[$0].isCell })
        else { return nil }
        return Day(stop: stop, number: number)
    }

    /// The violation of days in a row that fill the seven columns of a calendar.
    private func violation(of days: [Day], in context: LintContext) -> Violation? {
        guard days.count >= BareDay.week, let first = days.first, let last = days.last else { return nil }
        let frames = days.compactMap { $0.stop.frame }
        guard frames.count == days.count, Set(frames.map(\.x)).count == BareDay.week else { return nil }
        let rows = Set(frames.map(\.y)).count
        let elements = days.map(\.stop.element)
        return Violation(
            first.stop.element,
            facts: ["first": .text("\(first.number)"), "last": .text("\(last.number)")],
            // Seven numbers in one row may be a scale.
            doubts: rows == 1 && first.number == 1 ? .guessed : [], evidence: elements, covers: elements)
    }
}
