package touchline.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import touchline.topic.Measurements;

class MeasurementsTest {
  @Test
  void namesAreUnique() {
    long names = Measurements.all().stream().map(Measurement::name).distinct().count();
    assertEquals(Measurements.all().size(), names);
  }

  /** Known from Carvalhaes and Suppes, and from small swings. */
  @Test
  void theSwingIsAsLongAsInTheLiterature() {
    assertEquals("2.006", Measurements.named("swing-of-one-metre").orElseThrow().value());
    assertEquals("1.18", Measurements.named("swing-from-level").orElseThrow().value());
    assertEquals("1.53", Measurements.named("swing-from-high").orElseThrow().value());
  }

  @Test
  void aValueHasTheDigitsThatAreAskedFor() {
    assertEquals("0.50", new Measurement("half", 2, () -> 0.5).value());
    assertEquals("33", new Measurement("runs", 0, () -> 33).value());
  }

  @Test
  void aNameIsWordsWithHyphens() {
    assertThrows(IllegalArgumentException.class, () -> new Measurement("A b", 0, () -> 1));
  }
}
