/// Counts the changes of the data and of a window's size, which change the true lengths and need a
/// layout.
struct ContentVersion {
  /// How many changes there were.
  private(set) var number = 0
  /// How many of them were edits of data, and not only of states and models.
  private(set) var edits = 0
  /// Whether the content must be laid out.
  private(set) var needsLayout = true
  /// The number when the last frame was recorded.
  private var recorded = 0
  /// The true length of the content, once somebody asked, and the number that it is for.
  private var measured: (number: Int, length: Double)?

  /// Whether nothing changed since the last frame was recorded; a frame without edits moves
  /// nothing.
  var isRecorded: Bool { number == recorded }

  /// The true length of the content, if it was measured since the last change.
  var measuredLength: Double? {
    guard let measured, measured.number == number else { return nil }
    return measured.length
  }

  /// Notes a change, which may be an edit of data.
  mutating func change(isEdit: Bool = false) {
    number += 1
    if isEdit { edits += 1 }
    needsLayout = true
  }

  /// Notes that the content must be laid out again although nothing changed.
  mutating func requireLayout() { needsLayout = true }

  /// Notes that the content is laid out.
  mutating func noteLayout() { needsLayout = false }

  mutating func record() { recorded = number }

  /// Keeps the true length until the next change.
  mutating func keep(measured length: Double) { measured = (number, length) }
}
