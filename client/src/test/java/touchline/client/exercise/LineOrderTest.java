package touchline.client.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineOrderTest {
  private static final List<Double> MIDDLES = List.of(10.0, 30.0, 50.0, 70.0);

  @ParameterizedTest
  @CsvSource({
    "1, 30, 1",
    "1, 45, 1",
    "1, 51, 2",
    "1, 71, 3",
    "1, 900, 3",
    "1, 15, 1",
    "1, 9, 0",
    "3, 29, 1",
    "3, 9, 0",
    "0, -5, 0",
    "0, 31, 1",
    "3, 99, 3"
  })
  void lineTakesThePlaceOfTheOneWhoseMiddleIsPassed(int from, double pointer, int to) {
    assertEquals(to, LineOrder.place(MIDDLES, from, pointer));
  }
}
