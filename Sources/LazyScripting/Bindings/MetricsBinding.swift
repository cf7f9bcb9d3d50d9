internal import LazyStacks
internal import Lua

/// The counters of a window, read anew each time.
final class MetricsHandle {
  let trace: Trace
  init(_ trace: Trace) { self.trace = trace }

  static func describe(_ type: inout HostBehavior<MetricsHandle>) {
    type.description = { handle, call in
      let metrics = handle.trace.metrics
      let parts = MetricsBinding.metrics.map { "\($0.name) \(Printed.number($0.read(metrics)))" }
      return call.push(parts.joined(separator: "  "))
    }
    type.equals = { $0.trace === $1.trace }
    type.call = { handle, call in
      let metrics = handle.trace.metrics
      let chosen = try MetricsBinding.chosen(call)
      return call.pushTable(arrayCapacity: 0, fieldCapacity: chosen.count) { table in
        for metric in chosen { table.set(metric.name, metric.value(metrics)) }
      }
    }
  }
}

/// The counters of a window by view type.
final class MetricsByView {
  let trace: Trace
  init(_ trace: Trace) { self.trace = trace }

  static func describe(
    _ reference: SessionReference
  ) -> (inout HostBehavior<MetricsByView>) -> Void {
    { type in
      type.missing = { handle, call in
        let session = try reference.get()
        guard let name = try call.value(0).text else { throw Mistake("a view's name is a string") }
        let known =
          handle.trace.metrics.byView.keys.sorted() + session.customViewNames
          + Registry.builtIn.members(of: nil).map(\.declaration).filter { $0.kind == .view }
          .map(\.name)
        guard known.contains(name) else {
          throw Mistake.unknown("no view is called '\(name)'", name: name, among: known)
        }
        return try call.push(CountersHandle(handle.trace, view: name), as: session.types.counters)
      }
      type.description = { handle, call in
        call.push(handle.trace.metrics.byView.keys.sorted().joined(separator: " "))
      }
      type.equals = { $0.trace === $1.trace }
    }
  }
}

/// The counters of one view type of a window, read anew each time.
final class CountersHandle {
  let trace: Trace
  let view: String

  init(_ trace: Trace, view: String) {
    self.trace = trace
    self.view = view
  }

  func read(_ path: KeyPath<Metrics.Counters, Int>) -> Int {
    trace.metrics.byView[view]?[keyPath: path] ?? 0
  }

  static func describe(_ type: inout HostBehavior<CountersHandle>) {
    type.description = { handle, call in
      let parts = MetricsBinding.counters.map { "\($0.name) \(handle.read($0.path))" }
      return call.push(parts.joined(separator: "  "))
    }
    type.equals = { $0.trace === $1.trace && $0.view == $1.view }
  }
}

/// One number that a window keeps.
struct Metric: Sendable {
  let name: String
  let summary: String
  let isWhole: Bool
  let read: @Sendable (Metrics) -> Double

  /// The value as scripts get it: whole numbers as integers.
  func value(_ metrics: Metrics) -> LuaValue {
    isWhole ? .integer(Int(read(metrics))) : .number(read(metrics))
  }
}

enum MetricsBinding {
  static let registrations: [Registration] =
    metrics.map(field)
    + [
      .field(
        "byView",
        of: "Metrics",
        on: MetricsHandle.self,
        .object("MetricsByView"),
        "The counters of one view type: `metrics.byView.StepView.bodies`."
      ) { handle, call, session in
        try call.push(MetricsByView(handle.trace), as: session.types.metricsByView)
      }
    ] + counters.map(counterField)

  typealias Counter = (
    name: String, summary: String, path: any KeyPath<Metrics.Counters, Int> & Sendable
  )

  static let counters: [Counter] = [
    ("inits", "Nodes made.", \.inits),
    ("bodies", "Bodies evaluated.", \.bodies),
    ("measures", "Measurements.", \.measures),
    ("renders", "Views drawn, for the first time or again.", \.renders),
    ("appears", "Views that came on screen.", \.appears),
    ("disappears", "Views that left the screen.", \.disappears),
    ("evicts", "Nodes given up.", \.evicts),
  ]

  static let metrics: [Metric] =
    counters.map { counter in
      let path = counter.path
      return whole(counter.name, counter.summary) { $0.total[keyPath: path] }
    } + [
      whole("frames", "Frames made.", \.frames),
      whole("walks", "Subviews passed but not placed.", \.walks),
      whole("places", "Subviews that entered the placed set.", \.places),
      whole("removes", "Subviews that left the placed set.", \.removes),
      whole("corrections", "Corrections of the offset by lazy stacks.", \.corrections),
      Metric(
        name: "jitter",
        summary: "The sum of the corrections without their signs, in points.",
        isWhole: false,
        read: { $0.jitter }
      ),
      whole("moves", "Moves of visible subviews that no finger made.", \.moves),
      whole("diagnostics", "Diagnostics given.", \.diagnostics),
    ]

  /// The metrics that a call names, one by one or in one table.
  static func chosen(_ call: borrowing LuaCall) throws -> [Metric] {
    var names: [LuaValue] = []
    for place in 0..<call.count { names.append(try call.value(place)) }
    if case .table(let table) = names.first { names = try table.entries().map(\.value) }
    return try names.map(metric)
  }

  private static func metric(_ value: LuaValue) throws -> Metric {
    guard let name = value.text else {
      throw Mistake("metrics is called with names of metrics, got \(Literal.of(value))")
    }
    guard let metric = metrics.first(where: { $0.name == name }) else {
      throw Mistake.unknown(
        "no metric is called '\(name)'",
        name: name,
        among: metrics.map(\.name),
        listed: "there are"
      )
    }
    return metric
  }

  private static func whole(
    _ name: String,
    _ summary: String,
    _ read: @escaping @Sendable (Metrics) -> Int
  ) -> Metric {
    Metric(name: name, summary: summary, isWhole: true, read: { Double(read($0)) })
  }

  private static func whole(
    _ name: String,
    _ summary: String,
    _ path: any KeyPath<Metrics, Int> & Sendable
  ) -> Metric {
    Metric(name: name, summary: summary, isWhole: true, read: { Double($0[keyPath: path]) })
  }

  private static func field(_ metric: Metric) -> Registration {
    .field(
      metric.name,
      of: "Metrics",
      on: MetricsHandle.self,
      metric.isWhole ? .integer(atLeast: 0) : .number,
      metric.summary
    ) { handle, call, _ in call.push(metric.value(handle.trace.metrics)) }
  }

  private static func counterField(_ counter: Counter) -> Registration {
    let path = counter.path
    return .field(
      counter.name,
      of: "Counters",
      on: CountersHandle.self,
      .integer(atLeast: 0),
      counter.summary
    ) { handle, call, _ in call.push(handle.read(path)) }
  }
}
