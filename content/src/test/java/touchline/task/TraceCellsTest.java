package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.listing.Bindings;
import touchline.listing.Listing;

class TraceCellsTest {
  private final Listing listing =
      Listing.read(
          """
          Square#side(area)
          double side = Math.sqrt(area);
          if (side > 3) return 3;
          return side;\
          """);

  private TraceCells<Double> cells() {
    return new TraceCells<>(listing, area -> new Bindings().set("area", area));
  }

  @Test
  void aCellFollowsFromTheCellsBefore() {
    TraceCells<Double> cells =
        cells().add(Field.number("side", "m")).result(Field.number("most", "m"));
    Cell<Double> most = cells.all().get(1);
    assertEquals(Value.number(2), cells.all().get(0).step().of(4.0, List.of()));
    assertEquals(Value.number(3), most.step().of(4.0, List.of(Value.number(5))));
    assertEquals(Value.number(1), most.step().of(4.0, List.of(Value.number(1))));
  }

  @Test
  void aTableNamesCellsAndTheSlipsBelowThem() {
    List<Cell<Double>> cells =
        cells()
            .table(
                """
                side: number m
                  S1 double side = area;
                return most: number
                  S2 return 3;
                """)
            .slip("side", "S3", area -> Value.number(area / 2))
            .all();
    assertEquals(
        List.of(Field.number("side", "m"), Field.number("most", "")),
        cells.stream().map(Cell::field).toList());
    assertEquals(List.of("S1", "S3"), cells.get(0).slips().stream().map(Cell.Slip::id).toList());
    assertEquals(Value.number(4), cells.get(0).slips().get(0).step().of(4.0, List.of()));
    assertEquals(Value.number(2), cells.get(0).slips().get(1).step().of(4.0, List.of()));
    assertEquals(
        Value.number(3), cells.get(1).slips().get(0).step().of(4.0, List.of(Value.number(2))));
  }

  @ParameterizedTest
  @CsvSource({
    "side: length m, cell must be of a known kind: side: length m",
    "width: number m, Square#side must declare width",
  })
  void aTableThatTheListingDoesNotFitIsRefused(String table, String rule) {
    Exception refused = assertThrows(IllegalArgumentException.class, () -> cells().table(table));
    assertEquals(rule, refused.getMessage());
  }

  @Test
  void aSlipBelongsToACellOfTheTable() {
    Exception refused =
        assertThrows(
            IllegalArgumentException.class, () -> cells().slip("side", "S1", Value::number));
    assertEquals("cell must be in the table: side", refused.getMessage());
  }

  @Test
  void aVariableIsOneOfTheListing() {
    Exception unknown =
        assertThrows(IllegalArgumentException.class, () -> cells().add(Field.number("width", "m")));
    assertEquals("Square#side must declare width", unknown.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "side, return area;, slip S1 must declare side: return area;",
    "side, double area = side;, slip S1 must declare side: double area = side;",
    "'', double side = area;, slip S1 must return: double side = area;",
    "'', if (side > 2) return 2;, slip S1 must return: if (side > 2) return 2;",
  })
  void aSlipStandsInForItsOwnLine(String variable, String line, String rule) {
    TraceCells<Double> cells = cells();
    if (variable.isEmpty()) {
      cells.result(Field.number("most", "m"));
    } else {
      cells.add(Field.number(variable, "m"));
    }
    Exception refused = assertThrows(IllegalArgumentException.class, () -> cells.slip("S1", line));
    assertEquals(rule, refused.getMessage());
  }
}
