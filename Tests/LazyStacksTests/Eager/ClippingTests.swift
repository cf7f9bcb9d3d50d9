import Testing

@testable import LazyStacks

@Suite struct ClippingTests {
  private static let photos = [80.0, 80, 120]

  private func photos(_ alignment: VerticalAlignment) throws -> Window {
    try Window(width: 500, height: 600) {
      ScrollView {
        LazyVStack {
          ScrollView(.horizontal) {
            LazyHStack(alignment: alignment) {
              ForEach(0...2) { Item(width: 150, height: Self.photos[$0]) }
            }
          }.id("photos")
        }
      }
    }
  }

  @Test(arguments: [
    (VerticalAlignment.center, 20.0, 20.0), (.top, 0, 40), (.bottom, 40, 0),
  ])
  func `claim 43, what is taller than the first photo is cut off`(
    alignment: VerticalAlignment,
    top: Double,
    bottom: Double
  ) throws {
    let window = try photos(alignment)
    #expect(try window.node("photos").frame?.size.height == 80)
    let cut = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    #expect(try window.reports.clipped == [ClippedView(id: 2, view: "Item", cut: cut)])
  }

  @Test func `what sticks out of a clipped view or of a scroll view's content is cut off`() throws {
    let window = try Window(width: 100, height: 600) {
      VStack {
        Item(width: 50, height: 30).frame(width: 20, height: 20).clipped().id("clipped")
        Item(width: 50, height: 30).frame(width: 20, height: 20)
        ScrollView { Item(width: 130, height: 20).id("wide") }
      }
    }
    #expect(
      try window.reports.clipped == [
        ClippedView(
          id: "clipped",
          view: "Item",
          cut: EdgeInsets(top: 5, leading: 15, bottom: 5, trailing: 15)
        ),
        ClippedView(
          id: "wide",
          view: "Item",
          cut: EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
        ),
      ]
    )
  }

  @Test func `nothing is cut off where all fits, or where it can be scrolled into sight`() throws {
    let window = try Window(width: 100, height: 100) {
      ScrollView { LazyVStack { ForEach(1...90) { _ in Item(width: 100, height: 50) } } }
    }
    #expect(try window.reports.clipped.isEmpty)
    try window.scrollView().drag(by: 33)
    #expect(try window.reports.clipped.isEmpty)
  }
}
