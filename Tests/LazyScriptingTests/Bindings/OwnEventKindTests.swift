import LazyReports
import LazyTestSupport
import Testing

@testable import LazyScripting
@testable import LazyStacks

/// A kind of event that nothing else in lazylab knows.
private struct FingerLift: EventValues {
  var offset: Double
  var hand: String?

  static let kind = Event.Kind(
    "lift",
    summary: "A finger left the glass.",
    line: { (lift: FingerLift) in "at " + NumberFormat.decimal(lift.offset) },
    fields: [
      .points("offset", meaning: "Where it was lifted") { $0.offset },
      .text("hand", meaning: "Whose finger it was", ifAbsent: .value(.text("left"))) { $0.hand },
    ]
  )
  static let example = FingerLift(offset: 12.5)
}

/// A kind of event is one type in one file: this one.
@Suite(.leavesNothing) struct OwnEventKindTests {
  private let event = Event(frame: 3, time: 0.5, id: "feed", detail: .of(FingerLift.example))

  @Test func `it has a line of text and an object of JSON`() {
    #expect(EventLine.text(for: event) == "     3 lift         feed  at 12.5")
    #expect(
      EventJSON.line(for: event)
        == #"{"kind":"lift","frame":3,"time":0.5,"window":1,"id":"feed","offset":12.5}"#
    )
    #expect(event.kind == FingerLift.kind && event.kind.example == event.detail)
    #expect(event.detail != .of(FingerLift(offset: 12.5, hand: "right")))
  }

  @Test func `scripts ask for it, read its fields and print it`() throws {
    let run = try ScriptRun(Scripts.feed, eventKinds: [FingerLift.kind])
    let window = try #require(run.session.windows.first?.window)
    window.trace.record(.of(FingerLift.example), of: EventSubject(id: "feed"))
    window.trace.record(.of(FingerLift(offset: 20, hand: "right")), of: EventSubject())
    run.again(
      """
      for lift in window.trace:events { kind = "lift" } do
        print(lift.kind, lift.id, lift.offset, lift.hand)
      end
      print(window.trace:events { kind = "lift", id = "feed" }())
      print(pcall(function() return window.trace:events { kind = "lift" }().entries end))
      print(select(2, pcall(window.trace.events, window.trace, { kind = "lifd" })):match("got.*"))
      """
    )
    #expect(run.error == nil)
    #expect(
      run.printed == """
        lift\tfeed\t12.5\tleft
        lift\tnil\t20.0\tright
        frame 1 lift feed offset 12.5 hand left
        false\ttest.lua:5: a lift event has no 'entries'; besides kind, frame, time, id and node \
        it has 'offset', 'hand'
        got "lifd"; did you mean "lift"?
        """
    )
  }

  @Test func `help, the reference and the stubs tell of it where it is registered`() throws {
    let registry = Registry(adding: [FingerLift.kind])
    let help = Help(registry: registry)
    #expect(help.text(for: "lift")?.contains("A finger left the glass.") == true)
    #expect(help.text(for: "Event.hand")?.contains("Whose finger it was: of `lift`.") == true)
    #expect(help.text(for: "Event.offset")?.contains("where it was lifted: of `lift`.") == true)
    #expect(Reference(registry: registry).markdown.contains("A finger left the glass."))
    #expect(Stubs(registry: registry).lua.contains(#""lift""#))
    #expect(Help(registry: .builtIn).text(for: "lift") == nil)
    let run = try ScriptRun(#"print(help("lift"))"#, eventKinds: [FingerLift.kind])
    #expect(run.printed.contains("A finger left the glass."))
  }
}
