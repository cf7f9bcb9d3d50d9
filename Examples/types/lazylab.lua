---@meta
--- What lazylab gives to scripts, for editors; generated from the registry.
error("this file describes lazylab's names for editors; it is not a module")

---@class GridItem
GridItem = {}

--- Exactly so large.
---@param arguments { spacing?: number, alignment?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment, [1]: number }
---@return GridItem
function GridItem.fixed(arguments) end

--- An equal share of what is left, within limits.
---@param arguments { minimum?: number, maximum?: number, spacing?: number, alignment?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment }
---@return GridItem
function GridItem.flexible(arguments) end

--- As many items as fit into one flexible item's share.
---@param arguments { minimum: number, maximum?: number, spacing?: number, alignment?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment }
---@return GridItem
function GridItem.adaptive(arguments) end

---@class Subviews
local Subviews = {}

--- The id of a subview, which evaluates nothing.
---@param index integer Which subview, from 1.
---@return string|number|boolean
function Subviews:id(index) end

--- What `:containerValue` says of a subview; nil where it says nothing.
---@param index integer Which subview, from 1.
---@param key string The name of the value.
---@return any
function Subviews:containerValue(index, key) end

--- The tag that `:tag` gives a subview; nil where it has none.
---@param index integer Which subview, from 1.
---@return any
function Subviews:tag(index) end

---@class View
local View = {}

--- Gives the view a value that the container around it reads from its subviews.
---@param key string The name of the value.
---@param value? any The value.
---@return View
function View:containerValue(key, value) end

--- Gives the view a tag, which the container around it reads with `subviews:tag(index)`.
---@param tag any The tag.
---@return View
function View:tag(tag) end

--- Calls a function when a value made from the view's own geometry changes, and once when the view appears. What it changes is laid out in a second pass of the same frame.
---@param arguments { of: function, [1]: function }
---@return View
function View:onGeometryChange(arguments) end

--- Hands a value up to the views around; see `:onPreferenceChange`.
---@param key string The name under which it is handed up.
---@param value? any The value.
---@return View
function View:preference(key, value) end

--- Calls a function with an array of the values that the loaded views in the view hand up, in their order, when these change.
---@param key string The name under which values are handed up.
---@param action function What is called.
---@return View
function View:onPreferenceChange(key, action) end

--- Says something to the `Layout` or `LazyLayout` around the view.
---@param key string Which value it is; layouts declare those that they read.
---@param value any What the layout reads.
---@return View
function View:layoutValue(key, value) end

--- Gives the view an identity of its own; another id makes another view of it.
---@param id string|number|boolean What names the view.
---@return View
function View:id(id) end

--- Calls a function before the first frame that shows the view, and again on each return.
---@param action function What is called.
---@return View
function View:onAppear(action) end

--- Calls a function after the view is gone from the screen.
---@param action function What is called.
---@return View
function View:onDisappear(action) end

--- Runs a function as a coroutine when the view appears, after everything that came with it has appeared. It may wait, and is ended when the view leaves the screen.
---@param arguments { id?: any, [1]: function }
---@return View
function View:task(arguments) end

--- Calls a function when a value is another one than when the view was described before. A view off screen is not told, nor when it comes back: what changed meanwhile is seen by `:onAppear`.
---@param arguments { of?: any, initial?: boolean, [1]: function }
---@return View
function View:onChange(arguments) end

--- Calls a function when at least the threshold of the view comes into or goes out of sight.
---@param arguments { threshold?: number, [1]: function }
---@return View
function View:onScrollVisibilityChange(arguments) end

--- Calls a function with the ids of the visible targets, in their order, when these change.
---@param arguments { threshold?: number, idType?: "string"|"number"|"boolean"|function, [1]: function }
---@return View
function View:onScrollTargetVisibilityChange(arguments) end

--- Calls a function when a value made from the scroll view's geometry changes.
---@param arguments { of: function, [1]: function }
---@return View
function View:onScrollGeometryChange(arguments) end

--- Calls a function when the scroll view starts or stops, or something else moves it.
---@param action function What is called.
---@return View
function View:onScrollPhaseChange(action) end

--- Decides where a scroll ends when a finger lets go, and where it rests when the container gets another length, as in a rotation.
---@param arguments { limitBehavior?: "automatic"|"always"|"alwaysByFew"|"alwaysByOne"|"never", anchor?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint, limitsScrolls?: boolean, [1]: "paging"|"viewAligned"|function|TargetBehavior }
---@return View
function View:scrollTargetBehavior(arguments) end

--- Makes the subviews of the layout the targets of its scroll view: what view-aligned scrolls end at, what `onScrollTargetVisibilityChange` and `visibleTargets` tell, and what `position.viewID` names. Layouts within it do not count. Without any target, all subviews of lazy containers are targets.
---@param flag? boolean Whether they are.
---@return View
function View:scrollTargetLayout(flag) end

--- Makes the view a target of its scroll view.
---@param flag? boolean Whether it is.
---@return View
function View:scrollTarget(flag) end

--- Lets no finger scroll the scroll views in the view, so that `drag`, `fling` and `stop` are errors; programs still scroll.
---@param flag? boolean Whether they are.
---@return View
function View:scrollDisabled(flag) end

--- Has scroll views in the view cut nothing off: `window:draw`, `window.reports` and `window:tree` know. What is loaded and what counts as visible stay the same.
---@param flag? boolean Whether it is.
---@return View
function View:scrollClipDisabled(flag) end

--- Joins a position to the scroll view.
---@param position ScrollPosition What scrolls it, and knows where it is.
---@param anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint Where a view comes to lie that it scrolls to; without it, the smallest movement.
---@return View
function View:scrollPosition(position, anchor) end

--- Keeps the content of the scroll view away from edges; it still scrolls into the margin.
---@param arguments { placement?: "automatic"|"scrollContent"|"scrollIndicators", top?: number, bottom?: number, leading?: number, trailing?: number, horizontal?: number, vertical?: number, [1]: "top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all"|("top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all")[]|number, [2]: number }
---@return View
function View:contentMargins(arguments) end

--- Says how much of some edges is covered; the scroll view insets its content by it.
---@param arguments { top?: number, bottom?: number, leading?: number, trailing?: number, horizontal?: number, vertical?: number, [1]: "top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all"|("top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all")[]|number, [2]: number }
---@return View
function View:safeAreaPadding(arguments) end

--- Decides which part of the content the scroll view shows by itself.
---@param arguments { role?: "initialOffset"|"sizeChanges"|"alignment", [1]: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint }
---@return View
function View:defaultScrollAnchor(arguments) end

--- Decides whether a finger or a fling takes the content beyond its ends, to spring back.
---@param arguments { axes?: "vertical"|"horizontal"|"both"|("vertical"|"horizontal")[], [1]: "automatic"|"always"|"basedOnSize" }
---@return View
function View:scrollBounceBehavior(arguments) end

--- Says how many virtual milliseconds the work on the view takes. A frame whose work takes longer than the display waits for it comes late: a hitch.
---@param arguments { body?: number, layout?: number, render?: number, remove?: number }
---@return View
function View:cost(arguments) end

--- Limits the lines of all text in the view; what is nearer to a text wins.
---@param arguments { reservesSpace?: boolean, [1]: integer|Range, [2]: integer }
---@return View
function View:lineLimit(arguments) end

--- Puts the view into a frame: of a given size, or within limits of its size.
---@param arguments { width?: number, height?: number, minWidth?: number, idealWidth?: number, maxWidth?: number, minHeight?: number, idealHeight?: number, maxHeight?: number, alignment?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment }
---@return View
function View:frame(arguments) end

--- Puts room around the view.
---@param arguments { top?: number, bottom?: number, leading?: number, trailing?: number, horizontal?: number, vertical?: number, [1]: number|"top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all"|("top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all")[], [2]: number }
---@return View
function View:padding(arguments) end

--- Lets the view take its ideal size, whatever is offered.
---@param arguments { horizontal?: boolean, vertical?: boolean }
---@return View
function View:fixedSize(arguments) end

