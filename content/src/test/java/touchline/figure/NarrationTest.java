package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class NarrationTest {
  private final Narration narration = new Narration(Map.of("gap", 1.5));

  @Test
  void aUnitStaysOnTheLineOfItsNumber() {
    String text = "The *gap* is {gap} m, and more than 1 m long.";
    assertEquals(
        "The <var class=\"v-gap\">gap</var> is <span class=\"v-gap\">1.5</span>\u00a0m, and more"
            + " than 1\u00a0m long.",
        narration.html(text));
    assertEquals("The gap is 1.5 m, and more than 1 m long.", narration.plain(text));
  }
}
