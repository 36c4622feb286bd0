import ArgumentParser

/// What is repaired.
struct FixOptions: ParsableArguments {
}
