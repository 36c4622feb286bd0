import A11yModel
import A11yProject

/// What the settings of an editor say of the configuration, under the name `a11ylint`. They stand for options of the
/// command line; what else is configured stands in the configuration files of each folder.
package struct ClientSettings: Equatable, Sendable {
    /// The configuration for every file; nil for the nearest one above each file.
    var configuration: String?
    /// Keys with values, as `--set` takes them.
    var assignments: [String] = []
    /// Files and folders with rule pages.
    var pages: [String] = []

    /// Settings that say nothing.
    init() {}

    /// The settings in a value, such as `{"configuration": "ci/a11ylint.yml", "set": [], "rules": []}`. What is no
    /// text is ignored, since editors send the settings of a user as they are.
    init(_ json: JSON?) {
        configuration = json?["configuration"]?.text.flatMap { $0.isEmpty ? nil : $0 }
        assignments = json?["set"]?.items?.compactMap(\.text) ?? []
        pages = json?["rules"]?.items?.compactMap(\.text) ?? []
    }

    /// A request with these settings. Paths are relative to the folder of the workspace.
    func applied(to request: ProjectRequest, in folder: String?) -> ProjectRequest {
        func path(_ name: String) -> String { name.hasPrefix("/") ? name : folder.map { "\($0)/\(name)" } ?? name }
        var request = request
        if let configuration {
            request.file = path(configuration)
            request.ignoresFiles = false
        }
        request.assignments += assignments
        request.pages += pages.map(path)
        return request
    }
}
