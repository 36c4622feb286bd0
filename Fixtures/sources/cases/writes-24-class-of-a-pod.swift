// case: The class of the element is a library’s.
// outlet: ListViewController.nameLabel
// class: MarqueeLabel
// base: UILabel
// holders: ListViewController
// expect label: open
// expect font: open

import UIKit

import MarqueeLabel
final class ListViewController: UIViewController { @IBOutlet private var nameLabel: MarqueeLabel! }
