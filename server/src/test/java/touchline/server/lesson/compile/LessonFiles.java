package touchline.server.lesson.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import touchline.server.lesson.Lessons;

/** A content folder for tests: one small lesson without a fault, and ways to break it. */
public final class LessonFiles {
  public static final String LESSON = "lessons/one/lesson.md";
  static final String EXERCISE = "lessons/one/try-it/exercise.md";

  /** Line 1 is the first dashes; the numbers in the tests count from there. */
  private static final String LESSON_TEXT =
      """
      ---
      title: A lesson
      summary: What it is about.
      order: 901
      ---

      A formula $x + 1$, `a $ in code` and a price of \\$5.

      ## First

      See [the figure](#figure-move-it), [this lesson](/lessons/one#first).

      ```figure move-it
      title: A title
      alt: A segment and a point.
      run: SegmentCircle#closestPoint
      view: -1 -1 9 8
      inputs:
        a: point 1 1
        b: point 7 4
        p: point 3 6
      show:
        segV: arrow from a
      narrate:
        segV: From *a* to *b*.
      ```

      ```listing SegmentCircle#closestPoint
      ```

      $$
      x
      - 1
      $$

      | a | b |
      |---|---|
      | 1 | 2 |

      ```exercise try-it
      ```
      """;

  private static final String EXERCISE_TEXT =
      """
      ---
      title: Try it
      task: closest-point-place
      kind: place
      points: 4
      attempts: 3
      cost: 0.25
      ---

      Find it.

      ```hint 0.1
      Look
      again.
      ```
      """;

  /** The lesson to which the mistakes of the exercise lead. */
  static final String GOAL = "lessons/closest-point/lesson.md";

  static final String MISTAKES = "lessons/closest-point/mistakes.md";

  private static final String GOAL_TEXT =
      """
      ---
      title: Goals
      summary: Where mistakes lead.
      order: 999
      ---

      ## Two differences

      ## How far along

      ## Stopping at the ends

      ## The method

      ## When a and b are the same point

      ## What proj tells you
      """;

  private final Path content;

  private LessonFiles(Path content) {
    this.content = content;
  }

  public static LessonFiles in(Path folder) {
    LessonFiles files = new LessonFiles(folder.resolve("content"));
    files.write(LESSON, LESSON_TEXT);
    files.write(EXERCISE, EXERCISE_TEXT);
    files.write(GOAL, GOAL_TEXT);
    files.copy(MISTAKES);
    files.copy("src/main/java/touchline/taught/SegmentCircle.java");
    files.write("target/classes/A.class", "compiled");
    return files;
  }

  public Path content() {
    return content;
  }

  public LessonFiles write(String file, String text) {
    try {
      Path path = content.resolve(file);
      Files.createDirectories(path.getParent());
      Files.writeString(path, text);
      return this;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Copies a file of the real content folder. */
  LessonFiles copy(String file) {
    return write(file, read(Path.of("../content").resolve(file)));
  }

  /** Replaces the first place; a test whose place is not there would test nothing. */
  public LessonFiles change(String file, String from, String to) {
    String text = read(content.resolve(file));
    int at = text.indexOf(from);
    if (at < 0) {
      throw new IllegalArgumentException("the file must hold the text to change: " + from);
    }
    return write(file, text.substring(0, at) + to + text.substring(at + from.length()));
  }

  public LessonFiles delete(String file) {
    try {
      Files.delete(content.resolve(file));
      return this;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  public Lessons compile(Mathematics mathematics) {
    return new LessonCompiler(content, mathematics).compile();
  }

  /** The problems as the build prints them. */
  public List<String> problems(Mathematics mathematics) {
    try {
      compile(mathematics);
      return List.of();
    } catch (BrokenLessons broken) {
      return broken.problems().stream().map(Problem::toString).toList();
    }
  }

  String read(String file) {
    return read(content.resolve(file));
  }

  private static String read(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
