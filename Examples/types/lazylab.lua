---@meta
--- What lazylab gives to scripts, for editors; generated from the registry.
error("this file describes lazylab's names for editors; it is not a module")

---@class GridItem
GridItem = {}

---@class GridItem.fixed.Fields
---@field spacing? number
---@field alignment? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment
---@field length? number
---@alias GridItem.fixed.Arguments GridItem.fixed.Fields & table<"spacing"|"alignment"|"length"|integer, any>

--- Exactly so large.
---@param length GridItem.fixed.Arguments|number How large it is.
---@return GridItem
function GridItem.fixed(length) end

---@class GridItem.flexible.Fields
---@field minimum? number
---@field maximum? number
---@field spacing? number
---@field alignment? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment
---@alias GridItem.flexible.Arguments GridItem.flexible.Fields & table<"minimum"|"maximum"|"spacing"|"alignment"|integer, any>

--- An equal share of what is left, within limits.
---@param arguments? GridItem.flexible.Arguments|nil
---@return GridItem
function GridItem.flexible(arguments) end

---@class GridItem.adaptive.Fields
---@field minimum number
---@field maximum? number
---@field spacing? number
---@field alignment? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment
---@alias GridItem.adaptive.Arguments GridItem.adaptive.Fields & table<"minimum"|"maximum"|"spacing"|"alignment"|integer, any>

--- As many items as fit into one flexible item's share.
---@param arguments GridItem.adaptive.Arguments|nil
---@return GridItem
function GridItem.adaptive(arguments) end

---@class Subviews
local Subviews = {}

---@class Subviews.id.Fields
---@field index? integer
---@alias Subviews.id.Arguments Subviews.id.Fields & table<"index"|integer, any>

--- The id of a subview, which evaluates nothing.
---@param index Subviews.id.Arguments|integer Which subview, from 1.
---@return string|number|boolean
function Subviews:id(index) end

---@class Subviews.containerValue.Fields
---@field index? integer
---@field key? string
---@alias Subviews.containerValue.Arguments Subviews.containerValue.Fields & table<"index"|"key"|integer, any>

--- What `:containerValue` says of a subview; nil where it says nothing.
---@param index Subviews.containerValue.Arguments|integer Which subview, from 1.
---@param key? string The name of the value.
---@return any
function Subviews:containerValue(index, key) end

---@class Subviews.tag.Fields
---@field index? integer
---@alias Subviews.tag.Arguments Subviews.tag.Fields & table<"index"|integer, any>

--- The tag that `:tag` gives a subview; nil where it has none.
---@param index Subviews.tag.Arguments|integer Which subview, from 1.
---@return any
function Subviews:tag(index) end

---@class View
local View = {}

---@class View.containerValue.Fields
---@field key? string
---@field value? any
---@alias View.containerValue.Arguments View.containerValue.Fields & table<"key"|"value"|integer, any>

--- Gives the view a value that the container around it reads from its subviews.
---@param key View.containerValue.Arguments|string The name of the value.
---@param value? any The value.
---@return View
function View:containerValue(key, value) end

---@class View.tag.Fields
---@field tag? any
---@alias View.tag.Arguments View.tag.Fields & table<"tag"|integer, any>

--- Gives the view a tag, which the container around it reads with `subviews:tag(index)`.
---@param tag View.tag.Arguments|any The tag.
---@return View
function View:tag(tag) end

---@class View.onGeometryChange.Fields
---@field of function
---@field action? function
---@alias View.onGeometryChange.Arguments View.onGeometryChange.Fields & table<"of"|"action"|integer, any>

--- Calls a function when a value made from the view's own geometry changes, and once when the view appears. What it changes is laid out in a second pass of the same frame.
---@param action View.onGeometryChange.Arguments|function What is called.
---@return View
function View:onGeometryChange(action) end

---@class View.preference.Fields
---@field key? string
---@field value? any
---@alias View.preference.Arguments View.preference.Fields & table<"key"|"value"|integer, any>

--- Hands a value up to the views around; see `:onPreferenceChange`.
---@param key View.preference.Arguments|string The name under which it is handed up.
---@param value? any The value.
---@return View
function View:preference(key, value) end

---@class View.onPreferenceChange.Fields
---@field key? string
---@field action? function
---@alias View.onPreferenceChange.Arguments View.onPreferenceChange.Fields & table<"key"|"action"|integer, any>

--- Calls a function with an array of the values that the loaded views in the view hand up, in their order, when these change.
---@param key View.onPreferenceChange.Arguments|string The name under which values are handed up.
---@param action? function What is called.
---@return View
function View:onPreferenceChange(key, action) end

---@class View.layoutValue.Fields
---@field key? string
---@field value? any
---@alias View.layoutValue.Arguments View.layoutValue.Fields & table<"key"|"value"|integer, any>

--- Says something to the `Layout` or `LazyLayout` around the view.
---@param key View.layoutValue.Arguments|string Which value it is; layouts declare those that they read.
---@param value? any What the layout reads.
---@return View
function View:layoutValue(key, value) end

---@class View.id.Fields
---@field id? string|number|boolean
---@alias View.id.Arguments View.id.Fields & table<"id"|integer, any>

--- Gives the view an identity of its own; another id makes another view of it.
---@param id View.id.Arguments|string|number|boolean What names the view.
---@return View
function View:id(id) end

---@class View.onAppear.Fields
---@field action? function
---@alias View.onAppear.Arguments View.onAppear.Fields & table<"action"|integer, any>

--- Calls a function before the first frame that shows the view, and again on each return.
---@param action View.onAppear.Arguments|function What is called.
---@return View
function View:onAppear(action) end

---@class View.onDisappear.Fields
---@field action? function
---@alias View.onDisappear.Arguments View.onDisappear.Fields & table<"action"|integer, any>

--- Calls a function after the view is gone from the screen.
---@param action View.onDisappear.Arguments|function What is called.
---@return View
function View:onDisappear(action) end

---@class View.task.Fields
---@field id? any
---@field action? function
---@alias View.task.Arguments View.task.Fields & table<"id"|"action"|integer, any>

--- Runs a function as a coroutine when the view appears, after everything that came with it has appeared. It may wait, and is ended when the view leaves the screen.
---@param action View.task.Arguments|function What runs; it may wait.
---@return View
function View:task(action) end

---@class View.onChange.Fields
---@field of? any
---@field initial? boolean
---@field action? function
---@alias View.onChange.Arguments View.onChange.Fields & table<"of"|"initial"|"action"|integer, any>

--- Calls a function when a value is another one than when the view was described before. A view off screen is not told, nor when it comes back: what changed meanwhile is seen by `:onAppear`.
---@param action View.onChange.Arguments|function What is called.
---@return View
function View:onChange(action) end

---@class View.onScrollVisibilityChange.Fields
---@field threshold? number
---@field action? function
---@alias View.onScrollVisibilityChange.Arguments View.onScrollVisibilityChange.Fields & table<"threshold"|"action"|integer, any>

--- Calls a function when at least the threshold of the view comes into or goes out of sight.
---@param action View.onScrollVisibilityChange.Arguments|function What is called.
---@return View
function View:onScrollVisibilityChange(action) end

---@class View.onScrollTargetVisibilityChange.Fields
---@field threshold? number
---@field idType? "string"|"number"|"boolean"|function
---@field action? function
---@alias View.onScrollTargetVisibilityChange.Arguments View.onScrollTargetVisibilityChange.Fields & table<"threshold"|"idType"|"action"|integer, any>

--- Calls a function with the ids of the visible targets, in their order, when these change.
---@param action View.onScrollTargetVisibilityChange.Arguments|function What is called.
---@return View
function View:onScrollTargetVisibilityChange(action) end

---@class View.onScrollGeometryChange.Fields
---@field of function
---@field action? function
---@alias View.onScrollGeometryChange.Arguments View.onScrollGeometryChange.Fields & table<"of"|"action"|integer, any>

--- Calls a function when a value made from the scroll view's geometry changes, and with the first one as old and new, unless the profile's initialScrollGeometryCallback is false.
---@param action View.onScrollGeometryChange.Arguments|function What is called.
---@return View
function View:onScrollGeometryChange(action) end

---@class View.onScrollPhaseChange.Fields
---@field action? function
---@alias View.onScrollPhaseChange.Arguments View.onScrollPhaseChange.Fields & table<"action"|integer, any>

--- Calls a function when the scroll view starts or stops, or something else moves it.
---@param action View.onScrollPhaseChange.Arguments|function What is called.
---@return View
function View:onScrollPhaseChange(action) end

---@class View.refreshable.Fields
---@field action? function
---@alias View.refreshable.Arguments View.refreshable.Fields & table<"action"|integer, any>

--- Runs a function as a coroutine when a finger pulls the scroll view beyond its top, by `refreshPull` of the profile as shown, and lets go; while it runs, another pull starts nothing. The room that the indicator takes meanwhile is not modeled.
---@param action View.refreshable.Arguments|function What runs; it may wait.
---@return View
function View:refreshable(action) end

---@class View.scrollTargetBehavior.Fields
---@field limitBehavior? "automatic"|"always"|"alwaysByFew"|"alwaysByOne"|"never"
---@field anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint
---@field limitsScrolls? boolean
---@field behavior? "paging"|"viewAligned"|function|TargetBehavior
---@alias View.scrollTargetBehavior.Arguments View.scrollTargetBehavior.Fields & table<"limitBehavior"|"anchor"|"limitsScrolls"|"behavior"|integer, any>

--- Decides where a scroll ends when a finger lets go, and where it rests when the container gets another length, as in a rotation.
---@param behavior View.scrollTargetBehavior.Arguments|"paging"|"viewAligned"|function|TargetBehavior At whole pages, where a view begins, or where a function or a TargetBehavior says: it changes `target.rect.x` and `.y`, which are where the content would end by itself, and may set `target.anchor`, the point of the rect that lies at that of the container; `context` has `originalTarget`, `velocity`, `contentSize`, `containerSize` (without insets) and `axes`.
---@return View
function View:scrollTargetBehavior(behavior) end

---@class View.scrollTargetLayout.Fields
---@field flag? boolean
---@alias View.scrollTargetLayout.Arguments View.scrollTargetLayout.Fields & table<"flag"|integer, any>

--- Makes the subviews of the layout the targets of its scroll view: what view-aligned scrolls end at, what `onScrollTargetVisibilityChange` and `visibleTargets` tell, and what `position.viewID` names. Layouts within it do not count. Without any target, all subviews of lazy containers are targets, unless the profile has `strictScrollTargets`.
---@param flag? View.scrollTargetLayout.Arguments|boolean Whether they are.
---@return View
function View:scrollTargetLayout(flag) end

---@class View.scrollTarget.Fields
---@field flag? boolean
---@alias View.scrollTarget.Arguments View.scrollTarget.Fields & table<"flag"|integer, any>

--- Makes the view a target of its scroll view.
---@param flag? View.scrollTarget.Arguments|boolean Whether it is.
---@return View
function View:scrollTarget(flag) end

---@class View.scrollDisabled.Fields
---@field flag? boolean
---@alias View.scrollDisabled.Arguments View.scrollDisabled.Fields & table<"flag"|integer, any>

--- Lets no finger scroll the scroll views in the view, so that `drag`, `fling` and `stop` are errors; programs still scroll.
---@param flag? View.scrollDisabled.Arguments|boolean Whether they are.
---@return View
function View:scrollDisabled(flag) end

---@class View.scrollClipDisabled.Fields
---@field flag? boolean
---@alias View.scrollClipDisabled.Arguments View.scrollClipDisabled.Fields & table<"flag"|integer, any>

--- Has scroll views in the view cut nothing off: `window:draw`, `window.reports` and `window:tree` know. What is loaded and what counts as visible stay the same.
---@param flag? View.scrollClipDisabled.Arguments|boolean Whether it is.
---@return View
function View:scrollClipDisabled(flag) end

---@class View.scrollPosition.Fields
---@field position? ScrollPosition
---@field anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint
---@alias View.scrollPosition.Arguments View.scrollPosition.Fields & table<"position"|"anchor"|integer, any>

--- Joins a position to the scroll view.
---@param position View.scrollPosition.Arguments|ScrollPosition What scrolls it, and knows where it is.
---@param anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint Where a view comes to lie that it scrolls to; without it, the smallest movement.
---@return View
function View:scrollPosition(position, anchor) end

---@class View.contentMargins.Fields
---@field placement? "automatic"|"scrollContent"|"scrollIndicators"
---@field top? number
---@field bottom? number
---@field leading? number
---@field trailing? number
---@field horizontal? number
---@field vertical? number
---@field edges? "top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all"|("top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all")[]|number
---@field length? number
---@alias View.contentMargins.Arguments View.contentMargins.Fields & table<"placement"|"top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"edges"|"length"|integer, any>

--- Keeps the content of the scroll view away from edges; it still scrolls into the margin.
---@param edges? View.contentMargins.Arguments|"top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all"|("top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all")[]|number At which edges, all where only a length is given.
---@param length? number How far, in points.
---@return View
function View:contentMargins(edges, length) end

---@class View.safeAreaPadding.Fields
---@field top? number
---@field bottom? number
---@field leading? number
---@field trailing? number
---@field horizontal? number
---@field vertical? number
---@field edges? "top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all"|("top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all")[]|number
---@field length? number
---@alias View.safeAreaPadding.Arguments View.safeAreaPadding.Fields & table<"top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"edges"|"length"|integer, any>

