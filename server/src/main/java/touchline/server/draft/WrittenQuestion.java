package touchline.server.draft;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A question for what the method gives, as its author has it in the fields of a page.
 *
 * @param answer what stands beside the field; empty for the usual word
 * @param tolerance how far a number may be off; empty for the usual one
 * @param text in Markdown
 */
public record WrittenQuestion(String title, String answer, String tolerance, String text) {
  static final WrittenQuestion NONE = new WrittenQuestion("", "", "", "");

  private static final Pattern HEAD =
      Pattern.compile("\\A---\\n((?:(?:title|answer|tolerance):[^\\n]*\\n)*)---(?:\\n|\\z)");

  /** Whether there is none. */
  boolean isNone() {
    return equals(NONE);
  }

  /** As it stands in its file. */
  String file() {
    return head() + "\n" + text + "\n";
  }

  private String head() {
    return "---\ntitle: "
        + title
        + "\n"
        + (answer.isEmpty() ? "" : "answer: " + answer + "\n")
        + (tolerance.isEmpty() ? "" : "tolerance: " + tolerance + "\n")
        + "---\n";
  }

  /** On which line of its file the text begins. */
  int textLine() {
    return 2 + (int) head().chars().filter(c -> c == '\n').count();
  }

  /** On which line of its file the tolerance stands. */
  int toleranceLine() {
    return answer.isEmpty() ? 3 : 4;
  }

  /** What stands in a file; empty if it has no head that fields can show. */
  static Optional<WrittenQuestion> of(String file) {
    Matcher head = HEAD.matcher(file);
    return head.find()
        ? Optional.of(
            new WrittenQuestion(
                Written.value(head.group(1), "title"),
                Written.value(head.group(1), "answer"),
                Written.value(head.group(1), "tolerance"),
                file.substring(head.end()).strip()))
        : Optional.empty();
  }
}
