package touchline.client.handle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DecimalTest {
  @ParameterizedTest
  @CsvSource({"3, 3", "-0.5, -0.5", "' 2.25 ', 2.25", "007, 7", "-0, -0.0"})
  void plainDecimalsAreRead(String text, double value) {
    assertEquals(OptionalDouble.of(value), Decimal.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "-",
        ".",
        "1.",
        ".5",
        "+1",
        "1e9",
        "NaN",
        "Infinity",
        "0x1",
        "1,5",
        "1.2.3",
        "--1",
        "1 2",
        "1d",
        "١",
        "123456789012345678901"
      })
  void everythingElseIsNot(String text) {
    assertTrue(Decimal.parse(text).isEmpty());
  }
}
