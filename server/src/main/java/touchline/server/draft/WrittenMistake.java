package touchline.server.draft;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A wrong method as its author has it on a page.
 *
 * @param file its name in the folder, without what ends it; it stays when the name changes
 * @param name of the mistake
 * @param said to who makes it, on one line
 */
public record WrittenMistake(String file, String name, String said, String source) {
  private static final String COMMENT = "// ";

  /** Lines of the file before the source. */
  static final int BEFORE = 2;

  /** With the two comments in which a folder has name and words. */
  String inJava() {
    // A comment that follows at once would be taken for more of what is said.
    String gap = hasGap() ? "\n" : "";
    return COMMENT + name + "\n" + COMMENT + said + "\n" + gap + source;
  }

  private boolean hasGap() {
    return source.startsWith(COMMENT);
  }

  /** On which line of its file the source begins. */
  int sourceLine() {
    return 1 + BEFORE + (hasGap() ? 1 : 0);
  }

  static WrittenMistake of(String path, String text) {
    List<String> comments =
        text.lines().takeWhile(line -> line.startsWith(COMMENT)).map(WrittenMistake::said).toList();
    String file = path.substring(path.indexOf('/') + 1, path.length() - ".java".length());
    String said = comments.stream().skip(1).collect(Collectors.joining(" "));
    String source = text.lines().skip(comments.size()).collect(Collectors.joining("\n", "", "\n"));
    return new WrittenMistake(file, comments.isEmpty() ? "" : comments.get(0), said, source);
  }

  private static String said(String line) {
    return line.substring(COMMENT.length()).strip();
  }
}
