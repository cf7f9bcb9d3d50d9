import LazyScripting

/// The time that Tab takes after a table with many keys.
struct Completing {
  /// Measures it and prints the table.
  static func run() throws {
    print("\nCompletion of a field (target: 20 ms for 10⁵ keys)")
    print(Measurement.header)
    let session = try LabSession(output: { _ in })
    _ = try session.evaluate("big = {} for i = 1, 1e5 do big['key' .. i] = i end")
    for entry in ["big.", "big.key9", "big.key99999"] {
      let measurement = Measurement("\(entry), 10⁵ keys", count: 1) { _ in
        _ = session.completion(in: entry, at: entry.utf8.count)
      }
      print(measurement.line(target: 20_000_000))
    }
  }
}
