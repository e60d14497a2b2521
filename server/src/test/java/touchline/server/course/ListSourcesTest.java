package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What the sources say of lists with pages: nothing is left out unseen, and no link is put
 * together.
 */
class ListSourcesTest {
  private static final Path SOURCES = Path.of("src/main/java");

  @Test
  void everyQueryThatLeavesRowsOutIsAccountedFor() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path source : sources()) {
      long limits =
          Pattern.compile("\\bLIMIT [:0-9]").matcher(Files.readString(source)).results().count();
      if (limits > 0 && name(source).endsWith("Store")) {
        found.add(name(source) + " " + limits);
      }
    }
    found.sort(null);
    List<String> known;
    try (InputStream in = ListSourcesTest.class.getResourceAsStream("/limits.txt")) {
      known =
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .map(line -> line.split("\\s+")[0] + " " + line.split("\\s+")[1])
              .toList();
    }
    assertEquals(String.join("\n", known), String.join("\n", found), "see limits.txt");
  }

  /**
   * A link expression that puts an address together is refused outside a web context, and {@code
   * 'page=' + (number + 1)} is page 11 after page 1.
   */
  @Test
  void noTemplatePutsAnAddressTogether() throws IOException {
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/resources/touchline/templates"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Pattern.compile("@\\{[^}]*}|\\+ \\([\\w.()]+ \\+ [0-9]+\\)")
            .matcher(Files.readString(file))
            .results()
            .map(MatchResult::group)
            .forEach(link -> found.add(file + " " + link));
      }
    }
    assertEquals(List.of(), found);
  }

  /** Every source of the server. */
  static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  /** Of the class in a source. */
  static String name(Path source) {
    return String.valueOf(source.getFileName()).replace(".java", "");
  }
}
