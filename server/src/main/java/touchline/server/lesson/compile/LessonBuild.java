package touchline.server.lesson.compile;

import java.io.IOException;
import java.nio.file.Path;

/** Compiles the lessons while the project is built; a broken lesson fails the build. */
public final class LessonBuild {
  private LessonBuild() {}

  /**
   * Takes the content folder and the folder of compiled classes, in which the lessons are written.
   *
   * @throws BrokenLessons if a lesson breaks a rule
   */
  public static void main(String[] arguments) throws IOException {
    Path content = Path.of(arguments[0]);
    Path classes = Path.of(arguments[1]);
    Mathematics mathematics = new Mathematics();
    new LessonWriter(classes).write(new LessonCompiler(content, mathematics).compile());
    mathematics.write(classes);
  }
}
