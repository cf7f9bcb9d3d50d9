internal import LazyStacks
internal import Lua

/// Reads the arguments of one callable by name, once ``ArgumentCheck`` found nothing wrong.
///
/// A call with exactly one plain table has its values at positions and labels; any other call has
/// positions only. Positions are zero-based here.
final class ArgumentReader {
  let declaration: Declaration
  /// The callable as errors name it.
  let title: String
  let labels: [Parameter]
  let positions: [Parameter]
  /// The place among the labels of the one that may also be the last value by position.
  private let last: Int?
  private let reference: SessionReference

  init(_ declaration: Declaration, in reference: SessionReference) {
    self.declaration = declaration
    self.reference = reference
    title = declaration.title
    labels = declaration.labels
    positions = declaration.positions
    last = labels.firstIndex(where: \.mayBeLast)
  }

  /// The names of all parameters, those of positions last; nil for what takes its table as it is.
  var names: [String]? {
    declaration.takesWholeTable ? nil : labels.map(\.name) + positions.map(\.name)
  }

  /// Checks a call and runs its implementation; the mistakes of both say what was called.
  func run(
    _ call: borrowing LuaCall,
    body: (borrowing LuaCall) throws -> LuaOutcome
  ) throws -> LuaOutcome {
    do {
      try ArgumentCheck(by: self).check(call)
      return try body(call)
    } catch var mistake as Mistake where mistake.fault?.callable == nil {
      mistake.fault = CallFault(of: declaration.name, in: mistake.fault?.argument)
      throw mistake
    }
  }

  /// The session in which the call is made.
  var session: LabSession {
    get throws { try reference.get() }
  }

  /// The index of a parameter's value in a call.
  func place(of name: String, in call: borrowing LuaCall) -> Int {
    // Parameters are looked at where they are: to copy one counts references to all its texts.
    for index in labels.indices where labels[index].name == name {
      if index == last, let place = lastPlace(in: call) { return place }
      return call.parameter(at: index)
    }
    return positions.indices.first { positions[$0].name == name } ?? Int.max
  }

  /// The last position, if the value there is that of a parameter by name.
  private func lastPlace(in call: borrowing LuaCall) -> Int? {
    guard let last, call.count > positions.count,
      declaration.rest != .none || call.count == positions.count + 1,
      call.isNil(at: call.parameter(at: last)),
      labels[last].kind.accepts(valueAt: call.count - 1, in: call)
    else { return nil }
    return call.count - 1
  }

  /// The number of values by position, without one that is that of a parameter by name.
  func count(in call: borrowing LuaCall) -> Int { lastPlace(in: call) ?? call.count }

  /// Whether a parameter was given.
  func has(_ name: String, in call: borrowing LuaCall) -> Bool {
    !call.isNil(at: place(of: name, in: call))
  }

  /// A number, or nil if none was given.
  func number(_ name: String, in call: borrowing LuaCall) throws -> Double? {
    let place = place(of: name, in: call)
    return call.isNil(at: place) ? nil : try call.number(at: place)
  }

  /// Virtual seconds for which something waits, or nil if none were given.
  ///
  /// - Throws: A mistake if no run could ever last so long.
  func seconds(_ name: String, in call: borrowing LuaCall) throws -> Double? {
    guard let seconds = try number(name, in: call) else { return nil }
    guard seconds <= Self.longestWait else {
      throw Mistake(
        "\(name) of \(title) is \(Literal.of(.number(seconds))); expected virtual seconds, "
          + "0 or more and at most \(Self.longestWait.whole)"
      )
    }
    return seconds
  }

  /// The longest wait, in virtual seconds: about what a verb may take with its 10⁹ frames.
  private static let longestWait = 1e7

  /// An offset or a distance in points, or nil if none was given.
  ///
  /// - Throws: A mistake if no content could be so long.
  func points(_ name: String, in call: borrowing LuaCall) throws -> Double? {
    guard let points = try number(name, in: call) else { return nil }
    guard abs(points) <= Double.longestLength else {
      throw Mistake(
        "\(name) of \(title) is \(Literal.of(.number(points))); expected points, at most "
          + "\(Double.longestLength.whole) either way"
      )
    }
    return points
  }

  /// A whole number, or nil if none was given.
  func integer(_ name: String, in call: borrowing LuaCall) throws -> Int? {
    let place = place(of: name, in: call)
    return call.isNil(at: place) ? nil : try call.integer(at: place)
  }

  /// A string, or nil if none was given.
  func text(_ name: String, in call: borrowing LuaCall) throws -> String? {
    let place = place(of: name, in: call)
    return call.isNil(at: place) ? nil : try call.text(at: place)
  }

  /// Whether a flag was given and is true.
  func flag(
    _ name: String,
    default fallback: Bool = false,
    in call: borrowing LuaCall
  ) throws -> Bool {
    let place = place(of: name, in: call)
    return call.isNil(at: place) ? fallback : try call.boolean(at: place)
  }

  /// A function, or nil if none was given.
  func function(_ name: String, in call: borrowing LuaCall) throws -> LuaFunction? {
    let place = place(of: name, in: call)
    return call.isNil(at: place) ? nil : try call.function(at: place)
  }

  /// A function that the declaration requires.
  func requiredFunction(_ name: String, in call: borrowing LuaCall) throws -> LuaFunction {
    try call.function(at: place(of: name, in: call))
  }

  /// Any value; nil if none was given.
  func value(_ name: String, in call: borrowing LuaCall) throws -> LuaValue {
    try call.value(at: place(of: name, in: call))
  }

  /// An id, or nil if none was given.
  func id(_ name: String, in call: borrowing LuaCall) throws -> ViewID? {
    let value = try value(name, in: call)
    if value == .nil { return nil }
    guard let id = value.viewIDOrPath else {
      throw Mistake("\(name) of \(title) is \(ValueKind.path.phrase)")
    }
    return id
  }

  /// The ids of all positions as one path, or nil if none was given.
  func path(in call: borrowing LuaCall) throws -> ViewID? {
    var ids: [ViewID] = []
    for place in 0..<call.count {
      guard let id = try call.value(at: place).viewIDOrPath else { break }
      ids.append(id)
    }
    return ViewID(path: ids)
  }

  /// The views at the positions that no parameter takes, without some of the first, which are read
  /// in another way; holes keep their places.
  func children(in call: borrowing LuaCall, after skipped: Int = 0) throws -> [Content] {
    let (first, count) = (positions.count + skipped, count(in: call))
    guard count > first else { return [] }
    var children: [Content] = []
    children.reserveCapacity(count - first)
    let session = try session
    for place in first..<count {
      do {
        children.append(
          try session.views.child(at: place, in: call, of: title) {
            Slips.label(for: place, in: call, by: self)
          }
        )
      } catch var mistake as Mistake {
        mistake.fault = mistake.fault ?? CallFault(in: .position(place))
        throw mistake
      }
    }
    return children
  }
}

extension ArgumentReader {
  /// The views themselves at the positions that no parameter takes, for comparison by identity.
  func childViews(in call: borrowing LuaCall) throws -> [ViewValue?] {
    let count = count(in: call)
    guard count > positions.count else { return [] }
    let type = try session.types[ViewValue.self]
    return try (positions.count..<count).map { place in
      call.isObject(at: place, of: type) ? try call.object(at: place, as: type) : nil
    }
  }
}
