// Whoever compares documents meets paths without a mapped type in sight.

@_exported public import struct JSONCodable.JSONPath
