// case: RxSwift observes the taps of the button.
// outlet: CounterViewController.plusButton
// base: UIButton
// holders: CounterViewController
// expect label: untouched
// expect title: untouched

import RxCocoa
import RxSwift
import UIKit

class CounterViewController: UIViewController {
    @IBOutlet weak var plusButton: UIButton!
    private let bag = DisposeBag()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        plusButton.rx.tap
            .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.count += 1 })
            .disposed(by: bag)
    }
}
