package touchline.client.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SetsTest {
  private final Sets sets = new Sets();

  SetsTest() {
    sets.add("a\t(0, 0)\nb\t(4, 0)");
    sets.add("");
    sets.add("d\t(4, 0)");
    sets.add("d\t(5, 0)\nreturn\t3");
  }

  @Test
  void variablesKeepTheirOrderAndTheirLatestValue() {
    assertEquals(
        List.of(
            new Sets.Row("a", "(0, 0)", false),
            new Sets.Row("b", "(4, 0)", false),
            new Sets.Row("d", "(5, 0)", true),
            new Sets.Row("return", "3", true)),
        sets.after(3));
    assertEquals(2, sets.after(1).size());
    assertEquals(3, sets.last());
  }

  @Test
  void laterIsWhatHasNoValueYet() {
    assertEquals(List.of("return"), sets.later(2));
    assertEquals(List.of(), sets.later(3));
    assertEquals(List.of("d", "d", "return"), sets.later(0));
  }
}
