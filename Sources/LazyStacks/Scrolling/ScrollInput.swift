/// What a program or a finger asks of a scroll view in the next frame.
enum ScrollInput {
  /// Something moves the content over time from now on.
  case motion(ScrollMotion)
  /// The visible region is to start at an offset, of which only the axes that scroll are read.
  case offset(Point)
  /// A view is to be visible, at an anchor or after the smallest movement.
  case reveal(ViewID, anchor: UnitPoint?)
  /// An edge of the content is to be visible.
  case edge(Edge)
}

extension ScrollInput {
  /// Whether it begins a motion.
  var isMotion: Bool {
    if case .motion = self { true } else { false }
  }

  /// Whether a finger makes the input.
  var isOfUser: Bool {
    guard case .motion(let motion) = self else { return false }
    if case .animation = motion.beginning { return false }
    return true
  }
}
