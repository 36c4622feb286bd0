import Foundation

/// Why a command cannot do its work, as a sentence for whoever can change that. Ends the program with status 2.
struct Failure: Error, Equatable {
    /// What is wrong, and what was meant where that can be told; in lower case and without a full stop.
    let message: String

    /// A failure for this reason.
    init(_ message: String) { self.message = message }

    /// A failure of a system call on a file, with the system's reason.
    init(_ path: String, errno code: Int32) {
        self.init("\(path): \(String(cString: strerror(code)).lowercased())")
    }
}
