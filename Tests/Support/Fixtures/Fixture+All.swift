extension Fixture {
  /// Every model of this target.
  package static let all: [Fixture] = scalars + containers + keys + rules + nesting + others

  private static let scalars = [
    Integers.fixture, UnsignedIntegers.fixture, WideIntegers.fixture, Fractions.fixture,
    Prices.fixture, Texts.fixture, Switches.fixture, Optionals.fixture, Dates.fixture,
    Links.fixture, Identifiers.fixture, Blobs.fixture, Vectors.fixture, Kinds.fixture,
    KindLists.fixture, RawValues.fixture, RestorableKinds.fixture,
  ]

  private static let containers = [
    Lists.fixture, Sparse.fixture, Sets.fixture, Dictionaries.fixture, SparseDictionaries.fixture,
    NumberedDictionaries.fixture, KeyedDictionaries.fixture, Cubes.fixture,
    OptionalOptionals.fixture,
  ]

  private static let keys = [
    Renamed.fixture, OddKeys.fixture, Keywords.fixture, CamelNames.fixture, KeyPaths.fixture,
    IndexPaths.fixture, IndexRows.fixture, SeveralKeys.fixture, DeepPaths.fixture,
    CodingNames.fixture,
  ]

  private static let rules = [
    Seconds.fixture, LiftedDates.fixture, NumberTexts.fixture, DateTexts.fixture,
    YesOrNo.fixture, Lengths.fixture, Pairs.fixture, CarelessNumbers.fixture, Required.fixture,
    Defaults.fixture, OptionalDefaults.fixture, PresetOptionals.fixture, Skipping.fixture,
    Empty.fixture,
  ]

  private static let nesting = [
    Company.fixture, User.fixture, Presets.fixture, Tree.fixture, Gaps.fixture, Levels.fixture,
    LinkedRows.fixture, Box.ofNumbers, Box.ofLists, Box.ofCompanies, Box.ofBoxes,
  ]

  private static let others = [
    Animals.fixture, Chain.fixture, Children.fixture, Observed.fixture, Clamped.fixture,
    Wide.fixture, AnyValues.fixture, AnyTrees.fixture, Gestures.fixture, Contents.fixture,
    UnionDefaults.fixture, Recording.fixture, Polymorphism.fixture, Workouts.fixture,
    Shares.fixture, WorkoutCommands.fixture, CodingLabels.fixture,
  ]
}
