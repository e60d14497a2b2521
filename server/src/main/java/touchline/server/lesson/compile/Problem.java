package touchline.server.lesson.compile;

import java.util.Comparator;

/** A rule that a lesson's file breaks; the line counts from 1. */
public record Problem(String file, int line, String rule) implements Comparable<Problem> {
  private static final Comparator<Problem> ORDER =
      Comparator.comparing(Problem::file)
          .thenComparingInt(Problem::line)
          .thenComparing(Problem::rule);

  @Override
  public int compareTo(Problem other) {
    return ORDER.compare(this, other);
  }

  /** The form that editors and build logs make clickable. */
  @Override
  public String toString() {
    return file + ":" + line + ": " + rule;
  }
}