--- Says how much of some edges is covered; the scroll view insets its content by it.
---@param edges? View.safeAreaPadding.Arguments|"top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all"|("top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all")[]|number At which edges, all where only a length is given.
---@param length? number How far, in points.
---@return View
function View:safeAreaPadding(edges, length) end

---@class View.defaultScrollAnchor.Fields
---@field role? "initialOffset"|"sizeChanges"|"alignment"
---@field anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint
---@alias View.defaultScrollAnchor.Arguments View.defaultScrollAnchor.Fields & table<"role"|"anchor"|integer, any>

--- Decides which part of the content the scroll view shows by itself.
---@param anchor? View.defaultScrollAnchor.Arguments|"topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint The point of the content that is shown; without one, the scroll view decides.
---@return View
function View:defaultScrollAnchor(anchor) end

---@class View.scrollBounceBehavior.Fields
---@field axes? "vertical"|"horizontal"|"both"|("vertical"|"horizontal")[]
---@field behavior? "automatic"|"always"|"basedOnSize"
---@alias View.scrollBounceBehavior.Arguments View.scrollBounceBehavior.Fields & table<"axes"|"behavior"|integer, any>

--- Decides whether a finger or a fling takes the content beyond its ends, to spring back.
---@param behavior View.scrollBounceBehavior.Arguments|"automatic"|"always"|"basedOnSize" When the content may be pulled beyond its ends; `automatic` is always.
---@return View
function View:scrollBounceBehavior(behavior) end

---@class View.cost.Fields
---@field body? number
---@field layout? number
---@field render? number
---@field remove? number
---@alias View.cost.Arguments View.cost.Fields & table<"body"|"layout"|"render"|"remove"|integer, any>

--- Says how many virtual milliseconds the work on the view takes. A frame whose work takes longer than the display waits for it comes late: a hitch.
---@param arguments? View.cost.Arguments|nil
---@return View
function View:cost(arguments) end

---@class View.lineLimit.Fields
---@field reservesSpace? boolean
---@field lines? integer|Range
---@field most? integer
---@alias View.lineLimit.Arguments View.lineLimit.Fields & table<"reservesSpace"|"lines"|"most"|integer, any>

--- Limits the lines of all text in the view; what is nearer to a text wins.
---@param lines View.lineLimit.Arguments|integer|Range The most lines that a text has, or the least and the most.
---@param most? integer The most, after the least.
---@return View
function View:lineLimit(lines, most) end

---@class View.frame.Fields
---@field width? number
---@field height? number
---@field minWidth? number
---@field idealWidth? number
---@field maxWidth? number
---@field minHeight? number
---@field idealHeight? number
---@field maxHeight? number
---@field alignment? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment
---@alias View.frame.Arguments View.frame.Fields & table<"width"|"height"|"minWidth"|"idealWidth"|"maxWidth"|"minHeight"|"idealHeight"|"maxHeight"|"alignment"|integer, any>

--- Puts the view into a frame: of a given size, or within limits of its size.
---@param arguments? View.frame.Arguments|nil
---@return View
function View:frame(arguments) end

---@class View.padding.Fields
---@field top? number
---@field bottom? number
---@field leading? number
---@field trailing? number
---@field horizontal? number
---@field vertical? number
---@field edges? number|"top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all"|("top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all")[]
---@field length? number
---@alias View.padding.Arguments View.padding.Fields & table<"top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"edges"|"length"|integer, any>

--- Puts room around the view.
---@param edges? View.padding.Arguments|number|"top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all"|("top"|"bottom"|"leading"|"trailing"|"horizontal"|"vertical"|"all")[] The edges, all where none are given; or the length, for all edges.
---@param length? number How much room, in points.
---@return View
function View:padding(edges, length) end

---@class View.fixedSize.Fields
---@field horizontal? boolean
---@field vertical? boolean
---@alias View.fixedSize.Arguments View.fixedSize.Fields & table<"horizontal"|"vertical"|integer, any>

--- Lets the view take its ideal size, whatever is offered.
---@param arguments? View.fixedSize.Arguments|nil
---@return View
function View:fixedSize(arguments) end

---@class View.layoutPriority.Fields
---@field priority? number
---@alias View.layoutPriority.Arguments View.layoutPriority.Fields & table<"priority"|integer, any>

--- Lets the view have what it wants before those of smaller priority in its stack.
---@param priority View.layoutPriority.Arguments|number The greater, the sooner; 0 where none is given.
---@return View
function View:layoutPriority(priority) end

---@class View.aspectRatio.Fields
---@field ratio? number
---@field contentMode? "fit"|"fill"
---@alias View.aspectRatio.Arguments View.aspectRatio.Fields & table<"ratio"|"contentMode"|integer, any>

--- Offers the view a rectangle of a ratio.
---@param ratio? View.aspectRatio.Arguments|number Width divided by height; nil for that of the view's ideal size.
---@param contentMode? "fit"|"fill" As large as fits inside of what is offered, or so large that it fills it.
---@return View
function View:aspectRatio(ratio, contentMode) end

--- Cuts off what sticks out of the view, which `window.reports.clipped` lists.
---@return View
function View:clipped() end

--- Leaves the view's room and shows nothing in it.
---@return View
function View:hidden() end

---@class View.alignmentGuide.Fields
---@field name? "leading"|"center"|"trailing"|"top"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|HorizontalAlignment|VerticalAlignment
---@field position? function
---@alias View.alignmentGuide.Arguments View.alignmentGuide.Fields & table<"name"|"position"|integer, any>

--- Says where a line of alignment is in the view.
---@param name View.alignmentGuide.Arguments|"leading"|"center"|"trailing"|"top"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|HorizontalAlignment|VerticalAlignment The line; "center" is both middles.
---@param position? function Gives where the line is in the view, in points from the left or from the top.
---@return View
function View:alignmentGuide(name, position) end

---@class View.overlay.Fields
---@field alignment? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment
---@alias View.overlay.Arguments View.overlay.Fields & table<"alignment"|integer, any>

--- Puts other views in front of the view, which are offered its size.
---@param arguments? View.overlay.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function View:overlay(arguments, ...) end

---@class View.background.Fields
---@field alignment? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment
---@alias View.background.Arguments View.background.Fields & table<"alignment"|integer, any>

--- Puts other views behind the view, which are offered its size.
---@param arguments? View.background.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function View:background(arguments, ...) end

---@class View.mask.Fields
---@field alignment? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment
---@alias View.mask.Arguments View.mask.Fields & table<"alignment"|integer, any>

--- Lets the view be seen only where other views are, which are offered its size. What is in sight is asked of the view itself.
---@param arguments? View.mask.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function View:mask(arguments, ...) end

---@class View.safeAreaInset.Fields
---@field edge "top"|"bottom"|"leading"|"trailing"
---@field alignment? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment
---@field spacing? number
---@alias View.safeAreaInset.Arguments View.safeAreaInset.Fields & table<"edge"|"alignment"|"spacing"|integer, any>

--- Puts another view along an edge: a scroll view goes on behind it, and its content keeps from the edge by the length of that view, also when it grows.
---@param arguments View.safeAreaInset.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function View:safeAreaInset(arguments, ...) end

---@class View.safeAreaBar.Fields
---@field edge "top"|"bottom"|"leading"|"trailing"
---@field alignment? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment
---@field spacing? number
---@alias View.safeAreaBar.Arguments View.safeAreaBar.Fields & table<"edge"|"alignment"|"spacing"|integer, any>

--- The same as `:safeAreaInset`; only its looks differ in SwiftUI.
---@param arguments View.safeAreaBar.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function View:safeAreaBar(arguments, ...) end

---@class View.containerRelativeFrame.Fields
---@field count? integer
---@field span? integer
---@field spacing? number
---@field alignment? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment
---@field axes? "vertical"|"horizontal"|"both"|("vertical"|"horizontal")[]
---@alias View.containerRelativeFrame.Arguments View.containerRelativeFrame.Fields & table<"count"|"span"|"spacing"|"alignment"|"axes"|integer, any>

--- Makes the view as long as what the nearest scroll view shows, or as the window.
---@param axes View.containerRelativeFrame.Arguments|"vertical"|"horizontal"|"both"|("vertical"|"horizontal")[] The directions in which the view is as long as what the scroll view shows.
---@return View
function View:containerRelativeFrame(axes) end

---@class View.offset.Fields
---@field x? number
---@field y? number
---@alias View.offset.Arguments View.offset.Fields & table<"x"|"y"|integer, any>

--- Draws the view away from the room that was made for it. Layout, loading and visibility know nothing of it; see `node.drawnRect`.
---@param arguments? View.offset.Arguments|nil
---@return View
function View:offset(arguments) end

---@class View.scaleEffect.Fields
---@field x? number
---@field y? number
---@field anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint
---@field scale? number
---@alias View.scaleEffect.Arguments View.scaleEffect.Fields & table<"x"|"y"|"anchor"|"scale"|integer, any>

--- Draws the view larger or smaller, without another layout; see `node.drawnRect`.
---@param scale? View.scaleEffect.Arguments|number By what width and height are multiplied.
---@return View
function View:scaleEffect(scale) end

---@class View.rotationEffect.Fields
---@field anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint
---@field degrees? number
---@alias View.rotationEffect.Arguments View.rotationEffect.Fields & table<"anchor"|"degrees"|integer, any>

--- Draws the view turned, without another layout; see `node.drawnRect`.
---@param degrees View.rotationEffect.Arguments|number By how much it is turned clockwise, in degrees.
---@return View
function View:rotationEffect(degrees) end

---@class View.opacity.Fields
---@field opacity? number
---@alias View.opacity.Arguments View.opacity.Fields & table<"opacity"|integer, any>

--- Lets what is behind the view shine through. It keeps its room, is loaded and counts as visible; with 0 `window:draw` leaves it out and it cannot be tapped.
---@param opacity View.opacity.Arguments|number 1 hides all that is behind the view, 0 nothing.
---@return View
function View:opacity(opacity) end

---@class View.zIndex.Fields
---@field index? number
---@alias View.zIndex.Arguments View.zIndex.Fields & table<"index"|integer, any>

--- Draws the view in front of or behind its siblings where they overlap; layout knows nothing of it. Headers and footers that an edge holds are in front of all rows.
---@param index View.zIndex.Arguments|number Greater ones are drawn in front; 0 is that of all others.
---@return View
function View:zIndex(index) end

---@class View.scrollTransition.Fields
---@field axis? "vertical"|"horizontal"
---@field threshold? "visible"|"hidden"|"centered"|number
---@field interpolated? table
---@field inset? number
---@field animation? boolean|"default"|"linear"|"easeIn"|"easeOut"|"easeInOut"|"spring"|"smooth"|"snappy"|"bouncy"|Animation
---@field topLeading? "interactive"|"animated"|"identity"
---@field bottomTrailing? "interactive"|"animated"|"identity"
---@field configuration? "interactive"|"animated"|"identity"|function
---@field transition? function
---@alias View.scrollTransition.Arguments View.scrollTransition.Fields & table<"axis"|"threshold"|"interpolated"|"inset"|"animation"|"topLeading"|"bottomTrailing"|"configuration"|"transition"|integer, any>

--- Draws the view depending on how far it is in sight of its scroll view. Layout, loading and visibility know nothing of it; see `node.drawnRect` and `node.transition`.
---@param configuration View.scrollTransition.Arguments|"interactive"|"animated"|"identity"|function `interactive` follows the scroll; `animated` comes and goes in an animation when the threshold is crossed; `identity` does nothing. It may be left out: `interactive`.
---@param transition? function Gives the effect of a phase: `effect:scaleEffect(1 + 0.2 * phase.value)`. It is called once for each phase; between two phases, what lies between their effects is drawn.
---@return View
function View:scrollTransition(configuration, transition) end

---@class View.onTapGesture.Fields
---@field action? function
---@alias View.onTapGesture.Arguments View.onTapGesture.Fields & table<"action"|integer, any>

--- Calls a function when the view is tapped; see `window:tap`.
---@param action View.onTapGesture.Arguments|function What is called.
---@return View
function View:onTapGesture(action) end

---@class View.disabled.Fields
---@field flag? boolean
---@alias View.disabled.Arguments View.disabled.Fields & table<"flag"|integer, any>

--- Lets nothing in the view be tapped.
---@param flag? View.disabled.Arguments|boolean Whether it is.
---@return View
function View:disabled(flag) end

---@class View.reorderable.Fields
---@field collectionID? string|number|boolean
---@alias View.reorderable.Arguments View.reorderable.Fields & table<"collectionID"|integer, any>

--- Lets the rows of a ForEach be dragged to other places; see `window:reorder`.
---@param arguments? View.reorderable.Arguments|nil
---@return View
function View:reorderable(arguments) end

---@class View.reorderContainer.Fields
---@field move function
---@field item? "string"|"number"|"boolean"|function
---@field container? "string"|"number"|"boolean"|function
---@field isEnabled? boolean
---@alias View.reorderContainer.Arguments View.reorderContainer.Fields & table<"move"|"item"|"container"|"isEnabled"|integer, any>

