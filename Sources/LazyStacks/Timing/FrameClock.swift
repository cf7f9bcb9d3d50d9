/// Virtual time: the display ticks, and a frame takes one tick, or several if its work was not done
/// in time.
///
/// Time is the number of ticks divided by their rate, so no error adds up in it.
struct FrameClock {
  /// How many ticks a second has.
  let refreshRate: Double
  /// How many ticks passed before the frame in progress, or the last one; 0 for the first frame.
  private(set) var tick = 0
  /// How many ticks the frame in progress takes.
  private var length = 0
  /// How many ticks the frame before it took.
  private var lastLength = 1

  init(refreshRate: Double) { self.refreshRate = refreshRate }

  /// The time of the frame in progress, or of the last one, in seconds.
  var now: Double { Double(tick) / refreshRate }

  /// How many ticks passed when the frame in progress, or the last one, is shown.
  var end: Int { tick + length }

  /// How many seconds ago the frame before the one in progress began.
  var sinceLastFrame: Double { Double(lastLength) / refreshRate }

  /// How long a tick is, in milliseconds: the time in which a frame has to be done.
  var millisecondsPerTick: Double { 1000 / refreshRate }

  /// Moves on to the next frame, which begins when the last one is shown.
  mutating func beginFrame() {
    tick += length
    lastLength = max(1, length)
    length = 1
  }

  /// Lengthens the frame in progress by a number of ticks.
  mutating func delay(by ticks: Int) { length += ticks }
}
