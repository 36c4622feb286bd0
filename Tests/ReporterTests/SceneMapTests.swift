import A11yLint
import A11yModel
import Testing

@testable import A11yReporters

/// The grid of the scenes of a storyboard.
@Suite struct SceneMapTests {
    /// A scene of a view controller with a segue.
    private static func scene(
        _ id: String, at place: (x: Int, y: Int)?, to target: String? = nil, _ kind: String = "show"
    )
        -> String
    {
        let segue = target.map {
            #"<connections><segue destination="\#($0)" kind="\#(kind)" id="s-\#(id)"/></connections>"#
        }
        let point = place.map { #"<point key="canvasLocation" x="\#($0.x)" y="\#($0.y)"/>"# }
        return """
            <scene sceneID="scene-\(id)"><objects>
            <viewController title="\(id)" id="\(id)"><view key="view" id="v-\(id)">
            <rect key="frame" x="0" y="0" width="390" height="844"/></view>\(segue ?? "")</viewController>
            </objects>\(point ?? "")</scene>
            """
    }

    private static func storyboard(_ scenes: [String]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="1"
          targetRuntime="iOS.CocoaTouch" initialViewController="nav"><scenes>
        <scene sceneID="scene-nav"><objects><navigationController id="nav"><connections>
        <segue destination="Login" kind="relationship" relationship="rootViewController" id="root"/>
        </connections></navigationController></objects><point key="canvasLocation" x="0" y="0"/></scene>
        \(scenes.joined(separator: "\n"))
        </scenes></document>
        """
    }

    private func screens(_ scenes: [String]) -> [NumberedScreen] {
        let source = Source(path: "Main.storyboard", text: SceneMapTests.storyboard(scenes))
        return NumberedReport.all(of: [lint(source, with: .recommended, withMaps: true)])[0].screens
    }

    private static let three = [
        scene("Login", at: (900, 0), to: "Home"),
        scene("Home", at: (1800, 10), to: "nav", "presentation"),
        scene("Help", at: (1790, 900)),
    ]

    @Test func `segues lead from screen to screen, through controllers without one`() throws {
        let found = screens(SceneMapTests.three)
        #expect(found.map(\.map.scene?.isEntry) == [true, false, false])
        #expect(found.map { $0.map.scene?.ways.map(\.kind) } == [["show"], ["presentation"], []])
        #expect(found[0].map.scene?.ways.map(\.screen) == [found[1].map.range])
        #expect(found[1].map.scene?.ways.map(\.screen) == [found[0].map.range])
        #expect(found[1].map.scene?.center == Point(x: 1800, y: 10))
    }

    @Test func `the grid keeps the places of the scenes, and says in words what it shows`() throws {
        let map = try #require(SceneMap(screens(SceneMapTests.three)))
        #expect(map.scenes.map(\.title) == ["Login", "Home", "Help"])
        #expect(
            map.alternative
                == "3 screens of a storyboard. The app starts with “Login”. “Login” leads to “Home” (show); “Home” "
                + "leads to “Login” (presentation).")
        // A line and a head for each way.
        #expect(map.arrows.count == 4)
    }

    @Test func `scenes without a place, and several on one spot, do not cover each other`() throws {
        let loose = ["Login", "B", "C", "D", "E", "F", "G", "H"].map { SceneMapTests.scene($0, at: nil) }
        let same = ["I", "J", "K"].map { SceneMapTests.scene($0, at: (100, 100)) }
        let map = try #require(SceneMap(screens(loose + same)))
        let frames = map.scenes.map(\.frame)
        #expect(frames.count == 11)
        for (index, frame) in frames.enumerated() {
            #expect(frames[(index + 1)...].allSatisfy { $0.intersection(frame) == nil })
            #expect(frame.maxX < map.size.width && frame.maxY < map.size.height)
        }
    }

    @Test func `one scene is no grid`() {
        #expect(SceneMap(screens([SceneMapTests.scene("Login", at: (0, 0))])) == nil)
        #expect(SceneMap(NumberedReport.all(of: [MapSamples.report(["A"])])[0].screens) == nil)
    }

    @Test func `a page links each scene to the section of its screen`() throws {
        let source = Source(path: "Main.storyboard", text: SceneMapTests.storyboard(SceneMapTests.three))
        let report = lint(source, with: .recommended, withMaps: true)
        let tree = try MarkupTree(HTMLReporter.render(MapSamples.run([report]), style: .sample()))
        let ids = Set(tree.all("section").compactMap { $0["id"] })
        let links = tree.all("a").filter { ["Login", "Home", "Help"].contains($0["aria-label"]) }
        #expect(links.count == 3)
        #expect(links.allSatisfy { ids.contains(String($0["href"]?.dropFirst() ?? "")) })
    }
}
