// case: A controller reads the title of another one and sets none.
// class: LoginViewController
// base: UIViewController
// expect title: untouched

import UIKit

class LoginViewController: UIViewController {
    private struct Row { var title: String }
    private var rows = [Row(title: "Name"), Row(title: "Password")]

    func log(_ previous: UIViewController) {
        print(previous.title ?? "-", rows.map { $0.title })
    }
}
