import A11yModel
import A11yReporters
import Foundation

/// A folder with pictures of screens, named as these or as their files.
package struct ScreenshotFolder {
    private let folder: String
    /// The names of the files, by themselves without their ending.
    private let files: [String: String]

    /// Lists a folder, which must be there. What is no PNG in it is left out.
    package init(_ folder: String) throws(Failure) {
        self.folder = folder
        let names = try FolderListing(Location(folder)).entries.compactMap { entry in
            entry.kind == .file || entry.kind == .link ? String(validating: entry.name, as: UTF8.self) : nil
        }
        let pictures = names.filter { $0.lowercased().hasSuffix(".png") }.sorted()
        files = Dictionary(pictures.map { (String($0.dropLast(4)), $0) }) { first, _ in first }
    }

    /// The picture of this name; nil if there is none.
    package func picture(named name: String) throws(Failure) -> ScreenPicture? {
        guard let file = files[name] else { return nil }
        let path = folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
        let most = ScreenPictures.mostBytes
        let bytes = try Source(reading: path, inputName: nil, upTo: most).bytes
        guard let size = ScreenshotFolder.size(ofPNG: bytes) else {
            throw Failure("\(path): no PNG, or a part of one; the report has no picture of it")
        }
        return ScreenPicture(width: size.width, height: size.height, base64: Data(bytes).base64EncodedString())
    }

    /// The size of a picture; nil for bytes that are no whole PNG: a signature, then chunks, each with its length and
    /// kind before its data and a checksum behind it, from IHDR to IEND.
    static func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
        func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        func kind(at place: Int) -> String { String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) }
        guard bytes.starts(with: signature), bytes.count >= 33, number(at: 8) == 13, kind(at: 8) == "IHDR" else {
            return nil
        }
        let size = (width: number(at: 16), height: number(at: 20))
        guard size.width > 0, size.height > 0 else { return nil }
        var place = 8
        var hasData = false
        while place + 12 <= bytes.count {
            let end = place + 12 + number(at: place)
            if end > bytes.count { return nil }
            hasData = hasData || kind(at: place) == "IDAT"
            if kind(at: place) == "IEND" { return hasData ? size : nil }
            place = end
        }
        return nil
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
