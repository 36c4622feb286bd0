import Dispatch
import Synchronization

/// Works on every item, on `jobs` threads at once. The results are in the order of the items.
///
/// A thread for each core that takes the next item keeps the cores busy when files differ much in size. Tasks would
/// do the same, but an asynchronous `main` ends the main thread by unwinding it, which costs a static program 20
/// milliseconds.
///
/// What has the greatest `weight` is begun first, so that no thread begins it when the others have nothing left to do.
package func inParallel<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, weight: (Item) -> Int = { _ in 0 }, work: @Sendable (Item) -> Result
) -> [Result] {
    guard jobs > 1, items.count > 1 else { return items.map(work) }
    let weights = items.map(weight)
    let order = items.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    let next = Atomic(0)
    let results = Locked<[(index: Int, result: Result)]>([])
    let context = RunContext.current
    DispatchQueue.concurrentPerform(iterations: min(jobs, items.count)) { _ in
        RunContext.$current.withValue(context) {
            var done: [(index: Int, result: Result)] = []
            while true {
                let turn = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard turn < order.count else { break }
                let index = order[turn]
                done.append((index, work(items[index])))
            }
            results.withLock { $0 += done }
        }
    }
    return results.withLock { $0 }.sorted { $0.index < $1.index }.map(\.result)
}

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
