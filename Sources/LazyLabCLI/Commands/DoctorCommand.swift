internal import ArgumentParser

/// `lazylab doctor`.
struct DoctorCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what is installed, and whether it works.",
    discussion: "The status is 1 if something does not work."
  )

  func perform(with tool: Tool) -> ExitStatus { Self.report(with: tool) }

  /// Prints what each check finds.
  static func report(with tool: Tool) -> ExitStatus {
    let checks = tool.doctorChecks + DoctorCheck.plugins(of: tool)
    let width = checks.map { $0.name.count }.max() ?? 0
    var status = ExitStatus.done
    for check in checks {
      let finding = check.look(tool)
      if finding.isFailure { status = .failed }
      let mark = finding.mark + String(repeating: " ", count: 7 - finding.mark.count)
      let name = check.name + String(repeating: " ", count: width - check.name.count)
      tool.terminal.writeLine("\(mark)\(name)  \(finding.text)")
    }
    return status
  }
}
