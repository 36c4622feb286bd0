import A11yModel
import A11yVoiceOver

// Screens that record what VoiceOver did, and comparisons of screens.

extension DeviceRecord {
    /// What a screen records of VoiceOver; nil if its file records nothing. Each stop is identified by its element.
    package init?(recordedIn screen: Screen) {
        guard let order = screen.recordedOrder else { return nil }
        let stops = order.compactMap { id -> RecordedStop? in
            let element = screen[id]
            guard let speech = element[.recordedSpeech]?.text else { return nil }
            return RecordedStop(
                speech: speech, hint: element[.recordedHint]?.text,
                actions: (element[.customActions]?.actions ?? []).map(\.name), identity: element[.identifier]?.text)
        }
        if stops.isEmpty { return nil }
        self.init(stops: stops, isWhole: true, tellsHints: true)
    }
}

extension SpeechComparison {
    /// Compares what a screen records with what is simulated from the same elements, whose labels, values, traits and
    /// frames it records too; nil if it records nothing.
    package init?(judging screen: Screen) {
        guard var record = DeviceRecord(recordedIn: screen), let order = screen.recordedOrder else { return nil }
        let spoken = order.filter { screen[$0][.recordedSpeech] != nil }
        for (index, id) in spoken.enumerated() { record.stops[index].identity = "\(id.index)" }
        self.init(screen, VoiceOver.predict(screen), with: record) { "\($0.id.index)" }
    }

    /// Compares a screen with a record of another file.
    package init(_ screen: Screen, _ simulation: Simulation, with record: DeviceRecord) {
        self.init(screen, simulation, with: record) { $0[.identifier]?.text ?? $0.fileID }
    }
}
