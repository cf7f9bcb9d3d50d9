/// A list, a viewport and the actions on them, all from one seed.
public struct RandomProgram: Equatable, Sendable {
  /// The seed of the program.
  public var seed: UInt64
  /// The list at the start.
  public var parts: [NaivePart]
  /// The length of the viewport, in points.
  public var containerLength: Double
  /// The distance between neighboring lines, in points.
  public var spacing: Double
  /// The columns; nil for a stack.
  public var grid: NaiveGrid?
  /// The kinds of views that are pinned.
  public var pinned: NaiveLazyStack.Pinned
  /// The wrapping of the container.
  public var surroundings = Surroundings.none
  /// How unknown lengths are estimated.
  public var guess: NaiveGuess
  /// Whether edits leave the offset in place and push what is in sight (P18).
  public var pushes = false
  /// Whether a jump to the end rests at the estimated end (P23).
  public var landsAtGuess = false
  /// Whether the end is shown initially and followed; nil without a default anchor.
  ///
  /// The value says whether it still follows after the length of the viewport changed (P22).
  public var followsEnd: Bool?
  /// The steps, in order.
  public var operations: [ProgramOperation]

  /// Creates a program by hand, to replay a shrunk one.
  public init(
    _ parts: [NaivePart],
    containerLength: Double,
    spacing: Double,
    grid: NaiveGrid? = nil,
    pinned: NaiveLazyStack.Pinned = [],
    operations: [ProgramOperation]
  ) {
    seed = 0
    self.parts = parts
    self.containerLength = containerLength
    self.spacing = spacing
    self.grid = grid
    self.pinned = pinned
    guess = .mean
    self.operations = operations
  }

  /// Creates the program of a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - isPlain: Whether it is a stack of rows without sections, as half of all programs are; nil
  ///     lets the seed decide.
  public init(seed: UInt64, isPlain: Bool? = nil) {
    var source = ProgramSource(seed: seed)
    self.seed = seed
    containerLength = source.containerLength()
    spacing = source.spacing(containerLength: containerLength)
    if isPlain ?? seed.isMultiple(of: 2) {
      parts = [source.rows()]
      grid = nil
      pinned = []
    } else {
      parts = source.parts()
      grid = source.grid()
      pinned = source.pinned()
    }
    guess = source.guess()
    operations = source.operations(on: parts, containerLength: containerLength).showingEdits
    if case .fixed = grid { operations.removeAll(where: \.isUnseen) }
  }

  /// Creates the program that jumps to the end of a seed's list and scrolls up from there, through
  /// lines that were never measured.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - speed: The distance in each frame, in points.
  ///   - guess: How unknown lengths are estimated.
  public init(climbing seed: UInt64, speed: Double, guess: NaiveGuess) {
    self.init(seed: seed)
    self.guess = guess
    operations = [.scrollToEdge(.end)] + Array(repeating: .drag(-speed), count: 60)
  }

  /// The subviews at the start, in order.
  public var items: [NaiveItem] { parts.flatMap(\.items) }
}

extension RandomProgram {
  /// The same program with every length in it replaced.
  public func mapLengths(_ transform: (Double) -> Double) -> RandomProgram {
    var copy = self
    copy.parts = parts.map { $0.mapLengths(transform) }
    copy.operations = operations.map { operation in
      switch operation {
      case .resizeUnseen(let id, let length): .resizeUnseen(id, to: transform(length))
      case .edit(let edits): .edit(edits.mapLengths(transform))
      case .tell(let edits): .tell(edits.mapLengths(transform))
      default: operation
      }
    }
    return copy
  }
}

extension [PartEdit] {
  fileprivate func mapLengths(_ transform: (Double) -> Double) -> [PartEdit] {
    map { PartEdit($0.part, $0.edit.mapLengths(transform)) }
  }
}

extension NaivePart {
  func mapLengths(_ transform: (Double) -> Double) -> NaivePart {
    var copy = self
    copy.header?.length = transform(header?.length ?? 0)
    copy.footer?.length = transform(footer?.length ?? 0)
    copy.elements = elements.map { $0.mapLengths(transform) }
    return copy
  }
}

extension NaiveElement {
  fileprivate func mapLengths(_ transform: (Double) -> Double) -> NaiveElement {
    var copy = self
    copy.change { $0.length = transform($0.length) }
    return copy
  }
}

extension ArrayEdit {
  fileprivate func mapLengths(_ transform: (Double) -> Double) -> ArrayEdit {
    switch self {
    case .insert(let elements, let index):
      .insert(elements.map { $0.mapLengths(transform) }, at: index)
    case .replace(let elements, let index):
      .replace(elements.map { $0.mapLengths(transform) }, at: index)
    case .resize(let id, let length): .resize(id, to: transform(length))
    default: self
    }
  }
}

extension RandomProgram: CustomStringConvertible {
  /// The program as text, with a step on each line.
  public var description: String {
    let pins =
      (pinned.contains(.headers) ? " headers" : "") + (pinned.contains(.footers) ? " footers" : "")
    let kind = grid.map { "\($0)" } ?? "stack"
    return """
      seed \(seed) in \(surroundings): H \(containerLength), s \(spacing), \(kind), \
      pinned\(pins), \(guess), \(pushes ? "edits push, " : "")\
      \(landsAtGuess ? "lands at the guessed end, " : "")\
      \(followsEnd.map { "follows the end: \($0), " } ?? "")\
      \(items.count) items
      [\(parts.map(\.description).joined(separator: "; "))]
      """ + operations.map { "\n  \($0)" }.joined()
  }
}

extension NaiveLazyStack {
  /// Lays out the first frame of a program.
  public init(_ program: RandomProgram) {
    self.init(
      [],
      containerLength: program.containerLength,
      spacing: program.spacing,
      grid: program.grid,
      pinned: program.pinned,
      guess: program.guess
    )
    (pushes, landsAtGuess) = (program.pushes, program.landsAtGuess)
    followsEnd = program.followsEnd
    begin(program.items, in: program.surroundings)
    data = PartChanges(program.parts)
  }

  /// Makes a step of a program, and returns its frame; nil if it makes none.
  @discardableResult
  public mutating func perform(_ operation: ProgramOperation) -> NaiveFrame? {
    switch operation {
    case .drag(let delta): return drag(by: delta)
    case .scrollToID(let id, let anchor):
      showData()
      return scrollTo(id: id, anchor: anchor)
    case .scrollToEdge(let edge):
      showData()
      return scrollTo(edge: edge)
    case .scrollToOffset(let y): return scrollTo(y: y)
    case .resizeUnseen(let id, let length):
      resizeUnseen(id, to: length)
      data.resizeUnseen(id, to: length)
      return nil
    case .resize(let width, let length):
      showData()
      return resize(width: width, length: length)
    case .edit(let edits):
      for edit in edits { data.make(edit) }
      return data.isEmpty ? makeIdleFrame() : makeFrame { _ in }
    case .tell(let edits):
      for edit in edits where data.tells(edit) { data.make(edit) }
      return items.isEmpty ? makeFrame { _ in } : nil
    }
  }

  /// Shows waiting edits in a frame of their own.
  private mutating func showData() {
    if !data.isEmpty { makeFrame { _ in } }
  }
}