--- Lets the view have what it wants before those of smaller priority in its stack.
---@param priority number The greater, the sooner; 0 where none is given.
---@return View
function View:layoutPriority(priority) end

--- Offers the view a rectangle of a ratio.
---@param ratio? number Width divided by height; nil for that of the view's ideal size.
---@param contentMode "fit"|"fill" As large as fits inside of what is offered, or so large that it fills it.
---@return View
function View:aspectRatio(ratio, contentMode) end

--- Cuts off what sticks out of the view, which `window.reports.clipped` lists.
---@return View
function View:clipped() end

--- Leaves the view's room and shows nothing in it.
---@return View
function View:hidden() end

--- Says where a line of alignment is in the view.
---@param name "leading"|"center"|"trailing"|"top"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|HorizontalAlignment|VerticalAlignment The line; "center" is both middles.
---@param position function Gives where the line is in the view, in points from the left or from the top.
---@return View
function View:alignmentGuide(name, position) end

--- Puts other views in front of the view, which are offered its size.
---@param arguments { alignment?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment, [integer]: View|false }
---@return View
function View:overlay(arguments) end

--- Puts other views behind the view, which are offered its size.
---@param arguments { alignment?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment, [integer]: View|false }
---@return View
function View:background(arguments) end

--- Makes the view as long as what the nearest scroll view shows, or as the window.
---@param arguments { count?: integer, span?: integer, spacing?: number, alignment?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment, [1]: "vertical"|"horizontal"|"both"|("vertical"|"horizontal")[] }
---@return View
function View:containerRelativeFrame(arguments) end

--- Draws the view away from the room that was made for it. Layout, loading and visibility know nothing of it; see `node.drawnRect`.
---@param arguments { x?: number, y?: number }
---@return View
function View:offset(arguments) end

--- Draws the view larger or smaller, without another layout; see `node.drawnRect`.
---@param arguments { x?: number, y?: number, anchor?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint, [1]: number }
---@return View
function View:scaleEffect(arguments) end

--- Draws the view turned, without another layout; see `node.drawnRect`.
---@param arguments { anchor?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint, [1]: number }
---@return View
function View:rotationEffect(arguments) end

--- Lets what is behind the view shine through. It keeps its room, is loaded and counts as visible; with 0 `window:draw` leaves it out and it cannot be tapped.
---@param opacity number 1 hides all that is behind the view, 0 nothing.
---@return View
function View:opacity(opacity) end

--- Draws the view in front of or behind its siblings where they overlap; layout knows nothing of it. Headers and footers that an edge holds are in front of all rows.
---@param index number Greater ones are drawn in front; 0 is that of all others.
---@return View
function View:zIndex(index) end

--- Draws the view depending on how far it is in sight of its scroll view. Layout, loading and visibility know nothing of it; see `node.drawnRect` and `node.transition`.
---@param arguments { axis?: "vertical"|"horizontal", threshold?: "visible"|"hidden"|"centered"|number, inset?: number, animation?: boolean|"default"|"linear"|"easeIn"|"easeOut"|"easeInOut"|"spring"|"smooth"|"snappy"|"bouncy"|Animation, topLeading?: "interactive"|"animated"|"identity", bottomTrailing?: "interactive"|"animated"|"identity", [1]: "interactive"|"animated"|"identity"|function, [2]: function }
---@return View
function View:scrollTransition(arguments) end

--- Calls a function when the view is tapped; see `window:tap`.
---@param action function What is called.
---@return View
function View:onTapGesture(action) end

--- Lets nothing in the view be tapped.
---@param flag? boolean Whether it is.
---@return View
function View:disabled(flag) end

--- Lets the rows of a ForEach be dragged to other places; see `window:reorder`.
---@param arguments { collectionID?: string|number|boolean }
---@return View
function View:reorderable(arguments) end

--- Is told of rows that are dragged in the view; see `:reorderable`.
---@param arguments { move: function, item?: "string"|"number"|"boolean"|function, container?: "string"|"number"|"boolean"|function, isEnabled?: boolean }
---@return View
function View:reorderContainer(arguments) end

--- Offers Buttons when the row is swiped at an edge; see `window:swipe`.
---@param arguments { edge?: "leading"|"trailing", allowsFullSwipe?: boolean, [integer]: View|false }
---@return View
function View:swipeActions(arguments) end

--- Has one row open at a time among those in the view; without it, in the window.
---@return View
function View:swipeActionsContainer() end

--- Gives a name of the environment another value in the view and all views in it.
---@param key string A name that a View declares in its `environment`.
---@param value? any Its value.
---@return View
function View:environment(key, value) end

---@class ViewGeometry
---@field size Size How large the view is, in points.
---@field frame Rect The rectangle in the window's coordinates.
---@field frameInScrollView Rect The rectangle in what the nearest scroll view shows.
local ViewGeometry = {}

---@class ViewSelf
---@field content View The children that were passed by position, as a Group.
---@field state ViewState The states of the view, to be read and assigned.
---@field binding ViewBindings The states and bindings of the view, to be passed on.
---@field environment ViewEnvironment The values of the environment that the view declares.
local ViewSelf = {}

---@class LayoutSubview
---@field id string|number|boolean Its id; nil where it has none.
---@field priority number Its layout priority; a `Spacer` has `-math.huge`.
---@field values LayoutValues What it says with `:layoutValue`.
local LayoutSubview = {}

--- The size that it takes for an offer.
---@param arguments { width?: number, height?: number, [1]: ProposedSize }
---@return Size
function LayoutSubview:sizeThatFits(arguments) end

--- The size for an offer together with the lines of alignment.
---@param arguments { width?: number, height?: number, [1]: ProposedSize }
---@return ViewDimensions
function LayoutSubview:dimensions(arguments) end

--- Puts it somewhere in the bounds, and gives its size; the last time counts.
---@param arguments { width?: number, height?: number, x?: number, y?: number, anchor?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint, [1]: ProposedSize }
---@return Size
function LayoutSubview:place(arguments) end

---@class ProposedSize
---@field width number The width that is offered: math.huge for the largest size, nil for the ideal one.
---@field height number The height that is offered: math.huge for the largest size, nil for the ideal one.
local ProposedSize = {}

---@class LazySubview
---@field index integer Its number among all subviews of the container.
---@field id string|number|boolean Its id; nil where it has none.
---@field role "header"|"content"|"footer" What it is to its section; "content" outside any.
---@field values LayoutValues What it says with `:layoutValue`; loads it.
local LazySubview = {}

--- The size that it takes for an offer; loads and measures it.
---@param arguments { width?: number, height?: number, [1]: ProposedSize }
---@return Size
function LazySubview:sizeThatFits(arguments) end

--- Puts it somewhere below the start of the cursor, and gives its size; the last time counts.
---@param arguments { width?: number, height?: number, x?: number, y?: number, anchor?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint, [1]: ProposedSize }
---@return Size
function LazySubview:place(arguments) end

---@class Range
---@field first integer The first integer.
---@field last integer The last integer.
local Range = {}

---@class ScrollGeometry
---@field contentOffset Point Where the visible rect starts in the content.
---@field contentSize Size The size of the content, estimated where not all was seen.
---@field containerSize Size The size of the scroll view.
---@field visibleRect Rect The part of the content that is shown.
---@field bounds Rect The container in the content's coordinates.
---@field contentInsets EdgeInsets How far the content keeps from each edge.
local ScrollGeometry = {}

---@class PhaseContext
---@field geometry ScrollGeometry What the scroll view shows.
---@field velocity Point How fast the content went, in points per second.
local PhaseContext = {}

---@class Window
---@field width number The width, in points.
---@field height number The height, in points.
---@field size Size The width and the height.
---@field frame integer The number of the last frame; the first is 1.
---@field time number The virtual time of the last frame, in seconds.
---@field trace Trace What happened in the window.
---@field metrics Metrics How often things happened, and how wrong was what was guessed.
---@field openRows (string|number|boolean)[] The rows that are swiped open, by their ids.
---@field reports Reports What is wrong with what the window shows at this moment.
local Window = {}

