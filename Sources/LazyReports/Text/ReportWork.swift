internal import LazyTrace

/// The work of making a report, which can be stopped like a window's own work.
///
/// A unit is about one event, id or view that is read, or a few dozen bytes of text that are
/// written: a microsecond or less. The same report charges the same units in every run.
final class ReportWork {
  /// The greatest number of columns of a line, if its words allow that.
  let lineLength: Int
  private let meter: (any WorkMeter)?
  private var waiting = 0

  /// How many units are charged at once, at least.
  private static let batch = 128
  /// How many bytes of text count as a unit.
  private static let bytesPerUnit = 32

  private static let (shortestLine, longestLine) = (40, 100)

  /// Makes the work of one report; without a meter nothing is charged.
  ///
  /// - Parameters:
  ///   - meter: Where the work is charged.
  ///   - columns: The columns of the terminal that shows the report; nil if there is none.
  ///   - breaksLines: Whether lines are broken; whoever shows the report does so otherwise.
  init(_ meter: (any WorkMeter)? = nil, columns: Int? = nil, breaksLines: Bool = true) {
    self.meter = meter
    lineLength =
      breaksLines
      ? min(max(columns ?? Self.longestLine, Self.shortestLine), Self.longestLine) : .max
  }

  /// Charges units, now or with later ones; throws what the meter throws.
  func charge(_ units: Int = 1) throws {
    guard let meter else { return }
    waiting += units
    guard waiting >= ReportWork.batch else { return }
    let due = waiting
    waiting = 0
    try meter.charge(due)
  }

  /// Charges a text that is read or written.
  func charge(for text: String) throws {
    try charge(1 + text.utf8.count / ReportWork.bytesPerUnit)
  }
}
