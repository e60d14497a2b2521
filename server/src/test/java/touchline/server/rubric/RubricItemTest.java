package touchline.server.rubric;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What items make of points, and how they are read. */
class RubricItemTest {
  @ParameterizedTest
  @CsvSource({
    "4, 1.5, 8, 5.5",
    "4, -1.5, 8, 2.5",
    "4, -20, 8, 0",
    "4, 20, 8, 8",
    "4, 0, 8, 4",
    "0, -1, 8, 0"
  })
  void pointsStayBetweenNoneAndFullMarks(double program, double items, double worth, double sum) {
    assertEquals(sum, RubricItem.points(program, items, worth));
  }

  @ParameterizedTest
  @CsvSource({"1, +1", "-0.5, −0.5", "0, 0", "-0.0, 0", "12.25, +12.25", "100, +100"})
  void pointsAreReadWithTheirSign(double points, String signed) {
    assertEquals(signed, new RubricItem(1, "a/b", points, "words").signed());
  }
}
