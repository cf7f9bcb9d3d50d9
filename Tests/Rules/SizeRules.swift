import RepositoryReading

/// The greatest sizes of files, functions, properties, parameter lists and lines.
enum SizeRules {
  static func violations(in file: RepositoryFile) -> [String] {
    let lines = file.lines
    var found: [String] = []
    if lines.count > 400 { found.append("\(file.path): \(lines.count) lines, at most 400") }
    for (index, line) in lines.enumerated() where line.count > 100 {
      found.append("\(file.path):\(index + 1): \(line.count) columns, at most 100")
    }
    guard file.path.hasSuffix(".swift") else { return found }
    for function in SwiftFunction.all(in: file.text) {
      let place = "\(file.path):\(function.line)"
      if function.lineCount > 50 {
        found.append("\(place): a function of \(function.lineCount) lines, at most 50")
      }
      if function.parameterCount > 6 {
        found.append("\(place): \(function.parameterCount) parameters, at most 6")
      }
    }
    for property in SwiftFunction.properties(in: file.text) where property.lineCount > 50 {
      found.append(
        "\(file.path):\(property.line): a property of \(property.lineCount) lines, at most 50"
      )
    }
    return found
  }

  static let rule = Rule(
    "files, functions, properties, parameters and lines stay small",
    reading: ["Package.swift", "Sources", "Tests"],
    ending: [".swift", ".c", ".h"]
  ) { $0.flatMap(violations(in:)) }
}
