/// A file of a run.
struct FileToCheck: Sendable {
    /// Why it is in the run.
    enum Origin: Sendable {
        /// The user named it, so it is reported whatever it is.
        case named
        /// A pattern of `include` describes it, so it is meant to be a screen.
        case included
        /// It was in a folder that the user named, so it may be anything.
        case found
    }

    /// The path as it is shown: relative to the current folder where it was named so, with `/` between its parts, and
    /// its characters composed (NFC), whatever they are on the disk.
    let path: String
    /// Why it is in the run.
    let origin: Origin
    /// The path as the system knows it.
    let location: Location
    /// What the file holds, where that is not what the disk has: what git keeps of it.
    var content: [UInt8]?

    /// A file at this path.
    init(_ path: String, _ origin: Origin) { self.init(Location(path), origin) }

    /// A file at this place.
    init(_ location: Location, _ origin: Origin) {
        self.location = location
        self.origin = origin
        path = location.shown
    }

    /// Standard input, under its name for the reports.
    static let standardInput = "-"
}