--- Is told of rows that are dragged in the view; see `:reorderable`.
---@param arguments View.reorderContainer.Arguments|nil
---@return View
function View:reorderContainer(arguments) end

---@class View.swipeActions.Fields
---@field edge? "leading"|"trailing"
---@field allowsFullSwipe? boolean
---@field onPresentationChanged? function
---@alias View.swipeActions.Arguments View.swipeActions.Fields & table<"edge"|"allowsFullSwipe"|"onPresentationChanged"|integer, any>

--- Offers Buttons when the row is swiped at an edge; see `window:swipe`.
---@param arguments? View.swipeActions.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function View:swipeActions(arguments, ...) end

--- Has one row open at a time among those in the view; without it, in the window.
---@return View
function View:swipeActionsContainer() end

---@class View.environment.Fields
---@field key? string
---@field value? any
---@alias View.environment.Arguments View.environment.Fields & table<"key"|"value"|integer, any>

--- Gives a name of the environment another value in the view and all views in it.
---@param key View.environment.Arguments|string A name that a View declares in its `environment`.
---@param value? any Its value.
---@return View
function View:environment(key, value) end

---@class Sections
local Sections = {}

---@class Sections.id.Fields
---@field index? integer
---@alias Sections.id.Arguments Sections.id.Fields & table<"index"|integer, any>

--- The id of a section, which makes nothing.
---@param index Sections.id.Arguments|integer Which section, from 1.
---@return string|number|boolean
function Sections:id(index) end

---@class SectionConfiguration
---@field id string|number|boolean The id of the section, or of the element that gave it, otherwise its place.
---@field header Subviews The views of its header; none without one.
---@field content Subviews Its views without header and footer.
---@field footer Subviews The views of its footer; none without one.
local SectionConfiguration = {}

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
---@field [any] any
local ViewSelf = {}

---@class LayoutSubview
---@field id string|number|boolean Its id; nil where it has none.
---@field priority number Its layout priority; a `Spacer` has `-math.huge`.
---@field values LayoutValues What it says with `:layoutValue`.
local LayoutSubview = {}

---@class LayoutSubview.sizeThatFits.Fields
---@field width? number
---@field height? number
---@field proposal? ProposedSize
---@alias LayoutSubview.sizeThatFits.Arguments LayoutSubview.sizeThatFits.Fields & table<"width"|"height"|"proposal"|integer, any>

--- The size that it takes for an offer.
---@param proposal? LayoutSubview.sizeThatFits.Arguments|ProposedSize What the subview is offered, as a whole.
---@return Size
function LayoutSubview:sizeThatFits(proposal) end

---@class LayoutSubview.dimensions.Fields
---@field width? number
---@field height? number
---@field proposal? ProposedSize
---@alias LayoutSubview.dimensions.Arguments LayoutSubview.dimensions.Fields & table<"width"|"height"|"proposal"|integer, any>

--- The size for an offer together with the lines of alignment.
---@param proposal? LayoutSubview.dimensions.Arguments|ProposedSize What the subview is offered, as a whole.
---@return ViewDimensions
function LayoutSubview:dimensions(proposal) end

---@class LayoutSubview.place.Fields
---@field width? number
---@field height? number
---@field x? number
---@field y? number
---@field anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint
---@field proposal? ProposedSize
---@alias LayoutSubview.place.Arguments LayoutSubview.place.Fields & table<"width"|"height"|"x"|"y"|"anchor"|"proposal"|integer, any>

--- Puts it somewhere in the bounds, and gives its size; the last time counts.
---@param proposal? LayoutSubview.place.Arguments|ProposedSize What the subview is offered, as a whole.
---@return Size
function LayoutSubview:place(proposal) end

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

---@class LazySubview.sizeThatFits.Fields
---@field width? number
---@field height? number
---@field proposal? ProposedSize
---@alias LazySubview.sizeThatFits.Arguments LazySubview.sizeThatFits.Fields & table<"width"|"height"|"proposal"|integer, any>

--- The size that it takes for an offer; loads and measures it.
---@param proposal? LazySubview.sizeThatFits.Arguments|ProposedSize What the subview is offered, as a whole.
---@return Size
function LazySubview:sizeThatFits(proposal) end

---@class LazySubview.place.Fields
---@field width? number
---@field height? number
---@field x? number
---@field y? number
---@field anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint
---@field proposal? ProposedSize
---@alias LazySubview.place.Arguments LazySubview.place.Fields & table<"width"|"height"|"x"|"y"|"anchor"|"proposal"|integer, any>

--- Puts it somewhere below the start of the cursor, and gives its size; the last time counts.
---@param proposal? LazySubview.place.Arguments|ProposedSize What the subview is offered, as a whole.
---@return Size
function LazySubview:place(proposal) end

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
---@field openRows table<integer, string|number|boolean> The rows that are swiped open, by their ids.
---@field reports Reports What is wrong with what the window shows at this moment.
local Window = {}

---@class Window.scrollView.Fields
---@field id? string|number|boolean|table
---@alias Window.scrollView.Arguments Window.scrollView.Fields & table<"id"|integer, any>

--- The outermost scroll view, or the one with an id, or in the view with the id.
---@param id? Window.scrollView.Arguments|string|number|boolean|table<integer, any> The scroll view's id; further ones lead to one inside an element.
---@param ... string|number|boolean
---@return ScrollView
function Window:scrollView(id, ...) end

---@class Window.node.Fields
---@field id? string|number|boolean|table
---@alias Window.node.Arguments Window.node.Fields & table<"id"|integer, any>

--- What is known of the view with an id at this moment, without evaluating anything.
---@param id Window.node.Arguments|string|number|boolean|table<integer, any> The view's id; further ones lead to one inside its element.
---@param ... string|number|boolean
---@return Node
function Window:node(id, ...) end

---@class Window.step.Fields
---@field count? integer
---@alias Window.step.Arguments Window.step.Fields & table<"count"|integer, any>

--- Makes frames without any input, and gives their number.
---@param count? Window.step.Arguments|integer How many frames.
---@return integer
function Window:step(count) end

---@class Window.run.Fields
---@field seconds? number
---@alias Window.run.Arguments Window.run.Fields & table<"seconds"|integer, any>

--- Makes the frames of a time, and gives their number.
---@param seconds Window.run.Arguments|number How long, in virtual seconds.
---@return integer
function Window:run(seconds) end

---@class Window.settle.Fields
---@field limit? number
---@alias Window.settle.Arguments Window.settle.Fields & table<"limit"|integer, any>

--- Makes frames until nothing moves, no task runs and nothing waits, and gives their number.
---@param limit? Window.settle.Arguments|number The virtual seconds after which it raises.
---@return integer
function Window:settle(limit) end

---@class Window.resize.Fields
---@field width? number
---@field height? number
---@alias Window.resize.Arguments Window.resize.Fields & table<"width"|"height"|integer, any>

--- Gives the window another size, and makes the frame that shows it.
---@param width? Window.resize.Arguments|number The new width, in points; it stays where none is given.
---@param height? number The new height, in points; it stays where none is given.
---@return integer
function Window:resize(width, height) end

--- Swaps width and height, and makes the frame that shows it.
---@return integer
function Window:rotate() end

---@class Window.update.Fields
---@field change? function
---@alias Window.update.Arguments Window.update.Fields & table<"change"|integer, any>

--- Says that data changed: ids are compared, and the content functions of elements in sight run again, in one frame; see *What is evaluated again*.
---@param change? Window.update.Arguments|function Changes the data; without it, they were changed before.
function Window:update(change) end

--- Checks the invariants, and raises if one is broken.
function Window:check() end

--- Gives up the window: it takes no verb any more; what it told, as its trace, stays.
function Window:close() end

---@class Window.explain.Fields
---@field first? integer
---@field last? integer
---@alias Window.explain.Arguments Window.explain.Fields & table<"first"|"last"|integer, any>

--- Says why the content offset changed, and what in sight moved although nobody moved it.
---@param first? Window.explain.Arguments|integer The first frame; without it, the last one in which anything moved, or all frames of the drag, fling or animated scroll that it belongs to.
---@param last? integer The last frame; without it, the first alone.
---@return string
function Window:explain(first, last) end

--- The views that have a place, the subviews they resolved to, and where they are.
---@return string
function Window:tree() end

---@class Window.tap.Fields
---@field id? string|number|boolean|table
---@alias Window.tap.Arguments Window.tap.Fields & table<"id"|integer, any>

--- Runs the action of a Button or tap gesture in the next frame, and makes that frame. The view must be loaded and on screen, not covered by a pinned view, and not disabled; the action is its own, else that of the only view in it that has one, else that of the nearest view around it.
---@param id Window.tap.Arguments|string|number|boolean|table<integer, any> The view's id; further ones lead to one inside its element.
---@param ... string|number|boolean
---@return integer
function Window:tap(id, ...) end

---@class Window.reorder.Fields
---@field before? string|number|boolean|table
---@field collectionID? string|number|boolean
---@field with? (string|number|boolean|table)[]
---@field duration? number
---@field cancel? boolean
---@field id? string|number|boolean|table
---@field end? "end"|"outside"
---@alias Window.reorder.Arguments Window.reorder.Fields & table<"before"|"collectionID"|"with"|"duration"|"cancel"|"id"|"end"|integer, any>

--- Drags a row to another place among those of its ForEach, or of another collection of its container, and drops it there, and makes the frames of that. The other rows make room for it where it would be dropped. Where the place is out of sight, the content scrolls by itself and rows are loaded on the way. The row must be on screen.
---@param id Window.reorder.Arguments|string|number|boolean|table<integer, any> The row's id, or a path of ids.
---@param end_? "end"|"outside" Drops it after all rows, or outside of the container, so that nothing is moved and nobody is told.
---@return integer
function Window:reorder(id, end_) end

---@class Window.swipe.Fields
---@field edge? "leading"|"trailing"
---@field tap? string
---@field full? boolean
---@field id? string|number|boolean|table
---@alias Window.swipe.Arguments Window.swipe.Fields & table<"edge"|"tap"|"full"|"id"|integer, any>

--- Swipes a row open, and gives what is written on its buttons, in order. It closes when what it is in scrolls, when something else is tapped or another row of its container is opened. The row must be on screen.
---@param id Window.swipe.Arguments|string|number|boolean|table<integer, any> The row's id, or a path of ids.
---@return table<integer, string>
function Window:swipe(id) end

---@class Window.setEnvironment.Fields
---@field key? string
---@field value? any
---@alias Window.setEnvironment.Arguments Window.setEnvironment.Fields & table<"key"|"value"|integer, any>

--- Gives a name of the environment another value in the whole window, and makes the frame that shows it; inside a callback the change belongs to the next pass. Gives the frames made.
---@param key Window.setEnvironment.Arguments|string A name that a View declares in its `environment`.
---@param value? any Its value.
---@return integer
function Window:setEnvironment(key, value) end

---@class Window.play.Fields
---@field limit? number
---@field program? function
---@alias Window.play.Arguments Window.play.Fields & table<"limit"|"program"|integer, any>

--- Lets one or several programs scroll the window side by side, and makes the frames until all have ended: `window:play(scroll, rotate)`. Of what happens in one frame the first program's comes first. Where two scroll one view, the one that begins later goes on, and the verb of the other ends and gives `"interrupted"` after its frames. A program that raises an error ends, the others go on, and the error is raised in the end.
---@param program Window.play.Arguments|function What scrolls; in it `drag`, `fling`, `scrollTo`, `stop`, `step`, `run`, `settle`, `resize`, `tap`, `update`, `wait` and `waitUntil` wait, and other programs go on.
---@param ... function
---@return integer
function Window:play(program, ...) end

--- What became of each scroll that a program asked for, the last thousand, in the order in which they ended: `frame` its first one, `frames`, `passes` of these together, `retargets` and `retargeted` (how often and by how many points it aimed anew), `rows` placed or passed and `bodies` evaluated meanwhile, `missedBy` how many points an `id` was off at its end (`metrics.landingError` has what came later, too), `strategy` of an animated one (as `scrollStrategy` of the profile), `outcome` (`"arrived"`, `"interrupted"`, `"gone"`), `isAnimated`, and `id`, `edge` or `x` and `y` for where it went, `scroll` for the id of its scroll view.
---@return table<integer, table>
function Window:scrolls() end

--- Looks for patterns that cost more than they seem to, in the events that are kept and in what is shown now: a list of findings that prints itself, with what each cost in this run.
---@return table<integer, Finding>
function Window:lint() end

---@class Window.still.Fields
---@field bar? boolean
---@field truth? boolean
---@alias Window.still.Arguments Window.still.Fields & table<"bar"|"truth"|integer, any>

--- What can be seen in the window now, kept for a picture: `lab.filmstrip`.
---@param arguments? Window.still.Arguments|nil
---@return Still
function Window:still(arguments) end

---@class Window.draw.Fields
---@field bar? boolean
---@field truth? boolean
---@field as? string
---@field width? integer
---@field texts? boolean
---@field file? string
---@field force? boolean
---@alias Window.draw.Arguments Window.draw.Fields & table<"bar"|"truth"|"as"|"width"|"texts"|"file"|"force"|integer, any>

--- What can be seen in the window, drawn with letters and lines: as wide as the terminal, or 65 columns where standard output is a pipe or a file; or as SVG.
---@param arguments? Window.draw.Arguments|nil
---@return string
function Window:draw(arguments) end

