package touchline.server.lesson.compile;

import java.util.List;
import java.util.stream.Collectors;

/** The lessons cannot be published; the message has a line for each problem. */
public final class BrokenLessons extends RuntimeException {
  private final List<Problem> problems;

  /** Without a stack trace: the cause is in the author's file, not in this program. */
  public BrokenLessons(List<Problem> problems) {
    super(
        problems.stream()
            .map(Problem::toString)
            .collect(
                Collectors.joining("\n", "problems in the lessons: " + problems.size() + "\n", "")),
        null,
        false,
        false);
    this.problems = List.copyOf(problems);
  }

  public List<Problem> problems() {
    return problems;
  }
}
