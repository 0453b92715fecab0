// Whoever catches an error meets the one of a text.

@_exported public import struct JSONText.JSONSyntaxError