--- The outermost scroll view, or the one with an id, or in the view with the id.
---@param arguments { [1]: string|number|boolean|table, [integer]: string|number|boolean }
---@return ScrollView
function Window:scrollView(arguments) end

--- What is known of the view with an id at this moment, without evaluating anything.
---@param arguments { [1]: string|number|boolean|table, [integer]: string|number|boolean }
---@return Node
function Window:node(arguments) end

--- Makes frames without any input, and gives their number.
---@param count? integer How many frames.
---@return integer
function Window:step(count) end

--- Makes the frames of a time, and gives their number.
---@param seconds number How long, in virtual seconds.
---@return integer
function Window:run(seconds) end

--- Makes frames until nothing moves, no task runs and nothing waits, and gives their number.
---@param limit? number The virtual seconds after which it raises.
---@return integer
function Window:settle(limit) end

--- Gives the window another size, and makes the frame that shows it.
---@param width? number The new width, in points; it stays where none is given.
---@param height? number The new height, in points; it stays where none is given.
---@return integer
function Window:resize(width, height) end

--- Swaps width and height, and makes the frame that shows it.
---@return integer
function Window:rotate() end

--- Says that data changed: ids are compared, and the content functions of elements in sight run again, in one frame; see *What is evaluated again*.
---@param change? function Changes the data; without it, they were changed before.
function Window:update(change) end

--- Checks the invariants, and raises if one is broken.
function Window:check() end

--- Gives up the window; every later use of it is an error.
function Window:close() end

--- What can be seen in the window, drawn with letters and lines: as wide as the terminal, or 65 columns where standard output is a pipe or a file.
---@return string
function Window:draw() end

--- Says why the content offset changed, and what in sight moved although nobody moved it.
---@param first? integer The first frame; without it, the last one in which anything moved, or all frames of the drag, fling or animated scroll that it belongs to.
---@param last? integer The last frame; without it, the first alone.
---@return string
function Window:explain(first, last) end

--- The views that have a place, the subviews they resolved to, and where they are.
---@return string
function Window:tree() end

--- Runs the action of a Button or tap gesture in the next frame, and makes that frame. The view must be loaded and on screen, not covered by a pinned view, and not disabled; the action is its own, else that of the only view in it that has one, else that of the nearest view around it.
---@param arguments { [1]: string|number|boolean|table, [integer]: string|number|boolean }
---@return integer
function Window:tap(arguments) end

--- Drags a row to another place among those of its ForEach, or of another collection of its container, and drops it there, and makes the frames of that. Where the place is out of sight, the content scrolls by itself and rows are loaded on the way. The row must be on screen.
---@param arguments { before?: string|number|boolean|table, collectionID?: string|number|boolean, [1]: string|number|boolean|table, [2]: "end" }
---@return integer
function Window:reorder(arguments) end

--- Swipes a row open, and gives what is written on its buttons, in order. It closes when what it is in scrolls, when something else is tapped or another row of its container is opened. The row must be on screen.
---@param arguments { edge?: "leading"|"trailing", tap?: string, full?: boolean, [1]: string|number|boolean|table }
---@return (string)[]
function Window:swipe(arguments) end

--- Gives a name of the environment another value in the whole window, and makes the frame that shows it; inside a callback the change belongs to the next pass. Gives the frames made.
---@param key string A name that a View declares in its `environment`.
---@param value? any Its value.
---@return integer
function Window:setEnvironment(key, value) end

--- Lets one or several programs scroll the window side by side, and makes the frames until all have ended: `window:play(scroll, rotate)`. Of what happens in one frame the first program's comes first. Where two scroll one view, the one that begins later goes on, and the verb of the other ends and gives `"interrupted"` after its frames. A program that raises an error ends, the others go on, and the error is raised in the end.
---@param arguments { limit?: number, [1]: function, [integer]: function }
---@return integer
function Window:play(arguments) end

--- What became of each scroll that a program asked for, the last thousand, in the order in which they ended: `frame` its first one, `frames`, `passes` of these together, `retargets` and `retargeted` (how often and by how many points it aimed anew), `rows` placed or passed and `bodies` evaluated meanwhile, `landingError` in points for an `id`, `strategy` of an animated one (as `scrollStrategy` of the profile), `outcome` (`"arrived"`, `"interrupted"`, `"gone"`), `isAnimated`, and `id`, `edge` or `x` and `y` for where it went, `scroll` for the id of its scroll view.
---@return (table)[]
function Window:scrolls() end

--- Looks for patterns that cost more than they seem to, in the events that are kept and in what is shown now: a list of findings that prints itself, with what each cost in this run.
---@return (Finding)[]
function Window:lint() end

---@class ScrollView
---@field contentOffset Point Where the visible rect starts in the content.
---@field contentSize Size The size of the content, estimated where not all was seen.
---@field isContentSizeEstimated boolean Whether any part of the content's size is a guess.
---@field containerSize Size The size of the scroll view.
---@field contentInsets EdgeInsets How far the content keeps from each edge of the scroll view.
---@field visibleRect Rect The part of the content that is shown.
---@field phase "idle"|"tracking"|"interacting"|"decelerating"|"animating" What moves the content at the moment.
---@field visibleIDs (string|number|boolean)[] The ids of the subviews that can be seen, in order.
---@field count integer How many subviews the content has; evaluates nothing.
---@field isCountEstimated boolean Whether `count` is a guess.
---@field isLeadEstimated boolean Whether the space before the visible subviews is a guess.
---@field velocity number|Point How fast the content moves, in points per second; a point where both axes scroll.
local ScrollView = {}

--- A finger moves the content and rests before it lifts. Beyond an end the content gives way in part, and springs back then; gives the number of frames until it rests.
---@param arguments { by?: number|table, duration?: number, [integer]: number|table }
---@return integer
function ScrollView:drag(arguments) end

--- Scrolls to a view, an edge or an offset; gives the number of frames.
---@param arguments { id?: string|number|boolean|table, edge?: "top"|"bottom"|"leading"|"trailing", x?: number, y?: number, point?: Point|table, anchor?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint, animation?: boolean|"default"|"linear"|"easeIn"|"easeOut"|"easeInOut"|"spring"|"smooth"|"snappy"|"bouncy"|Animation, [1]: string|number|boolean|table, [integer]: string|number|boolean }
---@return integer
function ScrollView:scrollTo(arguments) end

--- What is known of the view with an id in the scroll view, without evaluating anything.
---@param arguments { [1]: string|number|boolean|table, [integer]: string|number|boolean }
---@return Node
function ScrollView:node(arguments) end

--- The ids of the subviews of which at least a fraction is visible.
---@param threshold? number How much of a view must be visible.
---@return (string|number|boolean)[]
function ScrollView:visibleTargets(threshold) end

--- The position of the first subview with an id, from 1, without evaluating anything; of a view inside an element, that of the element. In a `LazyLayout` that is `reversed` the view that was described last comes first. Where elements before it may be any number of subviews and were not evaluated it is a guess, and a second result is true: `local index, isEstimated = scroll:index(id)`.
---@param arguments { [1]: string|number|boolean|table, [integer]: string|number|boolean }
---@return integer|nil
---@return boolean|nil
function ScrollView:index(arguments) end

--- A finger lifts at a speed, the content decelerates, and springs back where it went beyond an end; gives the number of frames until it rests.
---@param arguments { velocity?: number|table, [integer]: number|table }
---@return integer
function ScrollView:fling(arguments) end

--- A finger touches, which ends what moves the content, and lifts at once; gives the number of frames until it rests.
---@return integer
function ScrollView:stop() end

--- A finger does what somebody recorded: the content goes where it goes, so one that moves up scrolls towards the end. It lifts at the last sample with the mean speed of its last tenth of a second; one that rested that long lets the content stay. Gives the number of frames until the content rests.
---@param arguments { file?: string, [1]: string|table, [integer]: table }
---@return integer
function ScrollView:replay(arguments) end

