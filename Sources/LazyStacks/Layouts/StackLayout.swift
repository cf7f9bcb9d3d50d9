/// `VStack` and `HStack`: children in a line, the length shared by flexibility.
///
/// Written once along an axis; the other stack is its transposition (invariant I10).
struct StackLayout: Layout, Equatable {
  var axis: Axis
  var alignment: Alignment
  var spacing: Double?

  var name: String { axis == .vertical ? "VStack" : "HStack" }

  func isEqual(to other: any Layout) -> Bool { (other as? StackLayout) == self }

  func sizeThatFits(_ proposal: ProposedSize, _ subviews: LayoutSubviews) throws -> Size {
    try checkSpacing()
    let sizes = measure(proposal, subviews)
    var along = gaps(subviews)
    var across = 0.0
    for size in sizes {
      along += size[axis]
      across = max(across, size[axis.cross])
    }
    return Size(along: along, across: across, axis: axis)
  }

  func placeSubviews(in size: Size, _ proposal: ProposedSize, _ subviews: LayoutSubviews) {
    let offers = offers(proposal, subviews)
    let spacing = spacing ?? subviews.defaultSpacing
    var along = 0.0
    for (subview, offer) in zip(subviews, offers) {
      let own = subview.sizeThatFits(offer)
      let across = (size[axis.cross] - own[axis.cross]) * alignment.fraction
      subview.place(at: Point(along: along, across: across, axis: axis), offer)
      along += own[axis] + spacing
    }
  }

  private func checkSpacing() throws {
    guard let spacing, !spacing.isLength else { return }
    throw ContentError.badLength(of: name, name: "spacing", length: spacing)
  }

  private func gaps(_ subviews: LayoutSubviews) -> Double {
    Double(max(0, subviews.count - 1)) * (spacing ?? subviews.defaultSpacing)
  }

  private func measure(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> [Size] {
    zip(subviews, offers(proposal, subviews)).map { $0.sizeThatFits($1) }
  }

  /// What each subview is offered: its ideal length where the stack is offered none, else a share
  /// of what is left, the least flexible subview first.
  private func offers(_ proposal: ProposedSize, _ subviews: LayoutSubviews) -> [ProposedSize] {
    let across = proposal[axis.cross]
    guard let length = proposal[axis], subviews.count > 1 else {
      let offer = ProposedSize(along: proposal[axis], across: across, axis: axis)
      return Array(repeating: offer, count: subviews.count)
    }
    var offers = Array(repeating: ProposedSize.unspecified, count: subviews.count)
    var left = max(0, length - gaps(subviews))
    let order = subviews.indices.sorted { first, second in
      let flexibilities = (
        flexibility(subviews[first], across), flexibility(subviews[second], across)
      )
      return flexibilities.0 < flexibilities.1
        || (flexibilities.0 == flexibilities.1 && first < second)
    }
    for (position, index) in order.enumerated() {
      let share = left / Double(order.count - position)
      offers[index] = ProposedSize(along: share, across: across, axis: axis)
      left = max(0, left - subviews[index].sizeThatFits(offers[index])[axis])
    }
    return offers
  }

  private func flexibility(_ subview: LayoutSubview, _ across: Double?) -> Double {
    let most = ProposedSize(along: .infinity, across: across, axis: axis)
    let least = ProposedSize(along: 0, across: across, axis: axis)
    return subview.sizeThatFits(most)[axis] - subview.sizeThatFits(least)[axis]
  }
}
