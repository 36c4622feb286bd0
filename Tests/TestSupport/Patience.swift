import Foundation

/// Minutes for a test that would not end if what it looks at were broken: long for each of them, though many run at
/// once. With a sanitizer all of them together take most of an hour.
package let patience = sanitizing.isEmpty ? 2 : 60

/// How the sanitizer behaves that the tests run with, if any: a program that they start was built with it as well.
package let sanitizing = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
}
