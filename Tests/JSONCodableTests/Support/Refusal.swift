/// Returns what an error says that a body throws; nil where it throws none.
func refusal(_ body: () throws -> Any) -> String? {
  do {
    _ = try body()
    return nil
  } catch {
    return "\(error)"
  }
}
