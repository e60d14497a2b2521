package touchline.server.author.file;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import touchline.server.lesson.compile.Problem;

/** The files of one exercise, wherever they lie. */
public interface FolderFiles {
  boolean isThere();

  boolean hasFolder(String name);

  boolean hasFile(String name);

  /**
   * In order, at most so many.
   *
   * @param below name of a folder; empty for the exercise's own
   * @throws IOException if it cannot be read
   */
  List<String> names(String below, int most) throws IOException;

  /**
   * The text of a file, its lines ended as ours are; empty if a rule is broken.
   *
   * @param problems takes the rule
   */
  Optional<String> text(String name, List<Problem> problems);
}
