package touchline.server.draft;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What says which cases make sense, as its author has it in the fields of a page.
 *
 * @param said of a case that makes none, on one line
 */
public record WrittenWanted(String said, String source) {
  static final WrittenWanted NONE = new WrittenWanted("", "");

  private static final String COMMENT = "// ";

  /** Whether there is none. */
  public boolean isNone() {
    return said.isEmpty() && source.isBlank();
  }

  /** How it begins for a method; empty if that has no head yet. */
  static String head(String method) {
    int parameters = method.indexOf('(');
    return parameters < 0 ? "" : "static boolean wanted" + method.substring(parameters);
  }

  /** With the comment in which a folder has the words. */
  String inJava() {
    return COMMENT + said + "\n" + (hasGap() ? "\n" : "") + source;
  }

  /** A comment that follows at once would be taken for more of what is said. */
  private boolean hasGap() {
    return source.startsWith(COMMENT);
  }

  /** On which line of its file the source begins. */
  int sourceLine() {
    return hasGap() ? 3 : 2;
  }

  static WrittenWanted of(String text) {
    List<String> comments =
        text.lines().takeWhile(line -> line.startsWith(COMMENT)).map(WrittenWanted::said).toList();
    String source = text.lines().skip(comments.size()).collect(Collectors.joining("\n", "", "\n"));
    return new WrittenWanted(String.join(" ", comments).strip(), source);
  }

  private static String said(String line) {
    return line.substring(COMMENT.length()).strip();
  }
}
