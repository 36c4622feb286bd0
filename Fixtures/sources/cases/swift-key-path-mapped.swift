// case: A loop goes over what a key path leads to of each row, and fills it in with a hint.
// outlet: SignInRow.field
// base: UITextField
// holders: SignInRow
// expect label: untouched
// expect placeholder: supplied "Name"

import UIKit

final class SignInRow: UIView {
    @IBOutlet weak var field: UITextField!
}

struct Account {
    let field: String
}

final class SignInController: UIViewController {
    var rows: [SignInRow] = []
    let accounts: [Account] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in rows.map(\.field) { field?.placeholder = "Name" }
        send(accounts.map(\.field))
    }
}
