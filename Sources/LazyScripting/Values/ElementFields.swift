internal import Lua

/// The fields of one element of a script's `ForEach`, from which its id is read.
struct ElementFields {
  private let element: LuaValue
  /// The element if its fields are tracked by themselves.
  private let tracked: ObservedTable?
  private let index: Int
  private let label: String
  private let session: LabSession

  init(
    of element: LuaValue,
    trackedAs tracked: ObservedTable? = nil,
    at index: Int,
    in label: String,
    session: LabSession
  ) {
    (self.element, self.tracked, self.index) = (element, tracked, index)
    (self.label, self.session) = (label, session)
  }

  /// The id that the element has without `id =`: itself, or its field `id`.
  func ownID() throws -> LuaValue {
    guard case .table = session.observed.unwrapped(element) else { return element }
    let id = try field("id")
    guard id != .nil else {
      throw Mistake(
        "element \(index + 1) of \(label) is a table without .id; give it one, or write "
          + "id = \"row-%d\", the name of a field, or a function"
      )
    }
    return id
  }

  /// The value of the field that `id =` names; nil in it is a mistake.
  func required(_ name: String) throws -> LuaValue {
    let value = try field(name)
    guard value != .nil else {
      throw Mistake(
        "element \(index + 1) of \(label) has no field \(Literal.name(name)); give each element an "
          + "id of its own, such as a number that is counted up, or write id = \"row-%d\""
      )
    }
    return value
  }

  /// The value of a field; a text that names the element, if a plugin's `__index` fails.
  private func field(_ name: String) throws -> LuaValue {
    let key = LuaValue.string(LuaString(name))
    // A table that was found in a state or an Observable is one whose fields are tracked.
    let observed = tracked ?? session.observed.table(in: element)
    guard case .table(let table) = observed.map({ .table($0.table) }) ?? element else {
      throw Mistake(
        "id = \(Literal.quoted(name)) of \(label) names a field, but element \(index + 1) is "
          + Literal.of(element, in: session.state)
      )
    }
    func value() throws -> LuaValue { try observed?.read(key) ?? table.get(key) }
    guard let function = try table.function(answering: key) else { return try value() }
    let standIn = LuaValue.string(LuaString("element \(index + 1)"))
    return try session.plugins.callbacks.answer(function, orElse: standIn, body: value)
  }
}
