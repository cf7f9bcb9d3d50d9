/// The maximum number of lines of a text, and the minimum that it reserves.
public struct LineLimit: Hashable, Sendable {
  /// The lines for which there is room even if the text has fewer.
  public var least: Int
  /// The lines after which the text is cut off; `nil` for no limit.
  public var most: Int?

  /// As many lines as the text needs.
  public static let none = LineLimit(least: 0, most: nil)

  /// Creates a limit; both ends are at least 1 where they are given.
  public init(least: Int = 0, most: Int? = nil) {
    self.least = least
    self.most = most
  }

  func check() throws {
    if least < 0 { throw ContentError.badCount(of: ":lineLimit", name: "lines", count: least) }
    if let most, most < max(1, least) {
      throw ContentError.badCount(of: ":lineLimit", name: "lines", count: most)
    }
  }
}
