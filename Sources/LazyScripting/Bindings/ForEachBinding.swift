internal import LazyStacks
internal import Lua

enum ForEachBinding {
  static let registrations: [Registration] = [
    .view(
      "ForEach",
      taking: parameters,
      summary:
        "The views of each of n elements, of a Range, or of an array, made when they are needed."
    ) { call, reader in
      let location = call.location()
      let label = "the ForEach" + (location.map { " in \($0)" } ?? "")
      if let content = try ofHanded(in: call, by: reader, label: label) {
        return ViewValue(content, name: "ForEach")
      }
      let subviews = try constantArity(in: call, by: reader)
      let elements = try elements(in: call, by: reader)
      guard elements.rangeCount <= LuaElements.countLimit / max(1, subviews) else {
        throw Mistake(
          "ForEach stands for at most \(LuaElements.countLimit) subviews, got "
            + "\(elements.rangeCount) elements of \(subviews)"
        )
      }
      let observed = try observed(in: call, by: reader)
      let source = LuaElements(
        elements: elements,
        naming: try naming(in: call, by: reader),
        rows: try rows(in: call, by: reader, under: label),
        subviews: max(1, subviews),
        label: label,
        session: try reader.session.reference
      )
      source.observed = observed
      let isDeclared = call.kind(at: reader.place(of: "subviews", in: call)) != .nil
      source.arity = LuaArity(
        isDynamic: subviews == 0,
        inferred: isDeclared ? nil : InferredArity(),
        function: try? reader.function("subviews", in: call)
      )
      return ViewValue(ForEach(source).content, name: "ForEach")
    }
  ]

  private static let data: [ValueKind] = [
    .integer(atLeast: 0), .object("Range"), .table("that is an array"), .object("Data"),
    .object("ObservedTable"),
  ]

  private static let parameters: [Parameter] = [
    .position(
      "elements",
      as: .either(
        data + [
          .object("Subviews"), .object("Sections"), .function("function(subview, index)"),
        ]
      ),
      required: false,
      summary:
        "How many elements there are, a Range of them, an array, what `lab.data` gives, or what a "
        + "Group hands out; with `subviews = views` or `sections = views` the function stands here."
    ),
    .position(
      "content",
      as: .function("function(element, index)"),
      required: false,
      summary: "Returns the views of an element; left out where `height` or `width` is given."
    ),
    .label(
      "id",
      as: .either([.string, .function("function(element, index)")]),
      summary:
        "A format with the index (`\"row-%d\"`), the name of a field, `\"self\"`, or a function."
    ),
    .label(
      "subviews",
      as: .either([
        .integer(atLeast: 1), .cases(["dynamic"]), .function("function(element, index)"), .view,
      ]),
      summary:
        "Views, for each of whose subviews the function gives views. For data, how many subviews "
        + "each element resolves to: a number, a function that tells it from the data, or "
        + "`\"dynamic\"` where only their views tell, so that all elements are evaluated "
        + "up to the last one that is needed. Left out, the first element that is loaded shows it; "
        + "once another one gives another number, they are evaluated as with `\"dynamic\"`, and "
        + "the diagnostic `unevenElements` says so. A number saves evaluating that element twice "
        + "where it is not 1."
    ),
    .label(
      "sections",
      as: .view,
      summary: "Views, for each of whose sections the function gives views: `section.header`, "
        + "`section.content`, `section.footer`."
    ),
    .label(
      "height",
      as: .either([.length, .function("function(index, width)")]),
      summary: "Makes each element an Item of this height."
    ),
    .label(
      "width",
      as: .either([.length, .function("function(index, height)")]),
      summary: "Makes each element an Item of this width."
    ),
  ]

  /// The views for subviews or sections, which other views or a Group give; nil for data.
  ///
  /// - Throws: ``Mistake`` if there is neither, or if more was given than goes with them.
  private static func ofHanded(
    in call: borrowing LuaCall,
    by reader: ArgumentReader,
    label: String
  ) throws -> Content? {
    let handed = try HandedViews(in: call, by: reader)
    let type = call.kind(at: 0) == .object ? call.typeName(at: 0) : ""
    guard handed != nil || type == SubviewsValue.className || type == SectionsValue.className else {
      guard !call.isNil(at: 0), call.kind(at: 0) != .function else {
        throw Mistake(
          "ForEach needs elements, \(ValueKind.either(data).phrase), got "
            + "\(Literal.found(at: 0, in: call)); for the subviews of views write subviews = views"
        )
      }
      return nil
    }
    for name in ["id", "height", "width"] where reader.has(name, in: call) {
      throw Mistake("\(name) of ForEach goes with data; subviews and sections have ids and sizes")
    }
    if let handed { return try handed.forEach(in: call, by: reader, label: label) }
    guard call.kind(at: 1) == .function, !reader.has("subviews", in: call) else {
      throw Mistake(
        "ForEach { \(type.lowercased()), function(part, index) … end } takes one function"
      )
    }
    let session = try reader.session
    let elements = HandedElementsReading(
      function: try call.function(at: 1),
      label: label,
      session: session.reference
    )
    if type == SubviewsValue.className {
      let value = try call.object(at: 0, as: session.types[SubviewsValue.self])
      return elements.forEach(value.subviews).content
    }
    let value = try call.object(at: 0, as: session.types[SectionsValue.self])
    return elements.forEach(value.sections).content
  }

