import Glibc

/// What a job of a sweep costs beside a process of its own, and what a second worker gains.
struct Sweeps {
  private static let example = "Examples/first.lua"
  private static let (runs, jobs, rounds) = (50, 400, 5)

  /// Measures the binary at a path and prints both figures.
  static func run(_ binary: String) throws {
    let script = "/tmp/lazylab-bench-\(getpid()).lua"
    guard let file = fopen(script, "w") else { return }
    defer { unlink(script) }
    fputs(try text(of: example) + "\nlab.row { done = 1 }\n", file)
    fclose(file)
    print("\nJobs of a sweep, \(example), processor time (target: a third of a process)")
    let alone = Cost.median(of: rounds) {
      (0..<runs).reduce(Cost()) { sum, _ in sum + Cost(of: [binary, "run", script]) }
    }
    let sweep = [binary, "sweep", script, "--seeds", "1..\(jobs)"]
    let one = Cost.median(of: rounds) { Cost(of: sweep) }
    let two = Cost.median(of: rounds) { Cost(of: sweep + ["-j", "2"]) }
    let (run, job) = (alone.processor / Double(runs), one.processor / Double(jobs))
    print("a process \(milliseconds(run)), a job \(milliseconds(job)): \(hundredths(job / run))")
    print("two workers are \(hundredths(one.wall / two.wall)) times as fast as one (target: 1.8)")
    // Beside other work they are not, but take no more processor time for that.
    let (given, taken) = (two.processor / two.wall, two.processor / one.processor)
    print("they had \(hundredths(given)) processors, and took \(hundredths(taken)) times the work")
  }

  private static func text(of path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw Missing(path: path) }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private static func milliseconds(_ seconds: Double) -> String {
    hundredths(seconds * 1e3) + " ms"
  }

  private static func hundredths(_ number: Double) -> String {
    "\((number * 100).rounded() / 100)"
  }

  private struct Missing: Error {
    let path: String
  }
}

/// What processes cost, in seconds.
private struct Cost {
  var processor = 0.0
  var wall = 0.0

  init() {}

  /// Runs a program whose output nobody sees.
  init(of command: [String]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    let words = command.map { strdup($0) }
    defer { for word in words { free(word) } }
    guard let program = words[0] else { return }
    let clock = ContinuousClock()
    let start = clock.now
    var child: pid_t = 0
    guard posix_spawnp(&child, program, &actions, nil, words + [nil], environ) == 0 else { return }
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    wall = (clock.now - start) / .seconds(1)
    processor = [usage.ru_utime, usage.ru_stime].reduce(0) { sum, time in
      sum + Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
  }

  static func + (left: Cost, right: Cost) -> Cost {
    var sum = left
    sum.processor += right.processor
    sum.wall += right.wall
    return sum
  }

  /// The median of some measurements, of each figure for itself.
  static func median(of count: Int, _ measure: () -> Cost) -> Cost {
    let all = (0..<count).map { _ in measure() }
    var median = Cost()
    median.processor = all.map(\.processor).sorted()[count / 2]
    median.wall = all.map(\.wall).sorted()[count / 2]
    return median
  }
}
