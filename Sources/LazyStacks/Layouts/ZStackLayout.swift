/// `ZStack`: children on top of one another, each offered what the stack is offered.
struct ZStackLayout: ArrangedLayout, Equatable {
  var alignment = Alignment.center

  var name: String { "ZStack" }

  func isEqual(to other: any Layout) -> Bool { (other as? ZStackLayout) == self }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    var size = Size.zero
    for axis in Axis.allCases { size[axis] = line(axis, proposal, subviews).length }
    return size
  }

  func arrange(
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) -> [Arrangement] {
    let horizontal = line(.horizontal, proposal, subviews)
    let vertical = line(.vertical, proposal, subviews)
    return subviews.map { subview in
      let view = subview.dimensions(in: proposal)
      let origin = Point(
        x: horizontal.start(of: view, .horizontal),
        y: vertical.start(of: view, .vertical)
      )
      return Arrangement(origin: origin, offer: proposal)
    }
  }

  private func line(
    _ axis: Axis,
    _ proposal: ProposedSize,
    _ subviews: LayoutSubviews
  ) -> AlignmentLine {
    var line = AlignmentLine(guide: alignment.guide(axis))
    for subview in subviews { line.add(subview.dimensions(in: proposal), axis) }
    return line
  }
}
