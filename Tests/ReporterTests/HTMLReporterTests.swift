import A11yModel
import Foundation
import Testing

@testable import A11yReporters

/// Pages, parsed by libxml2.
@Suite struct HTMLReporterTests {
    private let page: String
    private let tree: MarkupTree
    private let run = MapSamples.run(
        [
            MapSamples.report(MapSamples.awkward, path: "a/<b>&.yaml"), MapSamples.report(["One", "Two"]),
            Samples.checkout,
            Samples.awkward,
        ],
        words: MapSamples.awkward.joined())

    init() throws {
        page = HTMLReporter.render(run, style: .sample())
        tree = try MarkupTree(page)
    }

    @Test func `text from a file never becomes an element`() {
        let known: Set = [
            "a", "article", "bdi", "body", "caption", "circle", "code", "details", "div",
            "figcaption", "figure", "footer", "g", "h1", "h2", "h3", "h4", "h5", "head", "header", "html",
            "li", "line", "main", "mark", "meta", "nav", "ol", "p",
            "path", "pattern", "pre", "rect", "script", "section", "span", "strong", "style", "summary",
            "svg", "symbol", "table", "tbody", "td", "text", "th", "thead", "title", "tr", "ul", "use", "wbr",
        ]
        #expect(Set(tree.elements.map(\.name)).subtracting(known) == [])
        #expect(tree.all("style").count == 1)
        #expect(!page.unicodeScalars.contains { 0x202A...0x202E ~= $0.value || $0.value < 0x20 && $0 != "\n" })
    }

    @Test func `every finding is listed once`() {
        let findings = run.reports.flatMap(\.findings)
        let entries = tree.all("li").filter { $0["class"]?.hasPrefix("finding ") == true }
        #expect(entries.count == findings.count)
        #expect(Set(entries.compactMap { $0["id"] }).count == findings.count)
        // From 1 on each screen.
        let numbers = entries.compactMap { entry in entry.text.firstMatch(of: /[0-9]+/).flatMap { Int($0.0) } }
        #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 || $1 == 1 })
        for finding in findings {
            let message = visible(finding.message).replacing("`", with: "")
            #expect(entries.contains { $0.text.replacing("`", with: "").contains(message) }, "\(message)")
        }
    }

    @Test func `every stop is in the list, with a link to the next`() {
        let stops = tree.all("li").filter { $0["id"]?.contains("-stop-") == true }
        #expect(stops.count == MapSamples.awkward.count + 2)
        #expect(stops.count { $0.text.contains("Next stop") } == stops.count - 2)
    }

    @Test func `a link to a finding holds when other findings go`() throws {
        var report = Samples.checkout
        let all = try MarkupTree(HTMLReporter.render(Samples.run([report]), style: .sample()))
        report.findings.removeFirst()
        let rest = try MarkupTree(HTMLReporter.render(Samples.run([report]), style: .sample()))
        func ids(_ tree: MarkupTree) -> [String] {
            tree.all("li").compactMap { $0["id"] }.filter { $0.hasPrefix("f-") }
        }
        #expect(ids(rest).count == report.findings.count && Set(ids(rest)).isSubset(of: ids(all)))
    }

    @Test func `the policy allows the script by its digest, and nothing else`() throws {
        let text = try #require(tree.all("script").first?.text)
        let digest = Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString()
        let policy = try #require(tree.all("meta").first { $0["http-equiv"] == "Content-Security-Policy" }?["content"])
        #expect(policy.contains("script-src 'sha256-\(digest)'"), "sha256-\(digest)")
        #expect(policy.hasPrefix("default-src 'none';"))
        #expect(!text.contains("<") && !text.contains("&"))
    }

