import ArgumentParser
import Foundation

/// When to use colour.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
}

/// A terminal with the environment variables that control it. Every answer depends on these values alone.
struct Terminal: Sendable {
    var isTerminal: Bool
    /// How wide the terminal says it is, in cells.
    var columns: Int?
    /// The environment variables.
    var environment: [String: String]

    /// Whether to colour. The flag decides; then the conventions, the most definite first: `NO_COLOR` (no-color.org,
    /// any text but none), `CLICOLOR_FORCE` and `FORCE_COLOR`, `CLICOLOR` (bixense.com/clicolors), a dumb terminal.
    func usesColor(_ choice: ColorChoice) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if !(environment["NO_COLOR"] ?? "").isEmpty { return false }
        if isForced("CLICOLOR_FORCE") || isForced("FORCE_COLOR") { return true }
        if environment["CLICOLOR"] == "0" || isDumb { return false }
        return isTerminal
    }

    /// Whether it can show only lines of text.
    var isDumb: Bool { environment["TERM"] == "dumb" }

    /// Whether it shows links (OSC 8). A terminal cannot be asked, so it is known by the variables that it sets;
    /// `FORCE_HYPERLINK` decides. There are none where colours are not wanted, and none in logs.
    var hasLinks: Bool {
        if let forced = environment["FORCE_HYPERLINK"] { return forced != "0" }
        if !isTerminal || !usesColor(.auto) || environment["CI"] != nil { return false }
        let program = environment["TERM_PROGRAM"] ?? ""
        if program == "tmux" || program == "screen" { return false }
        let version = environment["VTE_VERSION"].flatMap(Int.init) ?? 0
        return Terminal.programsWithLinks.contains(program) || version >= Terminal.firstVTEWithLinks
            || Terminal.linkVariables.contains { environment[$0] != nil }
            || Terminal.kindsWithLinks.contains(environment["TERM"] ?? "")
    }

    /// The values of `TERM_PROGRAM` of terminals with links, by their own documents.
    private static let programsWithLinks: Set = [
        "iTerm.app", "vscode", "WezTerm", "ghostty", "Hyper", "zed", "rio", "Tabby", "mintty",
    ]
    /// Variables that only terminals with links set: kitty, Windows Terminal, Konsole, DomTerm.
    private static let linkVariables = ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION", "DOMTERM"]
    /// The values of `TERM` of terminals with links.
    private static let kindsWithLinks: Set = ["xterm-kitty", "alacritty", "foot", "contour"]
    /// The first version of VTE, the library of GNOME's terminals, with links that work: 0.50.1.
    private static let firstVTEWithLinks = 5001

    /// The width in cells: the requested one, the one of the environment, or the one of the terminal.
    var width: Int { knownWidth ?? Terminal.usualWidth }

    /// The width of help texts in cells.
    var helpWidth: Int { knownWidth ?? Terminal.usualHelpWidth }

    private var knownWidth: Int? { environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? columns }

    /// Width in cells if unknown: files, pipes and CI logs.
    static let usualWidth = 100
    /// The same for help texts: ArgumentParser's own width, in which manuals are written.
    private static let usualHelpWidth = 80

    /// Whether it shows characters beyond ASCII. A locale decides if one is set; containers and servers set none, and
    /// their logs are read as UTF-8.
    var showsUnicode: Bool {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
        guard let locale = names.first(where: { !$0.isEmpty }) else { return true }
        return locale.lowercased().replacing("-", with: "").hasSuffix("utf8")
    }

    private func isForced(_ name: String) -> Bool {
        guard let value = environment[name] else { return false }
        return !value.isEmpty && value != "0"
    }
}

extension Terminal {
    /// The terminal behind a file descriptor, or what stands in for one.
    init(behind descriptor: Int32, environment: [String: String]) {
        self.init(
            isTerminal: isatty(descriptor) == 1, columns: Terminal.columns(of: descriptor), environment: environment)
    }

    /// The width in cells of the terminal behind a file descriptor; nil if unknown.
    static func columns(of descriptor: Int32) -> Int? { size(of: descriptor).flatMap { positive($0.ws_col) } }

    /// The height in lines of the terminal behind a file descriptor; nil if unknown.
    static func rows(of descriptor: Int32) -> Int? { size(of: descriptor).flatMap { positive($0.ws_row) } }

    private static func positive(_ count: UInt16) -> Int? { count > 0 ? Int(count) : nil }

    private static func size(of descriptor: Int32) -> winsize? {
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }
}
