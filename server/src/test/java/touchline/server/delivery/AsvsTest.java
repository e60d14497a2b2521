package touchline.server.delivery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of OWASP's requirements is whole, and what it names is there. */
class AsvsTest {
  private static final Path HOUSE = Path.of("..");
  private static final Path TABLE = HOUSE.resolve(".github/ASVS.md");
  private static final Path NUMBERS =
      Path.of("src/test/resources/touchline/server/delivery/asvs-5.0.0.txt");

  /** What others made, or the build. */
  private static final Set<String> ELSEWHERE = Set.of("target", ".git", "node_modules");

  private static final Set<String> STATES = Set.of("met", "not met", "not applicable");

  private static final Pattern NAMED = Pattern.compile("`([^`]+)`");

  /** A place has a slash or is a file at the top; other words are names of the field. */
  private static final Pattern PLACE = Pattern.compile("[\\w.-]+(/[\\w.-]+)+|[\\w-]+\\.(md|xml)");

  private static final Pattern LINK = Pattern.compile("]\\(#([a-z-]+)\\)");

  private final List<Path> places = new ArrayList<>();

  AsvsTest() throws IOException {
    Files.walkFileTree(HOUSE, new Walk(places));
  }

  /** Notes every file and folder of the house. */
  private static final class Walk extends SimpleFileVisitor<Path> {
    private final List<Path> places;

    Walk(List<Path> places) {
      this.places = places;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes facts) {
      if (ELSEWHERE.contains(folder.getFileName().toString())) {
        return FileVisitResult.SKIP_SUBTREE;
      }
      places.add(folder);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes facts) {
      places.add(file);
      return FileVisitResult.CONTINUE;
    }
  }

  /**
   * A row of the table.
   *
   * @param where the places, or why not
   * @param shown the tests
   */
  private record Row(List<String> numbers, String asks, String state, String where, String shown) {
    static Row of(String line) {
      String[] cells = line.substring(1, line.length() - 1).split("\\|", -1);
      assertEquals(5, cells.length, line);
      List<String> all = Arrays.stream(cells).map(String::strip).toList();
      return new Row(
          List.of(all.get(0).split(", ")), all.get(1), all.get(2), all.get(3), all.get(4));
    }
  }

  private static List<Row> rows() throws IOException {
    try (Stream<String> lines = Files.lines(TABLE)) {
      return lines.filter(line -> line.matches("\\| \\d+\\..*\\|")).map(Row::of).toList();
    }
  }

  private static List<String> named(String text) {
    return NAMED.matcher(text).results().map((MatchResult found) -> found.group(1)).toList();
  }

  @Test
  void everyRequirementStandsThereOnceInItsOrder() throws IOException {
    List<String> numbers =
        Files.readAllLines(NUMBERS).stream().filter(line -> !line.startsWith("#")).toList();
    assertEquals(253, numbers.size());
    assertEquals(numbers, rows().stream().flatMap(row -> row.numbers().stream()).toList());
  }

  @Test
  void everyRowSaysHowItIsAndWhere() throws IOException {
    for (Row row : rows()) {
      String number = row.numbers().get(0);
      assertTrue(STATES.contains(row.state()), number + ": " + row.state());
      assertTrue(row.asks().length() > 5 && row.where().length() > 5, number);
      boolean isToBeShown = row.state().equals("met");
      assertTrue(
          !isToBeShown || row.where().contains("`") || LINK.matcher(row.where()).find(), number);
    }
  }

  @Test
  void everyPlaceThatIsNamedIsThere() throws IOException {
    List<String> named =
        rows().stream()
            .flatMap(row -> named(row.where()).stream())
            .filter(word -> PLACE.matcher(word).matches())
            .distinct()
            .toList();
    assertTrue(named.size() > 80, named.toString());
    assertEquals(List.of(), named.stream().filter(place -> !isThere(place)).toList());
    assertTrue(!isThere("page/Securityheaders"), "a place that is not there is missed");
  }

  private boolean isThere(String place) {
    Pattern end = Pattern.compile("(.*/)?" + Pattern.quote(place) + "(\\.\\w+)?");
    return places.stream().anyMatch(path -> end.matcher(path.toString()).matches());
  }

  @Test
  void everyTestThatIsNamedIsThere() throws IOException {
    List<String> named =
        rows().stream().flatMap(row -> named(row.shown()).stream()).distinct().toList();
    assertTrue(named.size() > 120, named.toString());
    List<String> missing = new ArrayList<>();
    for (String test : named) {
      if (!isTest(test)) {
        missing.add(test);
      }
    }
    assertEquals(List.of(), missing);
    assertTrue(!isTest("AsvsTest.everyTestThatIsNamed"), "a test that is not there is missed");
  }

  private boolean isTest(String test) throws IOException {
    String[] parts = test.split("\\.");
    for (Path path : places) {
      if (path.endsWith(parts[0] + ".java")) {
        String source = Files.readString(path);
        return parts.length == 1 || source.contains("  void " + parts[1] + "(");
      }
    }
    return false;
  }

  @Test
  void everyDocumentThatARowPointsToIsThere() throws IOException {
    String page = Files.readString(TABLE);
    List<String> headings =
        page.lines()
            .filter(line -> line.startsWith("#"))
            .map(line -> line.replaceAll("^#+ ", "").toLowerCase(Locale.ROOT))
            .map(line -> line.replace(' ', '-'))
            .toList();
    List<String> missing =
        LINK.matcher(page)
            .results()
            .map((MatchResult found) -> found.group(1))
            .filter(link -> !headings.contains(link))
            .toList();
    assertEquals(List.of(), missing);
  }
}
