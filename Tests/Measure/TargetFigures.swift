import LazyTestSupport
import SourceReading

/// The sizes of a target's classes, and how its functions name their parameters.
struct TargetFigures {
  /// A class with all its extensions.
  private struct ClassFigures {
    var stored = 0
    var lines = 0
    var files = 0
    var folders = Set<String>()
  }

  private let target: String
  private var parameters = 0
  private var unlabeled = 0
  private var functionsWithThree = 0
  private var classes: [String: ClassFigures] = [:]

  /// The numbers of stored properties and lines from which on a class is listed.
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
    let types = files.map { (file: $0, types: SwiftType.all(in: $0.text)) }
    for (_, types) in types {
      for type in types where type.keyword == "class" { classes[type.name] = ClassFigures() }
    }
    for (file, types) in types {
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      for type in types where classes[type.name] != nil {
        classes[type.name]?.stored += type.storedCount
        classes[type.name]?.lines += type.lineCount
        classes[type.name]?.files += 1
        classes[type.name]?.folders.insert(folder)
      }
    }
  }

  /// Whether the target has Swift functions.
  var hasCode: Bool { parameters > 0 }

  /// The figures of the target, with large classes below them.
  var text: String {
    let share = (Double(unlabeled) * 100 / Double(parameters)).rounded()
    var lines = [
      "\(target): \(unlabeled) of \(parameters) parameters without a label (\(Int(share)) %), "
        + "\(functionsWithThree) functions with three or more; \(classes.count) classes"
    ]
    let large = classes.filter {
      $0.value.stored >= Self.manyProperties || $0.value.lines > Self.manyLines
        || $0.value.folders.count > 1
    }
    for (name, figures) in large.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "  \(name): \(figures.stored) stored properties, \(figures.lines) lines in "
          + "\(figures.files) files, \(figures.folders.count) folders"
      )
    }
    return lines.joined(separator: "\n")
  }
}
