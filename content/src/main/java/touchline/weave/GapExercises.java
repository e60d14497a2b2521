package touchline.weave;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.gap.GapFile;
import touchline.listing.Listing;

/** The exercises of the kind gaps in the folders of the lessons. */
final class GapExercises {
  /** By the ids of the exercises. */
  private final Map<String, GapFile> files = new LinkedHashMap<>();

  private final List<String> problems = new ArrayList<>();

  private GapExercises() {}

  static GapExercises in(Path lessons) throws IOException {
    GapExercises found = new GapExercises();
    try (Stream<Path> folders = Files.walk(lessons, 3)) {
      for (Path path : folders.filter(each -> each.endsWith("exercise.md")).sorted().toList()) {
        Path inside = lessons.relativize(path);
        String id = inside.getName(0) + "/" + inside.getName(1);
        GapFile.of(Files.readAllLines(path)).ifPresent(file -> found.files.put(id, file));
      }
    }
    return found;
  }

  /** The listings that they name, by class and tag. */
  List<String> methods() {
    return files.values().stream().map(GapFile::method).filter(name -> !name.isEmpty()).toList();
  }

  /**
   * What the table of gaps says.
   *
   * @throws IllegalArgumentException with file, line and rule, if a file breaks one
   */
  List<String> entries(
      List<String> listings, List<TaughtMethod> functions, ListingSources.Sources sources) {
    List<String> entries = new ArrayList<>();
    files.forEach(
        (id, file) -> {
          Optional<TaughtMethod> function =
              functions.stream().filter(each -> each.name().equals(file.method())).findFirst();
          if (function.isEmpty()) {
            problem(id, 1, "method must be one that figures can run, CLASS#TAG: " + file.method());
            return;
          }
          file.problems(listing(file.method(), listings))
              .forEach((line, rule) -> problem(id, line, rule));
          String type = file.method().substring(0, file.method().indexOf('#'));
          String head = sources.of(type).head(file.method().substring(type.length() + 1));
          entries.add(file.entry(id, head, function.get().inputs()));
        });
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException("\n" + String.join("\n", problems));
    }
    return entries;
  }

  private static Listing listing(String name, List<String> listings) {
    return listings.stream()
        .map(Listing::read)
        .filter(listing -> listing.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private void problem(String id, int line, String rule) {
    problems.add("content/lessons/" + id + "/exercise.md:" + line + ": " + rule);
  }
}
