package touchline.weave;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.figure.Functions;

/** Which algorithms the figures of the first lessons run. */
final class FirstLessons {
  private static final Pattern ORDER = Pattern.compile("(?m)^order: *([0-9]+) *$");
  private static final Pattern RUN = Pattern.compile("(?m)^run: *(\\w+)#");

  private FirstLessons() {}

  /**
   * Their classes, such as {@code SegmentCircle}.
   *
   * @param lessons the folder of the lessons
   */
  static Set<String> classes(Path lessons) throws IOException {
    Set<String> classes = new TreeSet<>();
    try (Stream<Path> folders = Files.list(lessons)) {
      List<Path> texts =
          folders.map(folder -> folder.resolve("lesson.md")).filter(Files::exists).toList();
      for (Path text : texts) {
        addClasses(Files.readString(text), classes);
      }
    }
    return classes;
  }

  private static void addClasses(String lesson, Set<String> classes) {
    Matcher order = ORDER.matcher(lesson);
    if (order.find() && Integer.parseInt(order.group(1)) <= Functions.LAST_OF_FIRST) {
      RUN.matcher(lesson).results().forEach(run -> classes.add(run.group(1)));
    }
  }
}
