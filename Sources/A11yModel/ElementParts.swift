// What of an element is counted by reference.

extension Element {
    /// What an element refers to, in a buffer that its copies share until one of them is changed. An array of one is
    /// the buffer of that kind that the language has: threads may share it, which a class could not promise unless it
    /// gave up all changes.
    @usableFromInline
    struct Parts: Sendable {
        @usableFromInline
        struct Fields: Sendable {
            @usableFromInline var customClass: String?
            @usableFromInline var name: String?
            @usableFromInline var children: [ElementID] = []
            @usableFromInline var items: [ElementID] = []
            @usableFromInline var members: [Member]?
            @usableFromInline var assignments: [Assignment] = []
        }

        @usableFromInline var buffer = [Fields()]

        @inlinable var fields: Fields {
            _read { yield buffer[0] }
            _modify { yield &buffer[0] }
        }
    }
}
