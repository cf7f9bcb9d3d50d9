// Code that writes reports also gets the trace that they are made from.
@_exported public import LazyTrace
