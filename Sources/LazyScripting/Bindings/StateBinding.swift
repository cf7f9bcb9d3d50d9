internal import LazyStacks
internal import Lua

enum StateBinding {
  static let registrations: [Registration] = [
    .constructor(
      "Observable",
      [.position("fields", .table("of fields and methods"), "What the model begins with.")],
      gives: .object("ObservedTable"),
      "A model: a table whose fields, also those of tables in it, are tracked when a body reads "
        + "them; writing one evaluates exactly its readers. It lives as long as the script holds "
        + "it."
    ) { call, reader in
      let session = try reader.session
      let observed = session.observed.table(around: try call.table(0), .model, as: "an Observable")
      return try call.push(observed, as: session.types[ObservedTable.self])
    }.takingWholeTable,
    .constructor(
      "Binding",
      [
        .position("model", .object("ObservedTable"), required: false, "The Observable."),
        .position("field", .any, required: false, "The name of its field."),
        .label("get", .function("function()"), "Gives the value."),
        .label("set", .function("function(value)"), "Changes the value."),
      ],
      gives: .object("Binding"),
      "A way to read and write a value that lives elsewhere: a field of a model, or anything by "
        + "two functions. That of a state is `self.binding.name`."
    ) { call, reader in
      let session = try reader.session
      let get = try reader.function("get", call)
      let set = try reader.function("set", call)
      let source: BindingValue.Source
      if let get, let set, call.isNil(0) {
        source = .functions(get: get, set: set)
      } else if get == nil, set == nil, !call.isNil(0), !call.isNil(1) {
        let model = try call.object(0, session.types[ObservedTable.self])
        source = .field(model, try call.value(1))
      } else {
        throw Mistake(
          "write Binding(model, \"field\"), or Binding { get = function() … end, set = "
            + "function(value) … end }"
        )
      }
      return try call.push(BindingValue(source), as: session.types[BindingValue.self])
    },
    .modifier(
      "environment",
      [
        .position("key", .name, "A name that a View declares in its `environment`."),
        .position("value", .any, required: false, "Its value."),
      ],
      "Gives a name of the environment another value in the view and all views in it."
    ) { view, call, reader in
      let entry = try entry(call.text(0), call.value(1), reader.session)
      return ViewValue(view.content.environment(entry), name: view.name)
    },
    .method(
      "setEnvironment",
      of: "Window",
      [
        .position("key", .name, "A name that a View declares in its `environment`."),
        .position("value", .any, required: false, "Its value."),
      ],
      gives: .integer(atLeast: 0),
      "Gives a name of the environment another value in the whole window, and makes the frame that "
        + "shows it; inside a callback the change belongs to the next pass. Gives the frames made."
    ) { (handle: WindowHandle, call, reader) in
      let entry = try entry(call.text(0), call.value(1), reader.session)
      return try reader.makeFrames(of: handle.window, call) {
        try handle.window.setEnvironment(entry)
      }
    },
  ]

  /// A value for the environment, under a name that some view declares.
  static func entry(
    _ name: String,
    _ value: LuaValue,
    _ session: LabSession
  ) throws -> EnvironmentEntry {
    guard session.definitions.environmentKeys.contains(name) else {
      throw Mistake.unknown(
        "no View declares \(Literal.name(name)) in its environment",
        name: name,
        among: session.definitions.environmentKeys.sorted(),
        listed: session.definitions.environmentKeys.isEmpty
          ? "declare it: View \"Name\" { environment = { \(name) = default }, … }"
          : "declared are"
      )
    }
    let types = session.types
    return EnvironmentEntry(name, try ParameterValue(value, types)) { left, right in
      guard let left = left as? ParameterValue, let right = right as? ParameterValue else {
        return false
      }
      return (try? left.isEqual(to: right, LuaComparison(types: types))) ?? false
    }
  }
}
