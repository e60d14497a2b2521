package touchline.server.author.file;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.lesson.compile.Problem;

/**
 * Those that somebody wrote on a page.
 *
 * @param texts by name, such as {@code mistakes/edge.java}
 */
public record FilesInMemory(Map<String, String> texts) implements FolderFiles {
  public FilesInMemory {
    texts = Map.copyOf(texts);
  }

  @Override
  public boolean isThere() {
    return true;
  }

  @Override
  public boolean hasFolder(String name) {
    return texts.keySet().stream().anyMatch(file -> file.startsWith(name + '/'));
  }

  @Override
  public boolean hasFile(String name) {
    return texts.containsKey(name);
  }

  @Override
  public List<String> names(String below, int most) {
    String start = below.isEmpty() ? "" : below + '/';
    return texts.keySet().stream()
        .filter(file -> file.startsWith(start))
        .map(file -> file.substring(start.length()))
        .map(file -> below.isEmpty() ? file.split("/", 2)[0] : file)
        .distinct()
        .sorted()
        .limit(most)
        .toList();
  }

  @Override
  public Optional<String> text(String name, List<Problem> problems) {
    String text = texts.get(name);
    if (text == null) {
      problems.add(new Problem(name, 1, "there must be a file " + name));
      return Optional.empty();
    }
    if (text.getBytes(UTF_8).length > PlainFile.MOST_BYTES) {
      String rule = "must have at most " + PlainFile.MOST_BYTES + " bytes";
      problems.add(new Problem(name, 1, rule));
      return Optional.empty();
    }
    return Optional.of(text.replace("\r\n", "\n"));
  }
}
