internal import LazyStacks
internal import Lua

enum StateBinding {
  static let registrations: [Registration] = [
    .constructor(
      "Observable",
      taking: [
        .position(
          "fields",
          as: .table("of fields and methods"),
          summary: "What the model begins with."
        ),
        .position(
          "tracking",
          as: .cases(ObservedTable.Tracking.allCases.map(\.rawValue)),
          default: "\"properties\"",
          summary:
            "Whom a change of a table in the model concerns: all that read the property that the "
            + "table is in, or only what read the field of the table that is written."
        ),
      ],
      gives: .object("ObservedTable"),
      summary:
        "A model: a table whose fields are its properties. A body that reads one is evaluated "
        + "again when it is written, or when a table in it is changed in place, as a struct in "
        + "Swift is. An Observable in it is a model of its own. It lives as long as the script "
        + "holds it."
    ) { call, reader in
      let session = try reader.session
      let observed = try session.observed.model(
        around: try call.table(at: 0),
        of: .model,
        as: "an Observable",
        tracking: try reader.text("tracking", in: call).flatMap(ObservedTable.Tracking.init)
          ?? .properties
      )
      return try call.push(observed, as: session.types[ObservedTable.self])
    }.takingWholeTable,
    .constructor(
      "Binding",
      taking: [
        .position(
          "model",
          as: .object("ObservedTable"),
          required: false,
          summary: "The Observable."
        ),
        .position("field", as: .any, required: false, summary: "The name of its field."),
        .label("get", as: .function("function()"), summary: "Gives the value."),
        .label("set", as: .function("function(value)"), summary: "Changes the value."),
      ],
      gives: .object("Binding"),
      summary:
        "A way to read and write a value that lives elsewhere: a field of a model, or anything by "
        + "two functions. That of a state is `self.binding.name`."
    ) { call, reader in
      let session = try reader.session
      let get = try reader.function("get", in: call)
      let set = try reader.function("set", in: call)
      let source: BindingValue.Source
      if let get, let set, call.isNil(at: 0) {
        source = .functions(get: get, set: set, in: session.reference)
      } else if get == nil, set == nil, !call.isNil(at: 0), !call.isNil(at: 1) {
        let model = try call.object(at: 0, as: session.types[ObservedTable.self])
        source = .field(model, try call.value(at: 1))
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
      taking: [
        .position("key", as: .name, summary: "A name that a View declares in its `environment`."),
        .position("value", as: .any, required: false, summary: "Its value."),
      ],
      summary: "Gives a name of the environment another value in the view and all views in it."
    ) { view, call, reader in
      let entry = try entry(call.text(at: 0), value: call.value(at: 1), in: reader.session)
      return ViewValue(view.content.environment(entry), name: view.name)
    },
    .method(
      "setEnvironment",
      of: "Window",
      taking: [
        .position("key", as: .name, summary: "A name that a View declares in its `environment`."),
        .position("value", as: .any, required: false, summary: "Its value."),
      ],
      gives: .integer(atLeast: 0),
      summary:
        "Gives a name of the environment another value in the whole window, and makes the frame "
        + "that shows it; inside a callback the change belongs to the next pass. Gives the frames "
        + "made."
    ) { (handle: WindowHandle, call, reader) in
      let entry = try entry(call.text(at: 0), value: call.value(at: 1), in: reader.session)
      return try ScriptVerb(of: handle.window, by: reader).makeFrames(in: call) {
        try handle.window.setEnvironment(entry)
      }
    },
  ]

  /// What is done instead of setting values of SwiftUI's environment that lazylab does not know.
  private static let swiftUIKeys = [
    "layoutDirection": "everything is laid out from left to right, so leave it out",
    "dynamicTypeSize": ofTextSize, "sizeCategory": ofTextSize, "font": ofTextSize,
    "colorScheme": "no color has a length, so leave it out",
    "locale": "give the texts themselves in another language",
    "defaultMinListRowHeight": "give rows a frame { minHeight = … }",
  ]

  private static let ofTextSize =
    "declare a number such as textSize in the environment of a View, and give its texts that: "
    + "Text { size = self.environment.textSize, … }"

  /// A value for the environment, under a name that some view declares.
  static func entry(
    _ name: String,
    value: LuaValue,
    in session: LabSession
  ) throws -> EnvironmentEntry {
    guard session.scope.definitions.environmentKeys.contains(name) else {
      if let remedy = swiftUIKeys[name] {
        throw Mistake("\(Literal.name(name)) changes nothing by itself in lazylab; \(remedy)")
      }
      throw Mistake.unknown(
        "no View declares \(Literal.name(name)) in its environment",
        name: name,
        among: session.scope.definitions.environmentKeys.sorted(),
        listed: session.scope.definitions.environmentKeys.isEmpty
          ? "declare it: View \"Name\" { environment = { \(name) = default }, … }"
          : "declared are"
      )
    }
    let types = session.types
    return EnvironmentEntry(name, value: try ParameterValue(value, types: types)) { left, right in
      guard let left = left as? ParameterValue, let right = right as? ParameterValue else {
        return false
      }
      return (try? left.isEqual(to: right, by: LuaComparison(types: types))) ?? false
    }
  }
}
