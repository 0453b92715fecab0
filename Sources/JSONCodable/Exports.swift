// A client that catches an error of reading meets `JSONSyntaxError`.

@_exported public import struct JSONText.JSONSyntaxError
