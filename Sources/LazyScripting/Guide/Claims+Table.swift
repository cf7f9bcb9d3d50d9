// Generated from the first comments of the scripts; see PointerTableTests.

extension Claims {
  /// The script of each claim, and its sentence.
  static let table = """
    001-a-lazy-stack-creates-only-what-is-in-sight
      a lazy stack can scroll any number of rows and creates only those in sight.
    002-an-eager-stack-creates-everything-at-once
      an eager stack creates, evaluates and shows every subview before the first frame ends.
    003-a-lazy-row-of-profiles-loads-four-of-a-thousand
      of 1,000 profiles an HStack loads 1,000 with their images, a LazyHStack only 4.
    004-the-work-falls-with-what-is-loaded
      the cost of the first frame falls with the number of views that it loads.
    005-an-eager-stack-has-an-exact-size
      an eager stack knows every size, so its layout is exact and scrolling never corrects it.
    006-a-lazy-stack-trades-exactness-for-speed
      a lazy stack knows the geometry only of what became visible; it learns the rest later.
    007-the-start-costs-what-is-visible
      the cost of the start depends on what is visible and a margin, not on the row count.
    008-eager-first-lazy-where-it-pays
      a lazy stack pays off when much is out of sight, and saves nothing when nothing is.
    009-content-wider-than-its-frame-scrolls
      five 200-point profiles in an HStack are wider than a frame of 500 points and scroll.
    010-ids-must-be-unique
      elements need unique ids: a repeated id is reported, and it finds the first element.
    011-eager-and-lazy-arrange-alike
      what is visible is arranged alike in eager and lazy stacks; only the loading differs.
    012-a-profile-counts-views-and-their-cost
      a profile shows how many views of each type were loaded and how long that took.
    013-foreach-makes-one-view-per-element
      ForEach makes one view for each element of the data, in the order of the data.
    014-partly-visible-rows-are-placed
      a row with only a slice in sight is loaded and placed like the others.
    015-the-stack-is-larger-than-what-is-placed
      a lazy stack is much larger than the views that are placed in it.
    016-what-is-out-of-sight-is-not-evaluated
      views outside the visible rect are neither evaluated nor rendered.
    017-layout-stops-when-the-rect-is-filled
      layout walks from the top and stops at the row that begins where the rect ends.
    018-scrolling-down-keeps-the-rect-filled
      scrolling down adds rows, so that the visible rect is covered at every offset.
    019-rows-that-leave-are-removed
      rows that leave the visible rect are removed from what the stack has placed.
    020-sizes-off-screen-are-estimates
      the sizes of rows off screen are estimates; those of placed rows are measured.
    021-the-estimate-is-the-mean-times-what-remains
      the unknown length is the mean length of placed rows times the number of other rows.
    022-a-count-may-change-with-what-rows-resolve-to
      if rows resolve to one view or none, the number of subviews is an estimate until they are
      evaluated, and the size changes as the number is learned.
    023-changes-off-screen-go-unnoticed
      a lazy stack does not notice that a row off screen has changed until it is placed.
    024-the-ideal-width-is-that-of-the-first-subview
      a lazy stack does not know its widest subview: its ideal width is that of the first.
    025-a-flexible-first-subview-takes-the-full-width
      if the first subview is infinitely flexible, the stack takes the full width.
    026-what-depends-on-all-rows-knows-the-loaded-ones
      the greatest row width, handed up as a preference, covers only the loaded rows.
    027-the-size-may-change-while-scrolling
      the total size may change while scrolling, as new views become known.
    028-smaller-rows-at-the-end-shrink-the-total
      a list that ends with smaller rows turns out shorter than it seemed at the top.
    029-the-trailing-end-is-exact
      once the last row is placed, the content ends exactly where that row ends.
    030-the-space-above-is-an-estimate-after-a-jump
      the space above the visible rect, too, is only an estimate where it was never seen.
    031-the-offset-depends-on-history
      the same rows on screen can have different offsets, which rest on earlier estimates.
    032-rows-take-other-sizes-in-another-width
      if the container changes its size, rows whose height depends on it are measured anew.
    033-the-topmost-row-stays-in-a-rotation
      in a rotation the topmost visible row stays the topmost, and the same fraction of it stays
      above the edge.
    034-a-rotation-measures-nothing-above
      right after a rotation the stack does not know how long the rows above are: none of them is
      evaluated, and the space that they take is an estimate.
    035-the-space-above-is-corrected-on-the-way-up
      on the way up a wrong space above is corrected, so that row 0 ends at the very top.
    036-offset-moves-by-the-correction
      the stack moves the offset by exactly the correction that it applies to its positions.
    037-at-the-top-the-offset-is-zero
      whatever happened before, the way up ends with row 0 at the top and offset 0.
    038-visible-rows-never-move-by-themselves
      when estimates change, visible rows keep their places; they follow the finger alone.
    039-different-content-in-one-stack
      a ForEach and another view can share a lazy stack: first all steps, then that view.
    040-a-carousel-is-one-row-with-a-life-of-its-own
      a horizontal ScrollView with a LazyHStack inside is one subview of the outer lazy stack,
      with placed subviews, an offset and phases of its own.
    041-photos-out-of-sight-are-not-loaded
      no photo in a nested stack is loaded before the outer row is; then those in sight are.
    042-the-first-photo-gives-the-height
      the ideal height of a LazyHStack is that of its first subview, and that is its height in a
      vertical ScrollView.
    043-taller-photos-are-cut-off
      subviews that are taller than the first are cut off: above and below if they are centered,
      only below if they are aligned at the top.
    044-the-height-does-not-grow
      the tallest photo is not known in advance, and the height does not grow when it comes into
      sight.
    045-a-fixed-height-cuts-nothing-off
      subviews of one height are not cut off; reserving lines of text gives them one height.
    046-a-lazy-hstack-is-a-lazy-vstack-turned
      a LazyHStack gives the same numbers as a LazyVStack with the axes exchanged.
    047-a-carousel-snaps-to-its-cards
      with containerRelativeFrame, cards fill a carousel, which snaps to them, as the subviews of
      a lazy container and of a layout whose subviews are declared as targets.
    048-spacing-and-alignment
      spacing separates rows and alignment places narrow rows across the stack.
    049-headers-pin-only-where-asked
      headers stay at the top only where pinnedViews names them; by default nothing stays.
    050-a-section-in-the-body-of-a-view-is-seen
      a lazy stack sees a Section in the body of a nested view, and pins its header.
    051-a-pinned-header-sticks-to-the-top
      while its section passes, a pinned header sticks to the top edge of the visible rect.
    052-the-next-header-pushes-the-pinned-one
      the header of the next section pushes the pinned one away and takes its place.
    053-footers-mirror-headers
      pinned footers mirror pinned headers at the bottom edge.
    054-headers-and-footers-pin-together
      headers and footers can be pinned at the same time; both rules hold in one update.
    055-pinned-headers-lie-over-the-rows
      a pinned header lies over rows, which keep their frames; a clear one shows them.
    056-nested-foreach-and-sections-are-flattened
      a ForEach of Sections, each with a ForEach, is one list of headers and rows.
    057-without-a-scroll-view-nothing-scrolls
      without a surrounding ScrollView the stack is a column that is cut off and does not scroll.
    058-a-scroll-transition-draws-by-the-phase
      a scroll transition turns and scales a view by how far it is out of sight.
    059-loading-goes-by-the-frame-without-transforms
      whether a subview is loaded is decided with its frame, without any transform.
    060-a-view-drawn-outside-its-frame-vanishes-early
      a view that a transform draws outside its frame vanishes while it is still in sight.
    061-a-view-drawn-into-sight-is-not-loaded
      a view whose frame is out of sight is not loaded, even if a transform draws it in sight.
    062-an-effect-that-shrinks-is-safe
      an effect that shrinks, 1 - 0.1 · |value|, stays in the frame: nothing vanishes early.
    063-the-stack-never-knows-of-transforms
      the stack never becomes aware of transforms: size, offset and visibility stay the same.
    064-a-condition-on-the-offset-is-told-once
      onScrollGeometryChange derives a value, and reports the old and new one on a change.
    065-an-offset-threshold-names-no-fixed-row
      since offsets are estimates, a threshold on the offset flips at different rows.
    066-visibility-flips-at-the-same-row
      a condition on what is visible flips at the same row, whatever the offset is.
    067-visible-targets-are-told-when-they-change
      onScrollTargetVisibilityChange is called with the visible ids when that set changes.
    068-the-threshold-is-a-fraction-of-the-view
      the threshold is the fraction of a view that must be visible; reaching it is enough.
    069-only-ids-of-the-wanted-type-are-told
      only ids of the type that the observer asks for are delivered.
    070-rows-are-added-when-they-come-into-sight
      subviews are added when they are about to enter the visible part.
    071-subviews-are-loaded-not-structs
      a lazy stack loads the subviews that a row resolves to, not the row itself.
    072-in-the-simple-case-a-row-is-one-subview
      if the view of each element has one view at its top, it is exactly one subview.
    073-from-the-scroll-view-to-the-rows
      a scroll view contains a lazy stack, and this a ForEach with one view for each element. Only
      the views in sight are evaluated and have contents.
    074-two-views-at-the-top-are-two-subviews
      a body with two views at its top resolves to two subviews, in order.
    075-the-views-of-one-row-are-loaded-separately
      two views at the top of a row are evaluated and loaded separately.
    076-the-body-around-them-comes-first
      the body of the row is evaluated before either of its views exists.
    077-spacing-lies-between-the-views-of-a-row
      the views of one row are separated by the same spacing as rows.
    078-a-condition-at-the-top-gives-one-subview-or-none
      a body whose top level is a condition resolves to one subview or none, without a gap.
    079-what-is-below-a-condition-is-lazy
      the contents below the condition at the top of a row are still loaded lazily.
    080-earlier-rows-of-a-condition-stay-alive
      if rows resolve to one view or none, those before the visible ones stay alive; their
      contents do not.
    081-subviews-are-known-by-their-index
      the stack identifies a subview by its index, the number of subviews before it.
    082-indices-follow-an-environment-change
      an environment change may change indices, and the visible rows keep their places.
    083-with-one-view-each-nothing-earlier-is-kept
      if each row is one subview, no earlier row is kept.
    084-an-unrelated-value-evaluates-rows-off-screen
      a change of an environment value that rows read evaluates rows off screen, too, if the rows
      are dynamic; if each row is one subview, it evaluates only those in sight.
    085-the-states-of-such-rows-are-not-released
      the states of rows that resolve to one view or none are not released.
    086-the-lint-finds-rows-of-a-condition
      the lint finds a ForEach whose rows resolve to different numbers of views.
    087-filtering-in-the-data-keeps-the-count-known
      if steps are filtered in the data, the stack knows their number without making views.
    088-counts-and-indices-need-no-views
      with filtered data no view has to be made to learn a count or the index of an id.
    089-an-optional-at-the-top-of-a-row-is-a-condition
      a row that unwraps an optional at its top also resolves to one view or none.
    090-a-placeholder-higher-up-instead-of-the-stack
      a placeholder that is shown higher up instead of the stack ends the states of all rows.
    091-a-condition-beside-the-rows-is-no-slow-path
      a condition outside the rows, such as a final ProgressView, costs the rows nothing.
    092-little-of-the-data-is-in-memory
      a lazy stack holds only a small part of its data in memory, however far it scrolls.
    093-changes-far-away-are-not-looked-for
      when data change, a lazy stack does not compare all of them.
    094-visible-views-alone-are-compared
      an update compares the visible views, and evaluates those that changed.
    095-a-row-is-loaded-in-parts
      a row need not be loaded in one go: work done ahead is not done again (104, 105).
    096-prefetching-follows-the-scroll
      rows are prepared ahead of the scroll, in its direction alone (claim 97).
    097-prefetching-looks-one-way
      only views in the direction of the scroll are prepared.
    098-nothing-is-shown-ahead
      a row that is prepared ahead is not drawn and does not appear; if the direction turns, it
      may never appear (claims 107, 108).
    099-a-frame-is-due-at-a-constant-rate
      frames are due at a constant rate, the work in a frame adds up, and a frame whose work
      exceeds the deadline is a hitch (claims 100 to 102).
    100-what-a-frame-does-adds-up
      a frame draws at the new offset, runs the app's callbacks, and evaluates, lays out and
      renders the rows that come in; its time is the sum.
    101-too-much-work-drops-a-frame
      a row that takes longer than the time left until the deadline drops a frame.
    102-a-dropped-frame-is-a-hitch
      a dropped frame is a hitch, which lasts as long as the frame is late.
    103-prefetching-needs-time-that-is-left
      work ahead begins only if enough time is left before the deadline.
    104-body-and-layout-are-done-ahead
      rows about to appear are evaluated and laid out ahead, in frames that have time left.
    105-little-is-left-when-a-view-appears
      when a view appears most of its work is done; it was spread over several frames.
    106-a-shelf-is-prepared-cell-by-cell
      the work for a lazy row in a lazy column is split across frames as well.
    107-onappear-comes-after-the-body
      onAppear is called once a view is on screen, maybe several frames after its body ran.
    108-what-was-prepared-may-never-appear
      if the direction turns, the body of a view that never appears may have run.
    109-an-indicator-at-the-end-fetches-the-next-page
      a ProgressView after the rows fetches a page each time it appears.
    110-the-indicator-goes-at-the-end
      the indicator goes away for good when the pager is at its end.
    111-an-indicator-that-is-prepared-fetches-nothing
      an indicator at the end that was prepared but is not in sight fetches nothing.
    112-set-up-in-onappear-changes-rows-after-they-are-placed
      a row that is set up in onAppear is placed empty and changes its size afterwards.
    113-what-was-prepared-is-thrown-away
      if a row is set up in onAppear, the work that was done ahead is done again.
    114-rows-that-are-empty-at-first-load-too-many
      rows that are empty until they appear load more views than there is room for.
    115-late-changes-affect-scrolling
      rows that change their length after they appeared push what follows, and a scroll to a row
      misses it.
    116-set-up-in-init-measures-once
      a row that is set up in its init has its final size when it is first measured.
    117-a-task-starts-when-its-view-appears
      a task starts when its view appears, and ends when the view leaves.
    118-a-loader-of-the-initializer-starts-earlier
      a loader that is made when the row is made starts while the row is prepared, earlier than
      one that starts when it appears.
    119-with-a-cache-only-a-miss-loads
      a loader with a cache starts a load only for what is not in the cache.
    120-rows-off-screen-are-not-updated
      a row that is kept off screen is not evaluated until it comes back.
    121-rows-are-kept-for-some-updates
      a row that left is given up after 16 updates, not before.
    122-a-row-that-comes-back-in-time-is-the-same
      a row that comes back in time is reused with its state, and appears again.
    123-state-goes-with-the-view
      when a row is given up its state goes with it.
    124-state-in-a-row-is-lost-by-scrolling
      a highlight that is kept in the row is lost by scrolling away and back.
    125-state-outside-of-the-rows-survives
      a highlight that is kept outside of the rows survives scrolling away and back.
    126-earlier-systems-kept-what-was-made
      in the profile legacyPersist what was made stays, with its state.
    127-a-position-scrolls-to-a-view-in-an-animation
      a ScrollPosition scrolls to a view by id inside withAnimation.
    128-scrolling-to-a-view-that-was-never-loaded
      scrolling to an id works although its view is not on screen and was never loaded.
    129-an-unseen-target-has-an-estimated-position
      for a target off screen the stack must estimate where it is.
    130-the-target-is-estimated-anew-in-each-frame
      in an animated scroll the estimate is renewed in every frame.
    131-dynamic-rows-make-finding-slower
      if an element may be any number of views, a scroll to one evaluates those before it.
    132-an-id-is-found-without-making-views
      with one subview for each element the ForEach finds an id without making any view.
    133-the-end-is-near-where-counts-are-known
      if the number of views is known, scrolling to near the end costs nothing for what is before
      it.
    134-filter-in-the-data
      an element is found without evaluating others if the data are filtered, not the rows.
    135-late-layout-makes-scrolls-jumpy
      where views change their layout after appearing, a programmatic scroll is less smooth.
    136-a-second-layout-pass
      a row that writes state when it appears or is measured runs and is laid out twice.
    137-a-late-length-pushes-what-follows
      a row counts with its first measured length; if it changes, what follows moves.
    138-a-layout-needs-one-pass
      a Layout that measures and places in one go has the same result in one pass.
    139-a-bound-position-holds-its-target
      rows that grow once they are in sight push the stack out of the targeted position; with a
      bound position they do not.
    140-offsets-are-estimates
      absolute offsets and sizes are estimates; the lint says so where a script decides by them.
    141-rows-are-dragged-to-other-places
      rows can be dragged and reordered in lazy stacks, too; the drop makes one call.
    142-rows-outside-of-a-list-are-swiped
      swipe actions work outside of a List: in a lazy stack, with one open row at a time.
    143-dragging-near-an-edge-scrolls-and-loads
      drags and swipes are lazy: a drag near an edge scrolls and loads; the rest stays idle.
    144-only-used-subviews-are-made
      of the subviews that a Group hands over, only those that the result uses are made.
    145-the-number-is-known-without-making-any
      the number and the ids of subviews are known without making any.
    146-the-buttons-know-the-ends
      the buttons know the ends: at the first page there is no way back.
    147-each-step-makes-one-page
      each step makes exactly one new page.
    148-a-page-that-leaves-loses-its-state
      a page that leaves loses its state at once; nothing is kept as in lazy stacks.
    149-another-place-is-another-view
      the previous page, shown beside the current one in another place, loses its state.
    150-identity-is-the-place-in-the-structure
      a page loses its state because its place is its identity: elsewhere it is another one.
    151-foreach-keeps-the-identity-of-pages
      in a ForEach over the indices the previous page is the same view wherever it stands.
    152-a-page-begins-anew-once-it-was-gone
      a page loses its state once it has left entirely.
    153-creation-shows-in-preferences
      preferences show which pages were made, as onAppear does.
    154-a-container-of-ones-own-needs-the-visible-region
      a lazy container of one's own needs the visible region of the scroll view, and shows the
      subviews that intersect it.
    """
}
