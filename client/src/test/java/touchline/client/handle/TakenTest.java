package touchline.client.handle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.input.InputNumber;

class TakenTest {
  private static final InputNumber RADIUS = radius(2);

  private static InputNumber radius(double value) {
    return new InputNumber("c.radius", "c", "Radius", value, 0, 10, 0.1, "m");
  }

  @ParameterizedTest
  @CsvSource({
    "3, 3",
    "5/2, 2.5",
    "'2,5', 2.5",
    "√4, 2",
    "2.5 m, 2.5",
    "3√4/2, 3",
    "-√4/-2, 1",
    "1e0, 1"
  })
  void aNumberIsTakenInAnyWayOfWritingIt(String text, double value) {
    Taken taken = Taken.of(RADIUS, text);
    assertEquals(OptionalDouble.of(value), taken.nearest(RADIUS));
    assertEquals("", taken.told(radius(value)));
  }

  @ParameterizedTest
  @CsvSource({
    "two, '“two” is not a number, so Radius is still 2. It goes from 0 to 10 m.'",
    "1/, '“1/” is not a number, so Radius is still 2. It goes from 0 to 10 m.'",
    "'', Radius is still 2."
  })
  void whatIsNoNumberKeepsTheOldOne(String text, String words) {
    Taken taken = Taken.of(RADIUS, text);
    assertEquals(OptionalDouble.empty(), taken.nearest(RADIUS));
    assertEquals(words, taken.told(RADIUS));
  }

  @ParameterizedTest
  @CsvSource({
    "-1, 0, 'Radius goes from 0 to 10 m, so it is now 0.'",
    "1000000, 10, 'Radius goes from 0 to 10 m, so it is now 10.'"
  })
  void whatIsOutOfRangeStopsAtItsEndAndSaysSo(String text, double value, String words) {
    Taken taken = Taken.of(RADIUS, text);
    assertEquals(OptionalDouble.of(value), taken.nearest(RADIUS));
    assertEquals(words, taken.told(radius(value)));
  }

  @Test
  void whatLiesBetweenStepsIsTold() {
    Taken third = Taken.of(RADIUS, "1/3");
    assertEquals("Radius goes in steps of 0.1, so it is now 0.3.", third.told(radius(0.3)));
  }
}
