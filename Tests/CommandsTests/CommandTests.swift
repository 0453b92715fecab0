import Commands
import Foundation
import JSONCodable
import Testing

@Suite("A command goes over the wire the same by the mapper and by Codable")
struct CommandTests {}
