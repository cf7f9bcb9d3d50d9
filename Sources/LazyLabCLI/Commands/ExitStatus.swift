/// The status that the tool returns to its parent process.
enum ExitStatus: Int32 {
  /// Everything was done.
  case done = 0
  /// A script raised an error, or an expectation was not met.
  case failed = 1
  /// The command line, or a file that it names, is invalid.
  case wrongUsage = 2
  /// A limit of memory, time or instructions was exceeded.
  case limitExceeded = 3
  /// The user stopped it.
  case interrupted = 130
}
