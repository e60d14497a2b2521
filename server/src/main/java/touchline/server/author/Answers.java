package touchline.server.author;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import touchline.code.Tolerance;
import touchline.code.ValueType;
import touchline.server.author.folder.CaseLine;
import touchline.server.grading.job.CaseRun;

/** What a program gave in each case, and how that compares with another's. */
record Answers(ValueType result, List<double[]> inputs, List<CaseRun> runs) {
  /** Some of them, from a first one to before a last one. */
  Answers part(int first, int last) {
    return new Answers(result, inputs.subList(first, last), runs.subList(first, last));
  }

  /** Whether it gave an answer in numbers that are numbers. */
  boolean isAnswered(int index) {
    return runs.get(index) instanceof CaseRun.Gave gave
        && DoubleStream.of(gave.raw()).allMatch(Double::isFinite);
  }

  /** The cases in which it gave none, in order. */
  List<Integer> unanswered() {
    return IntStream.range(0, runs.size()).filter(i -> !isAnswered(i)).boxed().toList();
  }

  /** Whether both gave much the same, or failed in the same way. */
  boolean isSame(int index, Answers other) {
    CaseRun one = runs.get(index);
    CaseRun two = other.runs.get(index);
    if (one instanceof CaseRun.Gave gave && two instanceof CaseRun.Gave given) {
      double tolerance = Tolerance.of(result, inputs.get(index));
      return Tolerance.isNear(gave.raw(), given.raw(), tolerance);
    }
    return one.getClass().equals(two.getClass());
  }

  /** The cases in which it differs from a right one, in order. */
  List<Integer> differing(Answers right) {
    return IntStream.range(0, runs.size())
        .filter(i -> !(runs.get(i) instanceof CaseRun.NotRun) && !isSame(i, right))
        .boxed()
        .toList();
  }

  /** The cases that two wrong ones answer differently, both of them run, in order. */
  List<Integer> apart(Answers other) {
    return differing(other).stream()
        .filter(i -> !(other.runs.get(i) instanceof CaseRun.NotRun))
        .toList();
  }

  /** Of its source, at which it failed; 0 if it did not, or nobody knows. */
  int line(int index) {
    CaseRun run = runs.get(index);
    if (run instanceof CaseRun.Threw threw) {
      return threw.line();
    }
    return run instanceof CaseRun.Stopped stopped ? stopped.line() : 0;
  }

  /** To stand behind “gave” or by itself. */
  String told(int index) {
    CaseRun run = runs.get(index);
    if (run instanceof CaseRun.Gave gave) {
      return "gives " + CaseLine.value(result, gave.raw(), 0);
    }
    if (run instanceof CaseRun.Threw threw) {
      return "throws " + threw.type() + (threw.line() > 0 ? " at line " + threw.line() : "");
    }
    if (run instanceof CaseRun.Stopped stopped) {
      return "comes to no end" + (stopped.line() > 0 ? " at line " + stopped.line() : "");
    }
    return run instanceof CaseRun.GaveNull ? "gives null" : "is not run any more";
  }
}
