/// How people ask for the explanation of some frames: a command that can be copied as it is.
public struct ExplainCommand: Sendable {
  private let beginning: String
  private let separator: String
  private let end: String

  /// The method of a window that a variable holds: `window:explain(17, 20)`.
  public static func lua(window name: String = "window") -> Self {
    Self(beginning: "\(name):explain(", separator: ", ", end: ")")
  }

  /// The REPL's command, about the window used last or one that a variable holds: `.why 17 20`.
  public static func dot(window name: String? = nil) -> Self {
    Self(beginning: ".why " + (name.map { $0 + " " } ?? ""), separator: " ", end: "")
  }

  /// The command for some frames.
  func text(for frames: ClosedRange<Int>) -> String {
    let isOne = frames.count == 1
    let rest = isOne ? "" : separator + "\(frames.upperBound)"
    return beginning + "\(frames.lowerBound)" + rest + end
  }
}
