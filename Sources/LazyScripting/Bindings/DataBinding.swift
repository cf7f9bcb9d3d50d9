internal import LazyStacks
internal import Lua

/// Binds `lab.data`: collections whose edits are reported one by one.
enum DataBinding {
  static let registrations: [Registration] = [
    .function(
      "data",
      in: "lab",
      taking: [
        .position(
          "elements",
          as: .either([.table("of elements"), .object("Range")]),
          default: "{}",
          summary:
            "The elements at the positions 1, 2, 3 …, which are copied, or a Range of integers."
        )
      ],
      gives: .object("Data"),
      summary:
        "A collection for ForEach that is edited element by element, at any time: `#data`, "
        + "`data[i]` and `ipairs(data)` read it."
    ) { call, reader in
      let data = try make(in: call, session: reader.session)
      return call.push(data, as: try reader.session.types[DataCollection.self])
    }.takingWholeTable,
    method(
      "insert",
      taking: [position(named: "index"), element],
      summary: "Inserts an element so that it has an index, up to one more than there are."
    ) { data, call, reader in
      let element = try call.value(at: 1)
      let index = try index(at: 0, of: data, more: 1, in: call, by: reader)
      guard data.count < LuaElements.countLimit else {
        throw Mistake("\(reader.title): data has at most \(LuaElements.countLimit) elements")
      }
      try data.insert(element, at: index)
      return .none
    },
    method(
      "remove",
      taking: [position(named: "index")],
      gives: .any,
      summary: "Removes an element and gives it."
    ) {
      data,
      call,
      reader in
      let index = try index(at: 0, of: data, in: call, by: reader)
      return data.push(data.remove(at: index), onto: call)
    },
    method(
      "move",
      taking: [position(named: "from"), position(named: "to")],
      summary: "Moves an element, so that afterwards it has the index `to`."
    ) { data, call, reader in
      let source = try index(at: 0, of: data, in: call, by: reader)
      data.move(from: source, to: try index(at: 1, of: data, in: call, by: reader))
      return .none
    },
    method(
      "replace",
      taking: [position(named: "index"), element],
      summary:
        "Puts an element in the place of another; with the same id it is the same row, evaluated "
        + "again."
    ) { data, call, reader in
      let element = try call.value(at: 1)
      let index = try index(at: 0, of: data, in: call, by: reader)
      try data.replace(at: index, with: element)
      return .none
    },
  ]

  private static let element = Parameter.position(
    "element",
    as: .any,
    summary: "The element, anything but nil."
  )

  private static func position(named name: String) -> Parameter {
    .position(name, as: .integer(atLeast: 1), summary: "Which element, counted from 1.")
  }

  private static func method(
    _ name: String,
    taking parameters: [Parameter],
    gives result: ValueKind = .nothing,
    summary: String,
    body:
      @escaping @Sendable (DataCollection, borrowing LuaCall, ArgumentReader) throws -> LuaOutcome
  ) -> Registration {
    .method(name, of: "Data", taking: parameters, gives: result, summary: summary) {
      (data: DataCollection, call, reader) in
      // Nobody asks for what no window shows, so a function may fill data of its own.
      if data.history.isShown { try ScriptVerb.checkChange(by: reader) }
      return try body(data, call, reader)
    }
  }

  /// An index that a call has, counted from 0.
  private static func index(
    at place: Int,
    of data: DataCollection,
    more: Int = 0,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> Int {
    let index = try call.integer(at: place)
    let last = data.count + more
    guard index > last else { return index - 1 }
    let elements = data.count == 1 ? "1 element" : "\(data.count) elements"
    guard last > 0 else { throw Mistake("\(reader.title): data has no elements, got \(index)") }
    let name = more > 0 ? "an index to insert at" : reader.positions[place].name
    throw Mistake(
      "\(reader.title): data has \(elements): \(name) is \(last == 1 ? "1" : "1 to \(last)"), "
        + "got \(index)"
    )
  }
}

extension DataBinding {
  private static func make(
    in call: borrowing LuaCall,
    session: LabSession
  ) throws -> DataCollection {
    if call.kind(at: 0) == .object {
      return try range(try call.object(at: 0, as: session.types[RangeValue.self]), in: session)
    }
    guard call.kind(at: 0) == .table else {
      return DataCollection(try session.state.makeTable(), count: 0)
    }
    let table = try call.table(at: 0)
    let count = try table.highestIndex()
    if count == 1, case .object(let handle) = try table.rawGet(1),
      let range = try session.types[RangeValue.self].object(of: handle)
    {
      return try Self.range(range, in: session)
    }
    try checkFields(of: table, count: count)
    return DataCollection(try copy(table, count: count, in: session), count: count)
  }

  private static func range(_ range: RangeValue, in session: LabSession) throws -> DataCollection {
    let count = range.last - range.first + 1
    guard count <= LuaElements.countLimit else {
      throw Mistake("lab.data has at most \(LuaElements.countLimit) elements, got \(count)")
    }
    return DataCollection(from: range.first, count: count, added: try session.state.makeTable())
  }

  private static func checkFields(of table: LuaTable, count: Int) throws {
    guard count == 0, let key = try table.entries().first(where: { $0.key != .string("n") })?.key
    else { return }
    throw Mistake(
      "elements of lab.data is an array, got a table with the field \(Literal.of(key)); put what "
        + "is to be shown at the positions 1, 2, 3 …"
    )
  }

  /// Copies the elements into a table of their own.
  private static func copy(
    _ table: LuaTable,
    count: Int,
    in session: LabSession
  ) throws -> LuaTable {
    guard table.isPlain else { return try copyOneByOne(table, count: count, in: session) }
    let result =
      try session.state.load(copying, chunkName: "=lab.data")
      .call([.table(table), .integer(count)]).first ?? .nil
    if case .table(let copy) = result { return copy }
    throw hole(at: result.integer ?? 1)
  }

  private static let copying = """
    local source, count = ...
    local copy = {}
    for i = 1, count do
      local element = source[i]
      if element == nil then return i end
      copy[i] = element
    end
    return copy
    """

  private static func copyOneByOne(
    _ table: LuaTable,
    count: Int,
    in session: LabSession
  ) throws -> LuaTable {
    let copy = try session.state.makeTable()
    for index in 1...max(1, count) where count > 0 {
      try session.work.note()
      let element = try table.rawGet(index)
      guard element != .nil else { throw hole(at: index) }
      try copy.rawSet(index, to: element)
    }
    return copy
  }

  private static func hole(at index: Int) -> Mistake {
    Mistake("element \(index) of lab.data is nil; leave no holes, or write false")
  }
}