    @Test func `a large page draws the worst screens, and names the others`() throws {
        let broken = (0..<90).map { MapSamples.report(["Stop \($0)"], path: "broken/\($0).yaml") }
        let clean = (0..<20).map { number in
            var report = MapSamples.report(["Stop"], path: "clean/\(number).yaml")
            report.findings = []
            return report
        }
        let text = HTMLReporter.render(MapSamples.run(broken + clean), style: .sample())
        let tree = try MarkupTree(text)
        #expect(tree.all("svg").count { $0["class"] == "map" } == 80)
        #expect(tree.all("details").count { $0["class"] == "file" } == 90)
        #expect(tree.all("details").allSatisfy { $0["open"] == nil })
        #expect(tree.all("h2").map(\.text).contains("20 files without findings"))
        #expect(tree.all("bdi").contains { $0.text == "clean/19.yaml" })
    }

    @Test func `the head names the app, the commit and its day`() throws {
        var run = Run(
            reports: [Samples.checkout], version: "1", rules: 1, root: "/apps/Wallet", failLevel: .error, exitCode: 1)
        run.commit = CheckedCommit(name: "0a1b2c3", day: "2026-11-27", isChanged: true)
        let tree = try MarkupTree(HTMLReporter.render(run, style: .sample()))
        let origin = tree.all("p").first { $0["class"] == "origin" }
        #expect(origin?.text == "Wallet · commit 0a1b2c3 of 2026-11-27, with later changes")
        #expect(tree.all("title").first?.text.hasPrefix("Accessibility report: Wallet, ") == true)
    }

    @Test func `a count leads to the first of what it counts`() throws {
        let items = tree.all("li").filter { $0["id"]?.hasPrefix("f-") == true }
        let errors = items.filter { $0["class"] == "finding error" }
        let figure = try #require(tree.all("ul").first { $0["class"] == "figures" })
        #expect(figure.text.split(whereSeparator: \.isWhitespace).first == "\(errors.count)")
        let links = tree.all("a").filter { $0["href"] == "#\(errors[0]["id"] ?? "")" }
        #expect(links.contains { $0.text == String(errors.count) })
    }

