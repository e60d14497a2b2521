package touchline.client.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.trace.Call;
import touchline.trace.Step;
import touchline.trace.Trace;

/** A loop over lines 2 and 3 that ran three times, and other runs of the same method. */
class PlaceTest {
  private static final Trace LOOP = lines(0, 1, 2, 3, 2, 3, 2, 3, 4);

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "4, 4", "7, 7", "8, 8", "99, 8"})
  void aPlaceIsFoundAgainInTheSameRun(int step, int expected) {
    assertEquals(expected, Place.of(step, LOOP).in(LOOP));
  }

  @ParameterizedTest
  @CsvSource({
    "4, 5", // the second time at line 2, one step later when line 3 is followed by line 9
    "6, 8", // the third time
    "8, 11", // the end stays the end
    "1, 1"
  })
  void theSameTimeAtTheSameLineIsTheSamePlace(int step, int expected) {
    assertEquals(expected, Place.of(step, LOOP).in(lines(0, 1, 2, 3, 9, 2, 3, 9, 2, 3, 9, 4)));
  }

  @ParameterizedTest
  @CsvSource({"4, 4", "6, 4"})
  void whereTheLineRanLessOftenTheNumberOfTheStepDecides(int step, int expected) {
    assertEquals(expected, Place.of(step, LOOP).in(lines(0, 1, 2, 3, 4)));
  }

  private static Trace lines(int... numbers) {
    List<Step> steps = new ArrayList<>();
    for (int number : numbers) {
      steps.add(new Step(number, new Call("Sample", 1, 0), List.of()));
    }
    return new Trace(steps);
  }
}
