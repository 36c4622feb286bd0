import ArgumentParser

/// Which files and lines git has to do with.
struct GitOptions: ParsableArguments {
}
