package touchline.server.author;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.code.Declaration;
import touchline.question.AnsweredQuestion;
import touchline.server.lesson.compile.Problem;

/** Reads {@code question.md}: a head between two lines {@code ---}, and a text. */
final class QuestionReader {
  static final String FILE = "question.md";

  private static final List<String> KEYS = List.of("title", "answer", "tolerance");
  private static final int MOST_CHARACTERS = 100;
  private static final String TOLERANCE = "0\\.[0-9]{1,6}";
  private static final double USUAL_TOLERANCE = 0.01;

  private final List<Problem> problems;
  private final Map<String, String> values = new HashMap<>();

  /**
   * @param problems takes the rules that are broken
   */
  QuestionReader(List<Problem> problems) {
    this.problems = problems;
  }

  /** Empty if a rule is broken. */
  Optional<Question> read(Declaration method, String file) {
    int before = problems.size();
    List<String> lines = List.of(file.split("\n", -1));
    int end = lines.subList(1, lines.size()).indexOf("---") + 1;
    if (!lines.get(0).equals("---") || end == 0) {
      broken(1, "must begin with a head between two lines ---");
      return Optional.empty();
    }
    for (int i = 1; i < end; i++) {
      line(i + 1, lines.get(i));
    }
    require(method);
    int first = end + 1;
    while (first < lines.size() && lines.get(first).isBlank()) {
      first++;
    }
    TextRules.check(FILE, lines.subList(first, lines.size()), first + 1, problems);
    String text = String.join("\n", lines.subList(first, lines.size())).strip();
    return problems.size() > before
        ? Optional.empty()
        : Optional.of(
            new Question(
                values.getOrDefault("title", ""),
                values.getOrDefault("answer", "answer"),
                tolerance(),
                text,
                first + 1));
  }

  private void require(Declaration method) {
    if (!values.containsKey("title")) {
      broken(1, "the head must have a line title: …");
    }
    if (!AnsweredQuestion.canAsk(method)) {
      broken(
          1,
          "a question needs a method that gives back Vec2, double or boolean, and takes a Vec2, a"
              + " Circle or a Segment, which can be drawn: "
              + method.head());
    }
  }

  private double tolerance() {
    return Optional.ofNullable(values.get("tolerance"))
        .map(Double::parseDouble)
        .orElse(USUAL_TOLERANCE);
  }

  private void line(int number, String line) {
    int colon = line.indexOf(": ");
    String key = colon < 0 ? line : line.substring(0, colon);
    String value = colon < 0 ? "" : line.substring(colon + 2).strip();
    if (!KEYS.contains(key)) {
      broken(number, "a line of the head must begin with title: , answer: or tolerance: ");
    } else if (value.isEmpty() || value.length() > MOST_CHARACTERS) {
      broken(number, key + " must have from 1 to " + MOST_CHARACTERS + " characters");
    } else if (values.put(key, value) != null) {
      broken(number, key + " must be given once");
    } else if (key.equals("tolerance") && !isTolerance(value)) {
      broken(number, "tolerance must be a number above 0 and below 1, such as 0.01: " + value);
    }
  }

  private static boolean isTolerance(String value) {
    return value.matches(TOLERANCE) && Double.parseDouble(value) > 0;
  }

  private void broken(int line, String rule) {
    problems.add(new Problem(FILE, line, rule));
  }
}
