import Foundation

/// The program that shows long texts on a terminal, screen by screen: that of `PAGER`, else `less`. It is run without a
/// shell.
package struct Pager {
    private let executable: String
    private let arguments: [String]
    private let environment: [String: String]

    /// The pager of an environment; nil if there is none, or if it wants none: an empty `PAGER`, or `cat`.
    package init?(in environment: [String: String]) {
        let words = (environment["PAGER"] ?? "less").split(separator: " ").map(String.init)
        guard let name = words.first, name != "cat",
            let executable = ChildProcess.executable(name, in: environment)
        else { return nil }
        self.executable = executable
        arguments = Array(words.dropFirst())
        // Colours are shown, and what was read stays on the screen.
        self.environment = environment.merging(["LESS": "FRX"]) { own, _ in own }
    }

    /// Shows a text, and waits until the reader has done; whether the pager could be started.
    package func shows(_ text: String) -> Bool {
        guard let child = try? ChildProcess(feeding: executable, arguments, environment: environment) else {
            return false
        }
        // Ctrl-C is for the pager.
        let before = signal(SIGINT, SIG_IGN)
        // Who stops reading early has seen enough.
        _ = try? sendBytes(Array(text.utf8), to: child.input, named: "the pager")
        close(child.input)
        _ = child.wait()
        signal(SIGINT, before)
        return true
    }
}