---@class Window.series.Fields
---@field scroll? string|number|boolean|table
---@field axis? "horizontal"|"vertical"
---@alias Window.series.Arguments Window.series.Fields & table<"scroll"|"axis"|integer, any>

--- A table of columns with a value for each frame that is kept: `frame`, `time`, and those that are named, by default offset, contentSize and visible. `offset` is the content offset, in points, `contentSize` is the length of the content, in points, `visible` is how many subviews are in sight, `phase` is what moves the content, `passes` is how many passes the frame took, `cost` is what its work took, in virtual milliseconds, `late` is by how many milliseconds it was late. Any other kind of event counts those of the frame.
---@param arguments? Window.series.Arguments|string
---@param ... string
---@return table
function Window:series(arguments, ...) end

---@class ScrollView
---@field contentOffset Point Where the visible rect starts in the content.
---@field contentSize Size The size of the content, estimated where not all was seen.
---@field isContentSizeEstimated boolean Whether any part of the content's size is a guess.
---@field containerSize Size The size of the scroll view.
---@field contentInsets EdgeInsets How far the content keeps from each edge of the scroll view.
---@field visibleRect Rect The part of the content that is shown.
---@field phase "idle"|"tracking"|"interacting"|"decelerating"|"animating" What moves the content at the moment.
---@field visibleIDs table<integer, string|number|boolean> The ids of the subviews that can be seen, in order.
---@field count integer How many subviews the content has; evaluates nothing.
---@field isCountEstimated boolean Whether `count` is a guess.
---@field isLeadEstimated boolean Whether the space before the visible subviews is a guess.
---@field velocity number|Point How fast the content moves, in points per second; a point where both axes scroll.
local ScrollView = {}

---@class ScrollView.drag.Fields
---@field by? number|table
---@field duration? number
---@alias ScrollView.drag.Arguments ScrollView.drag.Fields & table<"by"|"duration"|integer, any>

--- A finger moves the content and rests before it lifts. Beyond an end the content gives way in part, and springs back then; gives the number of frames until it rests.
---@param by ScrollView.drag.Arguments|number|table<integer, any> How many points, positive towards the end; along each axis where both scroll.
---@return integer
function ScrollView:drag(by) end

---@class ScrollView.scrollTo.Fields
---@field id? string|number|boolean|table
---@field edge? "top"|"bottom"|"leading"|"trailing"
---@field x? number
---@field y? number
---@field point? Point|table
---@field anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint
---@field animation? boolean|"default"|"linear"|"easeIn"|"easeOut"|"easeInOut"|"spring"|"smooth"|"snappy"|"bouncy"|Animation
---@field target? string|number|boolean|table
---@alias ScrollView.scrollTo.Arguments ScrollView.scrollTo.Fields & table<"id"|"edge"|"x"|"y"|"point"|"anchor"|"animation"|"target"|integer, any>

--- Scrolls to a view, an edge or an offset; gives the number of frames.
---@param target? ScrollView.scrollTo.Arguments|string|number|boolean|table<integer, any> An edge, or the id of a view; further ones lead to one inside its element. Where a view has the name of an edge as its id it is meant, and a diagnostic says so.
---@param ... string|number|boolean
---@return integer
function ScrollView:scrollTo(target, ...) end

---@class ScrollView.node.Fields
---@field id? string|number|boolean|table
---@alias ScrollView.node.Arguments ScrollView.node.Fields & table<"id"|integer, any>

--- What is known of the view with an id in the scroll view, without evaluating anything.
---@param id ScrollView.node.Arguments|string|number|boolean|table<integer, any> The view's id; further ones lead to one inside its element.
---@param ... string|number|boolean
---@return Node
function ScrollView:node(id, ...) end

---@class ScrollView.visibleTargets.Fields
---@field threshold? number
---@alias ScrollView.visibleTargets.Arguments ScrollView.visibleTargets.Fields & table<"threshold"|integer, any>

--- The ids of the subviews of which at least a fraction is visible.
---@param threshold? ScrollView.visibleTargets.Arguments|number How much of a view must be visible.
---@return table<integer, string|number|boolean>
function ScrollView:visibleTargets(threshold) end

---@class ScrollView.index.Fields
---@field id? string|number|boolean|table
---@alias ScrollView.index.Arguments ScrollView.index.Fields & table<"id"|integer, any>

--- The position of the first subview with an id, from 1, without evaluating anything; of a view inside an element, that of the element. In a `LazyLayout` that is `reversed` the view that was described last comes first. Where elements before it may be any number of subviews and were not evaluated it is a guess, and a second result is true: `local index, isEstimated = scroll:index(id)`.
---@param id ScrollView.index.Arguments|string|number|boolean|table<integer, any> The id of an element; further ones lead to one inside it.
---@param ... string|number|boolean
---@return integer
---@return boolean
function ScrollView:index(id, ...) end

---@class ScrollView.fling.Fields
---@field velocity? number|table
---@alias ScrollView.fling.Arguments ScrollView.fling.Fields & table<"velocity"|integer, any>

--- A finger lifts at a speed, the content decelerates, and springs back where it went beyond an end; gives the number of frames until it rests.
---@param velocity ScrollView.fling.Arguments|number|table<integer, any> Points per second, positive towards the end; along each axis where both scroll.
---@return integer
function ScrollView:fling(velocity) end

--- A finger touches, which ends what moves the content, and lifts at once; gives the number of frames until it rests.
---@return integer
function ScrollView:stop() end

---@class ScrollView.wheel.Fields
---@field by? number
---@alias ScrollView.wheel.Arguments ScrollView.wheel.Fields & table<"by"|integer, any>

--- A wheel clicks, which moves the content in one frame; it stops at an end and glides no further.
---@param by ScrollView.wheel.Arguments|number How many points a click moves, positive towards the end.
---@return integer
function ScrollView:wheel(by) end

---@class ScrollView.dragThumb.Fields
---@field to? number
---@alias ScrollView.dragThumb.Arguments ScrollView.dragThumb.Fields & table<"to"|integer, any>

--- A finger drags the scroll indicator in one frame, by as much of the content as it is taken to be long now.
---@param to ScrollView.dragThumb.Arguments|number Where the thumb is dragged to: 0 shows the start of the content, 1 its end.
---@return integer
function ScrollView:dragThumb(to) end

--- A tap on the status bar takes the content to its top, with an animation and as if the user had scrolled.
---@return integer
function ScrollView:tapStatusBar() end

---@class ScrollView.replay.Fields
---@field file? string
---@field sample? string|table
---@alias ScrollView.replay.Arguments ScrollView.replay.Fields & table<"file"|"sample"|integer, any>

--- A finger does what somebody recorded: the content goes where it goes, so one that moves up scrolls towards the end. It lifts at the last sample with the mean speed of its last tenth of a second; one that rested that long lets the content stay. Gives the number of frames until the content rests.
---@param sample? ScrollView.replay.Arguments|string|table<integer, any> When the finger was where, in seconds and points, from touching to lifting: `{ time = 0, y = 600 }`, or `{ 0, 600 }` for the time and the place along the only axis, `{ 0, 100, 600 }` for the time, x and y. Or one text with a sample a line, as JSON (`{"time": 0, "y": 600}` or `[0, 600]`) or as comma-separated values, of which the first line may name the columns.
---@param ... table
---@return integer
function ScrollView:replay(sample, ...) end

---@class ScrollPosition
---@field viewID string|number|boolean The id of the first target in sight, or of the one nearest to the anchor; see `:scrollTargetLayout`. Without targets, of the first view in sight; with `strictScrollTargets` of a profile there is none then.
---@field edge "top"|"bottom"|"leading"|"trailing" The edge at which it stays; nil once the user scrolled.
---@field point Point The offset that the program asked for, with 0 where it named only the other coordinate; nil once the user scrolled.
---@field x number The `x` that the program asked for, in points; nil once the user scrolled.
---@field y number The `y` that the program asked for, in points; nil once the user scrolled.
---@field isPositionedByUser boolean Whether the user scrolled since the program did. It can be assigned: true forgets what the program asked for.
local ScrollPosition = {}

---@class ScrollPosition.scrollTo.Fields
---@field id? string|number|boolean|table
---@field edge? "top"|"bottom"|"leading"|"trailing"
---@field x? number
---@field y? number
---@field point? Point|table
---@field anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint
---@field animation? boolean|"default"|"linear"|"easeIn"|"easeOut"|"easeInOut"|"spring"|"smooth"|"snappy"|"bouncy"|Animation
---@alias ScrollPosition.scrollTo.Arguments ScrollPosition.scrollTo.Fields & table<"id"|"edge"|"x"|"y"|"point"|"anchor"|"animation"|integer, any>

--- Scrolls, in the next pass of the frame in progress, or in the next frame; never waits.
---@param arguments? ScrollPosition.scrollTo.Arguments|nil
function ScrollPosition:scrollTo(arguments) end

---@class Animation
Animation = {}

--- A spring of 0.55 seconds that does not swing.
---@return Animation
function Animation.default() end

---@class Animation.linear.Fields
---@field duration? number
---@alias Animation.linear.Arguments Animation.linear.Fields & table<"duration"|integer, any>

--- Goes at one speed.
---@param arguments? Animation.linear.Arguments|nil
---@return Animation
function Animation.linear(arguments) end

---@class Animation.easeIn.Fields
---@field duration? number
---@alias Animation.easeIn.Arguments Animation.easeIn.Fields & table<"duration"|integer, any>

--- Begins slowly.
---@param arguments? Animation.easeIn.Arguments|nil
---@return Animation
function Animation.easeIn(arguments) end

---@class Animation.easeOut.Fields
---@field duration? number
---@alias Animation.easeOut.Arguments Animation.easeOut.Fields & table<"duration"|integer, any>

--- Ends slowly.
---@param arguments? Animation.easeOut.Arguments|nil
---@return Animation
function Animation.easeOut(arguments) end

---@class Animation.easeInOut.Fields
---@field duration? number
---@alias Animation.easeInOut.Arguments Animation.easeInOut.Fields & table<"duration"|integer, any>

--- Begins and ends slowly.
---@param arguments? Animation.easeInOut.Arguments|nil
---@return Animation
function Animation.easeInOut(arguments) end

---@class Animation.timingCurve.Fields
---@field duration? number
---@field x1? number
---@field y1? number
---@field x2? number
---@field y2? number
---@alias Animation.timingCurve.Arguments Animation.timingCurve.Fields & table<"duration"|"x1"|"y1"|"x2"|"y2"|integer, any>

--- Follows a cubic Bézier curve from 0 to 1.
---@param x1 Animation.timingCurve.Arguments|number The time of the first control point, 0 to 1.
---@param y1? number The value of the first control point.
---@param x2? number The time of the second control point, 0 to 1.
---@param y2? number The value of the second control point.
---@return Animation
function Animation.timingCurve(x1, y1, x2, y2) end

---@class Animation.spring.Fields
---@field response? number
---@field dampingFraction? number
---@alias Animation.spring.Arguments Animation.spring.Fields & table<"response"|"dampingFraction"|integer, any>

--- A spring.
---@param arguments? Animation.spring.Arguments|nil
---@return Animation
function Animation.spring(arguments) end

---@class Animation.smooth.Fields
---@field duration? number
---@alias Animation.smooth.Arguments Animation.smooth.Fields & table<"duration"|integer, any>

--- A spring that does not swing.
---@param arguments? Animation.smooth.Arguments|nil
---@return Animation
function Animation.smooth(arguments) end

---@class Animation.snappy.Fields
---@field duration? number
---@alias Animation.snappy.Arguments Animation.snappy.Fields & table<"duration"|integer, any>

--- A spring that swings a little.
---@param arguments? Animation.snappy.Arguments|nil
---@return Animation
function Animation.snappy(arguments) end

---@class Animation.bouncy.Fields
---@field duration? number
---@alias Animation.bouncy.Arguments Animation.bouncy.Fields & table<"duration"|integer, any>

--- A spring that swings.
---@param arguments? Animation.bouncy.Arguments|nil
---@return Animation
function Animation.bouncy(arguments) end

---@class Node
---@field frame Rect The rectangle in the window's coordinates; nil while the view has no place.
---@field drawnRect Rect The rectangle around what is drawn of it, in the window's coordinates: where `:offset`, `:scaleEffect`, `:rotationEffect` and `:scrollTransition` of the view, in it and around it put it; nil while the view has no place.
---@field transition ShownTransition What the view's scroll transition does with it; nil where it has none or has no place.
---@field phase "absent"|"prefetched"|"placed"|"retained" In which part of its life the view is.
---@field number integer The number that events give as `node`, which no other view of the window had or has; nil while the view is not loaded.
---@field inits integer How often a node was made for it.
---@field bodies integer How often it was evaluated.
---@field measures integer How often it was measured.
---@field appears integer How often it came on screen.
---@field state ViewState The states of the view, as it has them in `self.state`: what is assigned changes the view in the next frame. It is nil where the view has none.
---@field visibleFraction number The fraction of its area that can be seen.
---@field isEstimated boolean Whether its length is a guess.
local Node = {}

---@class Trace
local Trace = {}

