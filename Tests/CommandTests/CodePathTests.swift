import A11yModel
import Foundation
import Testing

@testable import A11yProject

/// Where the code of an app is looked for, and which files are taken for it.
@Suite struct CodePathTests {
    /// The folder that `auto` takes for `App/Main.storyboard` among these files, relative to all of them.
    private func project(_ files: [String], around path: String) throws -> String? {
        let folder = try Folder(Dictionary(uniqueKeysWithValues: (files + [path]).map { ($0, "") }))
        let top = FolderPath.absolute(folder.url.path(), in: "")
        let around = FolderPath.parent(of: FolderPath.absolute(path, in: top)) ?? ""
        var kinds: [String: [CodePaths.Kind]] = [:]
        return CodePaths.project(around: around, remembering: &kinds).map { FolderPath.shown($0, from: top) }
    }

    @Test(
        arguments: [
            // A plain app, from the folder of its storyboards up.
            ([".git/HEAD", "App.xcodeproj/p"], "App/Base.lproj/Main.storyboard", "."),
            ([".git/HEAD", "App/App.xcodeproj/p"], "App/App/Main.storyboard", "App"),
            // What other tools make projects from.
            ([".git/HEAD", "project.yml"], "App/Main.storyboard", "."),
            ([".git/HEAD", "ios/Podfile", "Package.swift"], "ios/App/Main.storyboard", "ios"),
            ([".git/HEAD", "Workspace.swift", "A/Project.swift"], "A/Main.storyboard", "."),
            // A package, and the app around it.
            ([".git/HEAD", "Package.swift"], "Sources/A/Main.storyboard", "."),
            ([".git/HEAD", "App.xcodeproj/p", "Kit/Package.swift"], "Kit/Sources/A.xib", "."),
            ([".git/HEAD", "Package.swift", "Demo/Demo.xcodeproj/p"], "Demo/Main.storyboard", "Demo"),
            // A workspace holds an app and the modules beside it.
            ([".git/HEAD", "All.xcworkspace/c", "A/A.xcodeproj/p", "Kit/Package.swift"], "A/Main.storyboard", "."),
            ([".git/HEAD", "A/A.xcworkspace/c", "A/A.xcodeproj/p", "All.xcworkspace/c"], "A/Main.storyboard", "A"),
            // The workspace inside a project is none of its own.
            ([".git/HEAD", "A/A.xcodeproj/project.xcworkspace/c", "B.xcodeproj/p"], "A/Main.storyboard", "A"),
            // Apps beside each other have nothing in common.
            ([".git/HEAD", "A/A.xcodeproj/p", "B/B.xcodeproj/p"], "A/Main.storyboard", "A"),
            // Nothing above the repository, and in a repository without a project nothing.
            (["App.xcodeproj/p", "repo/.git/HEAD"], "repo/App/Main.storyboard", nil),
            (["All.xcworkspace/c", "repo/.git/HEAD", "repo/A/A.xcodeproj/p"], "repo/A/Main.storyboard", "repo/A"),
            ([".git/HEAD", "App/A.swift"], "App/Main.storyboard", nil),
            // Outside a repository the nearest counts, whatever it is.
            (["All.xcworkspace/c", "A/A.xcodeproj/p"], "A/B/Main.storyboard", "A"),
            (["All.xcworkspace/c", "A/Package.swift"], "A/B/Main.storyboard", "A"),
        ] as [([String], String, String?)])
    func `auto takes the project around a file`(files: [String], path: String, expected: String?) throws {
        #expect(try project(files, around: path) == expected)
    }

    /// What is found below a folder of these files, dependencies in parentheses, then string tables in brackets, and
    /// pictures in braces.
    private func listing(_ folder: Folder, at roots: [String] = ["."]) -> [String] {
        let top = FolderPath.absolute(folder.url.path(), in: "")
        let listing = CodeListing(of: roots.map { FolderPath.absolute($0, in: top) })
        func shown(_ location: Location) -> Substring { location.shown.trimmingPrefix(top + "/") }
        return listing.code.map { file in
            let path = String(shown(file.location))
            return file.isDependency ? "(\(path))" : path
        } + listing.tables.map { "[\(shown($0.location))]" } + listing.assets.map { "{\($0)}" }
    }

