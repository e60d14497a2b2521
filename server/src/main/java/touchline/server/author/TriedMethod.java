package touchline.server.author;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.DoubleStream;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.Wanted;
import touchline.server.author.folder.WrongProgram;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lane.Owner;
import touchline.server.lesson.compile.Problem;
import touchline.suite.DeclaredMethod;

/**
 * The method of a folder and its mistakes, on whatever cases students write. The programs run in
 * workers when the cases come, all cases of an answer at once; what they gave is kept for a while,
 * because an answer that was marked is looked at again.
 */
final class TriedMethod extends DeclaredMethod {
  /** Cases whose answers are kept; each takes two kilobytes at most. */
  private static final int MOST_KEPT = 300;

  /** Answers to one exercise that are run at a time, so that it leaves workers to others. */
  private static final int AT_A_TIME = 2;

  /** Who waits longer is asked to send again. */
  private static final long MOST_SECONDS = 20;

  private static final String NO_ANSWER =
      "The right method gives no answer to these values, so they make no case.";

  private final ExerciseFolder folder;
  private final List<String> ids;
  private final List<WrongProgram> mistaken;
  private final JobRunner runner;
  private final String name;
  private final Semaphore places = new Semaphore(AT_A_TIME, true);
  private final AtomicLong turns = new AtomicLong();
  private final Map<List<Double>, Ran> kept =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<List<Double>, Ran> eldest) {
          return size() > MOST_KEPT;
        }
      };

  /**
   * What the programs gave in a case.
   *
   * @param refusal why it is no case; empty if it is one
   * @param right empty where it is none
   * @param wrong of each mistake, in order; empty where it gave no finite answer
   */
  private record Ran(
      Optional<String> refusal, Optional<double[]> right, List<Optional<double[]>> wrong) {}

  /**
   * @param name of the exercise, by which its work is told from that of others
   * @param ids of the mistaken versions
   * @param mistaken in the same order
   */
  TriedMethod(
      String name,
      ExerciseFolder folder,
      List<String> ids,
      List<WrongProgram> mistaken,
      JobRunner runner) {
    super(folder.head().method(), negative(folder));
    this.name = name;
    this.folder = folder;
    this.ids = List.copyOf(ids);
    this.mistaken = List.copyOf(mistaken);
    this.runner = runner;
  }

  /** A number may be negative where it is drawn below zero. */
  static List<Boolean> negative(ExerciseFolder folder) {
    return folder.head().ranges().stream().map(range -> range.low() < 0).toList();
  }

  @Override
  public void expect(List<double[]> inputs) {
    ran(inputs);
  }

  @Override
  public Optional<String> refusal(double[] input) {
    return ran(input).refusal();
  }

  @Override
  public double[] right(double[] input) {
    return ran(input).right().orElseThrow(() -> new IllegalArgumentException(NO_ANSWER)).clone();
  }

  @Override
  public Optional<double[]> mistaken(String id, double[] input) {
    return ran(input).wrong().get(ids.indexOf(id));
  }

  private static List<Double> key(double[] input) {
    return DoubleStream.of(input).boxed().toList();
  }

  private Ran ran(double[] input) {
    Ran ran = ran(List.of(input)).get(key(input));
    if (ran == null) {
      throw new IllegalStateException("each case must be run");
    }
    return ran;
  }

  /** What is known of these cases, and what is found out now of the others. */
  private Map<List<Double>, Ran> ran(List<double[]> inputs) {
    Set<List<Double>> keys = new LinkedHashSet<>();
    inputs.forEach(input -> keys.add(key(input)));
    Map<List<Double>, Ran> known = new HashMap<>();
    synchronized (kept) {
      for (List<Double> key : keys) {
        Optional.ofNullable(kept.get(key)).ifPresent(ran -> known.put(key, ran));
      }
    }
    keys.removeAll(known.keySet());
    if (!keys.isEmpty()) {
      Map<List<Double>, Ran> found = inTurn(List.copyOf(keys));
      known.putAll(found);
      synchronized (kept) {
        kept.putAll(found);
      }
    }
    return known;
  }

  private Map<List<Double>, Ran> inTurn(List<List<Double>> keys) {
    try {
      if (!places.tryAcquire(MOST_SECONDS, TimeUnit.SECONDS)) {
        throw new Measuring.CannotRun("many answers to this exercise are being marked");
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new Measuring.CannotRun("the site is being stopped");
    }
    try {
      return run(keys);
    } finally {
      places.release();
    }
  }

  private Map<List<Double>, Ran> run(List<List<Double>> keys) {
    Owner owner = Owner.of("tests " + name + " " + turns.incrementAndGet(), "tests " + name);
    List<Problem> untold = new ArrayList<>();
    Programs programs = new Programs(runner, method(), owner, untold);
    Map<List<Double>, Ran> all = new HashMap<>();
    List<List<Double>> cases = new ArrayList<>();
    List<Optional<String>> senseless =
        refused(new Programs(runner, Wanted.method(folder.head()), owner, untold), keys);
    for (int i = 0; i < keys.size(); i++) {
      all.put(keys.get(i), new Ran(senseless.get(i), Optional.empty(), List.of()));
      if (senseless.get(i).isEmpty()) {
        cases.add(keys.get(i));
      }
    }
    List<Optional<double[]>> right = answers(programs, folder.reference(), cases);
    List<List<Optional<double[]>>> wrong =
        mistaken.stream().map(each -> answers(programs, each.source(), cases)).toList();
    for (int i = 0; i < cases.size(); i++) {
      int at = i;
      Optional<String> none = right.get(i).isPresent() ? Optional.empty() : Optional.of(NO_ANSWER);
      all.put(
          cases.get(i),
          new Ran(none, right.get(i), wrong.stream().map(each -> each.get(at)).toList()));
    }
    return all;
  }

  /** Why they make no case, one by one, as the author's program for that says. */
  private List<Optional<String>> refused(Programs programs, List<List<Double>> keys) {
    Optional<Wanted> wanted = folder.wanted();
    if (wanted.isEmpty()) {
      return keys.stream().map(key -> Optional.<String>empty()).toList();
    }
    return answers(programs, wanted.get().source(), keys).stream()
        .map(
            answer ->
                answer.filter(raw -> raw[0] == 1).isPresent()
                    ? Optional.<String>empty()
                    : Optional.of(wanted.get().said()))
        .toList();
  }

  private static List<Optional<double[]>> answers(
      Programs programs, String source, List<List<Double>> keys) {
    List<double[]> inputs =
        keys.stream().map(key -> key.stream().mapToDouble(Double::doubleValue).toArray()).toList();
    if (inputs.isEmpty()) {
      return List.of();
    }
    return programs.run(source, inputs) instanceof JobResult.Finished finished
        ? finished.cases().stream().map(TriedMethod::answer).toList()
        : inputs.stream().map(input -> Optional.<double[]>empty()).toList();
  }

  private static Optional<double[]> answer(CaseRun run) {
    if (run instanceof CaseRun.NotRun) {
      throw new Measuring.CannotRun("a program took too long for all cases of an answer");
    }
    return run instanceof CaseRun.Gave gave
        ? Optional.of(gave.raw()).filter(raw -> DoubleStream.of(raw).allMatch(Double::isFinite))
        : Optional.empty();
  }
}