---@class Trace.events.Fields
---@field kind? "init"|"body"|"measure"|"walk"|"place"|"prefetch.body"|"prefetch.layout"|"prefetch.discard"|"seam"|"render"|"appear"|"task.start"|"task.cancel"|"disappear"|"remove"|"evict"|"visible"|"visibility"|"crossing"|"offset"|"contentSize"|"correction"|"estimate"|"moved"|"phase"|"target"|"hitch"|"frame"|"diagnostic"
---@field id? string|number|boolean|table
---@field node? integer
---@field first? integer
---@field last? integer
---@alias Trace.events.Arguments Trace.events.Fields & table<"kind"|"id"|"node"|"first"|"last"|integer, any>

--- Iterates over the events that are kept now, oldest first.
---@param arguments? Trace.events.Arguments|nil
---@return fun(...: any): any
function Trace:events(arguments) end

---@class Trace.write.Fields
---@field force? boolean
---@field path? string
---@alias Trace.write.Arguments Trace.write.Fields & table<"force"|"path"|integer, any>

--- Writes the events that are kept now, as JSON Lines like --trace, and gives their number.
---@param path Trace.write.Arguments|string The file; if there is one already, it must be empty or a trace.
---@return integer
function Trace:write(path) end

---@class Event
---@field kind "init"|"body"|"measure"|"walk"|"place"|"prefetch.body"|"prefetch.layout"|"prefetch.discard"|"seam"|"render"|"appear"|"task.start"|"task.cancel"|"disappear"|"remove"|"evict"|"visible"|"visibility"|"crossing"|"offset"|"contentSize"|"correction"|"estimate"|"moved"|"phase"|"target"|"hitch"|"frame"|"diagnostic" What sort of event it is.
---@field frame integer The number of the frame.
---@field time number The virtual time of the frame, in seconds.
---@field id string|number|boolean The view or scroll view that it happened to.
---@field node integer The number of that view, which no other one has, whatever its id; nil where it happened to none. `window:node(id).number` is the same.
---@field axis "horizontal"|"vertical" The axis along which it happened, where a scroll view scrolls along both.
---@field view string The name of the view: of `init`, `body`, `measure`, `prefetch.body`, `prefetch.layout`, `prefetch.discard`, `render`, `appear`, `task.start`, `task.cancel`, `disappear`, `evict` and `estimate`.
---@field reason string Why it was evaluated or measured: of `body` and `measure`.
---@field length number The length along the axis: of `measure` and `prefetch.layout`; the length of all measured lines: of `estimate`.
---@field index integer Which subview, from 1: of `walk`, `place`, `prefetch.body`, `prefetch.layout`, `prefetch.discard`, `seam` and `remove`.
---@field isChanged boolean Whether it changed before it came into sight; else it was given up: of `prefetch.discard`.
---@field ids table<integer, string|number|boolean> Ids in placement order: of `visible` and `visibility`.
---@field threshold number The fraction that must be visible: of `visibility` and `crossing`.
---@field entered table<integer, string|number|boolean> Those that were not in sight so far before: of `visibility`.
---@field left table<integer, string|number|boolean> Those that no longer are: of `visibility`.
---@field isVisible boolean Whether at least that is visible from then on: of `crossing`.
---@field offset number The content offset at which it happened: of `crossing`; the offset aimed at: of `target`.
---@field progress number After which part of the frame's way; 1 where nothing scrolled: of `crossing`.
---@field scroll string|number|boolean The scroll view in which it happened: of `crossing`.
---@field old number What it was: of `offset`, `contentSize` and `estimate`.
---@field new number What it is: of `offset`, `contentSize` and `estimate`.
---@field cause string What did the largest part of it: of `offset`; what did it: of `correction` and `moved`.
---@field subject string|number|boolean The subview because of which: of `offset`, `correction` and `moved`; the one that was measured last: of `estimate`.
---@field entries table<integer, table> All parts of the change: of `offset`. Each has `cause`, what did it; `subject`, the subview because of which; `change`, by how much the offset changed; `old`, the offset before; `new`, the offset after; `anchorRole`, the role of the default anchor that chose it; `motion`, what moved the content over time; `retargeted`, by how much what an animated scroll goes to is taken to be elsewhere than before.
---@field isEstimated boolean Whether the new size is a guess: of `contentSize`; whether `lead` is a guess: of `estimate`.
---@field by number How far: of `correction` and `moved`.
---@field container string|number|boolean The lazy container, if it has an id: of `estimate`.
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
---@field jump string|number|boolean Where the container began anew without measuring the way: of `estimate`.
---@field reset string|number|boolean What kept its place when all lengths were forgotten: of `estimate`.
---@field inserted integer How many lines came before those in sight: of `estimate`.
---@field removed integer How many lines before those in sight went: of `estimate`.
---@field insertedIDs table<integer, string|number|boolean> Some of those that came: of `estimate`.
---@field removedIDs table<integer, string|number|boolean> Some of those that went: of `estimate`.
---@field moved integer How many of those that went are still there, further on: of `estimate`.
---@field change number What coming and going did to what stands before: of `estimate`.
---@field viewID string|number|boolean Its id, or its name and place: of `moved`.
---@field row string|number|boolean The row, or the view with the same id, in which it moved: of `moved`.
---@field isOutOfSight boolean Whether it was in sight and is not any more: of `moved`.
---@field isGuess boolean Whether `by` is a guess, as it is out of sight: of `moved`.
---@field isArrival boolean Whether it came into sight in the same frame, so that nobody saw it where it was: of `moved`.
---@field reasons table<integer, table> The shares of the move, which sum to `by`: of `moved`. Each has `kind`, what happened: `resized`, `came`, `went`, `rearranged`, `spacing`, `lines`, `placed`, `start`, `alignment`, `padding`, `anchor`, `target`, `clamp`, `insets`, `correction`, `transform`, `remeasured`, `unseen`, `held`, `shortened`; `by`, its share of the move; `count`, to how many views it happened; `views`, those of them that were in sight; `old`, the length or distance before; `new`, the length or distance now; `isOfLine`, whether these are lengths of the line of a grid that the view stands in; of `lines`, whether that line has the cells that it had.
---@field from string The phase that ended: of `phase`.
---@field to string The phase that began: of `phase`.
---@field late number By how much it was shown later than expected: of `hitch`.
---@field cost number What its work took: of `hitch` and `frame`.
---@field passes integer How many passes the frame took: of `frame`.
---@field callbacks table<integer, table> The callbacks that changed data, so that the frame was laid out again: of `frame`. Each has `pass`, in which pass it was called; `name`, the modifier that it belongs to; `viewID`, the view that it belongs to.
---@field resized table<integer, table> The size of the window and what it was, where that was changed: of `frame`. Each has `width`, its width now; `height`, its height now; `oldWidth`, its width before; `oldHeight`, its height before.
---@field gone table<integer, string|number|boolean> What was in sight and went, with its data or as its element no longer gives it: of `frame`.
---@field movedAway table<integer, string|number|boolean> Which of those stand in another lazy container now: of `frame`.
---@field dropped table<integer, string|number|boolean> Which of those went although their elements are still there, which no longer give them: of `frame`.
---@field changes table<integer, table> What came, went or got another length beside the lazy containers, where the offset changed though nobody scrolled; what in sight got another length; and insets that changed: of `frame`. Each has `kind`, what happened: `resized`, `came`, `went`, `rearranged`, `spacing`, `lines`, `placed`, `start`, `alignment`, `padding`, `anchor`, `target`, `clamp`, `insets`, `correction`, `transform`, `remeasured`, `unseen`, `held`, `shortened`; `by`, its share of the move; `count`, to how many views it happened; `views`, those of them that were in sight; `old`, the length or distance before; `new`, the length or distance now; `isOfLine`, whether these are lengths of the line of a grid that the view stands in; of `lines`, whether that line has the cells that it had.
---@field lostStates table<integer, table> The states that ended with their views and were not as they began: of `frame`. Each has `viewID`, the view that ended; `states`, the names of its states, with commas between them; `reason`, why it ended.
---@field landings table<integer, table> Where programs scrolled to: of `frame`. Each has `id`, what was scrolled to; `anchor`, where in the region it was to stand; `miss`, how far behind the place that was asked for it stands; `isAtEnd`, whether an end of the content keeps it from getting there; `isGuess`, whether lengths on the way to it are guessed; `coveredBy`, what an edge holds over it; `covered`, how much of it that covers; `around`, the row that was brought there instead, as it is in that.
---@field costs table<integer, table> What that was, by what was done and for which views: of `frame`. Each has `work`, what was done; `view`, the name of the views, or of the callback; `count`, how often; `milliseconds`, what that took together.
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
---@field crossings integer Views that came to reach one of the window's `thresholds` or an observer's, or no longer do.
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
---@field [any] any
local Metrics = {}

---@class Counters
---@field inits integer Nodes made.
---@field bodies integer Bodies evaluated.
---@field measures integer Measurements.
---@field renders integer Views drawn, for the first time or again.
---@field appears integer Views that came on screen.
---@field disappears integer Views that left the screen.
---@field evicts integer Nodes given up.
---@field [any] any
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

---@class lab.profile.Fields
---@field defaultSpacing? number
---@field lookAhead? integer
---@field coldSample? integer
---@field coldLength? number
---@field retention? integer
---@field prefetch? boolean
---@field prefetchReach? number
---@field cacheBefore? number
---@field cacheAfter? number
---@field cacheUnit? "points"|"viewports"|"rows"
---@field cacheRows? integer
---@field keepsFocus? boolean
---@field cacheSides? "both"|"after"
---@field cacheReach? "measured"|"guessed"
---@field cacheDelay? integer
---@field reachForward? number
---@field reachBackward? number
---@field exactReach? number
---@field decelerationRate? number
---@field rubberBand? number
---@field flingEnd? number
---@field bounceStiffness? number
---@field maxPasses? integer
---@field gridPasses? integer
---@field editAnchor? "topmost"|"offset"|"remembered"
---@field displayScale? number
---@field refreshPull? number
---@field anchorFollowsAfterResize? boolean
---@field edgeLanding? "content"|"estimate"|"lastRow"
---@field initialScrollGeometryCallback? boolean
---@field rowGestures? boolean
---@field strictScrollTargets? boolean
---@field pinnedViewsCover? boolean
---@field scrollStrategy? "estimate"|"teleport"|"premeasure"
---@field targetLanding? "measured"|"estimate"
---@field disappearAt? "removal"|"eviction"
---@field keepsRowState? boolean
---@field loadLimit? integer
---@field eagerLimit? integer
---@field name? "swiftui2027"|"legacyPersist"|"legacyRowState"|"legacyScroll"
---@alias lab.profile.Arguments lab.profile.Fields & table<"defaultSpacing"|"lookAhead"|"coldSample"|"coldLength"|"retention"|"prefetch"|"prefetchReach"|"cacheBefore"|"cacheAfter"|"cacheUnit"|"cacheRows"|"keepsFocus"|"cacheSides"|"cacheReach"|"cacheDelay"|"reachForward"|"reachBackward"|"exactReach"|"decelerationRate"|"rubberBand"|"flingEnd"|"bounceStiffness"|"maxPasses"|"gridPasses"|"editAnchor"|"displayScale"|"refreshPull"|"anchorFollowsAfterResize"|"edgeLanding"|"initialScrollGeometryCallback"|"rowGestures"|"strictScrollTargets"|"pinnedViewsCover"|"scrollStrategy"|"targetLanding"|"disappearAt"|"keepsRowState"|"loadLimit"|"eagerLimit"|"name"|integer, any>

--- A profile with some values replaced, for `Window { profile = }`.
---@param name? lab.profile.Arguments|"swiftui2027"|"legacyPersist"|"legacyRowState"|"legacyScroll" What is changed.
---@return Profile
function lab.profile(name) end

---@class lab.expect.Fields
---@field condition? any
---@field message? string
---@alias lab.expect.Arguments lab.expect.Fields & table<"condition"|"message"|integer, any>

--- Counts an expectation; one that is not met fails the run.
---@param condition? lab.expect.Arguments|any What must be neither nil nor false.
---@param message? string What is expected, in words.
---@return boolean
function lab.expect(condition, message) end

---@class lab.expectEqual.Fields
---@field actual? any
---@field expected? any
---@field message? string
---@alias lab.expectEqual.Arguments lab.expectEqual.Fields & table<"actual"|"expected"|"message"|integer, any>

--- Counts the expectation that two values are equal.
---@param actual? lab.expectEqual.Arguments|any What came.
---@param expected? any What must have come; tables by their fields, at any depth, and points, sizes, rects and insets also by those of a table: `{ x = 0, y = 0 }`.
---@param message? string What is expected, in words.
---@return boolean
function lab.expectEqual(actual, expected, message) end

---@class lab.expectNear.Fields
---@field actual? any
---@field expected? number
---@field tolerance? number
---@field message? string
---@alias lab.expectNear.Arguments lab.expectNear.Fields & table<"actual"|"expected"|"tolerance"|"message"|integer, any>

--- Counts the expectation that a number is near another one.
---@param actual? lab.expectNear.Arguments|any What came.
---@param expected? number What must have come, nearly.
---@param tolerance? number How far it may be from it.
---@param message? string What is expected, in words.
---@return boolean
function lab.expectNear(actual, expected, tolerance, message) end

---@class lab.test.Fields
---@field name? string
---@field body? function
---@alias lab.test.Arguments lab.test.Fields & table<"name"|"body"|integer, any>

