package touchline.server.account.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class PasswordsTest {
  private static final String WORDS = "correct horse battery";

  private final Passwords quick = new Passwords(new PasswordCost(8, 1));

  @Test
  void aHashNamesWhatItCostAndTheCostIsWhatOwaspNames() {
    String hash = new Passwords(PasswordCost.OWASP).hash(WORDS);
    assertTrue(hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"), hash);
    assertTrue(quick.fits(WORDS, Optional.of(hash)), "whatever a new hash would cost");
  }

  @Test
  void onlyThePasswordFits() {
    String hash = quick.hash(WORDS);
    assertTrue(quick.fits(WORDS, Optional.of(hash)));
    assertFalse(quick.fits(WORDS + " ", Optional.of(hash)));
    assertFalse(quick.fits(WORDS, Optional.empty()), "nothing is stored");
    assertNotEquals(hash, quick.hash(WORDS), "salted");
  }

  @Test
  void theSameLetterFromAnotherKeyboardFits() {
    assertTrue(
        quick.fits("zwölf Boxkämpfer", Optional.of(quick.hash("zwo\u0308lf Boxka\u0308mpfer"))));
  }

  @Test
  void costIsAtLeastWhatTheHashAllows() {
    IllegalArgumentException problem =
        assertThrows(IllegalArgumentException.class, () -> new PasswordCost(7, 1));
    assertEquals(
        "password cost must be at least 8 KiB and one pass: 7 KiB, 1", problem.getMessage());
    assertThrows(IllegalArgumentException.class, () -> new PasswordCost(8, 0));
  }
}
