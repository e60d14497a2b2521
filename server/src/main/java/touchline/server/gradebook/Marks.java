package touchline.server.gradebook;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.canvas.CanvasNames;

/**
 * Marks as they were read from a file.
 *
 * @param entries the lines that can be used, in order
 * @param problems what is wrong and where; while there is one, nothing is taken over
 * @param ignored headings of columns that are no assignment of the course
 * @param canvas what a gradebook of Canvas says of its own numbers
 */
public record Marks(
    List<Entry> entries, List<Problem> problems, List<String> ignored, Canvas canvas) {
  /** What people typed, or a file that is none of Canvas. */
  public Marks(List<Entry> entries, List<Problem> problems, List<String> ignored) {
    this(entries, problems, ignored, new Canvas(Map.of(), Map.of()));
  }

  /**
   * How Canvas names them.
   *
   * @param students by login
   * @param headings by assignment
   */
  public record Canvas(Map<String, CanvasNames.Named> students, Map<Long, String> headings) {}

  public Marks {
    entries = List.copyOf(entries);
    problems = List.copyOf(problems);
    ignored = List.copyOf(ignored);
  }

  /**
   * One student.
   *
   * @param points by assignment; none where it is not to count; what the file leaves blank is not
   *     in it
   */
  public record Entry(int line, String login, Map<Long, Optional<Double>> points) {
    public Entry {
      points = Map.copyOf(points);
    }
  }

  /**
   * Something wrong.
   *
   * @param line counted from 1, as editors do
   * @param column its heading; empty where it is the whole line
   */
  public record Problem(int line, String column, String text) {}
}
