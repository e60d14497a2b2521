package touchline.server.draft;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchline.server.author.Workshop;

/** The fields in which an exercise is written. */
final class DraftForm {
  static final String TITLE = "title";
  static final String METHOD = "method";
  static final String RANGES = "ranges";
  static final String TEXT = "text";
  static final String REFERENCE = "reference";
  static final String CASES = "cases";
  static final String PICTURE = "picture";

  static final String QUESTION_TITLE = "question-title";
  static final String QUESTION_ANSWER = "question-answer";
  static final String QUESTION_TOLERANCE = "question-tolerance";
  static final String QUESTION_TEXT = "question-text";

  static final String TESTS_TITLE = "tests-title";
  static final String TESTS_TEXT = "tests-text";

  static final String WANTED_SAID = "wanted-said";
  static final String WANTED_SOURCE = "wanted-source";

  /** Before the place of a mistake, from 0. */
  static final String FILE = "file-";

  static final String NAME = "name-";
  static final String SAID = "said-";
  static final String SOURCE = "source-";

  private DraftForm() {}

  /**
   * What was typed; a mistake whose fields are missing ends them.
   *
   * @param field what was sent under a name; empty if nothing was
   */
  static Written read(UnaryOperator<String> field) {
    List<WrittenMistake> mistakes = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (int i = 0; i < Workshop.MOST_MISTAKES && !field.apply(FILE + i).isEmpty(); i++) {
      String file = field.apply(FILE + i);
      boolean isName = file.matches("[a-z0-9][a-z0-9-]{0,59}") && !names.contains(file);
      String free = isName ? file : free(names);
      names.add(free);
      mistakes.add(
          new WrittenMistake(
              free,
              line(field.apply(NAME + i)),
              line(field.apply(SAID + i)),
              text(field.apply(SOURCE + i))));
    }
    return new Written(
        line(field.apply(TITLE)),
        line(field.apply(METHOD)),
        line(field.apply(RANGES)),
        text(field.apply(TEXT)).strip(),
        text(field.apply(REFERENCE)),
        mistakes,
        text(field.apply(CASES)),
        question(field),
        new WrittenTests(line(field.apply(TESTS_TITLE)), text(field.apply(TESTS_TEXT)).strip()),
        new WrittenWanted(line(field.apply(WANTED_SAID)), text(field.apply(WANTED_SOURCE))),
        new WrittenPicture(text(field.apply(PICTURE))));
  }

  private static WrittenQuestion question(UnaryOperator<String> field) {
    return new WrittenQuestion(
        line(field.apply(QUESTION_TITLE)),
        line(field.apply(QUESTION_ANSWER)),
        line(field.apply(QUESTION_TOLERANCE)),
        text(field.apply(QUESTION_TEXT)).strip());
  }

  /** On one line, without what is no text. */
  private static String line(String typed) {
    return typed.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ").strip();
  }

  /** With our ends of lines, without what no text has. */
  private static String text(String typed) {
    return typed.replace("\r\n", "\n").replace('\r', '\n').replaceAll("[\\p{Cntrl}&&[^\n\t]]", "");
  }

  /** A name that no mistake has yet. */
  private static String free(Set<String> names) {
    return Stream.iterate(1, i -> i + 1)
        .map(i -> "mistake-" + i)
        .filter(name -> !names.contains(name))
        .findFirst()
        .orElseThrow();
  }

  /** With one mistake more, which begins as the right method does. */
  static Written more(Written written) {
    Set<String> names = new HashSet<>();
    written.mistakes().forEach(each -> names.add(each.file()));
    List<WrittenMistake> mistakes = new ArrayList<>(written.mistakes());
    mistakes.add(new WrittenMistake(free(names), "", "", written.reference()));
    return written.with(mistakes);
  }

  /** Without the one of a file. */
  static Written without(Written written, String file) {
    return written.with(
        written.mistakes().stream().filter(each -> !each.file().equals(file)).toList());
  }

  /** The fields, filled. */
  static Map<String, String> values(Written written) {
    Map<String, String> values = new HashMap<>();
    values.put(TITLE, written.title());
    values.put(METHOD, written.method());
    values.put(RANGES, written.ranges());
    values.put(TEXT, written.text());
    values.put(REFERENCE, written.reference());
    values.put(CASES, written.cases());
    values.put(PICTURE, written.picture().lines());
    values.put(QUESTION_TITLE, written.question().title());
    values.put(QUESTION_ANSWER, written.question().answer());
    values.put(QUESTION_TOLERANCE, written.question().tolerance());
    values.put(QUESTION_TEXT, written.question().text());
    values.put(TESTS_TITLE, written.tests().title());
    values.put(TESTS_TEXT, written.tests().text());
    values.put(WANTED_SAID, written.wanted().said());
    values.put(WANTED_SOURCE, written.wanted().source());
    for (int i = 0; i < written.mistakes().size(); i++) {
      WrittenMistake mistake = written.mistakes().get(i);
      values.put(FILE + i, mistake.file());
      values.put(NAME + i, mistake.name());
      values.put(SAID + i, mistake.said());
      values.put(SOURCE + i, mistake.source());
    }
    return values;
  }
}