    @Test func `the list beside the screens leads to every screen, and to what belongs to none`() {
        let links = Set(tree.all("a").compactMap { $0["href"] })
        let parts = tree.all("section").filter { $0["class"]?.split(separator: " ").contains("part") == true }
        #expect(parts.count == 4)
        for part in parts { #expect(links.contains("#\(part["id"] ?? "")")) }
    }

    @Test func `a screen without frames is a list of stops, without a picture of it`() throws {
        let report = MapSamples.report(["One", "Two"]) { _ in nil }
        let text = HTMLReporter.render(MapSamples.run([report]), style: .sample())
        let tree = try MarkupTree(text)
        #expect(tree.all("svg").allSatisfy { $0["class"] != "map" })
        #expect(text.contains("No frame is known: a list in reading order"))
        #expect(!text.contains("Not on the map") && !text.contains("off the screen"))
    }

    @Test func `stops in containers are lists within a list`() throws {
        var report = MapSamples.report(["One", "Two", "Three"]) { _ in nil }
        let list = ScreenMap.Container(ElementID(0), kind: "List", title: "")
        let section = ScreenMap.Container(ElementID(1), kind: "Section", title: "Volume")
        report.maps[0].stops[0].containers = [list, section]
        report.maps[0].stops[1].containers = [list]
        let tree = try MarkupTree(HTMLReporter.render(MapSamples.run([report]), style: .sample()))
        let within = tree.all("li").filter { $0["class"] == "within" }
        #expect(within.map { $0.text.contains("Two") } == [true, false])
        #expect(within.allSatisfy { $0.text.contains("One") && !$0.text.contains("Three") })
        #expect(tree.all("p").filter { $0["class"] == "container" }.map(\.text) == ["List", "Section: Volume"])
    }

    @Test(arguments: [
        ("MediaUIAttachmentView.swift", "Media|UI|Attachment|View.|swift"), ("a/b_c-d", "a/|b_|c-|d"),
        ("Login (2)", "Login (2)"), ("URLs", "UR|Ls"), ("--x", "--|x"), ("iOS17Tab", "i|OS17|Tab"), ("", ""),
        ("v1.2. End", "v1.|2. End"),
    ])
    func `a name breaks between its words alone`(name: String, parts: String) throws {
        let text = tag("p", [:], breakable(name)).rendered
        #expect(text == "<p>\(parts.replacing("|", with: "<wbr />"))</p>")
    }

    @Test func `names in the list of screens break between their words`() {
        let reports = [MapSamples.report(["LoginView"], path: "App/LoginView.swift"), Samples.checkout]
        let text = HTMLReporter.render(MapSamples.run(reports), style: .sample())
        #expect(text.contains("<bdi class=\"name\">Login<wbr />View</bdi>"))
        #expect(text.contains("<p class=\"note\">Login<wbr />View.<wbr />swift</p>"))
    }

    @Test func `a picture of a screen stands below its map`() throws {
        var run = MapSamples.run([MapSamples.report(["One", "Two"]), MapSamples.report(["Three"]) { _ in nil }])
        run.pictures = ScreenPictures(of: run.reports) { name in
            ["One", "Three"].contains(name) ? ScreenPicture(width: 3, height: 4, base64: "QQ==") : nil
        }
        let tree = try MarkupTree(HTMLReporter.render(run, style: .sample()))
        let pictures = tree.elements.filter { $0.name == "img" || $0["class"] == "map" }
        #expect(pictures.map(\.name) == ["svg", "img", "img"])
        #expect(pictures.compactMap { $0["alt"] } == ["One", "Three"].map { "The screen “\($0)” as the app shows it" })
        #expect(pictures.last?["src"] == "data:image/png;base64,QQ==" && pictures.last?["height"] == "4")
    }

    @Test func `pictures have the name of the screen, or of a file with one, and a limit`() {
        var clean = MapSamples.report(["Two"], path: "b/clean.yaml")
        clean.findings = []
        var double = MapSamples.report(["Three"], path: "double.yaml")
        double.maps += MapSamples.report(["Four"]).maps
        let reports = [MapSamples.report(["One"], path: "a/file.xml"), clean, double]
        var asked: [String] = []
        let none = ScreenPictures(of: reports) { name in
            asked.append(name)
            return nil
        }
        #expect(Set(asked) == ["One", "file", "Two", "clean", "Three", "Four"] && none.missing == 4)
        let half = String(repeating: "A", count: ScreenPictures.mostBytes / 2)
        let large = ScreenPictures(of: reports) {
            $0 == "One" || $0 == "Two" || $0 == "Three" ? ScreenPicture(width: 1, height: 1, base64: half) : nil
        }
        #expect(large.missing == 1 && large.omitted == 1)
        #expect(large.picture(ofScreen: 0, in: clean) == nil && large.picture(ofScreen: 0, in: double) != nil)
    }

    @Test func `what stands between backticks is code, also an ellipsis or a call`() {
        let parts = proseParts("Add `.accessibilityLabel(\"…\")` or `{ $0 ?? x }`, not that.")
        #expect(parts.filter(\.isCode).map(\.text) == [".accessibilityLabel(\"…\")", "{ $0 ?? x }"])
        #expect(proseParts("`‹name›` and `observe(\\.duration)`").filter(\.isCode).count == 2)
        #expect(proseParts("A single ` is none.").map(\.isCode) == [false])
    }

    @Test func `ids are unique, and links lead to them`() {
        let ids = tree.elements.compactMap { $0["id"] }
        #expect(Set(ids).count == ids.count)
        let links = tree.elements.compactMap { $0["href"] }
        #expect(links.count > 20)
        for link in links where link.hasPrefix("#") { #expect(ids.contains(String(link.dropFirst())), "\(link)") }
        #expect(links.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("https://www.w3.org/") })
        let labels = tree.elements.compactMap { $0["aria-labelledby"] }
        #expect(Set(labels).isSubset(of: ids))
        let patterns = tree.elements.compactMap { $0["fill"] }.filter { $0.hasPrefix("url(#") }
        #expect(!patterns.isEmpty && patterns.allSatisfy { ids.contains(String($0.dropFirst(5).dropLast())) })
    }

    @Test func `headings go down by one level, from a single h1`() {
        let levels = tree.elements.compactMap { $0.name.wholeMatch(of: /h([1-6])/).flatMap { Int($0.1) } }
        #expect(levels.first == 1 && levels.count { $0 == 1 } == 1)
        for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1) }
    }

