/// The scripts in the folder Examples of lazylab's sources, which help points to.
enum ExampleScripts {
  /// The scripts: their names, without folder and ending, and what they show.
  static let all = RecordTable(table).records

  /// The line about a script; nil where there is none of that name.
  static func line(about name: String) -> String? {
    all.first { $0.name == name }.map(line)
  }

  /// The line about a script, with the first sentence of its comment.
  static func line(about script: RecordTable.Record) -> String {
    let text = script.sentence
    let end = text.firstRange(of: ". ")?.lowerBound ?? text.endIndex
    let sentence = text[..<end] + (end == text.endIndex ? "" : ".")
    return "Examples/\(script.name).lua  \(sentence)"
  }
}
