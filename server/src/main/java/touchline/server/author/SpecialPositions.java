package touchline.server.author;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import touchline.code.Family;
import touchline.code.Positions;
import touchline.code.Tolerance;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.JobResult;

/**
 * Draws the special positions that a folder's parameters have, within its ranges and as its own
 * program wants them, and asks the reference there.
 */
final class SpecialPositions {
  /** The reference runs on so many, and on eight times as many beside them. */
  private static final int MOST = 800;

  /** How often the steps of {@link Nearby} are drawn for a position. */
  private static final int ROUNDS = 2;

  private static final int FEWEST_OF_A_FAMILY = 3;
  private static final int MOST_OF_A_FAMILY = 16;

  /** Single precision turns one in a few. */
  private static final int MOST_NEAR = 60;

  /** Draws for one that is kept. */
  private static final int DRAWS = 16;

  /** Metres: touching outlines are at 5 or 2.5 of them. */
  private static final double[] UNITS = {1, 1, 1, 0.5};

  private final ExerciseFolder folder;
  private final Programs programs;
  private final List<double[]> base;
  private final Positions positions;
  private final DrawnCases ranges;
  private final Set<List<Double>> apart = new HashSet<>();

  /**
   * @param base drawn cases that make sense, to be bent
   */
  SpecialPositions(ExerciseFolder folder, Programs programs, List<double[]> base) {
    this.folder = folder;
    this.programs = programs;
    this.base = base;
    this.positions = Positions.of(folder.head().method());
    this.ranges = new DrawnCases(folder.head());
  }

  /**
   * A position that the reference answers.
   *
   * @param isCalm whether it answers much the same nearby; where it does not, sound methods are
   *     exact
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared as a record.
  record Position(double[] input, double[] right, boolean isCalm) {}

  /**
   * A family within the ranges.
   *
   * @param isAnswered whether the reference gives an answer in any of its positions
   */
  record Kind(Family family, boolean isAnswered, List<Position> fair) {}

  Positions positions() {
    return positions;
  }

  /** Those families of which a position is drawn that makes sense. */
  List<Kind> kinds() {
    Map<Family, List<double[]>> drawn = wanted();
    List<double[]> all = drawn.values().stream().flatMap(List::stream).toList();
    Map<List<Double>, Integer> places = new HashMap<>();
    IntStream.range(0, all.size()).forEach(i -> places.put(key(all.get(i)), i));
    Nearby nearby = new Nearby(folder.head().method().signature());
    List<double[]> inputs = new ArrayList<>(all);
    inputs.addAll(
        nearby.all(Collections.nCopies(ROUNDS, all).stream().flatMap(List::stream).toList()));
    List<CaseRun> runs = runs(inputs);
    if (runs.isEmpty()) {
      return List.of();
    }
    List<Kind> kinds = new ArrayList<>();
    drawn.forEach(
        (family, own) -> {
          List<Position> fair = new ArrayList<>();
          boolean isAnswered = false;
          for (double[] input : own) {
            int at = places.getOrDefault(key(input), 0);
            Optional<double[]> right = gave(runs.get(at));
            isAnswered |= right.isPresent() || runs.get(at) instanceof CaseRun.NotRun;
            boolean isCalm =
                apart.contains(key(input))
                    || IntStream.range(0, ROUNDS * Nearby.COUNT)
                        .map(
                            i ->
                                all.size() * (1 + i / Nearby.COUNT * Nearby.COUNT)
                                    + at * Nearby.COUNT
                                    + i % Nearby.COUNT)
                        .allMatch(there -> nearby.isCalm(input, runs.get(at), runs.get(there)));
            if (right.isPresent() && (isCalm || isExact(input))) {
              fair.add(new Position(input, right.get(), isCalm));
            }
          }
          kinds.add(new Kind(family, isAnswered, fair));
        });
    return kinds;
  }

  private boolean isExact(double[] input) {
    return Boundaries.isExact(input) && positions.isPlain(input);
  }

  /** Of each family that has some. */
  private Map<Family, List<double[]>> wanted() {
    int each = MOST / Math.max(1, positions.families().size());
    int count = Math.max(FEWEST_OF_A_FAMILY, Math.min(MOST_OF_A_FAMILY, each));
    List<double[]> all = new ArrayList<>();
    Random random = new Random(3);
    positions.families().forEach(family -> all.addAll(drawn(family, 2 * count, random)));
    all.addAll(longLists(random));
    Set<List<Double>> wanted = new HashSet<>();
    new WantedCases(folder, programs).among(all).forEach(input -> wanted.add(key(input)));
    Map<Family, List<double[]>> kept = new LinkedHashMap<>();
    int left = MOST;
    for (Family family : positions.families()) {
      List<double[]> own =
          all.stream()
              .filter(input -> family.has().test(input) && wanted.contains(key(input)))
              .limit(Math.min(left, count))
              .toList();
      left -= own.size();
      if (!own.isEmpty()) {
        kept.put(family, own);
      }
    }
    positions.precise().ifPresent(family -> addNear(family, kept));
    return kept;
  }

  private void addNear(Family family, Map<Family, List<double[]>> kept) {
    List<double[]> near = new NearDecisions(folder.head(), base, this::runs).drawn(new Random(4));
    List<double[]> own =
        new WantedCases(folder, programs)
            .among(near).stream()
                .filter(input -> ranges.admits(input) && family.has().test(input))
                .limit(MOST_NEAR)
                .toList();
    if (!own.isEmpty()) {
      own.forEach(input -> apart.add(key(input)));
      kept.put(family, own);
    }
  }

  private List<double[]> drawn(Family family, int count, Random random) {
    Map<List<Double>, double[]> own = new LinkedHashMap<>();
    for (int i = 0; i < DRAWS * count && own.size() < count && !base.isEmpty(); i++) {
      double[] from = base.get(random.nextInt(base.size()));
      if (random.nextBoolean()) {
        from = positions.straightened(from, random);
      }
      double unit = UNITS[random.nextInt(UNITS.length)];
      double[] bent = plain(family.drawing().of(from.clone(), unit, random));
      if (ranges.admits(bent) && family.has().test(bent)) {
        own.put(key(bent), bent);
      }
    }
    return List.copyOf(own.values());
  }

  private List<double[]> longLists(Random random) {
    return positions.hasList()
        ? new LongLists(positions, base, this::runs, folder.head().method().signature().result())
            .drawn(random)
        : List.of();
  }

  /** Never minus zero. */
  private static double[] plain(double[] input) {
    return DoubleStream.of(input).map(number -> number + 0.0).toArray();
  }

  static List<Double> key(double[] input) {
    return DoubleStream.of(input).boxed().toList();
  }

  /** What the reference does; empty if it cannot be used. */
  List<CaseRun> runs(List<double[]> inputs) {
    return programs.run(folder.reference(), inputs) instanceof JobResult.Finished finished
        ? finished.cases()
        : List.of();
  }

  /** What it gave, in numbers that are numbers. */
  static Optional<double[]> gave(CaseRun run) {
    return run instanceof CaseRun.Gave gave
        ? Optional.of(gave.raw()).filter(raw -> DoubleStream.of(raw).allMatch(Double::isFinite))
        : Optional.empty();
  }

  /** Whether an answer is right in an input. */
  boolean isRight(double[] answer, double[] right, double[] input) {
    double tolerance = Tolerance.of(folder.head().method().signature().result(), input);
    return Tolerance.isNear(answer, right, tolerance);
  }
}
