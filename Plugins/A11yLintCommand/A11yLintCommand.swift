import Foundation
import PackagePlugin

/// `swift package a11ylint …`: runs the program in the folder of the package, with all arguments.
@main
struct A11yLintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.program
        process.arguments = arguments.isEmpty ? ["check"] : arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // A plugin cannot end with a status of its own; an error ends it with 1.
        if process.terminationReason != .exit || process.terminationStatus != 0 {
            Diagnostics.error("a11ylint ended with status \(process.terminationStatus)")
        }
    }
}

extension PluginContext {
    /// The released program, or the target that builds it.
    fileprivate var program: URL {
        get throws { try ((try? tool(named: "a11ylint")) ?? tool(named: "A11yCommand")).url }
    }
}
