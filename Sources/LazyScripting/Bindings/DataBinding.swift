internal import LazyStacks
internal import Lua

/// Binds `lab.data`: collections whose edits are reported one by one.
enum DataBinding {
  static let registrations: [Registration] = [
    .function(
      "data",
      in: "lab",
      [
        .position(
          "elements",
          .either([.table("of elements"), .object("Range")]),
          default: "{}",
          "The elements at the positions 1, 2, 3 …, which are copied, or a Range of integers."
        )
      ],
      gives: .object("Data"),
      "A collection for ForEach that is edited element by element, at any time: `#data`, `data[i]` "
        + "and `ipairs(data)` read it."
    ) { call, reader in
      let data = try make(call, reader.session)
      return call.push(data, as: try reader.session.types[DataCollection.self])
    }.takingWholeTable,
    method(
      "insert",
      [position("index"), element],
      "Inserts an element so that it has an index, up to one more than there are."
    ) { data, call, reader in
      let element = try call.value(1)
      let index = try index(0, of: data, more: 1, call, reader)
      guard data.count < LuaElements.countLimit else {
        throw Mistake("\(reader.title): data has at most \(LuaElements.countLimit) elements")
      }
      try data.insert(element, at: index)
      return .none
    },
    method("remove", [position("index")], gives: .any, "Removes an element and gives it.") {
      data,
      call,
      reader in
      let index = try index(0, of: data, call, reader)
      return data.push(data.remove(at: index), call)
    },
    method(
      "move",
      [position("from"), position("to")],
      "Moves an element, so that afterwards it has the index `to`."
    ) { data, call, reader in
      let source = try index(0, of: data, call, reader)
      data.move(from: source, to: try index(1, of: data, call, reader))
      return .none
    },
    method(
      "replace",
      [position("index"), element],
      "Puts an element in the place of another; with the same id it is the same row, evaluated "
        + "again."
    ) { data, call, reader in
      let element = try call.value(1)
      let index = try index(0, of: data, call, reader)
      try data.replace(at: index, with: element)
      return .none
    },
  ]

  private static let element = Parameter.position("element", .any, "The element, anything but nil.")

  private static func position(_ name: String) -> Parameter {
    .position(name, .integer(atLeast: 1), "Which element, counted from 1.")
  }

  private static func method(
    _ name: String,
    _ parameters: [Parameter],
    gives result: ValueKind = .nothing,
    _ summary: String,
    body:
      @escaping @Sendable (DataCollection, borrowing LuaCall, ArgumentReader) throws -> LuaOutcome
  ) -> Registration {
    .method(name, of: "Data", parameters, gives: result, summary, body: body)
  }

  /// An index that a call has, counted from 0.
  private static func index(
    _ place: Int,
    of data: DataCollection,
    more: Int = 0,
    _ call: borrowing LuaCall,
    _ reader: ArgumentReader
  ) throws -> Int {
    let index = try call.integer(place)
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
    _ call: borrowing LuaCall,
    _ session: LabSession
  ) throws -> DataCollection {
    if call.kind(0) == .object {
      return try range(try call.object(0, session.types[RangeValue.self]), session)
    }
    guard call.kind(0) == .table else {
      return DataCollection(try session.state.makeTable(), count: 0)
    }
    let table = try call.table(0)
    let count = try table.highestIndex()
    if count == 1, case .object(let handle) = try table.rawGet(1),
      let range = try session.types[RangeValue.self].object(handle)
    {
      return try Self.range(range, session)
    }
    try checkFields(of: table, count)
    return DataCollection(try copy(table, count, session), count: count)
  }

  private static func range(_ range: RangeValue, _ session: LabSession) throws -> DataCollection {
    let count = range.last - range.first + 1
    guard count <= LuaElements.countLimit else {
      throw Mistake("lab.data has at most \(LuaElements.countLimit) elements, got \(count)")
    }
    return DataCollection(from: range.first, count: count, added: try session.state.makeTable())
  }

  private static func checkFields(of table: LuaTable, _ count: Int) throws {
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
    _ count: Int,
    _ session: LabSession
  ) throws -> LuaTable {
    guard table.isPlain else { return try copyOneByOne(table, count, session) }
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
    _ count: Int,
    _ session: LabSession
  ) throws -> LuaTable {
    let copy = try session.state.makeTable()
    for index in 1...max(1, count) where count > 0 {
      try session.work.note()
      let element = try table.rawGet(index)
      guard element != .nil else { throw hole(at: index) }
      try copy.rawSet(index, element)
    }
    return copy
  }

  private static func hole(at index: Int) -> Mistake {
    Mistake("element \(index) of lab.data is nil; leave no holes, or write false")
  }
}

extension DataCollection {
  static func describe(_ type: inout HostBehavior<DataCollection>) {
    type.description = { data, call in call.push(try data.text) }
    type.count = { $0.count }
    type.element = { data, call in data.pushElement(try call.integer(0), call) }
    type.missing = { data, call in
      let key = try call.value(0)
      guard let index = key.integer else {
        throw FixedFields.missing(key, in: "Data", names: names)
      }
      return data.pushElement(index, call)
    }
    type.entry = { data, index, call in
      _ = call.push(index + 1)
      _ = data.push(data.history.token(at: index), call)
    }
    type.wrongReceiver = { name in
      Mistake("'\(name)' needs its object: write data:\(name)(…), with a colon")
    }
    type.missingSet = { data, call in throw try data.assignment(call) }
  }

  private static var names: [String] {
    Registry.builtIn.members(of: "Data").map(\.declaration.name)
  }

  /// Pushes the element at an index, counted from 1, or nothing if there is none.
  private func pushElement(_ index: Int, _ call: borrowing LuaCall) -> LuaOutcome {
    guard index > 0, index <= count else { return .none }
    return push(history.token(at: index - 1), call)
  }

  /// A short description of its content.
  private var text: String {
    get throws {
      let shown = try (0..<min(3, count)).map { index in
        let element = try element(history.token(at: index))
        if case .table = element { return "{ … }" }
        return Literal.of(element)
      }
      let more = count > shown.count ? ["…"] : []
      let elements = count == 1 ? "1 element" : "\(count) elements"
      guard count > 0 else { return "lab.data {}" }
      return "lab.data { \((shown + more).joined(separator: ", ")) } (\(elements))"
    }
  }

  private func assignment(_ call: borrowing LuaCall) throws -> Mistake {
    guard let index = try call.value(0).integer else {
      return FixedFields.readOnly(try call.value(0), in: "Data", names: Self.names)
    }
    let isNew = index == count + 1
    let method = call.isNil(1) ? "remove(\(index))" : "\(isNew ? "insert" : "replace")(\(index), …)"
    return Mistake("the elements of a Data are not assigned; write data:\(method)")
  }
}
