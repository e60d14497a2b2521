package touchline.server.lti.pick;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Platforms take a maximum that is whole, from 1 to 100. */
class PickedItemTest {
  @ParameterizedTest
  @CsvSource({"1, 1", "4, 4", "100, 100", "0.5, 100", "2.5, 100", "101, 100", "1e300, 100"})
  void maximumIsWholeWhateverAnAssignmentIsWorth(double points, int maximum) {
    assertEquals(maximum, PickedItem.whole(points));
  }
}
