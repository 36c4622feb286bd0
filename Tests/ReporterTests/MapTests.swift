import A11yModel
import TestSupport
import Testing

@testable import A11yReporters

/// Maps of screens, parsed by libxml2.
@Suite struct MapTests {
    @Test func `text from a file never becomes an element of the map`() throws {
        let run = MapSamples.run([MapSamples.report(MapSamples.awkward)])
        let tree = try MarkupTree(MapSheet.svg(of: run))
        let known: Set = [
            "svg", "title", "desc", "style", "g", "rect", "text", "path", "circle", "line", "pattern",
        ]
        #expect(Set(tree.elements.map(\.name)).subtracting(known) == [])
        #expect(tree.elements[0]["role"] == "img")
        let labels = tree.elements[0]["aria-labelledby"]?.split(separator: " ").map(String.init) ?? []
        let ids = tree.elements.compactMap { $0["id"] }
        #expect(!labels.isEmpty && Set(labels).isSubset(of: ids))
        #expect(Set(ids).count == ids.count)
        #expect(MapSheet.svg(of: run) == MapSheet.svg(of: run))
    }

    @Test(arguments: UInt64(0)..<6)
    func `random texts never become elements`(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let texts = (0..<20).map { _ in (0...dice.number(in: 0...4)).map { _ in dice.pick(MapSamples.awkward) }.joined()
        }
        let run = MapSamples.run([MapSamples.report(texts)], words: texts.joined())
        let page = try MarkupTree(HTMLReporter.render(run, style: .sample()))
        #expect(page.all("p").filter { $0["class"] == "words" }.map(\.text).count == 2 * texts.count - silent(texts))
        let picture = try MarkupTree(MapSheet.svg(of: run))
        let known: Set = [
            "circle", "desc", "g", "line", "path", "pattern", "rect", "style", "svg", "text", "title",
        ]
        #expect(Set(picture.elements.map(\.name)).isSubset(of: known))
    }

    private func silent(_ texts: [String]) -> Int { texts.count(where: \.isEmpty) }

    @Test func `every stop has a number on the map, or a reason why not`() throws {
        let screen = try screen { index in
            switch index % 4 {
            case 0: Rect(x: 16, y: Double(index) * 20, width: 300, height: 18)
            case 1: nil
            case 2: Rect(x: 0, y: 1e7, width: 10, height: 10)
            default: Rect(x: 10, y: 10, width: 0, height: 10)
            }
        }
        let plan = MapPlan(screen)
        let words = MapWords(screen, plan)
        #expect(plan.numbers.map(\.index) == Array(stride(from: 0, to: 40, by: 4)))
        #expect(words.whereabouts(of: 0) == ["Scrolled to."])
        #expect(words.whereabouts(of: 1) == ["Not on the map: its frame is unknown."])
        #expect(words.whereabouts(of: 2) == ["Not on the map: it lies far off the screen."])
        #expect(words.whereabouts(of: 3) == ["Not on the map: it has no size."])
    }

    @Test func `a cell on an empty phone is drawn without the phone`() throws {
        let cell = try screen { Rect(x: 16, y: Double($0) * 2, width: 300, height: 40) }
        let canvas = MapPlan(cell).canvas
        #expect(canvas.isCropped && !canvas.isLarger && canvas.area.height < 200 && canvas.area.width == 390)
        #expect(MapWords(cell, MapPlan(cell)).device.hasSuffix("points, without the empty part"))
        let whole = try screen { Rect(x: 16, y: Double($0) * 30, width: 300, height: 40) }
        #expect(!MapPlan(whole).canvas.isCropped)
    }

    @Test func `if no frame is known, one note says so`() throws {
        let screen = try screen { _ in nil }
        let plan = MapPlan(screen)
        let words = MapWords(screen, plan)
        #expect(screen.map.stops.indices.allSatisfy { words.whereabouts(of: $0) == [] })
        #expect(words.device == "iOS. No frame is known: a list in reading order")
        #expect(plan.isSchematic && !plan.numbers.isEmpty)
    }

