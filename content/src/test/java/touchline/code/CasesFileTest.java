package touchline.code;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.code.CasesFile.Fault;
import touchline.topic.Topics;

class CasesFileTest {
  private static CasesFile file(String lesson, String text) {
    return CasesFile.of(Topics.method(lesson + "/write-it").orElseThrow(), text);
  }

  @Test
  void everyParameterHasItsName() {
    CasesFile file =
        file(
            "safe-pass",
            """
            # Nobody.
            a = (0, 0), b = (8, 0), opponents = []

            a = (-1, 0.5), b = (8, 0), opponents = [(4, 3) radius 2, (5, 4) radius 3]
            """);
    assertEquals(List.of(), file.faults());
    assertEquals(2, file.inputs().size());
    assertArrayEquals(new double[] {0, 0, 8, 0, 0}, file.inputs().get(0));
    assertArrayEquals(new double[] {-1, 0.5, 8, 0, 2, 4, 3, 2, 5, 4, 3}, file.inputs().get(1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "v = (1, 2), w = 3 | 2 | a case must read v = (X, Y), w = (X, Y), but w is “3”: v = (1, 2),"
            + " w = 3",
        "w = (1, 2), v = (3, 4) | 2 | a case must read v = (X, Y), w = (X, Y), but not each stands"
            + " there once, in this order: w = (1, 2), v = (3, 4)",
        "v = (1, 2), w = (1e3, 4) | 2 | a case must read v = (X, Y), w = (X, Y), but w is “(1e3,"
            + " 4)”: v = (1, 2), w = (1e3, 4)",
        "v = (5, 5), w = (1, 0) | 2 | a case must be given once: v = (5, 5), w = (1, 0)",
      })
  void aBrokenRuleIsNamedWithItsLine(String line, int number, String rule) {
    CasesFile file = file("vectors", "v = (5, 5), w = (1, 0)\n" + line + "\n");
    assertEquals(List.of(new Fault(number, rule)), file.faults());
    assertEquals(1, file.inputs().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "iner = (0, 0) radius 1, outer = (1, 1) radius 3 | iner is no parameter of the method",
        "inner = (0, 0) radius 1 | outer is missing",
        "inner (0, 0) radius 1, outer = (1, 1) radius 3 | inner is missing",
        "A circle in another: | it names no parameter; a comment begins with #",
        "inner = (0, 0) r 1, outer = (1, 1) radius 3 | inner is “(0, 0) r 1”",
        "inner = (0, 0 radius 1, outer = (1, 1) radius 3 | inner is “(0, 0 radius 1”",
        "inner = (0, 5, 0) radius 1, outer = (1, 1) radius 3 | inner is “(0, 5, 0) radius 1”",
        "inner = (0, 0) radius 1, outer = (1, 1) radius 3 -> true | outer is “(1, 1) radius 3 ->"
            + " true”",
        "inner = (0, 0) radius 1 outer = (1, 1) radius 3 | a comma stands between two parameters,"
            + " and nowhere else",
        "inner = (0, 0) radius 1, inner = (0, 0) radius 1, outer = (1, 1) radius 3 | not each"
            + " stands there once, in this order",
        "inner = (0, 0) radius -1, outer = (1, 1) radius 3 | inner is “(0, 0) radius -1”, and a"
            + " radius is not below zero",
      })
  void whatIsWrongWithALineIsNamed(String line, String cause) {
    Declaration method = Declaration.of("boolean within(Circle inner, Circle outer)");
    String form = "inner = (X, Y) radius R, outer = (X, Y) radius R";
    String rule = "a case must read " + form + ", but " + cause + ": " + line;
    assertEquals(List.of(new Fault(1, rule)), CasesFile.of(method, line).faults());
  }

  @Test
  void theNumbersMakeACase() {
    String line = "a = (0, 0), b = (4, 0), center = (1, 2), radius = -1";
    List<Fault> faults = file("overlap", line).faults();
    assertEquals(
        List.of(
            new Fault(
                1,
                "the numbers must make a case, but radius must be finite and >= 0: -1.0: " + line)),
        faults);
  }

  @Test
  void thereIsACase() {
    List<Fault> none = List.of(new Fault(1, "there must be a case that everybody sees"));
    assertEquals(none, file("overlap", "# later\n").faults());
  }
}
