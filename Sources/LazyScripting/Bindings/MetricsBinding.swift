internal import LazyReports
internal import LazyStacks
internal import Lua

/// The counters and figures of a window, read again on each access.
final class MetricsHandle: HostClass {
  static let className = "Metrics"

  let window: Window
  init(_ window: Window) { self.window = window }

  static func describe(_ type: inout HostBehavior<MetricsHandle>) {
    let reference = type.reference
    type.description = { handle, call in
      let parts = Metric.all.filter { !$0.isSurveyed }.compactMap { metric in
        (try? metric.read(handle.window)).map { "\(metric.name) \(Printed.number($0))" }
      }
      return call.push(try reference.get().text(ofFigures: parts))
    }
    type.equals = { $0.window === $1.window }
    let walked = Metric.all.filter { !$0.isSurveyed }
    type.count = { _ in walked.count }
    type.entry = { handle, index, call in
      call.push(walked[index].name)
      call.push(try walked[index].value(of: handle.window, in: reference.get()))
    }
    type.call = { handle, call in
      let session = try reference.get()
      let chosen = try MetricsBinding.chosen(in: call)
      return try call.pushTable(arrayCapacity: 0, fieldCapacity: chosen.count) { table in
        for metric in chosen {
          table.set(metric.name, to: try metric.value(of: handle.window, in: session))
        }
      }
    }
  }
}

/// The counters of a window by view type.
final class MetricsByView: HostClass {
  static let className = "MetricsByView"

  let trace: Trace
  init(_ trace: Trace) { self.trace = trace }

  /// The names of the view types that were counted, in byte order.
  private var names: [String] {
    trace.metrics.byView.keys.map(\.text)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Refuses a name that no view has, counted or not.
  private func checkKnown(_ name: String, in session: LabSession) throws {
    let known =
      names + session.scope.definitions.viewNames
      + session.registry.members(of: nil).map(\.declaration).filter { $0.kind == .view }.map(\.name)
    guard !known.contains(where: { $0.hasSameBytes(as: name) }) else { return }
    throw Mistake.unknown("no view is called \(Literal.name(name))", name: name, among: known)
  }

  static func describe(_ type: inout HostBehavior<MetricsByView>) {
    let reference = type.reference
    type.missing = { handle, call in
      let session = try reference.get()
      guard let name = try call.value(at: 0).text else {
        throw Mistake("a view's name is a string")
      }
      if handle.trace.metrics.counters(of: ViewName(name)) == nil {
        try handle.checkKnown(name, in: session)
      }
      return try call.push(
        CountersHandle(handle.trace, view: name),
        as: session.types[CountersHandle.self]
      )
    }
    type.description = { handle, call in
      call.push(handle.names.joined(separator: " "))
    }
    type.equals = { $0.trace === $1.trace }
    type.count = { $0.names.count }
    // What is counted for the first time meanwhile is not walked through.
    type.pairs = { handle, call in
      var names = handle.names[...]
      call.push(function: "next") { call in
        guard let name = names.popFirst() else { return .none }
        call.push(name)
        let counters = CountersHandle(handle.trace, view: name)
        try call.push(counters, as: reference.get().types[CountersHandle.self])
        return .pushed
      }
      call.push()
      return call.push()
    }
  }
}

/// The counters of one view type of a window, read again on each access.
final class CountersHandle: HostClass {
  static let className = "Counters"

  let trace: Trace
  let view: String

  init(_ trace: Trace, view: String) {
    self.trace = trace
    self.view = view
  }

  func read(at path: KeyPath<Metrics.Counters, Int>) -> Int {
    trace.metrics.counters(of: ViewName(view))?[keyPath: path] ?? 0
  }

  static func describe(_ type: inout HostBehavior<CountersHandle>) {
    let reference = type.reference
    type.description = { handle, call in
      let parts = MetricsBinding.counters.map { "\($0.name) \(handle.read(at: $0.path))" }
      return call.push(try reference.get().text(ofFigures: parts))
    }
    type.equals = { $0.trace === $1.trace && $0.view.hasSameBytes(as: $1.view) }
    type.count = { _ in MetricsBinding.counters.count }
    type.entry = { handle, index, call in
      let counter = MetricsBinding.counters[index]
      call.push(counter.name)
      call.push(handle.read(at: counter.path))
    }
  }
}

extension LabSession {
  /// Figures with their names as text: one line, or as many as a terminal needs.
  fileprivate func text(ofFigures parts: [String]) -> String {
    let columns = hooks.columns?().map { max($0, 40) }
    return parts.filled(to: columns, between: "  ").joined(separator: "\n")
  }
}

enum MetricsBinding {
  static let registrations: [Registration] =
    Metric.all.map(field)
    + [
      .field(
        "byView",
        of: "Metrics",
        on: MetricsHandle.self,
        gives: .object("MetricsByView"),
        summary: "The counters of one view type: `metrics.byView.StepView.bodies`."
      ) { handle, call, session in
        try call.push(MetricsByView(handle.window.trace), as: session.types[MetricsByView.self])
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

  /// The metrics that a call names, one by one or in one table.
  static func chosen(in call: borrowing LuaCall) throws -> [Metric] {
    var names: [LuaValue] = []
    for place in 0..<call.count { names.append(try call.value(at: place)) }
    if case .table(let table) = names.first { names = try table.entries().map(\.value) }
    return try names.map { try Metric.named($0, in: "metrics is called with names of metrics") }
  }

  private static func field(for metric: Metric) -> Registration {
    .field(
      metric.name,
      of: "Metrics",
      on: MetricsHandle.self,
      gives: metric.isWhole ? .integer(atLeast: 0) : .number,
      summary: metric.summary
    ) { handle, call, session in call.push(try metric.value(of: handle.window, in: session)) }
  }

  private static func counterField(for counter: Counter) -> Registration {
    let path = counter.path
    return .field(
      counter.name,
      of: "Counters",
      on: CountersHandle.self,
      gives: .integer(atLeast: 0),
      summary: counter.summary
    ) { handle, call, _ in call.push(handle.read(at: path)) }
  }
}
