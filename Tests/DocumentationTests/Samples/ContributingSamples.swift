@Sendable func aSample() -> String {
  printed {
    // sample: a-sample
    let names = ["Kari", "Ola"]
    print(names.joined(separator: " and "))
    // end
  }
}
