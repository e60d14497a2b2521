package touchline.server.author;

import java.util.ArrayList;
import java.util.List;
import touchline.server.author.folder.ExerciseFolder;
import touchline.server.author.folder.FolderReader;
import touchline.server.author.folder.HeadReader;
import touchline.server.lesson.compile.Problem;

/**
 * What an author has left as it was at the beginning. It breaks no rule of folders, so that what
 * was published stays what it is.
 */
final class Unfinished {
  private static final String STARTER =
      "must be a right method, and is still the one that everybody begins with";

  private static final String TEXT = "the text must be written to its end: it stops at …";

  private Unfinished() {}

  static List<Problem> of(ExerciseFolder folder) {
    List<Problem> problems = new ArrayList<>();
    if (squeezed(folder.reference()).equals(squeezed(folder.head().method().starter()))) {
      problems.add(new Problem(FolderReader.REFERENCE, 1, STARTER));
    }
    if (folder.text().endsWith("…")) {
      int last = folder.textLine() + (int) folder.text().lines().count() - 1;
      problems.add(new Problem(HeadReader.FILE, last, TEXT));
    }
    return problems;
  }

  private static String squeezed(String source) {
    return source.replaceAll("\\s+", "");
  }
}
