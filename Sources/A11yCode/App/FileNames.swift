import A11yModel

/// What files of an app besides its code name.
package struct FileNames: Sendable {
    /// The keys of nibs, storyboards and scenes.
    package var names: Set<String> = []
    /// Those of storyboards of which they name some scene.
    package var storyboards: Set<String> = []
    /// The keys of the classes of which they make objects.
    package var classes: Set<String> = []

    /// Nothing yet.
    package init() {}

    /// Adds what others name.
    package mutating func formUnion(_ other: FileNames) {
        names.formUnion(other.names)
        storyboards.formUnion(other.storyboards)
        classes.formUnion(other.classes)
    }

    /// Whether they name what shows a screen.
    func name(_ entrances: Entrances) -> Bool {
        let isFirst = entrances.isFirst && !names.isDisjoint(with: Entrances.keys(ofFile: entrances.storyboard ?? ""))
        return isFirst || entrances.names.contains { names.contains(Entrances.key($0)) }
            || entrances.classes.contains { classes.contains(Entrances.key($0)) }
    }

    /// Whether they name a storyboard.
    func name(_ storyboard: String) -> Bool {
        let keys = Entrances.keys(ofFile: storyboard)
        return !names.isDisjoint(with: keys) || !storyboards.isDisjoint(with: keys)
    }
}

/// The files of an app besides its code, as far as they tell what it shows.
package struct ScreenFiles: Sendable {
    /// A scene of a storyboard, or a nib.
    package struct Screen: Sendable {
        /// What shows it; nil if that is not known.
        package var entrances: Entrances?
        /// What is named in it, and thus named once it is shown.
        package var contents = FileNames()

        /// A scene without contents, which something unknown shows.
        package init() {}
    }

    /// What property lists and settings name.
    package var beginning = FileNames()
    /// The scenes and nibs.
    package var screens: [Screen] = []
    /// What controls send: the words of selectors before the first colon.
    package var actions: Set<String> = []

    /// No files.
    package init() {}
}
