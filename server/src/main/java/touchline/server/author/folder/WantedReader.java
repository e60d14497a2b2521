package touchline.server.author.folder;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.server.lesson.compile.Problem;

/** Reads {@code wanted.java}: comments that say what makes no sense, and a program. */
public final class WantedReader {
  public static final String FILE = "wanted.java";

  private static final String MARK = "// ";
  private static final int MOST_SAID = 400;

  private final List<Problem> problems;

  /**
   * @param problems takes the rules that are broken
   */
  WantedReader(List<Problem> problems) {
    this.problems = problems;
  }

  /** Empty if a rule is broken. */
  Optional<Wanted> read(String source) {
    String said =
        source
            .lines()
            .takeWhile(line -> line.startsWith(MARK))
            .map(line -> line.substring(MARK.length()).strip())
            .collect(Collectors.joining(" "))
            .strip();
    if (said.isEmpty()) {
      String rule = "must begin with a line // that says of which values there is no case";
      problems.add(new Problem(FILE, 1, rule));
      return Optional.empty();
    }
    if (said.length() > MOST_SAID) {
      String rule = "what makes no case must be said in at most " + MOST_SAID + " characters";
      problems.add(new Problem(FILE, 1, rule));
      return Optional.empty();
    }
    return Optional.of(new Wanted(said, source));
  }
}
