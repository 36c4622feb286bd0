import A11yModel
import Dispatch
import Synchronization
import Testing

@Suite struct DeferredTests {
    @Test func `a value is computed when it is first asked for, and kept`() {
        let count = Atomic(0)
        let value = Deferred { count.wrappingAdd(1, ordering: .relaxed).newValue }
        #expect(count.load(ordering: .relaxed) == 0)
        #expect([value.value, value.value, value.value] == [1, 1, 1])
    }

    /// What tells how many of its kind there are.
    private final class Counted: Sendable {
        static let alive = Atomic(0)

        init() { Counted.alive.wrappingAdd(1, ordering: .relaxed) }

        deinit { Counted.alive.wrappingSubtract(1, ordering: .relaxed) }
    }

    @Test func `threads that ask at once get the same value, and the others are freed`() {
        for _ in 0..<200 {
            let value = Deferred { Counted() }
            let found = Mutex<Set<ObjectIdentifier>>([])
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                let counted = value.value
                found.withLock { _ = $0.insert(ObjectIdentifier(counted)) }
            }
            #expect(found.withLock(\.count) == 1)
            #expect(Counted.alive.load(ordering: .relaxed) == 1)
        }
        #expect(Counted.alive.load(ordering: .relaxed) == 0)
    }
}
