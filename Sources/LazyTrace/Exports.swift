// Code that reads the trace also gets the types that it is written in.
@_exported public import LazyViews
