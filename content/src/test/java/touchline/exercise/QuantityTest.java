package touchline.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalDouble;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantityTest {
  @ParameterizedTest
  @CsvSource({
    "2.5, 2.5",
    "'2,5', 2.5",
    "'  -3 m ', -3",
    "\u22121, -1",
    "5/2, 2.5",
    "-1/4 m, -0.25",
    "√4, 2",
    "3√4/2, 3",
    "-√9, -3",
    "1e-3, 0.001"
  })
  void numbersAreReadAsPeopleWriteThem(String typed, double value) {
    assertEquals(OptionalDouble.of(value), Quantity.read(typed, "m"));
  }

  @ParameterizedTest
  @CsvSource({"50 N\u00b7m, 50", "50 Nm, 50", "50Nm, 50", "50, 50"})
  void aProductOfUnitsIsReadWithAndWithoutItsDot(String typed, double value) {
    assertEquals(OptionalDouble.of(value), Quantity.read(typed, "N\u00b7m"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "m", "two", "1/", "/2", "1/0", "0/0", "√", "√-1", "2 3", "1/2/3", "1e9"})
  void whatIsNoNumberIsNone(String typed) {
    assertEquals(OptionalDouble.empty(), Quantity.read(typed, "m"));
  }
}