--- Declares a test, which `lazylab test FILE` runs: the file and then the function, in a new session for each test. It must expect something.
---@param name lab.test.Arguments|string What must be, in words; another one each.
---@param body? function What runs after the file, in a session of its own.
function lab.test(name, body) end

---@class lab.snapshot.Fields
---@field name? string
---@field value? any
---@alias lab.snapshot.Arguments lab.snapshot.Fields & table<"name"|"value"|integer, any>

--- Counts the expectation that a value is as it was when `lazylab test --accept` kept it, in the folder `snapshots` beside the test.
---@param name lab.snapshot.Arguments|string Its name, another one each in a test.
---@param value? any What must be as before: a string as it is, all else as it is printed.
---@return boolean
function lab.snapshot(name, value) end

---@class lab.spend.Fields
---@field milliseconds? number
---@alias lab.spend.Arguments lab.spend.Fields & table<"milliseconds"|integer, any>

--- Says that what a callback does here takes so many virtual milliseconds of the frame.
---@param milliseconds lab.spend.Arguments|number How long it takes.
function lab.spend(milliseconds) end

---@class lab.random.Fields
---@field a? number
---@field b? number
---@alias lab.random.Arguments lab.random.Fields & table<"a"|"b"|integer, any>

--- The next number of the script's stream: of 0 to 1, of 1 to a, or of a to b.
---@param a? lab.random.Arguments|number The lower end; alone, the upper end of 1 to a.
---@param b? number The upper end; an integer is given where both ends are.
---@return number
function lab.random(a, b) end

---@class lab.stream.Fields
---@field name? string
---@field a? number
---@field b? number
---@alias lab.stream.Arguments lab.stream.Fields & table<"name"|"a"|"b"|integer, any>

--- The next number of a stream that only its name and the seed decide, whatever others gave.
---@param name lab.stream.Arguments|string Which stream.
---@param a? number The lower end; alone, the upper end of 1 to a.
---@param b? number The upper end; an integer is given where both ends are.
---@return number
function lab.stream(name, a, b) end

---@class lab.noise.Fields
---@field key? string|number|boolean
---@field a? number
---@field b? number
---@alias lab.noise.Arguments lab.noise.Fields & table<"key"|"a"|"b"|integer, any>

--- A number that is always the same for one key and seed: for lengths of rows.
---@param key lab.noise.Arguments|string|number|boolean What the number belongs to: an index, a name.
---@param a? number The lower end; alone, the upper end of 1 to a.
---@param b? number The upper end; an integer is given where both ends are.
---@return number
function lab.noise(key, a, b) end

--- Opens the REPL inside a script, which goes on when the REPL is left. Where standard input is no terminal, entries are read from it to its end, or to the first that fails, which is an error.
---@param names? table What entries find as variables; what they assign to them is in the table afterwards.
function lab.repl(names) end

---@class lab.compare.Fields
---@field program? function
---@field metrics? (string)[]
---@field seeds? integer|(integer)[]
---@field relative? boolean
---@alias lab.compare.Arguments lab.compare.Fields & table<"program"|"metrics"|"seeds"|"relative"|integer, any>

--- Compares variants, `{ "name", function() … end }` at positions, each of which returns a window of its own: the result prints as a table and is data, `result.name.bodies`. Each of them draws the same random numbers, those that came next before the first.
---@param arguments? lab.compare.Arguments|table<integer, any>
---@param ... table
---@return Comparison
function lab.compare(arguments, ...) end

--- Adds a row of results to those that `lazylab run --csv FILE` and `--json FILE` write, and gives its number. A column holds one type; whole numbers are real ones where others are.
---@param row table Numbers, texts and booleans by the names of their columns.
---@return integer
function lab.row(row) end

--- Rows as comma-separated values below the names of their columns, which are in the order of their first use, those of one row by name. Texts have quotes, what is not there is empty.
---@param rows table An array of tables with names, or an array for each column, as `window:series` gives.
---@param file? string Where it is written, too; not in the sandbox.
---@param options? table `columns`: which columns of rows, in which order; `force = true` replaces a file that this run did not write.
---@return string
function lab.csv(rows, file, options) end

--- A value as JSON: integers have no point, other numbers have one, what is not finite is null.
---@param value any A value; tables with the keys 1 to n are arrays, tables with names objects.
---@param file? string Where it is written, too; not in the sandbox.
---@param options? table An option: `force = true` replaces a file that this run did not write.
---@return string
function lab.json(value, file, options) end

--- Declares what an experiment may be run with, once and before anything that depends on it, and gives the values: `lazylab run --set name=value` and `lazylab sweep` set them. In a sweep a default that depends on chance is drawn once, with the seed 1, for all jobs.
---@param defaults table The value of each parameter unless it is set: a number, a text or a boolean.
---@param options? table Columns of results of which less, or more, is better; the parameters whose values are compared, by default those with texts or booleans.
---@return table
function lab.parameters(defaults, options) end

---@class lab.filmstrip.Fields
---@field as? string
---@field width? integer
---@field texts? boolean
---@field file? string
---@field force? boolean
---@alias lab.filmstrip.Arguments lab.filmstrip.Fields & table<"as"|"width"|"texts"|"file"|"force"|integer, any>

--- Several stills side by side, each with its frame and time: `{ a, b }`.
---@param arguments? lab.filmstrip.Arguments|Still
---@param ... Still
---@return string
function lab.filmstrip(arguments, ...) end

---@class lab.sweep.Fields
---@field parameters? table
---@field seeds? integer|(integer)[]
---@field relative? boolean
---@field less? string|(string)[]
---@field more? string|(string)[]
---@field compare? string|(string)[]
---@field experiment? function
---@alias lab.sweep.Arguments lab.sweep.Fields & table<"parameters"|"seeds"|"relative"|"less"|"more"|"compare"|"experiment"|integer, any>

--- Runs an experiment with every combination of values, each with every seed, and gives its rows: they print as means with deviations, `result[1]` is the first of them, and `lazylab run --csv FILE` writes them. `lazylab sweep FILE` runs the combinations in processes of their own. What windows do meanwhile is not printed.
---@param experiment lab.sweep.Arguments|function What runs: it gets `{ name = value, …, seed = }`, and returns a row of results, a table with names, or `window.metrics`.
---@return SweepResult
function lab.sweep(experiment) end

--- A collection for ForEach that is edited element by element, at any time: `#data`, `data[i]` and `ipairs(data)` read it.
---@param elements? table|Range The elements at the positions 1, 2, 3 …, which are copied, or a Range of integers.
---@return Data
function lab.data(elements) end

---@class lab.command.Fields
---@field name? string
---@alias lab.command.Arguments lab.command.Fields & table<"name"|integer, any>

--- Runs a command of a plugin with the words that follow, each a string, and gives what it returns.
---@param name lab.command.Arguments|string The command of a plugin.
---@param ... string
---@return any
function lab.command(name, ...) end

---@class Profile
---@field defaultSpacing number P1: the distance between neighbors, in points. Seen: rows stand closer together or further apart than designed.
---@field lookAhead integer P3: subviews evaluated beyond the visible rect. Seen: a body runs for a row that nobody sees yet.
---@field coldSample integer P4: subviews that stand for the rest. Seen: a list opens with a wrong height in what takes its size from it.
---@field coldLength number P4: the length of a subview of which nothing is known. Seen: an empty or unloaded list claims room.
---@field retention integer P5: updates for which a removed subview is kept; with 0 it is given up at once. Seen: a row forgets its state after it was scrolled away; memory grows where it is large.
---@field prefetch boolean Whether rows are prepared before they come into sight while something scrolls. Seen: bodies run before their rows come into sight.
---@field prefetchReach number P6: how far ahead rows are prepared, in lengths of what is visible. Seen: bodies and images are loaded far ahead, or too late.
---@field cacheBefore number P26: how far before what is visible rows are held as if they were, in cacheUnit. Seen: rows that are out of sight above keep their state and count with their true lengths.
---@field cacheAfter number P26: how far after what is visible rows are held as if they were, in cacheUnit. Seen: rows that are out of sight below appear early and count with their true lengths.
---@field cacheUnit "points"|"viewports"|"rows" P29: what cacheBefore and cacheAfter count: points, lengths of what is visible, or rows from the one that keeps its place. Seen: what is made around a large view grows with it, or stays the same.
---@field cacheRows integer P29: if rows are counted, how many more are held, before and after the one that keeps its place as that divides what is visible. Seen: hundreds of rows are made though a few are visible, and count with their true lengths.
---@field keepsFocus boolean P30: whether the first row, which has the keyboard's focus, always stays alive. Seen: the first row lives and counts with its true length however far it is away.
---@field cacheSides "both"|"after" P28: on which sides of what is visible rows are made to be held. Seen: rows above are made only when they come into sight, and stay after they were.
---@field cacheReach "measured"|"guessed" P28: whether rows are made as far as measured or as far as guessed lengths reach. Seen: more rows are made than there is room for, and their lengths are known.
---@field cacheDelay integer P27: frames after which the rows around those in sight are made and held. Seen: the size of the content changes a moment after the rows came into sight.
---@field reachForward number P8: container lengths that a stack walks forward. Seen: a drag over many rows makes them all, and stutters.
---@field reachBackward number P8: container lengths that a stack walks backward. Seen: scrolling up makes many rows, or jumps over them by a guess.
---@field exactReach number P9: container lengths that a scroll walks to its target. Seen: a jump to a near row is exact, and one to a far row makes few rows.
---@field decelerationRate number P10: the part of its speed that a millisecond leaves a fling: 0.998 (normal), 0.99 (fast). Seen: a fling goes on for long, or stops soon.
---@field rubberBand number P11: the part of a first point beyond an end that shows. Seen: the content gives way beyond an end, or stands still.
---@field flingEnd number P19: the speed at which a fling ends, in points per second. Seen: a slow release glides on, or rests at once.
---@field bounceStiffness number P20: the stiffness of the spring that brings content back from beyond an end. Seen: the content comes back from beyond an end slowly, or snaps.
---@field maxPasses integer P14: the passes that a frame may take. Seen: a layout that feeds itself freezes the frame for longer before it is given up.
---@field gridPasses integer P17: how often a grid divides a length among its columns: again in what the first division took, or once. Seen: the columns of a grid are a little wider or narrower than the arithmetic says.
---@field editAnchor "topmost"|"offset"|"remembered" P18: what an edit above leaves in place: the topmost visible subview, the offset, so that what comes above pushes what is in sight, or the row that the last scroll left there. Seen: content jumps when older messages are inserted above (offset), or stays (topmost).
---@field displayScale number P21: pixels a point; offsets are told in whole pixels. 0 tells them as they are. Seen: offsets are whole pixels, so that a threshold is met or missed by a fraction.
---@field refreshPull number P25: how far content must be pulled beyond its top for `:refreshable`, in points as shown. Seen: a short pull refreshes already, or only a long one does.
---@field anchorFollowsAfterResize boolean P22: whether a default anchor follows new content after the container changed its length. Seen: a chat stays at its end after the keyboard came, or stops following.
---@field edgeLanding "content"|"estimate"|"lastRow" P23: where a jump to the end rests until the next layout: at the end of the content, where that was estimated to be, or with the last row where it was guessed to begin. Seen: scroll to bottom stops before the end, or shows a blank below it (estimate).
---@field initialScrollGeometryCallback boolean Q14: whether `:onScrollGeometryChange` is called with the first value, too, which is then the old one as well. Seen: a button that an offset shows is there from the start, or only after the first scroll.
---@field rowGestures boolean Whether rows outside of a List can be swiped open and dragged to other places. Seen: a row gives way to a swipe or a drag, or neither exists outside of a List (false).
---@field strictScrollTargets boolean Whether a scroll view without `:scrollTargetLayout` and `:scrollTarget` has no scroll targets, instead of all subviews of its lazy stacks that have an id. Seen: a list without marks snaps and tells what is visible, or does neither (true).
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

---@class VisualEffect.offset.Fields
---@field x? number
---@field y? number
---@alias VisualEffect.offset.Arguments VisualEffect.offset.Fields & table<"x"|"y"|integer, any>

--- Draws the view away from its place. Gives another effect that does this as well.
---@param arguments? VisualEffect.offset.Arguments|nil
---@return VisualEffect
function VisualEffect:offset(arguments) end

---@class VisualEffect.scaleEffect.Fields
---@field x? number
---@field y? number
---@field anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint
---@field scale? number
---@alias VisualEffect.scaleEffect.Arguments VisualEffect.scaleEffect.Fields & table<"x"|"y"|"anchor"|"scale"|integer, any>

--- Draws the view larger or smaller. Gives another effect that does this as well.
---@param scale? VisualEffect.scaleEffect.Arguments|number By what width and height are multiplied.
---@return VisualEffect
function VisualEffect:scaleEffect(scale) end

---@class VisualEffect.rotationEffect.Fields
---@field anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint
---@field degrees? number
---@alias VisualEffect.rotationEffect.Arguments VisualEffect.rotationEffect.Fields & table<"anchor"|"degrees"|integer, any>

--- Draws the view turned. Gives another effect that does this as well.
---@param degrees VisualEffect.rotationEffect.Arguments|number By how much it is turned clockwise, in degrees.
---@return VisualEffect
function VisualEffect:rotationEffect(degrees) end

