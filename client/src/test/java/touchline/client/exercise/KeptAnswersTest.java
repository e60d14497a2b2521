package touchline.client.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class KeptAnswersTest {
  private static final String PATH = "/exercises/a/b/panel";

  private final KeptAnswers two =
      KeptAnswers.of("").with(PATH, "key=1&a0=7").with(PATH, "key=2&a0=1%2F3+4");

  @Test
  void aTextBringsThemBackInOrder() {
    KeptAnswers again = KeptAnswers.of(two.text());
    assertEquals(two.lines(), again.lines());
    assertEquals(PATH, KeptAnswers.path(again.lines().get(1)));
    assertEquals("key=2&a0=1%2F3+4", KeptAnswers.fields(again.lines().get(1)));
  }

  @Test
  void theSameFormIsKeptOnce() {
    assertEquals(2, two.with(PATH, "key=1&a0=7").lines().size());
  }

  @Test
  void whatArrivedGoesAndTheOthersStay() {
    assertEquals(List.of(PATH + " key=2&a0=1%2F3+4"), two.without(PATH, "key=1&a0=7").lines());
    assertEquals(two.lines(), two.without(PATH, "key=3").lines());
  }
}
