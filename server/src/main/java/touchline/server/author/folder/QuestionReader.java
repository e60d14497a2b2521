package touchline.server.author.folder;

import java.util.List;
import java.util.Optional;
import touchline.code.Declaration;
import touchline.question.AnsweredQuestion;
import touchline.server.lesson.compile.Problem;

/** Reads {@code question.md}: a head between two lines {@code ---}, and a text. */
public final class QuestionReader {
  public static final String FILE = "question.md";

  private static final List<String> KEYS = List.of("title", "answer", "tolerance");
  private static final String TOLERANCE = "0\\.[0-9]{1,6}";
  private static final double USUAL_TOLERANCE = 0.01;

  private final List<Problem> problems;

  /**
   * @param problems takes the rules that are broken
   */
  QuestionReader(List<Problem> problems) {
    this.problems = problems;
  }

  /** Empty if a rule is broken. */
  Optional<Question> read(Declaration method, String file) {
    int before = problems.size();
    Optional<HeadedText.Read> read = new HeadedText(FILE, KEYS, problems).read(file);
    read.ifPresent(all -> require(method, all));
    return read.filter(all -> problems.size() == before).map(QuestionReader::question);
  }

  private static Question question(HeadedText.Read read) {
    return new Question(
        read.value("title").orElse(""),
        read.value("answer").orElse("answer"),
        read.value("tolerance").map(Double::parseDouble).orElse(USUAL_TOLERANCE),
        read.text(),
        read.textLine());
  }

  private void require(Declaration method, HeadedText.Read read) {
    if (!AnsweredQuestion.canAsk(method)) {
      broken(
          1,
          "a question needs a method that gives back Vec2, double or boolean, and takes a Vec2, a"
              + " Circle or a Segment, which can be drawn: "
              + method.head());
    }
    read.value("tolerance")
        .filter(value -> !isTolerance(value))
        .ifPresent(
            value ->
                broken(
                    read.line("tolerance"),
                    "tolerance must be a number above 0 and below 1 with at most six digits after the"
                        + " point, such as 0.01: "
                        + value));
  }

  private static boolean isTolerance(String value) {
    return value.matches(TOLERANCE) && Double.parseDouble(value) > 0;
  }

  private void broken(int line, String rule) {
    problems.add(new Problem(FILE, line, rule));
  }
}
