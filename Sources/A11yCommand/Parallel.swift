import Synchronization

/// Works on every item, on `jobs` tasks at once; the results are in the order of the items, however the tasks ran.
///
/// One task per core that takes the next item costs less than one task per item, and keeps the cores busy when files
/// differ much in size.
func inParallel<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, work: @escaping @Sendable (Item) -> Result
) async -> [Result] {
    guard jobs > 1, items.count > 1 else { return items.map(work) }
    let queue = Queue()
    return await withTaskGroup(of: [(Int, Result)].self) { group in
        for _ in 0..<min(jobs, items.count) {
            group.addTask {
                var done: [(Int, Result)] = []
                while let index = queue.next(of: items.count) { done.append((index, work(items[index]))) }
                return done
            }
        }
        var results: [(Int, Result)] = []
        for await done in group { results += done }
        return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// The next item that nobody has taken. A class, because every task must see the same counter.
private final class Queue: Sendable {
    private let taken = Atomic(0)

    func next(of count: Int) -> Int? {
        let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
        return index < count ? index : nil
    }
}
