package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SweepTest {
  private static final String LIST = "sweep.of-this-test";

  private @Nullable String before;

  @BeforeEach
  void forget() {
    before = System.clearProperty("sweep");
  }

  @AfterEach
  void remember() {
    System.clearProperty(LIST);
    System.clearProperty("sweep");
    if (before != null) {
      System.setProperty("sweep", before);
    }
  }

  @Test
  void byItselfAPartIsTaken() {
    assertEquals(4, Sweep.every(LIST, 4));
    assertFalse(Sweep.isWhole(LIST));
  }

  @Test
  void oneOptionTakesEverything() {
    System.setProperty("sweep", "all");
    assertEquals(1, Sweep.every(LIST, 4));
    assertTrue(Sweep.isWhole(LIST));
  }

  @Test
  void theOptionOfAListSaysItForThisOneAlone() {
    System.setProperty(LIST, "2");
    assertEquals(2, Sweep.every(LIST, 4));
    System.setProperty("sweep", "all");
    assertEquals(2, Sweep.every(LIST, 4));
    System.clearProperty("sweep");
    System.setProperty(LIST, "all");
    assertTrue(Sweep.isWhole(LIST));
  }
}
