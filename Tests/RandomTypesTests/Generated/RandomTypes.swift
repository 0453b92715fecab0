// swift-format-ignore-file
// Written by Scripts/random-types.sh from seed 24. Do not edit.
import CodableBridge
import Foundation
import JSONCodable
import TypeChecks

/// All random types, in the order of their declaration.
let randomTypes: [TypeCase] = randomTypes0 + randomTypes1 + randomTypes2 + randomTypes3 + randomTypes4