---@class ScrollPosition
---@field viewID string|number|boolean|nil The id of the first target in sight, or of the one nearest to the anchor; see `:scrollTargetLayout`. Without targets, of the first view in sight.
---@field edge "top"|"bottom"|"leading"|"trailing"|nil The edge at which it stays; nil once the user scrolled.
---@field point Point|nil The offset that the program asked for, with 0 where it named only the other coordinate; nil once the user scrolled.
---@field isPositionedByUser boolean Whether the user scrolled since the program did.
local ScrollPosition = {}

--- Scrolls, in the next pass of the frame in progress, or in the next frame; never waits.
---@param arguments { id?: string|number|boolean|table, edge?: "top"|"bottom"|"leading"|"trailing", x?: number, y?: number, anchor?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint, animation?: boolean|"default"|"linear"|"easeIn"|"easeOut"|"easeInOut"|"spring"|"smooth"|"snappy"|"bouncy"|Animation }
function ScrollPosition:scrollTo(arguments) end

---@class Animation
Animation = {}

--- A spring of 0.55 seconds that does not swing.
---@return Animation
function Animation.default() end

--- Goes at one speed.
---@param arguments { duration?: number }
---@return Animation
function Animation.linear(arguments) end

--- Begins slowly.
---@param arguments { duration?: number }
---@return Animation
function Animation.easeIn(arguments) end

--- Ends slowly.
---@param arguments { duration?: number }
---@return Animation
function Animation.easeOut(arguments) end

--- Begins and ends slowly.
---@param arguments { duration?: number }
---@return Animation
function Animation.easeInOut(arguments) end

--- A spring.
---@param arguments { response?: number, dampingFraction?: number }
---@return Animation
function Animation.spring(arguments) end

--- A spring that does not swing.
---@param arguments { duration?: number }
---@return Animation
function Animation.smooth(arguments) end

--- A spring that swings a little.
---@param arguments { duration?: number }
---@return Animation
function Animation.snappy(arguments) end

--- A spring that swings.
---@param arguments { duration?: number }
---@return Animation
function Animation.bouncy(arguments) end

---@class Node
---@field frame Rect|nil The rectangle in the window's coordinates; nil while the view has no place.
---@field drawnRect Rect|nil The rectangle around what is drawn of it, in the window's coordinates: where `:offset`, `:scaleEffect`, `:rotationEffect` and `:scrollTransition` of the view, in it and around it put it; nil while the view has no place.
---@field transition ShownTransition|nil What the view's scroll transition does with it; nil where it has none or has no place.
---@field phase "absent"|"prefetched"|"placed"|"retained" In which part of its life the view is.
---@field number integer|nil The number that events give as `node`, which no other view of the window had or has; nil while the view is not loaded.
---@field inits integer How often a node was made for it.
---@field bodies integer How often it was evaluated.
---@field measures integer How often it was measured.
---@field appears integer How often it came on screen.
---@field state ViewState|nil The states of the view, as it has them in `self.state`: what is assigned changes the view in the next frame. It is nil where the view has none.
---@field visibleFraction number The fraction of its area that can be seen.
---@field isEstimated boolean Whether its length is a guess.
local Node = {}

---@class Trace
local Trace = {}

--- Iterates over the events that are kept now, oldest first.
---@param arguments { kind?: "init"|"body"|"measure"|"walk"|"place"|"prefetch.body"|"prefetch.layout"|"prefetch.discard"|"seam"|"render"|"appear"|"task.start"|"task.cancel"|"disappear"|"remove"|"evict"|"visible"|"visibility"|"crossing"|"offset"|"contentSize"|"correction"|"estimate"|"moved"|"phase"|"target"|"hitch"|"frame"|"diagnostic", id?: string|number|boolean|table, node?: integer, first?: integer, last?: integer }
---@return function
function Trace:events(arguments) end

--- Writes the events that are kept now, as JSON Lines like --trace, and gives their number.
---@param arguments { force?: boolean, [1]: string }
---@return integer
function Trace:write(arguments) end

