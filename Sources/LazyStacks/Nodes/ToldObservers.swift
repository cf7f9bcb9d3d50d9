/// What the observers among a view's modifiers were told last.
final class ToldObservers {
  /// The answers that visibility observers received, one for each, nil before the first call.
  var visibilities: [Bool?] = []
  /// How much of the view is in sight in this frame, as a fraction.
  var fraction = 0.0
  /// What each observer of a scroll view received.
  private(set) var scrolls: [Scroll] = []
  /// What the observers of the view's own geometry received, by their places.
  var geometries: [Int: Any] = [:]
  /// What the observers of preferences received, by their places.
  var preferences: [Int: [Any]] = [:]
  /// Whether there is an observer of the view itself, or of preferences from views below.
  var isAboutView = false

  /// What an observer of a scroll view received last.
  final class Scroll {
    var ids: [ViewID] = []
    var value: Any?
    /// The number of phase changes that it received, or came too late for.
    var phases = 0
  }

  /// Takes the numbers of observers of visibility, if they are asked already, and of scroll views.
  func resize(visibilities count: Int?, scrolls scrollCount: Int) {
    if let count { visibilities.resize(to: count) { nil } }
    scrolls.resize(to: scrollCount, with: Scroll.init)
  }

  /// Forgets what was said about the view itself, which left the screen.
  func forgetView() {
    geometries.removeAll()
    preferences.removeAll()
  }
}

extension Array {
  /// Drops the excess at the end, or fills up to the count.
  fileprivate mutating func resize(to count: Int, with element: () -> Element) {
    if self.count > count { removeLast(self.count - count) }
    while self.count < count { append(element()) }
  }
}
