import A11yModel
import A11ySyntax

/// The simulated device that a document is drawn for.
enum Device {
    /// The size of the device's screen as it is held; nil where the document names none that we know.
    static func size(_ device: Node) -> Size? {
        guard let id = device.attribute("id") else { return nil }
        let drawn = id.hasSuffix("rounded") ? String(id.dropLast("rounded".count)) : id
        guard let upright = sizes[drawn] else { return nil }
        guard device.attribute("orientation") == "landscape" else { return upright }
        return Size(width: upright.height, height: upright.width)
    }

    /// Points, upright: Apple's logical resolutions, under the ids that Xcode writes (screen diagonals). Those up
    /// to 6.7 inches are confirmed by the root views of public storyboards, which have the size of their device.
    private static let sizes: [String: Size] = [
        "retina3_5": Size(width: 320, height: 480),
        "retina4_0": Size(width: 320, height: 568),
        "retina4_7": Size(width: 375, height: 667),
        "retina5_4": Size(width: 375, height: 812),
        "retina5_5": Size(width: 414, height: 736),
        "retina5_9": Size(width: 375, height: 812),
        "retina6_0": Size(width: 390, height: 844),
        "retina6_1": Size(width: 414, height: 896),
        "retina6_12": Size(width: 393, height: 852),
        "retina6_3": Size(width: 402, height: 874),
        "retina6_5": Size(width: 414, height: 896),
        "retina6_7": Size(width: 428, height: 926),
        "retina6_72": Size(width: 430, height: 932),
        "retina6_9": Size(width: 440, height: 956),
        "ipad8_3": Size(width: 744, height: 1133),
        "ipad9_7": Size(width: 768, height: 1024),
        "ipad10_2": Size(width: 810, height: 1080),
        "ipad10_5": Size(width: 834, height: 1112),
        "ipad10_9": Size(width: 820, height: 1180),
        "ipad11_0": Size(width: 834, height: 1194),
        "ipad12_9": Size(width: 1024, height: 1366),
        "ipad13_0": Size(width: 1032, height: 1376),
    ]
}
