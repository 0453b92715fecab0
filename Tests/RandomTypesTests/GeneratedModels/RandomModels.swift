// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 54. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

/// All random models, in the order of their declaration.
let randomModels: [ModelCase] = randomModels0 + randomModels1 + randomModels2
