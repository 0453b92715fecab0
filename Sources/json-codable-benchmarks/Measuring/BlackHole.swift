/// Takes a result away, so that the optimiser cannot leave out the work behind it.
@inline(never)
@_optimize(none)
func blackHole<T>(_ result: T) {}
