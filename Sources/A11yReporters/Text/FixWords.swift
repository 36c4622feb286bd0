// How reports tell what the program can repair.

import A11yModel

extension Fixability {
    /// Who repairs it: `by hand`, or the program.
    var title: String { self == .none ? "by hand" : rawValue }

    /// The flag that repairs it; empty where none does.
    var flag: String {
        switch self {
        case .none: ""
        case .safe: "--fix"
        case .unsafe: "--unsafe-fixes"
        }
    }

    var ink: Ink {
        switch self {
        case .none: .faint
        case .safe: .safe
        case .unsafe: .look
        }
    }
}

extension Fix {
    /// What the flag does that makes the fix: `--fix removes the hint`.
    var announcement: String {
        let words = description.hasSuffix(".") ? description.dropLast() : description[...]
        return "\(applicability.flag) \(words.prefix(1).lowercased())\(words.dropFirst())"
    }
}
