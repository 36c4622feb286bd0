import Dispatch

/// A value that the threads of a run use one at a time.
///
/// `Synchronization.Mutex` would do, but the thread sanitizer does not see its lock on Linux, where it takes every use
/// for a race. It knows Dispatch, and so finds the races that there are.
final class Guarded<Value: Sendable>: @unchecked Sendable {
    private var value: Value
    private let turn = DispatchSemaphore(value: 1)

    /// A value that nobody else uses.
    init(_ value: Value) { self.value = value }

    /// Waits until nobody uses the value, and uses it. What is used must not be asked for again on the way.
    func withLock<Result, Failure: Error>(
        _ use: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        turn.wait()
        defer { turn.signal() }
        return try use(&value)
    }
}
