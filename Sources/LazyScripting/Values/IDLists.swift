internal import LazyReports
internal import LazyStacks
internal import Lua

/// Makes arrays of ids that print themselves and answer `:contains(id)`.
struct IDLists {
  private let state: LuaState
  private let meta: LuaTable
  private let pathMeta: LuaTable

  init(in state: LuaState) throws(LuaError) {
    self.state = state
    let methods = try state.makeTable()
    try methods.rawSet(
      "contains",
      to: .function(state.makeFunction(named: "contains", body: IDLists.contains))
    )
    meta = try state.makeTable()
    try meta.rawSet(
      "__index",
      to: .function(state.makeFunction(named: "index", body: IDLists.index(with: methods)))
    )
    try meta.rawSet(
      "__newindex",
      to: .function(state.makeFunction(named: "assign", body: IDLists.assign))
    )
    try meta.rawSet(
      "__tostring",
      to: .function(state.makeFunction(named: "tostring", body: IDLists.describe))
    )
    try meta.rawSet(
      "__eq",
      to: .function(state.makeFunction(named: "equals", body: IDLists.equals))
    )
    try meta.rawSet("__name", to: .string("list of ids"))
    pathMeta = try state.makeTable()
    try pathMeta.rawSet(
      "__tostring",
      to: .function(state.makeFunction(named: "tostring", body: IDLists.showPath))
    )
    try pathMeta.rawSet(
      "__eq",
      to: .function(state.makeFunction(named: "equals", body: IDLists.equals))
    )
    try pathMeta.rawSet("__name", to: .string("path of ids"))
  }

  /// Makes the list of some ids.
  func make(_ ids: [ViewID]) throws(LuaError) -> LuaTable {
    let table = try state.makeTable(arrayCapacity: ids.count)
    for (index, id) in ids.enumerated() {
      if index % Self.batch == 0 { try state.charge(Self.batch * Self.instructionsPerID) }
      try table.rawSet(index + 1, to: value(of: id))
    }
    try table.setMetatable(meta)
    return table
  }

  /// The Lua value of an id; a path is a table of its ids that prints itself and can be compared.
  func value(of id: ViewID) throws(LuaError) -> LuaValue {
    guard case .path(let ids) = id else { return LuaValue(id) }
    let table = try state.makeTable(arrayCapacity: ids.count)
    for (index, id) in ids.enumerated() { try table.rawSet(index + 1, to: LuaValue(id)) }
    try table.setMetatable(pathMeta)
    return .table(table)
  }

  /// How many ids are charged to the script's limits at once, and how many instructions each counts
  /// as.
  private static let (batch, instructionsPerID) = (128, 50)

  /// The ids of a table that is an argument of a call.
  private static func ids(
    at argument: Int,
    in call: borrowing LuaCall
  ) throws -> [ViewID] {
    let table = try call.table(at: argument)
    var ids: [ViewID] = []
    for index in 1...max(1, table.rawLength) {
      if index % batch == 0 { try call.charge(batch * instructionsPerID) }
      if let id = try table.rawGet(index).viewIDOrPath { ids.append(id) }
    }
    return ids
  }

  private static func contains(_ call: borrowing LuaCall) throws -> LuaOutcome {
    guard call.kind(at: 0) == .table else {
      throw Mistake("write ids:contains(id), with a colon")
    }
    guard let id = try call.value(at: 1).viewIDOrPath else {
      throw Mistake(
        "contains needs \(ValueKind.path.phrase), got \(Literal.found(at: 1, in: call))"
      )
    }
    let spellings = id.spellings
    return try call.push(ids(at: 0, in: call).contains(where: spellings.contains))
  }

  private static func index(with methods: LuaTable) -> LuaBody {
    { call in
      let key = try call.value(at: 1)
      guard let name = key.text else { return .none }
      let method = try methods.rawGet(name)
      if method == .nil {
        throw Mistake.unknown(
          "a list of ids has no \(Literal.name(name))",
          name: name,
          among: ["contains"],
          listed: "it has"
        )
      }
      return call.push(method)
    }
  }

  private static func assign(_ call: borrowing LuaCall) throws -> LuaOutcome {
    throw Mistake("a list of ids can only be read")
  }

  private static func describe(_ call: borrowing LuaCall) throws -> LuaOutcome {
    let ids = try ids(at: 0, in: call)
    try call.charge(ids.count * instructionsPerID)
    return call.push(IDText.list(ids))
  }

  private static func showPath(_ call: borrowing LuaCall) throws -> LuaOutcome {
    try call.push(ViewID(path: ids(at: 0, in: call))?.onOneLine ?? "")
  }

  private static func equals(_ call: borrowing LuaCall) throws -> LuaOutcome {
    guard call.kind(at: 0) == .table, call.kind(at: 1) == .table else { return call.push(false) }
    return try call.push(ids(at: 0, in: call) == ids(at: 1, in: call))
  }
}

extension ViewID {
  /// The id as people read it, with control characters escaped.
  var onOneLine: String { description.onOneLine }
}

/// Writes ids for people.
enum IDText {
  /// The greatest number of ids and runs of ids that are printed.
  private static let mostParts = 200

  /// Ids in order, with runs of consecutive ones folded: `row-1 … row-9, footer`.
  static func list(_ ids: [ViewID]) -> String {
    ids.isEmpty ? "none" : FoldedIDs.text(of: ids, atMost: mostParts)
  }
}
