/// The lines that a lazy container held when a frame began, used afterwards to report what moved.
///
/// Every frame remembers them, and in most nothing moves. So only what would be lost is written
/// down, and a line is described when it is reported.
struct SeenLines {
  /// A line as it was.
  struct Line {
    let view: SeenView
    /// The index of its first subview at that time.
    let index: Int
    let cells: Int
    let rel: Double
    let length: Double
    /// Whether it was on screen.
    let isShown: Bool
    let label: ViewID
    let node: Int
  }

  private(set) var frame = 0
  /// Whether the lines came into sight in this frame, so that nobody saw them before.
  var isOfArrivals = false
  /// How often the run had changed its lines.
  private var edits = 0
  /// The lines themselves; those that are given up are kept until the frame is reported.
  private(set) var held = LineList()
  private(set) var spacing = 0.0
  private(set) var columns = 0
  /// The cross length of the container, in points.
  private(set) var crossLength = 0.0
  /// The subviews that an edge held, with their positions and lengths.
  private(set) var pins: [(subview: Subview, rel: Double, length: Double)] = []

  mutating func take(_ stack: LazyStackNode, in frame: Int) {
    self.frame = frame
    isOfArrivals = false
    spacing = stack.run.spacing
    columns = stack.columnCount
    crossLength = stack.crossLength
    held = stack.placement.lines
    edits = stack.placement.edits
    pins.empty()
    for pin in stack.pins { pins.append((pin, pin.shownRel, pin.length)) }
  }

  /// Forgets the lines, once everything is reported.
  mutating func forget() {
    held = LineList()
    pins.empty()
  }

  /// The lines as they were.
  var lines: [Line] {
    held.map { line in
      let first = line.subviews[0]
      return Line(
        view: first.seen(at: line.before.index),
        index: line.before.index,
        cells: line.subviews.count,
        rel: line.before.rel,
        length: line.length,
        isShown: line.before.isShown,
        label: first.label,
        node: first.node.numberInTrace
      )
    }
  }

  /// Whether the run may hold other lines now.
  func differs(from run: LazyRun) -> Bool { edits != run.placement.edits }

  /// Whether a pinned subview changed its length, or its position although nothing was scrolled, or
  /// is held no more.
  func differs(from pins: [Subview], isScrolled: Bool) -> Bool {
    let isLetGo =
      !isScrolled
      && self.pins.contains { old in
        !pins.contains { $0.label == old.subview.label }
      }
    return isLetGo
      || pins.contains { pin in
        self.pins.contains {
          ($0.length != pin.length || !isScrolled && $0.rel != pin.shownRel)
            && $0.subview.label == pin.label
        }
      }
  }
}

/// Remembers where the rows of a lazy container stand, to report afterwards what moved.
struct RowPlaces {
  private let stack: LazyStackNode
  private var frame: Int { stack.context.sight.ofRows }

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Remembers where everything on screen stands, in this container and in those in its rows.
  func remember() {
    rememberOwn()
    stack.nesting.inner?.rememberPlaces()
  }

  private func rememberOwn() {
    let frame = frame
    stack.context.work.charge(stack.placement.lines.count)
    stack.seenLines.take(stack, in: frame)
    // Only a stack that a row moves stands somewhere in it.
    if stack.track == nil { stack.nesting.remember(stack.distanceInRow, in: frame) }
    var place = 0
    stack.placement.lines.walk { line in
      line.before = Line.Before(rel: line.rel, index: line.subviews[0].index)
      line.subviews.walk { subview in
        let isShown = subview.isPlaced
        if isShown { line.before.isShown = true }
        subview.past.remember(
          FormerPlace(
            frame: frame,
            rel: subview.rel,
            length: subview.length,
            line: place,
            isFree: isShown && subview.isAtOwnPlace,
            shift: subview.position.shift
          )
        )
      }
      place += 1
    }
  }

  /// Whether nothing that was on screen is left in the run.
  var areOfArrivals: Bool {
    let frame = frame
    guard !stack.placement.lines.isEmpty, stack.seenLines.frame == frame else { return false }
    return !stack.placement.lines.contains { line in
      line.subviews.contains { $0.before?.frame == frame }
    }
  }

  /// Remembers what came on screen in the first pass of a frame, if nothing is left of what was
  /// there.
  func rememberArrivals() {
    for subview in stack.store.subviews { subview.past.forgetPlace() }
    rememberOwn()
    stack.seenLines.isOfArrivals = true
    let expected = stack.movingTrack?.pushes.expected ?? 0
    for line in stack.placement.lines { line.before.rel += expected }
    stack.forEachInRun { $0.past.shiftPlace(by: expected) }
    stack.run.arrive()
  }
}

extension Subview {
  /// The view in terms that a person can find it by.
  var seen: SeenView { seen(at: index) }

  /// The view as it was at another index.
  func seen(at index: Int) -> SeenView {
    // The views of one element have its id in common, and may have others of their own, which those
    // of other elements may have, too.
    if content.sharesID, let own = node.naming.ownID, let id, own != id {
      return SeenView(id: id.appending(own), name: viewName)
    }
    guard id == nil else { return SeenView(id: id, name: viewName) }
    var view = SeenView(name: viewName, place: index + 1)
    guard role != .content else { return view }
    (view.name, view.place) = (role == .header ? "header" : "footer", nil)
    view.address = label
    return view
  }
}
