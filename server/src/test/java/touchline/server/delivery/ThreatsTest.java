package touchline.server.delivery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page on threats names tests, and they are there. */
class ThreatsTest {
  private static final Path PAGE = Path.of("../.github/THREATS.md");

  private static final Pattern NAMED = Pattern.compile("`([A-Z][A-Za-z]*(?:Test|IT))`");

  private static Set<String> tests() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".java"))
          .map(name -> name.substring(0, name.length() - ".java".length()))
          .collect(Collectors.toSet());
    }
  }

  @Test
  void everyTestThatIsNamedIsThere() throws IOException {
    List<String> named =
        NAMED
            .matcher(Files.readString(PAGE))
            .results()
            .map((MatchResult found) -> found.group(1))
            .toList();
    assertTrue(named.size() > 10, named.toString());
    Set<String> tests = tests();
    assertEquals(List.of(), named.stream().filter(name -> !tests.contains(name)).toList());
  }

  @Test
  void everyRowNamesWhatShowsIt() throws IOException {
    try (Stream<String> lines = Files.lines(PAGE)) {
      List<String> rows = lines.filter(line -> line.matches("\\| .* \\|")).skip(1).toList();
      assertTrue(rows.size() > 10, rows.toString());
      assertEquals(
          List.of(), rows.stream().filter(row -> !row.matches(".*`[^`]+`[^|]*\\|")).toList());
    }
  }
}
