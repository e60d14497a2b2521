package touchline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a newcomer is sent to open, by the table “Where to look”, is there. */
class ContributingTest {
  private static final Path HOUSE = Path.of("..");

  private static final String TABLE = "## Where to look\n";

  /** A file or folder, a class, or a word in one of those that its row names. */
  private static final Pattern NAMED = Pattern.compile("`([^`]+)`");

  private static final Pattern MEMBER = Pattern.compile("(.*[A-Z]\\w*)\\.([a-z]\\w*)");

  private static final List<String> ROOMS = List.of("content", "client", "server");

  private final List<Path> places = new ArrayList<>();

  ContributingTest() throws IOException {
    for (String room : ROOMS) {
      places.add(HOUSE.resolve(room));
      for (String part : List.of("src", "lessons")) {
        Path folder = HOUSE.resolve(room).resolve(part);
        if (Files.exists(folder)) {
          try (Stream<Path> all = Files.walk(folder)) {
            all.forEach(places::add);
          }
        }
      }
    }
  }

  @Test
  void everyPlaceInTheTableExists() throws IOException {
    String guide = Files.readString(HOUSE.resolve(".github/CONTRIBUTING.md"));
    int start = guide.indexOf(TABLE) + TABLE.length();
    List<String> rows =
        guide
            .substring(start, guide.indexOf("\n## ", start))
            .lines()
            .filter(line -> line.startsWith("| ") && line.contains("`"))
            .toList();
    assertTrue(rows.size() > 30, "rows: " + rows.size());
    List<String> missing = new ArrayList<>();
    rows.forEach(row -> missing.addAll(missing(row)));
    assertEquals(List.of(), missing);
  }

  @Test
  void whatIsNotThereIsMissed() {
    assertEquals(
        List.of("task/Wrth", "task/Marker.weigh", "nowhere"),
        missing("| `task/Worth`, `task/Wrth`, `task/Marker.weigh`: `nowhere` in `*Topic` |"));
  }

  private List<String> missing(String row) {
    List<Path> known = new ArrayList<>();
    List<String> unknown = new ArrayList<>();
    Matcher named = NAMED.matcher(row);
    while (named.find()) {
      Matcher member = MEMBER.matcher(named.group(1));
      boolean isMember = member.matches();
      List<Path> found = found(isMember ? member.group(1) : named.group(1));
      known.addAll(found);
      boolean isThere =
          isMember
              ? found.stream().anyMatch(path -> tells(path, member.group(2)))
              : !found.isEmpty();
      if (!isThere) {
        unknown.add(named.group(1));
      }
    }
    unknown.removeIf(word -> known.stream().anyMatch(path -> tells(path, word)));
    return unknown;
  }

  /** An asterisk stands for some of a name, and a word in angle brackets for the whole of it. */
  private List<Path> found(String place) {
    String name = Pattern.quote(place).replace("*", "\\E[^/]*\\Q");
    name = name.replaceAll("<\\w+>", "\\\\E[^/]+\\\\Q");
    Pattern end = Pattern.compile(".*/" + name + "(\\.\\w+)?");
    return places.stream().filter(path -> end.matcher(path.toString()).matches()).toList();
  }

  /** Whether a source, or one in a folder, has that word. */
  private static boolean tells(Path place, String word) {
    Pattern whole = Pattern.compile("\\b" + Pattern.quote(word) + "\\b", Pattern.CASE_INSENSITIVE);
    try (Stream<Path> sources = Files.walk(place, 1)) {
      for (Path source : sources.filter(path -> path.toString().endsWith(".java")).toList()) {
        if (whole.matcher(Files.readString(source)).find()) {
          return true;
        }
      }
      return false;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
