internal import LazyReports
internal import LazyStacks

/// The stills of the frames that were made last, of all windows, for looking back.
///
/// Scripts notice nothing of it: what a still costs is not charged to them. Memory is bounded by
/// the number of boxes in all stills, and time by the number of views that are read for one.
final class KeptStills {
  /// Whether stills are kept, as for a person who may ask.
  var isKeeping = false
  private var stills: [(window: Int, still: Still)] = []
  /// The size of all stills, in boxes without long texts.
  private var size = 0

  /// The greatest size that is kept: about 2,000 frames with twenty rows in sight.
  private static let mostBoxes = 50_000
  /// How many bytes of text take as much room as a box.
  private static let bytesPerBox = 256
  /// The greatest number of views in a window of which a still is kept.
  static let mostViews = 2_000

  /// Keeps what a window shows at the end of a frame, unless that is much or it was stopped.
  func keep(_ window: Window, numbered number: Int) {
    guard isKeeping, let still = Self.still(of: window, hasBars: false) else { return }
    stills.append((number, still))
    size += Self.size(of: still)
    if size > Self.mostBoxes { forgetOldest() }
  }

  /// What a window shows, read at no cost for the script; nil if that is much, or the frame was
  /// stopped.
  static func still(of window: Window, hasBars: Bool) -> Still? {
    guard !window.wasStopped else { return nil }
    let meter = ViewLimit()
    return try? window.metered(by: meter) {
      try window.still(hasBars: hasBars, hasTruth: false, charging: meter)
    }
  }

  private static func size(of still: Still) -> Int {
    still.boxes.reduce(1) { size, box in
      let bytes = box.label.utf8.count + (box.words?.utf8.count ?? 0)
      return size + 1 + bytes / bytesPerBox
    }
  }

  /// Forgets a quarter at once, so that moving the others costs little.
  private func forgetOldest() {
    var end = 0
    while end < stills.count, size > Self.mostBoxes / 4 * 3 {
      size -= Self.size(of: stills[end].still)
      end += 1
    }
    stills.removeFirst(end)
  }

  /// The frames of a window of which a still is kept, in order.
  func frames(of number: Int) -> [Int] {
    stills.compactMap { $0.window == number ? $0.still.frame : nil }
  }

  /// The still of a frame; nil if none is kept.
  func still(of number: Int, frame: Int) -> Still? {
    stills.last { $0.window == number && $0.still.frame == frame }?.still
  }

  /// Ends the reading of a window with too many views.
  private final class ViewLimit: WorkMeter {
    private var left = mostViews

    func charge(_ units: Int) throws {
      left -= units
      if left < 0 { throw Mistake("there are too many views") }
    }
  }
}
