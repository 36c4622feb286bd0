import A11yAgreement
import A11yLint
import A11yModel
import A11yProject

/// A file that says what a device said.
struct RecordFile {
    let path: String
    private let source: Source
    /// The screens that hold a record themselves.
    let recordedScreens: [Screen]

    init(reading path: String) throws(Failure) {
        self.path = path
        source = try Source(reading: path, inputName: nil)
        recordedScreens = screens(in: source).screens.filter { $0.recordedOrder != nil }
    }

    /// What the device said of a screen of this name.
    func record(of name: String) throws(Failure) -> DeviceRecord {
        if !recordedScreens.isEmpty {
            let screen = recordedScreens.first { $0.name == name } ?? recordedScreens[0]
            if let record = DeviceRecord(recordedIn: screen) { return record }
            throw Failure("\(path): the record has an order and no words")
        }
        do {
            return try RecordReader.read(source, named: name)
        } catch {
            let place = LineTable(source.bytes).place(of: error.offset)
            throw Failure("\(path):\(place.line):\(place.column): \(error.sentence)")
        }
    }
}
