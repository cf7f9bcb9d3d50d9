import Glibc
import LazyExtents
import LazyStacks

/// The memory that each row keeps that was scrolled past and is gone.
struct ScrolledMemory {
  private static let counts = [10_000, 100_000, 1_000_000]

  /// Scrolls through a number of rows, and prints by how much the process grew.
  static func run() throws {
    print("\nBytes for each row scrolled through, at 10⁴, 10⁵ and 10⁶ (target: 24, the records)")
    for (name, estimator) in [("mean", EstimatorChoice.mean), ("fixed", .fixed(44))] {
      let bytes = try counts.map { try bytesPerRow($0, estimator) }
      let columns = bytes.map(Measurement.rounded).map { text in
        String(repeating: " ", count: max(1, 12 - text.count)) + text
      }
      print("rows with ids, estimator \(name)" + columns.joined())
    }
  }

  private static func bytesPerRow(_ count: Int, _ estimator: EstimatorChoice) throws -> Double {
    var configuration = WindowConfiguration(width: 100, height: 500)
    configuration.estimator = estimator
    configuration.traceLimit = 0
    let window = try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...2 * count, id: IDFormat("row-%d")) { Item(height: 8 + Double($0 % 5)) }
        }
      }
    }
    let scroll = try window.scrollView()
    // What is kept of the last rows must exist before anything is counted.
    for _ in 0..<150 { try scroll.drag(by: 400) }
    let before = allocated()
    var passed = 0
    while passed < count {
      try scroll.drag(by: 400)
      passed += 40
    }
    return Double(allocated() - before) / Double(count)
  }

  /// The memory that the process has in use, in bytes.
  private static func allocated() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
