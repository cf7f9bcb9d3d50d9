import Foundation

/// The seeds that random tests run with.
///
/// A failing test names its seed. `LAZYLAB_SEED=17` runs only that one. `LAZYLAB_LONG=1`, which
/// `Scripts/test --long` sets, runs more seeds. `LAZYLAB_SEEDS=40` runs at most that many in each
/// test, for runs in which each takes long.
public enum Seeds {
  /// The seeds of a test: `ordinary` of them, or `long` of them in a long run.
  ///
  /// - Parameters:
  ///   - ordinary: The number of seeds in an ordinary run.
  ///   - long: The number of seeds in a long run.
  /// - Returns: The seeds from 1 on, or the one that the environment names.
  public static func first(_ ordinary: Int, long: Int) -> [UInt64] {
    choose(ordinary, long: long, environment: ProcessInfo.processInfo.environment)
  }

  static func choose(_ ordinary: Int, long: Int, environment: [String: String]) -> [UInt64] {
    if let seed = environment["LAZYLAB_SEED"].flatMap(UInt64.init) { return [seed] }
    let wanted = environment["LAZYLAB_LONG"] == "1" ? long : ordinary
    let most = environment["LAZYLAB_SEEDS"].flatMap(Int.init) ?? wanted
    return (0..<max(1, min(wanted, most))).map { UInt64($0) + 1 }
  }
}
