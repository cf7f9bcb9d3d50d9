internal import LazyStacks
internal import Lua

/// What scripts read of a collection as if it were a table.
extension DataCollection {
  static func describe(_ type: inout HostBehavior<DataCollection>) {
    type.description = { data, call in call.push(try data.text) }
    type.count = { $0.count }
    type.element = { data, call in data.pushElement(try call.integer(at: 0), onto: call) }
    type.missing = { data, call in
      let key = try call.value(at: 0)
      guard let index = key.integer else {
        throw FixedFields.missing(key, in: "Data", names: names)
      }
      return data.pushElement(index, onto: call)
    }
    type.entry = { data, index, call in
      _ = call.push(index + 1)
      _ = data.push(data.history.token(at: index), onto: call)
    }
    type.wrongReceiver = { name in
      Mistake("'\(name)' needs its object: write data:\(name)(…), with a colon")
    }
    type.missingSet = { data, call in throw try data.assignment(in: call) }
  }

  private static var names: [String] {
    Registry.builtIn.members(of: "Data").map(\.declaration.name)
  }

  /// Pushes the element at an index, counted from 1, or nothing if there is none.
  private func pushElement(_ index: Int, onto call: borrowing LuaCall) -> LuaOutcome {
    guard index > 0, index <= count else { return .none }
    return push(history.token(at: index - 1), onto: call)
  }

  /// A short description of its content.
  private var text: String {
    get throws {
      let shown = try (0..<min(3, count)).map { index in
        let element = try element(at: history.token(at: index))
        if case .table = element { return "{ … }" }
        return Literal.of(element)
      }
      let more = count > shown.count ? ["…"] : []
      let elements = count == 1 ? "1 element" : "\(count) elements"
      guard count > 0 else { return "lab.data {}" }
      return "lab.data { \((shown + more).joined(separator: ", ")) } (\(elements))"
    }
  }

  private func assignment(in call: borrowing LuaCall) throws -> Mistake {
    guard let index = try call.value(at: 0).integer else {
      return FixedFields.readOnly(try call.value(at: 0), in: "Data", names: Self.names)
    }
    let isNew = index == count + 1
    let method =
      call.isNil(at: 1) ? "remove(\(index))" : "\(isNew ? "insert" : "replace")(\(index), …)"
    return Mistake("the elements of a Data are not assigned; write data:\(method)")
  }
}
