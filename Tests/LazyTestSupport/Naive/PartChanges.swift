/// The effects of edits on the parts of a list since they were last shown.
public struct PartChanges: Sendable {
  /// A reported edit, with its part.
  public struct Told: Sendable {
    /// The index of the part.
    public let part: Int
    /// The edit.
    public let edit: ToldEdit
  }

  /// The parts after the edits.
  public private(set) var parts: [NaivePart]
  /// The edits of parts that report them, in order.
  public private(set) var told: [Told] = []
  /// Whether something changed without a report, so that only an update shows it.
  public private(set) var needsUpdate = false

  /// Creates changes of parts that are shown as they are.
  public init(_ parts: [NaivePart]) {
    self.parts = parts
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { told.isEmpty && !needsUpdate }

  /// Whether an edit is one of a part that reports its edits.
  public func tells(_ edit: PartEdit) -> Bool {
    parts.indices.contains(edit.part) && parts[edit.part].isTold
  }

  /// Makes an edit.
  public mutating func make(_ edit: PartEdit) {
    let isResize = edit.isResize
    var isTold = false
    for (index, part) in parts.enumerated() where part.isTold && (isResize || index == edit.part) {
      let edits = edit.edit.told(of: part.elements)
      told += edits.map { Told(part: index, edit: $0) }
      isTold = isTold || !isResize || !edits.isEmpty
    }
    edit.apply(to: &parts)
    needsUpdate = needsUpdate || !isTold
  }

  /// Changes the length of an item without a report.
  public mutating func resizeUnseen(_ id: Int, to length: Double) {
    for index in parts.indices { parts[index].resize(id, to: length, isSeen: false) }
  }
}
