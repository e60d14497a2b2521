package touchline.server.lesson;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The answers that authors keep beside an exercise, in its folder {@code answers}: right ones in
 * many styles and wrong ones, each with its verdict in the first line.
 *
 * <p>An answer may be put together: in the place of a line {@code //@@MEMBERS: LESSON/NAME} stand
 * the members of the class in another answer to the lesson's exercise {@code write-it}. The name of
 * another exercise stands between the two: {@code LESSON/write-point/NAME}. A part that is no
 * answer by itself lies in the folder {@code parts}, which then begins the name.
 */
public final class AnswerFiles {
  private static final Path LESSONS = Path.of("../content/lessons");

  private static final String USUAL = "write-it";

  private static final Pattern MEMBERS =
      Pattern.compile("(?m)^ *//@@MEMBERS: ([^/\n]+)/(?:(write-[^/\n]+)/)?((?:parts/)?[^/\n]+)\n");

  private static final Pattern CLASS =
      Pattern.compile("^(?:.*\n)??class Solution \\{\n(.*)\\}\n", Pattern.DOTALL);

  private AnswerFiles() {}

  /** All answers to an exercise, by name. */
  public static List<Path> of(String exercise) {
    try (Stream<Path> files = Files.list(folder(exercise))) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  public static Path folder(String exercise) {
    return LESSONS.resolve(exercise).resolve("answers");
  }

  /** The source of one, by its name without {@code .java}. */
  public static String source(String exercise, String name) {
    return read(folder(exercise).resolve(name + ".java"));
  }

  public static String read(Path file) {
    try {
      return MEMBERS
          .matcher(Files.readString(file))
          .replaceAll(line -> Matcher.quoteReplacement(members(exercise(line), line.group(3))));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static String exercise(MatchResult line) {
    return line.group(1) + "/" + (line.group(2) == null ? USUAL : line.group(2));
  }

  private static String members(String exercise, String name) {
    Matcher whole = CLASS.matcher(source(exercise, name));
    if (!whole.matches()) {
      throw new IllegalArgumentException(
          "answer must be one class Solution: " + exercise + " " + name);
    }
    return whole.group(1);
  }
}
