/// What the next layout of a scroll view must do.
struct PendingLayout {
  /// Whether anything changed since the last layout.
  var isNeeded = true
  /// Whether the content must be placed before the stacks are filled.
  var placesContent = true
  /// Whether the content was described anew since it was last placed.
  var isUpdated = false
  /// Whether the last layout was given up before it came to rest.
  var wasGivenUp = false
  /// Whether the layout before the last was given up, so that the last one went on with it.
  private(set) var wentOn = false
  /// Whether the scroll view is in a row that is only prepared; it is filled when the row comes
  /// into sight.
  var waitsForRow = false

  /// Whether it must be made in this frame.
  var isDue: Bool { isNeeded && !waitsForRow }

  /// Notes that the content was described anew.
  mutating func noteUpdate() {
    isNeeded = true
    placesContent = true
    isUpdated = true
  }

  /// Begins a layout, which is the one that was needed.
  mutating func begin() {
    isNeeded = false
    wentOn = wasGivenUp
    wasGivenUp = false
  }

  /// Leaves all of it to the next frame.
  mutating func postpone() {
    isNeeded = true
    placesContent = true
  }
}
