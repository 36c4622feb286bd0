import A11yLint
import A11yModel
import A11yProject
import A11yVoiceOver

/// The one screen of a file that is compared with a record, with the simulation.
struct PredictedScreen {
    let screen: Screen
    let simulation: Simulation

    /// The screen of a name, or the only one of the file.
    init(
        _ path: String, named name: String?, in project: inout ScreenProject, on console: Console,
        adjusting adjust: (inout Screen) -> Void
    ) throws(Failure) {
        let settings = try project.settings(for: path)
        let source = try Source(reading: path, inputName: nil)
        let code = try project.code(for: path, warning: console.warn)
        let file = simulate(source, in: settings, code: code, adjusting: adjust)
        guard !file.screens.isEmpty else { throw Failure(noScreenIn: path, file.problems) }
        if let broken = file.problems.first(where: { $0.rule == .syntax }) {
            throw Failure(brokenFile: path, at: file.lines.place(of: broken.range.start), broken)
        }
        let names = file.screens.map(\.screen.name)
        if let name, !names.contains(name) { throw Failure(unknown: "screen", name, among: names) }
        let chosen = file.screens.filter { name == nil || $0.screen.name == name }
        guard chosen.count == 1 else {
            throw Failure(
                "\(path): one screen is compared; choose with --screen among \(names.joined(separator: ", "))")
        }
        screen = chosen[0].screen
        // What the file itself records is no prediction.
        simulation = screen.recordedOrder == nil ? chosen[0].simulation : VoiceOver.predict(screen)
    }
}
