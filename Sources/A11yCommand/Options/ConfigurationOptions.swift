import ArgumentParser

/// Which configuration governs.
struct ConfigurationOptions: ParsableArguments {
}
