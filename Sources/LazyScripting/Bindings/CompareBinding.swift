internal import LazyStacks
internal import Lua

enum CompareBinding {
  static let registrations: [Registration] = [
    .function(
      "compare",
      in: "lab",
      taking: parameters,
      gives: .object("Comparison"),
      summary:
        "Compares variants, `{ \"name\", function() … end }` at positions, each of which returns a "
        + "window of its own: the result prints as a table and is data, `result.name.bodies`. "
        + "Each of them draws the same random numbers, those that came next before the first."
    ) { call, reader in
      var comparing = try Comparing(in: call, by: reader)
      let comparison = try comparing.run()
      return call.push(comparison, as: try reader.session.types[Comparison.self])
    }.taking(.variants)
  ]

  private static let parameters: [Parameter] = [
    .label(
      "program",
      as: .function("function(window)"),
      summary:
        "What is done with each variant's window, one after the other; it gets what else the "
        + "variant returned, too. Without it the windows are compared as they open."
    ),
    .label(
      "metrics",
      as: .array(.string),
      default: "{ \(usual.map { "\"\($0)\"" }.joined(separator: ", ")) }",
      summary: "What of `window.metrics` is compared, in this order."
    ),
    .label(
      "seeds",
      as: SeedList.kind,
      required: false,
      summary:
        "How many seeds, from 1 on, or which: every variant runs once with each, as with "
        + "`--seed`, and its metrics are means. What the windows do is not printed, and the "
        + "script's own random numbers go on as if there had been no comparison."
    ),
    .label(
      "relative",
      as: .boolean,
      default: "false",
      summary: "Prints for each metric what it is in ratio to the first variant's."
    ),
  ]

  /// The default metrics: those that are known without measuring anything.
  static let usual = [
    "bodies", "measures", "corrections", "jitter", "contentSizeJitter", "landingError", "moves",
  ]
}

/// One run of `lab.compare`.
private struct Comparing {
  private let session: LabSession
  private let variants: [Variant]
  private let metrics: [Metric]
  private let program: LuaFunction?
  private let seeds: [UInt64]?
  private let isRelative: Bool
  private var windows: [Seen] = []

  /// A window that a variant returned.
  private struct Seen {
    weak var window: Window?
    let name: String
  }

  private struct Variant {
    let name: String
    let make: LuaFunction

    /// The variant's name in errors.
    var title: String { "variant \(Literal.quoted(name)) of lab.compare" }
  }

  /// Reads the arguments.
  init(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    session = try reader.session
    program = try reader.function("program", in: call)
    metrics = try Self.metrics(try reader.value("metrics", in: call))
    seeds = try SeedList.read(try reader.value("seeds", in: call), of: "lab.compare")
    isRelative = try reader.flag("relative", in: call)
    var variants: [Variant] = []
    var names: Set<LuaString> = []
    for place in 0..<call.count {
      let variant = try Self.variant(at: place, in: call)
      guard names.insert(LuaString(variant.name)).inserted else {
        throw Mistake(
          "two variants of lab.compare are called \(Literal.quoted(variant.name)); the result is "
            + "read by their names, so give them different ones"
        )
      }
      variants.append(variant)
    }
    guard !variants.isEmpty else {
      throw Mistake("lab.compare needs variants: \(Self.form)")
    }
    self.variants = variants
  }

  private static let form = "{ \"name\", function() return Window { … } end }"

  private static func variant(at place: Int, in call: borrowing LuaCall) throws -> Variant {
    let title = "variant \(place + 1) of lab.compare"
    guard case .table(let table) = try call.value(at: place) else {
      throw Mistake("\(title) is \(Literal.found(at: place, in: call)), not \(form)")
    }
    let entries = try table.entries()
    guard case .function(let make) = try table.rawGet(2), let name = try table.rawGet(1).text,
      !name.isEmpty
    else { throw Mistake("\(title) is a table, but not \(form)") }
    try ScriptName.check(name, of: title)
    guard name != "rows" else {
      throw Mistake("\(title) is called \"rows\", as the method comparison:rows is; rename it")
    }
    if let other = entries.first(where: { $0.key != .integer(1) && $0.key != .integer(2) }) {
      throw Mistake("\(title) has a [\(Literal.of(other.key))] beside its name and its function")
    }
    return Variant(name: name, make: make)
  }

