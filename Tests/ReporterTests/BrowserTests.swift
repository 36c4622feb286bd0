import A11yModel
import A11yReporters
import Foundation
import TestSupport
import Testing

/// Pages and maps in a real browser. Without an installed browser, these tests are skipped.
@Suite(.enabled(if: Browser.path != nil, "no Chromium is installed; `apt-get install chromium` brings one"))
struct BrowserTests {
    private let run = MapSamples.run(
        [MapSamples.report(MapSamples.awkward), Samples.checkout], words: MapSamples.awkward.joined())

    @Test func `a browser and an XML parser see the same elements of a page`() throws {
        let page = HTMLReporter.render(run, style: .sample())
        try expectSame(page, Browser.document(of: page, named: "page.html"))
    }

    @Test func `a browser and an XML parser see the same elements of a map`() throws {
        let picture = MapSheet.svg(of: run)
        try expectSame(picture, Browser.document(of: picture, named: "picture.svg"))
    }

    /// What the scripts in pages tell, from one start of the browser.
    private static let told = Result {
        let pages = [
            "links.html": with(LinkScript.text, of: linked),
            // As wide as paper, with the rules for paper on a screen, where they can be measured.
            "print.html": with(PrintScript.text, of: printed).replacing("@media print", with: "@media all"),
        ]
        let frames = widths.map { ("links", "\($0)px") } + [("print", "186mm")]
        // All in view, since a browser lets what is out of view rest.
        let index = frames.map { name, width in
            "<iframe src=\"\(name).html\" style=\"position: absolute; left: 0; top: 0; width: \(width); "
                + "height: 800px\"></iframe>"
        }
        return try Browser.messages(
            of: pages.merging(["index.html": index.joined()]) { $1 },
            beginningWith: [LinkScript.sign, PrintScript.sign], count: frames.count)
    }

    private func told(_ sign: String) throws -> [String] { try Self.told.get().filter { $0.hasPrefix(sign) } }

    private static let widths = [1440, 800, 390]

    /// More files than are open from the start, most of them out of view.
    private static let linked = MapSamples.run(
        (0..<30).map { MapSamples.report(MapSamples.awkward, path: "screens/\($0).yaml") } + [Samples.checkout])

    @Test func `links of each kind end where their targets are seen, at every width`() throws {
        let results = try told(LinkScript.sign).map { $0.split(separator: "; ") }
        #expect(Set(results.compactMap(\.first)) == Set(Self.widths.map { "\(LinkScript.sign) at \($0)" }))
        for result in results {
            #expect(result.count == 2, "\(result.dropFirst(2))")
            // Contents, tables, gallery, maps, stops, findings, criteria and rules.
            #expect(try #require(Int(result[1].split(separator: " ")[0])) > 15)
        }
    }

    private static let printed = {
        let long = String(repeating: "VoiceOver says much about it. ", count: 12)
        var bad = MapSamples.report((0..<24).map { "\($0) \(long)" }, path: "bad.yaml")
        bad.findings[0].severity = .error
        bad.findings[0].confidence = .certain
        return MapSamples.run([bad, MapSamples.report(["a", "b", "c", "d"], path: "mild.yaml")])
    }()

    @Test func `on paper a finding is one line, and only a screen with an error has a map`() throws {
        let count = Self.printed.reports.reduce(0) { $0 + $1.findings.count }
        #expect(
            try told(PrintScript.sign) == [
                "\(PrintScript.sign): \(count) findings, 0 of several lines, 0 too wide; 1 of 2 maps"
            ])
    }

    /// A page that runs a script of ours as well.
    private static func with(_ script: String, of run: Run) -> String {
        // The page allows no script but its own.
        HTMLReporter.render(run, style: .sample()).replacing(
            /<meta http-equiv="Content-Security-Policy"[^>]*>/, with: ""
        )
        .replacing("</body>", with: "<script>\(script)</script></body>")
    }

    /// Expects a browser to find each element as often as the XML parser does.
    private func expectSame(_ text: String, _ document: String) throws {
        let names = try MarkupTree(text).elements.map(\.name)
        let wanted = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        let found = document.matches(of: /<([a-z][a-z0-9]*)[ >\/]/).map { String($0.1) }
        let counts = Dictionary(found.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(counts == wanted)
    }
}

/// Follows links of each kind in a page: the first and the last. It tells how many kinds there are, and the links whose
/// target is not in view when the page has come to rest.
private enum LinkScript {
    /// How its message begins.
    static let sign = "links followed"

