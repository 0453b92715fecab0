// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 24. Do not edit.
import Foundation
import JSONCodable
import TypeChecks

enum Choice1: Int, CaseIterable, Codable {
  case case0 = -5
  case case1 = 0
  case case2 = 7
}
enum Choice87: Int, CaseIterable, Codable {
  case case0 = -5
  case case1 = 0
  case case2 = 7
}

/// All random models, in the order of their declaration.
let randomModels: [ModelCase] = randomModels0 + randomModels1 + randomModels2
