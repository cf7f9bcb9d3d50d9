public import LazyStacks

/// The windows that scripts made, and diagnostics that may belong to one of them.
final class MadeWindows {
  /// The windows that are still held by the script, in order.
  var held: [SessionWindow] { made.filter { $0.window != nil } }
  private var made: [SessionWindow] = []
  /// How many there may be before those that are gone are left out again.
  private var mostMade = 64
  /// Windows that stay although no script holds them.
  private var kept: [Window] = []
  private let keepsAll: Bool
  private var count = 0
  /// How many windows are in their first frame, each inside a callback of the one before.
  private var unfinished = 0
  /// What the windows showed at the end of the frames made last.
  let stills = KeptStills()
  /// Whether a window is being made.
  var isMaking: Bool { unfinished > 0 }
  /// The diagnostics of a window's first frame.
  private var foundEarly: [Diagnostic] = []
  /// The window made last, whose clock the script reads once it is let go of.
  private var current: Window?
  /// Diagnostics that no window's trace contains; the first thousand.
  private(set) var diagnostics: [Diagnostic] = []
  private static let mostDiagnostics = 1_000
  /// Whether diagnostics are ignored, because a window is only read.
  private(set) var isUnheard = false

  /// Receives each event of each window, with the window's number.
  let events: (Event, Int) -> Void
  private let lastUse: LastUse

  /// Which window made an event last.
  private final class LastUse {
    var number: Int?
  }

  /// Creates an empty list, which keeps all windows that will be made, or none.
  init(keepsAll: Bool, events: @escaping (Event, Int) -> Void) {
    self.keepsAll = keepsAll
    let lastUse = LastUse()
    self.lastUse = lastUse
    self.events = { event, number in
      lastUse.number = number
      events(event, number)
    }
  }

  /// The windows that are open, in order.
  var open: [SessionWindow] { held.filter { $0.window?.isClosed == false } }

  /// The open window that made an event last; if it is closed, the one that was made last.
  var lastUsed: SessionWindow? { lastUsed(among: open) }

  private func lastUsed(among open: [SessionWindow]) -> SessionWindow? {
    open.last { $0.number == lastUse.number } ?? open.last
  }

  /// A handle of the window used last; nil if none is open.
  var handleOfLastUsed: WindowHandle? {
    lastUsed.flatMap { entry in entry.window.map { WindowHandle($0, number: entry.number) } }
  }

  /// The virtual time of the window whose frame is being made, otherwise of the one used last, in
  /// seconds.
  var time: Double { (meant ?? current)?.time ?? 0 }

  /// The open window whose frame is being made; if none is, the one used last.
  private var meant: Window? {
    let open = open
    return (open.last { $0.window?.isMakingFrame == true } ?? lastUsed(among: open))?.window
  }

  /// The number of the next window.
  func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Makes a window and adds it to the list.
  ///
  /// Diagnostics of its first frame wait until the script has the window; if that fails, they are
  /// reported without one.
  ///
  /// - Parameters:
  ///   - number: The window's number in the session.
  ///   - make: Makes the window, and with it the first frame.
  ///   - tell: Receives diagnostics that no window's trace contains.
  /// - Returns: The window.
  /// - Throws: Errors of making it.
  func add(
    number: Int,
    make: () throws -> Window,
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
    if made.count >= mostMade {
      made = held
      mostMade = 2 * max(made.count, 32)
    }
    made.append(SessionWindow(number: number, window: window))
    if keepsAll { kept.append(window) }
    current = window
    return window
  }

  /// Passes a diagnostic to the trace of the window that it concerns, otherwise to the listener.
  ///
  /// That is the window whose frame is being made, otherwise the one used last.
  func report(_ diagnostic: Diagnostic, orTell tell: (Diagnostic) -> Void) {
    if isUnheard { return }
    if unfinished > 0 {
      if foundEarly.count < Self.mostDiagnostics { foundEarly.append(diagnostic) }
      return
    }
    if let window = meant { return window.report(diagnostic) }
    if diagnostics.count < Self.mostDiagnostics { diagnostics.append(diagnostic) }
    tell(diagnostic)
  }

  /// Runs code that only reads a window; diagnostics meanwhile are ignored.
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
  /// The window itself; nil once the script has released it.
  public private(set) weak var window: Window?

  init(number: Int, window: Window) {
    self.number = number
    self.window = window
  }
}
