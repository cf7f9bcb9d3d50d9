extension Subject {
  /// The subjects; each word of the first line finds the rest.
  static let table = """
    keyboard, software keyboard, ime, text input
      No keyboard comes up: one that covers 300 points is a window that is 300 points shorter.
      see window:resize, :safeAreaPadding, :defaultScrollAnchor
      examples pains/17-a-keyboard-that-moves-the-text
    rotation, rotate, orientation, landscape, portrait, split view, resize
      The window gets another size; what is topmost in sight stays, cut at the same fraction.
      see window:resize
      examples pains/22-pages-that-drift
    prepend, prepending, older messages, load earlier, insert above, insert at top, history
      What comes in above what is in sight moves the offset with it, so that nothing seen moves.
      In earlier systems it pushes what is in sight down: ?legacyScroll
      see lab.data, Data, :scrollPosition, withTransaction
      examples prepend, jumps/older-messages-arrive, pains/14-older-messages-on-top, earlier-systems
    chat, message, conversation, messenger, stick to bottom, inverted list, reversed
      A list that opens at its end and follows it: :defaultScrollAnchor "bottom"; or a lazy layout
      whose first view stands at the end.
      see :defaultScrollAnchor, :scrollPosition, LazyLayout
      examples layouts/chat, layouts/reversed, pains/15-open-at-the-bottom,\
     pains/16-a-chat-that-follows-its-end
    scroll to bottom, scroll to top, scroll to end, bottom, jump to end
      scroll:scrollTo { edge = "bottom" }, or a position with edge = "bottom", which stays there.
      see scroll:scrollTo, ScrollPosition, :defaultScrollAnchor
      examples pains/15-open-at-the-bottom
    scroll jump, content jump, content shift, flicker, jitter, jumping content, layout shift, jump,\
     list jump, row jump
      What moves though nobody moved it: .why says what moved and why, .lint what to change.
      see window:explain, window:lint, metrics.jitter, metrics.corrections, profile
      examples pains/01-content-that-jumps-on-the-way-up, jumps/a-row-comes-back-longer, jump
      claims 65, 137
    scroll to row, scroll to item, wrong place, lands beside, scrolltoitem, programmatic scroll
      A jump to a view; where it was never measured, the way there is a guess.
      see scroll:scrollTo, window:scrolls, metrics.landingError, profile.scrollStrategy
      examples jump, pains/03-a-jump-that-lands-beside-its-target,\
     pains/04-a-scroll-that-never-settles, pains/05-a-scroll-that-does-nothing
      claims 128, 129, 130
    scroll bar, scrollbar, scroll indicator, indicator, content size jump
      The bar shows the guessed length of the content; .view draws it, .view truth how wrong it is.
      see window:draw, scroll.contentSize, metrics.contentSizeError, Estimators
      examples pains/02-a-scroll-bar-that-jumps, jumps/the-indicator-leaps
    pull to refresh, refresh, refreshable, reload
      A finger pulls far enough with scroll:drag(-300), and :refreshable runs its function, which
      may wait; how far is the profile's refreshPull. The indicator takes no room.
      see :refreshable, scroll:drag, lab.data
      examples prepend
    infinite scrolling, infinite scroll, pagination, load more, endless, fetch, pager
      Rows that fetch more when they appear, and what makes them do so twice or never.
      see :onAppear, :onScrollTargetVisibilityChange, :task, lab.data
      examples pains/07-infinite-scrolling-that-fetches-twice,\
     pains/06-onappear-that-comes-too-often
    image, image loading, photo, async image, placeholder, thumbnail, lazy image
      No file is read: an Image has the size that you write. A row that grows when its image is
      there has a :task that waits and then changes its state.
      see Image, :task, :aspectRatio
      examples jumps/a-row-comes-back-longer, layouts/photos,\
     pains/01-content-that-jumps-on-the-way-up
    csv, table of numbers, spreadsheet, export, excel
      lab.csv(rows) gives it, and lazylab run --csv FILE writes the rows of lab.row { … }
      Each event is a line of JSON: lazylab run --trace run.jsonl FILE
      lazylab sweep --csv FILE has a row for each combination of parameters and each seed
      see lab.csv, lab.row, window:series, lab.parameters, trace:write
      examples rows, sweep
    slurm, parallel, cluster, several machines, hosts, shard, array job
      lazylab sweep --slurm 8 FILE prints a script for Slurm that runs 8 shards of a sweep.
      By GNU parallel: parallel lazylab sweep FILE --shard {}/8 --out {}.jsonl ::: {1..8}
      lazylab merge joins their rows, and lazylab sweep --help tells all of it.
      see lab.parameters, lab.row
      examples sweep
    svg, html, png, picture, screenshot, diagram, chart, graph, plot
      window:draw { as = "svg", file = "window.svg" } draws a window; in the REPL .view window.svg
      Stills side by side: local a = window:still() … print(lab.filmstrip { a, b, as = "svg" })
      A whole run as one page, frame by frame: lazylab report FILE.lua
      The trace as JSON lines is for tools that plot: lazylab run --trace run.jsonl FILE
      A timeline of frames, work and hitches: lazylab run --perfetto run.json FILE
      see window:draw, window:still, lab.filmstrip, window:tree, trace:write
    json, jsonl, trace, log, recording, event
      Everything that happens is an event: lazylab run --events jsonl FILE prints them as JSON
      lines, --only chooses kinds, --trace FILE writes all.
      see Event, trace:events, trace:write
    real list, device, iphone, telephone, scenes, scene as data, schema, play, export to swiftui,\
     fit, fit a profile, qt, gtk, chromium, other toolkits
      lazylab scene FILE.lua writes a screen as data. lazylab play plays it, and lazylab export
      makes a program with which SwiftUI on a device, Qt Quick, GTK or Chromium does. lazylab
      recording compares what they recorded, and fits a profile to it.
      see profile, Estimators, profile.editAnchor
      examples profiles/qtquick, profiles/gtk, profiles/chromium
    elsewhere, other systems, how sure, sure, uncertain, unknown, open question, reliable, trust
      lazylab report FILE.lua runs the script again in other profiles, and with other answers to
      what nobody outside Apple knows, and tells what would be otherwise. --elsewhere FILE.lua adds
      another list. In a script: lab.compare, with a profile for each variant.
      see lab.profile, Profile, lab.compare
      examples earlier-systems
    offset per frame, offset over time, offset of each frame, position per frame, scroll curve
      lazylab run --only offset FILE prints where each frame scrolled to. In a script:
      for event in window.trace:events { kind = "offset" } do print(event.frame, event.new) end
      see trace:events, Event, scroll.contentOffset
      examples jump
    row state, state lost, lost state, toggle resets, forget, reset state, state in row,\
     state of row, row loses state, state off screen
      A row out of sight is given up after some updates, with its state. .lint finds it.
      see View, Observable, profile.retention, stateInRow
      examples pains/09-a-row-that-forgets
      claims 121, 124, 125
    memory, leak, memory growth, live views, recycle, reuse
      Which views live, and how long rows out of sight are kept.
      see metrics.liveNodes, metrics.liveStates, profile.retention, legacyPersist
      examples pains/08-memory-that-grows, billion
      claims 121, 126
    performance, slow, stutter, lag, fps, dropped frame, hitch, jank, frame drop
      Work costs what :cost says, in virtual time; a frame that takes too long is a hitch.
      see :cost, lab.spend, metrics.hitches, PrefetchPolicy, window:lint
      examples pains/25-dropped-frames-in-a-fast-scroll, eager-or-lazy, profile
    sticky header, pinned header, section header, header
      Headers that stay at the top: pinnedViews = "sectionHeaders"
      see LazyVStack, Section, profile.pinnedViewsCover
      examples contacts, pains/10-a-header-in-a-fling, pains/21-a-header-that-flickers
    paging, page, carousel, snapping, snap, pager view, tab pager, shelf
      A scroll that ends at a page or at a view.
      see :scrollTargetBehavior, :scrollTargetLayout, :containerRelativeFrame, TargetBehavior
      examples layouts/pages, pains/22-pages-that-drift, pains/23-cut-off-cards
    table view, uitableview, uicollectionview, recyclerview, flatlist, listview, collection view
      Rows that are made as they come into sight stand in a lazy stack or a lazy grid.
      see LazyVStack, LazyVGrid, ForEach
      examples billion, contacts
    masonry, waterfall, pinterest, staggered grid, flow layout, tag cloud, custom layout
      Lazy layouts of your own, which SwiftUI does not have.
      see LazyLayout, Layout
      examples layouts/masonry, layouts/flow, layouts/photos, layouts/timetable
    nested, nested scroll view, lazy in lazy, nested list
      What is lazy inside of something lazy, and who asks it for its whole length.
      see ScrollView, window:scrollView
      examples pains/13-lazy-stacks-in-lazy-stacks, pains/11-who-asks-for-the-ideal-size
    estimate, estimator, estimated height, row height, dynamic height, unknown height, self sizing,\
     guess
      What a lazy container takes rows to be that it has not seen.
      see Estimators, Estimator, ForEach
      examples estimators, pains/12-a-length-that-depends-on-itself, pains/27-rows-without-height
    visibility, on screen, impression, in view, visible row, viewport
      Which rows are in sight, and who is told.
      see :onScrollVisibilityChange, :onScrollTargetVisibilityChange, scroll.visibleIDs, :onAppear
      examples pains/20-a-view-that-is-too-tall-to-be-seen, pains/06-onappear-that-comes-too-often
    restore position, scroll restoration, remember position, current item, scroll offset
      Where a scroll view is, and how it gets back there: the offset is no address, an id is.
      see ScrollPosition, :scrollPosition, scroll.contentOffset
      examples pains/24-a-position-that-stops-following, jump
    gesture, swipe, tap, touch, finger, drag and drop, reorder, move row, delete row, long press
      A finger drags, flings, taps, swipes rows open and moves them to other places.
      see scroll:drag, scroll:fling, window:tap, window:swipe, window:reorder, scroll:replay
    animate, animated scroll, transition, spring, easing, parallax, effect
      Scrolls go along an animation; rows are drawn elsewhere as they come and go.
      see withAnimation, Animation, :scrollTransition
      examples pains/26-a-view-that-vanishes-in-its-transition, pains/04-a-scroll-that-never-settles
    navigation, tab bar, sheet, modal, popover, alert, toolbar, menu
      A window shows one screen; give it the content of that screen.
      see Window
    safe area, notch, inset, home indicator, margin
      A scroll view gets insets by modifiers; a window has none of its own.
      see :safeAreaPadding, :contentMargins, scroll.contentInsets
    font, font size, dynamic type, text size, accessibility, line break, word wrap, truncation
      A character is half as wide as it is high, and nothing is read from fonts.
      see Text, :lineLimit, window:setEnvironment
      examples reader
    color, dark mode, shadow, theme, style, look
      Nothing is painted but sketches: modifiers that only paint are refused, with a remedy.
      see Color, window:draw
    network, async, await, timer, delay, debounce, concurrency, sleep
      Virtual time passes frame by frame: what waits is called when its time has come.
      see :task, wait, waitUntil, after, window:run
      examples pains/07-infinite-scrolling-that-fetches-twice
    test, unit test, assert, continuous integration, ci, expectation, check
      A script whose expectation fails ends with status 1 and names the line; files *_test.lua are
      run by lazylab test.
      see lab.test, lab.snapshot, lab.expect, lab.expectEqual, lab.expectNear, window:check
    benchmark, compare, comparison, experiment, a b test, variant
      Variants side by side, in numbers; seeds = 30 gives means with their deviations.
      see lab.compare, Metrics, lab.stream
      examples estimators, profile, eager-or-lazy
    random, seed, deterministic, reproducible, noise
      The same script and seed give the same bytes: lazylab run --seed 7 FILE
      see lab.random, lab.stream, lab.noise
    earlier system, old ios, ios 14, ios 15, ios 16, ios 17, ios 18, legacy, older version
      Profiles stand for what people report of earlier systems:
      lazylab run --profile legacyScroll FILE, or Window { profile = "legacyScroll", … }
      see legacyScroll, legacyPersist, legacyRowState, swiftui2027, lab.profile
      examples earlier-systems, pains/08-memory-that-grows
    plugin, extension, extend, reporter, own command
      Plugins add views, layouts, items, estimators, policies, programs, reporters, renderers
      (a picture of one's own: window:draw { as = "tikz" }) and commands:
      lazylab plugin new estimator steady
      see LazyLayout, Estimator, PrefetchPolicy, TargetBehavior
      examples plugins/sawtooth, plugins/field-notes/init, plugins/tikz
    duplicate id, identity, foreach index, same id, offset id
      Who a row is: its id from the data keeps it the same through edits.
      see ForEach, :id, duplicateID
      examples jumps/older-messages-arrive, edits
    conditional row, if in row, optional row, filter, empty row
      Rows that are any number of views have all elements evaluated.
      see ForEach, dynamicRows
      examples pains/19-conditional-rows
      claims 131, 133, 134
    layout loop, feedback, infinite loop, hang, cpu, preference loop
      What is measured changes what is measured, until the passes of a frame are used up.
      see feedback, layoutLoop, :onGeometryChange, profile.maxPasses
      examples pains/18-a-layout-that-feeds-itself
    """
}
