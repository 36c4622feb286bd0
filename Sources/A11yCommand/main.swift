/// The program: runs the command that the arguments name, and ends with its status.
import Foundation

// A reader that closes the pipe early, such as `head`, must not kill us: the write fails instead, and we end quietly.
signal(SIGPIPE, SIG_IGN)
exit(runProgram(Array(CommandLine.arguments.dropFirst()), on: .process).rawValue)
