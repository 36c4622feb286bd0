import A11yModel
import Foundation

/// Runs work on a thread of its own that has room for the deepest views. Threads of a pool have 512 kB on a Mac, all of
/// which forty stacks within each other use.
func withDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    let answer = Locked<Result?>(nil)
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
        let result = work()
        answer.withLock { $0 = result }
        end.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    end.wait()
    return answer.withLock { $0 }
}
