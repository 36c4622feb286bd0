import A11yModel
import A11yVoiceOver

/// What the simulation says of a screen, beside what a device said.
package struct SpeechComparison: Sendable {
    /// The name of the screen.
    package let screen: String
    /// The stops of both, in the order of the simulation; what only the device met stands behind the stop before it.
    package let rows: [Row]
    /// Sentences about what was not compared.
    package let notes: [String]
    /// The number of predicted stops.
    package let predicted: Int
    /// The number of recorded stops.
    package let recorded: Int

    /// A stop of one of them or of both.
    package struct Row: Sendable {
        /// The stop of the simulation; nil if only the device met it.
        package let predicted: Side?
        /// The stop of the record; nil if only the simulation has it.
        package let recorded: Side?
        /// How they go together.
        package let kind: Kind
        /// What differs in the words.
        package let differences: [PartDifference]
        /// The parts that were compared.
        package let parts: Set<SpeechPart>
        /// Whether both stand at the same place in the order, among the stops that both have.
        package let isInOrder: Bool
        /// The type and the traits of the element; empty without a predicted stop.
        package let element: [String]
        /// What the place of the predicted stop in the order depends on; nil if it is certain.
        let fragility: Fragility?
    }

    /// What is said at a stop.
    package struct Side: Sendable {
        /// Its place in the order, from 1.
        package let number: Int
        /// What is said at once.
        package let speech: String
        /// What is said after a pause; nil without a hint.
        package let hint: String?
        /// The names of the custom actions.
        package let actions: [String]
    }

    /// How a row's stops go together.
    package enum Kind: String, Sendable {
        case both
        /// The simulation alone has it.
        case missing
        /// The device alone met it.
        case extra
        /// Before the beginning or behind the end of a record that is a part.
        case unrecorded
        /// The device said it once more, or a move gave no words.
        case repeated
    }
}

extension SpeechComparison {
    /// Compares stops with a record. `identities` gives for an element what the record calls its stop by.
    package init(
        _ screen: Screen, _ simulation: Simulation, with record: DeviceRecord,
        identifying identities: (Element) -> String?
    ) {
        let own = VoiceOverWords(language: screen.language, platform: screen.platform)
        let predicted = simulation.stops.map { PredictedStop($0, identity: identities(screen[$0.element])) }
        let pairs = StopPairing(predicted, record.stops, own)
        let telling = SpeechComparison.telling(of: record, pairs.pairs, predicted, own)
        let recorded = record.stops
        func row(_ left: Int?, _ right: Int?, _ kind: Kind) -> Row {
            var words: UtteranceComparison?
            if let left, let right {
                words = UtteranceComparison(predicted[left], recorded[right], telling: telling, own)
            }
            let stop = left.map { predicted[$0].stop }
            return Row(
                predicted: left.map { Side(predicted[$0].stop, number: $0 + 1) },
                recorded: right.map { Side(recorded[$0], number: $0 + 1) },
                kind: kind, differences: words?.differences ?? [], parts: words?.parts ?? [],
                isInOrder: left.map { !pairs.moved.contains($0) } ?? true,
                element: stop.map { [screen[$0.element].type.rawValue] + $0.utterance.traits.words } ?? [],
                fragility: stop?.fragility)
        }
        var behind: [Int: [Row]] = [:]
        for right in recorded.indices where pairs.partner(ofRecorded: right) == nil {
            let place = recorded[..<right].indices.reversed().lazy.compactMap { pairs.partner(ofRecorded: $0) }.first
            let kind: Kind = SpeechComparison.isRepeated(right, in: record) ? .repeated : .extra
            behind[place ?? -1, default: []].append(row(nil, right, kind))
        }
        var rows = behind[-1] ?? []
        let ends = SpeechComparison.ends(of: record, pairs, predicted.count)
        for left in predicted.indices {
            let right = pairs.pairs[left]
            rows.append(row(left, right, right != nil ? .both : ends.contains(left) ? .missing : .unrecorded))
            rows += behind[left] ?? []
        }
        self.init(
            screen: screen.name, rows: rows, notes: record.notes, predicted: predicted.count, recorded: recorded.count)
    }

