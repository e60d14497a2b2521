package touchline.mistake;

import java.util.List;

/**
 * A lesson's {@code mistakes.md}: for each mistake a heading with its id and its name, what is said
 * about it, a sentence a line, and a link to the place that explains it.
 *
 * <pre>
 * ## M01 no clamp
 *
 * This is the foot of the perpendicular on the whole line, even where it lies off the segment.
 * Which point of the segment itself comes nearest to that foot?
 *
 * [Stopping at the ends](#stopping-at-the-ends)
 * </pre>
 *
 * <p>A place in another lesson has the form {@code /lessons/overlap#touching}. Whether it exists,
 * and whether there is such a mistake, is for the lint of all lessons to say.
 *
 * @param faults what breaks the form, by line
 */
public record MistakesFile(List<Entry> entries, List<Fault> faults) {
  /**
   * A mistake.
   *
   * @param line of its heading, from 1
   * @param placeLine of its place
   */
  public record Entry(int line, int placeLine, MistakeText text) {}

  /** A rule that a line breaks. */
  public record Fault(int line, String rule) {}

  public MistakesFile {
    entries = List.copyOf(entries);
    faults = List.copyOf(faults);
  }

  /**
   * Reads a file; a mistake without an id, words or a place is left out.
   *
   * @param slug of its lesson
   */
  public static MistakesFile of(String slug, String text) {
    return new MistakesReader(slug).read(text);
  }
}
