import Foundation

/// How far programs exceed their limits while they spend their time or memory in the simulator,
/// each measured as a whole process beside an empty one.
struct Limits {
  private static let programs = "Tests/SandboxTests/Scripts/spends.txt"
  private static let milliseconds = 300.0
  private static let megabytes = 64.0
  /// The greatest overrun that is promised, in milliseconds and megabytes.
  private static let target = (milliseconds: 50.0, megabytes: 10.0)

  /// How long a process took, and how much memory it held at most.
  private struct Cost {
    var milliseconds: Double
    var megabytes: Double
  }

  /// Measures the binary at a path, and prints the worst of the programs.
  static func run(_ binary: String) throws {
    let text = try String(contentsOfFile: programs, encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("--") }
    let file = FileManager.default.temporaryDirectory.appending(path: "lazylab-limits.lua").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    print("\nLimits of 300 ms and 64 MB: what is passed (targets: 50 ms, 10 MB)")
    let empty = try measure(binary, file, "")
    var costs: [(program: String, cost: Cost)] = []
    for line in lines {
      var cost = try measure(binary, file, line)
      cost.milliseconds -= empty.milliseconds + milliseconds
      cost.megabytes -= empty.megabytes + megabytes
      costs.append((line, cost))
    }
    report(costs, by: "ms", target.milliseconds) { $0.milliseconds }
    report(costs, by: "MB", target.megabytes) { $0.megabytes }
  }

  private static func report(
    _ costs: [(program: String, cost: Cost)],
    by unit: String,
    _ target: Double,
    _ figure: (Cost) -> Double
  ) {
    let sorted = costs.sorted { figure($0.cost) > figure($1.cost) }
    let missed = sorted.filter { figure($0.cost) > target }.count
    print(
      "\(missed) of \(costs.count) programs pass by more than \(Int(target)) \(unit); the worst:"
    )
    for (program, cost) in sorted.prefix(5) {
      print("\(Int(figure(cost).rounded())) \(unit)\t\(program.prefix(80))")
    }
  }

  private static func measure(_ binary: String, _ file: String, _ program: String) throws -> Cost {
    try program.write(toFile: file, atomically: true, encoding: .utf8)
    let options = ["--events", "none", "--sandbox", "--time", "300ms", "--memory", "64M"]
    let words = ([binary, "run"] + options + [file]).map { strdup($0) }
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var child: pid_t = 0
    let start = ContinuousClock.now
    guard posix_spawn(&child, binary, &actions, nil, words + [nil], environ) == 0 else {
      return Cost(milliseconds: 0, megabytes: 0)
    }
    var (status, usage) = (Int32(0), rusage())
    wait4(child, &status, 0, &usage)
    let time = (ContinuousClock.now - start) / .milliseconds(1)
    return Cost(milliseconds: time, megabytes: Double(usage.ru_maxrss) / 1024)
  }
}
