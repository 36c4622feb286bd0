// swift-tools-version: 6.0
import PackageDescription

/// The plugins of a11ylint @VERSION@ with the released program, so that nothing is built from source. It is not published:
/// put this folder into a repository of yours.
let package = Package(
    name: "a11ylint-plugins",
    products: [
        .plugin(name: "A11yLintCommand", targets: ["A11yLintCommand"]),
        .plugin(name: "A11yLintBuildTool", targets: ["A11yLintBuildTool"]),
    ],
    targets: [
        .binaryTarget(
            name: "a11ylint",
            url: "@REPOSITORY@/releases/download/@VERSION@/@BUNDLE@",
            checksum: "@BUNDLE_SHA256@"),
        .plugin(
            name: "A11yLintCommand",
            capability: .command(intent: .custom(verb: "a11ylint", description: "Check screens for accessibility")),
            dependencies: ["a11ylint"]),
        .plugin(name: "A11yLintBuildTool", capability: .buildTool(), dependencies: ["a11ylint"]),
    ]
)
