package touchline.task;

import java.util.List;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;

/** A task whose answers are numbers, points, decisions or choices. */
final class ValueTask<I> extends Task {
  /** Mistakes are kept so many tolerances apart. */
  static final int GAP = 10;

  private final Subject<I> subject;
  private final Choosing<I> choosing;
  private final List<Mistake<I, Value>> pairs;
  private final List<List<String>> twins;

  /**
   * @param questions how many instances a variant has
   * @param twins groups of ids that no instance tells apart
   */
  ValueTask(
      String id,
      Kind kind,
      double tolerance,
      int questions,
      Subject<I> subject,
      List<Mistake<I, Value>> ideas,
      List<Mistake<I, Value>> pairs,
      List<List<String>> twins) {
    super(id, kind, tolerance);
    this.subject = subject;
    this.pairs = pairs;
    this.twins = twins;
    double gap = tolerance > 0 ? GAP * tolerance : 1;
    this.choosing = new Choosing<>(subject, ideas, twins, gap, questions);
  }

  @Override
  public List<String> mistakes() {
    return choosing.ideas().stream().map(Mistake::id).distinct().toList();
  }

  @Override
  Sheet sheet(Chance chance) {
    return new ValueSheet<>(this, instances(chance));
  }

  List<I> instances(long seed) {
    return instances(new Chance(seed));
  }

  List<I> instances(Chance chance) {
    return choosing.choose(chance);
  }

  Subject<I> subject() {
    return subject;
  }

  Choosing<I> choosing() {
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