---@class VisualEffect.opacity.Fields
---@field opacity? number
---@alias VisualEffect.opacity.Arguments VisualEffect.opacity.Fields & table<"opacity"|integer, any>

--- Lets what is behind the view shine through. Gives another effect that does this as well.
---@param opacity VisualEffect.opacity.Arguments|number 1 hides all that is behind, 0 nothing.
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
---@field sources table<integer, string|number|boolean> The ids of the elements that were dragged.
---@field destination "end"|table Where they were dropped.
---@field collectionID string|number|boolean The collection in which they were dropped; nil where the container knows none.
---@field sourceCollectionID string|number|boolean The collection from which they were dragged; nil where the container knows none.
local ReorderDifference = {}

--- Brings the data of the ForEach into the new order.
---@param data table|Data|ObservedTable The array that the ForEach shows, or its lab.data; where the container knows collections, a table of these by their ids.
function ReorderDifference:apply(data) end

---@class Finding
---@field rule "absoluteOffset"|"changingLength"|"cutOff"|"duplicateID"|"dynamicRows"|"eagerRows"|"feedback"|"hitch"|"inPlaceChange"|"missedTarget"|"nestedGuess"|"newIDs"|"prefetchDiscard"|"setUpOnAppear"|"stateInRow"|"tallTarget"|"trackedFrames"|"transformIntoView"|"wideRead"|"zeroLength" What was found.
---@field id string|number|boolean The first view that it was found at.
---@field frame integer The first frame in which it was found; 0 for what is shown now.
---@field cost string What it cost in this run, in words.
---@field claim integer The claim about lazy stacks that is behind it.
---@field remedy string What to do instead, in SwiftUI's terms.
local Finding = {}

---@class Reports
---@field clipped table<integer, ClippedView> The views of which something is cut off because they are larger than what shows them.
---@field overlap table<integer, CoveredView> The views in lazy containers of which others in front of them cover a part that is in sight, as a pinned header covers rows; each with what covers it.
---@field vanishedEarly table<integer, UndrawnView> The rows that were removed because their frames left what a scroll view shows, while some of them would still be drawn in sight; as long as they are kept.
---@field missing table<integer, UndrawnView> The rows that are not loaded, or were never shown, because of their frames, while some of them would be drawn in sight. Rows near what the outermost scroll view shows are made for that in a copy that nobody sees.
---@field duplicateID table<integer, string|number|boolean> The ids that several elements, or loaded views, of one lazy container have.
---@field zeroLength table<integer, string|number|boolean> The views on screen without a length along the axis of their lazy container, by their ids or places; a stack loads any number of them.
local Reports = {}

---@class ClippedView
---@field id string|number|boolean The view's id, or its place.
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

---@class CoveredView
---@field id string|number|boolean The view's id, or its place.
---@field view string The view's name.
---@field cover string|number|boolean The id or place of the view in front of it.
---@field covered Rect The part that both have in common, in the window's coordinates.
local CoveredView = {}

---@class Estimators
---@field [any] any
Estimators = {}

---@class Estimators.fixed.Fields
---@field length? number
---@alias Estimators.fixed.Arguments Estimators.fixed.Fields & table<"length"|integer, any>

--- Guesses one length for all, whatever is seen, and remembers none.
---@param length Estimators.fixed.Arguments|number The length of every subview that is not placed.
---@return Estimator
function Estimators.fixed(length) end

---@class Estimators.lastFew.Fields
---@field size? integer
---@alias Estimators.lastFew.Arguments Estimators.lastFew.Fields & table<"size"|integer, any>

--- Guesses the mean of the lengths that were measured last, ten as `"lastFew"`, and remembers which those were, not whose.
---@param size? Estimators.lastFew.Arguments|integer How many lengths count, up to 10000.
---@return Estimator
function Estimators.lastFew(size) end

---@class Estimator
---@field name string What it is called, with its parameters.
local Estimator = {}

---@class Comparison
---@field [any] any
local Comparison = {}

--- A row for each variant: its name as `variant`, and the metrics that were compared; with `seeds` one for each seed, too, as `seed`.
---@return table<integer, table>
function Comparison:rows() end

---@class Still
---@field frame integer The number of the frame.
---@field time number The virtual time, in seconds.
---@field size Size The window's size, in points.
---@field boxes table<integer, table> The views in drawing order, the topmost last: `frame` is around what is drawn of each in the window, `visible` what no scroll view cuts off; both have x, y, width and height.
---@field waiting table<integer, table> The subviews of lazy containers that are loaded and have no place, in order: evaluated before they came into sight or, with `isRetained`, kept after they left it (rule R11).
---@field thresholds table<integer, number> The fractions for which the window tells what is visible; an SVG marks each view.
local Still = {}

---@class Still.draw.Fields
---@field as? string
---@field width? integer
---@field texts? boolean
---@field file? string
---@field force? boolean
---@alias Still.draw.Arguments Still.draw.Fields & table<"as"|"width"|"texts"|"file"|"force"|integer, any>

--- The still drawn with letters and lines, or as SVG.
---@param arguments? Still.draw.Arguments|nil
---@return string
function Still:draw(arguments) end

---@class SweepResult
---@field [any] any
local SweepResult = {}

--- All rows: the values of the parameters, the seed, and what the experiment gave.
---@return table<integer, table>
function SweepResult:rows() end

---@class Data
---@field [integer] any
local Data = {}

---@class Data.insert.Fields
---@field index? integer
---@field element? any
---@alias Data.insert.Arguments Data.insert.Fields & table<"index"|"element"|integer, any>

--- Inserts an element so that it has an index, up to one more than there are.
---@param index Data.insert.Arguments|integer Which element, counted from 1.
---@param element? any The element, anything but nil.
function Data:insert(index, element) end

---@class Data.remove.Fields
---@field index? integer
---@alias Data.remove.Arguments Data.remove.Fields & table<"index"|integer, any>

--- Removes an element and gives it.
---@param index Data.remove.Arguments|integer Which element, counted from 1.
---@return any
function Data:remove(index) end

---@class Data.move.Fields
---@field from? integer
---@field to? integer
---@alias Data.move.Arguments Data.move.Fields & table<"from"|"to"|integer, any>

--- Moves an element, so that afterwards it has the index `to`.
---@param from Data.move.Arguments|integer Which element, counted from 1.
---@param to? integer Which element, counted from 1.
function Data:move(from, to) end

---@class Data.replace.Fields
---@field index? integer
---@field element? any
---@alias Data.replace.Arguments Data.replace.Fields & table<"index"|"element"|integer, any>

--- Puts an element in the place of another; with the same id it is the same row, evaluated again.
---@param index Data.replace.Arguments|integer Which element, counted from 1.
---@param element? any The element, anything but nil.
function Data:replace(index, element) end

---@class Session
---@field window Window The window that a command returned last; without one, the open window that was used last; nil if there is none.
local Session = {}

---@class Binding
---@field [any] any

---@class HorizontalAlignment
---@field [any] any

---@class LayoutValues
---@field [any] any

---@class MetricsByView
---@field [any] any

---@class ObservedTable
---@field [any] any

---@class PrefetchPolicy
---@field [any] any

---@class TargetBehavior
---@field [any] any

---@class VerticalAlignment
---@field [any] any

---@class ViewBindings
---@field [any] any

---@class ViewEnvironment
---@field [any] any

---@class ViewState
---@field [any] any

---@class ScriptArguments
---@field [integer] string

--- The script's name at 0, and its arguments.
---@type ScriptArguments
arg = {}

---@class VStack.Fields
---@field alignment? "leading"|"center"|"trailing"|HorizontalAlignment
---@field spacing? number
---@alias VStack.Arguments VStack.Fields & table<"alignment"|"spacing"|integer, any>

--- Children from top to bottom, all loaded at once.
---@param arguments? VStack.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function VStack(arguments, ...) end

---@class HStack.Fields
---@field alignment? "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment
---@field spacing? number
---@alias HStack.Arguments HStack.Fields & table<"alignment"|"spacing"|integer, any>

--- Children from left to right, all loaded at once.
---@param arguments? HStack.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function HStack(arguments, ...) end

---@class ZStack.Fields
---@field alignment? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"leadingFirstTextBaseline"|"centerFirstTextBaseline"|"trailingFirstTextBaseline"|"leadingLastTextBaseline"|"centerLastTextBaseline"|"trailingLastTextBaseline"|HorizontalAlignment|VerticalAlignment
---@alias ZStack.Arguments ZStack.Fields & table<"alignment"|integer, any>

--- Children on top of one another, all loaded at once.
---@param arguments? ZStack.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function ZStack(arguments, ...) end

---@class ViewThatFits.Fields
---@field axes? "vertical"|"horizontal"|"both"|("vertical"|"horizontal")[]
---@alias ViewThatFits.Arguments ViewThatFits.Fields & table<"axes"|integer, any>

--- The first of several views whose ideal size fits into what is offered, else the last one; the others are measured, and never appear.
---@param arguments? ViewThatFits.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function ViewThatFits(arguments, ...) end

---@class AnyLayout.Fields
---@field layout? View
---@alias AnyLayout.Arguments AnyLayout.Fields & table<"layout"|integer, any>

--- Views that stay the same views, with their states, when another layout takes over.
---@param arguments? AnyLayout.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function AnyLayout(arguments, ...) end

---@class LazyVStack.Fields
---@field alignment? "leading"|"center"|"trailing"|HorizontalAlignment
---@field spacing? number
---@field pinnedViews? "sectionHeaders"|"sectionFooters"|("sectionHeaders"|"sectionFooters")[]
---@field estimator? "mean"|"learned"|"medianOfFirstScreen"|"lastFew"|"meanByKind"|"histogram25"|"oracle"|"heldMean"|"heldWholeMean"|"heldMedian"|table|Estimator
---@alias LazyVStack.Arguments LazyVStack.Fields & table<"alignment"|"spacing"|"pinnedViews"|"estimator"|integer, any>

--- Children from top to bottom, loaded as they come into sight.
---@param arguments? LazyVStack.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function LazyVStack(arguments, ...) end

---@class LazyHStack.Fields
---@field alignment? "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment
---@field spacing? number
---@field pinnedViews? "sectionHeaders"|"sectionFooters"|("sectionHeaders"|"sectionFooters")[]
---@field estimator? "mean"|"learned"|"medianOfFirstScreen"|"lastFew"|"meanByKind"|"histogram25"|"oracle"|"heldMean"|"heldWholeMean"|"heldMedian"|table|Estimator
---@alias LazyHStack.Arguments LazyHStack.Fields & table<"alignment"|"spacing"|"pinnedViews"|"estimator"|integer, any>

--- Children from left to right, loaded as they come into sight.
---@param arguments? LazyHStack.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function LazyHStack(arguments, ...) end

---@class ScrollView.Fields
---@field axes? "vertical"|"horizontal"|"both"|("vertical"|"horizontal")[]
---@alias ScrollView.Arguments ScrollView.Fields & table<"axes"|integer, any>

--- Shows a part of its content, which can be scrolled.
---@param arguments? ScrollView.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function ScrollView(arguments, ...) end

---@class ForEach.Fields
---@field id? string|function
---@field subviews? integer|"dynamic"|function|View
---@field sections? View
---@field height? number|function
---@field width? number|function
---@field elements? integer|Range|table|Data|ObservedTable|Subviews|Sections|function
---@field content? function
---@alias ForEach.Arguments ForEach.Fields & table<"id"|"subviews"|"sections"|"height"|"width"|"elements"|"content"|integer, any>

--- The views of each of n elements, of a Range, or of an array, made when they are needed.
---@param elements? ForEach.Arguments|integer|Range|table<integer, any>|Data|Subviews|Sections|function How many elements there are, a Range of them, an array, what `lab.data` gives, or what a Group hands out; with `subviews = views` or `sections = views` the function stands here.
---@param content? function Returns the views of an element; left out where `height` or `width` is given.
---@return View
function ForEach(elements, content) end

---@class Section.Fields
---@field header? View
---@field footer? View
---@field isExpanded? boolean|Binding
---@alias Section.Arguments Section.Fields & table<"header"|"footer"|"isExpanded"|integer, any>

--- Rows with a header and a footer, which become subviews of the lazy container around them. A string before the rows is a text for a header: `Section { "Today", … }`.
---@param arguments? Section.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function Section(arguments, ...) end

---@class LazyVGrid.Fields
---@field columns (GridItem)[]
---@field alignment? "leading"|"center"|"trailing"|HorizontalAlignment
---@field spacing? number
---@field pinnedViews? "sectionHeaders"|"sectionFooters"|("sectionHeaders"|"sectionFooters")[]
---@field estimator? "mean"|"learned"|"medianOfFirstScreen"|"lastFew"|"meanByKind"|"histogram25"|"oracle"|"heldMean"|"heldWholeMean"|"heldMedian"|table|Estimator
---@alias LazyVGrid.Arguments LazyVGrid.Fields & table<"columns"|"alignment"|"spacing"|"pinnedViews"|"estimator"|integer, any>

--- Children in lines from top to bottom, loaded as they come into sight.
---@param arguments LazyVGrid.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function LazyVGrid(arguments, ...) end

