// Whoever imports the simulator has the words to describe views and to read what happened, too.
@_exported public import LazyTrace
@_exported public import LazyViews