    static let text = """
        (async () => {
          const rest = async () => {
            let last = -1;
            for (let same = 0; same < 2; same = scrollY === last ? same + 1 : 0) {
              last = scrollY;
              await new Promise(done => requestAnimationFrame(() => setTimeout(done, 10)));
            }
          };
          const kindOf = (link, name) => {
            const part = link.closest("nav, table, .gallery, .ways, .stops, .map, section, main, body");
            const target = name.replace(/^(rule|where|wcag)-.*/, "$1").replace(/[0-9a-f]*\\d[0-9a-f]*/g, "1")
              .replace(/-[a-f]+$/, "-1");
            return `${part.tagName} ${part.getAttribute("class") || part.id} to ${target}`;
          };
          const kinds = new Map();
          for (const link of document.querySelectorAll("a[href^='#']")) {
            const kind = kindOf(link, link.getAttribute("href").slice(1));
            kinds.set(kind, [...(kinds.get(kind) || []), link]);
          }
          const missed = [];
          for (const [kind, links] of kinds) {
            for (const link of new Set([links[0], links[links.length - 1]])) {
              for (let fold = link.closest("details"); fold; fold = fold.parentElement.closest("details")) {
                fold.open = true;
              }
              scrollTo({ top: 0, behavior: "instant" });
              await rest();
              link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
              await rest();
              const target = document.getElementById(link.getAttribute("href").slice(1));
              const box = target.getBoundingClientRect();
              const isSeen = box.height > 0 && box.top > -1 && box.top < innerHeight;
              if (!isSeen) missed.push(`${kind} ends at ${Math.round(box.top)}`);
            }
          }
          console.log(["\(sign) at " + innerWidth, kinds.size + " kinds", ...missed].join("; ") + ";");
        })();
        """
}

/// Measures a page under the rules for paper.
private enum PrintScript {
    static let sign = "measured"

    static let text = """
        (() => {
          const items = [...document.querySelectorAll("li.finding")];
          const line = item => parseFloat(getComputedStyle(item).lineHeight) * 1.5;
          const tall = items.filter(item => item.getBoundingClientRect().height > line(item));
          const wide = items.filter(item => item.scrollWidth > item.clientWidth + 1);
          const maps = [...document.querySelectorAll("svg.map")];
          const drawn = maps.filter(map => map.getBoundingClientRect().height > 0);
          console.log(`\(sign): ${items.length} findings, ${tall.length} of several lines, ${wide.length} too wide; `
            + `${drawn.length} of ${maps.length} maps;`);
        })();
        """
}

/// Chromium without a window.
enum Browser {
    /// The path of its executable; nil if it is not installed.
    static let path = installed("chromium", "chromium-browser", "google-chrome")

    /// The document that it parses from a file, serialised again.
    static func document(of text: String, named name: String) throws -> String {
        try run(["--timeout=20000", "--dump-dom"], on: [name: text], showing: name) { child, output in
            _ = child.wait()
            return try String(contentsOf: output, encoding: .utf8)
        }
    }

    /// The messages that the scripts of `index.html` write to the console and that begin with a text, up to their last
    /// semicolon. Waits for `count` of them, for four minutes.
    static func messages(of files: [String: String], beginningWith signs: [String], count: Int) throws -> [String] {
        let arguments = [
            "--window-size=1600,900", "--force-prefers-reduced-motion", "--enable-logging=stderr",
            "--remote-debugging-port=0",
        ]
        return try run(arguments, on: files, showing: "index.html") { child, output in
            defer {
                kill(child.number, SIGTERM)
                _ = child.wait()
            }
            var found: [String] = []
            let deadline = Date(timeIntervalSinceNow: 240)
            while found.count < count, Date() < deadline {
                Thread.sleep(forTimeInterval: 0.2)
                let lines = try String(decoding: Data(contentsOf: output), as: UTF8.self).split(separator: "\n")
                found = lines.compactMap { line -> Substring? in
                    guard line.contains("CONSOLE") else { return nil }
                    return signs.lazy.compactMap { line.firstRange(of: $0) }.first.map { line[$0.lowerBound...] }
                }.compactMap { text in text.lastIndex(of: ";").map { String(text[..<$0]) } }
            }
            return found
        }
    }

    /// Starts it with these files in a folder, and returns what `read` makes of its output and errors.
    private static func run<Result>(
        _ arguments: [String], on files: [String: String], showing name: String,
        reading read: (Child, URL) throws -> Result
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "a11ylint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let output = folder.appending(path: "output")
        try Data().write(to: output)
        let none = FileHandle.nullDevice.fileDescriptor
        let target = try FileHandle(forWritingTo: output)
        let common = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--user-data-dir=\(folder.appending(path: "profile").path())",
        ]
        let child = try Child(
            try #require(path), common + arguments + [folder.appending(path: name).absoluteString],
            environment: ProcessInfo.processInfo.environment,
            streams: [none, target.fileDescriptor, arguments.contains("--dump-dom") ? none : target.fileDescriptor])
        return try read(child, output)
    }
}