---@class LazyHGrid.Fields
---@field rows (GridItem)[]
---@field alignment? "top"|"center"|"bottom"|"firstTextBaseline"|"lastTextBaseline"|VerticalAlignment
---@field spacing? number
---@field pinnedViews? "sectionHeaders"|"sectionFooters"|("sectionHeaders"|"sectionFooters")[]
---@field estimator? "mean"|"learned"|"medianOfFirstScreen"|"lastFew"|"meanByKind"|"histogram25"|"oracle"|"heldMean"|"heldWholeMean"|"heldMedian"|table|Estimator
---@alias LazyHGrid.Arguments LazyHGrid.Fields & table<"rows"|"alignment"|"spacing"|"pinnedViews"|"estimator"|integer, any>

--- Children in lines from left to right, loaded as they come into sight.
---@param arguments LazyHGrid.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function LazyHGrid(arguments, ...) end

---@class Group.Fields
---@field subviews? View
---@field sections? View
---@alias Group.Arguments Group.Fields & table<"subviews"|"sections"|integer, any>

--- Several views without a layout of their own; they belong to what surrounds the group. With `subviews = content, function(subviews) … end` it is what the function makes of the subviews of other views: `#subviews`, `subviews[i]`, each made when it is used. With `sections = content, function(sections) … end` it is what the function makes of their sections, at least one: `#sections`, `sections[i].header`.
---@param arguments? Group.Arguments|View|boolean
---@param ... View|boolean|nil
---@return View
function Group(arguments, ...) end

--- No view, which still holds its place among its siblings.
---@return View
function EmptyView() end

---@class Item.Fields
---@field width? number|"flexible"|function
---@field height? number|"flexible"|function
---@alias Item.Arguments Item.Fields & table<"width"|"height"|integer, any>

--- A rectangle of given lengths; a missing one is flexible, and at least one must be given.
---@param arguments? Item.Arguments|nil
---@return View
function Item(arguments) end

---@class View.Fields
---@field name? string
---@alias View.Arguments View.Fields & table<"name"|integer, any>

--- Names a view of your own; called with its definition it gives the view's constructor.
---@param name View.Arguments|string The name of the view.
---@return fun(...: any): any
function View(name) end

---@class Layout.Fields
---@field name? string
---@alias Layout.Arguments Layout.Fields & table<"name"|integer, any>

--- Names an eager layout of your own; called with its definition it gives the container's constructor.
---@param name Layout.Arguments|string The name of the layout.
---@return fun(...: any): any
function Layout(name) end

---@class LazyLayout.Fields
---@field name? string
---@alias LazyLayout.Arguments LazyLayout.Fields & table<"name"|integer, any>

--- Names a lazy layout of your own; called with its definition it gives the container's constructor.
---@param name LazyLayout.Arguments|string The name of the layout.
---@return fun(...: any): any
function LazyLayout(name) end

---@class Range.Fields
---@field first? integer
---@field last? integer
---@alias Range.Arguments Range.Fields & table<"first"|"last"|integer, any>

--- The integers from one to another, for `ForEach`.
---@param first Range.Arguments|integer The first integer.
---@param last? integer The last integer, which belongs to it.
---@return Range
function Range(first, last) end

---@class Window.Fields
---@field width number
---@field height number
---@field refreshRate? number
---@field profile? "swiftui2027"|"legacyPersist"|"legacyRowState"|"legacyScroll"|Profile
---@field estimator? "mean"|"learned"|"medianOfFirstScreen"|"lastFew"|"meanByKind"|"histogram25"|"oracle"|"heldMean"|"heldWholeMean"|"heldMedian"|table|Estimator
---@field seed? integer
---@field cost? table
---@field prefetchPolicy? PrefetchPolicy
---@field thresholds? (number)[]
---@field environment? table
---@field traceLimit? integer
---@alias Window.Arguments Window.Fields & table<"width"|"height"|"refreshRate"|"profile"|"estimator"|"seed"|"cost"|"prefetchPolicy"|"thresholds"|"environment"|"traceLimit"|integer, any>

--- Hosts content and drives its frames; the first has been laid out when it returns.
---@param arguments Window.Arguments|View|boolean
---@param ... View|boolean|nil
---@return Window
function Window(arguments, ...) end

---@class help.Fields
---@field name? string
---@alias help.Arguments help.Fields & table<"name"|integer, any>

--- What is known about a name, as text.
---@param name help.Arguments|string A name of the vocabulary: `LazyVStack`, `Window.step`.
---@return string
function help(name) end

---@class wait.Fields
---@field seconds? number
---@alias wait.Arguments wait.Fields & table<"seconds"|integer, any>

--- Waits in a `:task` or in `window:play`, while frames go on.
---@param seconds wait.Arguments|number How long, in virtual seconds; 0 for the next frame.
function wait(seconds) end

---@class waitUntil.Fields
---@field condition? function
---@field limit? number
---@alias waitUntil.Arguments waitUntil.Fields & table<"condition"|"limit"|integer, any>

--- Waits in a `:task` or in `window:play` until a function gives true; false where the limit came first.
---@param condition waitUntil.Arguments|function Says whether it has come; asked once a frame.
---@param limit? number The seconds after which it goes on anyway.
---@return boolean
function waitUntil(condition, limit) end

---@class after.Fields
---@field seconds? number
---@field action? function
---@alias after.Arguments after.Fields & table<"seconds"|"action"|integer, any>

--- Calls a function later, at the start of a frame: of the window whose frame is being made, else of the one used last. It may be written anywhere.
---@param seconds after.Arguments|number How long, in virtual seconds; 0 for the next frame.
---@param action? function What is called.
function after(seconds, action) end

---@class TargetBehavior.Fields
---@field name? string
---@alias TargetBehavior.Arguments TargetBehavior.Fields & table<"name"|integer, any>

--- Names a scroll target behavior of your own; called with its definition it gives the behavior, which gives a variant when called with other parameters: `:scrollTargetBehavior(Grid { pitch = 120 })`.
---@param name TargetBehavior.Arguments|string The name of the behavior.
---@return fun(...: any): any
function TargetBehavior(name) end

---@class ScrollPosition.Fields
---@field id? string|number|boolean|table
---@field edge? "top"|"bottom"|"leading"|"trailing"
---@field x? number
---@field y? number
---@field point? Point|table
---@field anchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint
---@alias ScrollPosition.Arguments ScrollPosition.Fields & table<"id"|"edge"|"x"|"y"|"point"|"anchor"|integer, any>

--- Where a scroll view is to be, and then is: the value and its binding in one; it belongs to the scroll view that names it in `:scrollPosition(position)`.
---@param arguments? ScrollPosition.Arguments|nil
---@return ScrollPosition
function ScrollPosition(arguments) end

---@class withAnimation.Fields
---@field animation? boolean|"default"|"linear"|"easeIn"|"easeOut"|"easeInOut"|"spring"|"smooth"|"snappy"|"bouncy"|Animation|function
---@field change? function
---@alias withAnimation.Arguments withAnimation.Fields & table<"animation"|"change"|integer, any>

--- Has the scrolls that a function asks for, with `position:scrollTo` or `scroll:scrollTo`, go along an animation. Scrolls alone are animated: what an update changes is laid out at once.
---@param animation withAnimation.Arguments|boolean|"default"|"linear"|"easeIn"|"easeOut"|"easeInOut"|"spring"|"smooth"|"snappy"|"bouncy"|Animation|function An animation, or the function itself for `Animation.default()`.
---@param change? function What asks for scrolls.
function withAnimation(animation, change) end

---@class withTransaction.Fields
---@field scrollTargetAnchor? "topLeading"|"top"|"topTrailing"|"leading"|"center"|"trailing"|"bottomLeading"|"bottom"|"bottomTrailing"|"zero"|UnitPoint
---@field scrollContentOffsetAdjustmentBehavior? "automatic"|"disabled"
---@field scrollPositionUpdatePreservesVelocity? boolean
---@field change? function
---@alias withTransaction.Arguments withTransaction.Fields & table<"scrollTargetAnchor"|"scrollContentOffsetAdjustmentBehavior"|"scrollPositionUpdatePreservesVelocity"|"change"|integer, any>

--- Runs a function with other rules for what it changes.
---@param change withTransaction.Arguments|function What changes something.
function withTransaction(change) end

---@class UnitPoint.Fields
---@field x number
---@field y number
---@alias UnitPoint.Arguments UnitPoint.Fields & table<"x"|"y"|integer, any>

--- A place in a view, where none of the named ones is meant: `anchor = UnitPoint { x = 0.5, y = 0.25 }`. Anchors of scrolls lie in the view, so both are from 0 to 1 there.
---@param arguments UnitPoint.Arguments|nil
---@return UnitPoint
function UnitPoint(arguments) end

---@class PrefetchPolicy.Fields
---@field name? string
---@alias PrefetchPolicy.Arguments PrefetchPolicy.Fields & table<"name"|integer, any>

--- Names a prefetch policy of your own; called with its definition it gives the policy, which gives a variant when called with other parameters: `Window { prefetchPolicy = Far { lengths = 3 } }`.
---@param name PrefetchPolicy.Arguments|string The name of the policy.
---@return fun(...: any): any
function PrefetchPolicy(name) end

---@class Text.Fields
---@field size? number
---@field text? string
---@alias Text.Arguments Text.Fields & table<"size"|"text"|integer, any>

--- Words in lines, which break where the text is wider than what is offered.
---@param text Text.Arguments|string What is written.
---@return View
function Text(text) end

---@class Spacer.Fields
---@field minLength? number
---@alias Spacer.Arguments Spacer.Fields & table<"minLength"|integer, any>

--- Room that grows along the axis of its stack, by what all others leave.
---@param arguments? Spacer.Arguments|nil
---@return View
function Spacer(arguments) end

--- A line of 1 point across its stack.
---@return View
function Divider() end

---@class Color.Fields
---@field name? string
---@alias Color.Arguments Color.Fields & table<"name"|integer, any>

--- A rectangle that takes what it is offered, 10 points where nothing is.
---@param name Color.Arguments|string What the color is called.
---@return View
function Color(name) end

--- A wheel of 20 × 20 points.
---@return View
function ProgressView() end

---@class Image.Fields
---@field width number
---@field height number
---@field name? string
---@alias Image.Arguments Image.Fields & table<"width"|"height"|"name"|integer, any>

--- A picture of a fixed size, which must be given because no file is read.
---@param name Image.Arguments|string What the picture is called.
---@return View
function Image(name) end

---@class ContentUnavailableView.Fields
---@field description? string|View
---@field actions? View
---@field label? string|View
---@alias ContentUnavailableView.Arguments ContentUnavailableView.Fields & table<"description"|"actions"|"label"|integer, any>

--- What is shown where there is nothing to show: it fills what it is offered.
---@param label ContentUnavailableView.Arguments|string|View The title, or a view in its place.
---@return View
function ContentUnavailableView(label) end

---@class Button.Fields
---@field action? function
---@field label? string|View
---@alias Button.Arguments Button.Fields & table<"action"|"label"|integer, any>

--- Does something when it is tapped; as large as its label, whose views stand in a row.
---@param label Button.Arguments|string|View What is written on it, or a view.
---@param action? function What is called when it is tapped; see `window:tap`.
---@param ... View|boolean|nil
---@return View
function Button(label, action, ...) end

---@class HorizontalAlignment.Fields
---@field fraction? number
---@field name? string
---@alias HorizontalAlignment.Arguments HorizontalAlignment.Fields & table<"fraction"|"name"|integer, any>

--- A line of alignment of your own, for `alignment` and `:alignmentGuide`.
---@param name HorizontalAlignment.Arguments|string What the line is called.
---@return HorizontalAlignment
function HorizontalAlignment(name) end

---@class VerticalAlignment.Fields
---@field fraction? number
---@field name? string
---@alias VerticalAlignment.Arguments VerticalAlignment.Fields & table<"fraction"|"name"|integer, any>

--- A line of alignment of your own, for `alignment` and `:alignmentGuide`.
---@param name VerticalAlignment.Arguments|string What the line is called.
---@return VerticalAlignment
function VerticalAlignment(name) end

--- A model: a table whose fields are its properties. A body that reads one is evaluated again when it is written, or when a table in it is changed in place, as a struct in Swift is. An Observable in it is a model of its own. It lives as long as the script holds it.
---@param fields table What the model begins with.
---@param tracking? "properties"|"fields" Whom a change of a table in the model concerns: all that read the property that the table is in, or only what read the field of the table that is written.
---@return ObservedTable
function Observable(fields, tracking) end

---@class Binding.Fields
---@field get? function
---@field set? function
---@field model? ObservedTable
---@field field? any
---@alias Binding.Arguments Binding.Fields & table<"get"|"set"|"model"|"field"|integer, any>

--- A way to read and write a value that lives elsewhere: a field of a model, or anything by two functions. That of a state is `self.binding.name`.
---@param model? Binding.Arguments|table<integer, any> The Observable.
---@param field? any The name of its field.
---@return Binding
function Binding(model, field) end

---@class Estimator.Fields
---@field name? string
---@alias Estimator.Arguments Estimator.Fields & table<"name"|integer, any>

--- Names an estimator of your own; called with its definition it gives the estimator, which gives a variant when called with other parameters: `LastMedian { size = 20 }`.
---@param name Estimator.Arguments|string The name of the estimator.
---@return fun(...: any): any
function Estimator(name) end
