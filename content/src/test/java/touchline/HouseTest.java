package touchline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds for the house as a whole, whichever room a file stands in. */
class HouseTest {
  private static final Path HOUSE = Path.of("..");

  private static final List<String> ROOMS = List.of("content", "client", "server");

  private static final Set<String> TOP = Set.of("pom.xml", "README.md", "LICENSE");

  /** A second one takes the first from what it describes; compilers before 23 do not say so. */
  private static final Pattern TWO_DOC_COMMENTS = Pattern.compile("\\*/\\s*/\\*\\*");

  @Test
  void onlyTheRoomsAndTheFrontDoorStandAtTheTop() throws IOException {
    Set<String> expected = new HashSet<>(TOP);
    expected.addAll(ROOMS);
    // What a run leaves is ignored by name, a folder a line.
    Files.readAllLines(HOUSE.resolve(".gitignore"))
        .forEach(line -> expected.add(line.replace("/", "")));
    Set<String> others = new TreeSet<>();
    try (Stream<Path> all = Files.list(HOUSE)) {
      all.map(path -> path.getFileName().toString())
          .filter(name -> !name.startsWith(".") && !expected.contains(name))
          .forEach(others::add);
    }
    assertEquals(Set.of(), others, "has a room of its own, or is a dot file");
  }

  @Test
  void everyDocCommentStandsBeforeWhatItDescribes() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String room : ROOMS) {
      try (Stream<Path> all = Files.walk(HOUSE.resolve(room).resolve("src"))) {
        all.filter(path -> path.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    assertFalse(sources.isEmpty());
    for (Path source : sources) {
      assertFalse(TWO_DOC_COMMENTS.matcher(Files.readString(source)).find(), source.toString());
    }
  }
}
