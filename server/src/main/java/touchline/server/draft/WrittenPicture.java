package touchline.server.draft;

import java.util.stream.Collectors;

/**
 * What is drawn between the things of a case, as its author has it in a field of a page.
 *
 * @param lines what stands below the first line of the file
 */
public record WrittenPicture(String lines) {
  static final WrittenPicture NONE = new WrittenPicture("");

  private static final String FIRST = "draw:";
  private static final String INDENT = "  ";

  public WrittenPicture {
    lines = lines.lines().map(String::strip).collect(Collectors.joining("\n")).stripTrailing();
  }

  /** Whether there is none. */
  public boolean isNone() {
    return lines.isEmpty();
  }

  /** As it stands in its file. */
  String file() {
    return lines
        .lines()
        .map(line -> INDENT + line)
        .collect(Collectors.joining("\n", FIRST + "\n", "\n"));
  }

  /** What stands in a file; one that begins in another way is shown whole, and refused as it is. */
  static WrittenPicture of(String file) {
    String first = FIRST + "\n";
    return new WrittenPicture(file.startsWith(first) ? file.substring(first.length()) : file);
  }
}