    @Test func `numbers are on the map, and in a list cover neither each other nor words`() throws {
        let screen = try screen { Rect(x: 16, y: Double($0) * 50, width: 300, height: 40) }
        let plan = MapPlan(screen)
        #expect(plan.numbers.count == 40)
        for (index, label) in plan.numbers.enumerated() {
            #expect(label.box.intersection(plan.canvas.outer) == label.box)
            for other in plan.numbers[(index + 1)...] { #expect(label.box.intersection(other.box) == nil) }
            for caption in plan.shapes.compactMap(\.caption) { #expect(label.box.intersection(caption.box) == nil) }
        }
    }

    @Test func `a screen that continues below is drawn as far as the cursor goes`() throws {
        let screen = try screen { Rect(x: 16, y: Double($0) * 50, width: 300, height: 40) }
        let canvas = MapPlan(screen).canvas
        #expect(canvas.screen == Rect(x: 0, y: 0, width: 390, height: 844))
        #expect(canvas.area.maxY == 39 * 50 + 40)
        #expect(canvas.isLong && canvas.isLarger && !canvas.isLying)
    }

    @Test(arguments: [
        Size(width: 0, height: 0), Size(width: .nan, height: 100), Size(width: .infinity, height: .infinity),
        Size(width: 1e12, height: 3), Size(width: 1920, height: 1080), Size(width: 198, height: 242),
    ])
    func `a screen of any size gives a map of a reasonable size`(size: Size) throws {
        let report = MapSamples.report(["a", "b"], size: size) { _ in
            Rect(x: 1e8, y: -1e300, width: 1e300, height: .nan)
        }
        let tree = try MarkupTree(MapSheet.svg(of: MapSamples.run([report])))
        let box = try #require(tree.elements.first?["viewBox"]).split(separator: " ").compactMap { Double($0) }
        #expect(box.count == 4 && box[2] > 0 && box[2] < 3000 && box[3] > 0 && box[3] < 3000)
    }

    @Test func `a finding on several elements is marked on each of them once`() throws {
        var report = MapSamples.report(["a", "b", "c", "d"])
        report.findings[0].repeats = [Occurrence(report.findings[1]), Occurrence(report.findings[1])]
        let screen = try #require(NumberedReport.all(of: MapSamples.run([report])).first?.screens.first)
        let plan = MapPlan(screen)
        // The first finding is a review: it comes last and has the number 2.
        #expect(plan.marks.map { $0.findings.map(\.number) } == [[1, 2], [2]])
        #expect(plan.marks.allSatisfy { $0.tags.count == $0.findings.count })
    }

    @Test func `screens with one name each get their own findings`() {
        var report = MapSamples.report(["a", "b", "c", "d"])
        var second = Screen(name: "a", input: .native, range: SourceRange(5, 9), anchor: SourceRange(5, 6))
        second.size = Size(width: 100, height: 100)
        var first = Screen(name: "a", input: .native, range: SourceRange(0, 5), anchor: .fileStart)
        first.size = second.size
        report.maps = [ScreenMap(of: first), ScreenMap(of: second)]
        let screens = NumberedReport.all(of: MapSamples.run([report])).flatMap(\.screens)
        #expect(screens.map(\.findings.count) == [1, 1])
    }

    @Test func `a finding is on the first state that shows its element`() {
        var report = MapSamples.report(["a", "b", "c", "d"])
        var screen = Screen(name: "a", input: .native, range: SourceRange(0, 100), anchor: .fileStart)
        screen.state = "open"
        var open = ScreenMap(of: screen)
        open.stops = report.maps[0].stops
        report.maps[0].stops = []
        report.maps[0].shapes = []
        report.maps.append(open)
        let screens = NumberedReport.all(of: MapSamples.run([report])).flatMap(\.screens)
        #expect(screens.map(\.findings.count) == [0, 2])
        #expect(screens.map(\.map.title) == ["a", "a, open"])
    }

    @Test func `the states of a screen are told as a list of the ways between them`() throws {
        var report = MapSamples.report(["a", "b"])
        report.maps[0].flow = ScreenMap.Flow(
            states: ["closed", "open"],
            ways: [
                ScreenMap.Way(title: "From “closed” to “open”:", lines: ["New: 1. A."] + MapSamples.awkward)
            ],
            costs: ["Cost: 1 act."] + MapSamples.awkward)
        let run = MapSamples.run([report])
        for text in [MapSheet.svg(of: run), HTMLReporter.render(run, style: .sample())] {
            _ = try MarkupTree(text)
            for words in [
                "The states “closed”, “open” and 1 way", "From “closed” to “open”:", "New: 1. A.", "Cost: 1 act.",
            ] {
                #expect(text.contains(words))
            }
        }
    }

    @Test(.timeLimit(.minutes(patience)))
    func `many stops on one spot are drawn`() {
        let texts = (0..<2_000).map(String.init)
        let report = MapSamples.report(texts) { _ in Rect(x: 10, y: 10, width: 50, height: 50) }
        #expect(MapSheet.svg(of: MapSamples.run([report])).utf8.count > 10_000)
    }

    @Test func `a label is compared with as few others where there are twice as many`() {
        func most(of count: Int) -> Int? {
            var placer = LabelPlacer(in: Rect(x: 0, y: 0, width: 390, height: 844), pitch: 18)
            for _ in 0..<count { placer.take(Rect(x: 10, y: 10, width: 50, height: 50), as: .label) }
            return placer.taken.map(\.count).max()
        }
        #expect(most(of: 10) == 10)
        #expect(most(of: 2_000) == most(of: 1_000))
    }

    @Test(arguments: [(0, "a"), (25, "z"), (26, "aa"), (51, "az"), (52, "ba"), (701, "zz"), (702, "aaa")])
    func `letters continue after z`(index: Int, name: String) {
        #expect(MapLabelSize.letterName(index) == name)
    }

    private func screen(frame: (Int) -> Rect?) throws -> NumberedScreen {
        let report = MapSamples.report((0..<40).map { "Text \($0)" }, frame: frame)
        return try #require(NumberedReport.all(of: MapSamples.run([report])).first?.screens.first)
    }
}
