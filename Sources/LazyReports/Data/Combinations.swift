/// All combinations of one of each of some lists, the last one changing fastest.
///
/// - Parameters:
///   - lists: The lists.
///   - most: The greatest number of combinations.
/// - Returns: The combinations; nil if there would be more.
public func combinations<Element>(of lists: [[Element]], atMost most: Int) -> [[Element]]? {
  var found: [[Element]] = [[]]
  for list in lists {
    let count = found.count.multipliedReportingOverflow(by: list.count)
    guard !count.overflow, count.partialValue <= most else { return nil }
    found = found.flatMap { beginning in list.map { beginning + [$0] } }
  }
  return found
}
