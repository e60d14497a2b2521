package touchline.server.exercise;

import java.util.List;
import touchline.exercise.Marker;
import touchline.exercise.Mistake;
import touchline.exercise.Verdict;
import touchline.geometry.Vec2;
import touchline.server.submission.Mark;
import touchline.server.submission.Outcome;
import touchline.server.submission.RawAnswer;

/**
 * From what is stored of an answer to its mark: the first time, and whenever it is marked again.
 */
final class Marking {
  private Marking() {}

  static Mark mark(Exercise exercise, long seed, RawAnswer raw) {
    Verdict verdict = verdict(exercise, seed, raw);
    return verdict instanceof Verdict.Wrong wrong
        ? new Mark(0, Outcome.WRONG, wrong.fits().stream().map(Mistake::id).toList())
        : new Mark(1, Outcome.RIGHT, List.of());
  }

  static Verdict verdict(Exercise exercise, long seed, RawAnswer raw) {
    return Marker.mark(exercise.task(), seed, point(raw), exercise.text().tolerance());
  }

  /**
   * The point of an answer that was understood when it was handed in.
   *
   * @throws IllegalArgumentException if it is not understood now
   */
  static Vec2 point(RawAnswer raw) {
    return new Vec2(number("x", typed(raw, 0)), number("y", typed(raw, 1)));
  }

  /** One of the two numbers of {@code (x, y)}, as it was typed. */
  static String typed(RawAnswer raw, int index) {
    String pair = raw.texts().get(0);
    return pair.substring(1, pair.length() - 1).split(", ", -1)[index];
  }

  private static double number(String field, String typed) {
    if (TypedNumber.parse(field, typed) instanceof TypedNumber.Understood known) {
      return known.value();
    }
    throw new IllegalArgumentException(field + " must be a number: " + typed);
  }
}
