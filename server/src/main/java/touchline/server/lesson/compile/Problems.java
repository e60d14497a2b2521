package touchline.server.lesson.compile;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Collects what is wrong in all files, so that an author sees everything at once. */
final class Problems {
  private final SortedSet<Problem> found = new TreeSet<>();

  void add(String file, int line, String rule) {
    found.add(new Problem(file, line, rule));
  }

  List<Problem> all() {
    return List.copyOf(found);
  }

  /**
   * Ends the compilation if anything was found.
   *
   * @throws BrokenLessons if there is a problem
   */
  void stopIfAny() {
    if (!found.isEmpty()) {
      throw new BrokenLessons(all());
    }
  }
}
