/// What a sample prints, by the name of its `<!-- output: NAME -->` marker.
let sampleOutputs: [String: @Sendable () throws -> String] = [
  "a-sample": aSample,
  "command-both-ways": commandBothWays,
  "command-errors": commandErrors,
  "compare-patch": comparePatch,
  "compare-report": compareReport,
  "migration-lenient": migrationLenient,
  "migration-strict": migrationStrict,
  "migration-transformer": migrationTransformer,
  "migration-update": migrationUpdate,
  "readme-read": readmeRead,
  "readme-write": readmeWrite,
]
