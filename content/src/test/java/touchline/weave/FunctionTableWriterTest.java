package touchline.weave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.Method;

/** What the build refuses; what it makes is tested where figures use it. */
class FunctionTableWriterTest {
  private static final Type OWNER = Type.getObjectType("touchline/traced/taught/Disk");

  private static TaughtMethod area(String inputs) {
    Method signature = Method.getMethod("double area(touchline.geometry.Circle, double)");
    return new TaughtMethod("Disk#area", OWNER, signature, List.of("disk", "width"), inputs);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "circle disk | must give double width: circle disk",
        "circle circle, number width | must give touchline.geometry.Circle disk: circle circle,"
            + " number width",
        "point disk, number width | must give touchline.geometry.Circle disk: point disk, number"
            + " width",
        "disk disk, number width | must have known kinds: disk",
      })
  void aParameterIsGivenTheInputOfItsNameAndType(String inputs, String rule) {
    Exception refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> FunctionTableWriter.of(List.of(area(inputs)), Set.of()));
    assertEquals("FigureInputs of Disk#area " + rule, refused.getMessage());
  }

  @Test
  void overloadsHaveTagsOfTheirOwn() {
    TaughtMethod area = area("circle disk, number width > 0");
    FunctionTableWriter.of(List.of(area), Set.of());
    Exception refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> FunctionTableWriter.of(List.of(area, area), Set.of()));
    assertEquals("tag must be of one method only: Disk#area", refused.getMessage());
  }

  @Test
  void aSegmentTakesPointsThatNoParameterIsNamedAfter() {
    String segment = "touchline.geometry.Segment";
    Method signature = Method.getMethod("double gap(" + segment + ", touchline.geometry.Vec2)");
    List<String> parameters = List.of("segment", "p");
    String inputs = "point p, point a";
    TaughtMethod gap = new TaughtMethod("Disk#gap", OWNER, signature, parameters, inputs);
    Exception refused =
        assertThrows(
            IllegalArgumentException.class, () -> FunctionTableWriter.of(List.of(gap), Set.of()));
    assertEquals(
        "FigureInputs of Disk#gap must give " + segment + " segment: point p, point a",
        refused.getMessage());
  }
}
