/// A value that copies share until one of them is changed: a copy costs one reference count, whatever the value holds,
/// and is passed to a function in a register.
///
/// An array with one item is such a buffer, and it is `Sendable`; a class with mutable fields would not be.
public struct Shared<Value: Sendable>: Sendable {
    @usableFromInline var buffer: [Value]

    /// A buffer with a value.
    @inlinable
    public init(_ value: Value) { buffer = [value] }

    /// The value.
    @inlinable
    public var value: Value {
        _read { yield buffer[0] }
        _modify { yield &buffer[0] }
    }
}
