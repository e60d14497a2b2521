package touchline.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class TypedTest {
  private static final Field NUMBER = Field.number("n", "m");
  private static final Field POINT = Field.point("p");

  /** A text, how decimals are written, the numbers, and what is said. */
  @ParameterizedTest
  @CsvFileSource(resources = "/cases/typed.csv", numLinesToSkip = 1, delimiter = '|')
  void whatPeopleTypeIsRead(String typed, DecimalMark mark, String form, String read, String said) {
    Field field = form.equals("point") ? POINT : NUMBER;
    Reading result = TypedAnswer.read(field, typed, mark);
    if (read == null) {
      assertEquals(said, assertInstanceOf(Reading.NotUnderstood.class, result).message());
      return;
    }
    String[] numbers = read.split(" ");
    Reading.Understood known = assertInstanceOf(Reading.Understood.class, result, typed);
    assertEquals(Double.parseDouble(numbers[0]), known.x(), typed);
    assertEquals(numbers.length > 1 ? Double.parseDouble(numbers[1]) : 0, known.y(), typed);
    assertEquals(said, known.shown());
  }

  @Test
  void decimalsOfUpToFifteenDigitsAreRoundedCorrectly() {
    Random random = new Random(20_261_121);
    for (int i = 0; i < 200_000; i++) {
      long digits = (long) (random.nextDouble() * Math.pow(10, 1 + random.nextInt(15)));
      int decimals = random.nextInt(20);
      String text = digits + "e-" + decimals;
      double expected = Double.parseDouble(text);
      if (expected <= TypedAnswer.LARGEST) {
        Reading.Understood read =
            assertInstanceOf(
                Reading.Understood.class, TypedAnswer.read(NUMBER, text, DecimalMark.POINT), text);
        assertEquals(expected, read.x(), text);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "N·m, 3 Nm",
    "N·m, 3 N·m",
    "N·m, 3 N m",
    "m², 3 m2",
    "m², 3m^2",
    "s, 3 sec",
    "rad, 3 rad"
  })
  void theUnitMayBeSpelledInItsUsualWays(String unit, String typed) {
    Reading read = TypedAnswer.read(Field.number("n", unit), typed, DecimalMark.POINT);
    assertEquals(3, assertInstanceOf(Reading.Understood.class, read, typed).x());
  }

  @ParameterizedTest
  @CsvSource({"m, 3 mm", "m, 3 m2", "'', 3 m", "s, 3 m", "N·m, 3 N"})
  void anotherUnitIsRefused(String unit, String typed) {
    Reading read = TypedAnswer.read(Field.number("n", unit), typed, DecimalMark.POINT);
    assertInstanceOf(Reading.NotUnderstood.class, read, typed);
  }

  @Test
  void blanksAreNoAnswer() {
    assertEquals(new Reading.Blank(), TypedAnswer.read(NUMBER, " \t ", DecimalMark.POINT));
  }

  @Test
  void aChoiceIsTheIndexOfAnOption() {
    Field field = Field.choice("side", List.of("left", "right"));
    assertInstanceOf(Reading.Understood.class, TypedAnswer.read(field, "1", DecimalMark.POINT));
    assertInstanceOf(Reading.NotUnderstood.class, TypedAnswer.read(field, "2", DecimalMark.POINT));
    assertInstanceOf(
        Reading.NotUnderstood.class, TypedAnswer.read(field, "left", DecimalMark.POINT));
  }
}
