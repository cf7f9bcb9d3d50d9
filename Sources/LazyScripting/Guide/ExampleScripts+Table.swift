// Generated from the first comments of the scripts; see PointerTableTests.

extension ExampleScripts {
  /// The name of each script, and its first comment.
  static let table = """
    billion
      A billion rows: what it costs to open them, to find one, to jump to it and to scroll.
    contacts
      Sections whose headers stay at the top, above the rows that pass beneath them.
    eager-or-lazy
      One row of profiles, eager and lazy: what each stack loads at the start and while it
      scrolls.
    earlier-systems
      One program under two profiles: what people report about earlier systems, and today's rules.
    edits
      Edits a billion rows, before, among and after those in sight.
    estimators
      How a stack may guess the lengths of rows that it has not seen: by a mean that follows what
      is measured, or by an estimate that is kept. One program, four kinds of rows, three
      estimators.
    jump
      A jump past rows that nobody has seen, and the way back: the content offset is not an
      address.
    mend
      From a jump to a test that keeps it away: reproduce, ask why, mend, compare, expect.
    origami
      The origami app of Apple's talk: the steps that fold a bird, and a showcase of what others
      folded.
    prepend
      New messages arrive above while somebody reads: what stays in place, and what moves.
    profile
      The measurements in Apple's article: how many views of each type a row of a thousand
      profiles loads, and how long that takes, eager and lazy.
    reader
      Lays out a text file, a row for each line, and reports what scrolling through it costs.
    rows
      Figures for other programs: rows of results, a series of frames, comma-separated values and
      JSON.
    summary
      What another script found, in a sentence: scripts run one after another in one session.
    sweep
      Which estimator moves a list least while somebody scrolls up from its end? Thirty lists, no
      two alike, with each estimator and two lengths of rows.
    jumps/a-row-comes-back-longer
      A row comes back without its image, and grows while somebody looks at it.
    jumps/older-messages-arrive
      Older messages come in before those that somebody reads: with ids from the data, and by
      position.
    jumps/the-indicator-leaps
      The scroll indicator leaps, and nothing on the screen moves.
    layouts/chat
      A chat: the newest message stands at the bottom, and stays there while messages arrive. A
      reader of older ones keeps their place, whether newer ones arrive below or older ones are
      loaded above. This needs no custom layout: a lazy stack with a default anchor at the bottom
      is enough.
    layouts/flow
      Tags in lines, as many in each as fit: each step places a whole line, and leaves the first
      tag that does not fit to the next step.
    layouts/masonry
      Tiles in lanes, each put into the shortest one. However many there are, only those in sight
      load.
    layouts/pages
      One page after the other, each as long as the container, sideways because the scroll view
      is. The distance to every page is known: `skip` returns it, and no page in between is
      placed.
    layouts/photos
      Photos in rows of about the same height that fill the width. Each photo states its aspect
      ratio, so a row is known before any photo in it is measured.
    layouts/reversed
      A chat that grows from its end: the newest message is the first view and stands at the
      bottom. A reader of older messages keeps their place, and the oldest message stands at the
      top.
    layouts/steps
      Folding instructions, each with indented parts: an eager layout in the rows of a lazy stack.
      The parts say how far they are indented.
    layouts/timetable
      One day after the other, with simultaneous events side by side. Each event says when it
      begins, how long it takes and in which column it is.
    pains/01-content-that-jumps-on-the-way-up
      Pain 1: the content jumps when you scroll up.
    pains/02-a-scroll-bar-that-jumps
      Pain 2: the scroll bar jumps, because the size of the content does.
    pains/03-a-jump-that-lands-beside-its-target
      Pain 3: scrollTo lands beside its target.
    pains/04-a-scroll-that-never-settles
      Pain 4: an animated scrollTo that never settles.
    pains/05-a-scroll-that-does-nothing
      Pain 5: scrollTo does nothing after a stack became lazy.
    pains/06-onappear-that-comes-too-often
      Pain 6: onAppear comes too early and too often.
    pains/07-infinite-scrolling-that-fetches-twice
      Pain 7: infinite scrolling fetches twice, or never.
    pains/08-memory-that-grows
      Pain 8: memory grows while somebody scrolls.
    pains/09-a-row-that-forgets
      Pain 9: a row forgets its state, or another row inherits it.
    pains/10-a-header-in-a-fling
      Pain 10: pinned headers that lag behind or leave the top.
    pains/11-who-asks-for-the-ideal-size
      Pain 11: a container that asks a lazy stack how long it would like to be.
    pains/12-a-length-that-depends-on-itself
      Pain 12: a lazy stack without a scroll view, in a container that takes its size from it,
      flickers between two lengths.
    pains/13-lazy-stacks-in-lazy-stacks
      Pain 13: lazy stacks in lazy stacks along the same axis.
    pains/14-older-messages-on-top
      Pain 14: the content jumps when older messages are inserted before it.
    pains/15-open-at-the-bottom
      Pain 15: a chat that opens at its bottom, or does not.
    pains/16-a-chat-that-follows-its-end
      Pain 16: a list that stays at its end, and the loop that lazy rows make of it.
    pains/17-a-keyboard-that-moves-the-text
      Pain 17: the keyboard comes, and what was being read moves.
    pains/18-a-layout-that-feeds-itself
      Pain 18: a layout that feeds itself takes all the time there is.
    pains/19-conditional-rows
      Pain 19: conditional rows make everything slow.
    pains/20-a-view-that-is-too-tall-to-be-seen
      Pain 20: the visibility callback is never called for tall views.
    pains/21-a-header-that-flickers
      Pain 21: a header that is shown by the offset flickers.
    pains/22-pages-that-drift
      Pain 22: pages that drift, because of margins or spacing.
    pains/23-cut-off-cards
      Pain 23: cards that are cut off in a horizontal shelf.
    pains/24-a-position-that-stops-following
      Pain 24: a scrollPosition binding stops following.
    pains/25-dropped-frames-in-a-fast-scroll
      Pain 25: frames are dropped in a fast scroll.
    pains/26-a-view-that-vanishes-in-its-transition
      Pain 26: a view vanishes in the middle of its scroll transition.
    pains/27-rows-without-height
      Pain 27: rows without height load everything.
    plugins/sawtooth
      A plugin in one file: a program that scrolls to and fro, and a command that shows what it
      costs.
    plugins/tikz
      A plugin in one file: a renderer that draws a window for LaTeX.
    profiles/chromium
      How Chromium (156) treats rows with content-visibility: auto and contain-intrinsic-size:
      auto 50px, as recorded in Tests/Recordings: it guesses 50 points until it has seen a row and
      then remembers it, and renders one and a half times the height of the page on both sides.
    profiles/gtk
      How GTK's GtkListView (4.8) treats rows, as recorded in Tests/Recordings: it holds 205 rows
      and guesses all others by their median, keeps the row that the last scroll left where it is,
      and the first row, which has the focus, for good.
    profiles/qtquick
      How Qt Quick's ListView (6.12) treats rows, as recorded in Tests/Recordings: it guesses by
      the mean of the delegates that live, in whole points, makes them 320 points below what is
      visible, and keeps those that were visible 320 points above.
    talk/01-origami-app
      Talk, 1:23: the origami app, a lazy stack of steps.
    talk/02-horizontally-scrolling-showcase
      Talk, 5:11: a showcase that scrolls sideways, a lazy stack in a lazy stack.
    talk/03-showcase-section
      Talk, 6:30: the showcase as a section, with a pinned header.
    talk/04-scroll-effect
      Talk, 7:04: photos turn and grow as they scroll out of sight, and vanish too soon.
    talk/05-smaller-scroll-effect
      Talk, 7:36: photos shrink as they scroll out of sight, and none vanishes too soon.
    talk/06-absolute-offset
      Talk, 8:20: the same button, decided by the offset.
    talk/07-target-visibility
      Talk, 8:51: a button that is shown near the top, decided by the steps in sight.
    talk/08-one-resolved-subview
      Talk, 9:29: each StepView is one subview of the lazy stack.
    talk/09-multiple-resolved-subviews
      Talk, 10:03: a body with two views at its top level, and no layout around them.
    talk/10-dynamic-number-of-subviews
      Talk, 10:52: a step that decides in its body whether there is anything to see.
    talk/11-filtering-on-the-view-level
      Talk, 11:46: what filtering in the body costs when something else changes.
    talk/12-filtering-on-the-data-level
      Talk, 12:15: the same filter in the data, with a query.
    talk/13-optional-unwrapping
      Talk, 12:35: unwrapping an optional in the body has the same effect.
    talk/14-network-client
      Talk, 12:48: the token belongs to a model, and a view further up decides.
    talk/15-loading-more-content
      Talk, 15:28: a progress view at the end fetches the next page when it appears.
    talk/16-set-up-in-onappear
      Talk, 15:53: a step that is set up when it appears changes after it was placed.
    talk/17-ready-before-onappear
      Talk, 16:14: a step that is set up when it is made is ready before it appears.
    talk/18-loading-with-task
      Talk, 16:23: a diagram is loaded by a task, which starts when the step appears.
    talk/19-loading-in-the-initializer
      Talk, 16:40: a diagram is loaded by an object that is made with the step.
    talk/20-highlight-state
      Talk, 17:16: a highlight in the state of a step is lost when the step is scrolled away.
    talk/21-highlight-binding
      Talk, 17:33: a highlight in a view around the lazy stack, by a binding, is kept.
    talk/22-programmatic-scroll
      Talk, 17:58: a button that scrolls to the header of the showcase, which was never loaded.
    talk/23-dynamic-number-of-views
      Talk, 18:24: what a dynamic number of views costs when a program scrolls.
    talk/24-filter-at-the-data-level
      Talk, 18:53: the same scrolls with steps that are filtered in the data.
    talk/25-ongeometrychange-in-a-subview
      Talk, 19:16: a step that measures its subtitle and then lays itself out again.
    talk/26-custom-layout-in-a-subview
      Talk, 19:17: the same steps with a layout of their own.
    plugins/field-notes/init
      Notes from a walk: a view, a function that makes rows of it, and a report of what jumped.
    """
}
