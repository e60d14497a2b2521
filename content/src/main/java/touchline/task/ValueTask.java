package touchline.task;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** A task whose answers are numbers, points, decisions or choices. */
public final class ValueTask<I> extends Task {
  /** Mistakes are kept so many tolerances apart. */
  static final int GAP = 10;

  private final Subject<I> subject;
  private final int questions;
  private final InstanceChoice<I> choosing;
  private final Function<Chance, List<I>> chosen;
  private final List<Mistake<I, Value>> pairs;
  private final List<List<String>> twins;

  private ValueTask(
      String id,
      Kind kind,
      double tolerance,
      int questions,
      Subject<I> subject,
      List<Mistake<I, Value>> ideas,
      List<Mistake<I, Value>> pairs,
      List<List<String>> twins,
      Optional<Function<Chance, List<I>>> chosen) {
    super(id, kind, tolerance);
    this.subject = subject;
    this.questions = questions;
    this.pairs = pairs;
    this.twins = twins;
    double gap = tolerance > 0 ? GAP * tolerance : 1;
    this.choosing = new InstanceChoice<>(subject, ideas, twins, gap, questions);
    this.chosen = chosen.orElse(choosing::choose);
  }

  private ValueTask(
      String id,
      Kind kind,
      double tolerance,
      int questions,
      Subject<I> subject,
      List<Mistake<I, Value>> ideas,
      List<Mistake<I, Value>> pairs,
      List<List<String>> twins) {
    this(id, kind, tolerance, questions, subject, ideas, pairs, twins, Optional.empty());
  }

  private static <I> ValueTask<I> of(
      String id,
      Kind kind,
      double tolerance,
      int questions,
      Subject<I> subject,
      List<Mistake<I, Value>> ideas) {
    return new ValueTask<>(id, kind, tolerance, questions, subject, ideas, List.of(), List.of());
  }

  /**
   * A task whose answers are numbers.
   *
   * @param tolerance how far an answer may be off, in its unit
   * @param questions how many instances a variant has
   */
  public static <I> ValueTask<I> number(
      String id,
      double tolerance,
      int questions,
      Subject<I> subject,
      List<Mistake<I, Double>> mistakes) {
    return of(id, Kind.NUMBER, tolerance, questions, subject, Ideas.numbers(mistakes));
  }

  /** A task whose answers are vectors or points, typed; parameters as of {@link #number}. */
  public static <I> ValueTask<I> vector(
      String id,
      double tolerance,
      int questions,
      Subject<I> subject,
      List<Mistake<I, Vec2>> mistakes) {
    return of(id, Kind.VECTOR, tolerance, questions, subject, Ideas.points(mistakes));
  }

  /** A task whose answers are points, dragged or typed; parameters as of {@link #number}. */
  public static <I> ValueTask<I> place(
      String id,
      double tolerance,
      int questions,
      Subject<I> subject,
      List<Mistake<I, Vec2>> mistakes) {
    return of(id, Kind.PLACE, tolerance, questions, subject, Ideas.points(mistakes));
  }

  /** A task whose answers are yes or no. */
  public static <I> ValueTask<I> yesNo(
      String id, int questions, Subject<I> subject, List<Mistake<I, Boolean>> mistakes) {
    return of(id, Kind.YES_NO, 0, questions, subject, Ideas.decisions(mistakes));
  }

  /** A task whose answers are one of a few choices. */
  public static <I> ValueTask<I> choice(
      String id, int questions, Subject<I> subject, List<Mistake<I, Value>> mistakes) {
    return of(id, Kind.CHOICE, 0, questions, subject, mistakes);
  }

  /**
   * A task whose instances were chosen beforehand.
   *
   * @param chosen those of a variant
   */
  public static <I> ValueTask<I> chosen(
      String id,
      Kind kind,
      double tolerance,
      Subject<I> subject,
      List<Mistake<I, Value>> mistakes,
      Function<Chance, List<I>> chosen) {
    return new ValueTask<>(
        id, kind, tolerance, 1, subject, mistakes, List.of(), List.of(), Optional.of(chosen));
  }

  /** The same task, which also recognises two mistakes at once where their answers are points. */
  public ValueTask<I> withPairs(List<Mistake<I, Vec2>> both) {
    return new ValueTask<>(
        id(), kind(), tolerance(), questions, subject, ideas(), Ideas.points(both), twins);
  }

  /** The same task with a group of ids that no instance tells apart. */
  public ValueTask<I> withTwins(String... ids) {
    return new ValueTask<>(
        id(), kind(), tolerance(), questions, subject, ideas(), pairs, List.of(List.of(ids)));
  }

  @Override
  Stream<String> ids() {
    return choosing.ideas().stream().map(Mistake::id);
  }

  @Override
  Sheet sheet(Chance chance) {
    return new ValueSheet<>(this, instances(chance));
  }

  List<I> instances(Chance chance) {
    return chosen.apply(chance);
  }

  Subject<I> subject() {
    return subject;
  }

  InstanceChoice<I> choosing() {
    return choosing;
  }

  List<Mistake<I, Value>> ideas() {
    return choosing.ideas();
  }

  List<List<String>> twins() {
    return twins;
  }

  List<Mistake<I, Value>> pairs() {
    return pairs;
  }
}
