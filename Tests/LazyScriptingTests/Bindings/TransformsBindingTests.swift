import LazyScripting
import Testing

@Suite struct TransformsBindingTests {
  private static let drawn = """
    local window = Window { width = 300, height = 200,
      Item { width = 40, height = 10 }:id("inner")%@:id("view") }
    local frame, drawn = window:node("view").frame, window:node("view").drawnRect
    print(string.format("%%g %%g %%g %%g", drawn.x - frame.x, drawn.y - frame.y, drawn.width,
      drawn.height))
    """

  @Test(arguments: [
    (":offset { x = 3, y = -4 }", "3 -4 40 10"), (":scaleEffect(2)", "-20 -5 80 20"),
    (":scaleEffect { 2, anchor = \"topLeading\" }", "0 0 80 20"),
    (":scaleEffect { y = 3 }", "0 -10 40 30"), (":rotationEffect(90)", "15 -15 10 40"),
    (":rotationEffect { 180, anchor = \"bottom\" }", "0 10 40 10"),
  ])
  func `a transform draws the view there`(modifier: String, place: String) throws {
    let script = Self.drawn.replacing("%@", with: modifier).replacing("%%", with: "%")
    #expect(try ScriptRun.output(of: script) == place)
  }

  @Test(arguments: [
    (
      ":scaleEffect()",
      ":scaleEffect needs a scale; write :scaleEffect(0.9), or :scaleEffect { x = …, y = … }"
    ),
    (
      ":scaleEffect { 2, x = 3 }",
      ":scaleEffect takes one scale, or x and y; write :scaleEffect { x = …, y = … }"
    ),
    (":scaleEffect(0/0)", "scale of :scaleEffect is a finite number, got NaN"),
    (
      ":scaleEffect(1e9)",
      "the scale along x of :scaleEffect is 1000000000; it is a finite number, at most 1000000 in "
        + "either direction"
    ),
    (":rotationEffect()", ":rotationEffect needs degrees, a finite number"),
    (
      ":scaleEffect { 2, anchor = \"middle\" }", "anchor of :scaleEffect is"
    ),
    (
      ":scrollTransition()", ":scrollTransition needs configuration"
    ),
    (
      ":scrollTransition \"animated\"",
      ":scrollTransition needs a function; write :scrollTransition { \"animated\", "
        + "function(effect, phase) return effect:scaleEffect(1 - 0.1 * math.abs(phase.value)) end }"
    ),
    (
      ":scrollTransition { function() end, function() end }",
      ":scrollTransition takes one function"
    ),
    (
      ":scrollTransition { animation = true, function() end }",
      "animation of :scrollTransition goes with \"animated\""
    ),
    (
      ":scrollTransition { threshold = 3, function() end }", "threshold of :scrollTransition is"
    ),
    (
      ":scrollTransition { function(effect) return 3 end }",
      "the function of :scrollTransition gives the effect; write return effect:scaleEffect(…)"
    ),
    (
      ":scrollTransition(function(effect) return effect:scaleEffect(1e7) end)",
      "the scale along x of :scrollTransition is 10000000"
    ),
    (
      ":scrollTransition(function(effect) return effect:blur(3) end)", "VisualEffect has no 'blur'"
    ),
    (
      ":scrollTransition(function(effect, phase) return phase.isIdentity and effect:opacity(1) "
        + "or effect:offset { x = 1 } end)",
      "the phases of :scrollTransition apply different effects"
    ),
  ])
  func `a transform that makes no sense is an error with its remedy`(
    modifier: String,
    message: String
  ) throws {
    let error = try ScriptRun.message(
      of: """
        Window { width = 300, height = 200,
          ScrollView { Item { width = 40, height = 10 }\(modifier) } }
        """
    )
    #expect(error?.contains(message) == true, "\(error ?? "none")")
  }

  @Test func `a transition is read at the node, with its phase and what it does`() throws {
    let output = try ScriptRun.output(
      of: """
        local window = Window { width = 300, height = 200,
          ScrollView { LazyVStack { spacing = 0, ForEach { 9, id = "row-%d", function()
            return Item { height = 100 }:scrollTransition { threshold = "visible",
              topLeading = "identity", function(effect, phase)
                return effect:opacity(1 - math.abs(phase.value)):offset { x = 8 * phase.value }
                  :scaleEffect { x = 1 + phase.value }:rotationEffect(phase.isIdentity and 0 or 90)
              end }
          end } } } }
        window:scrollView():drag { by = 50 }
        for _, id in ipairs { "row-1", "row-2", "row-3" } do
          local shown = window:node(id).transition
          print(id, shown, shown.opacity, shown.offset.x, shown.scale.x, shown.degrees, shown.phase)
        end
        print(window:node("row-4").transition)
        """
    )
    #expect(
      output == """
        row-1\tidentity 0\t1.0\t0.0\t1.0\t0.0\tidentity
        row-2\tidentity 0\t1.0\t0.0\t1.0\t0.0\tidentity
        row-3\tbottomTrailing 0.5\t0.5\t4.0\t1.5\t45.0\tbottomTrailing
        nil
        """
    )
  }

  @Test func `what is drawn elsewhere is drawn there, and the tree says so`() throws {
    let output = try ScriptRun.output(
      of: """
        local window = Window { width = 64, height = 64,
          VStack { spacing = 0, Item { width = 20, height = 20 }:id("a"):offset { x = 20 } } }
        print(window:tree())
        """
    )
    #expect(output.contains("drawn at"))
  }
}