    /// The predicted stops between the first and the last that the record has, or all of a whole record.
    private static func ends(of record: DeviceRecord, _ pairs: StopPairing, _ count: Int) -> Range<Int> {
        let met = (0..<count).filter { pairs.pairs[$0] != nil && !pairs.moved.contains($0) }
        guard !record.isWhole, let first = met.first, let last = met.last else { return 0..<count }
        return first..<last + 1
    }

    /// Whether the record says a stop again without having moved: the cursor stays at an end of the screen, or returns.
    private static func isRepeated(_ index: Int, in record: DeviceRecord) -> Bool {
        if record.isWhole { return false }
        let speech = record.stops[index].speech
        return speech.isEmpty || record.stops[..<index].contains { $0.speech == speech }
    }

    /// Whether the record tells hints and actions anywhere. A device with hints off says none.
    private static func telling(
        of record: DeviceRecord, _ pairs: [Int?], _ predicted: [PredictedStop], _ own: VoiceOverWords
    ) -> UtteranceComparison.Telling {
        let saysHint = pairs.enumerated().contains { left, right in
            guard let right, !predicted[left].hint.isEmpty else { return false }
            let heard = UtteranceComparison.heard(record.stops[right], own).map(\.key)
            let hint = predicted[left].hint.map(\.key)
            return WordAlignment(hint, heard).partners.allSatisfy { $0 != nil }
        }
        return UtteranceComparison.Telling(
            hints: record.tellsHints || saysHint,
            actions: record.stops.contains {
                $0.actions != nil || own.offersActions(SpokenWord.words(of: $0.speech))
            })
    }
}

/// What agrees.
extension SpeechComparison {
    /// A kind of difference that a run may allow.
    package enum Difference: String, CaseIterable, Sendable {
        /// At another place in the order.
        case order
        /// Not met by the device.
        case missing
        /// Met by the device alone.
        case extra
        // Other words in one part.
        case label, value, role, position, hint, actions
    }

    /// The number of differences of each kind, in the order of the kinds; kinds without any are left out.
    package var differences: [(kind: Difference, count: Int)] {
        let kinds = rows.flatMap(\.kinds)
        return Difference.allCases.map { kind in (kind, kinds.count { $0 == kind }) }.filter { $0.count > 0 }
    }

    /// The number of all differences.
    package var total: Int { differences.reduce(0) { $0 + $1.count } }

    /// Kendall's tau of the two orders, over the stops that both have: 1 for the same order, -1 for the reverse. Nil
    /// for fewer than two stops. Cost: the square of the stops.
    package var tau: Double? {
        let places = rows.filter { $0.kind == .both }.compactMap { $0.recorded?.number }
        guard places.count > 1 else { return nil }
        var balance = 0
        for (index, place) in places.enumerated() {
            for other in places[(index + 1)...] { balance += place < other ? 1 : -1 }
        }
        return Double(balance) / (Double(places.count) * Double(places.count - 1) / 2)
    }
}

extension SpeechComparison.Row {
    /// The kinds of its differences.
    package var kinds: [SpeechComparison.Difference] {
        switch kind {
        case .missing: [.missing]
        case .extra: [.extra]
        case .unrecorded, .repeated: []
        case .both:
            (isInOrder ? [] : [.order])
                + differences.compactMap { SpeechComparison.Difference(rawValue: $0.part.rawValue) }
        }
    }
}

extension SpeechComparison.Side {
    fileprivate init(_ stop: Stop, number: Int) {
        self.init(
            number: number, speech: stop.utterance.description, hint: stop.utterance.spokenHint, actions: stop.actions)
    }

    fileprivate init(_ stop: RecordedStop, number: Int) {
        self.init(number: number, speech: stop.speech, hint: stop.hint, actions: stop.actions ?? [])
    }
}
