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
    /// The number of predicted stops, and of recorded ones.
    package let counts: (predicted: Int, recorded: Int)

    /// A stop of one of them or of both.
    package struct Row: Sendable {
        /// The stop of the simulation with its number from 1; nil if only the device met it.
        package let predicted: (number: Int, stop: Stop)?
        /// The stop of the record with its number from 1; nil if only the simulation has it.
        package let recorded: (number: Int, stop: RecordedStop)?
        /// How they go together.
        package let kind: Kind
        /// What differs in the words.
        package let differences: [PartDifference]
        /// The parts that were compared.
        package let parts: Set<SpeechPart>
        /// Whether both stand at the same place in the order, among the stops that both have.
        package let isInOrder: Bool
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
            return Row(
                predicted: left.map { ($0 + 1, predicted[$0].stop) }, recorded: right.map { ($0 + 1, recorded[$0]) },
                kind: kind, differences: words?.differences ?? [], parts: words?.parts ?? [],
                isInOrder: left.map { !pairs.moved.contains($0) } ?? true)
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
            screen: screen.name, rows: rows, notes: record.notes,
            counts: (predicted: predicted.count, recorded: recorded.count))
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

        init(_ part: SpeechPart) {
            self =
                switch part {
                case .label: .label
                case .value: .value
                case .role: .role
                case .position: .position
                case .hint: .hint
                case .actions: .actions
                }
        }
    }

    /// The number of differences of each kind; kinds without any are left out.
    package var differences: [Difference: Int] {
        rows.reduce(into: [:]) { counts, row in
            for kind in row.kinds { counts[kind, default: 0] += 1 }
        }
    }

    /// The rows that both have.
    package var pairs: [Row] { rows.filter { $0.kind == .both } }

    /// Kendall's tau of the two orders, over the stops that both have: 1 for the same order, -1 for the reverse. Nil
    /// for fewer than two stops. Cost: the square of the stops.
    package var tau: Double? {
        let places = pairs.compactMap { $0.recorded?.number }
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
        SpeechComparison.Difference.kinds(kind, isInOrder: isInOrder, differences)
    }
}

extension SpeechComparison.Difference {
    /// The kinds of the differences of a row.
    package static func kinds(
        _ kind: SpeechComparison.Kind, isInOrder: Bool, _ words: [PartDifference]
    ) -> [SpeechComparison.Difference] {
        switch kind {
        case .missing: [.missing]
        case .extra: [.extra]
        case .unrecorded, .repeated: []
        case .both: (isInOrder ? [] : [.order]) + words.map { SpeechComparison.Difference($0.part) }
        }
    }
}
