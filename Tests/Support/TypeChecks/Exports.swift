// The random models have types in them that have moved to Codable.

@_exported public import CodableBridge
