import Dispatch

/// A value that threads use one at a time.
///
/// `Synchronization.Mutex` would do, but the thread sanitizer does not see its lock on Linux, where it takes every use
/// for a race. It knows Dispatch, and so finds the races that there are.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    private var value: Value
    private let turn = DispatchSemaphore(value: 1)

    /// A value for several threads.
    package init(_ value: Value) { self.value = value }

    /// Waits until no other thread uses the value, and uses it. Not reentrant.
    package func withLock<Result, Failure: Error>(
        _ use: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        turn.wait()
        defer { turn.signal() }
        return try use(&value)
    }
}
