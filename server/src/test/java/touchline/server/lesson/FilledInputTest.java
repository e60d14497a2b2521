package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.diagram.Drawing;
import touchline.diagram.View;
import touchline.task.Given;
import touchline.task.GivenValue;

/** The lines of a worked solution take their numbers from the question. */
class FilledInputTest {
  private static final Given GIVEN =
      new Given(
          List.of(
              new GivenValue("p", List.of(3.0, 4.0)),
              new GivenValue("q", List.of(-1.5, 2.0)),
              new GivenValue("one", List.of(1.0, 2.0, 5.0, 6.0), "(1, 2) to (5, 6)"),
              new GivenValue("ball", List.of(1.0, 1.0, 2.0)),
              new GivenValue("none", List.of(0.0), "none"),
              new GivenValue("two", List.of(2.0, 7.0, 8.0, 1.0, 4.0, 4.0, 0.5), "two circles")),
          new Drawing(new View(0, 0, 1, 1), List.of(), Set.of()));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "p: point {p}|p: point 3 4",
        "a: point {one.a}|a: point 1 2",
        "b: point {one.b}|b: point 5 6",
        "v: vector {q - p} from start|v: vector -4.5 -2 from start",
        "circles: circles {ball}, {two}|circles: circles 1 1 2, 7 8 1, 4 4 0.5",
        "circles: circles {ball}, {none}|circles: circles 1 1 2",
        "circles: circles {none}|circles: circles"
      })
  void bracesAreFilled(String line, String filled) {
    assertEquals(filled, new FilledInput(GIVEN).of(line));
  }

  @ParameterizedTest
  @CsvSource({"p,p", "one.b,one", "q - p,q p"})
  void theNamesInBracesAreKnown(String inside, String names) {
    assertEquals(names, String.join(" ", FilledInput.names(inside).orElseThrow()));
  }

  @ParameterizedTest
  @CsvSource({"p.x", "p-q", "1", "p - q - one"})
  void whatElseStandsInBracesIsNotRead(String inside) {
    assertEquals(Optional.empty(), FilledInput.names(inside));
  }
}
