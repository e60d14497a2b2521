package touchline.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberTextTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, 0",
    "1, 1",
    "-2.5, -2.5",
    "6.708203932499369, 6.708",
    "3.5999999999999996, 3.6",
    "0.0005, 0.001",
    "0.00049, 4.9e-4",
    "-0.000123, -1.23e-4",
    "999999999999, 999999999999",
    "1e12, 1e12",
    "99999999999999999999, 1e20",
    "1e23, 1e23",
    "9.9996e15, 1e16",
    "9.9994e15, 9.999e15",
    "9.9996e-5, 1e-4",
    "9.9994e-5, 9.999e-5",
    "1.7976931348623157e308, 1.798e308",
    "4.9e-324, 4.941e-324",
    "1.05, 1.05",
    "10.05, 10.05",
    "NaN, not a number",
    "Infinity, infinity",
    "-Infinity, -infinity",
  })
  void aNumberHasAtMostThreeDecimals(double value, String text) {
    assertEquals(text, NumberText.of(value));
  }
}
