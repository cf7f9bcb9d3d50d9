public import LazyStacks

/// The windows that scripts made, and what is found that may belong to one of them.
final class MadeWindows {
  /// The windows that are still held by the script, in order.
  var held: [SessionWindow] { made.filter { $0.window != nil } }
  private var made: [SessionWindow] = []
  /// Windows that stay although no script holds them.
  private var kept: [Window] = []
  private let keepsAll: Bool
  private var count = 0
  /// How many windows are in their first frame, each inside a callback of the one before.
  private var unfinished = 0
  /// What was found in the first frame of a window.
  private var foundEarly: [Diagnostic] = []
  /// The window whose clock is the script's.
  private var current: Window?
  /// What users should know and no window's trace tells; the first thousand.
  private(set) var diagnostics: [Diagnostic] = []
  private static let mostDiagnostics = 1_000
  /// Whether what is found is nobody's business: views are made to measure them, not to show them.
  private(set) var isUnheard = false

  /// Has no window yet, and keeps none or all of those that will be made.
  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  /// The virtual time of the window made last, in seconds.
  var time: Double { current?.time ?? 0 }

  /// The number of the next window.
  func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Makes a window and takes it into the list.
  ///
  /// What is found in its first frame waits until the script has the window; where that fails, it
  /// is told without one.
  ///
  /// - Parameters:
  ///   - number: The window's number in the session.
  ///   - make: Makes the window, and with it the first frame.
  ///   - tell: Is told what no window's trace tells.
  /// - Returns: The window.
  /// - Throws: What making it throws.
  func add(
    number: Int,
    _ make: () throws -> Window,
    telling tell: (Diagnostic) -> Void
  ) throws -> Window {
    unfinished += 1
    defer {
      unfinished -= 1
      if unfinished == 0 {
        let found = foundEarly
        foundEarly = []
        for diagnostic in found { report(diagnostic, orTell: tell) }
      }
    }
    let window = try make()
    made = held
    made.append(SessionWindow(number: number, window: window))
    if keepsAll { kept.append(window) }
    current = window
    return window
  }

  /// Hands a diagnostic to the trace of the window that is concerned, else to who listens.
  ///
  /// That is the window whose frame is being made, else the one made last.
  func report(_ diagnostic: Diagnostic, orTell tell: (Diagnostic) -> Void) {
    if isUnheard { return }
    if unfinished > 0 {
      if foundEarly.count < Self.mostDiagnostics { foundEarly.append(diagnostic) }
      return
    }
    let open = made.compactMap(\.window).filter { !$0.isClosed }
    if let window = open.last(where: \.isMakingFrame) ?? open.last {
      return window.report(diagnostic)
    }
    if diagnostics.count < Self.mostDiagnostics { diagnostics.append(diagnostic) }
    tell(diagnostic)
  }

  /// Runs what makes views in order to measure them; nothing that is found meanwhile is reported.
  func unheard<Value>(_ body: () throws -> Value) rethrows -> Value {
    let outer = isUnheard
    isUnheard = true
    defer { isUnheard = outer }
    return try body()
  }
}

/// A window that a script made.
public struct SessionWindow {
  /// Its number in the session, from 1.
  public let number: Int
  /// The window itself; nil once the script has let go of it.
  public private(set) weak var window: Window?

  init(number: Int, window: Window) {
    self.number = number
    self.window = window
  }
}
