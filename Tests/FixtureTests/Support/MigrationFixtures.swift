import Commands
import Fixtures
import JSONCodable

@testable import MigrationExamples

extension Fixture {
  /// Every model: those of the target of fixtures, and those of the migration examples.
  static let everything = all + migration

  private static let share = #"{"command_type":"share_workout","service":"twitter"}"#
  private static let start =
    #"{"command_type":"start_workout","location":"Oslo","date":"today","intensityLevel":5}"#
  private static let end = #"{"command_type":"end_workout"}"#

  private static let migration = [
    Fixture(
      "command record", .migration, [start, share, end],
      loose: [#"{"command_type":"end_workout","date":null}"#],
      forms: [.mapped(Record.self), .valued(CommandRecord.self)], coded: CommandRecord.self),
    Fixture(
      "any command", .migration, [start, share, end],
      forms: [.valued(AnyWorkoutCommand.self)], coded: AnyWorkoutCommand.self),
    Fixture(
      "any object", .migration, [start, share, end],
      forms: [.valued(AnyCommandObject.self)], coded: AnyCommandObject.self),
    Fixture(
      "command object", .migration, [end], forms: [.restored(CommandObject.self)],
      coded: CommandObject.self),
    Fixture(
      "share object", .migration, [share],
      forms: [.mapped(Shared.self), .restored(ShareWorkoutObject.self)],
      coded: ShareWorkoutObject.self),
    Fixture(
      "start object", .migration, [start], forms: [.restored(StartWorkoutObject.self)],
      coded: StartWorkoutObject.self),
    Fixture(
      "push", .migration,
      [
        #"{"push_type":"message","sender":"Ann","text":"Hi"}"#,
        #"{"push_type":"friend_request","user_id":7,"name":"Bob"}"#,
        #"{"push_type":"friend_request","user_id":7,"name":"Bob","mutual_friends":2}"#,
        #"{"push_type":"price_alert","symbol":"A","price":1.5}"#,
        #"{"push_type":"poke","from":[1,null,"a",{"b":2.5}]}"#,
      ],
      forms: [.valued(PushNotification.self)], coded: PushNotification.self),
    Fixture(
      "resource", .migration,
      [
        #"{"type":"photos","id":"1","attributes":{"url":"a","width":640,"height":480}}"#,
        #"{"type":"articles","id":"2","attributes":{"title":"Hello","body":"A b."}}"#,
      ],
      forms: [.valued(Resource.self)], coded: Resource.self),
    Fixture(
      "header", .migration, [#"{"title":"Welcome"}"#],
      forms: [.mapped(Titled.self), .restored(Header.self)], coded: Header.self),
    Fixture(
      "vertex", .migration, [#"{"position":[0,0.5],"color":[1.093,-0.2267,-0.1501,1]}"#],
      forms: [.mapped(Corner.self), .valued(Vertex.self)], coded: Vertex.self),
    Fixture(
      "scene", .migration,
      [
        #"{"pixelFormat":"bgr10_xr","colorSpace":"display-p3","vertices":[{"position":[0,1],"color":[1,0,0,1]}]}"#
      ],
      forms: [.valued(Scene.self)], coded: Scene.self),
    Fixture(
      "banner", .migration,
      [
        #"{"title":"Hi","link":"profile|{\"userID\":7}","more":["home|{}"]}"#,
        #"{"title":"Hi","link":"login|{\"next\":\"home|{}\"}","more":[]}"#,
      ],
      loose: [#"{"title":"Hi","link":"home|{}"}"#],
      forms: [.valued(Banner.self)], coded: Banner.self,
      context: {
        var context = JSONContext()
        context.routes = RouteRegistry([ProfileRoute.self, LoginRoute.self, HomeRoute.self])
        return context
      }),
    Fixture(
      "user record", .migration,
      [
        #"{"name":"Ann","date_of_birth":0,"pet":{"_type":"Dog","name":"Rex","tricks":["sit"]},"friends":[{"_type":"Cat","name":"Tom","livesLeft":9}]}"#,
        #"{"name":"Ann","date_of_birth":1.5,"friends":[{"_type":"bird.parrot","name":"P"}]}"#,
      ],
      forms: [.restored(UserRecord.self)], coded: UserRecord.self,
      context: {
        var context = JSONContext()
        context.types = try JSONTypeRegistry([Cat.self, Dog.self, Parrot.self])
        return context
      }),
  ]
}

/// A command record by lines.
private struct Record: JSONMappable {
  var type = CommandType.endWorkout
  var location: String?
  var date: String?
  var intensityLevel: Int?
  var service: ShareService.Service?

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&type, key: "command_type", required: true)
    try json.mapProperties(of: &self, except: ["type"])
  }
}

/// A share object by lines.
private final class Shared: JSONMappable {
  var type = CommandType.shareWorkout
  var service = ShareService.Service.facebook
  init() {}

  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&service, key: "service", required: true)
    try json.map(&type, key: "command_type", required: true)
  }
}

/// A header by lines.
private struct Titled: JSONMappable {
  var title = ""
  var textColor = TextColor.black

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&title, key: "title", required: true)
    if json.isReading { textColor = JSONContext.current.textColor }
  }
}

/// A corner of a triangle by lines.
private struct Corner: JSONMappable {
  var position = SIMD2<Float>.zero
  var color = SIMD4<Float>.zero

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&position, key: "position", required: true)
    try json.map(&color, key: "color", required: true)
  }
}