---@class Event
---@field kind "init"|"body"|"measure"|"walk"|"place"|"prefetch.body"|"prefetch.layout"|"prefetch.discard"|"seam"|"render"|"appear"|"task.start"|"task.cancel"|"disappear"|"remove"|"evict"|"visible"|"visibility"|"crossing"|"offset"|"contentSize"|"correction"|"estimate"|"moved"|"phase"|"target"|"hitch"|"frame"|"diagnostic" What sort of event it is.
---@field frame integer The number of the frame.
---@field time number The virtual time of the frame, in seconds.
---@field id string|number|boolean|nil The view or scroll view that it happened to.
---@field node integer|nil The number of that view, which no other one has, whatever its id; nil where it happened to none. `window:node(id).number` is the same.
---@field axis "horizontal"|"vertical"|nil The axis along which it happened, where a scroll view scrolls along both.
---@field view string The name of the view: of `init`, `body`, `measure`, `prefetch.body`, `prefetch.layout`, `prefetch.discard`, `render`, `appear`, `task.start`, `task.cancel`, `disappear`, `evict` and `estimate`.
---@field reason string Why it was evaluated or measured: of `body` and `measure`.
---@field length number The length along the axis: of `measure` and `prefetch.layout`; the length of all measured lines: of `estimate`.
---@field index integer Which subview, from 1: of `walk`, `place`, `prefetch.body`, `prefetch.layout`, `prefetch.discard`, `seam` and `remove`.
---@field isChanged boolean Whether it changed before it came into sight; else it was given up: of `prefetch.discard`.
---@field ids (string|number|boolean)[] Ids in placement order: of `visible` and `visibility`.
---@field threshold number The fraction that must be visible: of `visibility` and `crossing`.
---@field isVisible boolean Whether at least that is visible from then on: of `crossing`.
---@field offset number The content offset at which it happened: of `crossing`; the offset aimed at: of `target`.
---@field progress number After which part of the frame's way; 1 where nothing scrolled: of `crossing`.
---@field scroll string|number|boolean|nil The scroll view in which it happened: of `crossing`.
---@field old number What it was: of `offset`, `contentSize` and `estimate`.
---@field new number What it is: of `offset`, `contentSize` and `estimate`.
---@field cause string What did the largest part of it: of `offset`; what did it: of `correction` and `moved`.
---@field subject string|number|boolean|nil The subview because of which: of `offset`, `correction` and `moved`; the one that was measured last: of `estimate`.
---@field entries (table)[] All parts of the change: of `offset`. Each has `cause`, what did it; `subject`, the subview because of which; `change`, by how much the offset changed; `old`, the offset before; `new`, the offset after; `anchorRole`, the role of the default anchor that chose it; `motion`, what moved the content over time; `retargeted`, by how much what an animated scroll goes to is taken to be elsewhere than before.
---@field isEstimated boolean Whether the new size is a guess: of `contentSize`; whether `lead` is a guess: of `estimate`.
---@field by number How far: of `correction` and `moved`.
---@field container string|number|boolean|nil The lazy container, if it has an id: of `estimate`.
---@field estimator string What the container guesses with: of `estimate`.
---@field lengths integer How many measured lengths are known: of `estimate`.
---@field lines integer How many lines stand before those in sight: of `estimate`.
---@field known integer How many of them count as measured: of `estimate`.
---@field lead number How long they are taken to be, with distances: of `estimate`.
---@field corrected number By how much that was corrected, whatever came, went or was scrolled past: of `estimate`.
---@field spacing number The distance between lines: of `estimate`.
---@field oldStart number Where the container started in the content: of `estimate`.
---@field start number Where it starts now: of `estimate`.
---@field measured integer How many lines came into sight or changed: of `estimate`.
---@field unseen integer How many of them had never been measured before: of `estimate`.
---@field assumed number The length that they had been taken to have together: of `estimate`.
---@field jump string|number|boolean|nil Where the container began anew without measuring the way: of `estimate`.
---@field reset string|number|boolean|nil What kept its place when all lengths were forgotten: of `estimate`.
---@field inserted integer How many lines came before those in sight: of `estimate`.
---@field removed integer How many lines before those in sight went: of `estimate`.
---@field insertedIDs (string|number|boolean)[] Some of those that came: of `estimate`.
---@field removedIDs (string|number|boolean)[] Some of those that went: of `estimate`.
---@field moved integer How many of those that went are still there, further on: of `estimate`.
---@field change number|nil What coming and going did to what stands before: of `estimate`.
---@field viewID string|number|boolean|nil Its id, or its name and place: of `moved`.
---@field row string|number|boolean|nil The row, or the view with the same id, in which it moved: of `moved`.
---@field isOutOfSight boolean Whether it was in sight and is not any more: of `moved`.
---@field isGuess boolean Whether `by` is a guess, as it is out of sight: of `moved`.
---@field isArrival boolean Whether it came into sight in the same frame, so that nobody saw it where it was: of `moved`.
---@field reasons (table)[] The shares of the move, which sum to `by`: of `moved`. Each has `kind`, what happened: `resized`, `came`, `went`, `rearranged`, `spacing`, `lines`, `placed`, `start`, `alignment`, `padding`, `anchor`, `target`, `clamp`, `insets`, `correction`, `transform`, `remeasured`, `unseen`, `held`, `shortened`; `by`, its share of the move; `count`, to how many views it happened; `views`, those of them that were in sight; `old`, the length or distance before; `new`, the length or distance now; `isOfLine`, whether these are lengths of the line of a grid that the view stands in; of `lines`, whether that line has the cells that it had.
---@field from string The phase that ended: of `phase`.
---@field to string The phase that began: of `phase`.
---@field late number By how much it was shown later than expected: of `hitch`.
---@field cost number What its work took: of `hitch` and `frame`.
---@field passes integer How many passes the frame took: of `frame`.
---@field callbacks (table)[] The callbacks that changed data, so that the frame was laid out again: of `frame`. Each has `pass`, in which pass it was called; `name`, the modifier that it belongs to; `viewID`, the view that it belongs to.
---@field resized (table)[] The size of the window and what it was, where that was changed: of `frame`. Each has `width`, its width now; `height`, its height now; `oldWidth`, its width before; `oldHeight`, its height before.
---@field gone (string|number|boolean)[] What was in sight and went, with its data or as its element no longer gives it: of `frame`.
---@field movedAway (string|number|boolean)[] Which of those stand in another lazy container now: of `frame`.
---@field dropped (string|number|boolean)[] Which of those went although their elements are still there, which no longer give them: of `frame`.
---@field changes (table)[] What came, went or got another length beside the lazy containers, where the offset changed though nobody scrolled; what in sight got another length; and insets that changed: of `frame`. Each has `kind`, what happened: `resized`, `came`, `went`, `rearranged`, `spacing`, `lines`, `placed`, `start`, `alignment`, `padding`, `anchor`, `target`, `clamp`, `insets`, `correction`, `transform`, `remeasured`, `unseen`, `held`, `shortened`; `by`, its share of the move; `count`, to how many views it happened; `views`, those of them that were in sight; `old`, the length or distance before; `new`, the length or distance now; `isOfLine`, whether these are lengths of the line of a grid that the view stands in; of `lines`, whether that line has the cells that it had.
---@field lostStates (table)[] The states that ended with their views and were not as they began: of `frame`. Each has `viewID`, the view that ended; `states`, the names of its states, with commas between them; `reason`, why it ended.
---@field landings (table)[] Where programs scrolled to: of `frame`. Each has `id`, what was scrolled to; `anchor`, where in the region it was to stand; `miss`, how far behind the place that was asked for it stands; `isAtEnd`, whether an end of the content keeps it from getting there; `isGuess`, whether lengths on the way to it are guessed; `coveredBy`, what an edge holds over it; `covered`, how much of it that covers; `around`, the row that was brought there instead, as it is in that.
---@field costs (table)[] What that was, by what was done and for which views: of `frame`. Each has `work`, what was done; `view`, the name of the views, or of the callback; `count`, how often; `milliseconds`, what that took together.
---@field code string What was found: of `diagnostic`.
---@field message string What was found, where, and what to do: of `diagnostic`.
local Event = {}

---@class Metrics
---@field inits integer Nodes made.
---@field bodies integer Bodies evaluated.
---@field measures integer Measurements.
---@field renders integer Views drawn, for the first time or again.
---@field appears integer Views that came on screen.
---@field disappears integer Views that left the screen.
---@field evicts integer Nodes given up.
---@field frames integer Frames made.
---@field contents integer Calls of content functions of a `ForEach`: when an element is loaded, and of those in sight after each `window:update`. They are no bodies.
---@field walks integer Subviews passed but not placed.
---@field places integer Subviews that entered the placed set.
---@field removes integer Subviews that left the placed set.
---@field corrections integer Corrections of the offset by lazy stacks.
---@field jitter number The sum of the corrections of the offset without their signs, in points.
---@field contentSizeJitter number The sum of the changes of the content size from frame to frame without their signs, in points, along the main axis of the outermost scroll view; frames in which data or the window's size changed do not count.
---@field contentSizeBias number The mean over the frames of the content size less the true size, in points: above 0 where too much is guessed. The frames are those since data or the window's size changed.
---@field contentSizeError number The root of the mean over the same frames of the squared difference between the content size and the true one, in points. The true size is that with every subview measured, in a copy that changes nothing; an error where there are more than `eagerLimit`.
---@field landingError number How far from its anchor a view stands that scrollTo with an id went to, in points: the greatest distance of all such scrolls, each when somebody scrolled on, the last one now. What the end of the content makes impossible is none.
---@field moves integer Moves of views in sight that no finger made, those pushed out of sight among them.
---@field crossings integer Targets that came to reach one of the window's `thresholds`, or no longer do.
---@field retargets integer How often a programmatic scroll aimed at another offset than in the frame before; `window:scrolls()` says it of each.
---@field seams integer Where a lazy layout of one's own began anew below what stands above it, in sight or not.
---@field prefetches integer Subviews evaluated before they came into sight.
---@field prefetchDiscards integer Subviews that were prepared for nothing: they changed before they came into sight, or were given up unseen.
---@field cost number What all frames took together, in virtual milliseconds.
---@field hitches integer Frames that were shown later than expected.
---@field hitchTime number By how much they were late, together, in milliseconds.
---@field hitchRatio number Milliseconds of `hitchTime` for each second of virtual time; Apple's aim is 5 or less.
---@field liveNodes integer Views that have a node now, on screen or not.
---@field liveViews integer Views of your own that live: with a node, or kept although they are off screen, because their elements resolve to different numbers of subviews and the indices of what is in sight depend on theirs.
---@field liveStates integer How many of `liveViews` keep states.
---@field diagnostics integer Diagnostics given.
---@field byView MetricsByView The counters of one view type: `metrics.byView.StepView.bodies`.
local Metrics = {}

---@class Counters
---@field inits integer Nodes made.
---@field bodies integer Bodies evaluated.
---@field measures integer Measurements.
---@field renders integer Views drawn, for the first time or again.
---@field appears integer Views that came on screen.
---@field disappears integer Views that left the screen.
---@field evicts integer Nodes given up.
local Counters = {}

---@class UnitPoint
---@field x number The fraction of the width, from the left.
---@field y number The fraction of the height, from the top.
local UnitPoint = {}

---@class Rect
---@field x number Where the rectangle starts from the left, in points.
---@field y number Where the rectangle starts from the top, in points.
---@field width number The length from left to right, in points.
---@field height number The length from top to bottom, in points.
---@field minX number The left edge, in points.
---@field midX number The middle from left to right, in points.
---@field maxX number The right edge, in points.
---@field minY number The top edge, in points.
---@field midY number The middle from top to bottom, in points.
---@field maxY number The bottom edge, in points.
local Rect = {}

---@class Point
---@field x number The distance from the left, in points.
---@field y number The distance from the top, in points.
local Point = {}

---@class Size
---@field width number The length from left to right.
---@field height number The length from top to bottom.
local Size = {}

