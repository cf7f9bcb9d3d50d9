/// What the tool tells the process that started it.
enum ExitStatus: Int32 {
  /// Everything was done.
  case done = 0
  /// A script raised an error, or what it expected did not come.
  case failed = 1
  /// The command line, or a file that it names, makes no sense.
  case wrongUsage = 2
  /// A limit of memory, time or instructions was exceeded.
  case limitExceeded = 3
  /// The user stopped it.
  case interrupted = 130
}
