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
