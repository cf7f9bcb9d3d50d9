import LazyReports
import LazyStacks
import LazyTestSupport
import Testing

@testable import LazyScripting

@Suite(.leavesNothing) struct EventBindingTests {
  @Test func `an event has the fields of its kind and no others`() throws {
    let script =
      Scripts.feed + """

        for event in window.trace:events { kind = "place", last = 1 } do
          print(event.index)
          print(pcall(function() return event.by end))
          print(pcall(function() return event.indx end))
          break
        end
        """
    try expectOutput(
      of: script,
      """
      1
      false\ttest.lua:6: a place event has no 'by'; besides kind, frame, time, id and node it has \
      'index'
      false\ttest.lua:7: Event has no 'indx'; did you mean 'index'?
      """
    )
  }

  @Test func `every event of a run can be read and printed`() throws {
    let script =
      Scripts.feed + """

        feed:drag { by = 250, duration = 0.1 }
        feed:scrollTo { id = "row-800" }
        local kinds = {}
        for event in window.trace:events {} do
          kinds[event.kind] = true
          assert(#tostring(event) > 5)
        end
        print(kinds.measure, kinds.phase, kinds.visible, kinds.target, kinds.frame)
        """
    try expectOutput(of: script, "true\ttrue\ttrue\ttrue\ttrue")
  }

  @Test func `help names the fields that the events of each kind have`() throws {
    let help = Dictionary(uniqueKeysWithValues: EventBinding.terms.map { ($0.name, $0.summary) })
    #expect(help.count == Event.Kind.builtIn.count)
    for kind in Event.Kind.builtIn {
      let text = try #require(help[kind.name])
      let names = kind.fields.map { "`\($0.name)`" }
      #expect(text == "\(kind.summary) It has \(names.enumeration).")
    }
    #expect(
      Help(registry: .builtIn).text(for: "correction")?.contains("nothing in sight moved") == true
    )
    #expect(Help(registry: .builtIn).text(for: "Event")?.contains("kind = \"estimate\"  ") == true)
  }

  @Test func `a field says what it is in each kind that has it`() throws {
    let names = EventFieldName.all(in: [.phase, .contentSize])
    #expect(names.map(\.name) == ["from", "to", "old", "new", "isEstimated"])
    #expect(names[0].kind == .string && names[2].kind == .distance)
    #expect(names[0].summary == "The phase that ended: of `phase`.")
    let length = try #require(Help(registry: .builtIn).text(for: "Event.length"))
    #expect(
      length.contains(
        "The length along the axis: of `measure` and `prefetch.layout`; the length of all"
      )
    )
    let landings = try #require(Help(registry: .builtIn).text(for: "Event.landings"))
    #expect(landings.contains("Each has `id`, what was scrolled to; `anchor`, where"))
  }

  @Test func `an estimate has what was assumed, what is, and what stands before`() throws {
    let script = """
      local window = Window { width = 390, height = 600,
        ScrollView { LazyVStack { spacing = 0,
          ForEach { 100, id = "row-%d",
            height = function(i) return i <= 10 and 50 or 150 end } } } }
      window:scrollView():scrollTo { id = "row-81", anchor = "top" }
      window:scrollView():drag { by = -150 }
      for e in window.trace:events { kind = "estimate", first = 2 } do
        print(e.view, e.estimator, string.format("%.4f %.4f %d", e.old, e.new, e.lengths))
        print(e.lines, string.format("%.4f %.4f", e.lead, e.corrected), e.isEstimated)
        print(e.measured, e.unseen, e.length, string.format("%.4f", e.assumed), e.subject)
        print(e.jump, e.reset, e.inserted, e.removed, e.container)
      end
      """
    try expectOutput(
      of: script,
      """
      LazyVStack\tmean\t59.0909 83.3333 15
      80\t4727.2727 0.0000\ttrue
      4\t4\t600.0\t236.3636\trow-84
      row-81\tnil\t0\t0\tnil
      LazyVStack\tmean\t83.3333 87.5000 16
      79\t6912.5000 2335.2273\ttrue
      1\t1\t150.0\t83.3333\trow-80
      nil\tnil\t0\t0\tnil
      """
    )
  }
}
