package touchline.server.author.folder;

import java.util.List;
import java.util.Optional;
import touchline.code.Declaration;
import touchline.question.AnsweredQuestion;
import touchline.server.lesson.compile.Problem;
import touchline.suite.AnsweredSuite;

/** Reads {@code tests.md}: a head between two lines {@code ---}, and a text. */
public final class TestsReader {
  public static final String FILE = "tests.md";

  private final List<Problem> problems;

  /**
   * @param problems takes the rules that are broken
   */
  TestsReader(List<Problem> problems) {
    this.problems = problems;
  }

  /** Empty if a rule is broken. */
  Optional<TestsText> read(Declaration method, String file) {
    int before = problems.size();
    Optional<HeadedText.Read> read = new HeadedText(FILE, List.of("title"), problems).read(file);
    if (read.isPresent() && !(AnsweredSuite.canTry(method) && AnsweredQuestion.canAsk(method))) {
      String rule =
          "cases can be written for a method that gives back Vec2, double or boolean, and takes a"
              + " Vec2, a Circle or a Segment, but no Circle[]: ";
      problems.add(new Problem(FILE, 1, rule + method.head()));
    }
    return read.filter(all -> problems.size() == before)
        .map(all -> new TestsText(all.value("title").orElse(""), all.text(), all.textLine()));
  }
}