  /// The array of a state or a model, whose elements are tracked as well.
  private static func observed(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> ObservedTable? {
    guard call.typeName(at: 0) == "ObservedTable" else { return nil }
    return try call.object(at: 0, as: reader.session.types[ObservedTable.self])
  }

  /// How many subviews each element has; 0 if the numbers differ.
  private static func constantArity(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> Int {
    let place = reader.place(of: "subviews", in: call)
    switch call.kind(at: place) {
    case .string, .function: return 0
    default: return try reader.integer("subviews", in: call) ?? 1
    }
  }

  private static func elements(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> LuaElements.Elements {
    switch call.kind(at: 0) {
    case .table:
      guard call.isPlainTable(at: 0) || call.length(of: 0) > 0 else {
        throw Mistake("elements of ForEach is a table with a metatable and without elements")
      }
      let table = try call.table(at: 0)
      try checkArray(table)
      return .array(table)
    case .object where call.typeName(at: 0) == "ObservedTable":
      let observed = try call.object(at: 0, as: reader.session.types[ObservedTable.self])
      observed.noteReadOfAll()
      try checkArray(observed.table)
      return .array(observed.table)
    case .object where call.typeName(at: 0) == "Data":
      return .data(try call.object(at: 0, as: reader.session.types[DataCollection.self]))
    case .object:
      let range = try call.object(at: 0, as: reader.session.types[RangeValue.self])
      return .range(first: range.first, count: range.last - range.first + 1)
    default:
      let count = try call.integer(at: 0)
      return .range(first: 1, count: count)
    }
  }

  /// Refuses a table of fields, because it has no order in which to show its values.
  private static func checkArray(_ table: LuaTable) throws {
    guard try table.highestIndex() == 0,
      let key = try table.entries().first(where: { $0.key != .string("n") })?.key
    else { return }
    throw Mistake(
      "elements of ForEach is an array, got a table with the field \(Literal.of(key)); "
        + "put what is to be shown at the positions 1, 2, 3 …"
    )
  }

  private static func naming(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> LuaElements.Naming {
    if let function = try? reader.function("id", in: call) { return .function(function) }
    guard let text = try reader.text("id", in: call) else { return .own }
    try ScriptName.check(text, of: "id of ForEach")
    if text == "self" { return .element }
    if text.hasPrefix(".") || text.hasPrefix("\\."), text.utf8.count > 1 {
      throw Mistake(
        "id of ForEach names a field without a dot: write id = "
          + Literal.quoted(String(text.drop { $0 == "." || $0 == "\\" }))
      )
    }
    if text.utf8.contains(UInt8(ascii: "%")) {
      guard let format = IDFormat(text) else {
        throw Mistake(
          "id of ForEach is a format with exactly one %d, the name of a field, \"self\" or a "
            + "function, got \(Literal.quoted(text))"
        )
      }
      return .format(format)
    }
    guard
      try call.kind(at: 0) == .table || call.typeName(at: 0) == "ObservedTable"
        || isDataOfTable(in: call, by: reader)
    else {
      throw Mistake(
        "id = \(Literal.quoted(text)) of ForEach names a field, but its elements are integers; "
          + "write a format such as \"\(text)-%d\""
      )
    }
    return .field(text)
  }

  /// Whether the elements are data that may have fields, which is so for all but a range.
  private static func isDataOfTable(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> Bool {
    guard call.typeName(at: 0) == "Data" else { return false }
    return try call.object(at: 0, as: reader.session.types[DataCollection.self]).range == nil
  }

  private static func rows(
    in call: borrowing LuaCall,
    by reader: ArgumentReader,
    under label: String
  ) throws -> LuaElements.Rows {
    let lengths = [
      try length("width", in: call, by: reader), try length("height", in: call, by: reader),
    ]
    let function = try reader.function("content", in: call)
    guard let function else {
      guard lengths.contains(where: { $0 != nil }) else {
        throw Mistake(
          "ForEach needs content, a function(element, index), or height = or width ="
        )
      }
      return .items(width: lengths[0], height: lengths[1])
    }
    guard lengths.allSatisfy({ $0 == nil }) else {
      throw Mistake("ForEach takes content or height = and width =, not both")
    }
    return .function(function)
  }

  private static func length(
    _ name: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> LuaElements.Length? {
    let place = reader.place(of: name, in: call)
    switch call.kind(at: place) {
    case .nil: return nil
    case .function: return .computed(try call.function(at: place))
    default: return .fixed(try call.number(at: place))
    }
  }
}
