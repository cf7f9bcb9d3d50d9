package import LazyStacks

/// An eager view as data, so that it can be made at random, transposed and laid out naively.
package indirect enum Shape {
  case item(width: Double?, height: Double?)
  case color
  case spacer(Double?)
  case divider
  case progress
  case stack(Axis, Line, spacing: Double?, [Shape])
  case layers(Line, Line, [Shape])
  case frame(Axes<Double?>, Line, Line, Shape)
  case flexible(Axes<FrameLimits>, Line, Line, Shape)
  case padding(EdgeInsets, Shape)
  case fixedSize(Axes<Bool>, Shape)
  case ratio(Ratio, ContentMode, Shape)
  case overlay(Line, Line, Shape, on: Shape)
  case relative(Set<Axis>, count: Int, span: Int, Shape)
  case priority(Double, Shape)
  case guide(Axis, Line, at: Double, Shape)
  case offset(Axes<Double>, Shape)

  /// One of the three alignment lines of each direction.
  package enum Line: Int, CaseIterable {
    case start
    case center
    case end

    var fraction: Double { Double(rawValue) / 2 }
    var horizontal: HorizontalAlignment { [.leading, .center, .trailing][rawValue] }
    var vertical: VerticalAlignment { [.top, .center, .bottom][rawValue] }
  }

  /// A value for each direction.
  package struct Axes<Value> {
    var horizontal: Value
    var vertical: Value

    subscript(axis: Axis) -> Value { axis == .horizontal ? horizontal : vertical }
    var transposed: Axes { Axes(horizontal: vertical, vertical: horizontal) }
  }

  /// How many times longer one direction is than the other, as an exact ratio.
  package struct Ratio {
    var horizontal: Double
    var vertical: Double
    var value: Double { horizontal / vertical }
  }
}

extension Shape {
  /// The same value with the directions exchanged.
  package var transposed: Shape {
    switch self {
    case .item(let width, let height): .item(width: height, height: width)
    case .color, .spacer, .divider, .progress: self
    case .stack(let axis, let line, let spacing, let children):
      .stack(axis.cross, line, spacing: spacing, children.map(\.transposed))
    case .layers(let first, let second, let children):
      .layers(second, first, children.map(\.transposed))
    case .frame(let lengths, let first, let second, let view):
      .frame(lengths.transposed, second, first, view.transposed)
    case .flexible(let limits, let first, let second, let view):
      .flexible(limits.transposed, second, first, view.transposed)
    case .padding(let insets, let view):
      .padding(
        EdgeInsets(
          top: insets.leading,
          leading: insets.top,
          bottom: insets.trailing,
          trailing: insets.bottom
        ),
        view.transposed
      )
    case .fixedSize(let axes, let view): .fixedSize(axes.transposed, view.transposed)
    case .ratio(let ratio, let mode, let view):
      .ratio(
        Ratio(horizontal: ratio.vertical, vertical: ratio.horizontal),
        mode,
        view.transposed
      )
    case .overlay(let first, let second, let layer, let view):
      .overlay(second, first, layer.transposed, on: view.transposed)
    case .relative(let axes, let count, let span, let view):
      .relative(Set(axes.map(\.cross)), count: count, span: span, view.transposed)
    case .priority(let priority, let view): .priority(priority, view.transposed)
    case .guide(let axis, let line, let position, let view):
      .guide(axis.cross, line, at: position, view.transposed)
    case .offset(let distance, let view): .offset(distance.transposed, view.transposed)
    }
  }

  /// The shapes directly inside, in order.
  package var inner: [Shape] {
    switch self {
    case .item, .color, .spacer, .divider, .progress: []
    case .stack(_, _, _, let children), .layers(_, _, let children): children
    case .frame(_, _, _, let view), .flexible(_, _, _, let view), .padding(_, let view),
      .fixedSize(_, let view), .ratio(_, _, let view), .relative(_, _, _, let view),
      .priority(_, let view), .guide(_, _, _, let view), .offset(_, let view):
      [view]
    case .overlay(_, _, let layer, let view): [view, layer]
    }
  }

  /// How many shapes there are, this one included.
  package var count: Int { inner.reduce(1) { $0 + $1.count } }
}

extension Shape {
  /// The view, in which the id of each shape is its number in preorder.
  package func content(_ number: Int = 0) -> Content {
    var next = number + 1
    let views = inner.map { shape in
      defer { next += shape.count }
      return shape.content(next)
    }
    return isNamed ? described(views).id(.integer(number)) : described(views)
  }

  /// Whether the shape is a view of its own, which can have an id.
  package var isNamed: Bool {
    if case .priority = self { return false }
    return true
  }

  /// The numbers of the shapes that can be found by their id.
  package func numbers(_ number: Int = 0) -> [Int] {
    var next = number + 1
    let below = inner.flatMap { shape in
      defer { next += shape.count }
      return shape.numbers(next)
    }
    return (isNamed ? [number] : []) + below
  }

  private func described(_ views: [Content]) -> Content {
    switch self {
    case .item(let width, let height): Item(width: width, height: height).content
    case .color: Color("red").content
    case .spacer(let least): Spacer(minLength: least).content
    case .divider: Divider().content
    case .progress: ProgressView().content
    case .stack(.vertical, let line, let spacing, _):
      VStack(alignment: line.horizontal, spacing: spacing, children: views).content
    case .stack(.horizontal, let line, let spacing, _):
      HStack(alignment: line.vertical, spacing: spacing, children: views).content
    case .layers(let first, let second, _):
      ZStack(alignment: .lines(first, second), children: views).content
    default: modified(views)
    }
  }

  private func modified(_ views: [Content]) -> Content {
    let view = views[0]
    switch self {
    case .frame(let lengths, let first, let second, _):
      return view.frame(
        width: lengths.horizontal,
        height: lengths.vertical,
        alignment: .lines(first, second)
      )
    case .flexible(let limits, let first, let second, _):
      return view.frame(
        width: limits.horizontal,
        height: limits.vertical,
        alignment: .lines(first, second)
      )
    case .padding(let insets, _): return view.padding(insets)
    case .fixedSize(let axes, _):
      return view.fixedSize(horizontal: axes.horizontal, vertical: axes.vertical)
    case .ratio(let ratio, let mode, _): return view.aspectRatio(ratio.value, contentMode: mode)
    case .overlay(let first, let second, _, _):
      return view.overlay(alignment: .lines(first, second), children: [views[1]])
    case .relative(let axes, let count, let span, _):
      return view.containerRelativeFrame(axes, count: count, span: span, spacing: 4)
    case .priority(let priority, _): return view.layoutPriority(priority)
    case .guide(.horizontal, let line, let position, _):
      return view.alignmentGuide(line.horizontal) { _ in position }
    case .guide(.vertical, let line, let position, _):
      return view.alignmentGuide(line.vertical) { _ in position }
    case .offset(let distance, _):
      return view.offset(x: distance.horizontal, y: distance.vertical)
    case .item, .color, .spacer, .divider, .progress, .stack, .layers: return view
    }
  }
}

extension Alignment {
  package static func lines(_ first: Shape.Line, _ second: Shape.Line) -> Alignment {
    Alignment(horizontal: first.horizontal, vertical: second.vertical)
  }
}