---@class EdgeInsets
---@field top number How far the content keeps from this edge, in points.
---@field leading number How far the content keeps from this edge, in points.
---@field bottom number How far the content keeps from this edge, in points.
---@field trailing number How far the content keeps from this edge, in points.
local EdgeInsets = {}

---@class lab
lab = {}

--- A profile with some values replaced, for `Window { profile = }`.
---@param arguments { defaultSpacing?: number, lookAhead?: integer, coldSample?: integer, coldLength?: number, retention?: integer, prefetch?: boolean, prefetchReach?: number, reachForward?: number, reachBackward?: number, exactReach?: number, decelerationRate?: number, rubberBand?: number, flingEnd?: number, bounceStiffness?: number, maxPasses?: integer, gridPasses?: integer, editAnchor?: "topmost"|"offset", displayScale?: number, anchorFollowsAfterResize?: boolean, edgeLanding?: "content"|"estimate", pinnedViewsCover?: boolean, scrollStrategy?: "estimate"|"teleport"|"premeasure", targetLanding?: "measured"|"estimate", disappearAt?: "removal"|"eviction", keepsRowState?: boolean, loadLimit?: integer, eagerLimit?: integer, [1]: "swiftui2027"|"legacyPersist"|"legacyRowState"|"legacyScroll" }
---@return Profile
function lab.profile(arguments) end

--- Counts an expectation; one that is not met fails the run.
---@param condition? any What must be neither nil nor false.
---@param message? string What is expected, in words.
---@return boolean
function lab.expect(condition, message) end

--- Counts the expectation that two values are equal.
---@param actual? any What came.
---@param expected? any What must have come; tables by their fields, at any depth, and points, sizes, rects and insets also by those of a table: `{ x = 0, y = 0 }`.
---@param message? string What is expected, in words.
---@return boolean
function lab.expectEqual(actual, expected, message) end

--- Counts the expectation that a number is near another one.
---@param actual? any What came.
---@param expected number What must have come, nearly.
---@param tolerance number How far it may be from it.
---@param message? string What is expected, in words.
---@return boolean
function lab.expectNear(actual, expected, tolerance, message) end

--- Says that what a callback does here takes so many virtual milliseconds of the frame.
---@param milliseconds number How long it takes.
function lab.spend(milliseconds) end

--- The next number of the script's stream: of 0 to 1, of 1 to a, or of a to b.
---@param a? number The lower end; alone, the upper end of 1 to a.
---@param b? number The upper end; an integer is given where both ends are.
---@return number
function lab.random(a, b) end

--- The next number of a stream that only its name and the seed decide, whatever others gave.
---@param name string Which stream.
---@param a? number The lower end; alone, the upper end of 1 to a.
---@param b? number The upper end; an integer is given where both ends are.
---@return number
function lab.stream(name, a, b) end

--- A number that is always the same for one key and seed: for lengths of rows.
---@param key string|number|boolean What the number belongs to: an index, a name.
---@param a? number The lower end; alone, the upper end of 1 to a.
---@param b? number The upper end; an integer is given where both ends are.
---@return number
function lab.noise(key, a, b) end

--- Opens the REPL inside a script, which goes on when the REPL is left. Where standard input is no terminal, entries are read from it to its end, or to the first that fails, which is an error.
---@param names? table What entries find as variables; what they assign to them is in the table afterwards.
function lab.repl(names) end

--- Compares variants, `{ "name", function() … end }` at positions, each of which returns a window of its own: the result prints as a table and is data, `result.name.bodies`. For each of them `lab.random` and `lab.stream` go on from where they were before the first.
---@param arguments { program?: function, metrics?: (string)[], [integer]: { [1]: string, [2]: function } }
---@return Comparison
function lab.compare(arguments) end

--- A collection for ForEach that is edited element by element, at any time: `#data`, `data[i]` and `ipairs(data)` read it.
---@param elements? table|Range The elements at the positions 1, 2, 3 …, which are copied, or a Range of integers.
---@return Data
function lab.data(elements) end

--- Runs a command of a plugin with the words that follow, each a string, and gives what it returns.
---@param arguments { [1]: string }
---@return any
function lab.command(arguments) end

---@class Profile
---@field defaultSpacing number P1: the distance between neighbors, in points. Seen: rows stand closer together or further apart than designed.
---@field lookAhead integer P3: subviews evaluated beyond the visible rect. Seen: a body runs for a row that nobody sees yet.
---@field coldSample integer P4: subviews that stand for the rest. Seen: a list opens with a wrong height in what takes its size from it.
---@field coldLength number P4: the length of a subview of which nothing is known. Seen: an empty or unloaded list claims room.
---@field retention integer P5: updates for which a removed subview is kept. Seen: a row forgets its state after it was scrolled away; memory grows where it is large.
---@field prefetch boolean Whether rows are prepared before they come into sight while something scrolls. Seen: bodies run before their rows come into sight.
---@field prefetchReach number P6: how far ahead rows are prepared, in lengths of what is visible. Seen: bodies and images are loaded far ahead, or too late.
---@field reachForward number P8: container lengths that a stack walks forward. Seen: a drag over many rows makes them all, and stutters.
---@field reachBackward number P8: container lengths that a stack walks backward. Seen: scrolling up makes many rows, or jumps over them by a guess.
---@field exactReach number P9: container lengths that a scroll walks to its target. Seen: a jump to a near row is exact, and one to a far row makes few rows.
---@field decelerationRate number P10: the part of its speed that a millisecond leaves a fling: 0.998 (normal), 0.99 (fast). Seen: a fling goes on for long, or stops soon.
---@field rubberBand number P11: the part of a first point beyond an end that shows. Seen: the content gives way beyond an end, or stands still.
---@field flingEnd number P19: the speed at which a fling ends, in points per second. Seen: a slow release glides on, or rests at once.
---@field bounceStiffness number P20: the stiffness of the spring that brings content back from beyond an end. Seen: the content comes back from beyond an end slowly, or snaps.
---@field maxPasses integer P14: the passes that a frame may take. Seen: a layout that feeds itself freezes the frame for longer before it is given up.
---@field gridPasses integer P17: how often a grid divides a length among its columns: again in what the first division took, or once. Seen: the columns of a grid are a little wider or narrower than the arithmetic says.
---@field editAnchor "topmost"|"offset" P18: what an edit above leaves in place: the topmost visible subview, or the offset, so that what comes above pushes what is in sight. Seen: content jumps when older messages are inserted above (offset), or stays (topmost).
---@field displayScale number P21: pixels a point; offsets are told in whole pixels. 0 tells them as they are. Seen: offsets are whole pixels, so that a threshold is met or missed by a fraction.
---@field anchorFollowsAfterResize boolean P22: whether a default anchor follows new content after the container changed its length. Seen: a chat stays at its end after the keyboard came, or stops following.
---@field edgeLanding "content"|"estimate" P23: where a jump to the end rests until the next layout: at the end of the content, or where the end was estimated to be. Seen: scroll to bottom stops before the end, or shows a blank below it (estimate).
---@field pinnedViewsCover boolean Whether what a pinned header or footer covers counts as out of sight for thresholds. Seen: a row below a sticky header still counts as visible, or does not.
---@field scrollStrategy "estimate"|"teleport"|"premeasure" How a programmatic scroll gets to a view that is far away: it estimates in each frame where that is; beyond `exactReach` it teleports to one container length before it, and goes on from there; or it measures all rows on the way before it sets out. Seen: a jump to a far row flickers past rows, blinks, or hangs before it sets out.
---@field targetLanding "measured"|"estimate" P24: where a jump to a view rests that is far away and was never measured: where its anchor says, or where it was taken to be. Seen: scrollTo lands beside a row that was never seen (estimate).
---@field disappearAt "removal"|"eviction" When rows of lazy containers disappear: when they leave, or when they are given up. Seen: onDisappear and the end of tasks come when a row leaves, or much later.
---@field keepsRowState boolean Whether the state of a row's own view outlives its node, as in 2022. Seen: a row comes back as it was, while what is nested in it begins anew.
---@field loadLimit integer Subviews that a stack may load in one pass. Seen: rows without height load until the limit, which is told.
---@field eagerLimit integer Subviews that an eager container may have. Seen: an eager stack of too many rows is refused.
local Profile = {}

