package touchline.server.draft;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An exercise in which students write cases for the method, as its author has it in the fields of a
 * page.
 *
 * @param text in Markdown
 */
public record WrittenTests(String title, String text) {
  static final WrittenTests NONE = new WrittenTests("", "");

  /** On which line of its file the text begins. */
  static final int TEXT_LINE = 5;

  private static final Pattern HEAD =
      Pattern.compile("\\A---\\n((?:title:[^\\n]*\\n)*)---(?:\\n|\\z)");

  /** Whether there is none. */
  boolean isNone() {
    return equals(NONE);
  }

  /** As it stands in its file. */
  String file() {
    return "---\ntitle: " + title + "\n---\n\n" + text + "\n";
  }

  /** What stands in a file; empty if it has no head that fields can show. */
  static Optional<WrittenTests> of(String file) {
    Matcher head = HEAD.matcher(file);
    return head.find()
        ? Optional.of(
            new WrittenTests(
                Written.value(head.group(1), "title"), file.substring(head.end()).strip()))
        : Optional.empty();
  }
}
