package touchline.server.draft;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import touchline.server.lesson.compile.Problem;

/**
 * A rule that is broken, at the field in which it can be mended; templates read it.
 *
 * @param field empty if it is about no field
 * @param where in words
 * @param line of the field; 0 where there is only one
 */
public record Found(String field, String where, int line, String rule) {
  /** A folder has both in comments, and its rules speak of those. */
  private static final String A_NAME =
      "give it a name of at most 80 characters, none of them a quotation mark or a +";

  private static final String WORDS = "say in at most 400 characters what is wrong";

  private static final String WORDS_OF_NONE =
      "say in at most 400 characters of which values there is no case";

  private static final String EMPTY = "the text must have from 1 to ";

  /** To stand by itself. */
  public String words() {
    return (line > 0 ? where + ", line " + line : where) + ": " + rule;
  }

  /** To stand at the field. */
  public String atField() {
    return line > 0
        ? "Line " + line + ": " + rule
        : rule.substring(0, 1).toUpperCase(Locale.ROOT) + rule.substring(1);
  }

  static List<Found> all(Written written, List<Problem> problems) {
    return folded(problems.stream().map(problem -> of(written, problem)).toList());
  }

  /** Lines that all have to be written anew are told once: the method's head was changed. */
  private static List<Found> folded(List<Found> all) {
    List<Found> unread = all.stream().filter(Found::isUnreadCase).toList();
    if (unread.size() <= 1) {
      return all;
    }
    Found first = unread.get(0);
    int more = unread.size() - 1;
    String others = more == 1 ? "another line" : more + " other lines";
    String rule = first.rule() + " (and so must " + others + ")";
    Found once = new Found(first.field(), first.where(), first.line(), rule);
    return all.stream()
        .filter(each -> each.equals(first) || !each.isUnreadCase())
        .map(each -> each.equals(first) ? once : each)
        .toList();
  }

  private boolean isUnreadCase() {
    return field.equals(DraftForm.CASES) && rule.startsWith("a case must read ");
  }

  /** By field, for a form. */
  static Map<String, String> byField(List<Found> all) {
    Map<String, List<String>> lines = new HashMap<>();
    for (Found found : all) {
      if (!found.field().isEmpty()) {
        lines.computeIfAbsent(found.field(), none -> new ArrayList<>()).add(found.atField());
      }
    }
    Map<String, String> byField = new HashMap<>();
    lines.forEach((field, said) -> byField.put(field, String.join("\n", said)));
    return byField;
  }

  private static Found of(Written written, Problem problem) {
    return switch (problem.file()) {
      case Written.PAGE -> page(written, problem);
      case Written.REFERENCE -> in(DraftForm.REFERENCE, "The right method", problem, 0);
      case Written.QUESTION -> question(written.question(), problem);
      case Written.WANTED -> wanted(written.wanted(), problem);
      case Written.TESTS -> tests(problem);
      case Written.PICTURE -> in(DraftForm.PICTURE, "What is drawn", problem, 1);
      case Written.CASES -> in(DraftForm.CASES, "The cases", problem, 0);
      default -> mistake(written, problem);
    };
  }

  private static Found in(String field, String where, Problem problem, int before) {
    if (problem.rule().startsWith(EMPTY)) {
      return new Found(field, where, 0, problem.rule().replaceFirst("the text", "it"));
    }
    return new Found(field, where, Math.max(1, problem.line() - before), onPage(problem.rule()));
  }

  /** A rule speaks of the files of a folder, which nobody sees on the page. */
  private static String onPage(String rule) {
    return rule.replaceFirst("^the reference must ", "the right method must ")
        .replaceFirst("^wanted\\.java says", "your own method says")
        .replaceFirst("^a line must be two spaces and one of ", "a line must be one of ");
  }

  private static Found page(Written written, Problem problem) {
    int end = written.textLine() - 2;
    int line = problem.line();
    if (line == 2) {
      String rule = written.title().isEmpty() ? "give it a title" : problem.rule();
      return new Found(DraftForm.TITLE, "The title", 0, rule);
    }
    if (line == 3) {
      return new Found(DraftForm.METHOD, "The method", 0, problem.rule());
    }
    if (line == 4 && line < end) {
      return new Found(DraftForm.RANGES, "The ranges", 0, problem.rule());
    }
    return in(DraftForm.TEXT, "The text", problem, written.textLine() - 1);
  }

  private static Found question(WrittenQuestion question, Problem problem) {
    int line = problem.line();
    String rule = onPage(problem.rule());
    if (line >= question.textLine()) {
      String where = "The text of the question";
      return in(DraftForm.QUESTION_TEXT, where, problem, question.textLine() - 1);
    }
    if (line == question.toleranceLine() && !question.tolerance().isEmpty()) {
      return new Found(DraftForm.QUESTION_TOLERANCE, "The tolerance of the question", 0, rule);
    }
    if (line == 3 && !question.answer().isEmpty()) {
      return new Found(DraftForm.QUESTION_ANSWER, "The answer of the question", 0, rule);
    }
    return new Found(DraftForm.QUESTION_TITLE, "The question", 0, rule);
  }

  private static Found tests(Problem problem) {
    return problem.line() >= WrittenTests.TEXT_LINE
        ? in(
            DraftForm.TESTS_TEXT,
            "The text of the exercise about cases",
            problem,
            WrittenTests.TEXT_LINE - 1)
        : new Found(DraftForm.TESTS_TITLE, "The exercise about cases", 0, onPage(problem.rule()));
  }

  private static Found wanted(WrittenWanted wanted, Problem problem) {
    boolean isSaid =
        problem.rule().startsWith("must begin") || problem.rule().startsWith("what makes no case");
    return isSaid
        ? new Found(DraftForm.WANTED_SAID, "What makes no case", 0, WORDS_OF_NONE)
        : in(
            DraftForm.WANTED_SOURCE,
            "The method that says which cases make sense",
            problem,
            wanted.sourceLine() - 1);
  }

  private static Found mistake(Written written, Problem problem) {
    for (int i = 0; i < written.mistakes().size(); i++) {
      WrittenMistake mistake = written.mistakes().get(i);
      if (problem.file().equals(Written.MISTAKES + mistake.file() + ".java")) {
        String where = "Mistake " + (i + 1);
        if (problem.rule().contains(" name ")) {
          return new Found(DraftForm.NAME + i, where + ", its name", 0, A_NAME);
        }
        if (problem.rule().contains("what is wrong") || problem.rule().contains("says what")) {
          return new Found(DraftForm.SAID + i, where + ", what is said", 0, WORDS);
        }
        return in(DraftForm.SOURCE + i, where, problem, mistake.sourceLine() - 1);
      }
    }
    return new Found("", "The mistakes", 0, problem.rule());
  }
}
