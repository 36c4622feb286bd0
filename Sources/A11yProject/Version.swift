/// What this program is, and what it was built with and for.
package struct Version: Sendable {
    /// The version of the program.
    package let number: String
    /// The compiler's version, as far as it matters: major and minor.
    let swift: String
    /// System and machine, named as in the archives of a release.
    package let platform: String

    /// The version that is running.
    package static let current = Version(number: "0.1.0", swift: swiftVersion, platform: "\(system)-\(machine)")

    /// On one line, for people and bug reports.
    package var line: String { "a11ylint \(number) (Swift \(swift), \(platform))" }

    private static var swiftVersion: String {
        #if compiler(>=6.4)
            "6.4 or later"
        #elseif compiler(>=6.3)
            "6.3"
        #else
            "6.2"
        #endif
    }

    private static var system: String {
        #if os(macOS)
            "macos"
        #elseif os(Linux)
            "linux"
        #else
            "other"
        #endif
    }

    private static var machine: String {
        #if arch(arm64)
            "arm64"
        #elseif arch(x86_64)
            "x86_64"
        #else
            "other"
        #endif
    }
}
