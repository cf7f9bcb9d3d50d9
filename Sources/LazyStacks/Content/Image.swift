/// A picture of a fixed size: there are no files here, so the size must be said.
public struct Image: View, Leaf, Equatable {
  /// What the picture is called.
  public let picture: String
  /// How wide it is, in points.
  public let width: Double
  /// How high it is, in points.
  public let height: Double

  /// Creates a picture of a size.
  public init(_ picture: String, width: Double, height: Double) {
    self.picture = picture
    self.width = width
    self.height = height
  }

  /// The views as the simulator reads them.
  public var content: Content { Content(.leaf(self)) }
  /// Always `"Image"`.
  public var name: String { "Image" }

  /// Its own size, whatever is offered.
  public func sizeThatFits(_ proposal: ProposedSize, at place: LeafPlace) throws -> Size {
    for (name, length) in [("width", width), ("height", height)] where !length.isLength {
      throw ContentError.badLength(of: "Image", name: name, length: length)
    }
    return Size(width: width, height: height)
  }
}
