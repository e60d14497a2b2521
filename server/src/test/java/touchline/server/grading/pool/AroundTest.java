package touchline.server.grading.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What becomes of bubblewrap after a worker did not start in it. */
class AroundTest {
  private static final Optional<Bubble> WORKS = Optional.of(new Bubble(List.of("env")));
  private static final Optional<Bubble> FORBIDDEN = Optional.of(new Bubble(List.of("false")));

  private final Around around = new Around(Java.running(), Life.LONG);

  @Test
  void oneThatThisMachineForbidsIsNotUsedAgain() throws IOException {
    around.bubble();
    assertTrue(around.isForbidden(FORBIDDEN));
    assertEquals(Optional.empty(), around.bubble());
    assertFalse(around.isThere());
  }

  @Test
  void oneThatWorksIsNotToBlame() throws IOException {
    Optional<Bubble> before = around.bubble();
    assertFalse(around.isForbidden(WORKS));
    assertEquals(before, around.bubble());
  }

  @Test
  void oneInWhichAWorkerGotReadyIsNotTriedAgain() {
    around.works();
    assertFalse(around.isForbidden(FORBIDDEN));
  }

  @Test
  void noneIsNotToBlame() {
    assertFalse(around.isForbidden(Optional.empty()));
  }
}
