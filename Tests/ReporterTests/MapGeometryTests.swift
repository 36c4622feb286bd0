import A11yLint
import A11yModel
import TestSupport
import Testing

@testable import A11yReporters

/// Where things are on maps: nothing is struck through, clipped, covered or too small to read.
@Suite struct MapGeometryTests {
    /// The screens of all fixtures, and screens that nobody would design.
    private static let files = ["screens", "voiceover", "hostile"].flatMap { folder in
        fixtures(in: folder).map { "\(folder)/\($0)" }
    }

    @Test(arguments: files)
    func `the maps of a file can be read`(name: String) {
        let report = lint(fixture(name), with: .recommended, withMaps: true)
        for map in report.maps.prefix(40) { expectReadable(NumberedReport.all(of: run([report])), map, name) }
    }

    @Test(arguments: 1...30)
    func `maps of screens at random can be read`(seed: UInt64) {
        var random = Dice(seed: seed)
        let side = Double.random(in: 20...500, using: &random)
        let words = [
            "Pay", "Total: 18 €", "Donaudampfschifffahrtsgesellschaft and more of it", "שלום עולם", "支払う合計", "",
        ]
        let texts = (0..<Int.random(in: 1...60, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        var frames: [Rect] = []
        for _ in texts {
            frames.append(
                Rect(
                    x: .random(in: -50...380, using: &random), y: .random(in: -50...1200, using: &random),
                    width: .random(in: 1...side, using: &random), height: .random(in: 1...side, using: &random)))
        }
        let report = MapSamples.report(texts) { frames[$0] }
        expectReadable(NumberedReport.all(of: MapSamples.run([report])), report.maps[0], "seed \(seed)")
    }

    @Test func `a screen without frames is a list`() {
        let report = MapSamples.report(["One", "Two", "Three"]) { _ in nil }
        let screen = NumberedReport.all(of: MapSamples.run([report]))[0].screens[0]
        let plan = MapPlan(screen)
        #expect(plan.isSchematic)
        #expect(plan.numbers.map(\.index) == [0, 1, 2])
        #expect(plan.shapes.compactMap(\.caption?.lines) == [["One"], ["Two"], ["Three"]])
        #expect(plan.numbers.map(\.box.y) == plan.numbers.map(\.box.y).sorted())
        #expect(
            MapWords(screen, plan).alternative
                == "The screen “One” as a list in reading order, since no frame is known: 3 stops.")
    }

    @Test func `only an order that surprises has an arrow`() {
        func ways(_ tops: [(x: Double, y: Double)]) -> Int {
            let report = MapSamples.report(tops.map { _ in "A" }) {
                Rect(x: tops[$0].x, y: tops[$0].y, width: 60, height: 40)
            }
            return MapPlan(NumberedReport.all(of: MapSamples.run([report]))[0].screens[0]).ways.count
        }
        #expect(ways([(50, 100), (50, 200), (50, 300)]) == 0)
        #expect(ways([(50, 100), (200, 100), (50, 200)]) == 0)
        // Up, back in a row, and over a stop between.
        #expect(ways([(50, 400), (50, 100)]) == 1)
        #expect(ways([(250, 100), (50, 100)]) == 1)
        #expect(ways([(50, 100), (50, 500), (50, 300)]) == 2)
    }

    @Test func `more than two findings on one element share a tag`() throws {
        var report = MapSamples.report(["One"])
        let first = report.findings[0]
        report.findings = (1...3).map { number in
            Finding(
                rule: "rule-\(number)", severity: number == 2 ? .error : .info, confidence: .certain,
                message: "m", path: first.path,
                range: first.range, screen: first.screen, element: first.element, criteria: [], remedy: "")
        }
        let plan = MapPlan(NumberedReport.all(of: [report])[0].screens[0])
        #expect(plan.marks.flatMap(\.tags).map(\.text) == ["(3)"])
        #expect(worstKind(of: plan.marks[0].findings) == .error)
        let tree = try MarkupTree(HTMLReporter.render(MapSamples.run([report]), style: .sample()))
        // Each finding links to the one tag.
        let marks = tree.all("a").filter { $0.text == "On the map" }.compactMap { $0["href"]?.dropFirst() }
        let ids = Set((tree.all("a") + tree.all("g")).compactMap { $0["id"] })
        #expect(marks.count == 3)
        #expect(marks.allSatisfy { ids.contains(String($0)) })
    }

    @Test func `numbers of findings start at 1 on each screen`() {
        let reports = [
            MapSamples.report(["A", "B", "C", "D"], path: "a.yaml"), MapSamples.report(["E"], path: "e.yaml"),
        ]
        let numbered = NumberedReport.all(of: reports).flatMap(\.screens)
        #expect(Set(numbered.map { $0.findings.map(\.number) }) == [[1, 2], [1]])
        #expect(Set(numbered.flatMap(\.findings).map(\.label)) == ["A 1", "A 2", "E 1"])
    }

    @Test func `segments share the frame of their control, and the chosen one is known`() {
        let text = """
            screen: Settings
            elements:
              - {type: segmentedControl, frame: [20, 100, 300, 32], items: [Day, Week, Month], selectedIndex: 1}
            """
        let map = lint(Source(path: "a.yaml", text: text), with: .recommended, withMaps: true).maps[0]
        let segments = map.shapes.filter { $0.kind == .segment }
        #expect(map.shapes.first?.kind == .plainControl)
        #expect(segments.map(\.frame.x) == [20, 120, 220])
        #expect(segments.map(\.frame.width) == [100, 100, 100])
        #expect(segments.map(\.isOn) == [false, true, false])
        #expect(map.stops.compactMap(\.frame).map(\.x) == [20, 120, 220])
    }

    private func run(_ reports: [Report]) -> Run { MapSamples.run(reports) }

    private func expectReadable(_ reports: [NumberedReport], _ map: ScreenMap, _ name: String) {
        guard let screen = reports.flatMap(\.screens).first(where: { $0.map.range == map.range }) else { return }
        let plan = MapPlan(screen)
        let (unit, outer) = (plan.canvas.unit, plan.canvas.outer)
        let captions = plan.shapes.compactMap { shape in shape.caption.map { (shape.frame, $0) } }
        #expect(!plan.shapes.isEmpty, "nothing is drawn of \(name)")
        for (frame, caption) in captions {
            #expect(caption.fontSize / unit >= 9, "a caption of \(name) is too small")
            #expect(
                caption.box.share(coveredBy: frame.grown(by: unit)) > 0.9, "\(caption.lines) of \(name) is clipped")
            #expect(caption.lines.allSatisfy { !$0.isEmpty })
        }
        for way in plan.ways {
            #expect(way.points.allSatisfy(outer.contains), "an arrow of \(name) leaves the picture")
            let struck = captions.first { _, caption in way.points.contains { caption.box.contains($0) } }
            #expect(struck == nil, "an arrow of \(name) strikes \(struck?.1.lines ?? [])")
        }
        var labels = plan.numbers.map(\.box) + plan.letters.map(\.box)
        labels += plan.marks.flatMap(\.tags).map(\.box)
        for (index, label) in labels.enumerated() {
            #expect(label.share(coveredBy: outer) > 0.94, "a label of \(name) is clipped")
            let covered = labels[(index + 1)...].first { other in
                label.intersection(other).map { $0.area > 0.1 * min(label.area, other.area) } ?? false
            }
            #expect(covered == nil, "two labels of \(name) overlap")
        }
    }
}
