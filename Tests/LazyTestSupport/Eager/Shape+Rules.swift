package import LazyStacks

/// The rules of each shape for one direction.
extension Shape {
  package var isModifier: Bool {
    switch self {
    case .item, .color, .spacer, .divider, .progress, .stack, .layers: false
    default: true
    }
  }

  /// The axes along which the containers of the inner shapes arrange them.
  package func directions(in orientation: Axis?) -> [Axis?] {
    switch self {
    case .stack(let axis, _, _, let children): children.map { _ in axis }
    case .layers(_, _, let children): children.map { _ in nil }
    case .overlay: [orientation, nil]
    default: inner.map { _ in orientation }
    }
  }

  package var priorityValue: Double {
    switch self {
    case .priority(let priority, _): priority
    case .spacer: -.infinity
    case .stack, .layers: 0
    default: isModifier ? inner[0].priorityValue : 0
    }
  }

  /// The line by which the inner shapes are aligned in a direction; nil for none.
  package func line(_ axis: Axis) -> Line? {
    switch self {
    case .stack(let own, let line, _, _): axis == own ? nil : line
    case .layers(let first, let second, _), .frame(_, let first, let second, _),
      .flexible(_, let first, let second, _), .overlay(let first, let second, _, _):
      axis == .horizontal ? first : second
    case .relative: .center
    default: nil
    }
  }

  /// The offer that a modifier, or layers, make in a direction.
  package func offer(_ axis: Axis, _ offered: Double?, _ region: Double) -> Double? {
    switch self {
    case .frame(let lengths, _, _, _): return lengths[axis] ?? offered
    case .flexible(let limits, _, _, _):
      guard let length = offered ?? limits[axis].ideal else { return nil }
      return max(limits[axis].min ?? 0, min(limits[axis].max ?? .infinity, length))
    case .padding(let insets, _):
      return offered.map { max(0, $0 - insets.start(axis) - insets.end(axis)) }
    case .fixedSize(let axes, _): return axes[axis] ? nil : offered
    case .relative(let axes, let count, let span, _):
      return axes.contains(axis) ? Shape.part(region, count, span) : offered
    default: return offered
    }
  }

  private static func part(_ region: Double, _ count: Int, _ span: Int) -> Double {
    let part = max(0, region - Double(count - 1) * 4) / Double(count)
    return part * Double(span) + Double(span - 1) * 4
  }

  /// The length of the shape in a direction.
  package func length(
    _ axis: Axis,
    _ offered: Double?,
    _ orientation: Axis?,
    inner: [Double],
    starts: [Double],
    _ region: Double
  ) -> Double {
    switch self {
    case .item(let width, let height):
      return (axis == .horizontal ? width : height) ?? offered ?? 10
    case .color: return offered ?? 10
    case .spacer(let least):
      return orientation ?? axis == axis ? max(least ?? 8, offered ?? least ?? 8) : 0
    case .divider: return (orientation ?? .vertical) == axis ? 1 : offered ?? 10
    case .progress: return 20
    case .stack(let own, _, let spacing, _) where own == axis:
      return inner.reduce(Double(max(0, inner.count - 1)) * (spacing ?? 8), +)
    case .stack, .layers:
      return zip(starts, inner).map(+).max() ?? 0
    case .frame(let lengths, _, _, _): return lengths[axis] ?? inner[0]
    case .flexible(let limits, _, _, _): return clamped(limits[axis], offered, inner[0])
    case .padding(let insets, _): return max(0, inner[0] + insets.start(axis) + insets.end(axis))
    case .relative(let axes, let count, let span, _):
      return axes.contains(axis) ? Shape.part(region, count, span) : inner[0]
    default: return inner[0]
    }
  }

  private func clamped(_ limits: FrameLimits, _ offered: Double?, _ view: Double) -> Double {
    let least = limits.min ?? 0
    let most = limits.max ?? .infinity
    guard let length = offered ?? limits.ideal else { return max(least, min(most, view)) }
    let inside = max(least, min(most, length))
    switch (limits.min, limits.max) {
    case (nil, nil): return view
    case (_?, _?): return inside
    case (_?, nil): return max(least, min(view, inside))
    case (nil, _?): return min(most, max(view, inside))
    }
  }

  /// The start of each inner shape in a direction.
  package func starts(
    _ axis: Axis,
    _ offered: Double?,
    inner: [Double],
    lines: [Double?],
    _ region: Double
  ) -> [Double] {
    switch self {
    case .stack(let own, _, let spacing, _) where own == axis:
      return inner.indices.map { inner[..<$0].reduce(Double($0) * (spacing ?? 8), +) }
    case .stack, .layers: return aligned(axis, inner, lines)
    case .padding(let insets, _): return [insets.start(axis)]
    case .offset(let distance, _): return [distance[axis]]
    case .overlay:
      let first = lines[0] ?? position(axis, inner[0])
      return [0, first - (lines[1] ?? position(axis, inner[1]))]
    case .frame, .flexible, .relative:
      let length = length(axis, offered, nil, inner: inner, starts: [], region)
      return [position(axis, length) - (lines[0] ?? position(axis, inner[0]))]
    default: return inner.map { _ in 0 }
    }
  }

  private func position(_ axis: Axis, _ length: Double) -> Double {
    let fraction = line(axis)?.fraction ?? 0
    return fraction == 0 ? 0 : fraction * length
  }

  private func aligned(_ axis: Axis, _ inner: [Double], _ lines: [Double?]) -> [Double] {
    let positions = zip(inner, lines).map { length, line in line ?? position(axis, length) }
    let most = positions.max() ?? 0
    return positions.map { $0 == most ? 0 : most - $0 }
  }
}
