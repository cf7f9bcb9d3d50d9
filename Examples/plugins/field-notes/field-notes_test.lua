local window = Window { width = 390, height = 844,
  ScrollView { LazyVStack { ForEach { 500, id = "note-%d", Items.fieldNotes } } } }
local first = window:node("note-1").frame.height
lab.expectEqual(Reporters.jumps(window), "nothing was corrected", "at rest nothing jumps")

window:scrollView():scrollTo { id = "note-400", anchor = "top" }
window:scrollView():drag { by = -3000, duration = 1 }
window:scrollView():scrollTo { edge = "top" }
lab.expectEqual(window:node("note-1").frame.height, first, "a note is the same when it comes back")
lab.expect(window:check() == nil, "the invariants hold")
lab.expect(rawget(_G, "words") == nil, "the module is the plugin's own")
