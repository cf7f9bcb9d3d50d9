internal import LazyReports
internal import Lua

enum ParametersBinding {
  static let registrations: [Registration] = [
    .function(
      "parameters",
      in: "lab",
      taking: [
        .position(
          "defaults",
          as: .table("{ name = value, … }"),
          summary: "The value of each parameter unless it is set: a number, a text or a boolean."
        ),
        .position(
          "options",
          as: .table("{ less = { … }, more = { … }, compare = { … } }"),
          required: false,
          summary:
            "Columns of results of which less, or more, is better; the parameters whose values are "
            + "compared, by default those with texts or booleans."
        ),
      ],
      gives: .table("{ name = value, … }"),
      summary:
        "Declares what an experiment may be run with, once and before anything that depends on it, "
        + "and gives the values: `lazylab run --set name=value` and `lazylab sweep` set them. In a "
        + "sweep a default that depends on chance is drawn once, with the seed 1, for all jobs."
    ) { call, reader in
      let session = try reader.session
      guard session.parameters == nil else {
        throw Mistake("\(reader.title) was called before; a script declares all parameters at once")
      }
      let parameters = try ParameterReading(for: reader.title, in: session)
        .parameters(call.value(at: 0), options: reader.value("options", in: call))
      session.parameters = parameters
      session.hooks.onParameters?(parameters)
      let table = try session.state.makeTable()
      for field in parameters.values { try table.rawSet(field.name, to: field.value.lua) }
      return call.push(.table(table))
    }.takingWholeTable
  ]
}
