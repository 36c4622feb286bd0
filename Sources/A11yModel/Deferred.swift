import Synchronization

/// A value that is computed when it is first asked for. Public and inlinable, so that what asks often is compiled for
/// its type.
public final class Deferred<Value: Sendable>: Sendable {
    @usableFromInline
    final class Box: Sendable {
        @usableFromInline let value: Value

        @usableFromInline
        init(_ value: Value) { self.value = value }
    }

    @usableFromInline let known = AtomicLazyReference<Box>()
    @usableFromInline let compute: @Sendable () -> Value

    /// The value that `compute` gives. Threads that ask at the same time may each compute it; one result is kept.
    @inlinable
    public init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

    /// The value.
    @inlinable public var value: Value { (known.load() ?? known.storeIfNil(Box(compute()))).value }
}
