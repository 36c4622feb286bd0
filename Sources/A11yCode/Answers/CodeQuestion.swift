import A11yModel

/// What is asked about an element: by which names code knows it, and what else could change it.
package struct CodeQuestion: Hashable, Sendable {
    /// An outlet that leads to the element.
    package struct Outlet: Hashable, Sendable {
        /// The class of the object that has the outlet; nil if the file names none, so that it is a class of UIKit.
        package let owner: String?
        /// The name of the property.
        package let name: String

        /// An outlet of an owner.
        package init(owner: String?, name: String) {
            self.owner = owner
            self.name = name
        }
    }

    /// The outlets that lead to it.
    package var outlets: [Outlet] = []
    /// Its own class, if that is the app's; nil for a class of UIKit. Without outlets, a controller is asked about by
    /// this alone.
    package var ownClass: String?
    /// The UIKit class that Interface Builder makes it of: `UIButton`; `UIView` where a class of its own may be
    /// anything.
    package var base = "UIView"
    /// The app's classes that hold it: of its superviews and cells from the inside out, then of its controller or the
    /// owner of its file.
    package var holders: [String] = []
    /// The class of the File's Owner of a nib, which may be loaded by an object of a subclass as well; nil in a
    /// storyboard, which makes an object of the very class.
    package var nibOwner: String?
    /// The views that hold it, from the inside out; nil if they are not known one by one.
    package var views: [View]?
    /// The outlets that lead to its superviews. Code that goes through the subviews of one of them comes to the
    /// element.
    package var outletsOfHolders: [Outlet] = []
    /// Its tag, by which `viewWithTag` finds it.
    package var tag = 0
    /// The reuse identifier of a prototype cell, by which code asks for it; nil of any other view.
    package var identifier: String?
    /// The selectors of the actions that it sends, their base names; nil if that is not known.
    package var actions: [String]?
    /// The runtime attributes that the file sets on it, by their names: the values of texts.
    package var attributes: [String: String] = [:]
    /// The property to which a Mac's nib binds what it shows.
    package var boundKey: String?
    /// The classes that may have that property: those with outlets.
    package var boundOwners: [String] = []
    /// The properties of UIKit that hold it, if it is the item of a bar: `rightBarButtonItem`, `toolbarItems`.
    package var slots: [String] = []
    /// Whether it has gesture recognizers, in the file or by code; nil if that is not known.
    package var hasGestures: Bool?
    /// What the file is for. The classes of an element of a Mac app are called by those of UIKit most like them.
    package var platform = Platform.ios
    /// Whether it is in a prototype cell or another view that code fills before it is shown.
    package var isInTemplate = false
    /// Whether it is a table cell in whose file there is no `textLabel`: UIKit makes one when code asks for it.
    package var makesTextLabel = false

    /// A view around an element.
    package struct View: Hashable, Sendable {
        /// The outlets that lead to it.
        package var outlets: [Outlet] = []
        /// Its own class, if that is the app's.
        package var ownClass: String?
        /// The UIKit class that Interface Builder makes it of.
        package var base = "UIView"
        /// Its tag, by which `viewWithTag` finds it.
        package var tag = 0
        /// The reuse identifier of a prototype cell, by which code asks for it; nil of any other view.
        package var identifier: String?
        /// Whether it is the root view of its controller.
        package var isRootView = false

        /// A view without connections.
        package init() {}
    }

    /// A question about an element without any connection.
    package init() {}
}
