// case: RxSwift binds title and visibility of the button to streams.
// outlet: CounterViewController.plusButton
// base: UIButton
// holders: CounterViewController
// expect title: open
// expect hidden: open

import RxCocoa
import RxSwift
import UIKit

class CounterViewController: UIViewController {
    @IBOutlet weak var plusButton: UIButton!
    private let bag = DisposeBag()
    let titles = BehaviorSubject(value: "")

    override func viewDidLoad() {
        super.viewDidLoad()
        titles.bind(to: plusButton.rx.title(for: .normal)).disposed(by: bag)
        titles.map { $0.isEmpty }.bind(to: plusButton.rx.isHidden).disposed(by: bag)
    }
}
