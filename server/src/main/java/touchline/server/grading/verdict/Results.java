package touchline.server.grading.verdict;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.code.AskedMethod;
import touchline.code.Case;
import touchline.code.Group;
import touchline.server.grading.job.CaseRun;

/** What a method did in each case, beside what is right. */
record Results(AskedMethod exercise, List<Case> cases, List<CaseRun> runs) {
  Results {
    cases = List.copyOf(cases);
    runs = List.copyOf(runs);
    if (cases.size() != runs.size()) {
      throw new IllegalArgumentException(
          "runs must be as many as cases, " + cases.size() + ": " + runs.size());
    }
  }

  boolean isRight(int index) {
    return Tick.isRight(exercise, cases.get(index).input(), runs.get(index));
  }

  /** The index of the first case that is not right. */
  Optional<Integer> firstWrong() {
    for (int i = 0; i < cases.size(); i++) {
      if (!isRight(i)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  /** The index of the wrong case that shows best in a picture; of equals the first. */
  Optional<Integer> clearestWrong() {
    return IntStream.range(0, cases.size())
        .filter(i -> !isRight(i) && !(runs.get(i) instanceof CaseRun.NotRun))
        .boxed()
        .min(Comparator.comparing(this::isSpecial).thenComparing(this::faults));
  }

  /** What goes wrong in special positions only is shown there, and nothing else is. */
  private boolean isSpecial(int index) {
    return cases.get(index).group() == Group.SPECIAL || cases.get(index).group() == Group.PRECISE;
  }

  /** The first case of a simulated run in which the method is wrong. */
  Optional<Integer> firstMoment() {
    return IntStream.range(0, cases.size())
        .filter(i -> !cases.get(i).moment().isEmpty() && !isRight(i))
        .boxed()
        .findFirst();
  }

  private double faults(int index) {
    return exercise.faults(cases.get(index).input());
  }

  Optional<CaseRun.Stopped> firstStopped() {
    return runs.stream()
        .filter(CaseRun.Stopped.class::isInstance)
        .map(CaseRun.Stopped.class::cast)
        .findFirst();
  }

  /** These results and then the others, of the same exercise. */
  Results and(Results more) {
    return new Results(
        exercise,
        Stream.concat(cases.stream(), more.cases.stream()).toList(),
        Stream.concat(runs.stream(), more.runs.stream()).toList());
  }

  /** The known mistake that explains all results. */
  Optional<String> mistake() {
    return exercise.mistake(cases, runs.stream().map(Results::given).toList());
  }

  /** The answer to a case; empty if there was none. */
  Optional<double[]> given(int index) {
    return given(runs.get(index));
  }

  static Optional<double[]> given(CaseRun run) {
    return run instanceof CaseRun.Gave gave ? Optional.of(gave.raw()) : Optional.empty();
  }

  /** Each group with whether all of it is right, in order. */
  Map<Group, Boolean> groups() {
    Map<Group, Boolean> groups = new LinkedHashMap<>();
    for (int i = 0; i < cases.size(); i++) {
      groups.merge(cases.get(i).group(), isRight(i), Boolean::logicalAnd);
    }
    return groups;
  }

  /** The share of the groups that are all right, from 0 to 1. */
  double mark() {
    Map<Group, Boolean> groups = groups();
    long right = groups.values().stream().filter(isRight -> isRight).count();
    return (double) right / groups.size();
  }

  /** The first so many cases, as a student sees them. */
  List<Tick> ticks(int count) {
    List<Tick> ticks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      ticks.add(tick(i));
    }
    return ticks;
  }

  Tick tick(int index) {
    return Tick.of(exercise, cases.get(index).input(), runs.get(index));
  }
}