    @Test(
        arguments: [
            ("App/A.swift", "App/A.swift"), ("App/A.m", "App/A.m"), ("App/A.mm", "App/A.mm"), ("A.h", "A.h"),
            ("A.SWIFT", "A.SWIFT"), ("A.c", nil), ("swift", nil), ("A.swift.orig", nil), (".A.swift", nil),
            (".build/A.swift", nil), (".git/A.swift", nil), ("build/A.swift", nil), ("DerivedData/A.swift", nil),
            ("AppTests/A.swift", nil), ("App/UITests/A.swift", nil), ("App/Tests/A.swift", nil),
            ("Testing/A.swift", "Testing/A.swift"), ("App/builder/A.swift", "App/builder/A.swift"),
            ("Pods/K/A.m", "(Pods/K/A.m)"), ("Carthage/Checkouts/K/A.m", "(Carthage/Checkouts/K/A.m)"),
            ("Carthage/Build/K.framework/Headers/K.h", nil), ("Libs/K.xcframework/ios/K.framework/Headers/K.h", nil),
            ("SourcePackages/checkouts/K/A.swift", "(SourcePackages/checkouts/K/A.swift)"),
            ("node_modules/k/ios/A.m", "(node_modules/k/ios/A.m)"), ("App/Vendor/A.m", "(App/Vendor/A.m)"),
            ("App/Vendors.swift", "App/Vendors.swift"), ("Play.playground/Contents.swift", nil),
            ("App/Assets.xcassets/A.swift", nil), ("A.xcassets/Icons/ic-go.imageset/Contents.json", "{ic-go}"),
            ("Pods/A.xcassets/ic-go.imageset/Contents.json", nil), ("de.xcloc/Source Contents/en.lproj/A.strings", nil),
            ("App/en.lproj/Localizable.strings", "[App/en.lproj/Localizable.strings]"),
            ("App/Texts.xcstrings", "[App/Texts.xcstrings]"), ("Pods/K/en.lproj/K.strings", nil),
            ("App/A.stringsdict", nil),
        ] as [(String, String?)])
    func `code of the app is listed, and that of others as such`(path: String, expected: String?) throws {
        #expect(listing(try Folder([path: ""])) == [expected].compactMap(\.self))
    }

    @Test func `what git ignores is code all the same`() throws {
        let folder = try Folder([
            ".git/HEAD": "", ".gitignore": "Pods/\nGenerated/\n", "Pods/A.m": "", "Generated/B.swift": "",
        ])
        #expect(listing(folder) == ["Generated/B.swift", "(Pods/A.m)"])
    }

    @Test func `a named file or folder is taken whatever it is called, and nothing twice`() throws {
        let folder = try Folder(["Pods/K/A.m": "", "App/Tests/B.swift": "", "App/C.swift": "", "D.c": ""])
        #expect(listing(folder, at: ["Pods/K", "App/Tests/B.swift"]) == ["App/Tests/B.swift", "Pods/K/A.m"])
        #expect(listing(folder, at: [".", "Pods/K", "App"]) == ["App/C.swift", "Pods/K/A.m"])
        #expect(listing(folder, at: ["D.c", "none"]) == [])
    }

    @Test func `links lead to no circle, and to no file twice`() throws {
        let folder = try Folder(["App/A.swift": "", "Shared/B.swift": "", "Other/C.swift": ""])
        let manager = FileManager.default
        for (link, target) in [
            ("App/loop", ".."), ("App/Again.swift", "A.swift"), ("App/B.swift", "../Shared/B.swift"),
            ("App/gone.swift", "nowhere.swift"), ("App/Linked", "../Shared"),
        ] {
            try manager.createSymbolicLink(atPath: folder.url(link).path(), withDestinationPath: target)
        }
        #expect(listing(folder, at: ["App"]) == ["App/A.swift", "App/B.swift"])
        #expect(listing(folder) == ["App/A.swift", "Other/C.swift", "Shared/B.swift"])
        // A link that is named is followed.
        #expect(listing(folder, at: ["App/Linked"]) == ["App/Linked/B.swift"])
    }
}
