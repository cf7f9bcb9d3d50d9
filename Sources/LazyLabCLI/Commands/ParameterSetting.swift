internal import ArgumentParser
internal import LazyReports
internal import LazyScripting

/// `name=value` on a command line.
struct ParameterSetting {
  let setting: RunParameters.Setting

  init(parsing text: String) throws {
    guard let setting = RunParameters.Setting(parsing: text) else {
      throw ValidationError("--set takes name=value, got '\(text.onOneLine)'")
    }
    self.setting = setting
  }
}
