import A11yLint
import A11yPolicy

/// The settings and the code of files, for commands that apply no rules: where nothing is configured, the rules are not
/// even read.
package struct ScreenProject {
    private let request: ProjectRequest
    private var project: Project?

    /// What a request says of files.
    package init(_ request: ProjectRequest) { self.request = request }

    /// The project; nil if nothing is configured for a file.
    private mutating func project(for path: String) throws(Failure) -> Project? {
        if let project { return project }
        project = try request.isAny(for: path) ? try Project(request) : nil
        return project
    }

    /// The settings of a file; nil if nothing is configured.
    package mutating func settings(for path: String) throws(Failure) -> FileSettings? {
        try project(for: path)?.settings(for: path)
    }

    /// The code of the app that a file belongs to; nil if none is to be read.
    package mutating func code(for path: String, warning warn: (String) -> Void) throws(Failure) -> CodeAnswers? {
        var found = try project(for: path)
        // Views of SwiftUI are read with the code that they use, whatever is configured.
        if found == nil, Location(path).hasExtension(of: ["swift"]) { found = try Project(request) }
        guard let project = found else { return nil }
        for warning in try project.prepareCode(for: [path]) { warn(warning) }
        return project.code(for: path)
    }
}
