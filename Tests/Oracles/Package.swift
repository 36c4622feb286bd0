// swift-tools-version: 6.2
import PackageDescription

/// The oracles are a package of their own, so that nothing the linter is built from depends on swift-syntax.
let package = Package(
    name: "code-oracle",
    platforms: [.macOS(.v15)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
    targets: [
        // The parsers are compiled into the oracle through symbolic links, which lets it see what is internal.
        .executableTarget(
            name: "code-oracle",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
            ],
            path: "Sources")
    ],
    swiftLanguageModes: [.v6])
