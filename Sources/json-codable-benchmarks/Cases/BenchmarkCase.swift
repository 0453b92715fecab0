import Foundation
import JSONCodable

/// Work that several contenders do, all with the same result.
struct BenchmarkCase {
  /// `MODEL/DIRECTION`, such as `users/to-dictionary`.
  var name: String
  /// The contenders' names; the first is the baseline.
  var contenders: [String]
  /// How many objects the work is about unless told otherwise.
  var defaultCount: Int
  /// Makes the inputs for a number of objects, and the contenders with these names.
  var prepare: (_ count: Int, _ names: [String]) throws -> [PreparedContender]
}

/// The parts of a case's name.
struct CaseName: Equatable {
  /// What is mapped; nil for a case that has no model.
  var model: String?
  var direction: String

  init(_ name: String) {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    model = parts.count == 2 ? parts[0] : nil
    direction = parts.last ?? name
  }
}

/// A contender with its input.
struct PreparedContender {
  var name: String
  /// How many objects one run is about.
  var count: Int
  /// Does the work once.
  var run: () throws -> Void
  /// Does the work once, and says where the result is not the right one.
  var mismatch: () throws -> String?
}

/// One way to do the work of a case.
struct Contender<Input, Output> {
  var name: String
  /// Takes from the inputs what the work needs, and gives the work.
  var prepare: (Input) throws -> () throws -> Output

  init(_ name: String, _ prepare: @escaping (Input) throws -> () throws -> Output) {
    self.name = name
    self.prepare = prepare
  }
}

extension BenchmarkCase {
  /// Makes a case of its contenders.
  ///
  /// - Parameters:
  ///   - name: `MODEL/DIRECTION`.
  ///   - count: How many objects the work is about unless told otherwise.
  ///   - input: Makes the inputs for a number of objects.
  ///   - mismatch: Says where a result is not the right one; nil where it is.
  ///   - contenders: The ways to do it; the first is the baseline.
  init<Input, Output>(
    _ name: String, count: Int, input: @escaping (Int) throws -> Input,
    mismatch: @escaping (Output, Input) throws -> String?, contenders: [Contender<Input, Output>]
  ) {
    self.name = name
    self.contenders = contenders.map(\.name)
    defaultCount = count
    prepare = { count, names in
      let input = try input(count)
      return try contenders.filter { names.contains($0.name) }.map { contender in
        let work = try contender.prepare(input)
        return PreparedContender(
          name: contender.name, count: count, run: { blackHole(try work()) },
          mismatch: { try mismatch(try work(), input) })
      }
    }
  }

  /// Returns the case with all its work in a context.
  func running(in context: @escaping () throws -> JSONContext) -> BenchmarkCase {
    var copy = self
    copy.prepare = { count, names in
      let context = try context()
      return try prepare(count, names).map { contender in
        PreparedContender(
          name: contender.name, count: contender.count,
          run: { try JSONContext.with(context, contender.run) },
          mismatch: { try JSONContext.with(context, contender.mismatch) })
      }
    }
    return copy
  }

  /// Does the work of every contender once and compares the results.
  ///
  /// - Throws: `Disagreement` for the first contender with a wrong result, or that throws.
  func verify(_ contenders: [PreparedContender]) throws {
    for contender in contenders {
      let mismatch: String?
      do {
        mismatch = try contender.mismatch()
      } catch {
        mismatch = "\(error)"
      }
      if let mismatch {
        throw Disagreement(caseName: name, contender: contender.name, difference: mismatch)
      }
    }
  }
}

/// Says that a contender does not give the result of the case, so that its time means nothing.
struct Disagreement: Error, Equatable, CustomStringConvertible {
  var caseName: String
  var contender: String
  var difference: String

  var description: String { "\(caseName): \(contender) gives another result: \(difference)" }
}
