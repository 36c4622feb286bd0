/// The fuzzer. libFuzzer makes up inputs by what code they reach; the part of the program that the environment names in
/// `FUZZ_TARGET` takes each of them, and the process ends where a law is broken. Arguments are libFuzzer's own.
import Foundation

/// libFuzzer's entry for programs with a beginning of their own, in the library that the compiler adds.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ examine: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// In the environment and not an argument, since libFuzzer starts itself anew with the arguments that it knows.
private func chosenTarget() -> Target {
    if let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(Target.init) { return target }
    print("FUZZ_TARGET is one of: " + Target.allCases.map(\.rawValue).joined(separator: " "))
    exit(0)
}

let target = chosenTarget()
var arguments = CommandLine.unsafeArgv
var count = CommandLine.argc
exit(
    runFuzzer(&count, &arguments) { bytes, length in
        target.examine(Array(UnsafeBufferPointer(start: bytes, count: length)))
        return 0
    })
