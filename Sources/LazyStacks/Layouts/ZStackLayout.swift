/// `ZStack`: children on top of one another, each offered what the stack is offered.
struct ZStackLayout: ArrangedLayout, SummingLayout, Equatable {
  var alignment = Alignment.center

  var name: String { "ZStack" }

  func isEqual(to other: any Layout) -> Bool { (other as? ZStackLayout) == self }

  func placeSum(
    ofBase isBase: Bool,
    among subviews: LayoutSubviews,
    along axis: Axis
  ) -> PlaceSum {
    .aligned(alignment.guide(axis))
  }

  func lengthSum(along axis: Axis) -> LengthSum { .longest }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    var size = Size.zero
    for axis in Axis.allCases {
      size[axis] = line(along: axis, proposal: proposal, subviews: subviews).length
    }
    return size
  }

  func arrange(
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) -> [Arrangement] {
    let horizontal = line(along: .horizontal, proposal: proposal, subviews: subviews)
    let vertical = line(along: .vertical, proposal: proposal, subviews: subviews)
    return subviews.map { subview in
      let view = subview.dimensions(in: proposal)
      let origin = Point(
        x: horizontal.start(of: view, along: .horizontal),
        y: vertical.start(of: view, along: .vertical)
      )
      return Arrangement(origin: origin, offer: proposal)
    }
  }

  private func line(
    along axis: Axis,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) -> AlignmentLine {
    var line = AlignmentLine(guide: alignment.guide(axis))
    for subview in subviews { line.add(of: subview.dimensions(in: proposal), along: axis) }
    return line
  }
}
