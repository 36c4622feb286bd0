import ArgumentParser

/// What is accepted, beside the comments of files.
struct AcceptingOptions: ParsableArguments {
}
