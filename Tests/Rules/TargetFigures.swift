import RepositoryReading

/// The sizes of a target's types, and how its functions name their parameters.
struct TargetFigures {
  /// A class, struct or enum with all its extensions.
  private struct TypeFigures {
    let keyword: String
    var stored = 0
    var lines = 0
    var files = 0
    var folders = Set<String>()
  }

  private let target: String
  private var parameters = 0
  private var unlabeled = 0
  private var functionsWithThree = 0
  /// The types of the target, by their full names.
  private var types: [String: TypeFigures] = [:]

  /// What introduces a type that can become too large.
  ///
  /// A struct whose state is shared by many extensions is as large an object as a class.
  private static let keywords = ["class", "struct", "enum", "actor"]
  /// The numbers of stored properties and lines from which on a type is listed.
  private static let manyProperties = 13
  private static let manyLines = 400

  init(of target: String) {
    self.target = target
    let files = Repository.files(in: ["Sources/" + target]) { $0.hasSuffix(".swift") }
    for file in files {
      for function in SwiftFunction.all(in: file.text) {
        parameters += function.parameterCount
        unlabeled += function.unlabeledCount
        if function.unlabeledCount > 2 { functionsWithThree += 1 }
      }
    }
    let parts = files.map { (file: $0, types: SwiftType.all(in: $0.text)) }
    for type in parts.flatMap(\.types) where Self.keywords.contains(type.keyword) {
      types[type.name] = TypeFigures(keyword: type.keyword)
    }
    for (file, parts) in parts {
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      for part in parts where types[part.name] != nil {
        types[part.name]?.stored += part.storedCount
        types[part.name]?.lines += part.lineCount
        types[part.name]?.files += 1
        types[part.name]?.folders.insert(folder)
      }
    }
  }

  /// Whether the target has Swift functions.
  var hasCode: Bool { parameters > 0 }

  /// The figures of the target, with large types below them.
  var text: String {
    let share = (Double(unlabeled) * 100 / Double(parameters)).rounded()
    let classCount = types.values.count { $0.keyword == "class" }
    var lines = [
      "\(target): \(unlabeled) of \(parameters) parameters without a label (\(Int(share)) %), "
        + "\(functionsWithThree) functions with three or more; \(classCount) classes, "
        + "\(types.count - classCount) other types"
    ]
    let large = types.filter { _, figures in
      figures.stored >= Self.manyProperties || figures.lines > Self.manyLines
        || figures.keyword == "class" && figures.folders.count > 1
    }
    for (name, figures) in large.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "  \(figures.keyword) \(name): \(figures.stored) stored properties, "
          + "\(figures.lines) lines in \(figures.files) files, \(figures.folders.count) folders"
      )
    }
    return lines.joined(separator: "\n")
  }
}
