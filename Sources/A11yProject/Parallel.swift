import A11yModel
import Dispatch
import Synchronization

/// Works on every item, on `jobs` threads at once. The results are in the order of the items.
///
/// A thread for each core that takes the next item keeps the cores busy when files differ much in size. Tasks would
/// do the same, but an asynchronous `main` ends the main thread by unwinding it, which costs a static program 20
/// milliseconds.
///
/// What has a great `weight` is begun first, so that no thread begins it when the others have nothing left to do; the
/// rest is begun in its order.
package func inParallel<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, weight: (Item) -> Int = { _ in 0 }, work: @Sendable (Item) -> Result
) -> [Result] {
    guard jobs > 1, items.count > 1 else { return items.map(work) }
    let weights = items.map(weight)
    let great = weights.reduce(0, +) / (jobs * evenParts)
    let order =
        items.indices.filter { weights[$0] > great }.sorted { (weights[$1], $0) < (weights[$0], $1) }
        + items.indices.filter { weights[$0] <= great }
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

/// What is lighter than such a part of a thread's share keeps no other thread waiting for long.
private let evenParts = 64
