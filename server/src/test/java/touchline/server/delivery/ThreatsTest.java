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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages on threats and on faults name tests, and they are there. */
class ThreatsTest {
  private static final Path PAGES = Path.of("../.github");

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

  @ParameterizedTest
  @ValueSource(strings = {"THREATS.md", "FAULTS.md"})
  void everyTestThatIsNamedIsThere(String page) throws IOException {
    List<String> named =
        NAMED
            .matcher(Files.readString(PAGES.resolve(page)))
            .results()
            .map((MatchResult found) -> found.group(1))
            .toList();
    assertTrue(named.size() > 10, named.toString());
    Set<String> tests = tests();
    assertEquals(List.of(), named.stream().filter(name -> !tests.contains(name)).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"THREATS.md", "FAULTS.md"})
  void everyRowNamesWhatShowsIt(String page) throws IOException {
    try (Stream<String> lines = Files.lines(PAGES.resolve(page))) {
      List<String> rows = lines.filter(line -> line.matches("\\| .* \\|")).skip(1).toList();
      assertTrue(rows.size() > 10, rows.toString());
      assertEquals(
          List.of(), rows.stream().filter(row -> !row.matches(".*`[^`]+`[^|]*\\|")).toList());
    }
  }
}
