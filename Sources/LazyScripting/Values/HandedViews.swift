internal import LazyStacks
internal import Lua

/// Views of which a `Group` or a `ForEach` hands a function the subviews or the sections.
struct HandedViews {
  /// What is handed out.
  enum Part: String, CaseIterable {
    case subviews
    case sections

    /// What a `ForEach` calls one of them.
    var element: String { self == .subviews ? "subview" : "section" }
  }

  private let part: Part
  private let views: Content

  /// Reads the views that are given by name; nil if none are.
  init?(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let given = Part.allCases.filter { part in
      let place = reader.place(of: part.rawValue, in: call)
      return ValueKind.view.accepts(valueAt: place, in: call)
    }
    guard let part = given.first else { return nil }
    guard given.count == 1 else {
      throw Mistake("\(reader.title) takes subviews = or sections =, not both")
    }
    self.part = part
    let place = reader.place(of: part.rawValue, in: call)
    views = try reader.session.views.child(at: place, in: call, of: reader.title)
  }

  /// What a function makes of all of them.
  func group(in call: borrowing LuaCall, by reader: ArgumentReader) throws -> Content {
    guard call.kind(at: 0) == .function, call.count == 1 else {
      throw Mistake(
        "Group { \(part.rawValue) = content, function(\(part.rawValue)) … end } takes one function"
      )
    }
    let function = try call.function(at: 0)
    let (session, title) = (try reader.session.reference, "Group { \(part.rawValue) = … }")
    switch part {
    case .subviews:
      return PartsGroup(subviews: views) { subviews in
        try session.views(from: function, of: title) { call, session in
          let value = SubviewsValue(subviews, in: session.reference)
          return call.push(value, as: try session.types[SubviewsValue.self])
        }
      }.content
    case .sections:
      return PartsGroup(sections: views) { sections in
        try session.views(from: function, of: title) { call, session in
          let value = SectionsValue(sections, in: session.reference)
          return call.push(value, as: try session.types[SectionsValue.self])
        }
      }.content
    }
  }

  /// What a function makes of each of them.
  func forEach(
    in call: borrowing LuaCall,
    by reader: ArgumentReader,
    label: String
  ) throws -> Content {
    let given = (0..<call.count).filter { !call.isNil(at: $0) }
    guard given.count == 1, call.kind(at: given[0]) == .function else {
      throw Mistake(
        "ForEach { \(part.rawValue) = content, function(\(part.element), index) … end } takes one "
          + "function"
      )
    }
    let elements = HandedElementsReading(
      function: try call.function(at: given[0]),
      label: label,
      session: try reader.session.reference
    )
    switch part {
    case .subviews:
      return PartsGroup(subviews: views, named: "ForEach") { elements.forEach($0).content }.content
    case .sections:
      return PartsGroup(sections: views, named: "ForEach") { elements.forEach($0).content }.content
    }
  }
}

/// Makes a `ForEach` over subviews or sections whose views a function of a script gives.
struct HandedElementsReading {
  let function: LuaFunction
  let label: String
  let session: SessionReference

  func forEach(_ subviews: SubviewsCollection) -> ForEach {
    ForEach(subviews, label: label) { [self] subview, index in
      try session.views(from: function, of: label) { call, session in
        let view = ViewValue(subview, name: "Subview")
        view.isUsed = true
        _ = try session.views.push(view, onto: call)
        return call.push(index + 1)
      }
    }
  }

  func forEach(_ sections: SectionCollection) -> ForEach {
    ForEach(sections, label: label) { [self] section, index in
      try session.views(from: function, of: label) { call, session in
        let value = SectionValue(section, in: session.reference)
        _ = call.push(value, as: try session.types[SectionValue.self])
        return call.push(index + 1)
      }
    }
  }
}

extension SessionReference {
  /// The views that a function returns; if a plugin's fails, a rectangle.
  fileprivate func views(
    from function: LuaFunction,
    of title: String,
    arguments: (borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) throws -> Content {
    let session = try get()
    return try answer(function, orElse: ViewValue.standIn.content) {
      try session.views.content(from: function, of: title) { _ = try arguments($0, session) }
    }
  }
}
