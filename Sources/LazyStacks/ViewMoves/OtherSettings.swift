import LazyExtents

/// What a view or container says otherwise than before a frame.
struct OtherSettings {
  private let node: Node
  private let frame: Int
  private var context: FrameContext { node.context }

  init(of node: Node, since frame: Int) {
    self.node = node
    self.frame = frame
  }

  /// The values that the view says otherwise to the layout around it, each as a reason of no length
  /// of its own.
  var values: [MoveReason] {
    // What a view that only came in says is no change.
    guard node.sightBefore?.frame == context.sight.ofViews,
      let old = context.sight.settings.values(of: node, before: frame)
    else { return [] }
    let new = node.traits.layoutValues
    var names: [String] = []
    for value in new + old where !names.contains(value.name) { names.append(value.name) }
    return names.compactMap { name in
      let (was, now) = (old.last { $0.name == name }, new.last { $0.name == name })
      if let was, let now, was.isSame(as: now) { return nil }
      var reason = MoveReason(kind: .placed, by: 0, views: [node.seen], count: 1)
      reason.setting = MoveReason.Setting(
        name: "layoutValue \(name)",
        old: was?.words,
        new: now?.words
      )
      return reason
    }
  }

  /// The other alignment along an axis.
  func alignment(along axis: Axis) -> MoveReason.Setting? {
    if let stack = node as? LazyStackNode {
      guard let old = stack.edits.oldAlignment, axis != stack.axis else { return nil }
      return .alignment(from: old, to: stack.attributes.alignment)
    }
    guard let layout = node as? LayoutNode, let former = layout.former(in: frame),
      let view = layout.children.last,
      case .aligned(let new) = layout.placeSum(of: view, along: axis),
      case .aligned(let old) = layout.placeSum(of: view, along: axis, by: former)
    else { return nil }
    return .alignment(from: old, to: new)
  }

  /// The size of the view, if it is another one along an axis by itself.
  func size(along axis: Axis) -> MoveReason.Setting? {
    guard let before = node.sightBefore, before.frame == frame,
      abs(node.size[axis] - before.size[axis]) > Double.tolerance,
      !LengthOffer(to: node, along: axis).isFollowed
    else { return nil }
    func words(_ size: Size) -> String {
      "\(size.width.shortestText) × \(size.height.shortestText)"
    }
    return MoveReason.Setting(name: "size", old: words(before.size), new: words(node.size))
  }
}

extension MoveReason.Setting {
  /// An alignment that is another one; nil if it is not.
  static func alignment(from old: AlignmentGuide, to new: AlignmentGuide) -> Self? {
    guard old != new else { return nil }
    return Self(name: "alignment", old: old.name, new: new.name)
  }
}

extension LayoutValue {
  /// The value as text, if it has a short one.
  fileprivate var words: String? {
    switch value {
    case let number as Double: number.shortestText
    case let text as any CustomStringConvertible: text.description.count <= 40 ? "\(text)" : nil
    default: nil
    }
  }
}
