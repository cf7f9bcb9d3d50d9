/// Words in lines.
///
/// There are no fonts here: each character is as wide as half the size (Chinese, Japanese and
/// Korean ones and emoji as the size), each line 1.2 times as high as the size, and the baseline is
/// 0.95 times the size below the top of its line. Lines break between words, and within words that
/// are longer than a line; a text with more lines than are allowed or than fit into the height that
/// is offered is cut off.
public struct Text: View, Leaf {
  /// The height of the letters, in points.
  public let size: Double
  private let words: TextWords

  /// The size where none is given, in points (that of body text on a phone).
  public static let defaultSize = 17.0
  /// How wide a character is, as a fraction of the size.
  public static let advance = 0.5
  /// How high a line is, as a multiple of the size.
  public static let lineHeight = 1.2
  /// How far the baseline is below the top of its line, as a multiple of the size.
  public static let ascent = 0.95

  /// Creates a text of a size; its characters are counted once, when it is first measured.
  public init(_ text: String, size: Double = Text.defaultSize) {
    self.size = size
    words = TextWords(text)
  }

  /// The views as the simulator reads them.
  public var content: Content { Content(.leaf(self)) }
  /// Always `"Text"`.
  public var name: String { "Text" }
  /// What is written.
  public var string: String { words.text }

  /// The size of the lines into which the text breaks.
  public func sizeThatFits(_ proposal: ProposedSize, at place: LeafPlace) throws -> Size {
    guard size.isLength, size > 0 else {
      throw ContentError.badLength(of: "Text", name: "size", length: size)
    }
    let limit = place.lineLimit
    try limit.check()
    let lines = words.lines(
      capacity: proposal.width.flatMap { Text.whole($0 / (size * Text.advance)) },
      most: min(limit.most ?? .max, fittingLines(proposal.height)),
      charging: place.work
    )
    return Size(
      width: Double(lines.longest) * size * Text.advance,
      height: Double(max(lines.count, limit.least)) * size * Text.lineHeight
    )
  }

  /// At least one line is shown, however little height is offered.
  private func fittingLines(_ height: Double?) -> Int {
    guard let height, let lines = Text.whole(height / (size * Text.lineHeight)) else { return .max }
    return max(1, lines)
  }

  /// How often something fits, forgiving rounding; nil for without end.
  private static func whole(_ count: Double) -> Int? {
    count < 1e15 ? (count + Double.tolerance).whole(in: 0 ... .max) : nil
  }

  /// The baselines of the first and of the last line for which there is room.
  public func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    in size: Size,
    at place: LeafPlace
  ) -> Double? {
    guard axis == .vertical else { return nil }
    switch guide {
    case .firstTextBaseline: return self.size * Text.ascent
    case .lastTextBaseline: return size.height - self.size * (Text.lineHeight - Text.ascent)
    default: return nil
    }
  }

  /// Whether the other is the same text in the same size.
  public func isEqual(to other: any Leaf) -> Bool {
    guard let other = other as? Text else { return false }
    return size == other.size && words.text == other.words.text
  }
}
