package touchline.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A grid costs little for any view, since views follow what students type. */
class GridLinesTest {
  @Test
  void smallPictureHasLinesAndNumbers() {
    GridLines grid = new GridLines(new View(-1, -1, 9, 4));
    assertEquals(9 - 1 + 4 - 1, grid.boxes().size());
    assertTrue(grid.drawn(List.of()).contains("class=\"axis\""));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 61, 10",
    "0, 0, 10, 61",
    "-1e9, -1e9, 1e9, 1e9",
    "1e17, 1e17, 1.00000000000001e17, 1.00000000000001e17",
    "-1e308, -1e308, 1e308, 1e308",
    "1e9, 0, 1000000010, 10",
  })
  void viewTooLargeToRuleHasNone(double minX, double minY, double maxX, double maxY) {
    View view = new View(minX, minY, maxX, maxY);
    assertEquals(List.of(), new GridLines(view).boxes());
    assertEquals("", new GridLines(view).drawn(List.of()));
    Drawing drawing = new Drawing(view, List.of(new Shape.Grid()));
    assertFalse(Svg.picture(drawing, "a grid").contains("<path"));
  }
}
