package touchline.server.annotation;

import java.time.Instant;

/**
 * A comment on a line or on several that follow one another.
 *
 * @param first line, from 1
 * @param last line, inclusive
 * @param by name of who wrote it
 */
public record Annotation(long id, int first, int last, String words, String by, Instant at) {
  /** More than a program of an exercise has; what a comment is about has to be there. */
  public static final int MOST_LINES = 100_000;

  /** In characters. */
  public static final int LONGEST = 2_000;

  /** Where it is, in words. */
  public String where() {
    return first == last ? "Line " + first : "Lines " + first + " to " + last;
  }

  boolean isAbout(int line) {
    return line >= first && line <= last;
  }
}
