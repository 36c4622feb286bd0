import A11yLint
import A11yModel
import A11yReporters
import A11yEngine
import A11yPolicy
import A11yVoiceOver

@testable import A11yProject
@testable import A11yServer
@testable import A11yWalk

// What answers step by step: the language server and the walk.

/// Whatever an editor sends, as frames or as messages, what comes back is JSON.
func examineServer(_ bytes: [UInt8]) {
    var session = ServerSession(in: world)
    var frames = MessageFrames()
    let middle = bytes.count / 2
    for part in [bytes[..<middle], bytes[middle...]] {
        frames.add(Array(part))
        while let frame = frames.next() { keepLaws(session.receive([Message(frame)])) }
    }
    session = ServerSession(in: world)
    let start = #"{"id":0,"method":"initialize","params":{"rootUri":"file:///project","capabilities":{}}}"#
    for line in [Array(start.utf8)[...]] + bytes.split(separator: 0x0A).prefix(12) {
        keepLaws(session.receive([Message(.message(Array(line)))]))
    }
    keepLaws(session.settle())
}

private func keepLaws(_ messages: [JSON]) {
    for message in messages { keepLaws(ofJSON: message.rendered(.compact), "the server") }
}

/// A project without files.
private let world = ServerWorld(
    project: { _, _ throws(Failure) in
        var request = ProjectRequest()
        request.ignoresFiles = true
        return try Project(request)
    },
    settings: { project, path in project.settings(for: path) },
    root: { _ in PathRoot(path: "/project", current: "/project") }, tables: { _ in [] },
    baseline: { _, _ in nil }, check: { source, settings, tables, _ in lint(source, with: settings, beside: tables) })

/// A walk fills its terminal after every key, and no more. The keys are made of the file's own bytes.
func examineWalk(
    _ bytes: [UInt8], through screens: [(screen: Screen, simulation: Simulation)], lines: LineTable
) {
    if screens.isEmpty { return }
    for (columns, rows) in [(80, 24), (40, 12), (200, 50), (7, 3)] {
        var walker = Walker(
            (screens, lines), path: "screen.yaml", from: 0, size: CellSize(columns: columns, rows: rows),
            glyphs: columns == 40 ? .ascii : .unicode)
        var parser = KeyParser()
        let moves = bytes.prefix(24).map { Array("hljkr mzgGnNi?q\u{1B}[A\t\r".utf8)[Int($0) % 20] }
        for key in parser.keys(from: moves) + parser.keysAfterPause() {
            if walker.handle(key) == .leave { break }
            let picture = WalkView.lines(of: walker)
            law(picture.count == rows, "a walk fills its rows")
            for line in picture {
                let text = line.painted(.off)
                keepLaws(ofText: text, "a walk")
                law(cells(text) <= columns, "a walk keeps to its columns")
            }
        }
    }
}
