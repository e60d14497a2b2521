package touchline.task;

import java.util.List;
import java.util.stream.Stream;
import touchline.exercise.Chance;

/**
 * Something to be worked out: from a seed it makes a variant, and it knows the right answer and the
 * known mistakes. Exercises name it by its id.
 */
public abstract sealed class Task
    permits ValueTask, TraceTask, OrderTask, HuntTask, GapsTask, TestsTask {
  private final String id;
  private final Kind kind;
  private final double tolerance;

  Task(String id, Kind kind, double tolerance) {
    this.id = id;
    this.kind = kind;
    this.tolerance = tolerance;
  }

  public final String id() {
    return id;
  }

  public final Kind kind() {
    return kind;
  }

  /** How far each number of an answer may be off, in its unit; 0 where nothing is a number. */
  public final double tolerance() {
    return tolerance;
  }

  /** The variant of a seed, the same everywhere and always. */
  public final Variant variant(long seed) {
    return sheet(seed).variant();
  }

  /** Ids of the mistakes that can be recognised; of a hunt, those that can be found. */
  public final List<String> mistakes() {
    return ids().distinct().toList();
  }

  /** Of all mistakes, one as often as it is written. */
  abstract Stream<String> ids();

  /** The variant together with what marks it. */
  final Sheet sheet(long seed) {
    return sheet(new Chance(seed));
  }

  /** The same from any chance. */
  abstract Sheet sheet(Chance chance);
}
