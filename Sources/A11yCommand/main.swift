/// The program: runs the command that the arguments name, and ends with its status.
import Foundation

// A reader that closes the pipe early, such as `head`, must not kill us: the write fails instead, and we end quietly.
signal(SIGPIPE, SIG_IGN)
// The next file to be opened would get the number of a closed stream, and output for the stream would go into the file.
// Opened in the wrong mode, the stream still fails.
for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
    _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
}
#if os(Linux)
    // The C library gives what is free at the end of the heap back after each file and takes it anew for the next one,
    // until a program has freed a block of this size, the largest that counts. 500 screens with many findings took a
    // tenth longer.
    UnsafeMutableRawPointer.allocate(byteCount: 31 << 20, alignment: 1).deallocate()
#endif
exit(runProgram(Array(CommandLine.arguments.dropFirst()), on: Console(.process)).rawValue)
