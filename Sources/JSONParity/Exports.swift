// Whoever compares documents meets paths and errors of texts without a mapped type in sight.

@_exported public import struct JSONCodable.JSONPath
@_exported public import struct JSONText.JSONSyntaxError
