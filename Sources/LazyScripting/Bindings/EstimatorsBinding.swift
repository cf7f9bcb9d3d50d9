internal import LazyExtents
internal import LazyStacks
internal import Lua

enum EstimatorsBinding {
  static let registrations: [Registration] = [
    function(
      "fixed",
      taking: [
        .position("length", as: .length, summary: "The length of every subview that is not placed.")
      ],
      summary: "Guesses one length for all, whatever is seen, and remembers none."
    ) { call, reader in
      try .fixed(checking: try reader.number("length", in: call) ?? 0)
    },
    function(
      "lastFew",
      taking: [
        .position(
          "size",
          as: .integer(atLeast: 1),
          default: "10",
          summary: "How many lengths count, up to 10000."
        )
      ],
      summary: "Guesses the mean of the lengths that were measured last, ten as `\"lastFew\"`, and "
        + "remembers which those were, not whose."
    ) { call, reader in
      try .lastFew(checking: try reader.integer("size", in: call) ?? 10)
    },
    .constructor(
      "Estimator",
      taking: [.position("name", as: .name, summary: "The name of the estimator.")],
      gives: .function(
        "function { parameters = { … }, begin = function(self) … end, "
          + "learn = function(self, memory, length, index) … end, "
          + "estimate = function(self, memory, index) … end, remembers = false }"
      ),
      summary:
        "Names an estimator of your own; called with its definition it gives the estimator, which "
        + "gives a variant when called with other parameters: `LastMedian { size = 20 }`."
    ) { call, reader in
      let name = try call.text(at: 0)
      guard !isTaken(name) else {
        throw Mistake(
          "\(Literal.quoted(name)) is an estimator of lazylab's; give yours a name of its own"
        )
      }
      return try OwnName.define(
        "Estimator",
        declaration: definition,
        in: call,
        session: reader.session
      ) { name, call, reader in
        let definition = try ScriptedDefinition(named: name, in: call, by: reader)
        let value = EstimatorValue(definition, with: definition.parameters)
        return call.push(value, as: try reader.session.types[EstimatorValue.self])
      }
    },
    .field(
      "name",
      of: "Estimator",
      on: EstimatorValue.self,
      gives: .string,
      summary: "What it is called, with its parameters."
    ) { value, call, _ in call.push(value.choice.description) },
  ]

  /// The greatest length that an estimator may return, in points.
  static let mostPoints = FixedEstimator.lengths.upperBound.whole

  private static func function(
    _ name: String,
    taking parameters: [Parameter],
    summary: String,
    choice: @escaping @Sendable (borrowing LuaCall, ArgumentReader) throws -> EstimatorChoice
  ) -> Registration {
    .function(
      name,
      in: "Estimators",
      taking: parameters,
      gives: .object("Estimator"),
      summary: summary
    ) {
      call,
      reader in
      let value = EstimatorValue(try choice(call, reader))
      return call.push(value, as: try reader.session.types[EstimatorValue.self])
    }
  }

  /// The parameter of windows and lazy containers that chooses an estimator.
  static func parameter(default value: String?, summary: String) -> Parameter {
    .label(
      "estimator",
      as: .either([
        .cases(EstimatorChoice.named.map(\.name)), .table("{ \"fixed\", length }"),
        .object("Estimator"),
      ]),
      default: value,
      summary: summary
    ).remedied(
      by: "names are quoted and functions called: \"mean\", Estimators.fixed(44), or "
        + "{ \"fixed\", 44 }"
    )
  }

  /// The parameter of lazy containers.
  static let parameter = parameter(
    default: nil,
    summary:
      "How the lengths of subviews that were not seen are guessed; the window's where none is "
      + "given."
  )
}

extension EstimatorChoice {
  /// Reads the estimator that was chosen; nil if none was.
  init?(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let place = reader.place(of: "estimator", in: call)
    guard !call.isNil(at: place) else { return nil }
    if call.kind(at: place) == .table {
      self = try Self.numbered(in: call.table(at: place), titled: "estimator of \(reader.title)")
      return
    }
    guard call.kind(at: place) == .object else {
      let name = try call.text(at: place)
      guard let named = Self.named.first(where: { $0.name == name }) else { return nil }
      self = named.choice
      return
    }
    self = try call.object(at: place, as: reader.session.types[EstimatorValue.self]).choice
  }

  /// The estimator with a number: `{ "fixed", 60 }`, `{ "lastFew", 20 }`.
  private static func numbered(in table: LuaTable, titled title: String) throws -> EstimatorChoice {
    let (entries, _) = try table.entries(first: 3)
    let values = entries.map(\.value)
    if entries.map(\.key) == [.integer(1), .integer(2)], let number = values[1].number {
      switch values[0].text {
      case "fixed" where ValueKind.length.allows(number): return try .fixed(checking: number)
      case "lastFew" where ValueKind.integer(atLeast: 1).allows(number):
        return try .lastFew(checking: number.whole)
      default: break
      }
    }
    let found = values.map(Literal.of).joined(separator: ", ")
    throw Mistake("\(title) is { \"fixed\", length } or { \"lastFew\", size }, got { \(found) }")
  }

  /// A fixed length, if no length can be greater.
  fileprivate static func fixed(checking length: Double) throws -> EstimatorChoice {
    guard FixedEstimator.lengths.contains(length) else {
      throw Mistake(
        "length of Estimators.fixed is at most \(EstimatorsBinding.mostPoints), got "
          + Literal.number(length)
      )
    }
    return .fixed(length)
  }

  /// A number of lengths, if so many can be kept.
  fileprivate static func lastFew(checking size: Int) throws -> EstimatorChoice {
    guard LastFewEstimator.sizes.contains(size) else {
      throw Mistake("size of Estimators.lastFew is at most 10000, got \(size)")
    }
    return .lastFew(size)
  }
}
