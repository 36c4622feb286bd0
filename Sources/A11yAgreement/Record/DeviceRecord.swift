/// What VoiceOver said on a device, stop by stop.
package struct DeviceRecord: Sendable {
    /// The stops, in the order in which the cursor met them.
    package var stops: [RecordedStop]
    /// Whether nothing that VoiceOver reaches is missing before the first stop and after the last one. A log of some
    /// moves of the cursor may begin and end anywhere.
    package var isWhole: Bool
    /// Whether it has a place for hints, so that a stop without one had none.
    package var tellsHints: Bool = false
    /// Sentences about what was left out while reading.
    package var notes: [String] = []
}

/// A stop of a record.
package struct RecordedStop: Sendable, Equatable {
    /// What was said, as it was recorded.
    package var speech: String
    /// What was said after a pause; nil if the record has no place for it, or nothing stands there.
    package var hint: String?
    /// The names of the custom actions; nil if the record does not list them.
    package var actions: [String]?
    /// The identifier of the element in the file, or another sign that tells it from all others; nil without one.
    package var identity: String?
}
