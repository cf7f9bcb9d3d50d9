// Whoever reads what happened has the words that it is told in, too.
@_exported public import LazyViews
