import A11yModel

/// A picture of a screen, as PNG.
package struct ScreenPicture: Sendable {
    /// In pixels.
    let width: Int
    let height: Int
    /// Its bytes as text.
    let base64: String

    /// A picture of this size.
    package init(width: Int, height: Int, base64: String) {
        self.width = width
        self.height = height
        self.base64 = base64
    }
}

/// The pictures of the screens of a run.
package struct ScreenPictures: Sendable {
    private var pictures: [String: [Int: ScreenPicture]] = [:]
    /// The screens without a picture.
    package private(set) var missing = 0
    /// The pictures that are left out, since a page would become too large.
    package private(set) var omitted = 0

    /// The most bytes of pictures in a page, as text (ours): more, and browsers become slow.
    package static let mostBytes = 32 << 20

    /// No pictures.
    package init() {}

    /// The pictures of the screens of these reports, those with the worst findings first. `read` knows them by their
    /// names without the ending: that of the screen, or of a file with one screen.
    package init(of reports: [Report], reading read: (String) -> ScreenPicture?) {
        let files = NumberedReport.all(of: reports)
        let screens = files.flatMap { file in
            file.screens.enumerated().map { (report: file.report, index: $0, screen: $1) }
        }
        var size = 0
        // The order of a page, where what has no findings may not be shown.
        for entry in screens.filter({ !$0.screen.findings.isEmpty }) + screens.filter(\.screen.findings.isEmpty) {
            guard let picture = ScreenPictures.names(of: entry.index, in: entry.report).lazy.compactMap(read).first
            else {
                missing += 1
                continue
            }
            size += picture.base64.utf8.count
            if size > ScreenPictures.mostBytes {
                omitted += 1
            } else {
                pictures[entry.report.rootPath, default: [:]][entry.index] = picture
            }
        }
    }

    /// The picture of a screen of a file; nil without one.
    func picture(ofScreen index: Int, in report: Report) -> ScreenPicture? { pictures[report.rootPath]?[index] }

    /// The names that the picture of a screen may have. A further state of a screen has a picture of its own.
    private static func names(of index: Int, in report: Report) -> [String] {
        let map = report.maps[index]
        let file = report.rootPath.split(separator: "/").last.map(String.init) ?? ""
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        let isFirst = map.state == nil || map.flow != nil
        let isOnly = report.maps.count == 1
        return [map.title, isFirst ? map.name : "", isOnly ? stem : ""].filter { !$0.isEmpty }
    }
}
