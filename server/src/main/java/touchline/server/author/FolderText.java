package touchline.server.author;

import java.util.List;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.HeadReader;
import touchline.server.author.folder.Question;
import touchline.server.author.folder.QuestionReader;
import touchline.server.author.folder.TestsReader;
import touchline.server.author.folder.TestsText;
import touchline.server.lesson.Hint;
import touchline.server.lesson.compile.Markdown;
import touchline.server.lesson.compile.Problem;

/** The texts of a folder as students read them; a rule that one breaks is told with its line. */
final class FolderText {
  private FolderText() {}

  /** The text of the exercise, once all others are looked at, too. */
  static String html(ExerciseFolder folder, List<Problem> problems) {
    folder
        .question()
        .ifPresent(
            question -> {
              html(question, problems);
              hints(folder, question, problems);
            });
    folder.tests().ifPresent(tests -> html(tests, problems));
    return html(HeadReader.FILE, folder.text(), folder.textLine(), problems);
  }

  /** What helps with the question; credit and assignments say what each costs. */
  static List<Hint> hints(ExerciseFolder folder, Question question, List<Problem> problems) {
    List<String> given = folder.head().method().names();
    String text = lined(question.text(), question.textLine());
    return Markdown.hints(QuestionReader.FILE, text, given, problems);
  }

  static String html(Question question, List<Problem> problems) {
    return html(QuestionReader.FILE, question.text(), question.textLine(), problems);
  }

  static String html(TestsText tests, List<Problem> problems) {
    return html(TestsReader.FILE, tests.text(), tests.textLine(), problems);
  }

  private static String html(String file, String text, int line, List<Problem> problems) {
    return Markdown.html(file, lined(text, line), problems);
  }

  /** With the lines of the file, for what is said of them. */
  private static String lined(String text, int line) {
    return "\n".repeat(line - 1) + text;
  }
}
