package touchline.server.health;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.server.health.Readiness.Part;

class ReadinessTest {
  @Test
  void partThatCannotWorkIsNamed() {
    Readiness readiness =
        new Readiness(
            List.of(
                new Part("database", () -> true, "does not answer"),
                new Part("disk", () -> false, "is nearly full")));
    assertEquals(Map.of("database", "ok", "disk", "is nearly full"), readiness.states());
    assertFalse(Readiness.isReady(readiness.states()));
  }

  @Test
  void partThatThrowsCannotWork() {
    Part broken =
        new Part(
            "database",
            () -> {
              throw new IllegalStateException("gone");
            },
            "does not answer");
    assertEquals(Map.of("database", "does not answer"), new Readiness(List.of(broken)).states());
  }

  @Test
  void siteThatStopsIsNotReady() {
    Readiness readiness = new Readiness(List.of());
    assertTrue(Readiness.isReady(readiness.states()));
    readiness.stop();
    assertFalse(Readiness.isReady(readiness.states()));
  }
}
