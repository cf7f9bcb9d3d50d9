public import LazyExtents
public import LazyReports
public import LazyStacks
internal import Lua

/// The parameters by which a window behaves, as a file of a script gives them.
public struct WindowSetting {
  /// The parameters of the model.
  public var profile: Profile
  /// What guesses the lengths of rows that were not seen.
  public var estimator: EstimatorChoice
}

extension LabSession {
  /// Gives windows that name no profile or no estimator those that a script returns.
  ///
  /// - Throws: ``ScriptError`` as ``setting(source:name:)`` does.
  public func useSetting(source: [UInt8], name: String) throws(ScriptError) {
    usualSetting = try setting(source: source, name: name)
  }

  /// Runs a script that returns parameters of a window: a table with `profile`, `estimator` or
  /// both, or a profile alone.
  ///
  /// The estimator may be one of the script, so the session must live as long as it is used.
  ///
  /// - Throws: ``ScriptError`` for errors of the script, and if it returns something else.
  public func setting(source: [UInt8], name: String) throws(ScriptError) -> WindowSetting {
    try interpreter.limited {
      let chunk = try state.load(source, chunkName: "@\(name)")
      return try setting(of: chunk.call([]).first ?? .nil, name: name)
    }
  }

  private func setting(of value: LuaValue, name: String) throws -> WindowSetting {
    var setting = WindowSetting(profile: .swiftui2027, estimator: .mean)
    guard case .table(let table) = value else {
      setting.profile = try profile(of: value, named: "what \(name) returns")
      return setting
    }
    for (key, value) in try table.entries() {
      switch key.text {
      case "profile": setting.profile = try profile(of: value, named: "profile of \(name)")
      case "estimator":
        let choice =
          value.text.flatMap { text in EstimatorChoice.named.first { $0.name == text }?.choice }
          ?? object(EstimatorValue.self, in: value)?.choice
        guard let choice else {
          throw Mistake(
            "estimator of \(name) is \(Literal.of(value)), not an estimator or its name"
          )
        }
        setting.estimator = choice
      default:
        throw Mistake(
          "\(name) returns a table with \(Literal.of(key)); it takes profile, estimator"
        )
      }
    }
    return setting
  }

  private func profile(of value: LuaValue, named name: String) throws -> Profile {
    if let text = value.text, let known = Profile.all.first(where: { $0.name == text }) {
      return known.profile
    }
    guard let profile = object(ProfileValue.self, in: value)?.profile else {
      throw Mistake("\(name) is \(Literal.of(value)), not a profile or the name of one")
    }
    return profile
  }

  private func object<Value: HostClass>(_ type: Value.Type, in value: LuaValue) -> Value? {
    guard case .object(let object) = value, let type = try? types[type] else { return nil }
    return type.object(of: object)
  }
}

/// The parameters of the model by their names.
public enum ModelParameters {
  /// The names, in the order in which they are listed.
  public static var names: [String] { ProfileBinding.parameters.map(\.name) }

  /// The parameters that differ from those of another profile, with their values.
  public static func changes(
    from other: Profile = .swiftui2027,
    to profile: Profile
  ) -> [DataValue.Field] {
    ProfileBinding.parameters.compactMap { parameter in
      let (old, new) = (parameter.read(other), parameter.read(profile))
      return old == new ? nil : DataValue.Field(parameter.name, DataValue(new))
    }
  }

  /// The profile with other values of some parameters.
  ///
  /// - Returns: The profile, or what is wrong with the values.
  public static func applying(
    _ values: [DataValue.Field],
    to profile: Profile = .swiftui2027
  ) -> Result<Profile, ParameterError> {
    var changed = profile
    for field in values {
      guard let parameter = ProfileBinding.parameters.first(where: { $0.name == field.name }) else {
        let nearest = Suggestion.nearest(to: field.name, among: names)
        return .failure(
          ParameterError(
            message: "there is no parameter '\(field.name.onOneLine)'"
              + (nearest.map { "; did you mean '\($0)'?" } ?? "")
          )
        )
      }
      guard let value = parameter.kind.value(field.value) else {
        return .failure(
          ParameterError(
            message: "\(parameter.name) is \(field.value.json), not \(parameter.kind.phrase)"
          )
        )
      }
      parameter.write(&changed, value)
    }
    return .success(changed)
  }
}

/// What is wrong with the value of a parameter.
public struct ParameterError: Error, Equatable {
  /// A sentence without its end.
  public let message: String
}

extension ValueKind {
  /// The value of Lua that a value of this kind is; nil if it is of another kind.
  fileprivate func value(_ value: DataValue) -> LuaValue? {
    switch (self, value) {
    case (.boolean, .flag(let flag)): return .boolean(flag)
    case (.cases(let names), .text(let text)): return names.contains(text) ? .text(text) : nil
    case (.boolean, _), (.cases, _): return nil
    default:
      guard let number = value.asNumber, allows(number) else { return nil }
      return Int(exactly: number).map { .integer($0) } ?? .number(number)
    }
  }
}

extension DataValue {
  fileprivate init(_ value: LuaValue) {
    switch value {
    case .boolean(let flag): self = .flag(flag)
    default:
      if let integer = value.integer {
        self = .integer(integer)
      } else if let number = value.number {
        self = .number(number)
      } else {
        self = value.text.map { .text($0) } ?? .null
      }
    }
  }
}
