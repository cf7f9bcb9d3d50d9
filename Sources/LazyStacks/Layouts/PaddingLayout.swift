/// `padding`: room around the view.
struct PaddingLayout: ModifierLayout, Equatable {
  var insets: EdgeInsets

  /// The distance where none is given, in points (SwiftUI's own default on a phone).
  static let defaultLength = 16.0

  var name: String { "padding" }

  func isEqual(to other: any Layout) -> Bool { (other as? PaddingLayout) == self }

  func check() throws {
    for edge in Edge.allCases {
      let length = edge.isStart ? insets.start(edge.axis) : insets.end(edge.axis)
      guard length.isDistance else {
        throw ContentError.badDistance(of: ":padding", name: edge.rawValue, distance: length)
      }
    }
  }

  func placeSum(
    ofBase isBase: Bool,
    among subviews: LayoutSubviews,
    along axis: Axis
  ) -> PlaceSum {
    .inset(insets.start(axis))
  }

  func lengthSum(along axis: Axis) -> LengthSum { .view(insets: insets.length(axis)) }

  func offer(_ proposal: ProposedSize, to subviews: LayoutSubviews) throws -> ProposedSize {
    try check()
    var offer = proposal
    for axis in Axis.allCases {
      offer[axis] = proposal[axis].map { max(0, $0 - insets.start(axis) - insets.end(axis)) }
    }
    return offer
  }

  func size(of view: Size, proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    var size = view
    for axis in Axis.allCases {
      size[axis] = max(0, view[axis] + insets.start(axis) + insets.end(axis))
    }
    return size
  }

  func origin(of view: ViewDimensions, in size: Size) -> Point {
    Point(x: insets.leading, y: insets.top)
  }
}
