import Foundation
import Testing

/// A project of two screens whose findings are taken over into a baseline.
struct BaselineProject {
    let folder: Folder

    /// A screen with two buttons that have no name, and a text that is too pale.
    static let screen = """
        screen: Cart
        title: Cart
        elements:
          - { type: button, id: remove, image: trash, frame: [16, 140, 44, 44] }
          - { type: button, image: arrow, frame: [16, 240, 44, 44] }
          - { type: label, id: total, text: Two notebooks, font: { style: body },
              adjustsFontForContentSizeCategory: true, frame: [16, 300, 200, 30],
              textColor: "#999999", backgroundColor: "#ffffff" }

        """

    static let file = ".a11ylint-baseline.json"

    init() throws {
        folder = try BaselineProject.screens()
        try folder.write(try BaselineProject.created.get(), to: BaselineProject.file)
    }

    /// The baseline that the command writes for the project: the same in every folder, so it is made once.
    private static let created = Result {
        let folder = try screens()
        #expect(try a11ylint(["baseline"], in: folder.url).status == 0)
        return try folder.text(file)
    }

    private static func screens() throws -> Folder {
        try Folder([".git/HEAD": "", "ui/cart.yaml": screen, "ui/right.yaml": Screens.right])
    }

    func baseline(_ arguments: String..., in place: String = "") throws -> ProgramRun {
        try a11ylint(["baseline"] + arguments, in: folder.url(place))
    }

    func check(_ arguments: String...) throws -> ProgramRun {
        try a11ylint(["check", "-f", "compact", "--baseline", BaselineProject.file] + arguments, in: folder.url)
    }

    func change(_ old: String, to new: String, in path: String = "ui/cart.yaml") throws {
        let text = try folder.text(path)
        #expect(text.contains(old))
        try folder.write(text.replacing(old, with: new), to: path)
    }

    func move(_ old: String, to new: String) throws {
        try FileManager.default.moveItem(at: folder.url(old), to: folder.url(new))
    }
}