---@class ViewDimensions
---@field width number The width of the view, in points.
---@field height number The height of the view, in points.
---@field center number The middle, in the direction of the guide that is placed, in points.
---@field leading number Where the line leading is, from the left, in points.
---@field trailing number Where the line trailing is, from the left, in points.
---@field top number Where the line top is, from the top, in points.
---@field bottom number Where the line bottom is, from the top, in points.
---@field firstTextBaseline number Where the line firstTextBaseline is, from the top, in points.
---@field lastTextBaseline number Where the line lastTextBaseline is, from the top, in points.
local ViewDimensions = {}

---@class VisualEffect
local VisualEffect = {}

--- Draws the view away from its place. Gives another effect that does this as well.
---@param arguments { x?: number, y?: number }
---@return VisualEffect
function VisualEffect:offset(arguments) end

--- Draws the view larger or smaller. Gives another effect that does this as well.
---@param arguments { x?: number, y?: number, anchor?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint, [1]: number }
---@return VisualEffect
function VisualEffect:scaleEffect(arguments) end

--- Draws the view turned. Gives another effect that does this as well.
---@param arguments { anchor?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint, [1]: number }
---@return VisualEffect
function VisualEffect:rotationEffect(arguments) end

--- Lets what is behind the view shine through. Gives another effect that does this as well.
---@param opacity number 1 hides all that is behind, 0 nothing.
---@return VisualEffect
function VisualEffect:opacity(opacity) end

---@class TransitionPhase
---@field value number -1 for `topLeading`, 0 for `identity`, 1 for `bottomTrailing`.
---@field isIdentity boolean Whether the view is in sight as far as the threshold wants.
---@field name "topLeading"|"identity"|"bottomTrailing" Its name.
local TransitionPhase = {}

---@class ShownTransition
---@field value number -1 where the view is out of sight at the start, 0 in sight, 1 at the end; between them on the way, and a little beyond where a spring swings.
---@field phase "topLeading"|"identity"|"bottomTrailing" The phase that the value belongs to.
---@field degrees number By how much it is turned clockwise, in degrees.
---@field opacity number How much of what is behind it hides.
---@field scale Point By what its width (`x`) and height (`y`) are multiplied.
---@field offset Point How far it is drawn from its place, in points.
local ShownTransition = {}

---@class ReorderDifference
---@field sources (string|number|boolean)[] The ids of the elements that were dragged.
---@field destination "end"|table Where they were dropped.
---@field collectionID string|number|boolean|nil The collection in which they were dropped; nil where the container knows none.
---@field sourceCollectionID string|number|boolean|nil The collection from which they were dragged; nil where the container knows none.
local ReorderDifference = {}

--- Brings the data of the ForEach into the new order.
---@param data table|Data|ObservedTable The array that the ForEach shows, or its lab.data; where the container knows collections, a table of these by their ids.
function ReorderDifference:apply(data) end

---@class Finding
---@field rule "absoluteOffset"|"changingLength"|"cutOff"|"duplicateID"|"dynamicRows"|"feedback"|"hitch"|"missedTarget"|"prefetchDiscard"|"setUpOnAppear"|"stateInRow"|"tallTarget"|"transformIntoView"|"zeroLength" What was found.
---@field id string|number|boolean|nil The first view that it was found at.
---@field frame integer The first frame in which it was found; 0 for what is shown now.
---@field cost string What it cost in this run, in words.
---@field claim integer|nil The claim about lazy stacks that is behind it.
---@field remedy string What to do instead, in SwiftUI's terms.
local Finding = {}

---@class Reports
---@field clipped (ClippedView)[] The views of which something is cut off because they are larger than what shows them.
---@field vanishedEarly (UndrawnView)[] The rows that were removed because their frames left what a scroll view shows, while some of them would still be drawn in sight; as long as they are kept.
---@field missing (UndrawnView)[] The rows that are not loaded, or were never shown, because of their frames, while some of them would be drawn in sight. Rows near what the outermost scroll view shows are made for that in a copy that nobody sees.
local Reports = {}

---@class ClippedView
---@field id string|number|boolean|nil The view's id, or its place.
---@field view string The view's name.
---@field top number How much is cut off at this edge, in points.
---@field leading number How much is cut off at this edge, in points.
---@field bottom number How much is cut off at this edge, in points.
---@field trailing number How much is cut off at this edge, in points.
local ClippedView = {}

---@class UndrawnView
---@field id string|number|boolean The view's id, or its place.
---@field view string The view's name.
---@field frame Rect Where it would be laid out, by what is known and guessed, in the window's coordinates.
---@field drawnRect Rect The rectangle around what would be drawn of it.
local UndrawnView = {}

---@class Estimators
Estimators = {}

--- Guesses one length for all, whatever is seen, and remembers none.
---@param length number The length of every subview that is not placed.
---@return Estimator
function Estimators.fixed(length) end

--- Guesses the mean of the lengths that were measured last, ten as `"lastFew"`, and remembers which those were, not whose.
---@param size? integer How many lengths count, up to 10000.
---@return Estimator
function Estimators.lastFew(size) end

---@class Estimator
---@field name string What it is called, with its parameters.
local Estimator = {}

---@class Data
local Data = {}

--- Inserts an element so that it has an index, up to one more than there are.
---@param index integer Which element, counted from 1.
---@param element any The element, anything but nil.
function Data:insert(index, element) end

--- Removes an element and gives it.
---@param index integer Which element, counted from 1.
---@return any
function Data:remove(index) end

--- Moves an element, so that afterwards it has the index `to`.
---@param from integer Which element, counted from 1.
---@param to integer Which element, counted from 1.
function Data:move(from, to) end

--- Puts an element in the place of another; with the same id it is the same row, evaluated again.
---@param index integer Which element, counted from 1.
---@param element any The element, anything but nil.
function Data:replace(index, element) end

---@class Session
---@field window Window The window that a command returned last; without one, the window that was made last and is open; nil if there is none.
local Session = {}

--- Children from top to bottom, all loaded at once.
---@param arguments { alignment?: "leading"|"center"|"trailing"|HorizontalAlignment, spacing?: number, [integer]: View|false }
---@return View
function VStack(arguments) end

