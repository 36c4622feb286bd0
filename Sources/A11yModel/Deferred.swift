import Synchronization

/// A value that is computed when it is first asked for.
package final class Deferred<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private let known = AtomicLazyReference<Box>()
    private let compute: @Sendable () -> Value

    /// The value that `compute` gives. Threads that ask at the same time may each compute it; one result is kept.
    package init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

    /// The value.
    package var value: Value { (known.load() ?? known.storeIfNil(Box(compute()))).value }
}
