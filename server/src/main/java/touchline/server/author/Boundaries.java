package touchline.server.author;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.code.Declaration;
import touchline.server.author.folder.CaseLine;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.grading.job.CaseRun;

/**
 * The author's cases that lie at a decision of the reference: where its answer is another one a
 * trifle away. In short numbers that is what a case of an edge is; in others rounding decides, and
 * a right method in another form may answer otherwise.
 */
record Boundaries(ExerciseFolder folder) {
  /** How often the steps of {@link Nearby} are drawn for a case. */
  private static final int ROUNDS = 2;

  /** Whole numbers of these are short: a product of two has 44 bits, and sums of many fit. */
  private static final double GRAIN = 0x1p-10;

  private static final double MOST = 4_096;

  private Declaration method() {
    return folder.head().method();
  }

  /** Inputs beside all cases. */
  List<double[]> beside() {
    List<double[]> cases = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      cases.addAll(folder.cases());
    }
    return new Nearby(method().signature()).all(cases);
  }

  /**
   * In the order of the cases.
   *
   * @param reference what it gave in the cases, and perhaps in more
   * @param beside what it gave in {@link #beside()}
   */
  List<Measurement.Boundary> all(Answers reference, Answers beside) {
    return IntStream.range(0, folder.cases().size())
        .mapToObj(i -> boundary(i, reference, beside))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<Measurement.Boundary> boundary(int index, Answers reference, Answers beside) {
    double[] input = folder.cases().get(index);
    CaseRun here = reference.runs().get(index);
    Nearby nearby = new Nearby(method().signature());
    return places(index)
        .filter(at -> !(beside.runs().get(at) instanceof CaseRun.NotRun))
        .filter(at -> !nearby.isCalm(input, here, beside.runs().get(at)))
        .findFirst()
        .map(
            at ->
                new Measurement.Boundary(
                    folder.lines().get(index),
                    CaseLine.of(method(), input),
                    reference.told(index),
                    beside.told(at),
                    isExact(input)));
  }

  /** Where what was run beside a case stands. */
  private Stream<Integer> places(int index) {
    return IntStream.range(0, ROUNDS)
        .map(round -> (round * folder.cases().size() + index) * Nearby.COUNT)
        .flatMap(first -> IntStream.range(first, first + Nearby.COUNT))
        .boxed();
  }

  static boolean isExact(double[] input) {
    return DoubleStream.of(input)
        .allMatch(x -> Math.abs(x) <= MOST && x / GRAIN == Math.floor(x / GRAIN));
  }
}
