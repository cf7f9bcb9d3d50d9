/// A list, a viewport and what is done to them, all from one seed.
public struct RandomProgram: Equatable, Sendable {
  /// The seed the program comes from.
  public var seed: UInt64
  /// The list at the start.
  public var items: [NaiveItem]
  /// The length of the viewport, in points.
  public var containerLength: Double
  /// The distance between neighbors, in points.
  public var spacing: Double
  /// What is done, in order.
  public var operations: [ProgramOperation]

  /// Makes a program by hand, to replay a shrunk one.
  public init(
    items: [NaiveItem],
    containerLength: Double,
    spacing: Double,
    operations: [ProgramOperation]
  ) {
    seed = 0
    self.items = items
    self.containerLength = containerLength
    self.spacing = spacing
    self.operations = operations
  }

  /// Makes the program of a seed.
  public init(seed: UInt64) {
    var source = ProgramSource(seed: seed)
    self.seed = seed
    containerLength = source.containerLength()
    spacing = source.spacing(containerLength: containerLength)
    items = source.items()
    operations = source.operations(on: items, containerLength: containerLength)
  }
}

extension RandomProgram {
  /// The same program with every length in it replaced.
  public func mapLengths(_ transform: (Double) -> Double) -> RandomProgram {
    var copy = self
    copy.items = items.map { $0.mapLength(transform) }
    copy.operations = operations.map { operation in
      switch operation {
      case .resizeUnseen(let id, let length): .resizeUnseen(id, to: transform(length))
      case .edit(let edits): .edit(edits.map { $0.mapLengths(transform) })
      default: operation
      }
    }
    return copy
  }
}

extension NaiveItem {
  fileprivate func mapLength(_ transform: (Double) -> Double) -> NaiveItem {
    NaiveItem(id: id, length: transform(length), version: version)
  }
}

extension ArrayEdit {
  fileprivate func mapLengths(_ transform: (Double) -> Double) -> ArrayEdit {
    switch self {
    case .insert(let items, let index): .insert(items.map { $0.mapLength(transform) }, at: index)
    case .resize(let id, let length): .resize(id, to: transform(length))
    default: self
    }
  }
}

extension RandomProgram: CustomStringConvertible {
  /// The program as text, a step a line.
  public var description: String {
    """
    seed \(seed): H \(containerLength), s \(spacing), \(items.count) items
    [\(items.map(\.description).joined(separator: " "))]
    """ + operations.map { "\n  \($0)" }.joined()
  }
}

extension NaiveLazyStack {
  /// Lays out the first frame of a program.
  public init(_ program: RandomProgram, guessing: NaiveGuess = .mean) {
    self.init(
      program.items,
      containerLength: program.containerLength,
      spacing: program.spacing,
      guessing: guessing
    )
  }

  /// Does a step of a program: its frame, or nil where it makes none.
  @discardableResult
  public mutating func perform(_ operation: ProgramOperation) -> NaiveFrame? {
    switch operation {
    case .drag(let delta): return drag(by: delta)
    case .scrollToID(let id, let anchor): return scrollTo(id: id, anchor: anchor)
    case .scrollToEdge(let edge): return scrollTo(edge: edge)
    case .scrollToOffset(let y): return scrollTo(y: y)
    case .resizeUnseen(let id, let length):
      resizeUnseen(id, to: length)
      return nil
    case .edit(let edits):
      var items = items
      for edit in edits { edit.apply(to: &items) }
      return update(items)
    }
  }
}
