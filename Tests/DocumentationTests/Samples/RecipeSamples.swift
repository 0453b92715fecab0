import Commands
import Foundation
import JSONCodable

@testable import MigrationExamples

// What the recipes of MigrationExamples do; they are marked where they stand.

enum RecipeSamples {
  @Sendable static func structMissing() throws -> String {
    try printed {
      // sample: struct-missing
      let record = try CommandRecord(JSONString: #"{"command_type":"start_workout"}"#)
      print(record.location ?? "nowhere")
      // end
    }
  }

  @Sendable static func typesArray() throws -> String {
    try printed {
      // sample: types-array
      let commands = try [AnyWorkoutCommand](
        JSONString:
          #"[{"command_type":"end_workout"},{"command_type":"share_workout","service":"twitter"}]"#)
      print((commands[1].command as? ShareWorkout)?.service.rawValue ?? "")
      // end
    }
  }

  @Sendable static func classesWritten() throws -> String {
    try printed {
      // sample: classes-written
      let text =
        #"{"command_type":"start_workout","location":"Oslo","date":"today","intensityLevel":5}"#
      let command: CommandObject = try StartWorkoutObject(JSONString: text)
      print(try command.JSONString(options: .sortedKeys))
      // end
    }
  }

  @Sendable static func flatFallback() throws -> String {
    try printed {
      // sample: flat-fallback
      let text = #"{"from":{"id":12345678901234567890},"push_type":"poke"}"#
      let notification = try PushNotification(JSONString: text)
      print(try notification.JSONString(options: .sortedKeys))
      // end
    }
  }

  @Sendable static func nestedError() -> String {
    printed {
      // sample: nested-error
      do {
        _ = try Resource(JSONString: #"{"id":"2","type":"photos","attributes":{"url":5}}"#)
      } catch {
        print(error)
      }
      // end
    }
  }

  @Sendable static func contextColors() throws -> String {
    try printed {
      // sample: context-colors
      let text = #"{"title":"Welcome"}"#
      let home = try JSONContext.with(\.textColor, .green) { try Header(JSONString: text) }
      print(home.textColor)
      print(try Header(JSONString: text).textColor)
      // end
    }
  }

  @Sendable static func routesNested() throws -> String {
    try printed {
      // sample: routes-nested
      var app = JSONContext()
      app.routes = RouteRegistry([ProfileRoute.self, LoginRoute.self])
      let json: JSONObject = ["next": #"login|{"next":"profile|{\"userID\":7}"}"#]
      print(try LoginRoute(JSONDictionary: json, context: app).JSONString())
      do {
        _ = try LoginRoute(JSONDictionary: ["next": #"login|{"next":"shop|{}"}"#], context: app)
      } catch {
        print(error)
      }
      // end
    }
  }

  @Sendable static func animalsBothWays() throws -> String {
    try printed {
      // sample: animals-both-ways
      let animals = try JSONTypeRegistry([Cat.self, Dog.self])
      let text = #"""
        {"date_of_birth":0,"friends":[],"name":"Ann","pet":{"_type":"Dog","name":"Rex","tricks":[]}}
        """#

      let decoder = JSONDecoder()
      decoder.userInfo[.JSONTypes] = animals
      let decoded = try decoder.decode(UserRecord.self, from: Data(text.utf8))
      print(decoded.pet?.name ?? "none")

      try JSONContext.with(\.types, animals) {
        let mapped = try UserRecord(JSONString: text)
        print(try mapped.JSONString(options: .sortedKeys))
      }
      // end
    }
  }

  @Sendable static func animalsErrors() throws -> String {
    try printed {
      // sample: animals-errors
      let animals = try JSONTypeRegistry([Cat.self, Dog.self])
      for pet in [#"{"_type":"Fish"}"#, #"{"name":"Rex"}"#] {
        do {
          let text = #"{"name":"Ann","date_of_birth":0,"pet":\#(pet)}"#
          _ = try JSONContext.with(\.types, animals) { try UserRecord(JSONString: text) }
        } catch {
          print(error)
        }
      }
      // end
    }
  }

  @Sendable static func encodingError() -> String {
    printed {
      // sample: encoding-error
      struct Gauge: JSONEncodable { var name = "g", ratio = Double.nan }
      do {
        _ = try Gauge().JSONString()
      } catch {
        print(error)
      }
      // end
    }
  }

  @Sendable static func vectorsError() -> String {
    printed {
      // sample: vectors-error
      do {
        _ = try Vertex(JSONString: #"{"position":[0,0.5],"color":[1.093,-0.2267,-0.1501]}"#)
      } catch {
        print(error)
      }
      // end
    }
  }
}
