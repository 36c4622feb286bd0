/// Screens for tests of the command, which do not care what is wrong with a screen, only how bad it is.
enum Screens {
    /// Nothing to say about it.
    static let right = """
        screen: Right
        elements:
          - { type: button, id: pay, label: Pay, frame: [16, 80, 343, 44] }
        title: Order

        """

    /// One warning, in line 3, column 42: a property that does not exist.
    static let warning = """
        screen: Slip of the finger
        elements:
          - { type: button, id: pay, label: Pay, hnt: Orders, frame: [16, 80, 343, 44] }
        title: Order

        """

    /// One error of an element: the button `pay` has no name.
    static let nameless = """
        screen: Nameless
        elements:
          - { type: button, id: pay, frame: [16, 80, 343, 44] }
        title: Order

        """

    /// One error.
    static let error = """
        screen: Broken off
        elements:
          - { type: button, id: pay, label: Pay

        """

    /// Somebody else's file.
    static let foreign = """
        services:
          web: { image: web }

        """
}
