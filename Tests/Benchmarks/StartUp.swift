import Glibc

/// The time of `lazylab -e ''` beside `lua5.4 -e ''`, each as a whole process.
struct StartUp {
  /// Measures the binary at a path and prints the table.
  static func run(_ binary: String) {
    print("\nStart-up, whole processes (target: 4 times lua5.4)")
    print(Measurement.header)
    let lua = measure("lua5.4 -e ''", ["lua5.4", "-e", ""])
    print(lua.line())
    let lazylab = measure("lazylab -e ''", [binary, "-e", ""])
    print(lazylab.line(against: lua, target: 4))
  }

  private static func measure(_ name: String, _ command: [String]) -> Measurement {
    let words = command.map { strdup($0) }
    defer { for word in words { free(word) } }
    return Measurement(name, count: 1, rounds: 101) { _ in
      guard let program = words[0] else { return }
      var child: pid_t = 0
      guard posix_spawnp(&child, program, nil, nil, words + [nil], environ) == 0 else { return }
      var status: Int32 = 0
      waitpid(child, &status, 0)
    }
  }
}
