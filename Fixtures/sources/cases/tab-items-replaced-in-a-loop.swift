// case: The app's delegate gives each controller of its tab bar another item.
// base: UITabBarItem
// holders: HomeController
// slots: tabBarItem
// expect title: open

import UIKit

final class HomeController: UIViewController {}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func show(_ tabs: UITabBarController, titles: [String]) {
        for (index, controller) in zip(titles.indices, tabs.viewControllers ?? []) {
            controller.tabBarItem = UITabBarItem(title: titles[index], image: nil, tag: index)
        }
        tabs.viewControllers?.forEach { (other: UIViewController) in
            other.tabBarItem = UITabBarItem(title: titles[0], image: nil, tag: 0)
        }
    }
}
