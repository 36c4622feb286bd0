import A11yModel

/// What Xcode tells a run script by its environment, as its help describes for run script build phases.
package struct ScriptInput {
    private let environment: [String: String]

    /// The script phase in whose environment we run.
    package init(_ environment: [String: String]) {
        self.environment = environment
    }

    /// Whether Xcode builds only to draw a view in Interface Builder: nobody reads findings then.
    package var isForInterfaceBuilder: Bool { !(environment["COMPILED_FOR_INTERFACE_BUILDER"] ?? "").isEmpty }

    /// The input files of the phase: those that it names, then those of its lists.
    package func paths() throws(Failure) -> [String] {
        guard environment["SCRIPT_INPUT_FILE_COUNT"] != nil || environment["SCRIPT_INPUT_FILE_LIST_COUNT"] != nil else {
            throw Failure(
                "--use-script-input-files is for run scripts of Xcode, and SCRIPT_INPUT_FILE_COUNT is not set")
        }
        var paths = try numbered("SCRIPT_INPUT_FILE")
        for list in try numbered("SCRIPT_INPUT_FILE_LIST") { paths += try entries(of: list) }
        return paths
    }

    /// The values of `NAME_0`, `NAME_1`, … as many as `NAME_COUNT` says.
    private func numbered(_ name: String) throws(Failure) -> [String] {
        guard let text = environment["\(name)_COUNT"] else { return [] }
        guard let count = Int(text), count >= 0 else { throw Failure("\(name)_COUNT is “\(text)”, which is no number") }
        var values: [String] = []
        for index in 0..<count {
            guard let value = environment["\(name)_\(index)"], !value.isEmpty else {
                throw Failure("\(name)_COUNT is \(count), and \(name)_\(index) is not set")
            }
            values.append(value)
        }
        return values
    }

    /// The paths in a list of files: one a line, without comments.
    private func entries(of list: String) throws(Failure) -> [String] {
        let text = String(decoding: try Source(reading: list, inputName: nil).bytes, as: UTF8.self)
        var paths: [String] = []
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            if line.contains(where: { $0 != " " }) { paths.append(try expanded(String(line), in: list)) }
        }
        return paths
    }

    /// A path with its build settings, `$(SRCROOT)` or `${SRCROOT}`, replaced; Xcode hands them over as variables.
    private func expanded(_ path: String, in list: String) throws(Failure) -> String {
        var path = path
        while let setting = path.firstMatch(of: /\$\((\w+)\)|\$\{(\w+)\}/) {
            let name = String(setting.1 ?? setting.2 ?? "")
            guard let value = environment[name], !value.contains("$") else {
                throw Failure("\(list): \(name) is not set, in “\(path)”")
            }
            path.replaceSubrange(setting.range, with: value)
        }
        return path
    }
}