    @Test func `the page has a language, a title and landmarks`() throws {
        #expect(tree.elements.first?["lang"] == "en")
        #expect(tree.all("title").map(\.text).first?.hasPrefix("Accessibility report: ") == true)
        for landmark in ["header", "nav", "main", "footer"] { #expect(tree.all(landmark).count == 1) }
        #expect(tree.all("nav").allSatisfy { $0["aria-label"] != nil })
        let first = try #require(tree.all("a").first)
        #expect(first["href"] == "#main" && first["class"] == "skip")
    }

    @Test func `screens are no landmarks: several may have one name`() {
        let screens = tree.all("section").filter { $0["class"] == "screen part" }
        #expect(!screens.isEmpty && screens.allSatisfy { $0["aria-labelledby"] == nil && $0["aria-label"] == nil })
    }

    @Test func `tables have captions, and headers with a scope`() {
        #expect(tree.all("table").count == 3)
        #expect(tree.all("caption").allSatisfy { !$0.text.isEmpty } && tree.all("caption").count == 3)
        #expect(tree.all("th").allSatisfy { $0["scope"] == "col" || $0["scope"] == "row" })
        #expect(tree.all("td").allSatisfy { $0["data-label"]?.isEmpty == false })
    }

    @Test func `maps have a text alternative, and decoration is hidden`() {
        for map in tree.all("g").filter({ $0["role"] == "img" }) { #expect(map["aria-label"]?.isEmpty == false) }
        let signs = tree.all("svg").filter { ["sign", "signs"].contains($0["class"]) }
        #expect(!signs.isEmpty && signs.allSatisfy { $0["aria-hidden"] == "true" })
        #expect(tree.all("a").allSatisfy { !$0.text.isEmpty })
    }

    @Test func `a severity is a word as well as a colour and a symbol`() {
        let severities = tree.all("span").filter { $0["class"]?.hasPrefix("severity ") == true }
        #expect(severities.count == run.reports.flatMap(\.findings).count)
        #expect(severities.allSatisfy { ["error", "warning", "info", "review"].contains($0.text.filter(\.isLetter)) })
    }

    @Test func `equal runs give equal pages, and a page loads nothing`() {
        #expect(HTMLReporter.render(run, style: .sample(color: .on, glyphs: .ascii)) == page)
        #expect(!page.contains("<script ") && !page.contains("src=") && !page.contains("@import"))
        #expect(!page.contains("url(http"))
    }

    @Test func `a run without files does not look like a success`() throws {
        let tree = try MarkupTree(HTMLReporter.render(Samples.run([]), style: .sample()))
        #expect(tree.all("p").contains { $0.text == "Nothing was checked: no file was found." })
    }

    @Test func `a screen without stops has no empty list`() throws {
        let tree = try MarkupTree(HTMLReporter.render(MapSamples.run([MapSamples.report([])]), style: .sample()))
        #expect(tree.all("p").contains { $0.text == "Nothing: its cursor stops nowhere on this screen." })
        #expect((tree.all("ul") + tree.all("ol")).allSatisfy { !$0.text.isEmpty })
    }

    @Test(arguments: [("en", "en"), ("zh-Hans", "zh-Hans"), ("x y", nil), ("\"", nil), ("", nil), ("english-", nil)])
    func `only a well-formed language tag is used`(language: String, attribute: String?) {
        #expect(languageAttribute(language) == attribute)
    }
}
