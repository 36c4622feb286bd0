import Synchronization

/// A value that is computed when it is first asked for.
///
/// Public and inlinable, so that what asks often is compiled for its type. `AtomicLazyReference`, which does the same,
/// takes 600 instructions to tell the type of a reference each time that it loads one.
public final class Deferred<Value: Sendable>: Sendable {
    @usableFromInline
    final class Box: Sendable {
        @usableFromInline let value: Value

        @usableFromInline
        init(_ value: Value) { self.value = value }
    }

    /// The value once it is known, retained.
    @usableFromInline let known = Atomic<Unmanaged<Box>?>(nil)
    @usableFromInline let compute: @Sendable () -> Value

    /// The value that `compute` gives. Threads that ask at the same time may each compute it; one result is kept.
    @inlinable
    public init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

    deinit { known.load(ordering: .relaxed)?.release() }

    /// The value.
    @inlinable public var value: Value {
        if let box = known.load(ordering: .acquiring) { return box.takeUnretainedValue().value }
        let box = Unmanaged.passRetained(Box(compute()))
        let stored = known.compareExchange(expected: nil, desired: box, ordering: .acquiringAndReleasing)
        guard let first = stored.original else { return box.takeUnretainedValue().value }
        box.release()
        return first.takeUnretainedValue().value
    }
}
