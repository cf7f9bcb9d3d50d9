internal import LazyStacks
internal import Lua

extension ReorderDifference {
  /// Applies the move of an element to the data that a call has.
  func apply(to call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let session = try reader.session
    let given = try call.value(at: 0)
    guard let sourceCollection, let collection else {
      let data = ReorderedElements(given, in: session)
      try data.check(count, by: reader)
      return try data.move(from: sourceIndices, to: destinationIndex)
    }
    let source = try data(of: sourceCollection, in: given, by: reader)
    try source.check(count, by: reader)
    guard crosses else { return try source.move(from: sourceIndices, to: destinationIndex) }
    let destination = try data(of: collection, in: given, by: reader)
    try destination.check(destinationCount, by: reader)
    let taken = try sourceIndices.reversed().map { try source.remove(at: $0) }
    for element in taken { try destination.insert(element, at: destinationIndex) }
  }

  /// The data of one collection in a table of collections.
  ///
  /// If the move stayed within one collection, the value is that collection itself.
  private func data(
    of collection: ViewID,
    in given: LuaValue,
    by reader: ArgumentReader
  ) throws -> ReorderedElements {
    let session = try reader.session
    let key = try session.types.lists.value(of: collection)
    if case .table(let table) = given {
      let found = try table.rawGet(key)
      if ReorderedElements.isData(found) { return ReorderedElements(found, in: session) }
    }
    guard !crosses, ReorderedElements.isData(given) else {
      throw Mistake(
        "\(reader.title) takes the data of all collections by their ids: "
          + "\(reader.title) { [\(Literal.of(key))] = … }"
      )
    }
    return ReorderedElements(given, in: session)
  }
}

/// An array, a `lab.data` or an observed table whose order a drag changes.
private struct ReorderedElements {
  private let value: LuaValue
  private let session: LabSession

  init(_ value: LuaValue, in session: LabSession) {
    self.value = value
    self.session = session
  }

  /// Whether a value can hold elements.
  static func isData(_ value: LuaValue) -> Bool {
    switch value {
    case .table, .object: true
    default: false
    }
  }

  private var collection: DataCollection? {
    get throws {
      guard case .object(let handle) = value else { return nil }
      return try session.types[DataCollection.self].object(of: handle)
    }
  }

  /// How many elements there are; nil if the value cannot hold elements.
  private var count: Int? {
    get throws {
      if let collection = try collection { return collection.count }
      switch value {
      case .table(let table): return try table.highestIndex()
      case .object(let handle):
        return try session.types[ObservedTable.self].object(of: handle)?.table.highestIndex()
      default: return nil
      }
    }
  }

  func check(_ expected: Int, by reader: ArgumentReader) throws {
    let count = try count
    guard count == expected else {
      throw Mistake(
        "\(reader.title) takes the data that the ForEach shows, \(expected) elements; "
          + (count.map { "these are \($0)" } ?? "this is none")
      )
    }
  }

  /// Moves elements so that afterwards they follow one another, the first of them at `destination`.
  func move(from sources: [Int], to destination: Int) throws {
    let moves = sources.enumerated().map { (from: $1, to: destination + $0) }
    // Those that go on from the last, those that go back from the first, so that none moves another
    // that has not been moved yet.
    for move in moves.reversed() where move.from < move.to {
      try self.move(from: move.from, to: move.to)
    }
    for move in moves where move.from > move.to { try self.move(from: move.from, to: move.to) }
  }

  /// Moves an element so that afterwards its index is `destination`.
  private func move(from source: Int, to destination: Int) throws {
    if let collection = try collection { return collection.move(from: source, to: destination) }
    try insert(try remove(at: source), at: destination)
  }

  func remove(at index: Int) throws -> LuaValue {
    if let collection = try collection {
      return try collection.element(at: collection.remove(at: index))
    }
    // The table of a state is tracked, so edit it as a script would.
    return try edit("remove").call([value, .integer(index + 1)]).first ?? .nil
  }

  func insert(_ element: LuaValue, at index: Int) throws {
    if let collection = try collection { return try collection.insert(element, at: index) }
    _ = try edit("insert").call([value, .integer(index + 1), element])
  }

  private func edit(_ name: String) throws -> LuaFunction {
    guard case .table(let library) = try session.state.globals().rawGet("table"),
      case .function(let function) = try library.rawGet(.text(name))
    else { throw Mistake("difference:apply needs table.\(name), which is gone") }
    return function
  }
}
