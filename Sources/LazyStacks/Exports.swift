// Code that imports the simulator also gets the types that describe views and those of the trace.
@_exported public import LazyTrace
@_exported public import LazyViews
