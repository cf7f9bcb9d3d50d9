internal import ArgumentParser
internal import LazyReports
internal import LazyScripting

/// `name=value` on a command line.
struct ParameterSetting {
  let setting: RunParameters.Setting

  init(parsing text: String) throws {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw ValidationError("--set takes name=value, got '\(text.onOneLine)'")
    }
    setting = RunParameters.Setting(
      String(text[..<equals]),
      to: String(text[text.index(after: equals)...])
    )
  }
}
