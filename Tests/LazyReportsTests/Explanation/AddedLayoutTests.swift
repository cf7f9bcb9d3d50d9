import LazyReports
import Testing

@testable import LazyStacks

/// What is explained of a container and a modifier that state in their own files alone what they
/// add up.
@Suite struct AddedLayoutTests {
  /// Views below one another, 7 points apart.
  private struct Column: ArrangedLayout, SummingLayout {
    /// By how many points it says that its views are apart.
    final class Distance { var stated = 7.0 }

    var distance = Distance()

    var name: String { "Column" }

    func isEqual(to other: any Layout) -> Bool { other is Self }

    func placeSum(
      ofBase isBase: Bool,
      among subviews: LayoutSubviews,
      along axis: Axis
    ) -> PlaceSum { axis == .vertical ? .line : .inset(0) }

    func lengthSum(along axis: Axis) -> LengthSum { axis == .vertical ? .line : .longest }

    func distances(between subviews: LayoutSubviews) -> [Double] {
      Array(repeating: distance.stated, count: max(0, subviews.count - 1))
    }

    func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return Size(
        width: sizes.map(\.width).max() ?? 0,
        height: sizes.reduce(-7) { $0 + $1.height + 7 }
      )
    }

    func arrange(
      in size: Size,
      proposal: ProposedSize,
      subviews: LayoutSubviews
    ) -> [Arrangement] {
      var y = 0.0
      return subviews.map { subview in
        defer { y += subview.sizeThatFits(.unspecified).height + 7 }
        return Arrangement(origin: Point(x: 0, y: y), offer: .unspecified)
      }
    }
  }

  /// Room above a view.
  private struct Headroom: ModifierLayout, Equatable {
    var height: Double

    var name: String { "headroom" }

    func isEqual(to other: any Layout) -> Bool { (other as? Self) == self }

    func placeSum(
      ofBase isBase: Bool,
      among subviews: LayoutSubviews,
      along axis: Axis
    ) -> PlaceSum { .inset(axis == .vertical ? height : 0) }

    func lengthSum(along axis: Axis) -> LengthSum {
      .view(insets: axis == .vertical ? height : 0)
    }

    func size(of view: Size, proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
      Size(width: view.width, height: view.height + height)
    }

    func origin(of view: ViewDimensions, in size: Size) -> Point { Point(x: 0, y: height) }
  }

  private final class Model {
    var height = 40.0
    var headroom = 5.0
  }

  private func column(_ model: Model) throws -> Window {
    try Window(WindowConfiguration(width: 390, height: 600), reevaluates: true) {
      ScrollView {
        Column()() {
          Item(height: model.height).id("title")
          Headroom(height: model.headroom)() { Item(height: 30).id("note") }
          Item(height: 30).id("end")
        }
      }
    }
  }

  @Test func `what they add up is told by what changed of it`() throws {
    let model = Model()
    let window = try column(model)
    try window.update { model.height = 70 }
    #expect(
      try Explanation.text(of: window.trace)
        .contains("note, end moved by +30, though nobody moved them: title is 70 points long")
    )
    try window.update { model.headroom = 25 }
    let text = try Explanation.text(of: window.trace)
    #expect(text.contains("note moved by +20, though nobody moved it: the padding before it is 25"))
    #expect(text.contains("end moved by +20, though nobody moved it: note"))
  }

  #if LAZYLAB_CHECKS
  @Test func `a sum that is not what was placed is found`() throws {
    let distance = Column.Distance()
    let window = try Window(width: 390, height: 600) {
      Column(distance: distance)() {
        Item(height: 9).id("a")
        Item(height: 9).id("b")
      }
    }
    try SumCheck(in: window.context).run()
    distance.stated = 8
    let error = #expect(throws: InvariantViolation.self) {
      try SumCheck(in: window.context).run()
    }
    #expect(error?.finding.contains("Item in Column starts at 16") == true)
  }
  #endif
}
