import A11yLint
import A11yModel
import A11yProject
import A11yVoiceOver
import A11yWalk

/// The one screen of a file that is compared with a record, with the simulation.
struct PredictedScreen {
    let screen: Screen
    let simulation: Simulation

    /// The screen of a name, or the only one of the file.
    init(
        _ path: String, named name: String?, in project: inout ScreenProject, on console: Console,
        adjusting adjust: (inout Screen) -> Void
    ) throws(Failure) {
        let file = try project.simulated(path, adjusting: adjust, warning: console.warn)
        try Failure.refuse(broken: path, file.problems, file.lines)
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

extension ScreenProject {
    /// The screens of a file, adjusted and simulated; throws if there is none.
    mutating func simulated(
        _ path: String, adjusting adjust: (inout Screen) -> Void, warning warn: (String) -> Void
    ) throws(Failure) -> (screens: [ReadScreen], lines: LineTable, problems: [Problem]) {
        let settings = try settings(for: path)
        let source = try Source(reading: path, inputName: nil)
        let code = try code(for: path, warning: warn)
        let file = simulate(source, in: settings, code: code, adjusting: adjust)
        guard !file.screens.isEmpty else { throw Failure(noScreenIn: path, file.problems) }
        return file
    }
}
