package touchline.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class CoordinateTest {
  @ParameterizedTest
  @CsvFileSource(resources = "/cases/coordinate.csv", numLinesToSkip = 1)
  void aDecimalNumberIsRead(String typed, @Nullable Double value) {
    OptionalDouble expected =
        value == null ? OptionalDouble.empty() : OptionalDouble.of(value.doubleValue());
    assertEquals(expected, Coordinate.parse(typed));
  }

  @Test
  void aNumberBeyondAllPicturesIsStillADecimal() {
    assertTrue(Coordinate.isDecimal("1e999"));
    assertFalse(Coordinate.isDecimal("one"));
  }
}