  private static func metrics(_ value: LuaValue) throws -> [Metric] {
    guard case .table(let table) = value else {
      return CompareBinding.usual.compactMap { name in Metric.all.first { $0.name == name } }
    }
    var metrics: [Metric] = []
    for (index, entry) in try table.entries().enumerated() {
      let expectation = "metrics of lab.compare is an array of names of metrics"
      guard entry.key == .integer(index + 1) else {
        throw Mistake("\(expectation), got [\(Literal.of(entry.key))]")
      }
      let metric = try Metric.named(entry.value, in: expectation)
      guard !metrics.contains(where: { $0.name == metric.name }) else {
        throw Mistake("metrics of lab.compare names '\(metric.name)' twice")
      }
      metrics.append(metric)
    }
    guard !metrics.isEmpty else {
      throw Mistake("metrics of lab.compare names no metric; leave it out for the usual ones")
    }
    return metrics
  }

  /// Makes each variant's windows, runs the program with them and reads the metrics.
  mutating func run() throws -> Comparison {
    var runs: [Comparison.Run] = []
    if let seeds {
      for seed in seeds {
        runs += try session.seeded(seed) { try round(seed: seed) }
      }
    } else {
      runs = try round(seed: nil)
    }
    return Comparison(metrics, of: variants.map(\.name), runs: runs, isRelative: isRelative)
  }

  /// Runs every variant once, each with the same numbers.
  private mutating func round(seed: UInt64?) throws -> [Comparison.Run] {
    let random = (session.interpreter.random, session.state.randomNumbers)
    var runs: [Comparison.Run] = []
    for (index, variant) in variants.enumerated() {
      (session.interpreter.random, session.state.randomNumbers) = random
      let (handle, others) = try naming(variant) { try make(variant) }
      if let earlier = windows.first(where: { $0.window === handle.window }) {
        throw Mistake(
          "\(variant.title) returned the window of \(Literal.quoted(earlier.name)); each variant "
            + "makes its own"
        )
      }
      windows.removeAll { $0.window == nil }
      windows.append(Seen(window: handle.window, name: variant.name))
      let values = try naming(variant) {
        try perform(handle, others: others)
        return try metrics.map { try $0.value(of: handle.window, in: session) }
      }
      runs.append(Comparison.Run(variant: index, seed: seed, values: values))
    }
    return runs
  }

  private func make(_ variant: Variant) throws -> (window: WindowHandle, others: [KeptValue]) {
    let type = try session.types[WindowHandle.self]
    return try variant.make.call { _ in
    } results: { results in
      guard results.isObject(at: 0, of: type) else {
        let place = variant.make.definition.map { " (\($0))" } ?? ""
        throw Mistake(
          "\(variant.title)\(place) returned \(Literal.found(at: 0, in: results)); return its "
            + "Window"
        )
      }
      let handle = try results.object(at: 0, as: type)
      guard !handle.window.isClosed else {
        throw Mistake("\(variant.title) returned a window that was closed")
      }
      let others = try (1..<max(1, results.count)).map { place in
        KeptValue(try results.value(at: place), types: session.types)
      }
      return (handle, others)
    }
  }

  private func perform(_ handle: WindowHandle, others: [KeptValue]) throws {
    guard let program else { return }
    let type = try session.types[WindowHandle.self]
    try program.call { call in
      call.push(handle, as: type)
      for value in others { value.push(onto: call) }
    } results: { _ in
    }
  }

  /// Adds the variant's name to an error that happens in it.
  ///
  /// The error that a script raised stays the same; its traceback has the name.
  private func naming<Value>(_ variant: Variant, body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as LuaError {
      throw error.passing(variant.title, through: "compare", at: variant.make.definition)
    } catch let error as WindowError {
      throw Mistake("\(variant.title): \(error)")
    }
  }
}
