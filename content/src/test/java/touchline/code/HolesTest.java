package touchline.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.topic.Topics;

/**
 * A method that is right everywhere but in one family of positions is caught, whatever usual wrong
 * answer it gives there; {@link HoleTable} tells by which case. What is never drawn, and what is
 * right in the few cases that are fair, is listed with its reason.
 */
class HolesTest {
  private static final int POSITIONS = 40;
  private static final Path NOT_DRAWN = Path.of("src/test/resources/cases/not-drawn.tsv");
  private static final Path HARMLESS = Path.of("src/test/resources/cases/harmless.tsv");

  static Stream<CodeExercise> exercises() {
    return Topics.methods().stream();
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void noHoleIsLeft(CodeExercise exercise) {
    List<HoleTable.Row> rows = new HoleTable(exercise, 1, POSITIONS).rows();
    assertEquals(
        List.of(), rows.stream().filter(row -> row.told().equals(HoleTable.HOLE)).toList());
    assertEquals(
        listed(NOT_DRAWN, exercise.id()),
        told(rows, HoleTable.NOT_DRAWN, row -> row.method() + "\t" + row.family()));
    assertEquals(
        listed(HARMLESS, exercise.id()),
        told(
            rows,
            HoleTable.RIGHT_AT_EDGES,
            row -> row.method() + "\t" + row.family() + "\t" + row.wrong()));
  }

  private static Set<String> told(
      List<HoleTable.Row> rows, String what, Function<HoleTable.Row, String> name) {
    return rows.stream()
        .filter(row -> row.told().equals(what))
        .map(name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void statementsSayWhatIsQuotedFromThem() throws IOException {
    for (String line : Files.readAllLines(NOT_DRAWN)) {
      String[] parts = line.split("\t", -1);
      String reason = parts[2];
      if (reason.startsWith("“")) {
        String said = reason.substring(1, reason.indexOf('”'));
        String statement = Files.readString(Path.of("lessons", parts[0], "exercise.md"));
        assertTrue(statement.contains(said), line);
      }
    }
  }

  /** Without the cases in special positions there are holes: the table can tell. */
  @Test
  void theTableTellsAHole() {
    CodeExercise exercise = Topics.method("overlap/write-it").orElseThrow();
    SpecialCases special = exercise.special();
    Family upright =
        special.families().stream()
            .filter(family -> family.words().equals("b as seen from a: upright"))
            .findFirst()
            .orElseThrow();
    List<Case> other =
        exercise.hidden(1).stream().filter(each -> !upright.has().test(each.input())).toList();
    assertTrue(other.size() > 100, "cases: " + other.size());
    List<Case> added = special.beside(other, 1);
    assertTrue(
        added.stream().filter(each -> upright.has().test(each.input())).count() >= 2,
        "cases with an upright segment come back");
  }

  private static Set<String> listed(Path file, String method) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines
          .filter(line -> line.startsWith(method + "\t"))
          .map(line -> line.substring(0, line.lastIndexOf('\t')))
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException missing) {
      throw new AssertionError(missing);
    }
  }
}
