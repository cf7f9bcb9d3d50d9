internal import LazyExtents
internal import LazyStacks
internal import Lua

/// An estimator that a script defined, for one container.
struct ScriptedEstimator: ExtentEstimator {
  var records: ExtentTree
  private let mind: ScriptedMind

  init(count: Int, _ mind: ScriptedMind) {
    records = ExtentTree(count: count)
    self.mind = mind
  }

  var remembers: Bool { mind.remembers }

  var standIn: String? { mind.hasFailed ? EstimatorChoice.mean.description : nil }

  /// The script's estimate, which is asked for once between two lengths.
  ///
  /// It is the mean if the script returns no length, and before there is any length to learn from.
  var estimate: Double {
    guard measuredCount > 0 else { return 0 }
    return mind.estimate(firstUnknown: firstUnknown)
      ?? records.measuredExtent / Double(measuredCount)
  }

  /// The index of the first line without a record.
  private var firstUnknown: Int {
    var (known, unknown) = (0, records.count)
    while known < unknown {
      let middle = (known + unknown + 1) / 2
      if records.summary(upTo: middle).measuredCount == middle {
        known = middle
      } else {
        unknown = middle - 1
      }
    }
    return known
  }

  var listener: (any ExtentListener)? { mind }

  mutating func learn(_ extent: Double, at index: Int) {
    records.measure(index, as: extent)
    mind.note(.length(extent, at: index))
  }

  mutating func forgetAll() {
    records.forgetAll()
    mind.note(.beginning)
  }
}

/// The memory of a script's estimator, and the calls of the script's functions.
///
/// An error of a function, or a result that is not a length, is reported, and the mean is used
/// instead.
final class ScriptedMind: ExtentListener {
  /// What its functions are told.
  enum Told {
    case beginning
    case length(Double, at: Int)
  }

  private enum Answer {
    case unasked
    case failed
    case length(Double)
  }

  private let definition: ScriptedDefinition
  private let parameters: DefinedParameters
  private let report: EstimatorChoice.Report
  /// The arguments of the functions: `self` and the memory that `begin` made.
  private var arguments: [LuaValue]?
  private var answer = Answer.unasked
  /// What its functions are still to be told, which may ask about the container then.
  private var waiting: [Told] = []
  private var isTelling = false

  init(
    _ definition: ScriptedDefinition,
    with parameters: DefinedParameters,
    report: @escaping EstimatorChoice.Report
  ) {
    self.definition = definition
    self.parameters = parameters
    self.report = report
    begin()
  }

  var remembers: Bool { definition.remembers }

  /// Whether the script returns no length at the moment.
  var hasFailed: Bool {
    tell()
    if case .failed = answer { return true }
    return arguments == nil
  }

  /// Notes what its functions are to be told.
  func note(_ told: Told) { waiting.append(told) }

  /// Tells its functions what waits.
  ///
  /// One of them may read the window, which asks for an estimate: it gets what was learned so far.
  func tell() {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !waiting.isEmpty {
      switch waiting.removeFirst() {
      case .beginning: begin()
      case .length(let extent, let index): learn(extent, at: index)
      }
    }
  }

  /// Makes new memory.
  private func begin() {
    answer = .unasked
    arguments = guarding("begin", calling: definition.begin) {
      let table = try parameters.makeSelf(in: definition.session.get().state)
      let memory = try definition.begin?.call([.table(table)]).first
      return [.table(table), memory ?? .nil]
    }
  }

  /// Reports a length; scripts count subviews from 1.
  private func learn(_ extent: Double, at index: Int) {
    answer = .unasked
    guard let arguments, let learn = definition.learn else { return }
    let isLearned = guarding("learn", calling: learn) {
      try learn.call(arguments + [.number(extent), .integer(index + 1)])
    }
    answer = isLearned == nil ? .failed : .unasked
  }

  /// The estimate for an unknown subview; nil if the script gives none.
  ///
  /// - Parameter index: The first of the unknown ones.
  /// - Returns: The length, in points.
  func estimate(firstUnknown index: @autoclosure () -> Int) -> Double? {
    tell()
    // A missing memory was already reported.
    guard let arguments else { return nil }
    if case .unasked = answer {
      // Set before the call, so that a script that asks about its own list does not call itself.
      answer = .failed
      let length = guarding("estimate", calling: definition.estimate) {
        try ask(arguments + [.integer(index() + 1)])
      }
      if let length { answer = .length(length) }
    }
    guard case .length(let length) = answer else { return nil }
    return length
  }

  private func ask(_ arguments: [LuaValue]) throws -> Double {
    let result = try definition.estimate.call(arguments).first ?? .nil
    guard let length = result.number, ValueKind.length.allows(length) else {
      let found = Literal.of(result, in: try definition.session.get().state)
      throw Mistake("it gave \(found), not a finite number of points, 0 or more")
    }
    guard FixedEstimator.lengths.contains(length) else {
      let most = EstimatorsBinding.mostPoints
      throw Mistake("it gave \(Literal.of(result)); a length is at most \(most) points")
    }
    return length
  }

  /// Runs a function of the script; an error is reported with the function's name and place.
  private func guarding<Value>(
    _ name: String,
    calling function: LuaFunction?,
    body: () throws -> Value
  ) -> Value? {
    do {
      if let plugin = definition.contribution(calling: function, in: definition.session) {
        return try plugin.enter(.callback, orElse: nil) {
          try Mistake.placed("\(name)\(function.place)", body: body)
        }
      }
      return try body()
    } catch {
      if (error as? any StoppingError)?.stopsEverything == true {
        report(error)
      } else {
        let text = (error as? LuaError)?.message ?? "\(error)"
        let place = function?.definition.map { " in \($0)" } ?? ""
        let title = "\(name) of Estimator \(Literal.quoted(definition.name))\(place)"
        report(Mistake("\(title): \(text)"))
      }
      return nil
    }
  }
}
