/// Numbers as a row of bars, each as high as the mean of its share of them.
public enum Sparkline {
  private static let bars = Array("▁▂▃▄▅▆▇█")

  /// The bars, from the least mean to the greatest; all of the same height if none differs.
  ///
  /// - Parameters:
  ///   - values: Finite numbers, at least one.
  ///   - width: How many bars there are at most.
  /// - Returns: The row, empty without numbers.
  public static func text(of values: [Double], width: Int = 32) -> String {
    let count = min(max(1, width), values.count)
    let means = (0..<count).map { bar in
      let share = values[(bar * values.count / count)..<((bar + 1) * values.count / count)]
      // Each is divided first, so that the sum of two very large numbers is finite.
      return share.reduce(0) { $0 + $1 / Double(share.count) }
    }
    guard let least = means.min(), let most = means.max() else { return "" }
    let scale = max(least.magnitude, most.magnitude)
    let span = scale > 0 ? most / scale - least / scale : 0
    return String(
      means.map { mean in
        guard span > 1e-12 else { return bars[3] }
        let height = (mean / scale - least / scale) / span * Double(bars.count - 1)
        return bars[height.rounded().whole(in: 0...bars.count - 1)]
      }
    )
  }
}
