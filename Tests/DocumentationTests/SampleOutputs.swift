/// What a sample prints, by the name of its `<!-- output: NAME -->` marker.
let sampleOutputs: [String: @Sendable () throws -> String] = [
  "a-sample": aSample
]
