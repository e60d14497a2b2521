package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a hint says, as HTML. */
class HintTest {
  private static String html(String text) {
    return new Hint(0, text).html();
  }

  @Test
  void namesAndCodeAreSetApart() {
    assertEquals(
        "From <em>a</em> to <em>the other</em>, <code>p</code> counts.",
        html("From *a* to *the other*, `p` counts."));
  }

  @Test
  void allElseIsText() {
    assertEquals("2 * 3 * 4 &lt; 25", html("2 * 3 * 4 < 25"));
    assertEquals("<code>&lt;b&gt;</code>", html("`<b>`"));
  }

  @Test
  void noMarkOfLessonsIsLeft() {
    List<String> marked =
        Lessons.load().exercises().stream()
            .flatMap(exercise -> exercise.terms().hints().stream())
            .map(Hint::html)
            .filter(html -> html.matches(".*(\\*\\S|`).*"))
            .toList();
    assertEquals(List.of(), marked);
  }
}