--- Children from left to right, all loaded at once.
---@param arguments { alignment?: "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment, spacing?: number, [integer]: View|false }
---@return View
function HStack(arguments) end

--- Children on top of one another, all loaded at once.
---@param arguments { alignment?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment, [integer]: View|false }
---@return View
function ZStack(arguments) end

--- Children from top to bottom, loaded as they come into sight.
---@param arguments { alignment?: "leading"|"center"|"trailing"|HorizontalAlignment, spacing?: number, pinnedViews?: "sectionHeaders"|"sectionFooters"|("sectionHeaders"|"sectionFooters")[], estimator?: "mean"|"learned"|"medianOfFirstScreen"|"lastFew"|"meanByKind"|"histogram25"|"oracle"|table|Estimator, [integer]: View|false }
---@return View
function LazyVStack(arguments) end

--- Children from left to right, loaded as they come into sight.
---@param arguments { alignment?: "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment, spacing?: number, pinnedViews?: "sectionHeaders"|"sectionFooters"|("sectionHeaders"|"sectionFooters")[], estimator?: "mean"|"learned"|"medianOfFirstScreen"|"lastFew"|"meanByKind"|"histogram25"|"oracle"|table|Estimator, [integer]: View|false }
---@return View
function LazyHStack(arguments) end

--- Shows a part of its content, which can be scrolled.
---@param arguments { axes?: "vertical"|"horizontal"|"both"|("vertical"|"horizontal")[], [integer]: View|false }
---@return View
function ScrollView(arguments) end

--- The views of each of n elements, of a Range, or of an array, made when they are needed.
---@param arguments { id?: string|function, subviews?: integer|"dynamic"|function, height?: number|function, width?: number|function, [1]: integer|Range|table|Data|ObservedTable, [2]: function }
---@return View
function ForEach(arguments) end

--- Rows with a header and a footer, which become subviews of the lazy container around them.
---@param arguments { header?: View, footer?: View, [integer]: View|false }
---@return View
function Section(arguments) end

--- Children in lines from top to bottom, loaded as they come into sight.
---@param arguments { columns: (GridItem)[], alignment?: "leading"|"center"|"trailing"|HorizontalAlignment, spacing?: number, pinnedViews?: "sectionHeaders"|"sectionFooters"|("sectionHeaders"|"sectionFooters")[], estimator?: "mean"|"learned"|"medianOfFirstScreen"|"lastFew"|"meanByKind"|"histogram25"|"oracle"|table|Estimator, [integer]: View|false }
---@return View
function LazyVGrid(arguments) end

--- Children in lines from left to right, loaded as they come into sight.
---@param arguments { rows: (GridItem)[], alignment?: "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment, spacing?: number, pinnedViews?: "sectionHeaders"|"sectionFooters"|("sectionHeaders"|"sectionFooters")[], estimator?: "mean"|"learned"|"medianOfFirstScreen"|"lastFew"|"meanByKind"|"histogram25"|"oracle"|table|Estimator, [integer]: View|false }
---@return View
function LazyHGrid(arguments) end

--- Several views without a layout of their own; they belong to what surrounds the group. With `subviews = content, function(subviews) … end` it is what the function makes of the subviews of other views: `#subviews`, `subviews[i]`, each made when it is used.
---@param arguments { subviews?: View, [integer]: View|false }
---@return View
function Group(arguments) end

--- No view, which still holds its place among its siblings.
---@return View
function EmptyView() end

--- A rectangle of given lengths; a missing one is flexible, and at least one must be given.
---@param arguments { width?: number|"flexible"|function, height?: number|"flexible"|function }
---@return View
function Item(arguments) end

--- Names a view of your own; called with its definition it gives the view's constructor.
---@param name string The name of the view.
---@return function
function View(name) end

--- Names an eager layout of your own; called with its definition it gives the container's constructor.
---@param name string The name of the layout.
---@return function
function Layout(name) end

--- Names a lazy layout of your own; called with its definition it gives the container's constructor.
---@param name string The name of the layout.
---@return function
function LazyLayout(name) end

--- The integers from one to another, for `ForEach`.
---@param first integer The first integer.
---@param last integer The last integer, which belongs to it.
---@return Range
function Range(first, last) end

--- Hosts content and drives its frames; the first has been laid out when it returns.
---@param arguments { width: number, height: number, refreshRate?: number, profile?: "swiftui2027"|"legacyPersist"|"legacyRowState"|"legacyScroll"|Profile, estimator?: "mean"|"learned"|"medianOfFirstScreen"|"lastFew"|"meanByKind"|"histogram25"|"oracle"|table|Estimator, seed?: integer, cost?: table, prefetchPolicy?: PrefetchPolicy, thresholds?: (number)[], environment?: table, traceLimit?: integer, [integer]: View|false }
---@return Window
function Window(arguments) end

--- What is known about a name, as text.
---@param name string A name of the vocabulary: `LazyVStack`, `Window.step`.
---@return string
function help(name) end

--- Waits in a `:task` or in `window:play`, while frames go on.
---@param seconds number How long, in virtual seconds; 0 for the next frame.
function wait(seconds) end

--- Waits in a `:task` or in `window:play` until a function gives true; false where the limit came first.
---@param condition function Says whether it has come; asked once a frame.
---@param limit? number The seconds after which it goes on anyway.
---@return boolean
function waitUntil(condition, limit) end

--- Calls a function later, at the start of a frame: of the window whose frame is being made, else of the one made last. It may be written anywhere.
---@param seconds number How long, in virtual seconds; 0 for the next frame.
---@param action function What is called.
function after(seconds, action) end

--- Names a scroll target behavior of your own; called with its definition it gives the behavior, which gives a variant when called with other parameters: `:scrollTargetBehavior(Grid { pitch = 120 })`.
---@param name string The name of the behavior.
---@return function
function TargetBehavior(name) end

--- Where a scroll view is to be, and then is: the value and its binding in one; it belongs to the scroll view that names it in `:scrollPosition(position)`.
---@param arguments { id?: string|number|boolean|table, edge?: "top"|"bottom"|"leading"|"trailing", x?: number, y?: number, anchor?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint }
---@return ScrollPosition
function ScrollPosition(arguments) end

--- Has the scrolls that a function asks for, with `position:scrollTo` or `scroll:scrollTo`, go along an animation. Scrolls alone are animated: what an update changes is laid out at once.
---@param animation boolean|"default"|"linear"|"easeIn"|"easeOut"|"easeInOut"|"spring"|"smooth"|"snappy"|"bouncy"|Animation|function An animation, or the function itself for `Animation.default()`.
---@param change? function What asks for scrolls.
function withAnimation(animation, change) end

--- Runs a function with other rules for what it changes.
---@param arguments { scrollTargetAnchor?: "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint, scrollContentOffsetAdjustmentBehavior?: "automatic"|"disabled", scrollPositionUpdatePreservesVelocity?: boolean, [1]: function }
function withTransaction(arguments) end

--- A place in a view, where none of the named ones is meant: `anchor = UnitPoint { x = 0.5, y = 0.25 }`. Anchors of scrolls lie in the view, so both are from 0 to 1 there.
---@param arguments { x: number, y: number }
---@return UnitPoint
function UnitPoint(arguments) end

--- Names a prefetch policy of your own; called with its definition it gives the policy, which gives a variant when called with other parameters: `Window { prefetchPolicy = Far { lengths = 3 } }`.
---@param name string The name of the policy.
---@return function
function PrefetchPolicy(name) end

--- Words in lines, which break where the text is wider than what is offered.
---@param arguments { size?: number, [1]: string }
---@return View
function Text(arguments) end

--- Room that grows along the axis of its stack, by what all others leave.
---@param arguments { minLength?: number }
---@return View
function Spacer(arguments) end

--- A line of 1 point across its stack.
---@return View
function Divider() end

--- A rectangle that takes what it is offered, 10 points where nothing is.
---@param name string What the color is called.
---@return View
function Color(name) end

--- A wheel of 20 × 20 points.
---@return View
function ProgressView() end

--- A picture of a fixed size, which must be given because no file is read.
---@param arguments { width: number, height: number, [1]: string }
---@return View
function Image(arguments) end

--- What is shown where there is nothing to show: it fills what it is offered.
---@param arguments { description?: string|View, actions?: View, [1]: string|View }
---@return View
function ContentUnavailableView(arguments) end

--- Does something when it is tapped; as large as its label, whose views stand in a row.
---@param arguments { action?: function, [integer]: function, [1]: string|View, [integer]: View|false }
---@return View
function Button(arguments) end

--- A line of alignment of your own, for `alignment` and `:alignmentGuide`.
---@param arguments { fraction?: number, [1]: string }
---@return HorizontalAlignment
function HorizontalAlignment(arguments) end

--- A line of alignment of your own, for `alignment` and `:alignmentGuide`.
---@param arguments { fraction?: number, [1]: string }
---@return VerticalAlignment
function VerticalAlignment(arguments) end

--- A model: a table whose fields, also those of tables in it, are tracked when a body reads them; writing one evaluates exactly its readers. It lives as long as the script holds it.
---@param fields table What the model begins with.
---@return ObservedTable
function Observable(fields) end

--- A way to read and write a value that lives elsewhere: a field of a model, or anything by two functions. That of a state is `self.binding.name`.
---@param arguments { get?: function, set?: function, [1]: ObservedTable, [2]: any }
---@return Binding
function Binding(arguments) end

--- Names an estimator of your own; called with its definition it gives the estimator, which gives a variant when called with other parameters: `LastMedian { size = 20 }`.
---@param name string The name of the estimator.
---@return function
function Estimator(name) end
