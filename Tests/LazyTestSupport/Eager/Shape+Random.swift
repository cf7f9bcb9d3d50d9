import LazyStacks

extension Shape {
  /// A random shape up to a depth, in a stack of its own.
  package static func random(depth: Int, using random: inout SeededGenerator) -> Shape {
    let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      any(depth: depth, using: &random)
    }
    return .stack(axis(&random), line(&random), spacing: length(&random), children)
  }

  private static func any(depth: Int, using random: inout SeededGenerator) -> Shape {
    guard depth > 0 else { return leaf(&random) }
    let inner = depth - 1
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<3: return leaf(&random)
    case 3..<8: return self.random(depth: inner, using: &random)
    case 8:
      let children = (0..<2).map { _ in any(depth: inner, using: &random) }
      return .layers(line(&random), line(&random), children)
    case 9:
      let lengths = Axes(horizontal: length(&random), vertical: length(&random))
      return .frame(lengths, line(&random), line(&random), any(depth: inner, using: &random))
    case 10, 11:
      let limits = Axes(horizontal: limits(&random), vertical: limits(&random))
      return .flexible(limits, line(&random), line(&random), any(depth: inner, using: &random))
    case 12: return .padding(insets(&random), any(depth: inner, using: &random))
    case 13:
      let axes = Axes(
        horizontal: Bool.random(using: &random),
        vertical: Bool.random(using: &random)
      )
      return .fixedSize(axes, any(depth: inner, using: &random))
    default: return rarer(depth: inner, using: &random)
    }
  }

  private static func rarer(depth: Int, using random: inout SeededGenerator) -> Shape {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      // A power of two gives the same lengths both ways.
      let ratio = Ratio(horizontal: Bool.random(using: &random) ? 2 : 1, vertical: 4)
      let mode: ContentMode = Bool.random(using: &random) ? .fit : .fill
      return .ratio(ratio, mode, any(depth: depth, using: &random))
    case 1:
      let layer = any(depth: depth, using: &random)
      return .overlay(line(&random), line(&random), layer, on: any(depth: depth, using: &random))
    case 2:
      let axes: Set<Axis> = Bool.random(using: &random) ? [.horizontal] : [.vertical]
      return .relative(axes, count: 4, span: 2, any(depth: depth, using: &random))
    case 3:
      let priority = Double(Int.random(in: -1...2, using: &random))
      return .priority(priority, any(depth: depth, using: &random))
    case 4:
      let position = random.dyadicLength(below: 60) - 20
      return .guide(axis(&random), line(&random), at: position, any(depth: depth, using: &random))
    default:
      let distance = Axes(
        horizontal: random.dyadicLength(below: 20) - 10,
        vertical: random.dyadicLength(below: 20) - 10
      )
      return .offset(distance, any(depth: depth, using: &random))
    }
  }

  private static func leaf(_ random: inout SeededGenerator) -> Shape {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .color
    case 1: .spacer(length(&random))
    case 2: .divider
    case 3: .progress
    default: .item(width: length(&random), height: length(&random))
    }
  }

  private static func axis(_ random: inout SeededGenerator) -> Axis {
    Bool.random(using: &random) ? .horizontal : .vertical
  }

  private static func line(_ random: inout SeededGenerator) -> Line {
    Line(rawValue: Int.random(in: 0...2, using: &random)) ?? .center
  }

  private static func length(_ random: inout SeededGenerator) -> Double? {
    Int.random(in: 0..<3, using: &random) == 0 ? nil : random.dyadicLength(below: 80)
  }

  private static func limits(_ random: inout SeededGenerator) -> FrameLimits {
    let lengths = (0..<3).map { _ in random.dyadicLength(below: 200) }.sorted()
    return FrameLimits(
      min: Bool.random(using: &random) ? lengths[0] : nil,
      ideal: Bool.random(using: &random) ? lengths[1] : nil,
      max: [nil, lengths[2], .infinity][Int.random(in: 0...2, using: &random)]
    )
  }

  private static func insets(_ random: inout SeededGenerator) -> EdgeInsets {
    EdgeInsets(
      top: random.dyadicLength(below: 20) - 4,
      leading: random.dyadicLength(below: 20) - 4,
      bottom: random.dyadicLength(below: 20) - 4,
      trailing: random.dyadicLength(below: 20) - 4
    )
  }
}
