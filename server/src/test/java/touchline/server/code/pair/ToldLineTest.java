package touchline.server.code.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ToldLineTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          double t = 1;                    | double t = 1;
          if (n == 0) return a;            | if (n == 0)
          if (f(a, b) < g(c)) return h(d); | if (f(a, b) < g(c))
          } else if (t > 1) {              | if (t > 1)
          while (lo < hi) {                | while (lo < hi)
          for (int i = 0; i < n; i++) {    | while (i < n)
          for (Circle o : opponents) {     | for (Circle o : opponents) {
          if (x                            | if (x)
          iffy(1);                         | iffy(1);
          """)
  void conditionIsFoundWhereverItStands(String line, String told) {
    assertEquals(told, ToldLine.of(line));
  }
}
